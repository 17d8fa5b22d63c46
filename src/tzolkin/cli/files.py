"""Reading and writing files: errors are clear, sizes limited, and no file is half written."""

from __future__ import annotations

import json
import os
import secrets
import sys
from pathlib import Path
from typing import Any, NoReturn

from tzolkin.game.positions import FORMAT as POSITION_FORMAT
from tzolkin.game.records import FORMAT as RECORD_FORMAT

from .console import printable
from .errors import CommandError

LARGEST_FILE = 20 * 1024 * 1024
STANDARD_INPUT = Path("-")
Document = dict[str, Any]


def shown_path(path: Path) -> str:
    """Return how messages name what is read."""
    return "standard input" if path == STANDARD_INPUT else str(path)


def file_error(path: Path, problem: str) -> CommandError:
    """Return the error that something is wrong with a file that was read."""
    return CommandError(f"{shown_path(path)}: {problem}")


def read_document(path: Path, *formats: str) -> Document:
    """Read a JSON object of one of the formats."""
    document = _parsed(path, _text(path, _bytes(path)))
    if not isinstance(document, dict):
        raise file_error(path, f"holds {_kind(document)}, not an object; {_expected(formats)}")
    _check_format(path, document.get("format"), formats)
    return document


def _bytes(path: Path) -> bytes:
    try:
        data = _first_bytes(path, LARGEST_FILE + 1)
    except FileNotFoundError:
        raise file_error(path, "there is no such file") from None
    except IsADirectoryError:
        raise file_error(path, "is a folder; name a file in it") from None
    except (OSError, ValueError) as error:
        raise file_error(path, f"cannot be read: {_cause(error)}") from None
    if len(data) > LARGEST_FILE:
        raise file_error(
            path,
            f"is larger than {LARGEST_FILE // 2**20} MB, the most that is read; "
            "a record of a whole game has less than 0.1 MB",
        )
    return data


def _first_bytes(path: Path, most: int) -> bytes:
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read(most)
    with path.open("rb") as file:
        return file.read(most)


def _cause(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


def _text(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise file_error(path, "is not a text file (JSON in UTF-8 is expected)") from None


def _parsed(path: Path, text: str) -> Any:
    if not text.strip():
        raise file_error(path, "is empty; a position or a record in JSON is expected")
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        cut = "; it seems to be cut off" if error.pos >= len(text.rstrip()) - 1 else ""
        raise file_error(path, f"is not JSON: {error.msg} ({where}){cut}") from None
    except (ValueError, RecursionError) as error:
        raise file_error(path, f"is not JSON that can be used: {error}") from None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number in JSON")


def _kind(value: object) -> str:
    names = {list: "a list", str: "a text", int: "a number", float: "a number", bool: "a truth"}
    return names.get(type(value), "nothing")


def _check_format(path: Path, found: object, formats: tuple[str, ...]) -> None:
    if found in formats:
        return
    if not isinstance(found, str):
        raise file_error(path, f"has no text 'format'; {_expected(formats)}")
    shown = printable(found[:60])
    family = {name.split("/")[0] for name in formats}
    if found.split("/")[0] in family:
        raise file_error(
            path, f"is of the unknown version {shown!r}; this program reads {' and '.join(formats)}"
        )
    raise file_error(path, f"is of the format {shown!r}; {_expected(formats)}")


def _expected(formats: tuple[str, ...]) -> str:
    kinds = {POSITION_FORMAT: "a position", RECORD_FORMAT: "a record"}
    return "expected is " + " or ".join(f"{kinds[name]} ({name!r})" for name in formats)


def write_document(path: Path, document: Document) -> None:
    """Write a JSON object in one line."""
    write_text(path, json.dumps(document, ensure_ascii=False) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole: a temporary file first, which then takes its place."""
    check_writable(path)
    try:
        _replace(path, text)
    except (OSError, ValueError) as error:
        raise CommandError(f"{path}: cannot be written: {_cause(error)}") from None


def _replace(path: Path, text: str) -> None:
    temporary = path.with_name(f".{path.name[:40]}.{secrets.token_hex(8)}")
    # The name is known before the file exists: no interrupt can leave the file behind.
    try:
        with temporary.open("x", encoding="utf-8", errors="replace") as file:
            file.write(text)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def check_writable(path: Path) -> None:
    """Refuse early a file that could not be written."""
    try:
        if path.is_dir():
            raise CommandError(f"{path}: is a folder; name a file in it")
        if path.exists() and not path.is_file():
            raise CommandError(f"{path}: is a device, not a file that can be written as a whole")
        if not path.parent.is_dir():
            raise CommandError(f"{path}: the folder {path.parent} does not exist")
    except (OSError, ValueError) as error:
        raise CommandError(f"{path}: cannot be written: {_cause(error)}") from None
    if not os.access(path.parent, os.W_OK):
        raise CommandError(f"{path}: the folder {path.parent} cannot be written to")


def check_new(path: Path, otherwise: str = "") -> None:
    """Refuse a file that would be overwritten; `otherwise` names another way out."""
    if path.exists():
        raise CommandError(f"{path}: exists already; choose another name{otherwise}")
