"""All settings in words, for docs/hosting.md and `tzolkin serve --settings`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pydantic.fields import FieldInfo

from .settings import Settings
from .settings_errors import all_settings, option, variable

MADE = {"database": "a file in the user's data folder", "bot_processes": "one for each core"}


class Entry(NamedTuple):
    """A setting; code in its texts stands in backticks."""

    name: str
    option: str
    variable: str
    default: str
    meaning: str


def entries() -> Iterator[Entry]:
    for name, field in all_settings(Settings):
        default = _default(name, field)
        yield Entry(name, option(name), variable(name), default, str(field.description))


def _default(name: str, field: FieldInfo) -> str:
    if field.default_factory is not None:
        return MADE[name]
    if field.default in (None, ()):
        return "none"
    return f"`{str(field.default).lower()}`"
