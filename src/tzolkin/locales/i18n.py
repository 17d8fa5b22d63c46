"""The words for people, from the same catalogues as those of the page.

Commands that speak to players choose a language once; Fluent is loaded with the first word.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from tzolkin.cli.errors import Problem

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
USUAL = "en"
SURROUNDINGS = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
FIRST_MARK = 0xE000  # characters for private use: nobody's name holds them
MARKS = re.compile(r"([\ue000-\ue0ff])")

_chosen = USUAL


def languages() -> list[str]:
    return sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


def speak(wanted: str | None) -> None:
    """Choose the language: the wanted one, that of the surroundings, or English."""
    global _chosen  # a process speaks one language
    if wanted is not None and wanted not in languages():
        raise Problem(f"--language is one of {', '.join(languages())}, not {wanted}")
    _chosen = wanted or _of_surroundings()


def _of_surroundings() -> str:
    """`pl` of `pl_PL.UTF-8`; the first variable that is set counts, as everywhere."""
    named = next((value for name in SURROUNDINGS if (value := os.environ.get(name))), USUAL)
    codes = [re.split(r"[_.@]", one)[0] for one in named.split(":")]
    return next((code for code in codes if code in languages()), USUAL)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(key: str) -> bool:
    return _bundle(_chosen).has_message(key)


def t(key: str, **params: str | float) -> str:
    """The words for a key; whole numbers bring the right plural."""
    bundle = _bundle(_chosen)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"{key} has no words")
    return str(bundle.format_pattern(pattern, params)[0])


def phrase(key: str, **params: Text | str | float) -> Text:
    """The same with coloured parts in it."""
    coloured = {name: part for name, part in params.items() if isinstance(part, Text)}
    marks = {name: chr(FIRST_MARK + number) for number, name in enumerate(coloured)}
    plain = {name: part for name, part in params.items() if not isinstance(part, Text)}
    parts = {marks[name]: part for name, part in coloured.items()}
    pieces = MARKS.split(t(key, **plain, **marks))
    return Text.assemble(*(parts.get(piece, piece) for piece in pieces))


def sentence(text: str) -> str:
    """Words that stand alone: with a capital, and a full stop where nothing else ends them."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
