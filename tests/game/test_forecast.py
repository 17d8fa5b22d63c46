"""Forecasts are right if nothing changes before the Food Day."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.positions import load
from tests.random_games import eager_choice
from tzolkin import Game
from tzolkin.game.previews import turn_is_over
from tzolkin.game.replay import PlayedTurn, Replay

Json = dict[str, Any]


def food_days_of(players: int, seed: int) -> Iterator[tuple[Json, Json]]:
    """Yield for every Food Day of a game the forecast before the round ended, and what happened."""
    game, rng = Game.new(players, seed), random.Random(seed)
    replay = Replay(game.position())
    while not game.over:
        seat, ply, actions, forecast = game.seat, game.ply, list[str](), game.forecast()
        while not actions or not turn_is_over(game, seat, actions[-1]):
            actions.append(eager_choice(game, rng))
            forecast = game.forecast() if actions[-1] == "done" else forecast
            game.play(actions[-1])
        replay.add_turns([PlayedTurn(ply, seat or 0, ply, actions)])
        if forecast and replay.turns[-1]["end"] and replay.turns[-1]["end"]["food_day"]:
            yield forecast, replay.turns[-1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_forecasts_come_true(players: int) -> None:
    seen = 0
    for seed in range(3):
        for forecast, turn in food_days_of(players, seed):
            if any(step["changes"] for step in turn["steps"] if step["action"] == "done"):
                continue  # the corn of the calendar changes in between
            seen += 1
            check(forecast, {part["what"]: part["changes"] for part in turn["end"]["parts"]})
    assert seen > 4


def check(forecast: Json, changes: Json) -> None:
    assert forecast["days"] == 0
    for seat, food in enumerate(forecast["seats"]):
        fed = changes.get("feeding", {}).get(str(seat), {})
        assert (food["pays"], food["points"]) == (-fed.get("corn", 0), fed.get("points", 0))
        assert food["points"] == -3 * food["unfed"]
        assert food["unfed"] == 0 or food["needs"] > food["pays"]
        given = changes.get("temples", {}).get(str(seat), {})
        assert pending(forecast, seat) == {
            name: value for name, value in given.items() if name != "sources"
        }


def pending(forecast: Json, seat: int) -> dict[str, int]:
    """Return what the temples would give a seat, all together."""
    total: dict[str, int] = {}
    for temple, entries in forecast["scoring"]["temples"].items():
        given = entries[seat] if forecast["kind"] == "points" else forecast["goods"][temple][seat]
        for name, value in given.items():
            key = "points" if name == "bonus" else name
            total[key] = total.get(key, 0) + value
    return {name: value for name, value in total.items() if value}


def test_who_is_hungry() -> None:
    forecast = load(corn=5, workers=4, day=4).forecast()
    assert forecast
    assert (forecast["day"], forecast["days"], forecast["kind"]) == (7, 3, "goods")
    assert forecast["seats"][0] == {"workers": 4, "needs": 8, "pays": 4, "unfed": 2, "points": -6}


def test_farms_are_counted() -> None:
    """b05 saves one corn for each worker."""
    forecast = load(corn=5, workers=4, day=4, buildings=["b05"]).forecast()
    assert forecast
    assert forecast["seats"][0]["needs"] == 4
    assert forecast["seats"][0]["unfed"] == 0


def test_the_highest_gets_the_bonus_and_those_who_share_it_half() -> None:
    forecast = load(day=9, chaac=2, others={1: {"chaac": 2}, 2: {"chaac": 1}}).forecast()
    assert forecast
    assert forecast["goods"] is None
    assert forecast["scoring"]["day"] == 13
    assert forecast["scoring"]["temples"]["chaac"][:3] == [
        *({"points": 4, "bonus": 3}, {"points": 4, "bonus": 3}, {"points": 2, "bonus": 0})
    ]


def test_goods_of_all_steps_below() -> None:
    forecast = load(day=3, chaac=3, kukulkan=2).forecast()
    assert forecast
    assert forecast["goods"]["chaac"][0] == {"stone": 2}
    assert forecast["goods"]["kukulkan"][0] == {"wood": 1}
    assert forecast["scoring"]["day"] == 13


def test_nothing_is_foretold_before_the_tiles_and_after_the_end() -> None:
    game, rng = Game.new(2, 1), random.Random(1)
    assert game.forecast() is None
    while not game.over:
        game.play(rng.choice(game.legal()))
    assert game.forecast() is None
