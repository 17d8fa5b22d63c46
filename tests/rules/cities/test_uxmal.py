"""Uxmal 1 and 3, and actions of other gears: Uxmal 5 and the building b21."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import TEMPLES
from tests.rules.helpers import acting, asked, goods, options, play, seat_of, temples
from tests.rules.tiles import TOPS
from tzolkin import Game, IllegalActionError

DONE = ("picking", {"done"})
ALL_USES = {
    f"use {gear} {action}"
    for gear in ("palenque", "yaxchilan", "tikal", "uxmal")
    for action in range(1, 6)
} - {"use uxmal 5"}
ALWAYS = {"use palenque 1", "use palenque 2", "use palenque 3", "use palenque 4", "use palenque 5"}
ALWAYS |= {"use yaxchilan 1", "use yaxchilan 2", "use yaxchilan 3", "use yaxchilan 4"}
ALWAYS |= {"use yaxchilan 5", "use uxmal 3"}


def using(space: int = 5, **changes: Any) -> Game:
    """Return a game at the use decision of Uxmal 5."""
    changes = {"row": [], "display": []} | changes
    return play(acting("uxmal", space, **changes), "do 5")


def built_b21(**changes: Any) -> Game:
    """Return a game in which b21 was just constructed at Tikal 2."""
    changes = {"row": ["b21"], "display": [], "age": 2} | changes
    price: dict[str, Any] = {"wood": 2, "stone": 1, "gold": 1}
    for name in price:
        price[name] += changes.pop(name, 0)
    return play(acting("tikal", 2, **price, **changes), "do 2", "build b21")


# Uxmal 1 and 3


@pytest.mark.parametrize("temple", TEMPLES)
def test_uxmal_1(temple: str) -> None:
    game = play(acting("uxmal", 1, corn=3), "do 1")
    assert seat_of(game)["corn"] == 0
    assert asked(game) == ("temple", {f"temple {name}" for name in TEMPLES})
    play(game, f"temple {temple}")
    assert seat_of(game)["temples"] == {name: int(name == temple) for name in TEMPLES}
    assert asked(game) == DONE


def test_uxmal_1_needs_3_corn_and_a_temple() -> None:
    assert options(acting("uxmal", 1, corn=2)) == {"skip"}
    assert options(acting("uxmal", 1, corn=9, **TOPS)) == {"skip"}
    game = play(acting("uxmal", 1, corn=4, chaac=5, kukulkan=6), "do 1")
    assert asked(game) == ("temple", {"temple quetzalcoatl"})


@pytest.mark.parametrize("workers", [3, 4, 5])
def test_uxmal_3(workers: int) -> None:
    game = play(acting("uxmal", 3, workers=workers), "do 3")
    assert seat_of(game)["workers"] == seat_of(game)["free"] == workers + 1
    assert asked(game) == DONE


def test_uxmal_3_gives_nothing_at_6_workers() -> None:
    assert options(acting("uxmal", 3, workers=6)) == {"skip"}


# Uxmal 5


def test_uxmal_5_costs_1_corn_before_anything_else() -> None:
    game = using(corn=1)
    assert seat_of(game)["corn"] == 0
    assert asked(game) == ("use", ALWAYS)


@pytest.mark.parametrize("space", [6, 7])
def test_uxmal_5_costs_1_corn_also_from_the_free_choice_spaces(space: int) -> None:
    assert "do 5" not in options(acting("uxmal", space, corn=0))
    assert seat_of(using(space, corn=1))["corn"] == 0


def test_uxmal_5_offers_everything_that_can_be_done_but_itself_and_chichen() -> None:
    rich = {"corn": 20, "wood": 9, "stone": 9, "gold": 9, "skulls": 3}
    assert len(ALL_USES) == 19
    assert options(using(row=["b01"], **rich)) == ALL_USES


@pytest.mark.parametrize(
    ("changes", "more"),
    [
        ({"corn": 2}, set()),
        ({"corn": 3}, {"use uxmal 2", "use uxmal 4"}),
        ({"corn": 4}, {"use uxmal 1", "use uxmal 2", "use uxmal 4"}),
        ({"corn": 1, "stone": 1}, {"use tikal 1", "use tikal 3", "use tikal 5", "use uxmal 2"}),
        (
            {"corn": 1, "wood": 1},
            {f"use tikal {action}" for action in range(1, 6)} | {"use uxmal 2"},
        ),
        ({"corn": 4, **TOPS}, {"use uxmal 2", "use uxmal 4"}),
    ],
)
def test_uxmal_5_is_judged_after_the_1_corn(changes: dict[str, Any], more: set[str]) -> None:
    assert options(using(row=["b01"], **changes)) == ALWAYS | more


def test_uxmal_5_leaves_out_what_does_nothing() -> None:
    changes: dict[str, Any] = {"workers": 6, "bank": 0, "jungle": {2: (0, 0), 4: (0, 0)}}
    missing = {"use uxmal 3", "use yaxchilan 4", "use palenque 2", "use palenque 4"}
    assert options(using(corn=1, **changes)) == ALWAYS - missing


def test_uxmal_5_is_not_optional() -> None:
    with pytest.raises(IllegalActionError):
        using(corn=5).play("done")


def test_uxmal_5_pays_what_the_action_costs_too() -> None:
    game = play(using(corn=4), "use uxmal 1")
    assert seat_of(game)["corn"] == 0
    assert game.decision == "temple"
    play(game, "temple chaac")
    assert temples(game) == (1, 0, 0)
    assert asked(game) == DONE


def test_uxmal_5_levels_apply() -> None:
    game = play(using(corn=1, agriculture=2), "use palenque 1")
    assert goods(game) == {"corn": 4}
    game = play(using(corn=1, agriculture=3), "use palenque 5", "harvest corn")
    assert goods(game) == {"corn": 12}
    game = play(using(corn=1, extraction=1), "use palenque 3", "harvest wood")
    assert goods(game) == {"wood": 3}
    game = play(using(corn=1, extraction=3), "use yaxchilan 5")
    assert goods(game) == {"stone": 2, "gold": 2, "corn": 2}
    game = play(using(corn=1, theology=3), "use yaxchilan 4")
    assert goods(game) == {"skulls": 2}


def test_uxmal_5_constructs_at_tikal_with_architecture() -> None:
    game = using(corn=1, row=["b04", "b01"], wood=4, architecture=3)
    play(game, "use tikal 4")
    assert options(game) == {"build b04", "build b04 plain", "build b01", "build b01 plain"}
    play(game, "build b01 plain", "build b04", "spare wood")
    assert goods(game) == {"corn": 1, "points": 2}
    assert asked(game) == DONE


def test_uxmal_5_with_two_advances() -> None:
    game = play(using(corn=1, wood=2), "use tikal 3", "advance theology", "pay wood")
    play(game, "advance extraction", "pay wood")
    assert asked(game) == DONE
    assert goods(game) == {}


def test_uxmal_5_takes_its_own_steps_back_first() -> None:
    """5 is its own space, and 6 and 7 are free choice: 1 corn is always enough."""
    assert options(acting("uxmal", 5, corn=1, row=[])) == {"do 5", "skip"}
    assert options(acting("uxmal", 5, corn=0, row=[])) == {"skip"}


# b21


def test_b21_is_optional_and_paid_only_if_used() -> None:
    game = built_b21(corn=1)
    assert goods(game) == {"points": 2, "corn": 1}
    assert asked(game) == ("use", ALWAYS | {"done"})
    play(game, "done")
    assert goods(game) == {"points": 2, "corn": 1}
    assert asked(game) == DONE


def test_b21_the_use_itself_pays() -> None:
    game = play(built_b21(corn=1), "use palenque 1")
    assert goods(game) == {"points": 2, "corn": 3}
    assert asked(game) == DONE


def test_b21_is_passed_over_without_corn() -> None:
    game = built_b21()
    assert asked(game) == DONE
    assert goods(game) == {"points": 2}


def test_b21_is_judged_after_its_corn() -> None:
    assert options(built_b21(corn=2)) == ALWAYS | {"done"}
    assert options(built_b21(corn=3)) == ALWAYS | {"use uxmal 2", "done"}
    assert options(built_b21(corn=4)) == ALWAYS | {"use uxmal 1", "use uxmal 2", "done"}


def test_b21_can_be_paid_with_the_corn_of_architecture() -> None:
    game = built_b21(architecture=1)
    assert goods(game) == {"points": 2, "corn": 1}
    assert asked(game) == ("use", ALWAYS | {"done"})


def test_b21_never_offers_uxmal_5() -> None:
    rich = {"corn": 20, "wood": 9, "stone": 9, "gold": 9}
    assert options(built_b21(row=["b21", "b15"], **rich)) == ALL_USES | {"done"}


# Nesting


def test_uxmal_5_constructs_b21_which_uses_tikal_4() -> None:
    """Uxmal 5 to Tikal 4, b21 first, its use is resolved before the second building."""
    cubes = {"wood": 8, "stone": 2, "gold": 2}
    game = using(corn=2, row=["b21", "b15", "b16", "b20"], age=2, **cubes)
    play(game, "use tikal 4", "build b21")
    assert game.decision == "use"
    play(game, "use tikal 4")
    assert asked(game) == ("construct", {"build b15", "build b16"})
    play(game, "build b15")
    assert asked(game) == ("construct", {"build b16", "done"})
    play(game, "done")
    assert asked(game) == ("construct", {"build b16", "done"})
    play(game, "build b16")
    assert asked(game) == DONE
    assert seat_of(game)["buildings"] == ["b21", "b15", "b16"]
    assert goods(game) == {"points": 2, "wood": 2, "stone": 1, "gold": 1}


def test_b21_s_tikal_4_has_architecture_in_its_own_right() -> None:
    changes: dict[str, Any] = {"row": ["b21", "b15", "b16", "b17"], "architecture": 1, "corn": 1}
    game = built_b21(wood=6, **changes)
    assert seat_of(game)["corn"] == 2
    play(game, "use tikal 4")
    assert options(game) == {
        f"build {tile}{way}" for tile in ("b15", "b16", "b17") for way in ("", " plain")
    }
    play(game, "build b15", "build b16")
    assert seat_of(game)["corn"] == 2
    assert asked(game) == DONE


def test_b21_uses_the_market_of_uxmal_2() -> None:
    game = play(built_b21(corn=3), "use uxmal 2")
    assert asked(game) == ("market", {"buy wood", "done"})


def test_b21_uses_uxmal_4_to_construct() -> None:
    game = play(built_b21(corn=5, row=["b21", "b15"]), "use uxmal 4", "build b15")
    assert seat_of(game)["buildings"] == ["b21", "b15"]
    assert goods(game) == {"points": 2}


def test_a_bonus_deep_inside() -> None:
    """Uxmal 5, Tikal 4, b21, Tikal 4, b31, extraction at level 3: everything comes back in turn."""
    cubes = {"wood": 6, "stone": 2, "gold": 3}
    row = ["b21", "b31", "b15", "b16"]
    game = using(corn=2, row=row, age=2, extraction=3, **cubes)
    play(game, "use tikal 4", "build b21", "use tikal 4", "build b31", "advance extraction")
    assert game.decision == "gain"
    play(game, "gain wood wood", "advance extraction", "gain stone stone")
    assert asked(game) == ("construct", {"build b15", "build b16", "done"})
    play(game, "build b16")
    assert asked(game) == ("construct", {"build b15", "done"})
    play(game, "build b15")
    assert asked(game) == DONE
    assert seat_of(game)["buildings"] == ["b21", "b31", "b16", "b15"]
    assert goods(game) == {"points": 2, "wood": 2, "stone": 2}
