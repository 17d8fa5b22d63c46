"""Texts for players in their language, from the same catalogues as those of the page.

A process chooses its language once; Fluent is imported with the first text.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
DEFAULT = "en"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
FIRST_MARK = 0xE000  # characters for private use, which no name contains
MARKS = re.compile(r"([\ue000-\ue0ff])")

_chosen = DEFAULT


class UnknownLanguageError(ValueError):
    """There are no texts in this language."""

    def __init__(self, code: str) -> None:
        super().__init__(f"the language is one of {', '.join(languages())}, not {code}")
        self.code = code


def languages() -> list[str]:
    """Return the codes of the languages."""
    return sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


def choose_language(code: str | None) -> None:
    """Set the language of this process: the given one, that of the environment, or English."""
    global _chosen  # a process speaks one language
    if code is not None and code not in languages():
        raise UnknownLanguageError(code)
    _chosen = code or _language_of_environment()


def _language_of_environment() -> str:
    """Return `pl` for `pl_PL.UTF-8`; as everywhere, the first variable that is set counts."""
    value = next((value for name in VARIABLES if (value := os.environ.get(name))), DEFAULT)
    codes = [re.split(r"[_.@]", one)[0] for one in value.split(":")]
    return next((code for code in codes if code in languages()), DEFAULT)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(key: str) -> bool:
    """Return whether there is a text for a key."""
    return _bundle(_chosen).has_message(key)


def t(key: str, **params: str | float) -> str:
    """Return the text for a key; whole numbers choose the right plural."""
    bundle = _bundle(_chosen)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"{key} has no words")
    return str(bundle.format_pattern(pattern, params)[0])


def phrase(key: str, **params: Text | str | float) -> Text:
    """Return the text for a key with coloured parts in it."""
    coloured = {name: part for name, part in params.items() if isinstance(part, Text)}
    marks = {name: chr(FIRST_MARK + number) for number, name in enumerate(coloured)}
    plain = {name: part for name, part in params.items() if not isinstance(part, Text)}
    parts = {marks[name]: part for name, part in coloured.items()}
    pieces = MARKS.split(t(key, **plain, **marks))
    return Text.assemble(*(parts.get(piece, piece) for piece in pieces))


def sentence(text: str) -> str:
    """Make a text a sentence: with a capital, and a full stop if nothing else ends it."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
