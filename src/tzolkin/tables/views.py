"""What is sent to whom.

Only what is named here leaves a table; whatever is new in a position stays secret until somebody
thinks about it.
"""

from __future__ import annotations

from typing import Any

from tzolkin.game.positions import Position, hide_secrets

from .errors import no_such_ply
from .history import rewind
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
    """Return the position as a seat or an onlooker sees it, with a forecast of the Food Day."""
    return with_forecast(view_without_forecast(table, seat), table.snapshot.forecast)


def view_without_forecast(table: Table, seat: int | None) -> Position:
    """Return the same for answers that must be quick and are seldom looked at."""
    if seat is None or not table.choosing:
        return whitelist(hide_secrets(table.snapshot.position, seat))
    return whitelist(table.game_for(seat).view(seat))


def view_at(table: Table, ply: int) -> Position:
    """Return the position as an onlooker saw it after some of the actions."""
    if ply > table.ply:
        raise no_such_ply(table.ply)
    game = rewind(table.start, table.game, ply)
    return with_forecast(whitelist(game.view(None)), game.forecast())


def with_forecast(seen: Position, forecast: dict[str, Any] | None) -> Position:
    """Return a view with a forecast, everything in which is public."""
    return {**seen, "forecast": forecast}


def whitelist(seen: Position) -> Position:
    """Return the parts of a view that may be sent."""
    if not isinstance(seen["stack"], int) or not isinstance(seen["next_stack"], int):
        raise TypeError("a view with stacks must never be sent")
    sent = {name: seen[name] for name in SHARED if name in seen}
    sent["seats"] = [
        {name: entry[name] for name in OF_A_SEAT if name in entry} for entry in seen["seats"]
    ]
    return sent


def describe(table: Table, key: Key | None) -> dict[str, Any]:
    """Return the table as the holder of a key sees it, without the game."""
    owned = table.owned(key)
    return {
        "id": table.table_id,
        "title": table.title,
        "public": table.public,
        "phase": table.phase,
        "over": table.phase is Phase.FINISHED and table.game.over,
        "problem": table.problem,
        "rules": table.rules,
        "seats": [seat.to_json() for seat in table.seats],
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
    """Return the hash of the deal, and at the end what it was made of.

    Records may come without one.
    """
    if not table.commitment:
        return None
    if table.phase is not Phase.FINISHED:
        return {"commitment": table.commitment}
    return {"commitment": table.commitment, "seed": table.seed, "salt": table.salt}


def summarize(table: Table) -> dict[str, Any]:
    """Return the table as a line of the lobby."""
    return {
        "id": table.table_id,
        "title": table.title,
        "phase": table.phase,
        "seats": [seat.to_json() for seat in table.seats],
        "waiting_for": table.waiting_for,
        "created": table.created,
        "changed": table.changed,
    }
