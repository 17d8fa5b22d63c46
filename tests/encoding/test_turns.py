"""What a view does not show although all have seen it: arguments of the decision and the turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import takewhile

import pytest

from tests import positions
from tests.random_games import play_on, steered_game
from tests.rules.engine.test_coverage import at_mercy
from tzolkin import Game, content

from .reference import Entries, entries, of_the_turn

MARKET = [f"{verb} {name}" for verb in ("sell", "buy") for name in ("wood", "stone", "gold")]
ACTION_NUMBER = {"do": 1, "use": 2}


def turn_of(game: Game, *texts: str) -> Entries:
    """Return what is encoded of the turn after some actions; it is the same for all seats."""
    for text in texts:
        game.play(text)
    found = [of_the_turn(entries(game, seat)) for seat in range(game.players)]
    assert all(each == found[0] for each in found)
    return found[0]


def latest(actions: list[str], *verbs: str) -> list[str]:
    """Return the last consecutive actions that begin with one of these words."""
    return list(takewhile(lambda text: text.split()[0] in verbs, reversed(actions)))


def expected_entries(game: Game) -> Iterator[tuple[str, int]]:
    """Yield the entries that follow from the actions played and the legal ones."""
    last = game.actions[-1].split() if game.actions else [""]
    decision, legal = game.decision, game.legal()
    yield "optional", int("done" in legal)
    if decision == "placing":
        yield "placed", len(latest(game.actions, "place"))
    if decision == "action":
        yield f"picked.{last[1]}.{last[2]}", 1
    if decision == "harvest":
        yield f"harvest.{last[ACTION_NUMBER[last[0]]]}", 1
    if decision in ("payment", "gain"):
        yield decision, len(legal[-1].split()) - 1
    if decision == "payment":
        yield f"paid_for.{last[1] if last[0] == 'advance' else 'temples'}", 1
    if decision == "spare":
        yield f"spare.{last[1]}", 1
    if decision == "market":
        yield from expected_market_entries(latest(game.actions, "sell", "buy"))


def expected_market_entries(exchanges: list[str]) -> Iterator[tuple[str, int]]:
    yield "market", MARKET.index(exchanges[0]) if exchanges else 0
    for text in set(exchanges) & set(MARKET[:3]):
        yield f"sold.{text.split()[1]}", 1


@pytest.mark.parametrize("number", range(120))
def test_what_follows_from_the_actions(number: int) -> None:
    """All entries follow, except ways to construct, free advances, and what waits."""
    for game in play_on(steered_game(number), random.Random(number)):
        if game.over or game.decision == "turn":
            continue
        found = of_the_turn(entries(game, game.seat or 0))
        open_names = ("construct", "waiting", "free_advance", "mercy", "waiting_wealth")
        sure = {name: n for name, n in found.items() if name.split(".")[0] not in open_names}
        assert sure == {name: value for name, value in expected_entries(game) if value}


def built_at(gear: str, space: int, **words: object) -> Game:
    goods = {"wood": 9, "stone": 9, "gold": 9, "corn": 40, "skulls": 2}
    return positions.load(on={gear: {space: 0}}, **(goods | words))


@pytest.mark.parametrize(
    ("gear", "action", "way"),
    [("tikal", 2, "tikal2"), ("tikal", 4, "tikal4"), ("uxmal", 4, "uxmal4")],
)
def test_ways_to_construct(gear: str, action: int, way: str) -> None:
    game = built_at(gear, action)
    assert turn_of(game, f"pick {gear} {action}", f"do {action}") == {f"construct.{way}": 1}


@pytest.mark.parametrize("architecture", [0, 1, 2, 3])
def test_the_second_building(architecture: int) -> None:
    game = built_at("tikal", 4, architecture=architecture, row=["b01", "b02", "b03"])
    turn_of(game, "pick tikal 4", "do 4", "build b01")
    if architecture == 3:
        assert turn_of(game) == {"spare.b01": 1, "construct.tikal4": 1}
        game.play("spare wood")
    way = "second_plain" if architecture else "second"
    assert turn_of(game) == {f"construct.{way}": 1, "optional": 1}


@pytest.mark.parametrize(
    ("text", "way"), [("build b08", "second_plain"), ("build b08 plain", "second")]
)
def test_a_building_within_a_building(text: str, way: str) -> None:
    """b08 brings a step and a construction; Tikal's second building comes after those."""
    game = built_at("tikal", 4, architecture=1, row=["b08", "b01", "b02", "b03"])
    found = turn_of(game, "pick tikal 4", "do 4", text)
    assert found == {f"waiting.{way}": 1, "waiting.tile_construct": 1}
    found = turn_of(game, "temple chaac")
    assert found == {f"waiting.{way}": 1, "construct.tikal2": 1, "optional": 1}
    assert turn_of(game, "build b01") == {f"construct.{way}": 1, "optional": 1}


def test_advances() -> None:
    game = built_at("tikal", 3)
    assert turn_of(game, "pick tikal 3", "do 3") == {"waiting.technology": 1}
    paying = {"payment": 1, "paid_for.theology": 1, "waiting.technology": 1}
    assert turn_of(game, "advance theology") == paying
    assert turn_of(game, "pay wood") == {"optional": 1}


def test_two_free_advances_of_a_tile() -> None:
    game = built_at("tikal", 2, age=2, row=["b31", "b20"])
    found = turn_of(game, "pick tikal 2", "do 2", "build b31")
    assert found == {"free_advance": 1, "waiting.tile_advance": 1}
    assert turn_of(game, "advance theology") == {"free_advance": 1}


ASKING = ("technology", "construct", "market", "action_for_corn")


def test_what_a_tile_does_after_asking_is_encoded() -> None:
    """While they wait, advances of any technology and constructions are counted, and nothing else.

    A named technology may ask too, where its top level brings a bonus.
    """
    for tile in (*content.BUILDINGS, *content.WEALTH_TILES):
        kinds = [(each.kind, each.name) for each in tile.effects for _ in range(each.amount)]
        asked = [kind in ASKING or (kind, name) == ("temple", "any") for kind, name in kinds]
        later = kinds[asked.index(True) + 1 :] if True in asked else []
        assert set(later) <= {("technology", "any"), ("construct", "")}


def test_an_offering_waits_for_the_cube() -> None:
    game = built_at("chichen", 9, theology=2)
    turn_of(game, "pick chichen 9", "do 9")
    assert turn_of(game) == {"gain": 1, "waiting.offering": 1}
    assert turn_of(game, "gain gold") == {"optional": 1}


def test_an_action_for_corn_is_optional_where_a_tile_gives_it() -> None:
    game = built_at("uxmal", 5)
    assert turn_of(game, "pick uxmal 5", "do 5") == {}
    game = built_at("tikal", 2, age=2, row=["b21"])
    assert turn_of(game, "pick tikal 2", "do 2", "build b21") == {"optional": 1}


def test_mercy() -> None:
    game = at_mercy()
    text = next(text for text in game.legal() if text.startswith("place"))
    assert turn_of(game, text) == {"optional": 1, "placed": 1, "mercy": 1}


def test_wealth_tiles_that_ask_something() -> None:
    """Only in loaded positions, where a top level of agriculture brings a rise."""
    position = Game.new(2, 1).position()
    position["seats"][0]["technologies"]["agriculture"] = 3
    position["seats"][0]["offer"] = ["w01", "w15", "w16", "w17"]
    position["seats"][1]["offer"] = ["w02", "w03", "w04", "w05"]
    game = Game.load(position)
    found = turn_of(game, "keep w01 w15", "keep w02 w04")
    assert game.decision == "temple"
    assert found == {"waiting_wealth": 3}
