"""Messages between a game and a bot in another process: a JSON object on a line.

docs/protocol.md describes them for people who write bots.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

from tzolkin.game.validation import short_repr

PROTOCOL = 1
LONGEST_LINE = 65_536
CHUNK = 65_536

Message = dict[str, Any]


def encoded(message: Message) -> bytes:
    """A line of ASCII, so that it reads the same in every encoding."""
    return json.dumps(message).encode() + b"\n"


def decoded(line: bytes) -> Message:
    """The message on a line; ValueError says what else there is: "a line that ..."."""
    if len(line) > LONGEST_LINE:
        raise ValueError(f"a line of more than {LONGEST_LINE} bytes")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise ValueError(f"a line that is not JSON: {short_repr(_readable(line))}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        told = f"an object with a `type`: {short_repr(_readable(line))}"
        raise ValueError(f"a line that is not {told}")
    return message


def _readable(line: bytes) -> str:
    return line[:LONGEST_LINE].decode(errors="backslashreplace").strip()


def write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def lines(file: int) -> Iterator[bytes]:
    """Lines as they come; one that is too long is cut, and is the last."""
    rest = b""
    while chunk := os.read(file, CHUNK):
        *whole, rest = (rest + chunk).split(b"\n")
        yield from whole
        if len(rest) > LONGEST_LINE:
            break
    if rest:
        yield rest
