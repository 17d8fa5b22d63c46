"""Which keys of the catalogues the page and the terminal use, read from their sources.

A key is used where it stands in quotes. Keys that are put together, such as `reason-${code}`,
belong to a family that word_families.py declares with all its members.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from pathlib import Path

from tzolkin.game.catalog import facts
from tzolkin.tables.lessons import COURSE

from .word_families import FAMILIES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
TERMINAL = [ROOT / "src" / "tzolkin" / name for name in ("cli", "drawing")]
ASKING = {"t", "has", "phrase"}

CALL = re.compile(r"(?<![.\w])(?:t|has)\(")
QUOTED = re.compile(r'"([^"\n]*)"')
COMPARED = re.compile(r'[=!]==\s*"[^"\n]*"')  # not the key, but what decides about it
TEMPLATE = re.compile(r"`([^`]*)`")
HOLE = re.compile(r"\$\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Uses:
    """`needed` must have words, `possible` may have; templates are keys with holes, `{}`."""

    needed: frozenset[str]
    possible: frozenset[str]
    undeclared: frozenset[str]
    declared: frozenset[str]

    @property
    def idle(self) -> set[str]:
        return set(FAMILIES) - self.declared

    def __or__(self, other: Uses) -> Uses:
        names = ("needed", "possible", "undeclared", "declared")
        return Uses(*(getattr(self, name) | getattr(other, name) for name in names))


def uses_of(asked: Iterable[str], quoted: Iterable[str], templates: Iterable[str]) -> Uses:
    """From the keys and templates that are asked for, and everything that stands in quotes."""
    asked, templates = set(asked), set(templates)
    keys = {key for key in asked if "{}" not in key}
    declared = {template for template in templates if template in FAMILIES}
    families = [FAMILIES[template] for template in declared]
    members = {key for family in families for key in family.members}
    certain = {key for family in families if family.complete for key in family.members}
    return Uses(
        needed=frozenset(keys | certain),
        possible=frozenset(keys | members | set(quoted)),
        undeclared=frozenset(key for key in asked if "{}" in key and key not in FAMILIES),
        declared=frozenset(declared),
    )


def uses_of_page(folder: Path = PAGE) -> Uses:
    files = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    texts = [file.read_text(encoding="utf-8") for file in files if not file.stem.endswith(".test")]
    return reduce(Uses.__or__, map(uses_in_page, texts))


def uses_in_page(text: str) -> Uses:
    asked = {key for argument in _first_arguments(text) for key in _keys_of(argument)}
    return uses_of(asked, QUOTED.findall(text), _templates(text))


def _keys_of(argument: str) -> Iterator[str]:
    yield from _templates(argument)
    yield from QUOTED.findall(COMPARED.sub("", TEMPLATE.sub("", argument)))


def _templates(text: str) -> list[str]:
    return [HOLE.sub("{}", found) for found in TEMPLATE.findall(text)]


def _first_arguments(text: str) -> Iterator[str]:
    """What stands between `t(` and the comma or bracket that ends it."""
    for call in CALL.finditer(text):
        depth, end = 0, call.end()
        while end < len(text) and not (depth == 0 and text[end] in ",)"):
            depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(text[end], 0)
            end += 1
        yield text[call.end() : end]


def uses_of_terminal() -> Uses:
    files = [file for folder in TERMINAL for file in folder.rglob("*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return reduce(Uses.__or__, map(uses_in_python, texts))


def uses_of_server() -> Uses:
    """The keys that it sends: the texts of the lessons, and what monuments are worth."""
    lessons = [lesson.told() for lesson in COURSE.values()]
    steps = [step["words"] for lesson in lessons for step in lesson["steps"]]
    monuments = [tile["scores"] for tile in facts()["monuments"].values()]
    return uses_of([*(lesson["title"] for lesson in lessons), *steps, *monuments], [], [])


def uses_in_python(text: str) -> Uses:
    nodes = list(ast.walk(ast.parse(text)))
    calls = [node for node in nodes if isinstance(node, ast.Call) and _name(node.func) in ASKING]
    asked = {key for call in calls for node in call.args[:1] for key in _chosen(node)}
    strings = [key for node in nodes for key in _spelled(node)]
    return uses_of(asked, strings, strings)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _chosen(node: ast.expr) -> list[str]:
    """The strings that an argument can be."""
    if isinstance(node, ast.IfExp):
        return [*_chosen(node.body), *_chosen(node.orelse)]
    return _spelled(node)


def _spelled(node: ast.AST) -> list[str]:
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        return ["".join(map(str, parts))]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
