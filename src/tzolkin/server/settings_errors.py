"""Error messages for wrong settings, with their name, the expected value and their source."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, SecretStr
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from tzolkin.game.value_checks import short_repr

ENV_PREFIX = "TZOLKIN_"
OTHER_VARIABLES = {f"{ENV_PREFIX}{name}" for name in ("COMPILE", "LINES", "PAGE", "PURE", "SERVER")}


class BadSettingError(ValueError):
    """A setting is unknown or has a wrong value; the message is for the host."""


def all_settings(model: type[BaseModel], prefix: str = "") -> Iterator[tuple[str, FieldInfo]]:
    """Yield every setting with its name, such as `port` or `limits.body_bytes`."""
    for name, field in model.model_fields.items():
        if isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel):
            yield from all_settings(field.annotation, f"{prefix}{name}.")
        else:
            yield prefix + name, field


def option_name(name: str) -> str:
    return "--" + name.replace(".", "-").replace("_", "-")


def variable_name(name: str) -> str:
    return ENV_PREFIX + name.replace(".", "_").upper()


def expected_value(field: FieldInfo) -> str:
    """Describe the values that a setting takes."""
    extra = field.json_schema_extra
    assert isinstance(extra, dict)  # noqa: S101 (a test reads all settings)
    return str(extra["expected"])


def check_variables(model: type[BaseModel]) -> None:
    """Raise BadSettingError for an environment variable with our prefix that is not a setting.

    Variables of sections are checked with their section.
    """
    fields = dict(all_settings(model))
    known = {variable_name(name) for name in (*fields, *model.model_fields)} | OTHER_VARIABLES
    sections = tuple(f"{variable_name(name)}_" for name in model.model_fields if name not in fields)
    for variable, value in os.environ.items():
        name = variable.upper()
        if not value or not name.startswith(ENV_PREFIX) or name in known:
            continue
        if not name.startswith(sections):
            setting = name.removeprefix(ENV_PREFIX).lower()
            suggestion = _suggestion(setting, fields)
            raise BadSettingError(f"{setting} is no setting{suggestion} (variable {variable})")


def explain_error(
    error: ErrorDetails, model: type[BaseModel], options: Mapping[str, Any], file: Path | None
) -> BadSettingError:
    """Turn an error of pydantic into one that names the setting and its source."""
    fields = dict(all_settings(model))
    name = _setting_name(error["loc"], fields)
    source = _source_of(name, options, file)
    if error["type"] == "extra_forbidden":
        return BadSettingError(f"{name} is no setting{_suggestion(name, fields)} ({source})")
    if name not in fields:
        given = short_repr(error["input"])
        return BadSettingError(f"{name} must be a table, not {given} ({source})")
    expected, given = expected_value(fields[name]), _describe_input(error, fields)
    return BadSettingError(f"{name} must be {expected}, {given} ({source})")


def _setting_name(location: tuple[int | str, ...], known: Iterable[str]) -> str:
    """Return the name of the setting, without the index of an item in its list."""
    *above, last = map(str, location)
    name = ".".join((*above, last))
    return name if name in known or not above or above[0] not in known else above[0]


def _describe_input(error: ErrorDetails, fields: Mapping[str, FieldInfo]) -> str:
    """Describe the wrong value, without repeating a secret one."""
    if error["input"] is None:
        return "but there is none"
    if _is_secret(fields[_setting_name(error["loc"], fields)]):
        return "not what was given"
    return f"not {short_repr(error['input'])}"


def _is_secret(field: FieldInfo) -> bool:
    return SecretStr in (field.annotation, *get_args(field.annotation))


def _source_of(name: str, options: Mapping[str, Any], file: Path | None) -> str:
    """Return where a setting comes from: an option, a variable or the file."""
    if _has(options, name.split(".")):
        return f"option {option_name(name)}"
    if any(each.upper() == variable_name(name) and os.environ[each] for each in os.environ):
        return f"variable {variable_name(name)}"
    return f"file {file}" if file else "not set"


def _has(values: Any, path: list[str]) -> bool:
    for part in path:
        if not isinstance(values, Mapping) or part not in values:
            return False
        values = values[part]
    return True


def _suggestion(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"; {near[0]} is" if near else ""
