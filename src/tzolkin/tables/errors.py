"""What cannot be done at a table, as errors with a code for programs and a message for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class TableError(Exception):
    """Something that cannot be done at a table, or in a lesson; nothing has changed."""

    def __init__(self, code: str, message: str, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.params = dict(params or {})


def no_such_table(table_id: str) -> TableError:
    shown = table_id[:24]
    return TableError("no_such_table", f"There is no table {shown!r}.", {"table": shown})


def set_aside(why: str) -> TableError:
    return TableError("set_aside", why)


def unknown_key() -> TableError:
    return TableError("unknown_key", "This key does not open this table.")


def needs_key() -> TableError:
    message = "This needs a player's key, sent as 'Authorization: Bearer k1_...'."
    return TableError("needs_key", message)


def not_your_seat(seat: int) -> TableError:
    return TableError("not_your_seat", f"Seat {seat} belongs to somebody else.", {"seat": seat})


def no_open_seat(seat: int | None) -> TableError:
    return TableError("no_open_seat", "That seat is not open.", {"seat": seat})


def nobody_to_play() -> TableError:
    message = "A table needs a seat for a person: kind 'person' or 'open'."
    return TableError("nobody_to_play", message)


def same_colour() -> TableError:
    return TableError("same_colour", "Every seat needs a colour of its own.")


def bot_or_person(seat: int) -> TableError:
    message = "A seat has a 'bot' if, and only if, its kind is 'bot'."
    return TableError("bot_or_person", message, {"seat": seat})


def wrong_phase(now: str, needed: str) -> TableError:
    message = f"The table is {now}; this is possible only while it is {needed}."
    return TableError("wrong_phase", message, {"phase": now, "needed": needed})


def not_your_turn(waiting_for: list[int]) -> TableError:
    names = ", ".join(str(seat) for seat in waiting_for)
    message = f"It is the turn of seat {names}." if waiting_for else "Nobody is asked anything."
    return TableError("not_your_turn", message, {"waiting_for": waiting_for})


def out_of_date(ply: int, given: int, current: dict[str, Any]) -> TableError:
    message = f"The game is at ply {ply}, not {given}; the current view is in 'params'."
    return TableError("out_of_date", message, {"ply": ply, "given": given, "current": current})


def other_turn(back_to: int, given: int | None) -> TableError:
    message = f"Somebody has played since: the last turn leads back to ply {back_to}, not {given}."
    return TableError("other_turn", message, {"ply": back_to, "given": given})


def illegal_action(message: str, explanation: dict[str, Any]) -> TableError:
    return TableError("illegal_action", message, explanation)


def turn_not_over(legal: list[str]) -> TableError:
    message = "These actions do not end the turn; some of 'legal' must follow."
    return TableError("turn_not_over", message, {"legal": legal})


def id_used() -> TableError:
    message = "This id was used for other actions; every turn needs its own."
    return TableError("id_used", message)


def no_such_ply(last: int) -> TableError:
    return TableError("no_such_ply", f"The game has {last} actions so far.", {"last": last})


def no_such_lesson(lesson: str) -> TableError:
    return TableError("no_such_lesson", f"There is no lesson {lesson!r}.", {"lesson": lesson})


def lesson_over(turns: int) -> TableError:
    return TableError("lesson_over", f"This lesson has {turns} turns.", {"turns": turns})


def off_course(action: str, why: str) -> TableError:
    message = f"After this turn the lesson cannot go on: {why}"
    return TableError("off_course", message, {"action": action})
