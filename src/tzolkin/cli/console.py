"""The terminal: results on stdout, messages on stderr, and the language of both."""

from __future__ import annotations

import json
import sys
import unicodedata
from textwrap import TextWrapper
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from tzolkin.locales import i18n

from .errors import CommandError

LONGEST_NAME = 20


def choose_language(code: str | None) -> None:
    """Speak a language to players from now on; that of the system if none is given."""
    try:
        i18n.choose_language(code)
    except i18n.UnknownLanguageError as error:
        known = ", ".join(i18n.languages())
        raise CommandError(f"--language is one of {known}, not {error.code}") from None


def results() -> Console:
    """Return stdout for people, without escape codes if it is not a terminal."""
    return Console(highlight=False, emoji=False, markup=False)


def messages() -> Console:
    """Return stderr for people."""
    return Console(stderr=True, highlight=False, emoji=False, markup=False, soft_wrap=True)


def print_message(message: str) -> None:
    """Print a message to stderr, without control characters."""
    messages().print(printable(message))


def print_wrapped(console: Console, message: str, style: str = "", indent: str = "") -> None:
    """Print lines that end between words; one longer than a line, such as a path, stays whole."""
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
    """Return `1 game` or `2 games`, for commands that speak English only."""
    return f"{amount} {noun}" if amount == 1 else f"{amount} {noun}s"


def print_json(value: Any) -> None:
    """Print a value to stdout, for programs."""
    sys.stdout.write(json.dumps(value, indent=2) + "\n")


def replace_unencodable() -> None:
    """Replace characters that the terminal cannot show instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def printable(text: str) -> str:
    """Remove control characters, which could play tricks on a terminal."""
    return "".join(character for character in text if _harmless(character))


def _harmless(character: str) -> bool:
    return character == "\n" or unicodedata.category(character)[0] != "C"


def shown_name(name: str) -> str:
    """Shorten a player's name to fit a table; wide characters take two of its cells."""
    clean = " ".join(printable(name).split())
    if cell_len(clean) <= LONGEST_NAME:
        return clean
    return set_cell_size(clean, LONGEST_NAME - 1).rstrip() + "…"
