"""Check the catalogues of words: `python -m build_support.words`.

Every language has the words of the English one, with the same placeholders and its own plurals;
every key that the page or the terminal uses has words, and no other key has.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from .word_uses import Uses, uses_of_page, uses_of_server, uses_of_terminal

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "src" / "tzolkin" / "locales"
USUAL = "en"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
WITHOUT_PLURALS = {"hu"}  # its nouns stay as they are after numbers

Complaints = Iterator[str]


@dataclass(frozen=True, slots=True)
class Message:
    """What a translation has in common with the original."""

    placeholders: frozenset[str]
    selections: tuple[frozenset[str], ...]  # the variants of each choice by a number

    @property
    def counts(self) -> bool:
        """Does it choose between singular and plural?"""
        return any(len(variants & CATEGORIES) > 1 for variants in self.selections)


Catalogue = Mapping[str, Message]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.selections: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.placeholders.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append(frozenset(_name_of(variant) for variant in node.variants))
        self.generic_visit(node)


def _name_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def read(folder: Path) -> tuple[dict[str, Message], list[str]]:
    """The messages of a language, and what is wrong with its files."""
    found: dict[str, Message] = {}
    wrong: list[str] = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            where = f"{folder.name}/{file.name}"
            if isinstance(entry, ast.Junk):
                wrong.append(f"{where}: cannot be read: {(entry.content or '').splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    wrong.append(f"{where}: {entry.id.name} is there twice")
                found[entry.id.name] = _message(entry)
    return found, wrong


def _message(entry: ast.Message) -> Message:
    reader = _Reader()
    reader.visit(entry)
    return Message(frozenset(reader.placeholders), tuple(reader.selections))


def plurals_of(language: str) -> set[str]:
    """The plural categories of a language, as CLDR has them."""
    return {*Locale.parse(language).plural_form.tags, "other"}


def against_original(language: str, original: Catalogue, catalogue: Catalogue) -> Complaints:
    for key in original.keys() - catalogue.keys():
        yield f"{language}: {key} is missing"
    for key in catalogue.keys() - original.keys():
        yield f"{language}: {key} is not in {USUAL}"
    for key in original.keys() & catalogue.keys():
        wanted, given = original[key], catalogue[key]
        if wanted.placeholders != given.placeholders:
            names = sorted(wanted.placeholders ^ given.placeholders)
            yield f"{language}: {key} differs in the placeholders {', '.join(names)}"
        if wanted.counts and not given.counts and language not in WITHOUT_PLURALS:
            yield f"{language}: {key} needs plurals"


def against_plurals(language: str, catalogue: Catalogue) -> Complaints:
    """A choice by plurals has all of the language; one by figures alone has only `other`."""
    needed = plurals_of(language)
    for key, message in catalogue.items():
        for variants in message.selections:
            given = variants & CATEGORIES
            if given != {"other"} and given != needed:
                yield f"{language}: {key} has the plurals {_listed(given)}, not {_listed(needed)}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def against_uses(original: Catalogue, uses: Uses) -> Complaints:
    for key in uses.needed - original.keys():
        yield f"{USUAL}: {key} is used, and has no words"
    for key in original.keys() - uses.possible:
        yield f"{USUAL}: {key} is not used"
    for template in uses.undeclared:
        yield f"{template} is not declared in build_support/word_families.py"
    for template in uses.idle:
        yield f"{template} is declared in build_support/word_families.py, and not used"


def complaints(words: Path = WORDS, uses: Uses | None = None) -> list[str]:
    """Everything that is wrong, sorted."""
    original, found = read(words / USUAL)
    found += against_plurals(USUAL, original)
    found += against_uses(original, uses or uses_of_page() | uses_of_terminal() | uses_of_server())
    for folder in sorted(words.iterdir()):
        if not folder.is_dir() or folder.name == USUAL:
            continue
        catalogue, wrong = read(folder)
        found += wrong
        found += against_original(folder.name, original, catalogue)
        found += against_plurals(folder.name, catalogue)
    return sorted(found)


if __name__ == "__main__":
    wrong = complaints()
    sys.stderr.writelines(f"words: {each}\n" for each in wrong)
    sys.exit(1 if wrong else 0)
