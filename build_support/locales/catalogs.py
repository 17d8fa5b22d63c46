"""The message catalogs, reduced to what translations must have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "src" / "tzolkin" / "locales"
ORIGINAL = "en"
PLURAL_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True, slots=True)
class Message:
    """The placeholders and selectors of a message."""

    placeholders: frozenset[str]
    selectors: tuple[frozenset[str], ...]  # the variant keys of each

    @property
    def has_plurals(self) -> bool:
        return any(len(variants & PLURAL_CATEGORIES) > 1 for variants in self.selectors)


Catalog = Mapping[str, Message]


def languages(folder: Path = FOLDER) -> list[str]:
    """Return the codes of the languages that have a catalog."""
    return sorted({file.parent.name for file in folder.glob("*/*.ftl")})


class _Collector(Visitor):
    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.selectors: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.placeholders.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(frozenset(_variant_key(variant) for variant in node.variants))
        self.generic_visit(node)


def _variant_key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def load_catalog(folder: Path) -> tuple[dict[str, Message], list[str]]:
    """Load the messages of a language, and return them with the problems of its files."""
    catalog: dict[str, Message] = {}
    problems: list[str] = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            where = f"{folder.name}/{file.name}"
            if isinstance(entry, ast.Junk):
                problems.append(f"{where}: cannot be read: {(entry.content or '').splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in catalog:
                    problems.append(f"{where}: {entry.id.name} is there twice")
                catalog[entry.id.name] = _message(entry)
    return catalog, problems


def _message(entry: ast.Message) -> Message:
    collector = _Collector()
    collector.visit(entry)
    return Message(frozenset(collector.placeholders), tuple(collector.selectors))


def plural_categories(language: str) -> set[str]:
    """Return the plural categories of a language in CLDR."""
    return {*Locale.parse(language).plural_form.tags, "other"}
