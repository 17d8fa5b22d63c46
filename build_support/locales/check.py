"""Comparisons of the catalogs with the English one, with CLDR and with the sources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from .catalogs import (
    FOLDER,
    ORIGINAL,
    PLURAL_CATEGORIES,
    Catalog,
    languages,
    load_catalog,
    plural_categories,
)
from .key_usage import KeyUsage, usage_in_page, usage_in_server, usage_in_terminal

WITHOUT_PLURALS = {"hu"}  # its nouns do not change after numbers
PATTERNS_FILE = "build_support/locales/key_patterns.py"

Problems = Iterator[str]


def compare_with_original(language: str, original: Catalog, catalog: Catalog) -> Problems:
    for key in original.keys() - catalog.keys():
        yield f"{language}: {key} is missing"
    for key in catalog.keys() - original.keys():
        yield f"{language}: {key} is not in {ORIGINAL}"
    for key in original.keys() & catalog.keys():
        expected, message = original[key], catalog[key]
        if expected.placeholders != message.placeholders:
            names = sorted(expected.placeholders ^ message.placeholders)
            yield f"{language}: {key} differs in the placeholders {', '.join(names)}"
        if expected.has_plurals and not message.has_plurals and language not in WITHOUT_PLURALS:
            yield f"{language}: {key} needs plurals"


def check_plurals(language: str, catalog: Catalog) -> Problems:
    """Require all plural categories of the language, or only `other` next to exact numbers."""
    expected = plural_categories(language)
    for key, message in catalog.items():
        for variants in message.selectors:
            found = variants & PLURAL_CATEGORIES
            if found != {"other"} and found != expected:
                yield f"{language}: {key} has the plurals {_join(found)}, not {_join(expected)}"


def _join(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def check_usage(original: Catalog, usage: KeyUsage) -> Problems:
    for key in usage.required - original.keys():
        yield f"{ORIGINAL}: {key} is used, and has no words"
    for key in original.keys() - usage.allowed:
        yield f"{ORIGINAL}: {key} is not used"
    for pattern in usage.undeclared:
        yield f"{pattern} is not declared in {PATTERNS_FILE}"
    for pattern in usage.unused_patterns:
        yield f"{pattern} is declared in {PATTERNS_FILE}, and not used"


def problems(folder: Path = FOLDER, usage: KeyUsage | None = None) -> list[str]:
    """Return everything that is wrong with the catalogs, sorted."""
    original, found = load_catalog(folder / ORIGINAL)
    usage = usage or usage_in_page() | usage_in_terminal() | usage_in_server()
    found += check_plurals(ORIGINAL, original)
    found += check_usage(original, usage)
    for language in languages(folder):
        if language != ORIGINAL:
            catalog, wrong = load_catalog(folder / language)
            found += wrong
            found += compare_with_original(language, original, catalog)
            found += check_plurals(language, catalog)
    return sorted(found)
