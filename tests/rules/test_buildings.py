"""The 32 buildings: what each costs, and its effects one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import TECHNOLOGIES, TEMPLES
from tzolkin import Game

from .helpers import acting, asked, goods, levels, options, play, seat_of, temples
from .tiles import BUILDINGS, COSTS, TOPS, age_of, short_of

DONE = ("picking", {"done"})
ANY_TEMPLE = ("temple", {f"temple {temple}" for temple in TEMPLES})
ANY_TRACK = ("technology", {f"advance {track}" for track in TECHNOLOGIES})
BRINGS: dict[str, dict[str, int]] = {
    "b01": {},
    "b02": {},
    "b03": {},
    "b04": {},
    "b05": {},
    "b06": {"chaac": 1, "quetzalcoatl": 1},
    "b07": {"chaac": 1, "kukulkan": 1},
    "b08": {},
    "b09": {"agriculture": 1},
    "b10": {"stone": 1, "agriculture": 1},
    "b11": {"corn": 1, "extraction": 1},
    "b12": {"gold": 1, "extraction": 1},
    "b13": {"architecture": 1},
    "b14": {"kukulkan": 1, "theology": 1},
    "b15": {},
    "b16": {},
    "b17": {},
    "b18": {"points": 6},
    "b19": {"points": 6, "workers": 1},
    "b20": {"points": 8},
    "b21": {"points": 2},
    "b22": {"points": 3, "chaac": 1, "quetzalcoatl": 1, "kukulkan": 1},
    "b23": {"stone": 1},
    "b24": {"gold": 1},
    "b25": {"corn": 6},
    "b26": {"skulls": 1},
    "b27": {"points": 2, "chaac": 2},
    "b28": {"points": 3, "architecture": 1},
    "b29": {"points": 3, "kukulkan": 2},
    "b30": {"chaac": 1, "kukulkan": 1, "theology": 1},
    "b31": {},
    "b32": {"points": 4, "quetzalcoatl": 2},
}
ASKS = {"b08": ANY_TEMPLE} | dict.fromkeys(("b23", "b24", "b25", "b26", "b31"), ANY_TRACK)


def buying(tile: str, **changes: Any) -> Game:
    """Return a game at Tikal 2 with exactly the price (except `changes`), and only this tile."""
    price = {name: amount + changes.pop(name, 0) for name, amount in COSTS[tile].items()}
    game = acting("tikal", 2, age=age_of(tile), row=[tile], **price, **changes)
    return play(game, "do 2")


def bought(tile: str, **changes: Any) -> Game:
    return play(buying(tile, **changes), f"build {tile}")


def received(game: Game) -> dict[str, int]:
    now = seat_of(game)
    parts = {name: now[name] for name in ("corn", "wood", "stone", "gold", "skulls", "points")}
    parts |= {"workers": now["workers"] - 3, **now["temples"], **now["technologies"]}
    return {name: amount for name, amount in parts.items() if amount}


@pytest.mark.parametrize("tile", BUILDINGS)
def test_price_and_effects(tile: str) -> None:
    game = buying(tile)
    assert asked(game) == ("construct", {f"build {tile}"})
    play(game, f"build {tile}")
    assert received(game) == BRINGS[tile]
    assert seat_of(game)["buildings"] == [tile]
    assert game.position()["buildings"] == [None] * 6
    assert asked(game) == ASKS.get(tile, DONE)


@pytest.mark.parametrize(
    ("tile", "resource"), [(tile, name) for tile in BUILDINGS for name in COSTS[tile]]
)
def test_a_cube_too_few(tile: str, resource: str) -> None:
    cubes = short_of(tile, resource)
    assert options(acting("tikal", 2, age=age_of(tile), row=[tile], **cubes)) == {"skip"}


@pytest.mark.parametrize("tile", ["b23", "b24", "b25", "b26"])
@pytest.mark.parametrize("track", TECHNOLOGIES)
def test_a_free_advance_of_choice(tile: str, track: str) -> None:
    game = play(bought(tile), f"advance {track}")
    assert received(game) == BRINGS[tile] | {track: 1}
    assert asked(game) == DONE


def test_a_free_advance_is_not_optional_and_costs_nothing_at_any_level() -> None:
    game = bought("b23", agriculture=2, extraction=2, architecture=1, theology=2)
    assert asked(game) == ANY_TRACK
    play(game, "advance agriculture")
    assert levels(game) == (3, 2, 1, 2)
    assert goods(game) == {"stone": 1, "corn": 1}


def test_b31_two_advances_each_of_choice() -> None:
    game = play(bought("b31"), "advance theology")
    assert asked(game) == ANY_TRACK
    play(game, "advance theology")
    assert levels(game) == (0, 0, 0, 2)
    assert asked(game) == DONE


def test_b31_a_bonus_of_the_first_is_resolved_before_the_second() -> None:
    game = play(bought("b31", extraction=3), "advance extraction")
    assert game.decision == "gain"
    play(game, "gain gold gold")
    assert asked(game) == ANY_TRACK
    play(game, "advance extraction", "gain wood wood")
    assert received(game) == {"gold": 2, "wood": 2, "extraction": 3}
    assert asked(game) == DONE


def test_b31_lists_level_3_only_where_the_bonus_does_something() -> None:
    changes = {"agriculture": 3, "theology": 3, "bank": 0, **TOPS}
    game = bought("b31", **changes)
    assert asked(game) == ("technology", {"advance extraction", "advance architecture"})


@pytest.mark.parametrize(
    ("tile", "track"),
    [
        ("b09", "agriculture"),
        ("b10", "agriculture"),
        ("b11", "extraction"),
        ("b12", "extraction"),
        ("b28", "architecture"),
        ("b14", "theology"),
        ("b30", "theology"),
    ],
)
@pytest.mark.parametrize("level", [1, 2])
def test_a_named_technology_at_higher_levels_asks_nothing(
    tile: str, track: str, level: int
) -> None:
    game = bought(tile, **{track: level})
    assert seat_of(game)["technologies"][track] == level + 1
    assert asked(game) == DONE


@pytest.mark.parametrize("tile", ["b09", "b10"])
def test_agriculture_at_level_3_asks_for_a_temple(tile: str) -> None:
    game = bought(tile, agriculture=3)
    assert asked(game) == ANY_TEMPLE
    assert goods(game) == ({"stone": 1} if tile == "b10" else {})
    play(game, "temple chaac")
    assert temples(game) == (1, 0, 0)
    assert levels(game) == (3, 0, 0, 0)


@pytest.mark.parametrize("tile", ["b09", "b10"])
def test_agriculture_at_level_3_is_passed_over_without_a_temple(tile: str) -> None:
    game = bought(tile, agriculture=3, **TOPS)
    assert asked(game) == DONE
    assert temples(game) == (5, 7, 6)


@pytest.mark.parametrize(("tile", "first"), [("b11", {"corn": 1}), ("b12", {"gold": 1})])
def test_extraction_at_level_3_asks_for_two_cubes_after_the_goods(
    tile: str, first: dict[str, int]
) -> None:
    game = bought(tile, extraction=3)
    assert game.decision == "gain"
    assert goods(game) == first
    play(game, "gain wood stone")
    assert goods(game) == first | {"wood": 1, "stone": 1}


@pytest.mark.parametrize(("bank", "skulls"), [(5, 1), (0, 0)])
@pytest.mark.parametrize("tile", ["b14", "b30"])
def test_theology_at_level_3_gives_a_skull_if_there_is_one(
    tile: str, bank: int, skulls: int
) -> None:
    game = bought(tile, theology=3, bank=bank)
    assert seat_of(game)["skulls"] == skulls
    assert seat_of(game)["temples"]["kukulkan"] == 1
    assert asked(game) == DONE


@pytest.mark.parametrize(
    ("tile", "temple", "other"),
    [("b27", "chaac", 2), ("b29", "kukulkan", 3), ("b32", "quetzalcoatl", 4)],
)
def test_two_steps_are_two_separate_steps(tile: str, temple: str, other: int) -> None:
    top = TOPS[temple]
    for start, end in ((top - 2, top), (top - 1, top), (top, top)):
        game = bought(tile, light=False, **{temple: start})
        assert seat_of(game)["temples"][temple] == end
        assert seat_of(game)["light"] is (start < top)
        assert seat_of(game)["points"] == other
    taken = {1: {temple: top}}
    for start, end in ((top - 3, top - 1), (top - 2, top - 1), (top - 1, top - 1)):
        game = bought(tile, light=False, others=taken, **{temple: start})
        assert seat_of(game)["temples"][temple] == end
        assert seat_of(game)["light"] is False
        assert seat_of(game)["points"] == other


@pytest.mark.parametrize("tile", ["b06", "b07", "b22"])
def test_an_impossible_rise_is_lost_and_the_others_happen(tile: str) -> None:
    game = bought(tile, chaac=5)
    rises = BRINGS[tile]
    assert temples(game) == (5, rises.get("quetzalcoatl", 0), rises.get("kukulkan", 0))


def test_b08_any_is_asked_with_one_possible_temple() -> None:
    game = bought("b08", chaac=5, quetzalcoatl=7)
    assert asked(game) == ("temple", {"temple kukulkan"})


def test_b08_the_temple_is_passed_over_where_none_is_possible() -> None:
    assert asked(bought("b08", **TOPS)) == DONE


def test_b08_another_building_after_the_temple() -> None:
    changes = {"wood": 2, "stone": 1, "gold": 1}
    game = acting("tikal", 2, row=["b08", "b01", "b11", "b12"], display=["m01"], **changes)
    play(game, "do 2", "build b08")
    assert asked(game) == ANY_TEMPLE
    play(game, "temple chaac")
    assert asked(game) == ("construct", {"build b01", "build b11", "done"})
    play(game.copy(), "done")
    play(game, "build b11")
    assert seat_of(game)["buildings"] == ["b08", "b11"]
    assert goods(game) == {"corn": 1}
    assert asked(game) == DONE


def test_b08_the_building_is_optional() -> None:
    game = acting("tikal", 2, row=["b08", "b01"], wood=2, gold=1)
    play(game, "do 2", "build b08", "temple chaac", "done")
    assert seat_of(game)["buildings"] == ["b08"]
    assert goods(game) == {"wood": 1}
    assert asked(game) == DONE


def test_b18_points_then_a_market() -> None:
    game = bought("b18", corn=3)
    assert goods(game) == {"points": 6, "corn": 3}
    assert asked(game) == ("market", {"buy wood", "buy stone", "done"})
    play(game, "buy stone")
    assert goods(game) == {"points": 6, "stone": 1}
    assert asked(game) == DONE


@pytest.mark.parametrize("corn", [0, 1])
def test_b18_the_market_is_passed_over_with_nothing_to_exchange(corn: int) -> None:
    assert asked(bought("b18", corn=corn)) == DONE


def test_b19_with_six_workers_is_partly_lost() -> None:
    game = bought("b19", workers=6)
    assert seat_of(game)["workers"] == seat_of(game)["free"] == 6
    assert goods(game) == {"points": 6}


def test_b19_the_worker_is_free() -> None:
    game = bought("b19", workers=5)
    assert seat_of(game)["workers"] == seat_of(game)["free"] == 6


def test_b26_without_skulls_is_partly_lost() -> None:
    game = bought("b26", bank=0)
    assert goods(game) == {}
    assert asked(game) == ANY_TRACK


def test_b26_the_last_skull_is_no_bonus_of_theology_any_more() -> None:
    game = bought("b26", bank=1, theology=3)
    assert goods(game) == {"skulls": 1}
    assert options(game) == ANY_TRACK[1] - {"advance theology"}


def test_goods_of_buildings_are_not_raised_by_technologies() -> None:
    changes = {"agriculture": 3, "extraction": 3, "theology": 3}
    assert goods(bought("b25", **changes)) == {"corn": 6}
    assert goods(bought("b24", **changes)) == {"gold": 1}
    assert goods(bought("b23", **changes)) == {"stone": 1}
    assert goods(bought("b26", **changes)) == {"skulls": 1}
