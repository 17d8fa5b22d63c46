"""Perturb positions of self-play: change goods and workers, so that more kinds of positions occur.

Players who never hire a worker never learn what one is worth. So in the middle of games some
seats get workers, technologies, goods and temple steps that they did not earn, or lose some.
"""

from __future__ import annotations

import random

from tzolkin.content import TEMPLES
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State

TOP_STEPS = [len(temple.steps) - 2 for temple in TEMPLES]


def choose_turns(rng: random.Random, players: int, perturbed_games: float) -> set[int]:
    """Return the turns before which to perturb a game: an early and a later one, or none."""
    if rng.random() >= perturbed_games:
        return set()
    return {rng.randrange(3), rng.randrange(3 * players, 22 * players)}


def perturb_board(board: Board, seed: int) -> Board:
    """Return a perturbed copy of a position."""
    return Board.from_bytes(perturb(board.to_bytes(), random.Random(seed)))


def perturb(data: bytes, rng: random.Random) -> bytes:
    """Return a position like the given one, changed for about half of the seats."""
    s = State.unpack(data)
    for seat in range(s.players):
        if rng.random() < 0.5:
            _give_workers(s, seat, rng)
            _give_technologies(s, seat, rng)
            _change_goods(s, seat, rng)
            _move_on_temples(s, seat, rng)
            _place_free_workers(s, seat, rng)
    return s.pack()


def _give_workers(s: State, seat: int, rng: random.Random) -> None:
    if rng.random() < 0.4:
        hired = min(rng.choice((1, 1, 2)), ids.MOST_WORKERS - s.workers[seat])
        s.workers[seat] += hired
        s.free[seat] += hired


def _give_technologies(s: State, seat: int, rng: random.Random) -> None:
    for place in range(ids.TECHNOLOGIES * seat, ids.TECHNOLOGIES * (seat + 1)):
        if rng.random() < 0.25:
            s.levels[place] = min(ids.TOP_LEVEL, s.levels[place] + rng.choice((1, 1, 2, 3)))


def _change_goods(s: State, seat: int, rng: random.Random) -> None:
    if rng.random() < 0.4:
        s.corn[seat] = max(0, s.corn[seat] + rng.randint(-4, 8))
    for place in range(ids.RESOURCES * seat, ids.RESOURCES * (seat + 1)):
        if rng.random() < 0.3:
            s.cubes[place] = max(0, s.cubes[place] + rng.randint(-1, 3))
    if rng.random() < 0.2 and s.bank_skulls > 0:
        s.skulls[seat] += 1
        s.bank_skulls -= 1


def _move_on_temples(s: State, seat: int, rng: random.Random) -> None:
    """Move a seat on temples, but not to or from a top step, which only one seat may hold."""
    for temple in range(ids.TEMPLES):
        place, top = ids.TEMPLES * seat + temple, TOP_STEPS[temple]
        if rng.random() < 0.3 and s.temples[place] < top:
            moved = s.temples[place] + rng.choice((-1, 1, 1, 2))
            s.temples[place] = max(ids.LOWEST_STEP, min(top - 1, moved))


def _place_free_workers(s: State, seat: int, rng: random.Random) -> None:
    if rng.random() < 0.3:
        for _ in range(s.free[seat]):
            gear = rng.randrange(ids.GEARS)
            tooth = ids.CITY_TEETH * gear + rng.randrange(ids.CITY_SPACES)
            if s.teeth[tooth] == ids.NOBODY and rng.random() < 0.75:
                s.teeth[tooth] = seat
                s.free[seat] -= 1
