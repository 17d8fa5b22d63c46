"""The patterns of message keys that are put together in code, with the keys they can become."""

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
from tzolkin.tables.seats import COLOURS
from tzolkin.tables.table import Phase

from .catalogs import languages

ROOT = Path(__file__).parents[2]
PACKAGE, PAGE = ROOT / "src" / "tzolkin", ROOT / "web" / "src"
GOODS = ("corn", *RESOURCES, "skulls")
KINDS = sorted({tile.kind for tile in content.BUILDINGS})
MONUMENT_KINDS = sorted({tile.kind for tile in content.MONUMENTS})
SPACE_NUMBERS = range(1, 6)
ASKED = [decision for decision in DECISIONS if decision != "over"]
COLUMNS = ("points", *GOODS, "workers", "free", "side", "number", "round", "seat", "action")
COMMANDS = ("number", "action", "enter", "undo", "restart", "board", "tiles", "why", "help")
NAMED = (*GEARS, *TEMPLES, *TECHNOLOGIES, "corn", *RESOURCES, "skull", "worker", "vp", "neutral")


@dataclass(frozen=True, slots=True)
class KeyPattern:
    """The keys of a pattern; if not `required`, code checks for a message before it uses one."""

    keys: frozenset[str]
    required: bool


def _key_part(code: object) -> str:
    """Spell a code such as `too_late` as in a key."""
    return str(code).replace("_", "-")


def _find_in_server(pattern: str) -> list[str]:
    """Find what the server can send in its sources."""
    files = [file for name in ("server", "tables") for file in (PACKAGE / name).rglob("*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return [each for text in texts for each in re.findall(pattern, text)]


def _find_in_page(file: str, start: str, end: str, pattern: str) -> list[str]:
    """Find the items of a list in the sources of the page."""
    _, _, after = (PAGE / file).read_text(encoding="utf-8").partition(start)
    return re.findall(pattern, after.partition(end)[0])


def _expand(pattern: str, *choices: Iterable[object]) -> frozenset[str]:
    return frozenset(pattern.format(*map(_key_part, choice)) for choice in product(*choices))


def required(pattern: str, *choices: Iterable[object]) -> KeyPattern:
    return KeyPattern(_expand(pattern, *choices), required=True)


def optional(pattern: str, *choices: Iterable[object]) -> KeyPattern:
    return KeyPattern(_expand(pattern, *choices), required=False)


EVENTS = _find_in_server(r'\.add_event\(\s*"(\w+)"')
TABLE_ERRORS = _find_in_server(r'(?:TableError|__init__)\(\s*"(\w+)"')
API_ERRORS = _find_in_server(r'(?:ApiError|__init__)\(\s*\d{3},\s*"(\w+)"')
PROBLEMS = [*TABLE_ERRORS, *API_ERRORS, "offline", "unknown"]
SOME_REASONS = [*CODES, "malformed_nearest"]
ROUND_ENDS = ("feeding", "temples", "scoring")
QUOTED = r'"([\w-]+)"'
SHORTCUTS = _find_in_page("a11y/shortcuts.ts", "SHORTCUTS", "];", rf"does: {QUOTED}")
TABS = _find_in_page("table/PhoneTable.svelte", "TABS", "]", rf"name: {QUOTED}")
TERM_GROUPS = _find_in_page("glossary/glossary.ts", "GROUPS = [", "];", QUOTED)
TERMS = _find_in_page("glossary/glossary.ts", "PLAIN", "\n};", r'([\w-]+)"?: "')
SPACES = required("board-{}-{}", ("tikal", "uxmal"), SPACE_NUMBERS)
LEVELS_OF_TECHNOLOGY = required("board-{}-{}", TECHNOLOGIES, range(1, 5))

KEY_PATTERNS: dict[str, KeyPattern] = {
    "act-{}": optional("act-{}", VERBS),
    "action-{}": required("action-{}", GEARS),
    "action-{}-{}": optional("action-{}-{}", GEARS, SPACE_NUMBERS),
    "board-{}-{}": KeyPattern(SPACES.keys | LEVELS_OF_TECHNOLOGY.keys, required=True),
    "board-city-{}": required("board-city-{}", GEARS),
    "board-day-{}": required("board-day-{}", ("goods", "points")),
    "board-effect-any-{}": required("board-effect-any-{}", ("temple", "technology")),
    "board-good-{}": required("board-good-{}", GOODS),
    "board-kind-{}": required("board-kind-{}", KINDS),
    "board-monument-{}": required("board-monument-{}", (*MONUMENTS, *MONUMENT_KINDS)),
    "board-side-{}": required("board-side-{}", ("light", "dark")),
    "board-technology-{}": required("board-technology-{}", TECHNOLOGIES),
    "board-temple-{}": required("board-temple-{}", TEMPLES),
    "bot-{}": required("bot-{}", LEVELS),
    "brief-{}-{}": required("brief-{}-{}", ("tikal", "uxmal"), SPACE_NUMBERS),
    "colour-{}": required("colour-{}", COLOURS),
    "column-{}": required("column-{}", (*COLUMNS, "changes")),
    "decision-{}": required("decision-{}", ASKED),
    "done-{}": optional("done-{}", ASKED),
    "forecast-{}": required("forecast-{}", ("goods", "points")),
    "glossary-{}": required("glossary-{}", TERM_GROUPS),
    "group-{}": optional("group-{}", VERBS),
    "help-{}": optional("help-{}", (*COMMANDS, "save", "quit")),
    "help-{}-does": required("help-{}-does", (*COMMANDS, "save", "quit")),
    "key-{}": optional("key-{}", ("escape",)),
    "kind-{}": required("kind-{}", (*KINDS, "building")),
    "language-{}": required("language-{}", languages()),
    "link-{}": required("link-{}", ("connecting", "connected", "reconnecting", "refused")),
    "log-{}": optional("log-{}", (*EVENTS, *ROUND_ENDS)),
    "mode-{}": optional("mode-{}", ASKED),
    "motion-notices-{}": required("motion-notices-{}", ("hint", "impossible", "refused")),
    "name-{}": required("name-{}", NAMED),
    "new-kind-{}": required("new-kind-{}", ("here", "person", "open", "bot")),
    "phase-{}": required("phase-{}", Phase),
    "problem-{}": optional("problem-{}", PROBLEMS),
    "reason-{}": required("reason-{}", CODES),
    "reason-{}{}": required("reason-{}", SOME_REASONS),
    "reason-needs-{}": required("reason-needs-{}", RESOURCES),
    "shortcut-{}": required("shortcut-{}", SHORTCUTS),
    "source-{}": required("source-{}", (*SOURCES, "monuments")),
    "speed-{}": required("speed-{}", ("full", "short", "off")),
    "tab-{}": required("tab-{}", TABS),
    "table-{}": required("table-{}", ("closed", "broken")),
    "term-{}": required("term-{}", TERMS),
    "term-{}-{}": required("term-{}-{}", ("tikal", "uxmal"), SPACE_NUMBERS),
    "term-{}-text": required("term-{}-text", (*TERMS, *GEARS, *TECHNOLOGIES)),
    "term-food-day-{}": required("term-food-day-{}", ("goods", "points")),
    "theme-{}": required("theme-{}", ("auto", "light", "dark")),
    "verb-{}": optional("verb-{}", VERBS),
}
