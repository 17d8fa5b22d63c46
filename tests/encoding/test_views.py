"""What is encoded is what the view shows, and what is hidden has no influence."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests import positions
from tests.bots.helpers import with_hidden_changed
from tests.random_games import play_on, steered_game
from tzolkin import Game
from tzolkin.encoding import MOST, encode

from .reference import entries, expected, of_the_turn, of_the_view

GAMES = range(60)
ALWAYS = ("wealth", "calendar", "over")


def sampled(number: int, share: float) -> list[Game]:
    """Return a steered game at some of its decisions, and at all of the rarer kinds."""
    rng = random.Random(number)
    return [
        game.copy()
        for game in play_on(steered_game(number), rng)
        if game.decision in ALWAYS or rng.random() < share
    ]


@pytest.mark.parametrize("number", GAMES)
def test_a_view_is_encoded_as_it_is(number: int) -> None:
    """At the beginning of a turn only the view may be encoded."""
    for game in sampled(number, 0.2):
        for seat in range(game.players):
            found = entries(game, seat)
            assert of_the_view(found) == expected(game.view(seat), seat)
            if game.decision in ("wealth", "turn", "over", "calendar"):
                assert of_the_turn(found) == {}


@pytest.mark.parametrize("number", GAMES)
def test_nothing_hidden_has_an_influence(number: int) -> None:
    rng = random.Random(number)
    for game in sampled(number, 0.3):
        for seat in range(game.players):
            seen = encode(game, seat, dtype=np.uint8).tobytes()
            for board in (game.board.concealed(seat, 1), with_hidden_changed(game, seat, rng)):
                assert encode(board, seat, dtype=np.uint8).tobytes() == seen


@pytest.mark.parametrize("number", GAMES)
def test_no_entry_exceeds_its_largest_value(number: int) -> None:
    for game in sampled(number, 0.3):
        for seat in range(game.players):
            assert (encode(game, seat, dtype=np.uint8) <= MOST).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secret_tiles_are_seen_by_their_owner_only(players: int) -> None:
    game = Game.new(players, 3)
    offer = game.position()["seats"][0]["offer"]
    game.play(f"keep {' '.join(sorted(offer)[:2])}")
    own, other = entries(game, 0), entries(game, 1)
    assert {name for name in own if name.startswith("offer.")} == {f"offer.{w}" for w in offer}
    kept = {f"own.wealth.{tile}" for tile in sorted(offer)[:2]}
    assert {name for name in own if ".wealth." in name} == kept
    assert not [name for name in other if ".wealth." in name]


def test_large_numbers_are_clipped() -> None:
    rich = {"corn": 999, "wood": 256, "points": 300}
    game = positions.load(2, others={1: {"points": -300, "gold": 255}}, calendar_corn=400, **rich)
    found = entries(game, 0)
    names = ("own.corn", "own.wood", "own.points", "calendar_corn", "second.debt", "second.gold")
    assert [found[name] for name in names] == [255] * 6
    assert not {"second.points", "own.debt", "own.quarters", "third.present"} & set(found)


@pytest.mark.parametrize(
    ("points", "encoded"),
    [
        (0, {}),
        (0.25, {"quarters": 1}),
        (7.75, {"points": 7, "quarters": 3}),
        (-0.25, {"debt": 1, "quarters": 3}),
        (-1, {"debt": 1}),
        (-12.5, {"debt": 13, "quarters": 2}),
    ],
)
def test_points_below_zero_and_in_quarters(points: float, encoded: dict[str, int]) -> None:
    found = entries(positions.load(points=points), 0)
    names = ("points", "debt", "quarters")
    assert {name: found[f"own.{name}"] for name in names if f"own.{name}" in found} == encoded
