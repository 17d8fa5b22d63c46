"""Chichen Itza: offerings of skulls, and what theology adds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import TEMPLES
from tests.rules.helpers import acting, asked, goods, options, play, seat_of, temples
from tests.rules.tiles import TOP, TOPS
from tzolkin import Game

DONE = ("picking", {"done"})
ANY_TEMPLE = ("temple", {f"temple {temple}" for temple in TEMPLES})
PLACES = {
    1: (4, "chaac"),
    2: (5, "chaac"),
    3: (6, "chaac"),
    4: (7, "kukulkan"),
    5: (8, "kukulkan"),
    6: (8, "kukulkan"),
    7: (10, "quetzalcoatl"),
    8: (11, "quetzalcoatl"),
    9: (13, "quetzalcoatl"),
}
WITH_RESOURCE = (6, 8, 9)
CUBES = ("wood", "stone", "gold")


def offered(place: int, **changes: Any) -> Game:
    """Assert that a skull lies on a place, laid by a worker from its own space."""
    changes.setdefault("skulls", 1)
    return play(acting("chichen", place, **changes), f"do {place}")


@pytest.mark.parametrize("place", PLACES)
def test_every_place(place: int) -> None:
    game = offered(place, skulls=2)
    points, temple = PLACES[place]
    assert goods(game) == {"points": points, "skulls": 1}
    assert seat_of(game)["temples"] == {name: int(name == temple) for name in TEMPLES}
    assert game.position()["offerings"] == [0 if n == place else None for n in range(1, 10)]
    assert game.position()["skulls"] == 11
    if place in WITH_RESOURCE:
        assert asked(game) == ("gain", {"gain wood", "gain stone", "gain gold"})
    else:
        assert asked(game) == DONE


@pytest.mark.parametrize("place", WITH_RESOURCE)
@pytest.mark.parametrize("resource", CUBES)
def test_one_resource_of_choice(place: int, resource: str) -> None:
    game = play(offered(place), f"gain {resource}")
    assert goods(game) == {"points": PLACES[place][0], resource: 1}
    assert asked(game) == DONE


def test_the_resource_is_not_raised_by_extraction() -> None:
    game = play(offered(9, extraction=3), "gain gold")
    assert goods(game) == {"points": 13, "gold": 1}


@pytest.mark.parametrize("place", PLACES)
def test_a_place_is_used_once(place: int) -> None:
    game = acting("chichen", 10, skulls=2, offerings={place: 2})
    assert options(game) == {f"do {n}" for n in PLACES if n != place} | {"skip"}
    assert options(acting("chichen", place, skulls=2, offerings={place: 0})) == {"skip"}


def test_without_a_skull_nothing_is_offered() -> None:
    assert options(acting("chichen", 10, corn=9, theology=3)) == {"skip"}


def test_the_place_is_taken_for_the_next_worker_too() -> None:
    game = acting("chichen", 10, skulls=2, on={"chichen": {9: 0}}, corn=9)
    play(game, "do 5", "pick chichen 9")
    assert options(game) == {f"do {n}" for n in PLACES if n != 5} | {"skip"}


@pytest.mark.parametrize("place", PLACES)
def test_the_rise_is_lost_at_the_top(place: int) -> None:
    points, temple = PLACES[place]
    game = offered(place, light=False, **{temple: TOP[temple]})
    assert seat_of(game)["temples"][temple] == TOP[temple]
    assert seat_of(game)["light"] is False
    assert seat_of(game)["points"] == points
    game = offered(place, **{temple: TOP[temple] - 1}, others={2: {temple: TOP[temple]}})
    assert seat_of(game)["temples"][temple] == TOP[temple] - 1


@pytest.mark.parametrize("place", [1, 5, 7])
def test_the_rise_to_the_top_turns_the_board(place: int) -> None:
    temple = PLACES[place][1]
    game = offered(place, light=False, **{temple: TOP[temple] - 1})
    assert seat_of(game)["temples"][temple] == TOP[temple]
    assert seat_of(game)["light"] is True


# Theology 2


@pytest.mark.parametrize("theology", [2, 3])
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 7])
def test_theology_2_after_the_action(place: int, theology: int) -> None:
    game = offered(place, theology=theology, wood=1, gold=2)
    assert asked(game) == ("offering", {"pay wood", "pay gold", "done"})
    play(game, "pay gold")
    assert (seat_of(game)["wood"], seat_of(game)["gold"]) == (1, 1)
    assert asked(game) == ANY_TEMPLE
    before = seat_of(game)["temples"]
    play(game, "temple quetzalcoatl")
    assert seat_of(game)["temples"] == before | {"quetzalcoatl": before["quetzalcoatl"] + 1}
    assert asked(game) == DONE


@pytest.mark.parametrize("place", WITH_RESOURCE)
def test_theology_2_may_pay_with_the_cube_just_gained(place: int) -> None:
    game = play(offered(place, theology=2), "gain stone")
    assert seat_of(game)["stone"] == 1
    assert asked(game) == ("offering", {"pay stone", "done"})
    play(game, "pay stone", "temple chaac")
    assert seat_of(game)["stone"] == 0
    assert asked(game) == DONE


def test_theology_2_may_be_declined() -> None:
    game = play(offered(1, theology=2, wood=1), "done")
    assert goods(game) == {"wood": 1, "points": 4}
    assert temples(game) == (1, 0, 0)
    assert asked(game) == DONE


def test_theology_2_is_passed_over_without_cubes_or_temples() -> None:
    assert asked(offered(1, theology=2)) == DONE
    assert asked(offered(1, theology=2, wood=3, **TOPS)) == DONE


def test_theology_2_where_the_action_took_the_last_step() -> None:
    steps = {"chaac": 4, "quetzalcoatl": 7, "kukulkan": 6}
    assert asked(offered(1, theology=2, wood=3, **steps)) == DONE


def test_theology_2_asks_for_a_single_temple_too() -> None:
    game = play(offered(1, theology=2, wood=1, chaac=5, kukulkan=6), "pay wood")
    assert asked(game) == ("temple", {"temple quetzalcoatl"})


@pytest.mark.parametrize("theology", [0, 1])
def test_lower_theology_asks_for_no_offering(theology: int) -> None:
    assert asked(offered(1, theology=theology, wood=1)) == DONE


def test_theology_2_is_only_for_actions() -> None:
    game = play(acting("chichen", 5, skulls=1, theology=2, wood=1), "skip")
    assert asked(game) == DONE


def test_theology_2_every_action_anew() -> None:
    game = offered(1, theology=2, wood=2, skulls=2, on={"chichen": {4: 0}})
    play(game, "pay wood", "temple chaac", "pick chichen 4", "do 4")
    assert asked(game) == ("offering", {"pay wood", "done"})
    play(game, "pay wood", "temple chaac")
    assert temples(game) == (3, 0, 1)


def test_theology_3_adds_no_skull_here() -> None:
    assert seat_of(offered(1, theology=3, skulls=1))["skulls"] == 0
