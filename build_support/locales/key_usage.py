"""The message keys that the page, the terminal and the server use, found in their sources.

A key is used where it stands in quotes. Keys that are put together, such as `reason-${code}`, match
a pattern such as `reason-{}`, which `key_patterns` declares with all its keys.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from pathlib import Path

from tzolkin.game.catalog import catalog
from tzolkin.tables.lessons import COURSE

from .key_patterns import KEY_PATTERNS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
TERMINAL = [ROOT / "src" / "tzolkin" / name for name in ("cli", "drawing")]
KEY_FUNCTIONS = {"t", "has", "phrase"}  # their first argument is a key

CALL = re.compile(r"(?<![.\w])(?:t|has)\(")
QUOTED = re.compile(r'"([^"\n]*)"')
COMPARED = re.compile(r'[=!]==\s*"[^"\n]*"')  # not a key, but a condition
TEMPLATE = re.compile(r"`([^`]*)`")
PLACEHOLDER = re.compile(r"\$\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class KeyUsage:
    """The keys that must have messages, those that may, and the patterns that are used."""

    required: frozenset[str]
    allowed: frozenset[str]
    undeclared: frozenset[str]  # patterns
    declared: frozenset[str]  # patterns

    @property
    def unused_patterns(self) -> set[str]:
        return set(KEY_PATTERNS) - self.declared

    def __or__(self, other: KeyUsage) -> KeyUsage:
        names = ("required", "allowed", "undeclared", "declared")
        return KeyUsage(*(getattr(self, name) | getattr(other, name) for name in names))


def key_usage(
    translated: Iterable[str], quoted: Iterable[str], patterns: Iterable[str]
) -> KeyUsage:
    """Return the usage, given what is translated, all quoted strings and all patterns."""
    translated = set(translated)
    keys = {key for key in translated if "{}" not in key}
    declared = {pattern: KEY_PATTERNS[pattern] for pattern in patterns if pattern in KEY_PATTERNS}
    possible = {key for pattern in declared.values() for key in pattern.keys}
    certain = {key for pattern in declared.values() if pattern.required for key in pattern.keys}
    return KeyUsage(
        required=frozenset(keys | certain),
        allowed=frozenset(keys | possible | set(quoted)),
        undeclared=frozenset(key for key in translated - keys if key not in KEY_PATTERNS),
        declared=frozenset(declared),
    )


def usage_in_page(folder: Path = PAGE) -> KeyUsage:
    files = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    texts = [file.read_text(encoding="utf-8") for file in files if not file.stem.endswith(".test")]
    return reduce(KeyUsage.__or__, map(usage_in_typescript, texts))


def usage_in_typescript(text: str) -> KeyUsage:
    translated = {key for argument in _first_arguments(text) for key in _keys_of(argument)}
    return key_usage(translated, QUOTED.findall(text), _patterns(text))


def _keys_of(argument: str) -> Iterator[str]:
    yield from _patterns(argument)
    yield from QUOTED.findall(COMPARED.sub("", TEMPLATE.sub("", argument)))


def _patterns(text: str) -> list[str]:
    return [PLACEHOLDER.sub("{}", found) for found in TEMPLATE.findall(text)]


def _first_arguments(text: str) -> Iterator[str]:
    """Find the first argument of every call of `t` or `has`."""
    for call in CALL.finditer(text):
        depth, end = 0, call.end()
        while end < len(text) and not (depth == 0 and text[end] in ",)"):
            depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(text[end], 0)
            end += 1
        yield text[call.end() : end]


def usage_in_terminal() -> KeyUsage:
    files = [file for folder in TERMINAL for file in folder.rglob("*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return reduce(KeyUsage.__or__, map(usage_in_python, texts))


def usage_in_server() -> KeyUsage:
    """Return the keys that the server sends: the texts of lessons, and the scores of monuments."""
    lessons = [lesson.to_json() for lesson in COURSE.values()]
    steps = [step["words"] for lesson in lessons for step in lesson["steps"]]
    monuments = [tile["scores"] for tile in catalog()["monuments"].values()]
    titles = [lesson["title"] for lesson in lessons]
    return key_usage([*titles, *steps, *monuments], [], [])


def usage_in_python(text: str) -> KeyUsage:
    nodes = list(ast.walk(ast.parse(text)))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    translating = [call for call in calls if _function_name(call.func) in KEY_FUNCTIONS]
    translated = {
        key for call in translating for node in call.args[:1] for key in _possible_keys(node)
    }
    strings = [key for node in nodes for key in _string(node)]
    return key_usage(translated, strings, strings)


def _function_name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _possible_keys(node: ast.expr) -> list[str]:
    """Return the strings that an argument can be."""
    if isinstance(node, ast.IfExp):
        return [*_possible_keys(node.body), *_possible_keys(node.orelse)]
    return _string(node)


def _string(node: ast.AST) -> list[str]:
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        return ["".join(map(str, parts))]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
