"""What is sent to whom. Only what is named here leaves the server; whatever is new in a position
stays secret until somebody thinks about it.
"""

from __future__ import annotations

from typing import Any

from tzolkin.game.positions import Position, hide

from .keys import Key
from .table import Phase, Table

SHARED = (
    *("format", "players", "round", "day", "age", "food_day", "first_player", "first_space"),
    *("calendar_corn", "skulls", "gears", "jungle", "offerings", "buildings", "monuments"),
    *("stack", "next_stack", "decision", "seat", "legal", "scores", "winners"),
)
OF_A_SEAT = (
    *("corn", "wood", "stone", "gold", "skulls", "points", "workers", "free", "light"),
    *("temples", "technologies", "buildings", "monuments", "corn_tiles", "wood_tiles"),
    *("wealth", "offer"),
)


def view(table: Table, seat: int | None) -> Position:
    """The position as a seat sees it, or an onlooker, with what the next Food Day would bring."""
    return foretold(bare(table, seat), table.moment.forecast)


def bare(table: Table, seat: int | None) -> Position:
    """The same without the forecast, for answers that must be quick and are seldom looked at."""
    if seat is None or not table.choosing:
        return whitelisted(hide(table.moment.position, seat))
    return whitelisted(table.game_for(seat).view(seat))


def foretold(seen: Position, forecast: dict[str, Any] | None) -> Position:
    """Everything in a forecast is public."""
    return {**seen, "forecast": forecast}


def whitelisted(seen: Position) -> Position:
    if not isinstance(seen["stack"], int) or not isinstance(seen["next_stack"], int):
        raise TypeError("a view with stacks must never be sent")
    sent = {name: seen[name] for name in SHARED if name in seen}
    sent["seats"] = [
        {name: entry[name] for name in OF_A_SEAT if name in entry} for entry in seen["seats"]
    ]
    return sent


def described(table: Table, key: Key | None) -> dict[str, Any]:
    """The table as its guests see it; the seed only when it can do no harm any more."""
    owned = table.owned(key)
    return {
        "id": table.id,
        "title": table.title,
        "public": table.public,
        "phase": table.phase,
        "over": table.phase is Phase.FINISHED and table.game.over,
        "problem": table.problem,
        "rules": table.rules,
        "seats": [seat.told() for seat in table.seats],
        "you": {"role": key.role if key else "onlooker", "seats": owned},
        "waiting_for": table.waiting_for,
        "chosen": sorted(table.sealed),
        "sealed": {str(seat): table.sealed[seat].action for seat in owned if seat in table.sealed},
        "agreed": sorted(table.agreed),
        "ply": table.ply,
        "turns": len(table.turns),
        "event": table.event,
        "rematch": table.rematch,
        "created": table.created,
        "changed": table.changed,
        "deal": deal(table),
    }


def deal(table: Table) -> dict[str, Any] | None:
    """The hash of the deal, and at the end what it was made of; records may come without one."""
    if not table.commitment:
        return None
    if table.phase is not Phase.FINISHED:
        return {"commitment": table.commitment}
    return {"commitment": table.commitment, "seed": table.seed, "salt": table.salt}


def listed(table: Table) -> dict[str, Any]:
    """A line of the lobby."""
    return {
        "id": table.id,
        "title": table.title,
        "phase": table.phase,
        "seats": [seat.told() for seat in table.seats],
        "waiting_for": table.waiting_for,
        "created": table.created,
        "changed": table.changed,
    }
