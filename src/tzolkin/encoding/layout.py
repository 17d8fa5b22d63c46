"""Every entry of an encoded view: its name, its meaning, its largest value and its unit.

This is the only description. The compiled code takes its offsets from here (`offsets.py`), and so
do the names of the entries and the table in the documentation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tzolkin import content

from ..rules import ids

BYTE = 255
WHO = ("own", "second", "third", "fourth")
DECISIONS = (
    *("wealth", "turn", "placing", "picking", "action", "harvest", "technology", "payment"),
    *("gain", "temple", "temples", "construct", "spare", "market", "use", "offering", "calendar"),
    "over",
)


class Block(NamedTuple):
    """Consecutive entries of one kind: one for each label, or a single one without labels.

    A raw entry is a whole number from 0 to `most`; divided by `unit` it is of the order of 1.
    Units are powers of two, so division loses nothing.
    """

    name: str
    meaning: str
    labels: tuple[str, ...] = ()
    most: int = 1
    unit: int = 1

    def names(self) -> list[str]:
        return [f"{self.name}.{label}" for label in self.labels] or [self.name]


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


_BUILDINGS = tuple(tile.id for tile in content.BUILDINGS)
_MONUMENTS = tuple(tile.id for tile in content.MONUMENTS)
_WEALTH = tuple(tile.id for tile in content.WEALTH_TILES)
_TECHNOLOGIES = tuple(track.name for track in content.TECHNOLOGIES)


def _by_gear(prefix: str, meaning: str) -> list[Block]:
    """Return a block for the numbered spaces of each gear."""
    return [
        Block(f"{prefix}{gear.name}", meaning, _numbers(0, gear.last_space))
        for gear in content.GEARS
    ]


CALENDAR = (
    Block("players", "how many play", _numbers(2, ids.SEATS)),
    Block("round", "which round, from 1", most=ids.LAST_DAY + 1, unit=32),
    Block("day", "which day, from 0", most=ids.LAST_DAY + 2, unit=32),
    Block("food_day", "this round ends with a Food Day"),
    Block("next_food", "which Food Day is the next, or today's", ("7", "13", "20", "26")),
    Block("days_to_food", "days until then", most=7, unit=8),
    Block("second_age", "the buildings of the second age are laid out"),
    Block("calendar_corn", "corn for the next on the first-player space", most=BYTE, unit=8),
    Block("skulls", "skulls in the bank", most=content.SKULLS, unit=16),
)
TABLE = (
    *(
        Block(f"neutral.{gear.name}", "a neutral worker stands there", _numbers(0, gear.teeth - 1))
        for gear in content.GEARS
    ),
    Block("jungle.corn", "corn tiles left in the group", _numbers(2, 5), most=4, unit=4),
    Block("jungle.wood", "wood tiles left in the group", _numbers(3, 5), most=4, unit=4),
    Block("row", "the building is in the row", _BUILDINGS),
    Block("stack", "buildings left to draw in this age", most=ids.BUILDINGS, unit=16),
    Block("next_stack", "buildings of the next age", most=ids.BUILDINGS, unit=16),
    Block("display", "the monument can be raised", _MONUMENTS),
    Block("offer", "the wealth tile is offered to the own seat", _WEALTH),
)
QUESTION = (
    Block("decision", "what is asked", DECISIONS),
    Block("optional", "`done` is an answer"),
    *_by_gear("picked.", "`action`: the worker comes from this space"),
    Block("harvest", "`harvest`: in this group", _numbers(2, 5)),
    Block("free_advance", "`technology`: the advance costs nothing"),
    Block("payment", "`payment`: how many cubes", most=3, unit=4),
    Block("paid_for", "`payment`: for this advance, or for Tikal 5", (*_TECHNOLOGIES, "temples")),
    Block("gain", "`gain`: how many cubes", most=2, unit=2),
    Block(
        "construct",
        "`construct`, `spare`: by which action",
        ("tikal2", "tikal4", "second", "second_plain", "uxmal4"),
    ),
    Block("spare", "`spare`: of the price of this building", _BUILDINGS),
    Block("market", "`market`: the furthest exchange so far (see below)", most=5, unit=8),
    Block("sold", "`market`: sold in this visit", tuple(content.RESOURCES)),
    Block("placed", "workers placed in this turn", most=ids.MOST_WORKERS, unit=8),
    Block("mercy", "one of them by mercy"),
    Block(
        "waiting",
        "decisions that come afterwards: the second of Tikal 3 or 4, theology's offering, "
        "and what a tile still brings",
        ("technology", "second", "second_plain", "offering", "tile_advance", "tile_construct"),
        most=ids.FRAMES,
    ),
    Block("waiting_wealth", "wealth tiles of all seats yet to take effect", most=8, unit=8),
)
SEAT = (
    Block("present", "somebody sits there"),
    Block("decides", "this seat is asked"),
    Block("to_move", "its turn of this round, or the rest of it, is still to come"),
    Block("first_player", "has the first-player marker"),
    Block("first_space", "has a worker on the first-player space"),
    Block("light", "the player board shows its light side"),
    Block("corn", "in hand", most=BYTE, unit=32),
    *(Block(name, "cubes", most=BYTE, unit=8) for name in content.RESOURCES),
    Block("skulls", "in hand", most=content.SKULLS, unit=4),
    Block("points", "whole points, rounded down; 0 below zero", most=BYTE, unit=64),
    Block("debt", "the same below zero", most=BYTE, unit=64),
    Block("quarters", "of a point beyond the whole ones", most=3, unit=4),
    Block("workers", "in play", most=ids.MOST_WORKERS, unit=8),
    Block("free", "of these, not placed", most=ids.MOST_WORKERS, unit=8),
    Block("corn_tiles", "corn tiles of the jungle", most=16, unit=8),
    Block("wood_tiles", "wood tiles of the jungle", most=12, unit=8),
    *(
        Block(temple.name, "has reached this step", _numbers(0, len(temple.steps) - 2))
        for temple in content.TEMPLES
    ),
    *(
        Block(track, "has reached this level", _numbers(1, ids.TOP_LEVEL))
        for track in _TECHNOLOGIES
    ),
    *_by_gear("", "has a worker on this space"),
    Block("offerings", "its skull lies there", _numbers(1, ids.OFFERINGS)),
    Block("buildings", "has constructed it", _BUILDINGS),
    Block("monuments", "has raised it", _MONUMENTS),
    Block("wealth", "has kept it, once that is known", _WEALTH),
)
BOARD = (*CALENDAR, *TABLE, *QUESTION)


def blocks() -> Iterator[Block]:
    """Yield all blocks in their order: the board, then the seats, the own one first."""
    yield from BOARD
    for who in WHO:
        yield from (block._replace(name=f"{who}.{block.name}") for block in SEAT)


def length(wanted: tuple[Block, ...]) -> int:
    """Return the number of entries of some blocks."""
    return sum(len(block.names()) for block in wanted)


def begin(wanted: tuple[Block, ...], name: str) -> int:
    """Return the offset of a block among some blocks."""
    place = [block.name for block in wanted].index(name)
    return length(wanted[:place])
