"""Where things are printed: results on stdout, messages on stderr."""

from __future__ import annotations

import json
import sys
import unicodedata
from textwrap import TextWrapper
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

LONGEST_NAME = 20


def results() -> Console:
    """Stdout for people; without escape codes where it is not a terminal."""
    return Console(highlight=False, emoji=False, markup=False)


def messages() -> Console:
    """Stderr for people."""
    return Console(stderr=True, highlight=False, emoji=False, markup=False, soft_wrap=True)


def say(message: str) -> None:
    messages().print(printable(message))


def print_wrapped(console: Console, message: str, style: str = "", indent: str = "") -> None:
    """Lines that end between words; what is longer than a line, such as a path, stays whole."""
    wrapper = TextWrapper(
        console.width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    lines = (wrapper.fill(line) for line in printable(message).splitlines())
    console.print(Text("\n".join(lines), style=style), soft_wrap=True)


def counted(amount: int, noun: str) -> str:
    """`1 game`, `2 games`, for commands that speak English only."""
    return f"{amount} {noun}" if amount == 1 else f"{amount} {noun}s"


def print_json(value: Any) -> None:
    """Stdout for programs."""
    sys.stdout.write(json.dumps(value, indent=2) + "\n")


def never_fail_to_encode() -> None:
    """Characters that the terminal cannot show are replaced, not fatal."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def printable(text: str) -> str:
    """A text without control characters, which could play tricks on a terminal."""
    return "".join(character for character in text if _harmless(character))


def _harmless(character: str) -> bool:
    return character == "\n" or unicodedata.category(character)[0] != "C"


def shown_name(name: str) -> str:
    """A player's name, tamed for a table; wide characters take two cells of it."""
    clean = " ".join(printable(name).split())
    if cell_len(clean) <= LONGEST_NAME:
        return clean
    return set_cell_size(clean, LONGEST_NAME - 1).rstrip() + "…"
