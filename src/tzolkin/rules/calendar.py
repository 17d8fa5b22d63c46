"""The course of the game: turns, rounds, and the turning of the calendar."""

from __future__ import annotations

from . import figures, food, frames, ids, scoring
from .cities import construction
from .state import State


def begin_turn(s: State, seat: int) -> int:
    """Reset what counts within a turn and ask the seat for its turn."""
    s.seat = seat
    s.placed = 0
    s.took_first = 0
    s.mercy = 0
    return frames.push(s, ids.TURN, 0, 0)


def end_turn(s: State) -> int:
    """End the turn: refill the row, take the calendar's corn if the first-player space was taken.

    Then it is the next seat's turn, or the round ends.
    """
    frames.pop(s)
    construction.refill(s)
    if s.took_first:
        s.corn[s.seat] += s.calendar_corn
        s.calendar_corn = 0
    following = (s.seat + 1) % s.players
    if following == s.first_player:
        return end_round(s)
    return begin_turn(s, following)


def end_round(s: State) -> int:
    """Hold a Food Day that was reached, then advance the calendar."""
    if s.food_day:
        food.hold_food_day(s)
    if s.first_space == ids.NOBODY:
        s.calendar_corn += 1
        return advance(s, 1)
    return leave_first_space(s)


def leave_first_space(s: State) -> int:
    """Return the worker from the first-player space and move the first-player marker.

    A seat whose board shows its light side may choose whether the calendar advances two days.
    """
    seat = s.first_space
    s.first_space = ids.NOBODY
    s.free[seat] += 1
    s.first_player = (seat + 1) % s.players if s.first_player == seat else seat
    if s.light[seat] and not last_round(s) and not two_days_blocked(s):
        s.seat = seat
        return frames.push(s, ids.CALENDAR, 0, 0)
    return advance(s, 1)


def last_round(s: State) -> int:
    return 1 if s.day >= ids.LAST_DAY else 0


def two_days_blocked(s: State) -> int:
    """Return whether an advance by two days would push a worker off a gear too early."""
    for gear in range(ids.GEARS):
        holder = s.teeth[ids.CITY_TEETH * gear + figures.LAST_SPACE[gear] - 1]
        if holder not in (ids.NOBODY, ids.NEUTRAL):
            return 1
    return 0


def choose_days(s: State, days: int) -> int:
    """Answer the decision `CALENDAR`; advancing two days turns the board to its dark side."""
    frames.pop(s)
    if days == 2:
        s.light[s.seat] = 0
    return advance(s, days)


def advance(s: State, days: int) -> int:
    """Turn all gears, then begin the next round or, after the last one, end the game."""
    for _ in range(days):
        for gear in range(ids.GEARS):
            turn_gear(s, gear)
    before = s.day
    s.day += days
    if before >= ids.LAST_DAY:
        return scoring.finish(s)
    s.round += 1
    s.food_day = food_day_between(before, s.day)
    return begin_turn(s, s.first_player)


def food_day_between(before: int, today: int) -> int:
    """Return whether an advance reached or passed a Food Day."""
    for number in range(4):
        if before < figures.FOOD_DAYS[number] <= today:
            return 1
    return 0


def turn_gear(s: State, gear: int) -> int:
    """Turn a gear by one tooth.

    Players' workers leave the gear after its last space, neutral ones stay.
    """
    base = ids.CITY_TEETH * gear
    last = base + figures.TEETH[gear] - 1
    wrapped = s.teeth[last]
    for tooth in range(last, base, -1):
        s.teeth[tooth] = s.teeth[tooth - 1]
    s.teeth[base] = wrapped
    leaving = s.teeth[base + figures.LAST_SPACE[gear] + 1]
    if leaving not in (ids.NOBODY, ids.NEUTRAL):
        s.free[leaving] += 1
        s.teeth[base + figures.LAST_SPACE[gear] + 1] = ids.NOBODY
    return 0
