"""Tikal 4: one or two buildings or a monument, and architecture for one of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.helpers import acting, asked, goods, levels, options, play, seat_of
from tzolkin import Game, IllegalActionError

DONE = ("picking", {"done"})
PLENTY: dict[str, Any] = {"wood": 9, "stone": 9, "gold": 9}


def tikal(action: int, row: list[str], **changes: Any) -> Game:
    """Return a game at the construct decision of Tikal, with these buildings and no monuments."""
    changes.setdefault("display", [])
    return play(acting("tikal", action, row=row, **changes), f"do {action}")


def test_tikal_4_without_architecture() -> None:
    game = tikal(4, ["b01", "b04", "b13"], display=["m04", "m10"], wood=6, gold=4)
    assert options(game) == {"build b01", "build b04", "build b13", "build m04"}
    play(game, "build b01")
    assert asked(game) == ("construct", {"build b04", "build b13", "done"})
    play(game, "build b04")
    assert goods(game) == {"wood": 1, "gold": 4}
    assert asked(game) == DONE


def test_tikal_4_the_first_is_mandatory_and_the_second_optional() -> None:
    game = tikal(4, ["b01", "b02"], wood=2)
    with pytest.raises(IllegalActionError):
        game.play("done")
    play(game, "build b02", "done")
    assert goods(game) == {"wood": 1}
    assert asked(game) == DONE


def test_tikal_4_the_second_is_passed_over_where_none_can_be_paid() -> None:
    game = play(tikal(4, ["b01", "b02"], wood=1), "build b02")
    assert asked(game) == DONE


@pytest.mark.parametrize("architecture", [1, 2])
def test_tikal_4_plain_is_listed_with_architecture(architecture: int) -> None:
    game = tikal(4, ["b01", "b04"], wood=1, architecture=architecture)
    assert options(game) == {"build b01", "build b01 plain"}
    game = tikal(4, ["b01", "b04"], display=["m04"], wood=5, gold=4, architecture=architecture)
    assert options(game) == {
        "build b01",
        "build b01 plain",
        "build b04",
        "build b04 plain",
        "build m04",
    }


def test_tikal_4_plain_with_architecture_3_needs_the_full_price() -> None:
    game = tikal(4, ["b01", "b04", "b13"], wood=3, architecture=3)
    assert options(game) == {"build b01", "build b01 plain", "build b04", "build b13"}


@pytest.mark.parametrize(
    ("architecture", "brings"), [(1, {"corn": 1}), (2, {"corn": 1, "points": 2})]
)
def test_tikal_4_architecture_for_the_first(architecture: int, brings: dict[str, int]) -> None:
    game = tikal(4, ["b01", "b02"], wood=2, architecture=architecture)
    play(game, "build b01")
    assert goods(game) == brings | {"wood": 1}
    assert asked(game) == ("construct", {"build b02", "done"})
    play(game, "build b02")
    assert goods(game) == brings
    assert asked(game) == DONE


@pytest.mark.parametrize(
    ("architecture", "brings"), [(1, {"corn": 1}), (2, {"corn": 1, "points": 2})]
)
def test_tikal_4_architecture_kept_for_the_second(
    architecture: int, brings: dict[str, int]
) -> None:
    game = tikal(4, ["b01", "b02"], wood=2, architecture=architecture)
    play(game, "build b01 plain")
    assert goods(game) == {"wood": 1}
    assert asked(game) == ("construct", {"build b02", "done"})
    play(game, "build b02")
    assert goods(game) == brings


def test_tikal_4_architecture_3_for_the_first_leaves_the_full_price_for_the_second() -> None:
    game = tikal(4, ["b09", "b04", "b01"], wood=4, architecture=3)
    play(game, "build b09", "spare wood")
    assert goods(game) == {"wood": 3, "corn": 1, "points": 2}
    assert asked(game) == ("construct", {"build b01", "done"})
    play(game, "build b01")
    assert goods(game) == {"wood": 2, "corn": 1, "points": 2}


def test_tikal_4_architecture_3_kept_for_the_second() -> None:
    game = tikal(4, ["b09", "b04", "b13"], wood=5, architecture=3)
    play(game, "build b09 plain")
    assert goods(game) == {"wood": 3}
    assert asked(game) == ("construct", {"build b04", "build b13", "done"})
    play(game, "build b04")
    assert asked(game) == ("spare", {"spare wood"})
    play(game, "spare wood")
    assert goods(game) == {"corn": 1, "points": 2}
    assert asked(game) == DONE


def test_tikal_4_a_level_gained_from_the_first_is_used_for_the_second() -> None:
    game = tikal(4, ["b13", "b01"], wood=1, gold=1)
    play(game, "build b13")
    assert goods(game) == {"wood": 1}
    assert levels(game) == (0, 0, 1, 0)
    assert options(game) == {"build b01", "done"}
    play(game, "build b01")
    assert goods(game) == {"corn": 1}


def test_tikal_4_a_level_gained_from_a_first_building_that_used_architecture() -> None:
    game = tikal(4, ["b13", "b01"], wood=1, gold=1, architecture=1)
    play(game, "build b13")
    assert goods(game) == {"wood": 1, "corn": 1}
    assert levels(game) == (0, 0, 2, 0)
    play(game, "build b01")
    assert goods(game) == {"corn": 1}


def test_tikal_4_a_level_gained_from_a_plain_first_building() -> None:
    game = tikal(4, ["b13", "b04"], wood=3, gold=1, architecture=2)
    play(game, "build b13 plain")
    assert goods(game) == {"wood": 3}
    assert levels(game) == (0, 0, 3, 0)
    play(game, "build b04", "spare wood")
    assert goods(game) == {"corn": 1, "points": 2}


@pytest.mark.parametrize(
    ("architecture", "brings"), [(0, {}), (1, {"corn": 1}), (2, {"corn": 1, "points": 2})]
)
def test_the_level_counts_that_the_seat_had_when_it_began(
    architecture: int, brings: dict[str, int]
) -> None:
    game = play(tikal(2, ["b13"], gold=1, architecture=architecture), "build b13")
    assert goods(game) == brings
    assert levels(game) == (0, 0, architecture + 1, 0)


def test_b13_at_level_3_brings_the_bonus_too() -> None:
    game = play(tikal(2, ["b13"], architecture=3), "build b13", "spare gold")
    assert goods(game) == {"corn": 1, "points": 2 + 3}


# A building constructed by another


def test_b08_s_building_is_neither_first_nor_second() -> None:
    row = ["b08", "b01", "b02", "b03"]
    game = tikal(4, row, wood=3, gold=1, architecture=1)
    play(game, "build b08")
    assert seat_of(game)["corn"] == 1
    play(game, "temple chaac")
    assert asked(game) == ("construct", {"build b01", "build b02", "build b03", "done"})
    play(game, "build b01")
    assert seat_of(game)["corn"] == 2
    assert asked(game) == ("construct", {"build b02", "build b03", "done"})
    play(game, "build b02")
    assert seat_of(game)["corn"] == 2
    assert seat_of(game)["buildings"] == ["b08", "b01", "b02"]
    assert asked(game) == DONE


def test_b08_plain_keeps_architecture_for_the_second_all_the_same() -> None:
    game = tikal(4, ["b08", "b01", "b02"], wood=3, gold=1, architecture=1)
    play(game, "build b08 plain", "temple chaac")
    assert seat_of(game)["corn"] == 0
    play(game, "build b01")
    assert seat_of(game)["corn"] == 1
    play(game, "build b02")
    assert seat_of(game)["corn"] == 2


def test_a_level_gained_by_b08_s_building_is_used_for_the_second() -> None:
    game = tikal(4, ["b08", "b13", "b02"], wood=2, gold=2)
    play(game, "build b08", "temple chaac", "build b13")
    assert seat_of(game)["corn"] == 0
    play(game, "build b02")
    assert seat_of(game)["corn"] == 1


def test_declining_b08_s_building_leaves_the_second() -> None:
    game = tikal(4, ["b08", "b01", "b02"], wood=2, gold=1)
    play(game, "build b08", "temple chaac")
    assert options(game) == {"build b01", "build b02", "done"}
    play(game, "done")
    assert asked(game) == ("construct", {"build b01", "build b02", "done"})
    play(game, "done")
    assert asked(game) == DONE


def test_b08_as_the_second_constructs_one_more() -> None:
    game = tikal(4, ["b08", "b01", "b02"], wood=3, gold=1)
    play(game, "build b01", "build b08", "temple chaac")
    assert asked(game) == ("construct", {"build b02", "done"})
    play(game, "build b02")
    assert asked(game) == DONE


def test_b08_s_building_offers_neither_plain_nor_monuments() -> None:
    game = tikal(4, ["b08", "b01"], display=["m04"], architecture=1, **PLENTY)
    play(game, "build b08 plain", "temple chaac")
    assert options(game) == {"build b01", "done"}
    play(game, "done")
    assert options(game) == {"build b01", "done"}
