"""A list of all settings for docs/hosting.md and `tzolkin serve --settings`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pydantic.fields import FieldInfo

from .settings import Settings
from .settings_errors import all_settings, option_name, variable_name

COMPUTED_DEFAULTS = {
    "database": "a file in the user's data folder",
    "bot_processes": "one for each core",
}


class SettingEntry(NamedTuple):
    """A setting as Markdown texts."""

    name: str
    option: str
    variable: str
    default: str
    meaning: str


def setting_entries() -> Iterator[SettingEntry]:
    for name, field in all_settings(Settings):
        default, meaning = _default_text(name, field), str(field.description)
        yield SettingEntry(name, option_name(name), variable_name(name), default, meaning)


def _default_text(name: str, field: FieldInfo) -> str:
    if field.default_factory is not None:
        return COMPUTED_DEFAULTS[name]
    if field.default in (None, ()):
        return "none"
    return f"`{str(field.default).lower()}`"
