"""Where things are printed: results on stdout, messages on stderr."""

from __future__ import annotations

import json
import sys
import unicodedata
from typing import Any

from rich.console import Console

LONGEST_NAME = 20


def results() -> Console:
    """Stdout for people; without escape codes where it is not a terminal."""
    return Console(highlight=False, emoji=False, markup=False)


def messages() -> Console:
    """Stderr for people."""
    return Console(stderr=True, highlight=False, emoji=False, markup=False, soft_wrap=True)


def say(message: str) -> None:
    messages().print(printable(message))


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
    """A player's name, tamed for a table."""
    clean = " ".join(printable(name).split())
    return clean if len(clean) <= LONGEST_NAME else clean[: LONGEST_NAME - 1] + "…"
