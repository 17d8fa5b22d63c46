"""Temples: the highest step, lost rises, the board's sides, and the two temples of Tikal 5."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.positions import TEMPLES
from tzolkin import Game

from .helpers import acting, asked, goods, options, play, seat_of, temples
from .tiles import TOP, TOPS

DONE = ("picking", {"done"})
PAIRS = {f"temples {low} {high}" for low, high in combinations(TEMPLES, 2)}


def rising(**changes: Any) -> Game:
    """Return a game at the temple decision of Uxmal 1."""
    return play(acting("uxmal", 1, corn=3, **changes), "do 1")


def paid(**changes: Any) -> Game:
    """Return a game at the temples decision of Tikal 5."""
    return play(acting("tikal", 5, wood=1, **changes), "do 5", "pay wood")


@pytest.mark.parametrize("temple", TEMPLES)
def test_from_the_lowest_step_to_the_highest(temple: str) -> None:
    for step in range(-1, TOP[temple]):
        game = play(rising(light=False, **{temple: step}), f"temple {temple}")
        assert seat_of(game)["temples"][temple] == step + 1
        assert seat_of(game)["light"] is (step + 1 == TOP[temple])


@pytest.mark.parametrize("temple", TEMPLES)
def test_no_way_above_the_highest_step(temple: str) -> None:
    game = rising(**{temple: TOP[temple]})
    assert options(game) == {f"temple {name}" for name in TEMPLES if name != temple}


@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_the_highest_step_holds_one_seat(temple: str, holder: int) -> None:
    others = {holder: {temple: TOP[temple]}}
    game = rising(others=others, **{temple: TOP[temple] - 1})
    assert options(game) == {f"temple {name}" for name in TEMPLES if name != temple}
    game = rising(others=others, **{temple: TOP[temple] - 2})
    assert options(game) == {f"temple {name}" for name in TEMPLES}


@pytest.mark.parametrize("temple", TEMPLES)
def test_lower_steps_hold_several(temple: str) -> None:
    step = TOP[temple] - 2
    others = {seat: {temple: step + 1} for seat in (1, 2, 3)}
    game = play(rising(others=others, **{temple: step}), f"temple {temple}")
    assert seat_of(game)["temples"][temple] == step + 1


def test_a_board_that_is_light_already_stays_light() -> None:
    game = play(rising(chaac=4, light=True), "temple chaac")
    assert seat_of(game)["light"] is True


def test_the_board_turns_at_once_and_for_its_owner_only() -> None:
    game = rising(chaac=4, light=False, others={1: {"light": False}})
    play(game, "temple chaac")
    assert [seat_of(game, seat)["light"] for seat in (0, 1)] == [True, False]


# Tikal 5


def test_tikal_5_the_payment_comes_first() -> None:
    game = play(acting("tikal", 5, wood=1, gold=2), "do 5")
    assert asked(game) == ("payment", {"pay wood", "pay gold"})
    assert goods(game) == {"wood": 1, "gold": 2}
    play(game, "pay gold")
    assert goods(game) == {"wood": 1, "gold": 1}
    assert asked(game) == ("temples", PAIRS)


@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
def test_tikal_5_is_asked_with_a_single_payment(resource: str) -> None:
    game = play(acting("tikal", 5, **{resource: 1}), "do 5")
    assert asked(game) == ("payment", {f"pay {resource}"})


@pytest.mark.parametrize(("low", "high"), list(combinations(TEMPLES, 2)))
def test_tikal_5_rises_on_two_temples(low: str, high: str) -> None:
    game = play(paid(chaac=2, quetzalcoatl=-1, kukulkan=5), f"temples {low} {high}")
    steps = {"chaac": 2, "quetzalcoatl": -1, "kukulkan": 5}
    steps[low] += 1
    steps[high] += 1
    assert seat_of(game)["temples"] == steps
    assert asked(game) == DONE


@pytest.mark.parametrize("blocked", TEMPLES)
def test_tikal_5_with_two_possible_temples(blocked: str) -> None:
    low, high = (temple for temple in TEMPLES if temple != blocked)
    assert asked(paid(**{blocked: TOP[blocked]})) == ("temples", {f"temples {low} {high}"})
    taken = {1: {blocked: TOP[blocked]}}
    game = paid(others=taken, **{blocked: TOP[blocked] - 1})
    assert asked(game) == ("temples", {f"temples {low} {high}"})


@pytest.mark.parametrize("temple", TEMPLES)
def test_tikal_5_with_one_possible_temple(temple: str) -> None:
    blocked = {name: TOP[name] for name in TEMPLES if name != temple}
    game = paid(**blocked)
    assert asked(game) == ("temples", {f"temple {temple}"})
    play(game, f"temple {temple}")
    assert seat_of(game)["temples"] == blocked | {temple: 1}
    assert asked(game) == DONE


def test_tikal_5_turns_the_board() -> None:
    game = play(paid(chaac=4, light=False), "temples chaac kukulkan")
    assert seat_of(game)["light"] is True
    assert temples(game) == (5, 0, 1)


def test_tikal_5_without_a_temple_or_a_cube_is_not_offered() -> None:
    assert "do 5" not in options(acting("tikal", 5, wood=1, **TOPS))
    assert options(acting("tikal", 5)) == {"skip"}
