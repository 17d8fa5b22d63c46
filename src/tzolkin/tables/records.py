"""Games as records: complete when they are over, without anybody's secrets before."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any, NamedTuple

from tzolkin.game import Game
from tzolkin.game.previews import turn_is_over
from tzolkin.game.value_checks import short_repr

from . import views
from .keys import Role, new_key
from .lobby import new_table
from .seats import COLOURS, Seat, SeatKind, usual_name
from .table import Phase, Snapshot, Table, Turn

LONGEST_NAME = 40
LARGEST_SEED = 2**63 - 1  # that databases can hold
HASH = re.compile(r"[0-9a-f]{1,64}")  # or a salt


def to_record(table: Table) -> dict[str, Any]:
    """Return the record of a finished game, with start position, seed and proof of fair dealing."""
    day = datetime.fromtimestamp(table.created, UTC).date().isoformat()
    deal = views.deal(table)
    meta = {"rules": table.rules} | ({"deal": deal} if deal is not None else {})
    found = table.game.record(day, meta)
    found["names"] = [seat.name or usual_name(seat.number) for seat in table.seats]
    return found | ({"seed": table.seed} if table.seed is not None else {})


def export(table: Table, seat: int | None) -> dict[str, Any]:
    """Return a running game as somebody may have it: the view now, and what was played openly."""
    return {
        "format": "tzolkin-export/1",
        "names": [seat.name for seat in table.seats],
        "rules": table.rules,
        "deal": views.deal(table),
        "seat": seat,
        "view": views.view(table, seat),
        "actions": table.game.actions,
    }


def from_record(source: dict[str, Any]) -> tuple[Table, str]:
    """Return a record as a finished table, and the key to look at it.

    ValueError or IllegalActionError if it is not a record.
    """
    game = Game.replay(source)
    onlooker, key = new_key(Role.ONLOOKER)
    names = enumerate(game.names)
    seats = [Seat(seat, SeatKind.PERSON, _name(name), COLOURS[seat]) for seat, name in names]
    start = Game.load(source["start"]).position()  # and nothing else that may stand there
    table = new_table(start, None, seats, [key])
    table.seed, table.salt, table.commitment = _proof(game.seed, source.get("meta"))
    table.phase = Phase.FINISHED
    table.turns, table.latest = _played(table.start, game.actions, table.created)
    return table, onlooker


def _name(name: str) -> str:
    """Return a name as seats have it; databases refuse what is not text, PostgreSQL also NUL."""
    if "\0" in name or any("\ud800" <= character <= "\udfff" for character in name):
        raise ValueError(f"{short_repr(name)} cannot be a name: some of its characters are no text")
    return name[:LONGEST_NAME]


class Proof(NamedTuple):
    """What a record knows of its deal; the texts are empty where nobody was shown a hash."""

    seed: int | None
    salt: str = ""
    commitment: str = ""


def _proof(seed: int | None, meta: dict[str, Any] | None) -> Proof:
    """Return the proof as the record has it, true or not: readers can check it.

    It is worth nothing without a seed, and a seed of another program may be larger than databases
    can hold.
    """
    deal = (meta or {}).get("deal")
    if seed is None or abs(seed) > LARGEST_SEED:
        return Proof(None)
    parts = [deal.get(name) for name in Proof._fields[1:]] if isinstance(deal, dict) else []
    there = [part for part in parts if isinstance(part, str) and HASH.fullmatch(part)]
    return Proof(seed, *there) if len(there) == 2 else Proof(seed)


def _played(start: dict[str, Any], actions: list[str], made: float) -> tuple[list[Turn], Snapshot]:
    """Return the actions of a record as turns, and what they lead to."""
    game, begun = Game.load(start), 0
    turns: list[Turn] = []
    for ply, action in enumerate(actions):
        seat = game.seat
        game.play(action)
        if turn_is_over(game, seat, action) or ply == len(actions) - 1:
            number, after = len(turns) + 1, Snapshot(game).hash
            played = actions[begun : ply + 1]
            turns.append(Turn(number, seat or 0, begun, played, None, after, f"up-{number}", made))
            begun = ply + 1
    return turns, Snapshot(game)
