"""The worked examples of the printed rulebooks, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import load
from tzolkin import Game

from .helpers import acting, asked, end_round, goods, levels, options, play, seat_of, temples


def test_placing_with_5_corn() -> None:
    game = load(corn=5, workers=4, on={"palenque": {1: 1}})
    play(game, "place palenque")
    assert seat_of(game)["corn"] == 5
    play(game, "place palenque")
    assert seat_of(game)["corn"] == 2
    play(game, "place yaxchilan")
    assert seat_of(game)["corn"] == 0
    gears = game.position()["gears"]
    assert gears["palenque"][:3] == [0, 1, 0]
    assert gears["yaxchilan"][0] == 0
    assert seat_of(game)["free"] == 1
    assert asked(game) == ("placing", {"done"})


def test_placing_with_8_corn() -> None:
    taken = {"palenque": {0: 1, 1: 2, 2: 1}, "yaxchilan": {0: 0}}
    game = play(load(corn=8, on=taken), "place palenque", "place palenque")
    assert game.position()["gears"]["palenque"][:5] == [1, 2, 1, 0, 0]
    assert goods(game) == {}
    assert asked(game) == ("placing", {"done"})


def test_placing_with_11_corn_a_third_could_be_paid_but_none_is_free() -> None:
    taken = {"palenque": {0: 1, 1: 2, 2: 1}, "yaxchilan": {0: 0}}
    game = play(load(corn=11, on=taken), "place palenque", "place palenque")
    assert goods(game) == {"corn": 3}
    assert asked(game) == ("placing", {"done"})


@pytest.mark.parametrize("corn", [0, 3])
def test_picking_up_on_yaxchilan(corn: int) -> None:
    game = load(corn=corn, on={"yaxchilan": {1: 0, 2: 0, 3: 0}})
    play(game, "pick yaxchilan 2", "do 2", "pick yaxchilan 3", "do 2", "done")
    assert goods(game) == {"stone": 2, "corn": corn + 1}
    assert seat_of(game)["free"] == 2
    assert game.position()["gears"]["yaxchilan"][:4] == [None, 0, None, None]


def test_picking_up_on_yaxchilan_without_corn_the_step_back_is_not_possible_first() -> None:
    game = play(load(on={"yaxchilan": {1: 0, 2: 0, 3: 0}}), "pick yaxchilan 3")
    assert asked(game) == ("action", {"do 3", "skip"})


def palenque(corn: int) -> Game:
    game = load(corn=corn, on={"palenque": {1: 0, 3: 0, 4: 0}})
    return play(game, "pick palenque 3", "do 3", "harvest wood", "pick palenque 4")


def test_palenque_wood_then_burning() -> None:
    game = palenque(corn=0)
    assert goods(game) == {"wood": 2}
    play(game, "do 4", "burn quetzalcoatl", "done")
    assert goods(game) == {"wood": 2, "corn": 7}
    assert temples(game) == (0, -1, 0)
    assert (seat_of(game)["wood_tiles"], seat_of(game)["corn_tiles"]) == (1, 1)


def test_palenque_wood_then_the_uncovered_corn() -> None:
    game = play(palenque(corn=1), "do 3")
    assert goods(game) == {"wood": 2}
    play(game, "harvest corn", "done")
    assert goods(game) == {"wood": 2, "corn": 5}
    assert temples(game) == (0, 0, 0)
    assert (seat_of(game)["wood_tiles"], seat_of(game)["corn_tiles"]) == (1, 1)


def test_palenque_the_step_back_needs_its_corn_before_the_harvest() -> None:
    assert options(palenque(corn=0)) == {"do 4", "skip"}


def test_tikal() -> None:
    row = ["b01", "b02", "b03", "b04", "b05", "b06"]
    game = load(wood=4, on={"tikal": {3: 0, 4: 0}}, row=row)
    play(game, "pick tikal 3", "do 3", "advance agriculture", "pay wood")
    play(game, "advance theology", "pay wood", "pick tikal 4", "do 4", "build b01", "build b03")
    assert levels(game) == (1, 0, 0, 1)
    assert goods(game) == {}
    assert seat_of(game)["buildings"] == ["b01", "b03"]
    assert game.position()["buildings"] == [None, "b02", None, "b04", "b05", "b06"]
    play(game, "done")
    assert game.position()["buildings"] == ["b07", "b02", "b08", "b04", "b05", "b06"]


@pytest.mark.parametrize("tile", ["b08", "b09", "b11", "b14"])
def test_uxmal_4_two_cubes_cost_4_corn(tile: str) -> None:
    row = [tile, "b01", "b10", "b12", "b06", "b07"]
    assert "do 4" not in options(acting("uxmal", 4, corn=1, row=row))
    game = play(acting("uxmal", 4, corn=3, row=row), "do 4")
    assert options(game) == {"build b01"}
    game = play(acting("uxmal", 4, corn=4, row=row), "do 4")
    assert options(game) == {"build b01", f"build {tile}"}
    play(game, f"build {tile}")
    assert seat_of(game)["corn"] == (1 if tile == "b11" else 0)


MARKETS: list[tuple[dict[str, Any], list[str], dict[str, int]]] = [
    ({"gold": 2}, ["sell gold", "sell gold", "buy wood"], {"corn": 6, "wood": 1}),
    (
        {"corn": 8, "wood": 1},
        ["sell wood", "buy stone", "buy stone", "buy gold"],
        {"stone": 2, "gold": 1},
    ),
    ({"corn": 22}, ["buy wood"] * 3 + ["buy gold"] * 4, {"wood": 3, "gold": 4}),
]


@pytest.mark.parametrize(("before", "exchanges", "after"), MARKETS)
def test_market(before: dict[str, Any], exchanges: list[str], after: dict[str, int]) -> None:
    game = play(acting("uxmal", 2, **before), "do 2", *exchanges)
    assert goods(game) == after


def test_chichen_itza() -> None:
    game = play(acting("chichen", 7, corn=1, skulls=1), "do 6")
    assert goods(game) == {"points": 8}
    assert temples(game) == (0, 0, 1)
    assert game.position()["offerings"] == [None] * 5 + [0] + [None] * 3
    assert asked(game) == ("gain", {"gain wood", "gain stone", "gain gold"})
    play(game, "gain stone", "done")
    assert goods(game) == {"points": 8, "stone": 1}


def test_two_days_once_the_worker_on_6_is_picked_up() -> None:
    game = load(seat=3, first_space=1, on={"tikal": {6: 3, 7: 3}})
    play(game, "pick tikal 6", "skip", "done")
    assert (game.decision, game.seat) == ("calendar", 1)
    assert options(game) == {"days 1", "days 2"}
    play(game, "days 2")
    assert game.position()["day"] == 2
    assert seat_of(game, 3)["free"] == 3


def test_no_two_days_while_the_worker_on_6_stays() -> None:
    game = load(seat=3, first_space=1, on={"tikal": {6: 3, 7: 3}})
    play(game, "pick tikal 7", "skip", "done")
    assert game.decision == "turn"
    assert game.position()["day"] == 1


def test_farms() -> None:
    farms = ["b04", "b01", "b02"]
    game = load(2, day=7, corn=3, workers=5, buildings=farms, others={1: {"corn": 40}})
    end_round(game)
    assert seat_of(game)["corn"] == 0
    assert seat_of(game)["points"] == 0


def test_feeding() -> None:
    game = end_round(load(2, day=7, corn=5, on={"tikal": {1: 0}, "uxmal": {0: 0, 1: 1}}))
    assert seat_of(game)["corn"] == 1
    assert seat_of(game)["points"] == -3


REWARDED = {
    0: {"chaac": 1, "kukulkan": 5, "corn": 50},
    1: {"chaac": 3, "kukulkan": 3, "corn": 50},
    2: {"chaac": 3, "kukulkan": -1, "corn": 50},
}


def rewarded(day: int, age: int) -> Game:
    words = dict(REWARDED)
    return end_round(load(3, 2, day=day, age=age, others=words, **words.pop(2)))


@pytest.mark.parametrize(("day", "age"), [(7, 1), (20, 2)])
def test_rewards_in_the_middle_of_an_age(day: int, age: int) -> None:
    game = rewarded(day, age)
    fed = {"corn": 44}
    assert goods(game, 0) == fed | {"stone": 1, "wood": 2, "skulls": 1}
    assert goods(game, 1) == fed | {"stone": 2, "wood": 2}
    assert goods(game, 2) == fed | {"stone": 2}


def test_rewards_at_the_end_of_age_1() -> None:
    assert rewarded(13, 1).scores() == [16, 15, 7]


def test_rewards_at_the_end_of_age_2() -> None:
    """44 corn are 11 points at the end of the game."""
    assert [points - 11 for points in rewarded(26, 2).scores()] == [18, 15, 7]


ORDER = {"green": 0, "blue": 1, "red": 2, "yellow": 3}


def test_two_rounds_with_four_players() -> None:
    corn = {seat: {"corn": 20} for seat in range(4)}
    game = load(others=corn, **corn.pop(0))
    green, blue, red, yellow = ORDER.values()

    play(game, "place tikal", "place yaxchilan", "place palenque", "done")
    play(game, "place palenque", "place palenque", "done")
    play(game, "place yaxchilan", "place yaxchilan", "place tikal", "done")
    play(game, "place tikal", "place first", "done")
    assert [seat_of(game, seat)["corn"] for seat in range(4)] == [17, 16, 13, 17]
    assert (game.decision, game.seat) == ("calendar", yellow)
    assert game.position()["first_player"] == yellow
    play(game, "days 1")
    gears = game.position()["gears"]
    assert gears["palenque"][:5] == [None, green, blue, blue, None]
    assert gears["yaxchilan"][:5] == [None, green, red, red, None]
    assert gears["tikal"][:5] == [None, green, red, yellow, None]

    assert (game.decision, game.seat) == ("turn", yellow)
    play(game, "place palenque", "place palenque", "done")
    assert seat_of(game, yellow)["corn"] == 17 - 5
    assert game.position()["gears"]["palenque"][:5] == [yellow, green, blue, blue, yellow]
    assert game.seat == green
    play(game, "pick yaxchilan 1", "do 1", "pick tikal 1", "do 1")
    play(game, "advance agriculture", "pay wood", "done")
    assert goods(game, green) == {"corn": 17}
    assert levels(game, green) == (1, 0, 0, 0)
    assert game.position()["gears"]["palenque"][1] == green
    assert game.seat == blue
    play(game, "place tikal", "done")
    assert goods(game, blue) == {"corn": 16}
    assert seat_of(game, blue)["free"] == 0
    assert game.position()["gears"]["tikal"][0] == blue
    assert game.seat == red
    play(game, "pick yaxchilan 3", "do 3", "done")
    assert goods(game, red) == {"corn": 13 + 2, "gold": 1}
    position = game.position()
    assert (position["calendar_corn"], position["day"], position["round"]) == (1, 2, 3)
    assert game.seat == yellow
