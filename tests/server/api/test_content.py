"""`GET /api/content`: facts for showing the game, the same that the rules are made of."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from tests.positions import load
from tests.server.servers import Server
from tzolkin import content


@pytest.fixture(scope="module")
def facts(server: Server) -> Any:
    return httpx.get(f"{server.url}/api/content").raise_for_status().json()


def test_known_facts(facts: Any) -> None:
    assert facts["gears"]["chichen"] == {"teeth": 13, "last_space": 10, "actions": 9}
    assert facts["calendar"] == {
        "teeth": 26,
        "food_days": [7, 13, 20, 26],
        "food_kinds": ["goods", "points", "goods", "points"],
    }
    assert facts["temples"]["chaac"]["bonus"] == {"age1": 6, "age2": 2}
    assert facts["temples"]["kukulkan"]["steps"][0] == {"step": -1, "points": -3}
    assert facts["temples"]["kukulkan"]["steps"][5] == {"step": 4, "points": 7, "goods": "skulls"}
    assert facts["harvest"]["1"] == {"corn": 3}
    assert facts["harvest"]["2"] == {"corn": 4}
    assert facts["harvest"]["5"] == {"corn": 9, "wood": 4}
    assert facts["yaxchilan"]["5"] == {"gold": 1, "stone": 1, "corn": 2}
    assert facts["chichen"]["6"] == {"points": 8, "temple": "kukulkan", "resource": 1}
    assert facts["chichen"]["9"]["points"] == 13


def test_known_tiles(facts: Any) -> None:
    assert facts["buildings"]["b32"] == {
        "age": 2,
        "kind": "shrine",
        "cost": {"gold": 3},
        "effects": [{"points": 4}, {"temple": "quetzalcoatl", "steps": 2}],
    }
    assert facts["buildings"]["b05"]["effects"] == [{"feed_all": 1}]
    assert facts["buildings"]["b08"]["effects"] == [{"temple": "any"}, {"construct": 1}]
    assert facts["wealth"]["w02"]["effects"] == [
        {"goods": {"corn": 5, "gold": 1}},
        {"temple": "quetzalcoatl"},
    ]
    assert facts["monuments"]["m13"] == {
        "kind": "shrine",
        "cost": {"gold": 4, "skulls": 1},
        "scores": "board-monument-m13",
        "numbers": {"points": 3},
    }


def test_every_tile_is_there(facts: Any) -> None:
    assert list(facts["buildings"]) == [tile.id for tile in content.BUILDINGS]
    assert list(facts["monuments"]) == [tile.id for tile in content.MONUMENTS]
    assert list(facts["wealth"]) == [tile.id for tile in content.WEALTH_TILES]
    assert [len(facts[name]) for name in ("gears", "temples", "yaxchilan", "chichen")] == [
        *(5, 3, 5, 9)
    ]
    for temple in content.TEMPLES:
        assert len(facts["temples"][temple.name]["steps"]) == len(temple.steps)
    keys = [tile["scores"] for tile in facts["monuments"].values()]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("tile", content.MONUMENTS, ids=lambda tile: tile.id)
def test_figures_of_monuments_are_those_of_the_content(tile: content.Monument, facts: Any) -> None:
    numbers = set(facts["monuments"][tile.id]["numbers"].values())
    assert numbers <= {int(number) for number in re.findall(r"\d+", tile.scores)}
    per_thing = re.match(r"(\d+) points per", tile.scores)
    if per_thing:
        assert facts["monuments"][tile.id]["numbers"] == {"points": int(per_thing[1])}


def test_it_is_described(server: Server) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    assert described["paths"]["/api/content"]["get"]["tags"] == ["content"]
    assert not [path for path in described["paths"] if "assets" in path or path == "/"]


def test_prices_and_figures_of_the_rules(facts: Any) -> None:
    assert facts["technology_prices"] == [1, 2, 3, 1]
    assert facts["worker_prices"] == [0, 1, 2, 3, 4, 5]
    assert facts["uxmal"]["1"]["cost"] == {"corn": 3}
    assert facts["technologies"]["architecture"]["bonus"] == {"points": 3}
    assert [len(facts[gear]) for gear in ("tikal", "uxmal", "technologies")] == [5, 5, 4]


def gained(action: str, *more: str, **words: Any) -> dict[str, Any]:
    """Return what a worker's action changes for the seat, if it stands where it can do it."""
    gear, space = action.split()
    game = load(on={gear: {int(space): 0}}, **words)
    before = game.position()["seats"][0]
    for text in (f"pick {action}", f"do {space}", *more):
        game.play(text)
    after = game.position()["seats"][0]
    return {
        name: after[name] - before[name] for name in ("corn", "wood", "stone", "gold", "points")
    }


@pytest.mark.parametrize(
    ("track", "action", "more"),
    [
        ("agriculture", "palenque 2", ("harvest corn",)),
        ("extraction", "yaxchilan 1", ()),
        ("extraction", "yaxchilan 2", ()),
        ("extraction", "yaxchilan 3", ()),
    ],
)
def test_levels_bring_what_is_said_of_them(
    facts: Any, track: str, action: str, more: tuple[str, ...]
) -> None:
    """Each level what it says, if it is about this good at all."""
    told = facts["technologies"][track]["levels"]
    plain = gained(action, *more)
    for level in (1, 2, 3):
        about_this = [entry for entry in told[:level] if "without_tile" not in entry]  # no fishing
        for good, amount in gained(action, *more, **{track: level}).items():
            said = sum(entry["more"].get(good, 0) for entry in about_this)
            assert amount - plain[good] == (said if plain[good] else 0)


def test_fishing_and_architecture(facts: Any) -> None:
    levels = facts["technologies"]["agriculture"]["levels"]
    more = gained("palenque 1", agriculture=2)["corn"] - gained("palenque 1")["corn"]
    assert more == levels[1]["more"]["corn"]
    plain, first, second = (
        gained("tikal 2", "build b01", row=["b01"], wood=4, stone=4, gold=4, architecture=level)
        for level in (0, 1, 2)
    )
    corn, points = (
        entry["per_building"] for entry in facts["technologies"]["architecture"]["levels"][:2]
    )
    assert first["corn"] - plain["corn"] == corn["corn"]
    assert second["points"] - first["points"] == points["points"]
