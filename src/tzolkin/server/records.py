"""Games as records: complete when they are over, without anybody's secrets before."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from tzolkin.game import Game
from tzolkin.previews import turn_is_over

from . import keys, store, views
from .gathering import COLOURS, new_table
from .house import House
from .keys import Role
from .table import Kind, Moment, Phase, Seat, Table, Turn


def record(table: Table) -> dict[str, Any]:
    """The record of a finished game, start position, seed and proof of fair dealing included."""
    day = datetime.fromtimestamp(table.created, UTC).date().isoformat()
    found = table.game.record(day, {"rules": table.rules, "deal": views.deal(table)})
    found["names"] = [seat.name or f"Player {seat.seat + 1}" for seat in table.seats]
    return found | ({"seed": table.seed} if table.seed is not None else {})


def export(table: Table, seat: int | None) -> dict[str, Any]:
    """A running game as somebody may have it: the view now, and what was played in the open."""
    return {
        "format": "tzolkin-export/1",
        "names": [seat.name for seat in table.seats],
        "rules": table.rules,
        "deal": views.deal(table),
        "seat": seat,
        "view": views.view(table, seat),
        "actions": table.game.actions,
    }


async def upload(house: House, source: dict[str, Any]) -> tuple[Table, str]:
    """A record on a table of its own; ValueError or IllegalAction if it is none."""
    table, onlooker = stored(source)
    await house.database.write(lambda c: store.add_table(c, table), table.id)
    house.keep(table)
    return table, onlooker


def stored(source: dict[str, Any]) -> tuple[Table, str]:
    """A record as a table to look at, and the key to it."""
    game = Game.replay(source)
    onlooker, key = keys.fresh(Role.ONLOOKER)
    names = enumerate(game.names)
    seats = [Seat(seat, Kind.PERSON, name[:40], COLOURS[seat]) for seat, name in names]
    start = Game.load(source["start"]).position()  # and nothing else that may stand there
    table = new_table(start, None, seats, [key])
    table.phase, table.now = Phase.FINISHED, Moment(game)
    table.turns = _turns(table.start, game.actions, table.created)
    return table, onlooker


def _turns(start: dict[str, Any], actions: list[str], made: float) -> list[Turn]:
    """The actions of a record, turn by turn."""
    game, begun = Game.load(start), 0
    turns: list[Turn] = []
    for ply, action in enumerate(actions):
        seat = game.seat
        game.play(action)
        if turn_is_over(game, seat, action) or ply == len(actions) - 1:
            number, after = len(turns) + 1, Moment(game).hash
            played = actions[begun : ply + 1]
            turns.append(Turn(number, seat or 0, begun, played, None, after, f"up-{number}", made))
            begun = ply + 1
    return turns
