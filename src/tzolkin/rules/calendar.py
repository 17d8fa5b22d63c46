"""The course of the game: turns, rounds, and the turning of the calendar."""

from __future__ import annotations

from . import figures, food, frames, ids, scoring
from .cities import construction
from .state import State


def begin_turn(s: State, seat: int) -> int:
    s.seat = seat
    s.placed = 0
    s.took_first = 0
    s.mercy = 0
    return frames.push(s, ids.TURN, 0, 0)


def end_turn(s: State) -> int:
    """Fill the row, take the calendar's corn, and on to the next seat or the end of the round."""
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
    if s.food_day:
        food.hold_food_day(s)
    if s.first_space == ids.NOBODY:
        s.calendar_corn += 1
        return advance(s, 1)
    return leave_first_space(s)


def leave_first_space(s: State) -> int:
    """The worker returns, the marker moves, and its owner may have the choice of two days."""
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
    """Would two days push a player's worker off before its time?"""
    for gear in range(ids.GEARS):
        holder = s.teeth[ids.CITY_TEETH * gear + figures.LAST_SPACE[gear] - 1]
        if holder not in (ids.NOBODY, ids.NEUTRAL):
            return 1
    return 0


def choose_days(s: State, days: int) -> int:
    frames.pop(s)
    if days == 2:
        s.light[s.seat] = 0
    return advance(s, days)


def advance(s: State, days: int) -> int:
    """Turn all gears; then the next round, or the end of the game after the last one."""
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
    """Did the advance land on a Food Day or pass over one?"""
    for number in range(4):
        if before < figures.FOOD_DAYS[number] <= today:
            return 1
    return 0


def turn_gear(s: State, gear: int) -> int:
    """One tooth forward. Players' workers leave after the last space, neutral ones go round."""
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
