"""Actions as texts: the fixed table of action ids and their texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import combinations, combinations_with_replacement
from operator import index

from tzolkin import content
from tzolkin.rules import ids

from .value_checks import short_repr

GEARS = tuple(gear.name for gear in content.GEARS)
TEMPLES = tuple(temple.name for temple in content.TEMPLES)
TECHNOLOGIES = tuple(track.name for track in content.TECHNOLOGIES)
RESOURCES = tuple(content.RESOURCES)
BUILDINGS = tuple(tile.id for tile in content.BUILDINGS)
MONUMENTS = tuple(tile.id for tile in content.MONUMENTS)
WEALTH_TILES = tuple(tile.id for tile in content.WEALTH_TILES)
TILES = BUILDINGS + MONUMENTS + WEALTH_TILES

DECISIONS = (
    "wealth",
    "turn",
    "placing",
    "picking",
    "action",
    "harvest",
    "technology",
    "payment",
    "gain",
    "temple",
    "temples",
    "construct",
    "spare",
    "market",
    "use",
    "offering",
    "calendar",
    "over",
)

LONGEST_TEXT = 64


def _bundles(*sizes: int) -> Iterator[str]:
    for size in sizes:
        for bundle in combinations_with_replacement(RESOURCES, size):
            yield " ".join(bundle)


def _texts() -> Iterator[str]:
    """Yield all texts, block by block in the order of `rules/ids.py`."""
    yield from ("done", "skip")
    yield from (f"beg {temple}" for temple in TEMPLES)
    yield from (f"place {gear}" for gear in (*GEARS, "first"))
    for gear in content.GEARS:
        yield from (f"pick {gear.name} {space}" for space in range(gear.last_space + 1))
    yield from (f"do {number + 1}" for number in range(ids.OFFERINGS))
    yield from ("harvest corn", "harvest wood")
    yield from (f"burn {temple}" for temple in TEMPLES)
    yield from (f"advance {track}" for track in TECHNOLOGIES)
    yield from (f"pay {bundle}" for bundle in _bundles(1, 2, 3))
    yield from (f"gain {bundle}" for bundle in _bundles(1, 2))
    yield from (f"temple {temple}" for temple in TEMPLES)
    yield from (f"temples {low} {high}" for low, high in combinations(TEMPLES, 2))
    yield from (f"build {tile}" for tile in BUILDINGS + MONUMENTS)
    yield from (f"build {tile} plain" for tile in BUILDINGS)
    for verb in ("spare", "sell", "buy"):
        yield from (f"{verb} {resource}" for resource in RESOURCES)
    uses = [f"use {gear} {number + 1}" for gear in GEARS[:4] for number in range(ids.CITY_ACTIONS)]
    yield from uses[: ids.USES]
    yield from ("days 1", "days 2")
    yield from (f"keep {low} {high}" for low, high in combinations(WEALTH_TILES, 2))


TEXTS = tuple(_texts())
IDS = {text: number for number, text in enumerate(TEXTS)}
VERBS = sorted({text.split()[0] for text in TEXTS})


def check_id(action: int) -> int:
    """Return an action id as a plain integer; raise TypeError or ValueError if it is not one."""
    try:
        number = index(action)
    except TypeError:
        raise TypeError(f"an action id is a whole number, not {short_repr(action)}") from None
    if not 0 <= number < len(TEXTS):
        raise ValueError(
            f"action ids run from 0 to {len(TEXTS) - 1}; there is no {short_repr(number)}"
        )
    return number


def text_of(action: int) -> str:
    """Return the text of an action id."""
    return TEXTS[check_id(action)]


def id_of(text: str) -> int:
    """Return the id of an action text."""
    if not isinstance(text, str):
        raise TypeError(f"an action is a text, not {type(text).__name__}")
    if text not in IDS:
        hint = nearest(text)
        meant = f"; did you mean {hint!r}?" if hint else ""
        raise ValueError(f"{shorten(text)} is not an action{meant}")
    return IDS[text]


def nearest(text: str) -> str | None:
    """Return the action text closest to a malformed one, None if none is close."""
    words = [_padded(word) for word in text[:LONGEST_TEXT].lower().split()]
    if len(text) > LONGEST_TEXT or not words:
        return None
    verb, rest = words[0], words[1:]
    verb = next(iter(get_close_matches(verb, VERBS, n=1, cutoff=0.75)), verb)
    for arguments in (rest, sorted(rest, key=_rank), rest[::-1]):
        if (candidate := " ".join((verb, *arguments))) in IDS:
            return candidate
    meant = " ".join((verb, *rest))
    begun = [known for known in TEXTS if known.startswith(f"{meant} ")][:1]
    related = [known for known in TEXTS if known.split()[0] == verb] or TEXTS
    return next(iter(begun or get_close_matches(meant, related, n=1)), None)


def _padded(word: str) -> str:
    """Return a tile id with two digits: `b7` becomes `b07`."""
    return f"{word[0]}0{word[1]}" if re.fullmatch("[bmw][0-9]", word) else word


def _rank(word: str) -> tuple[int, str]:
    """Return a sort key: resources and temples in the order of the board, then alphabetically."""
    known = RESOURCES + TEMPLES
    return (known.index(word) if word in known else len(known), word)


def shorten(text: str) -> str:
    """Return a text quoted for a message, cut if it is long."""
    return repr(text) if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]!r}..."
