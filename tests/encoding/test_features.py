"""Every feature is what the position says, read by names."""

from __future__ import annotations

import random

import pytest

from tests.bots.helpers import with_hidden_changed
from tests.search.samples import games
from tzolkin import Game
from tzolkin.encoding import feature_ids
from tzolkin.encoding.engine import measure
from tzolkin.rules.engine import Board

from . import expected_features

GAMES = 240


@pytest.mark.parametrize("first", range(0, GAMES, 40))
def test_features_say_what_the_position_says(first: int) -> None:
    for number in range(first, first + 40):
        for game in games(number, 0.15):
            if not game.over:
                check(game)


def check(game: Game) -> None:
    position, data = game.position(), game.board.to_bytes()
    for seat in range(game.players):
        turns, found = measure(data, seat)
        assert turns == expected_features.turns_left(position, seat)
        assert found == pytest.approx(expected_features.features(position, seat), abs=1e-12), (
            game.position()
        )


def test_every_feature_takes_several_values() -> None:
    """Otherwise the comparison would say little about the feature."""
    values: list[set[float]] = [set() for _ in range(feature_ids.FEATURES)]
    turns = set()
    for number in range(GAMES):
        for game in games(number, 0.15):
            left, found = measure(game.board.to_bytes(), 0)
            turns.add(left)
            for seen, value in zip(values, found, strict=True):
                seen.add(value)
    constant = [number for number, seen in enumerate(values) if len(seen) == 1]
    assert constant == [feature_ids.BIAS]
    assert turns == set(range(feature_ids.STAGES))


@pytest.mark.parametrize("number", range(30))
def test_features_depend_on_nothing_hidden(number: int) -> None:
    rng = random.Random(number)
    for game in games(number, 0.2):
        if game.over:
            continue
        for seat in range(game.players):
            found = measure(game.board.to_bytes(), seat)
            assert measure(with_hidden_changed(game, seat, rng).to_bytes(), seat) == found
            assert measure(concealed(game, seat).to_bytes(), seat) == found


def concealed(game: Game, seat: int) -> Board:
    return game.board.concealed(seat, 3)


def test_numbers_of_features_do_not_overlap() -> None:
    """Groups are consecutive, and the last number is the length."""
    sizes = {"CUBES": 3, "STEP": 3, "LEVEL": 12, "WORKER": 3, "SPACE": 24}
    limits = {"FEATURES", "UNITS", "STAGES", "POOL", "TABLE", "BEST"}
    limits |= {"EXCHANGES", "DEEPEST", "DRAWS"}
    groups = {name: number for name, number in vars(feature_ids).items() if name.isupper()}
    expected = 0
    for name, number in groups.items():
        if name not in limits:
            assert number == expected
            expected += sizes.get(name, 1)
    assert expected == feature_ids.FEATURES
    assert feature_ids.FEATURES % 4 == 0
