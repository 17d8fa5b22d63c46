"""The messages between a game and a bot in another process: JSON objects on lines.

docs/protocol.md describes them for people who write bots.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

from tzolkin.game.value_checks import short_repr

PROTOCOL = 1
LONGEST_LINE = 65_536
CHUNK = 65_536

Message = dict[str, Any]


def encode(message: Message) -> bytes:
    """Return a message as a line of ASCII, which is the same in every encoding."""
    return json.dumps(message).encode() + b"\n"


def decode(line: bytes) -> Message:
    """Return the message on a line; raise ValueError("a line that ...") if there is none."""
    if len(line) > LONGEST_LINE:
        raise ValueError(f"a line of more than {LONGEST_LINE} bytes")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise ValueError(f"a line that is not JSON: {short_repr(_readable(line))}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        expected = f"an object with a `type`: {short_repr(_readable(line))}"
        raise ValueError(f"a line that is not {expected}")
    return message


def _readable(line: bytes) -> str:
    return line[:LONGEST_LINE].decode(errors="backslashreplace").strip()


def write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def read_lines(file: int) -> Iterator[bytes]:
    """Yield lines as they come; one that is too long is cut, and is the last."""
    rest = b""
    while chunk := os.read(file, CHUNK):
        *whole, rest = (rest + chunk).split(b"\n")
        yield from whole
        if len(rest) > LONGEST_LINE:
            break
    if rest:
        yield rest
