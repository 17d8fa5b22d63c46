"""Plans whose weights depend on the situation."""

from __future__ import annotations

from tzolkin import Game
from tzolkin.bots.builtin.conditional_plans import (
    ConditionalWeights,
    Situation,
    Strategy,
    situation_of,
)
from tzolkin.bots.builtin.weights import feature_number
from tzolkin.encoding import feature_ids


def some_situation(turns: int = 10, **features: float) -> Situation:
    numbers = [0.0] * feature_ids.FEATURES
    for name, number in features.items():
        numbers[feature_number(name)] = number
    return Situation(turns, numbers)


def test_a_situation_tells_features_by_name() -> None:
    situation = some_situation(corn=4, skulls=2)
    assert situation.of("corn") == 4
    assert situation.of("corn", "skulls", "points") == 6


def test_the_situation_is_that_of_the_seat_that_decides() -> None:
    game = Game.new(2, 1)
    while game.decision == "wealth":
        game.play(game.legal()[0])
    situation = situation_of(game.board)
    assert situation.turns == 27
    assert situation.of("corn") == game.position()["seats"][0]["corn"] > 0


def test_the_later_change_counts() -> None:
    changes = (
        ConditionalWeights(
            lambda situation: situation.of("corn") > 3, {"corn": (1, 0), "skulls": (2, 0)}
        ),
        ConditionalWeights(lambda situation: situation.turns < 5, {"corn": (3, 0)}),
    )
    strategy = Strategy({"corn": (0, 0)}, changes)
    assert strategy.active(some_situation(corn=4, turns=4)) == (True, True)
    assert strategy.active(some_situation(corn=3, turns=5)) == (False, False)
    assert strategy.plan_with((False, False)) == {"corn": (0, 0)}
    assert strategy.plan_with((True, False)) == {"corn": (1, 0), "skulls": (2, 0)}
    assert strategy.plan_with((True, True)) == {"corn": (3, 0), "skulls": (2, 0)}
    assert strategy.plan == {"corn": (0, 0)}
