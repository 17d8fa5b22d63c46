"""Positions to search from, and the two engines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from tests.random_games import play_on, steered_game
from tzolkin import Game
from tzolkin.bots.builtin.strategies import COMMON
from tzolkin.bots.builtin.weights import plan_weights
from tzolkin.encoding import feature_ids
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State
from tzolkin.search import _plain, constants
from tzolkin.search.capacity import NETWORK_ROWS, Network

native: Any = import_module("tzolkin.search._native")
ENGINES: tuple[Any, ...] = (native, _plain)
SENSIBLE = plan_weights(COMMON)


def any_weights(seed: int) -> list[float]:
    """Return senseless weights, all different, so that a mistake in any feature shows."""
    rng = random.Random(seed)
    return [rng.uniform(-2, 2) for _ in range(feature_ids.STAGES * feature_ids.FEATURES)]


def any_network(seed: int) -> Network:
    """Return a senseless network, for the same reason."""
    rng = np.random.default_rng(seed)
    return Network(*(rng.normal(size=constants.UNITS * rows) for rows in NETWORK_ROWS))


def games(number: int, share: float) -> Iterator[Game]:
    """Yield a steered game for 2, 3 or 4 players at some of its decisions."""
    rng = random.Random(number)
    for game in play_on(steered_game(number), rng):
        if rng.random() < share:
            yield game


def boards(number: int, share: float) -> list[Board]:
    """Return the boards of a steered game at some of its decisions, but not at its end."""
    return [game.board.copy() for game in games(number, share) if not game.over]


def after(board: Board, actions: list[int]) -> Board:
    """Return the board after some actions, each of which must be legal."""
    twin = board.copy()
    for action in actions:
        assert twin.play(action) == ids.LEGAL
    return twin


def turn_is_over(before: Board, now: Board) -> bool:
    """Return whether another seat decides, or the same seat about another turn or the calendar."""
    if now.decision in (ids.OVER, ids.CALENDAR):
        return True
    if before.decision in (ids.CALENDAR, ids.WEALTH):
        return now.decision in (ids.TURN, ids.WEALTH)
    return now.decision == ids.TURN and (now.seat, round_of(now)) != (before.seat, round_of(before))


def round_of(board: Board) -> int:
    return State.unpack(board.to_bytes()).round


def without_traces(board: Board) -> bytes:
    """Return the position without what answered decisions left in memory."""
    state = State.unpack(board.to_bytes())
    for frames in (state.frame_kind, state.frame_a, state.frame_b):
        frames[state.depth :] = [0] * (ids.FRAMES - state.depth)
    return state.pack()
