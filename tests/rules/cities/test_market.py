"""The market of Uxmal 2 (and of a building): rates, order, and when it closes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.helpers import acting, asked, goods, options, play
from tzolkin import Game, IllegalActionError

CUBES = ("wood", "stone", "gold")
RATES = {"wood": 2, "stone": 3, "gold": 4}


def market(**changes: Any) -> Game:
    return play(acting("uxmal", 2, **changes), "do 2")


@pytest.mark.parametrize("resource", CUBES)
def test_rates(resource: str) -> None:
    game = play(market(corn=10), f"buy {resource}")
    assert goods(game) == {"corn": 10 - RATES[resource], resource: 1}
    game = play(market(corn=10, **{resource: 2}), f"sell {resource}")
    assert goods(game) == {"corn": 10 + RATES[resource], resource: 1}


@pytest.mark.parametrize("corn", range(6))
def test_only_what_can_be_paid_can_be_bought(corn: int) -> None:
    game = market(corn=corn, wood=1)
    bought = {f"buy {resource}" for resource in CUBES if RATES[resource] <= corn}
    assert asked(game) == ("market", bought | {"sell wood", "done"})


def test_only_what_is_there_can_be_sold() -> None:
    assert options(market(stone=1)) == {"sell stone", "done"}
    assert options(market(wood=1, gold=2)) == {"sell wood", "sell gold", "done"}


def test_done_may_be_the_first_answer() -> None:
    game = play(market(corn=9, gold=1), "done")
    assert goods(game) == {"corn": 9, "gold": 1}
    assert asked(game) == ("picking", {"done"})


def test_sales_in_order_and_before_purchases() -> None:
    game = market(corn=9, wood=2, stone=2, gold=2)
    buys = {"buy wood", "buy stone", "buy gold"}
    assert options(game) == {"sell wood", "sell stone", "sell gold", "done"} | buys
    play(game, "sell wood")
    assert options(game) == {"sell wood", "sell stone", "sell gold", "done"} | buys - {"buy wood"}
    play(game, "sell stone")
    assert options(game) == {"sell stone", "sell gold", "done", "buy gold"}
    play(game, "sell gold")
    assert options(game) == {"sell gold", "done"}


def test_purchases_in_order_and_no_sales_after_them() -> None:
    game = play(market(corn=20, wood=1, stone=1, gold=1), "buy wood")
    assert options(game) == {"buy wood", "buy stone", "buy gold", "done"}
    play(game, "buy stone")
    assert options(game) == {"buy stone", "buy gold", "done"}
    play(game, "buy gold")
    assert options(game) == {"buy gold", "done"}


def test_what_was_sold_cannot_be_bought_later() -> None:
    game = play(market(corn=20, gold=1, wood=1), "sell wood", "buy stone")
    assert options(game) == {"buy stone", "buy gold", "done"}
    game = play(market(corn=20, gold=1), "sell gold", "buy wood")
    assert options(game) == {"buy wood", "buy stone", "done"}


def test_kinds_may_be_left_out() -> None:
    game = play(market(corn=9, wood=1, gold=1), "sell gold")
    assert options(game) == {"buy wood", "buy stone", "done"}
    game = play(market(corn=9), "buy gold")
    assert options(game) == {"buy gold", "done"}


@pytest.mark.parametrize(
    ("before", "exchanges"),
    [
        ({"wood": 1}, ["sell wood"]),
        ({"corn": 2}, ["buy wood"]),
        ({"corn": 7}, ["buy wood", "buy stone"]),
        ({"corn": 11}, ["buy gold", "buy gold"]),
        ({"stone": 1}, ["sell stone", "buy wood"]),
        ({"corn": 1, "gold": 1}, ["sell gold", "buy wood", "buy stone"]),
        ({"wood": 1, "corn": 0, "gold": 1}, ["sell wood", "sell gold", "buy stone", "buy stone"]),
    ],
)
def test_it_closes_by_itself_when_nothing_is_left(
    before: dict[str, Any], exchanges: list[str]
) -> None:
    game = market(**before)
    for text in exchanges:
        assert game.decision == "market"
        assert "done" in options(game)
        play(game, text)
    assert asked(game) == ("picking", {"done"})


def test_it_stays_open_while_a_kind_can_be_sold_again() -> None:
    game = play(market(wood=2), "sell wood")
    assert asked(game) == ("market", {"sell wood", "done"})


def test_selling_opens_purchases() -> None:
    game = play(market(wood=2), "sell wood", "sell wood")
    assert asked(game) == ("market", {"buy stone", "buy gold", "done"})


@pytest.mark.parametrize("corn", [0, 1])
def test_without_anything_to_exchange_it_is_not_offered(corn: int) -> None:
    assert options(acting("uxmal", 2, corn=corn)) == {"skip"}


@pytest.mark.parametrize("changes", [{"corn": 2}, {"wood": 1}, {"stone": 1}, {"gold": 1}])
def test_with_anything_to_exchange_it_is_offered(changes: dict[str, Any]) -> None:
    assert options(acting("uxmal", 2, **changes)) == {"do 2", "skip"}


def test_every_visit_begins_anew() -> None:
    game = acting("uxmal", 2, corn=20, wood=1, on={"uxmal": {6: 0}})
    play(game, "do 2", "sell wood", "done", "pick uxmal 6", "do 2")
    assert options(game) == {"buy wood", "buy stone", "buy gold", "done"}
    play(game, "buy wood")
    assert goods(game) == {"corn": 20, "wood": 1}


def test_selling_after_buying_is_refused() -> None:
    game = play(market(corn=5, gold=1), "buy wood")
    with pytest.raises(IllegalActionError):
        game.play("sell gold")
    assert asked(game) == ("market", {"buy wood", "buy stone", "done"})
