"""Positions that break one rule of loading, each by the smallest change."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.game.games import TOP_STEPS, WEALTH, Position, bare, give_skulls, lay_skull, put
from tests.positions import TEETH as GEARS
from tests.positions import TEMPLES
from tzolkin import Game

Change = Callable[[Position], None]


def refuse(position: Position, *words: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as caught:
        Game.load(position)
    for word in words:
        assert re.search(rf"\b{re.escape(word)}\b", str(caught.value)), str(caught.value)


NUMBERS = [
    ("players", 2, 4),
    ("round", 1, None),
    ("day", 0, None),
    ("age", 1, 2),
    ("first_player", 0, 3),
    ("calendar_corn", 0, None),
    ("skulls", 0, 13),
    ("seat", 0, 3),
    ("first_space", 0, 3),
]


@pytest.mark.parametrize(("name", "low", "high"), NUMBERS)
def test_numbers_of_the_table(name: str, low: int, high: int | None) -> None:
    refuse(bare() | {name: low - 1}, name)
    refuse(bare() | {name: 10_000 if high is None else high + 1}, name)


SEAT_NUMBERS = [
    ("corn", 0, None),
    ("wood", 0, None),
    ("stone", 0, None),
    ("gold", 0, None),
    ("skulls", 0, 13),
    ("workers", 3, 6),
    ("free", 0, 6),
    ("corn_tiles", 0, 16),
    ("wood_tiles", 0, 12),
]


@pytest.mark.parametrize("seat", [0, 3])
@pytest.mark.parametrize(("name", "low", "high"), SEAT_NUMBERS)
def test_numbers_of_a_seat(name: str, low: int, high: int | None, seat: int) -> None:
    for value in (low - 1, 100_000 if high is None else high + 1):
        position = bare()
        position["seats"][seat][name] = value
        refuse(position, name, f"seat {seat}")


@pytest.mark.parametrize("points", [10**6, -(10**6), 0.1, 7.26, 1e-9, 1e300])
def test_points_are_in_quarters_and_in_their_range(points: float) -> None:
    position = bare()
    position["seats"][2]["points"] = points
    refuse(position, "points of seat 2")


@pytest.mark.parametrize("temple", TEMPLES)
def test_steps(temple: str) -> None:
    for step in (-2, TOP_STEPS[temple] + 1):
        position = bare()
        position["seats"][1]["temples"][temple] = step
        refuse(position, temple, "seat 1")


@pytest.mark.parametrize("temple", TEMPLES)
def test_two_seats_on_the_top_step(temple: str) -> None:
    position = bare()
    position["seats"][0]["temples"][temple] = TOP_STEPS[temple]
    assert Game.load(position).over is False
    position["seats"][3]["temples"][temple] = TOP_STEPS[temple]
    refuse(position, temple, "highest")


@pytest.mark.parametrize("track", ["agriculture", "extraction", "architecture", "theology"])
@pytest.mark.parametrize("level", [-1, 4])
def test_levels(track: str, level: int) -> None:
    position = bare()
    position["seats"][1]["technologies"][track] = level
    refuse(position, track, "seat 1")


@pytest.mark.parametrize("change", [{"free": 2}, {"free": 4}, {"workers": 4}])
def test_workers_add_up(change: dict[str, int]) -> None:
    position = bare()
    position["seats"][2].update(change)
    refuse(position, "seat 2", "workers")


def test_a_worker_too_many_on_the_board() -> None:
    on_gear, on_first = bare(), bare()
    on_gear["gears"]["tikal"][3] = 1
    on_first["first_space"] = 1
    refuse(on_gear, "seat 1", "workers")
    refuse(on_first, "seat 1", "workers")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neutral_workers(players: int) -> None:
    fewer, more = bare(players), bare(players)
    more["gears"]["tikal"][0] = "neutral"
    refuse(more, "neutral", str({2: 13, 3: 7, 4: 1}[players]))
    if players < 4:
        fewer["gears"]["palenque"][8] = None
        refuse(fewer, "neutral", str({2: 11, 3: 5}[players]))


@pytest.mark.parametrize("gear", GEARS)
def test_no_player_stands_on_an_unnumbered_tooth(gear: str) -> None:
    last = GEARS[gear] - 3
    position = bare()
    put(position, 1, gear, last)
    assert Game.load(position).over is False
    for tooth in (last + 1, last + 2):
        position = bare()
        put(position, 1, gear, tooth)
        refuse(position, gear, str(tooth))


@pytest.mark.parametrize("holder", [4, -1, "seat 0", "", "Neutral", 1.0, True])
def test_nobody_known_on_a_tooth(holder: object) -> None:
    position = bare()
    position["gears"]["uxmal"][3] = holder
    refuse(position, "uxmal", "3")


def test_skulls_add_up() -> None:
    for change in (12, 14):
        refuse(bare() | {"skulls": change}, "skulls")
    in_hand, laid = bare(), bare()
    in_hand["seats"][0]["skulls"] = 1
    laid["offerings"][4] = 2
    refuse(in_hand, "skulls", "14")
    refuse(laid, "skulls", "14")
    right = bare()
    give_skulls(right, 0, 3)
    lay_skull(right, 1, 9)
    assert Game.load(right).position()["skulls"] == 9


def corn(group: str, left: int, held: int) -> Position:
    position = bare()
    position["jungle"][group]["corn"] = left
    position["seats"][0]["corn_tiles"] = held
    return position


def wood(group: str, left: int, held: int) -> Position:
    position = bare()
    position["jungle"][group]["wood"] = left
    position["seats"][0]["wood_tiles"] = held
    return position


def test_corn_tiles_add_up() -> None:
    assert Game.load(corn("2", 3, 1)).over is False
    refuse(corn("2", 3, 0), "corn tiles", "15")
    refuse(corn("2", 4, 1), "corn tiles", "17")
    refuse(corn("2", 5, 0), "corn tiles", "2")
    refuse(corn("2", -1, 5), "corn tiles", "2")


def test_wood_tiles_are_not_too_many() -> None:
    assert Game.load(wood("3", 3, 1)).over is False
    assert Game.load(wood("3", 3, 0)).over is False
    refuse(wood("3", 4, 1), "wood tiles", "13")
    refuse(wood("2", 1, 0), "wood tiles", "2")
    refuse(wood("4", -1, 0), "wood tiles", "4")


def test_every_wood_tile_covers_a_corn_tile() -> None:
    position = corn("3", 3, 1)
    refuse(position, "3", "wood", "corn")
    position["jungle"]["3"]["wood"] = 3
    assert Game.load(position).over is False


def broken_tiles() -> dict[str, tuple[Change, tuple[str, ...]]]:
    def row(position: Position) -> None:
        position["buildings"][0] = position["buildings"][1]

    def hole(position: Position) -> None:
        position["seats"][0]["buildings"] = [position["buildings"][3]]
        position["buildings"][3] = None

    def missing_in_row(position: Position) -> None:
        position["stack"] = []
        position["seats"][0]["buildings"] = [f"b{number:02}" for number in range(7, 15)]
        position["buildings"][3] = None

    def twice(position: Position) -> None:
        position["seats"][0]["buildings"] = ["b09"]

    def two_owners(position: Position) -> None:
        position["stack"].remove("b09")
        position["seats"][0]["buildings"] = ["b09"]
        position["seats"][1]["buildings"] = ["b09"]

    def missing_in_next(position: Position) -> None:
        position["next_stack"].remove("b20")

    def twice_in_next(position: Position) -> None:
        position["next_stack"].append("b20")

    def late_stack(position: Position) -> None:
        position["age"] = 2

    def missing_in_age_2(position: Position) -> None:
        position.update(age=2, next_stack=[], stack=[f"b{number}" for number in range(22, 33)])
        position["buildings"] = [f"b{number}" for number in range(15, 21)]

    def unknown(position: Position) -> None:
        position["buildings"][0] = "b33"

    def monument_in_row(position: Position) -> None:
        position["buildings"][0] = "m01"

    def building_as_monument(position: Position) -> None:
        position["monuments"][0] = "b01"

    def few_monuments(position: Position) -> None:
        position["monuments"][0] = None

    def many_monuments(position: Position) -> None:
        position["seats"][0]["monuments"] = ["m13"]

    def same_monument(position: Position) -> None:
        position["monuments"][0] = "m02"

    def long_stack(position: Position) -> None:
        position["stack"] = position["stack"] * 100

    return {
        "twice in the row": (row, ("b02", "2")),
        "a hole in the row": (hole, ("hole",)),
        "one of the row missing": (missing_in_row, ("b04",)),
        "in the stack and owned": (twice, ("b09", "2")),
        "two owners": (two_owners, ("b09", "2")),
        "missing in the next stack": (missing_in_next, ("b20",)),
        "twice in the next stack": (twice_in_next, ("b20", "2")),
        "a next stack in age 2": (late_stack, ("next_stack",)),
        "one of age 2 missing": (missing_in_age_2, ("b21",)),
        "an unknown building": (unknown, ("b33",)),
        "a monument in the row": (monument_in_row, ("buildings", "m01")),
        "a building as a monument": (building_as_monument, ("monuments", "b01")),
        "too few monuments": (few_monuments, ("monuments", "5")),
        "too many monuments": (many_monuments, ("monuments", "7")),
        "the same monument twice": (same_monument, ("m02", "2")),
        "a stack of hundreds": (long_stack, ("stack",)),
    }


BROKEN_TILES = broken_tiles()


@pytest.mark.parametrize(("change", "words"), BROKEN_TILES.values(), ids=BROKEN_TILES.keys())
def test_tiles(change: Change, words: tuple[str, ...]) -> None:
    position = bare()
    change(position)
    refuse(position, *words)


def at_wealth() -> Position:
    """Return a position in which seat 1 of 3 chooses."""
    position = bare(3) | {"decision": "wealth", "seat": 1}
    for number, seat in enumerate(position["seats"]):
        seat["offer"] = WEALTH[4 * number : 4 * number + 4]
        seat["wealth"] = []
    position["seats"][0]["wealth"] = ["w02", "w03"]
    return position


def test_wealth_tiles_are_distinct() -> None:
    same_owner, two_owners = bare(), bare()
    same_owner["seats"][0]["wealth"] = ["w01", "w01"]
    two_owners["seats"][1]["wealth"] = ["w01", "w03"]
    refuse(same_owner, "w01", "2")
    refuse(two_owners, "w01", "2")


@pytest.mark.parametrize(
    ("seat", "change", "words"),
    [
        (1, {"offer": ["w05", "w05", "w06", "w07"]}, ("w05",)),
        (2, {"offer": ["w05", "w09", "w10", "w11"]}, ("w05",)),
        (0, {"wealth": ["w02", "w02"]}, ("w02",)),
        (0, {"wealth": ["w02", "w05"]}, ("seat 0",)),
        (0, {"wealth": ["w02"]}, ("seat 0",)),
        (0, {"wealth": []}, ("seat 0",)),
        (0, {"wealth": ["w01", "w02", "w03"]}, ("wealth of seat 0",)),
        (1, {"wealth": ["w05", "w06"]}, ("seat 1",)),
        (2, {"wealth": ["w09", "w10"]}, ("seat 2",)),
        (1, {"offer": ["w05", "w06", "w07"]}, ("offer of seat 1",)),
        (1, {"offer": ["w05", "w06", "w07", "w08", "w13"]}, ("offer of seat 1",)),
        (1, {"offer": ["w05", "w06", "w07", "w22"]}, ("offer of seat 1", "w22")),
        (1, {"offer": ["w05", "w06", "w07", "b01"]}, ("offer of seat 1", "b01")),
        (1, {"offer": None}, ("offer of seat 1",)),
    ],
)
def test_the_choice_of_wealth_tiles(seat: int, change: Position, words: tuple[str, ...]) -> None:
    position = at_wealth()
    assert Game.load(position).seat == 1
    position["seats"][seat].update(change)
    refuse(position, *words)


@pytest.mark.parametrize("decision", ["", "Turn", "over", "placing", "nonsense", 0])
def test_the_decision(decision: object) -> None:
    refuse(bare() | {"decision": decision}, "decision")


def test_as_many_seats_as_players() -> None:
    for seats in (bare()["seats"][:3], [*bare()["seats"], bare()["seats"][0]], []):
        refuse(bare() | {"seats": seats}, "seats", "4")
