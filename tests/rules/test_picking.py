"""Picking up workers: which, in which order, and which actions they reach for how much corn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import load
from tzolkin import Game, IllegalActionError

from .helpers import acting, asked, goods, options, play, seat_of

RICH: dict[str, Any] = {"corn": 30, "wood": 9, "stone": 9, "gold": 9, "skulls": 2}
CITIES = ("palenque", "yaxchilan", "tikal", "uxmal")


def rich(gear: str, space: int, corn: int = 30, theology: int = 0) -> Game:
    """Return a game in which only corn limits the actions; agriculture 2 opens all harvests."""
    changes: dict[str, Any] = {**RICH, "corn": corn, "agriculture": 2, "theology": theology}
    return acting(gear, space, **changes)


def dos(*numbers: int) -> set[str]:
    return {f"do {number}" for number in numbers} | {"skip"}


@pytest.mark.parametrize("gear", CITIES)
@pytest.mark.parametrize("space", range(8))
def test_actions_of_a_city_with_corn_enough(gear: str, space: int) -> None:
    reached = range(1, min(space, 5) + 1)
    assert asked(rich(gear, space)) == ("action", dos(*reached))


@pytest.mark.parametrize("space", range(11))
def test_actions_of_chichen_itza_with_corn_enough(space: int) -> None:
    reached = range(1, min(space, 9) + 1)
    assert asked(rich("chichen", space)) == ("action", dos(*reached))


@pytest.mark.parametrize("corn", range(7))
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal"])
@pytest.mark.parametrize("space", range(1, 6))
def test_every_step_back_costs_a_corn(gear: str, space: int, corn: int) -> None:
    reached = range(max(1, space - corn), space + 1)
    assert options(rich(gear, space, corn=corn)) == dos(*reached)


@pytest.mark.parametrize("corn", range(10))
@pytest.mark.parametrize("space", range(1, 10))
def test_every_step_back_costs_a_corn_at_chichen_itza(space: int, corn: int) -> None:
    reached = range(max(1, space - corn), space + 1)
    assert options(rich("chichen", space, corn=corn)) == dos(*reached)


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal"])
@pytest.mark.parametrize("space", [6, 7])
def test_free_choice_needs_no_corn(gear: str, space: int) -> None:
    assert options(rich(gear, space, corn=0)) == dos(1, 2, 3, 4, 5)


def test_free_choice_of_chichen_itza_needs_no_corn() -> None:
    assert options(rich("chichen", 10, corn=0)) == dos(*range(1, 10))


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"])
def test_space_0_has_no_action_but_is_asked(gear: str) -> None:
    game = rich(gear, 0)
    assert asked(game) == ("action", {"skip"})
    play(game, "skip")
    assert asked(game) == ("picking", {"done"})


@pytest.mark.parametrize("space", range(1, 8))
@pytest.mark.parametrize("action", range(1, 6))
def test_what_is_paid_for_steps_back(space: int, action: int) -> None:
    """Yaxchilan, where the corn gained is 0, 1, 2, 0, 2."""
    game = acting("yaxchilan", space, corn=10)
    if action > space:
        with pytest.raises(IllegalActionError):
            game.play(f"do {action}")
        return
    play(game, f"do {action}")
    paid = space - action if space <= 5 else 0
    assert seat_of(game)["corn"] == 10 - paid + [0, 1, 2, 0, 2][action - 1]


@pytest.mark.parametrize("space", range(1, 11))
@pytest.mark.parametrize("action", range(1, 10))
def test_what_is_paid_for_steps_back_at_chichen_itza(space: int, action: int) -> None:
    game = acting("chichen", space, corn=10, skulls=1)
    if action > space:
        with pytest.raises(IllegalActionError):
            game.play(f"do {action}")
        return
    play(game, f"do {action}")
    assert seat_of(game)["corn"] == 10 - (0 if space == 10 else space - action)


@pytest.mark.parametrize("theology", [1, 2, 3])
@pytest.mark.parametrize("space", range(9))
def test_theology_reaches_one_space_ahead(space: int, theology: int) -> None:
    assert options(rich("chichen", space, theology=theology)) == dos(*range(1, space + 2))
    free = {space, space + 1} - {0}
    assert options(rich("chichen", space, corn=0, theology=theology)) == dos(*free)
    game = play(rich("chichen", space, corn=0, theology=theology), f"do {space + 1}")
    assert game.position()["offerings"][space] == 0


def test_theology_reaches_free_choice_from_9() -> None:
    game = rich("chichen", 9, corn=0, theology=1)
    assert options(game) == dos(*range(1, 10))
    game = play(rich("chichen", 9, corn=8, theology=1), "do 1")
    assert seat_of(game)["corn"] == 8


def test_theology_finds_nothing_ahead_of_10() -> None:
    assert options(rich("chichen", 10, corn=0, theology=1)) == dos(*range(1, 10))


def test_steps_back_are_not_counted_from_the_space_ahead() -> None:
    """From 8 with theology, action 7 costs 1 corn, though 9 is free: one space ahead or back."""
    assert options(rich("chichen", 8, corn=0, theology=1)) == dos(8, 9)
    game = play(rich("chichen", 8, corn=5, theology=1), "do 6")
    assert seat_of(game)["corn"] == 5 - 2


@pytest.mark.parametrize("gear", CITIES)
def test_theology_reaches_ahead_only_at_chichen_itza(gear: str) -> None:
    assert options(rich(gear, 2, theology=3)) == dos(1, 2)
    assert options(rich(gear, 0, theology=3)) == dos()


def test_the_worker_is_free_at_once() -> None:
    game = acting("yaxchilan", 3)
    assert seat_of(game)["free"] == 3
    assert game.position()["gears"]["yaxchilan"] == [None] * 10


def test_workers_are_picked_up_in_any_order() -> None:
    on = {"tikal": {1: 0, 6: 1}, "yaxchilan": {4: 0}, "chichen": {2: 0}, "uxmal": {0: 2}}
    everyone = {"pick tikal 1", "pick yaxchilan 4", "pick chichen 2"}
    assert options(load(corn=3, on=on)) == everyone
    for first in everyone:
        game = play(load(corn=3, on=on), first, "skip")
        assert asked(game) == ("picking", everyone - {first} | {"done"})
        for second in everyone - {first}:
            again = play(game.copy(), second, "skip")
            assert asked(again) == ("picking", everyone - {first, second} | {"done"})


def test_done_leaves_the_others_where_they_are() -> None:
    game = play(load(on={"tikal": {1: 0, 2: 0}}), "pick tikal 1", "skip", "done")
    assert (game.decision, game.seat) == ("turn", 1)
    assert game.position()["gears"]["tikal"][:4] == [None, None, 0, None]


def test_picking_is_asked_with_done_alone() -> None:
    game = play(acting("yaxchilan", 1), "do 1")
    assert asked(game) == ("picking", {"done"})


def test_an_action_is_resolved_before_the_next_worker() -> None:
    game = load(on={"palenque": {2: 0}, "tikal": {2: 0}})
    play(game, "pick palenque 2", "do 2")
    assert asked(game) == ("harvest", {"harvest corn"})
    with pytest.raises(IllegalActionError):
        game.play("pick tikal 2")
    play(game, "harvest corn")
    assert asked(game) == ("picking", {"pick tikal 2", "done"})


def test_corn_gained_by_one_worker_pays_for_the_next() -> None:
    game = load(on={"palenque": {1: 0}, "yaxchilan": {4: 0}})
    assert options(play(game.copy(), "pick yaxchilan 4")) == dos(4)
    play(game, "pick palenque 1", "do 1", "pick yaxchilan 4")
    assert options(game) == dos(1, 2, 3, 4)
    play(game, "do 1")
    assert goods(game) == {"wood": 1}


def test_a_worker_picked_up_without_action_costs_and_brings_nothing() -> None:
    game = play(acting("yaxchilan", 5, corn=3), "skip", "done")
    assert goods(game) == {"corn": 3}


def test_what_cannot_do_anything_is_not_offered() -> None:
    """Space 7 everywhere, and nothing in hand: no bank skull, no cubes, no skull to offer."""
    assert options(acting("yaxchilan", 7, bank=0)) == dos(1, 2, 3, 5)
    assert options(acting("tikal", 7)) == dos()
    assert options(acting("uxmal", 7)) == dos(3)
    assert options(acting("uxmal", 7, workers=6)) == dos()
    assert options(acting("chichen", 10)) == dos()
    top: dict[str, Any] = {"chaac": 5, "quetzalcoatl": 7, "kukulkan": 6}
    assert "do 5" not in options(acting("tikal", 7, wood=1, **top))
    assert "do 1" not in options(acting("uxmal", 7, corn=9, **top))


def test_affordability_is_judged_after_the_steps_back() -> None:
    """Uxmal 1 costs 3 corn, the market needs 2, Uxmal 4 here 2, Uxmal 5 always 1."""
    row = ["b01"]
    assert options(acting("uxmal", 2, corn=3, row=row)) == dos(2)
    assert options(acting("uxmal", 2, corn=4, row=row)) == dos(1, 2)
    assert options(acting("uxmal", 3, corn=2, row=row)) == dos(3)
    assert options(acting("uxmal", 3, corn=3, row=row)) == dos(2, 3)
    assert options(acting("uxmal", 5, corn=2, row=row)) == dos(3, 5)
    assert options(acting("uxmal", 5, corn=3, row=row)) == dos(3, 4, 5)
    assert options(acting("uxmal", 5, corn=5, row=row)) == dos(2, 3, 4, 5)
    assert options(acting("uxmal", 5, corn=7, row=row)) == dos(1, 2, 3, 4, 5)
