"""Settings that are wrong: one sentence says which, what would be right, and where it stands."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, SecretStr
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from tzolkin.game.validation import short_repr

PREFIX = "TZOLKIN_"
OF_OTHERS = {f"{PREFIX}{name}" for name in ("COMPILE", "LINES", "PAGE", "PURE", "SERVER")}


class BadSetting(ValueError):  # noqa: N818 (as in IllegalActionError)
    """A setting that is unknown or has a wrong value."""


def all_settings(model: type[BaseModel], above: str = "") -> Iterator[tuple[str, FieldInfo]]:
    """Every setting with its name, `port` or `limits.body_bytes`, in order."""
    for name, field in model.model_fields.items():
        if isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel):
            yield from all_settings(field.annotation, f"{above}{name}.")
        else:
            yield above + name, field


def option(name: str) -> str:
    return "--" + name.replace(".", "-").replace("_", "-")


def variable(name: str) -> str:
    return PREFIX + name.replace(".", "_").upper()


def right(field: FieldInfo) -> str:
    """What a setting takes, in words."""
    extra = field.json_schema_extra
    assert isinstance(extra, dict)  # noqa: S101 (every setting has it; a test reads them all)
    return str(extra["right"])


def check_variables(model: type[BaseModel]) -> None:
    """BadSetting if one looks like a setting and is none. Those of tables are checked with them."""
    fields = dict(all_settings(model))
    known = {variable(name) for name in (*fields, *model.model_fields)} | OF_OTHERS
    tables = tuple(f"{variable(name)}_" for name in model.model_fields if name not in fields)
    for each, value in os.environ.items():
        name = each.upper()
        if value and name.startswith(PREFIX) and name not in known and not name.startswith(tables):
            meant = name.removeprefix(PREFIX).lower()
            raise BadSetting(f"{meant} is no setting{_nearest(meant, fields)} (variable {each})")


def explain(
    error: ErrorDetails, model: type[BaseModel], options: Mapping[str, Any], file: Path | None
) -> BadSetting:
    fields = dict(all_settings(model))
    name = _name(error["loc"], fields)
    where = _where(name, options, file)
    if error["type"] == "extra_forbidden":
        return BadSetting(f"{name} is no setting{_nearest(name, fields)} ({where})")
    if name not in fields:
        return BadSetting(f"{name} must be a table, not {short_repr(error['input'])} ({where})")
    return BadSetting(f"{name} must be {right(fields[name])}, {_instead(error, fields)} ({where})")


def _name(location: tuple[int | str, ...], known: Iterable[str]) -> str:
    """The setting, without the place in its list."""
    *above, last = map(str, location)
    name = ".".join((*above, last))
    return name if name in known or not above or above[0] not in known else above[0]


def _instead(error: ErrorDetails, fields: Mapping[str, FieldInfo]) -> str:
    """What was given; not repeated where it is secret."""
    if error["input"] is None:
        return "but there is none"
    if _is_secret(fields[_name(error["loc"], fields)]):
        return "not what was given"
    return f"not {short_repr(error['input'])}"


def _is_secret(field: FieldInfo) -> bool:
    return SecretStr in (field.annotation, *get_args(field.annotation))


def _where(name: str, options: Mapping[str, Any], file: Path | None) -> str:
    """Looked up in the order in which they count."""
    if _has(options, name.split(".")):
        return f"option {option(name)}"
    if any(each.upper() == variable(name) and os.environ[each] for each in os.environ):
        return f"variable {variable(name)}"
    return f"file {file}" if file else "not set"


def _has(values: Any, path: list[str]) -> bool:
    for part in path:
        if not isinstance(values, Mapping) or part not in values:
            return False
        values = values[part]
    return True


def _nearest(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"; {near[0]} is" if near else ""
