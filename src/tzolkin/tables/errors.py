"""What can be wrong with a request, in words and codes."""

from __future__ import annotations

from typing import Any

from tzolkin.server.errors import Problem


def no_such_table(name: str) -> Problem:
    return Problem(404, "no_such_table", f"There is no table {name[:24]!r}.", {"table": name[:24]})


def broken(why: str) -> Problem:
    return Problem(409, "set_aside", why)


def unknown_key() -> Problem:
    return Problem(401, "unknown_key", "This key does not open this table.")


def needs_key() -> Problem:
    message = "This needs a player's key, sent as 'Authorization: Bearer k1_...'."
    return Problem(401, "needs_key", message)


def not_your_seat(seat: int) -> Problem:
    return Problem(403, "not_your_seat", f"Seat {seat} belongs to somebody else.", {"seat": seat})


def wrong_phase(now: str, needed: str) -> Problem:
    message = f"The table is {now}; this is possible only while it is {needed}."
    return Problem(409, "wrong_phase", message, {"phase": now, "needed": needed})


def not_your_turn(waiting_for: list[int]) -> Problem:
    names = ", ".join(str(seat) for seat in waiting_for)
    message = f"It is the turn of seat {names}." if waiting_for else "Nobody is asked anything."
    return Problem(409, "not_your_turn", message, {"waiting_for": waiting_for})


def out_of_date(ply: int, given: int, current: dict[str, Any]) -> Problem:
    message = f"The game is at ply {ply}, not {given}; the current view is in 'params'."
    return Problem(409, "out_of_date", message, {"ply": ply, "given": given, "current": current})


def other_turn(back_to: int, given: int | None) -> Problem:
    message = f"Somebody has played since: the last turn leads back to ply {back_to}, not {given}."
    return Problem(409, "other_turn", message, {"ply": back_to, "given": given})


def illegal(objection: dict[str, Any], message: str) -> Problem:
    return Problem(422, "illegal_action", message, objection)


def turn_not_over(legal: list[str]) -> Problem:
    message = "These actions do not end the turn; some of 'legal' must follow."
    return Problem(422, "turn_not_over", message, {"legal": legal})


def id_used() -> Problem:
    message = "This id was used for other actions; every turn needs its own."
    return Problem(409, "id_used", message)


def unavailable() -> Problem:
    message = "The database cannot be reached; nothing was stored. Try again in a moment."
    return Problem(503, "unavailable", message, {}, {"Retry-After": "2"})


def not_storable() -> Problem:
    message = "This has a value that the database cannot hold; nothing was stored."
    return Problem(422, "not_storable", message)


def try_again() -> Problem:
    message = "Something else happened at the table in the same moment. Look again, and repeat it."
    return Problem(409, "try_again", message)
