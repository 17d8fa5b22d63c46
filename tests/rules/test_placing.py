"""Placing workers: where they go, what it costs, when it ends."""

from __future__ import annotations

import pytest

from tests.positions import NEUTRALS, TEETH, load
from tzolkin import IllegalActionError

from .helpers import asked, options, play, seat_of

GEARS = list(TEETH)
EVERYWHERE = {f"place {name}" for name in (*GEARS, "first")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_without_workers_on_gears_can_only_place(players: int) -> None:
    assert asked(load(players, corn=3)) == ("turn", EVERYWHERE)


@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_the_price_rises_with_every_worker_of_the_turn(workers: int) -> None:
    """All on different zeros, so only the number of workers costs anything: 0, 1, 3, 6, 10, 15."""
    game = load(corn=20, workers=workers)
    for number, place in enumerate([*GEARS, "first"][:workers]):
        play(game, f"place {place}")
        assert seat_of(game)["corn"] == 20 - [0, 1, 3, 6, 10, 15][number]
        assert seat_of(game)["free"] == workers - number - 1
    assert asked(game) == ("placing", {"done"})


@pytest.mark.parametrize("gear", GEARS)
@pytest.mark.parametrize("space", range(8))
def test_a_space_costs_its_number(gear: str, space: int) -> None:
    taken = {number: 1 + number % 2 for number in range(space)}
    game = load(corn=space, on={gear: taken, "uxmal" if gear == "tikal" else "tikal": {0: 0}})
    assert f"place {gear}" in options(game)
    play(game, f"place {gear}")
    assert seat_of(game)["corn"] == 0
    assert game.position()["gears"][gear][space] == 0


@pytest.mark.parametrize("gear", GEARS)
@pytest.mark.parametrize("space", range(1, 8))
def test_what_cannot_be_paid_is_not_listed(gear: str, space: int) -> None:
    taken = {number: 1 + number % 2 for number in range(space)}
    assert options(load(corn=space - 1, on={gear: taken})) - {
        "beg chaac",
        "beg quetzalcoatl",
        "beg kukulkan",
    } == EVERYWHERE - {f"place {gear}"}


def test_the_lowest_space_is_taken_even_between_others() -> None:
    game = load(corn=9, on={"uxmal": {0: 1, 2: 2, 3: 1}})
    play(game, "place uxmal")
    assert game.position()["gears"]["uxmal"][:5] == [1, 0, 2, 1, None]
    play(game, "place uxmal")
    assert game.position()["gears"]["uxmal"][:5] == [1, 0, 2, 1, 0]
    assert seat_of(game)["corn"] == 9 - 1 - (4 + 1)


@pytest.mark.parametrize("players", [2, 3])
def test_neutral_workers_take_spaces_too(players: int) -> None:
    beside = NEUTRALS[players][3:]
    game = load(players, corn=9, neutral=[("tikal", 0), ("tikal", 1), ("tikal", 3), *beside])
    play(game, "place tikal", "place tikal")
    teeth = game.position()["gears"]["tikal"]
    assert teeth[:5] == ["neutral", "neutral", 0, "neutral", 0]
    assert seat_of(game)["corn"] == 9 - 2 - (4 + 1)


@pytest.mark.parametrize("gear", GEARS)
def test_a_full_gear_accepts_nobody(gear: str) -> None:
    last = 10 if gear == "chichen" else 7
    full = {space: 1 + space % 3 for space in range(last + 1)}
    assert options(load(corn=50, on={gear: full})) == EVERYWHERE - {f"place {gear}"}
    del full[last]
    game = load(corn=50, on={gear: full})
    play(game, f"place {gear}")
    assert seat_of(game)["corn"] == 50 - last
    assert options(game) == EVERYWHERE - {f"place {gear}"} | {"done"}


def test_the_first_player_space_holds_one_worker() -> None:
    assert options(load(corn=5, first_space=2)) == EVERYWHERE - {"place first"}
    game = play(load(corn=5), "place first")
    assert game.position()["first_space"] == 0
    assert options(game) == EVERYWHERE - {"place first"} | {"done"}


def test_the_first_player_space_costs_only_for_the_workers_before() -> None:
    game = play(load(corn=5), "place tikal", "place uxmal", "place first")
    assert seat_of(game)["corn"] == 5 - 0 - 1 - 2


def test_the_corn_of_the_calendar_comes_at_the_end_of_the_turn() -> None:
    game = play(load(calendar_corn=4), "place first")
    assert seat_of(game)["corn"] == 0
    assert game.position()["calendar_corn"] == 4
    assert asked(game) == ("placing", {"done"})
    play(game, "done")
    assert seat_of(game)["corn"] == 4
    assert game.position()["calendar_corn"] == 0


def test_others_on_the_first_player_space_give_no_corn_to_this_seat() -> None:
    game = play(load(calendar_corn=4, first_space=1), "place tikal", "done")
    assert seat_of(game)["corn"] == seat_of(game, 1)["corn"] == 0
    assert game.position()["calendar_corn"] == 4


def test_placing_lists_what_can_still_be_paid_and_done() -> None:
    game = play(load(corn=2, on={"tikal": {0: 1}, "uxmal": {0: 1, 1: 1}}), "place palenque")
    assert asked(game) == (
        "placing",
        {
            "place palenque",
            "place yaxchilan",
            "place tikal",
            "place chichen",
            "place first",
            "done",
        },
    )
    play(game, "place palenque")
    assert seat_of(game)["corn"] == 0
    assert asked(game) == ("placing", {"done"})


def test_done_ends_the_turn() -> None:
    game = play(load(corn=9), "place tikal", "done")
    assert (game.decision, game.seat) == ("turn", 1)


def test_the_price_begins_anew_in_the_next_turn() -> None:
    game = load(others={1: {"corn": 1}})
    play(game, "place tikal", "done", "place uxmal", "place yaxchilan", "done")
    assert seat_of(game, 1)["corn"] == 0
    assert game.seat == 2
    play(game, "place palenque")
    assert seat_of(game, 2)["corn"] == 0


def test_workers_on_gears_can_be_picked_up_instead() -> None:
    game = load(corn=3, workers=4, on={"tikal": {0: 0, 3: 1}, "chichen": {10: 0}})
    assert options(game) == EVERYWHERE | {"pick tikal 0", "pick chichen 10"}
    play(game, "place first")
    assert options(game) == EVERYWHERE - {"place first"} | {"done"}


def test_without_free_workers_only_picking_up_is_left() -> None:
    game = load(corn=3, on={"tikal": {0: 0, 4: 0}, "uxmal": {7: 0}})
    assert options(game) == {"pick tikal 0", "pick tikal 4", "pick uxmal 7"}


@pytest.mark.parametrize("text", ["done", "skip", "pick tikal 3", "pick tikal 1", "do 1", "days 1"])
def test_neither_passing_nor_picking_up_others(text: str) -> None:
    game = load(corn=3, on={"tikal": {3: 1}})
    before = game.position()
    with pytest.raises(IllegalActionError):
        game.play(text)
    assert game.position() == before


def test_placing_and_picking_up_exclude_each_other() -> None:
    game = play(load(corn=9, on={"tikal": {3: 0}}), "place uxmal")
    with pytest.raises(IllegalActionError):
        game.play("pick tikal 3")
    game = play(load(corn=9, on={"tikal": {3: 0}}), "pick tikal 3", "skip")
    assert asked(game) == ("picking", {"done"})
    with pytest.raises(IllegalActionError):
        game.play("place uxmal")
