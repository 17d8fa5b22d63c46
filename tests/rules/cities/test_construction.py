"""Constructing: Tikal 2, monuments, Uxmal 4, architecture, and the row."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import load
from tests.rules.helpers import acting, asked, goods, options, play, seat_of
from tests.rules.tiles import BUILDINGS, COSTS, MONUMENTS, age_of, short_of
from tzolkin import Game

DONE = ("picking", {"done"})
PLENTY: dict[str, Any] = {"wood": 9, "stone": 9, "gold": 9}


def tikal(action: int, row: list[str], **changes: Any) -> Game:
    """Return a game at the construct decision of Tikal, with these buildings and no monuments."""
    changes.setdefault("display", [])
    return play(acting("tikal", action, row=row, **changes), f"do {action}")


def uxmal(row: list[str], **changes: Any) -> Game:
    return play(acting("uxmal", 4, row=row, **changes), "do 4")


# Tikal 2


@pytest.mark.parametrize(
    ("architecture", "brings"), [(0, {}), (1, {"corn": 1}), (2, {"corn": 1, "points": 2})]
)
def test_tikal_2_architecture(architecture: int, brings: dict[str, int]) -> None:
    game = tikal(2, ["b04", "b09"], wood=4, architecture=architecture)
    assert asked(game) == ("construct", {"build b04", "build b09"})
    play(game, "build b04")
    assert goods(game) == brings
    assert asked(game) == DONE


def test_tikal_2_architecture_3_spares_a_cube() -> None:
    game = tikal(2, ["b04", "b09"], wood=3, architecture=3)
    assert options(game) == {"build b04", "build b09"}
    play(game, "build b04")
    assert asked(game) == ("spare", {"spare wood"})
    play(game, "spare wood")
    assert goods(game) == {"corn": 1, "points": 2}
    assert seat_of(game)["buildings"] == ["b04"]
    assert asked(game) == DONE


def test_tikal_2_is_one_building_and_no_monument() -> None:
    game = tikal(2, ["b01", "b02"], display=MONUMENTS[:6], **PLENTY)
    assert options(game) == {"build b01", "build b02"}
    play(game, "build b02")
    assert asked(game) == DONE


def test_at_spare_nothing_is_paid_and_the_tile_is_in_the_row() -> None:
    game = play(tikal(2, ["b07"], wood=1, stone=2, architecture=3), "build b07")
    assert goods(game) == {"wood": 1, "stone": 2}
    assert seat_of(game)["buildings"] == []
    assert game.position()["buildings"][0] == "b07"
    assert game.decision == "spare"


@pytest.mark.parametrize("tile", BUILDINGS)
def test_spare_lists_the_cubes_of_the_price(tile: str) -> None:
    game = tikal(2, [tile], age=age_of(tile), architecture=3, **PLENTY)
    play(game, f"build {tile}")
    assert asked(game) == ("spare", {f"spare {name}" for name in COSTS[tile]})


@pytest.mark.parametrize(
    ("tile", "resource"), [(tile, name) for tile in BUILDINGS for name in COSTS[tile]]
)
def test_the_missing_cube_is_the_one_to_spare(tile: str, resource: str) -> None:
    game = tikal(2, [tile], age=age_of(tile), architecture=3, **short_of(tile, resource))
    play(game, f"build {tile}")
    assert asked(game) == ("spare", {f"spare {resource}"})
    play(game, f"spare {resource}")
    assert seat_of(game)["buildings"] == [tile]


@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
def test_the_spared_cube_is_kept(resource: str) -> None:
    game = tikal(2, ["b22"], age=2, architecture=3, wood=1, stone=2, gold=1)
    play(game, "build b22", f"spare {resource}")
    assert goods(game) == {resource: 1, "corn": 1, "points": 2 + 3}


def test_architecture_3_spares_one_cube_not_two() -> None:
    changes = {"architecture": 3, "age": 2, "row": ["b22"]}
    assert options(acting("tikal", 2, wood=0, stone=1, gold=1, **changes)) == {"skip"}
    assert options(acting("tikal", 2, wood=1, stone=0, gold=1, **changes)) == {"skip"}
    assert options(acting("tikal", 2, wood=1, stone=1, gold=1, **changes)) == {"do 2", "skip"}


# Monuments


@pytest.mark.parametrize("architecture", range(4))
@pytest.mark.parametrize("tile", MONUMENTS)
def test_a_monument_costs_its_full_price(tile: str, architecture: int) -> None:
    row: list[str] = []
    price = COSTS[tile]
    game = tikal(4, row, display=[tile], architecture=architecture, **price)
    assert asked(game) == ("construct", {f"build {tile}"})
    play(game, f"build {tile}")
    assert goods(game) == {}
    assert seat_of(game)["monuments"] == [tile]
    assert game.position()["monuments"] == [None] * 6
    assert asked(game) == DONE
    for resource in price:
        poor = short_of(tile, resource)
        short = acting("tikal", 4, row=row, display=[tile], architecture=architecture, **poor)
        assert options(short) == {"skip"}


def test_the_skull_of_m13_goes_back_to_the_bank() -> None:
    game = tikal(4, [], display=["m13"], skulls=2, gold=4)
    assert game.position()["skulls"] == 11
    play(game, "build m13")
    assert game.position()["skulls"] == 12
    assert goods(game) == {"skulls": 1}


def test_no_second_after_a_monument_and_its_place_stays_empty() -> None:
    game = tikal(4, ["b01"], display=["m01", "m05", "m09"], **PLENTY)
    play(game, "build m05")
    assert asked(game) == DONE
    assert game.position()["monuments"] == ["m01", None, "m09", None, None, None]
    play(game, "done")
    assert game.position()["monuments"] == ["m01", None, "m09", None, None, None]


# Uxmal 4


@pytest.mark.parametrize("tile", BUILDINGS)
def test_uxmal_4_costs_2_corn_for_every_cube(tile: str) -> None:
    price = 2 * sum(COSTS[tile].values())
    changes: dict[str, Any] = {"age": age_of(tile), "row": [tile]}
    assert options(acting("uxmal", 4, corn=price - 1, **changes)) & {"do 4"} == set()
    game = play(acting("uxmal", 4, corn=price, **changes), "do 4")
    assert asked(game) == ("construct", {f"build {tile}"})
    play(game, f"build {tile}")
    assert seat_of(game)["corn"] == {"b11": 1, "b25": 6}.get(tile, 0)
    assert seat_of(game)["buildings"] == [tile]


def test_uxmal_4_does_not_take_cubes() -> None:
    game = play(uxmal(["b04"], corn=8, wood=3), "build b04")
    assert goods(game) == {"wood": 3}
    assert options(acting("uxmal", 4, corn=7, row=["b04"], **PLENTY)) & {"do 4"} == set()


@pytest.mark.parametrize(
    ("architecture", "left"),
    [
        (0, {"corn": 2}),
        (1, {"corn": 3}),
        (2, {"corn": 3, "points": 2}),
        (3, {"corn": 5, "points": 2}),
    ],
)
def test_uxmal_4_architecture(architecture: int, left: dict[str, int]) -> None:
    game = play(uxmal(["b04"], corn=10, architecture=architecture), "build b04")
    assert goods(game) == left
    assert asked(game) == DONE


def test_uxmal_4_a_single_cube_costs_nothing_with_architecture_3() -> None:
    game = uxmal(["b01", "b09", "b13"], architecture=3)
    assert options(game) == {"build b01", "build b13"}
    play(game, "build b01")
    assert goods(game) == {"corn": 1, "points": 2}


def test_uxmal_4_is_one_building_without_plain_and_no_monument() -> None:
    game = uxmal(["b01", "b02"], display=MONUMENTS[:6], corn=50, architecture=2, **PLENTY)
    assert options(game) == {"build b01", "build b02"}
    play(game, "build b01")
    assert asked(game) == DONE


def test_b08_bought_at_uxmal_4_constructs_as_tikal_2() -> None:
    game = uxmal(["b08", "b04", "b13"], corn=50, wood=3, architecture=3)
    play(game, "build b08")
    assert seat_of(game)["corn"] == 50 - 2 + 1
    play(game, "temple chaac")
    assert asked(game) == ("construct", {"build b04", "build b13", "done"})
    play(game, "build b04")
    assert asked(game) == ("spare", {"spare wood"})
    play(game, "spare wood")
    assert goods(game) == {"corn": 50, "points": 4}


# The row


def test_the_row_is_filled_at_the_end_of_the_turn_lowest_place_first() -> None:
    row = ["b01", "b02", "b03", "b04", "b05", "b06"]
    game = load(wood=3, row=row, stack=["b13", "b09", "b07"], on={"tikal": {4: 0, 2: 0}})
    play(game, "pick tikal 4", "do 4", "build b03", "build b01", "pick tikal 2", "do 2")
    assert game.position()["buildings"] == [None, "b02", None, "b04", "b05", "b06"]
    assert options(game) == {"build b02"}
    play(game, "build b02")
    assert game.position()["stack"] == ["b13", "b09", "b07"]
    play(game, "done")
    assert game.position()["buildings"] == ["b13", "b09", "b07", "b04", "b05", "b06"]
    assert game.position()["stack"] == []


def test_places_stay_empty_where_the_stack_is_empty() -> None:
    row = ["b01", "b02", "b03", "b04", "b05", "b06"]
    game = load(wood=2, row=row, stack=["b13"], on={"tikal": {4: 0}})
    play(game, "pick tikal 4", "do 4", "build b03", "build b02", "done")
    assert game.position()["buildings"] == ["b01", "b13", None, "b04", "b05", "b06"]
    assert len(game.position()["next_stack"]) == 18


def test_in_age_2_the_row_is_filled_from_the_age_2_stack() -> None:
    game = load(age=2, wood=2, on={"tikal": {2: 0}})
    first = game.position()["stack"][0]
    play(game, "pick tikal 2", "do 2", "build b16", "done")
    assert game.position()["buildings"] == ["b15", first, "b17", "b18", "b19", "b20"]
    assert len(game.position()["stack"]) == 11
