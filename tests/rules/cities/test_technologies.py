"""Advancing: Tikal 1 and 3, prices, payments, and the bonus at level 3."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from tests.positions import TECHNOLOGIES
from tests.rules.helpers import acting, asked, goods, levels, options, play, seat_of, temples
from tzolkin import Game, IllegalActionError

ADVANCE = {f"advance {track}" for track in TECHNOLOGIES}
CUBES = ("wood", "stone", "gold")
HIGHEST: dict[str, Any] = {"chaac": 5, "quetzalcoatl": 7, "kukulkan": 6}


def bundles(size: int) -> set[str]:
    return {f"pay {' '.join(bundle)}" for bundle in combinations_with_replacement(CUBES, size)}


def advancing(action: int, **changes: Any) -> Game:
    """Return a game at the technology decision of Tikal 1 or 3."""
    return play(acting("tikal", action, **changes), f"do {action}")


@pytest.mark.parametrize("track", TECHNOLOGIES)
@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_the_price_of_every_level(track: str, level: int, price: int) -> None:
    changes: dict[str, Any] = dict.fromkeys(CUBES, 9) | {track: level}
    game = play(advancing(1, **changes), f"advance {track}")
    assert asked(game) == ("payment", bundles(price))
    assert len(bundles(price)) == {1: 3, 2: 6, 3: 10}[price]


def test_there_are_19_ways_to_pay() -> None:
    assert sum(len(bundles(size)) for size in (1, 2, 3)) == 19


@pytest.mark.parametrize("payment", sorted(bundles(1) | bundles(2) | bundles(3)))
def test_exactly_the_cubes_named_are_paid(payment: str) -> None:
    paid = payment.split()[1:]
    level = len(paid) - 1
    game = advancing(1, wood=5, stone=6, gold=7, extraction=level)
    play(game, "advance extraction", payment)
    left = {"wood": 5 - paid.count("wood"), "stone": 6 - paid.count("stone")}
    assert goods(game) == left | {"gold": 7 - paid.count("gold")}
    assert levels(game) == (0, level + 1, 0, 0)
    assert asked(game) == ("picking", {"done"})


@pytest.mark.parametrize(
    ("level", "cubes", "expected"),
    [
        (0, {"gold": 1}, {"pay gold"}),
        (0, {"wood": 1, "stone": 2}, {"pay wood", "pay stone"}),
        (1, {"wood": 1, "stone": 1}, {"pay wood stone"}),
        (1, {"stone": 1, "gold": 3}, {"pay stone gold", "pay gold gold"}),
        (2, {"wood": 3}, {"pay wood wood wood"}),
        (2, {"wood": 2, "gold": 2}, {"pay wood wood gold", "pay wood gold gold"}),
        (2, {"wood": 1, "stone": 1, "gold": 1}, {"pay wood stone gold"}),
    ],
)
def test_payments_are_made_of_what_is_there(
    level: int, cubes: dict[str, Any], expected: set[str]
) -> None:
    game = play(advancing(1, theology=level, **cubes), "advance theology")
    assert asked(game) == ("payment", expected)


@pytest.mark.parametrize(("cubes", "most"), [(1, 0), (2, 1), (3, 2)])
def test_only_what_can_be_paid_is_listed(cubes: int, most: int) -> None:
    mixed = {"agriculture": 0, "extraction": 1, "architecture": 2, "theology": 2}
    game = advancing(1, stone=cubes, **mixed)
    assert asked(game) == (
        "technology",
        {f"advance {track}" for track, level in mixed.items() if level <= most},
    )


def test_tikal_1_and_3_are_not_offered_where_nothing_can_be_paid() -> None:
    changes = dict.fromkeys(TECHNOLOGIES, 1)
    game = acting("tikal", 3, corn=2, wood=1, row=[], display=[], **changes)
    assert options(game) == {"skip"}
    game = acting("tikal", 3, corn=2, wood=2, row=[], display=[], **changes)
    assert options(game) == {"do 1", "do 3", "skip"}


def test_tikal_1_is_one_advance() -> None:
    game = play(advancing(1, wood=5), "advance theology", "pay wood")
    assert asked(game) == ("picking", {"done"})


def test_tikal_3_is_one_or_two_advances() -> None:
    game = play(advancing(3, wood=5), "advance theology", "pay wood")
    assert asked(game) == ("technology", ADVANCE | {"done"})
    play(game, "done")
    assert asked(game) == ("picking", {"done"})
    assert levels(game) == (0, 0, 0, 1)


def test_tikal_3_the_first_advance_is_not_optional() -> None:
    game = advancing(3, wood=5)
    assert options(game) == ADVANCE
    with pytest.raises(IllegalActionError):
        game.play("done")


def test_tikal_3_the_same_track_twice() -> None:
    game = play(advancing(3, wood=3), "advance theology", "pay wood")
    play(game, "advance theology", "pay wood wood")
    assert levels(game) == (0, 0, 0, 2)
    assert goods(game) == {}
    assert asked(game) == ("picking", {"done"})


def test_tikal_3_two_tracks() -> None:
    game = play(advancing(3, wood=2), "advance theology", "pay wood")
    assert options(game) == ADVANCE - {"advance theology"} | {"done"}
    play(game, "advance agriculture", "pay wood")
    assert levels(game) == (1, 0, 0, 1)
    assert asked(game) == ("picking", {"done"})


def test_tikal_3_the_second_advance_is_passed_over_where_none_can_be_paid() -> None:
    game = play(advancing(3, wood=1), "advance theology", "pay wood")
    assert asked(game) == ("picking", {"done"})
    assert levels(game) == (0, 0, 0, 1)


def test_bonus_of_agriculture() -> None:
    game = play(advancing(1, wood=1, agriculture=3, chaac=5), "advance agriculture", "pay wood")
    assert asked(game) == ("temple", {"temple quetzalcoatl", "temple kukulkan"})
    play(game, "temple kukulkan")
    assert temples(game) == (5, 0, 1)
    assert levels(game) == (3, 0, 0, 0)


def test_bonus_of_extraction() -> None:
    game = play(advancing(1, wood=1, extraction=3), "advance extraction", "pay wood")
    pairs = combinations_with_replacement(CUBES, 2)
    assert asked(game) == ("gain", {f"gain {' '.join(pair)}" for pair in pairs})
    assert goods(game) == {}
    play(game, "gain wood gold")
    assert goods(game) == {"wood": 1, "gold": 1}
    assert levels(game) == (0, 3, 0, 0)


@pytest.mark.parametrize("one", CUBES)
@pytest.mark.parametrize("other", CUBES)
def test_every_pair_of_the_extraction_bonus(one: str, other: str) -> None:
    game = play(advancing(1, wood=1, extraction=3), "advance extraction", "pay wood")
    pair = sorted((one, other), key=CUBES.index)
    play(game, f"gain {' '.join(pair)}")
    assert goods(game) == {name: pair.count(name) for name in set(pair)}


def test_bonus_of_architecture() -> None:
    game = play(advancing(1, wood=1, architecture=3), "advance architecture", "pay wood")
    assert goods(game) == {"points": 3}
    assert levels(game) == (0, 0, 3, 0)
    assert asked(game) == ("picking", {"done"})


def test_bonus_of_theology() -> None:
    game = play(advancing(1, wood=1, theology=3, bank=1), "advance theology", "pay wood")
    assert goods(game) == {"skulls": 1}
    assert game.position()["skulls"] == 0
    assert levels(game) == (0, 0, 0, 3)


def test_reaching_level_3_gives_no_bonus() -> None:
    game = play(advancing(1, wood=3, architecture=2), "advance architecture", "pay wood wood wood")
    assert goods(game) == {}
    assert levels(game) == (0, 0, 3, 0)


ALL_3 = dict.fromkeys(TECHNOLOGIES, 3)


@pytest.mark.parametrize(
    ("changes", "missing"),
    [
        ({}, set()),
        (HIGHEST, {"advance agriculture"}),
        ({"bank": 0}, {"advance theology"}),
        (HIGHEST | {"bank": 0}, {"advance agriculture", "advance theology"}),
        ({"chaac": 5, "quetzalcoatl": 7, "kukulkan": 5}, set()),
        (
            {"chaac": 4, "quetzalcoatl": 6, "kukulkan": 5, "others": {1: HIGHEST}},
            {"advance agriculture"},
        ),
        ({"chaac": 4, "quetzalcoatl": 6, "kukulkan": 4, "others": {1: HIGHEST}}, set()),
    ],
)
@pytest.mark.parametrize("action", [1, 3])
def test_a_level_3_advance_is_listed_only_if_its_bonus_does_something(
    action: int, changes: dict[str, Any], missing: set[str]
) -> None:
    game = advancing(action, wood=1, **ALL_3, **changes)
    assert options(game) == ADVANCE - missing


def test_the_bonus_of_the_first_advance_comes_before_the_second() -> None:
    game = play(advancing(3, wood=1, extraction=3), "advance extraction", "pay wood")
    assert game.decision == "gain"
    play(game, "gain wood wood")
    assert asked(game) == ("technology", ADVANCE | {"done"})
    play(game, "advance extraction", "pay wood", "gain gold gold")
    assert goods(game) == {"wood": 1, "gold": 2}


def test_the_temple_of_the_first_advance_comes_before_the_second() -> None:
    """The bonus of agriculture takes the last step there is: no second one is listed."""
    steps = {"chaac": 4, "quetzalcoatl": 7, "kukulkan": 6}
    game = play(advancing(3, wood=3, agriculture=3, **steps), "advance agriculture", "pay wood")
    assert asked(game) == ("temple", {"temple chaac"})
    play(game, "temple chaac")
    assert asked(game) == ("technology", ADVANCE - {"advance agriculture"} | {"done"})


def test_at_the_payment_the_level_has_not_risen() -> None:
    game = play(advancing(1, wood=5, theology=1), "advance theology")
    assert levels(game) == (0, 0, 0, 1)
    assert goods(game) == {"wood": 5}
    play(game, "pay wood wood")
    assert levels(game) == (0, 0, 0, 2)


def test_technologies_stay_the_seat_s_own() -> None:
    game = play(advancing(1, wood=1, others={1: {"theology": 2}}), "advance theology", "pay wood")
    assert levels(game, 1) == (0, 0, 0, 2)
    assert seat_of(game, 2)["technologies"]["theology"] == 0
