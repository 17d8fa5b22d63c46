"""Fuzzing: anything loaded or replayed works, or is refused with a ValueError."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tzolkin import Game, IllegalActionError

from .games import Position, bare, finished, play_on, rich
from .mutations import VALUES, mutated

fuzz = settings(
    max_examples=250,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def loadable(players: int) -> list[Position]:
    """Return positions at wealth and turn decisions, from the deal to the last round."""
    games = [*play_on(Game.new(players, 3), 3, most=2)]
    positions = [game.position() for game in games if game.decision == "wealth"]
    turns = [stage.position() for stage in play_on(rich(players, 5), 5) if stage.decision == "turn"]
    return [*positions, Game.load(bare(players)).position(), *turns[::25], turns[-1]]


POSITIONS = [position for players in (2, 3, 4) for position in loadable(players)]


def records() -> list[dict[str, Any]]:
    """Return short records, so that a change is seldom in the middle of the actions."""
    short = list(play_on(Game.new(2, 1, names=["Ix", "Ahau"]), 1, most=12))[-1]
    whole = finished(Game.load(loadable(2)[-1]), 2)
    return [Game.new(3, 2).record(), short.record(date="2026-01-01", meta={"a": 1}), whole.record()]


RECORDS = records()


def accepted(read: Callable[[Any], Game], value: Any) -> Game | ValueError:
    """Return the game or the ValueError; any other exception fails the test."""
    try:
        return read(value)
    except ValueError as error:
        return error


def test_the_originals_are_right() -> None:
    for position in POSITIONS:
        assert Game.load(position).position() == position
    for record in RECORDS:
        assert Game.replay(record).record()["actions"] == record["actions"]


@fuzz
@given(mutated(POSITIONS), st.integers(0, 1000))
def test_a_changed_position(position: Position, seed: int) -> None:
    before = repr(position)
    game = accepted(Game.load, position)
    if isinstance(game, Game):
        json.dumps(game.position(), allow_nan=False)
        assert Game.load(game.position()).position() == game.position()
        assert finished(game, seed).over
    else:
        assert 0 < len(str(game)) < 300
    assert repr(position) == before


@fuzz
@given(mutated(RECORDS))
def test_a_changed_record(record: dict[str, Any]) -> None:
    before = repr(record)
    game = accepted(Game.replay, record)
    if isinstance(game, Game):
        assert Game.replay(game.record()).position() == game.position()
    elif isinstance(game, IllegalActionError):
        assert game.index is not None
        assert repr(record["actions"][game.index]) == repr(game.action)
    else:
        assert 0 < len(str(game)) < 300
    assert repr(record) == before


@fuzz
@given(VALUES)
def test_any_value_is_no_position_and_no_record(value: Any) -> None:
    for read in (Game.load, Game.replay):
        refused = accepted(read, value)
        assert isinstance(refused, ValueError)
        assert 0 < len(str(refused)) < 300


@fuzz
@given(st.lists(VALUES, max_size=3))
def test_any_values_are_no_actions(values: list[Any]) -> None:
    game = Game.new(2, seed=1)
    before = game.position()
    for value in values:
        with pytest.raises(IllegalActionError) as caught:
            game.play(value)
        assert caught.value.reason.code == "malformed"
    assert game.position() == before
