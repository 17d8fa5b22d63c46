"""Begging, having to beg, and mercy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import TEMPLES, load
from tzolkin import Game, IllegalActionError

from .helpers import asked, options, play, seat_of, temples

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
BEG = {f"beg {temple}" for temple in TEMPLES}
LOWEST = dict.fromkeys(TEMPLES, -1)


def blocked(depth: int, **changes: Any) -> Game:
    """Return a game in which others hold the first-player space and all spaces below `depth`."""
    owners = iter([1] * 6 + [2] * 6 + [3] * 6)
    on = {gear: {space: next(owners) for space in range(depth)} for gear in GEARS}
    for gear, spaces in changes.pop("on", {}).items():
        on[gear] |= spaces
    return load(first_space=3, on=on, **changes)


@pytest.mark.parametrize("corn", range(6))
def test_only_with_2_corn_or_less(corn: int) -> None:
    assert options(load(corn=corn)) & BEG == (BEG if corn <= 2 else set())


@pytest.mark.parametrize("corn", [0, 1, 2])
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_corn_becomes_3_and_the_seat_falls(corn: int, temple: str) -> None:
    game = play(load(corn=corn, chaac=2, quetzalcoatl=0, kukulkan=6), f"beg {temple}")
    assert seat_of(game)["corn"] == 3
    steps = {"chaac": 2, "quetzalcoatl": 0, "kukulkan": 6}
    assert seat_of(game)["temples"] == steps | {temple: steps[temple] - 1}


@pytest.mark.parametrize("temple", TEMPLES)
def test_not_on_a_temple_where_it_stands_lowest(temple: str) -> None:
    assert options(load(**{temple: -1})) & BEG == BEG - {f"beg {temple}"}
    others = {name: -1 for name in TEMPLES if name != temple}
    assert options(load(**others)) & BEG == {f"beg {temple}"}


def test_not_at_all_where_it_stands_lowest_on_all() -> None:
    assert not options(load(**LOWEST)) & BEG


def test_the_same_decision_again_without_begging() -> None:
    game = load(on={"tikal": {0: 0}, "uxmal": {0: 1, 1: 1, 2: 1, 3: 1}})
    cheap = {"place palenque", "place yaxchilan", "place chichen", "place first"}
    assert asked(game) == ("turn", BEG | cheap | {"pick tikal 0"})
    play(game, "beg chaac")
    assert game.seat == 0
    assert asked(game) == ("turn", cheap | {"place tikal", "pick tikal 0"})


def test_begging_and_then_picking_up() -> None:
    game = play(load(on={"yaxchilan": {3: 0}}), "beg kukulkan", "pick yaxchilan 3", "do 1")
    assert (seat_of(game)["corn"], seat_of(game)["wood"]) == (1, 1)


@pytest.mark.parametrize("first", ["place tikal", "pick yaxchilan 0"])
def test_only_before_anything_else(first: str) -> None:
    game = play(load(on={"yaxchilan": {0: 0, 1: 0}}), first)
    if game.decision == "action":
        play(game, "skip")
    assert not options(game) & BEG
    with pytest.raises(IllegalActionError):
        game.play("beg chaac")


def test_a_turn_after_begging_can_be_loaded() -> None:
    game = play(load(corn=1), "beg chaac")
    again = Game.load(game.position())
    assert asked(again) == asked(game)


def test_begging_from_the_highest_step_leaves_the_board_as_it_is() -> None:
    game = play(load(chaac=5, light=False), "beg chaac")
    assert temples(game) == (4, 0, 0)
    assert seat_of(game)["light"] is False


@pytest.mark.parametrize(("depth", "corn"), [(1, 0), (2, 0), (2, 1), (3, 2), (3, 0)])
def test_must_beg_where_nothing_can_be_paid(depth: int, corn: int) -> None:
    game = blocked(depth, corn=corn, quetzalcoatl=-1)
    assert asked(game) == ("turn", BEG - {"beg quetzalcoatl"})
    play(game, "beg chaac")
    assert asked(game) == ("turn", {f"place {gear}" for gear in GEARS})
    play(game, "place tikal")
    assert seat_of(game)["corn"] == 3 - depth


def test_begging_is_a_choice_where_something_can_be_paid() -> None:
    game = blocked(2, corn=2)
    assert options(game) == BEG | {f"place {gear}" for gear in GEARS}


def test_who_has_a_worker_on_a_gear_need_not_beg() -> None:
    game = blocked(1, on={"tikal": {5: 0}})
    assert options(game) == BEG | {"pick tikal 5"}


@pytest.mark.parametrize(("depth", "corn"), [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_mercy(depth: int, corn: int) -> None:
    game = blocked(depth, corn=corn, **LOWEST)
    assert asked(game) == ("turn", {f"place {gear}" for gear in GEARS})
    play(game, "place chichen")
    assert seat_of(game)["corn"] == 0
    assert seat_of(game)["free"] == 2
    assert temples(game) == (-1, -1, -1)
    assert game.position()["gears"]["chichen"][depth] == 0
    assert asked(game) == ("placing", {"done"})
    play(game, "done")
    assert game.seat == 1


def test_mercy_only_on_the_lowest_number() -> None:
    game = blocked(1, on={"tikal": {1: 2}, "chichen": {1: 2, 2: 2}}, **LOWEST)
    assert options(game) == {"place palenque", "place yaxchilan", "place uxmal"}


def test_mercy_takes_all_corn_even_where_the_space_costs_more() -> None:
    game = blocked(3, corn=2, on={"uxmal": {3: 3}}, **LOWEST)
    assert options(game) == {"place palenque", "place yaxchilan", "place tikal", "place chichen"}
    play(game, "place palenque")
    assert seat_of(game)["corn"] == 0


def test_no_mercy_while_the_first_player_space_is_free() -> None:
    on = {gear: {0: 1} for gear in GEARS}
    game = load(on=on, **LOWEST)
    assert options(game) == {"place first"}
    play(game, "place first")
    assert asked(game) == ("placing", {"done"})


def test_no_mercy_for_who_can_pay_one_of_the_spaces() -> None:
    game = blocked(1, corn=1, on={"tikal": {1: 2}}, **LOWEST)
    assert options(game) == {f"place {gear}" for gear in GEARS if gear != "tikal"}
    play(game, "place uxmal")
    assert seat_of(game)["corn"] == 0


def test_no_mercy_with_a_worker_on_a_gear() -> None:
    game = blocked(1, on={"tikal": {5: 0}}, **LOWEST)
    assert options(game) == {"pick tikal 5"}


def test_mercy_is_for_one_worker_also_where_the_next_would_cost_nothing_but_its_number() -> None:
    """After paying 0 corn for a 1, the corn of the bank does not buy another place."""
    game = play(blocked(1, **LOWEST), "place palenque")
    for gear in GEARS:
        with pytest.raises(IllegalActionError):
            game.play(f"place {gear}")


def test_mercy_with_neutral_workers_in_the_way() -> None:
    neutral = [(gear, 0) for gear in GEARS] + [(gear, 1) for gear in GEARS]
    neutral += [("tikal", 2), ("uxmal", 2)]
    game = load(2, corn=1, neutral=neutral, first_space=1, **LOWEST)
    assert options(game) == {"place palenque", "place yaxchilan", "place chichen"}
    play(game, "place yaxchilan")
    assert seat_of(game)["corn"] == 0
    assert game.position()["gears"]["yaxchilan"][2] == 0
    assert options(game) == {"done"}


def test_an_own_worker_on_the_first_player_space_stands_on_no_gear() -> None:
    on = {gear: {0: 1} for gear in GEARS}
    game = load(first_space=0, on=on, **LOWEST)
    assert options(game) == {f"place {gear}" for gear in GEARS}
    play(game, "place tikal")
    assert asked(game) == ("placing", {"done"})
