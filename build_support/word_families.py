"""Keys of words that are put together in the code, with everything they can become."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from tzolkin import content
from tzolkin.bots.builtin.levels import LEVELS
from tzolkin.game.breakdown import SOURCES
from tzolkin.game.notation import (
    DECISIONS,
    GEARS,
    MONUMENTS,
    RESOURCES,
    TECHNOLOGIES,
    TEMPLES,
    VERBS,
)
from tzolkin.game.reasons import CODES
from tzolkin.tables.lobby import COLOURS
from tzolkin.tables.table import Phase

ROOT = Path(__file__).parents[1]
PACKAGE, PAGE = ROOT / "src" / "tzolkin", ROOT / "web" / "src"
LANGUAGES = sorted(folder.name for folder in (PACKAGE / "locales").iterdir() if folder.is_dir())
GOODS = ("corn", *RESOURCES, "skulls")
KINDS = sorted({tile.kind for tile in content.BUILDINGS})
MONUMENT_KINDS = sorted({tile.kind for tile in content.MONUMENTS})
FIVE = range(1, 6)
ASKED = [decision for decision in DECISIONS if decision != "over"]
COLUMNS = ("points", *GOODS, "workers", "free", "side", "number", "round", "seat", "action")
COMMANDS = ("number", "action", "enter", "undo", "restart", "board", "tiles", "why", "help")
NAMED = (*GEARS, *TEMPLES, *TECHNOLOGIES, "corn", *RESOURCES, "skull", "worker", "vp", "neutral")


@dataclass(frozen=True, slots=True)
class Family:
    """`complete` if every member must have words; else the code asks first whether it has."""

    members: frozenset[str]
    complete: bool


def spelled(code: object) -> str:
    """`too_late` as it stands in a key."""
    return str(code).replace("_", "-")


def _found_in_server(pattern: str) -> list[str]:
    """What the server can send, from its sources."""
    files = [file for name in ("server", "tables") for file in (PACKAGE / name).rglob("*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return [each for text in texts for each in re.findall(pattern, text)]


def _found_in_page(file: str, begins: str, ends: str, pattern: str) -> list[str]:
    """What a list in the sources of the page has in it."""
    _, _, after = (PAGE / file).read_text(encoding="utf-8").partition(begins)
    return re.findall(pattern, after.partition(ends)[0])


def _family(template: str, *choices: Iterable[object], complete: bool) -> Family:
    members = (template.format(*map(spelled, choice)) for choice in product(*choices))
    return Family(frozenset(members), complete)


def all_of(template: str, *choices: Iterable[object]) -> Family:
    return _family(template, *choices, complete=True)


def some_of(template: str, *choices: Iterable[object]) -> Family:
    return _family(template, *choices, complete=False)


EVENTS = _found_in_server(r'\.tell\(\s*"(\w+)"')
PROBLEMS = [*_found_in_server(r'(?:Problem|__init__)\(\s*\d{3},\s*"(\w+)"'), "offline", "unknown"]
SOME_REASONS = [*CODES, "malformed_nearest"]
ROUND_ENDS = ("feeding", "temples", "scoring")
QUOTED = r'"([\w-]+)"'
SHORTCUTS = _found_in_page("a11y/shortcuts.ts", "SHORTCUTS", "];", rf"does: {QUOTED}")
TABS = _found_in_page("table/PhoneTable.svelte", "TABS", "]", rf"name: {QUOTED}")
TERM_GROUPS = _found_in_page("glossary/glossary.ts", "GROUPS = [", "];", QUOTED)
TERMS = _found_in_page("glossary/glossary.ts", "PLAIN", "\n};", r'([\w-]+)"?: "')
GIVEN = all_of("board-{}-{}", ("tikal", "uxmal"), FIVE)
LEVEL = all_of("board-{}-{}", TECHNOLOGIES, range(1, 5))

FAMILIES: dict[str, Family] = {
    "act-{}": some_of("act-{}", VERBS),
    "action-{}": all_of("action-{}", GEARS),
    "action-{}-{}": some_of("action-{}-{}", GEARS, FIVE),
    "board-{}-{}": Family(GIVEN.members | LEVEL.members, complete=True),
    "board-city-{}": all_of("board-city-{}", GEARS),
    "board-day-{}": all_of("board-day-{}", ("goods", "points")),
    "board-effect-any-{}": all_of("board-effect-any-{}", ("temple", "technology")),
    "board-good-{}": all_of("board-good-{}", GOODS),
    "board-kind-{}": all_of("board-kind-{}", KINDS),
    "board-monument-{}": all_of("board-monument-{}", (*MONUMENTS, *MONUMENT_KINDS)),
    "board-side-{}": all_of("board-side-{}", ("light", "dark")),
    "board-technology-{}": all_of("board-technology-{}", TECHNOLOGIES),
    "board-temple-{}": all_of("board-temple-{}", TEMPLES),
    "bot-{}": all_of("bot-{}", LEVELS),
    "brief-{}-{}": all_of("brief-{}-{}", ("tikal", "uxmal"), FIVE),
    "colour-{}": all_of("colour-{}", COLOURS),
    "column-{}": all_of("column-{}", (*COLUMNS, "changes")),
    "decision-{}": all_of("decision-{}", ASKED),
    "done-{}": some_of("done-{}", ASKED),
    "forecast-{}": all_of("forecast-{}", ("goods", "points")),
    "glossary-{}": all_of("glossary-{}", TERM_GROUPS),
    "group-{}": some_of("group-{}", VERBS),
    "help-{}": some_of("help-{}", (*COMMANDS, "save", "quit")),
    "help-{}-does": all_of("help-{}-does", (*COMMANDS, "save", "quit")),
    "key-{}": some_of("key-{}", ("escape",)),
    "kind-{}": all_of("kind-{}", (*KINDS, "building")),
    "language-{}": all_of("language-{}", LANGUAGES),
    "link-{}": all_of("link-{}", ("connecting", "connected", "reconnecting", "refused")),
    "log-{}": some_of("log-{}", (*EVENTS, *ROUND_ENDS)),
    "mode-{}": some_of("mode-{}", ASKED),
    "motion-notices-{}": all_of("motion-notices-{}", ("hint", "impossible", "refused")),
    "name-{}": all_of("name-{}", NAMED),
    "new-kind-{}": all_of("new-kind-{}", ("here", "person", "open", "bot")),
    "phase-{}": all_of("phase-{}", Phase),
    "problem-{}": some_of("problem-{}", PROBLEMS),
    "reason-{}": all_of("reason-{}", CODES),
    "reason-{}{}": all_of("reason-{}", SOME_REASONS),
    "reason-needs-{}": all_of("reason-needs-{}", RESOURCES),
    "shortcut-{}": all_of("shortcut-{}", SHORTCUTS),
    "source-{}": all_of("source-{}", (*SOURCES, "monuments")),
    "speed-{}": all_of("speed-{}", ("full", "short", "off")),
    "tab-{}": all_of("tab-{}", TABS),
    "table-{}": all_of("table-{}", ("closed", "broken")),
    "term-{}": all_of("term-{}", TERMS),
    "term-{}-{}": all_of("term-{}-{}", ("tikal", "uxmal"), FIVE),
    "term-{}-text": all_of("term-{}-text", (*TERMS, *GEARS, *TECHNOLOGIES)),
    "term-food-day-{}": all_of("term-food-day-{}", ("goods", "points")),
    "theme-{}": all_of("theme-{}", ("auto", "light", "dark")),
    "verb-{}": some_of("verb-{}", VERBS),
}
