"""Decisions: their texts, and that every listed action can be played."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.positions import load
from tests.rules.helpers import acting, asked, play
from tzolkin import Game, IllegalActionError

TEMPLE = "(chaac|quetzalcoatl|kukulkan)"
CITY = "(palenque|yaxchilan|tikal|uxmal)"
CUBE = "(wood|stone|gold)"
TRACK = "(agriculture|extraction|architecture|theology)"
PLACE = f"place ({CITY}|chichen|first)"
PICK = f"pick ({CITY} [0-7]|chichen ([0-9]|10))"
BUILDING = r"b\d\d"
SPELLINGS = {
    "wealth": r"keep w\d\d w\d\d",
    "turn": f"beg {TEMPLE}|{PLACE}|{PICK}",
    "placing": f"{PLACE}|done",
    "picking": f"{PICK}|done",
    "action": "do [1-9]|skip",
    "harvest": f"harvest corn|harvest wood|burn {TEMPLE}",
    "technology": f"advance {TRACK}|done",
    "payment": f"pay {CUBE}( {CUBE}){{0,2}}",
    "gain": f"gain {CUBE}( {CUBE})?",
    "temple": f"temple {TEMPLE}",
    "temples": f"temples {TEMPLE} {TEMPLE}|temple {TEMPLE}",
    "construct": rf"build {BUILDING}( plain)?|build m\d\d|done",
    "spare": f"spare {CUBE}",
    "market": f"sell {CUBE}|buy {CUBE}|done",
    "use": f"use {CITY} [1-5]|done",
    "offering": f"pay {CUBE}|done",
    "calendar": "days [12]",
}
MANDATORY = {"wealth", "turn", "harvest", "payment", "gain", "temple", "temples", "spare"}
MANDATORY |= {"action", "calendar"}
ORDERED = ("wood", "stone", "gold", "chaac", "quetzalcoatl", "kukulkan")
RICH: dict[str, Any] = {"corn": 30, "wood": 7, "stone": 7, "gold": 7, "skulls": 2, "workers": 6}
RICH |= {"agriculture": 2, "extraction": 3, "architecture": 3, "theology": 3}


def choose(game: Game, chance: random.Random) -> str:
    """Choose anything rather than ending a turn or an action."""
    legal = game.legal()
    eager = [text for text in legal if text not in ("done", "skip")]
    if game.decision == "turn":
        picks = [text for text in legal if text.startswith("pick")]
        eager = picks if picks and chance.random() < 0.6 else eager
    return chance.choice(eager if eager and chance.random() < 0.85 else legal)


def check(game: Game) -> None:
    """Check one decision: its list of actions, and the table."""
    decision, texts = asked(game)
    assert texts
    for text in texts:
        assert re.fullmatch(SPELLINGS[decision], text), (decision, text)
        named = [ORDERED.index(word) for word in text.split() if word in ORDERED]
        assert named == sorted(named)
    if decision in MANDATORY:
        assert "done" not in texts
    elif decision not in ("placing", "picking"):
        assert texts != {"done"}
    position = game.position()
    assert position["legal"] == game.legal()
    assert (position["decision"], position["seat"]) == (game.decision, game.seat)
    skulls = sum(seat["skulls"] for seat in position["seats"]) + position["skulls"]
    assert skulls + sum(owner is not None for owner in position["offerings"]) == 13
    for number, seat in enumerate(position["seats"]):
        assert all(seat[name] >= 0 for name in ("corn", "wood", "stone", "gold", "skulls", "free"))
        placed = sum(teeth.count(number) for teeth in position["gears"].values())
        assert seat["free"] + placed + (position["first_space"] == number) == seat["workers"]
        assert seat["temples"]["chaac"] in range(-1, 6)
        assert all(level in range(4) for level in seat["technologies"].values())


def explore(game: Game, seed: int) -> set[str]:
    """Play to the end and check everything on the way; return the decisions that occurred."""
    chance = random.Random(seed)
    seen = set()
    while not game.over:
        seen.add(game.decision)
        check(game)
        if game.decision in ("wealth", "turn"):
            assert Game.load(game.position()).position() == game.position()
        play(game, choose(game, chance))
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_games_from_the_deal(players: int, seed: int) -> None:
    game = Game.new(players=players, seed=seed)
    assert explore(game, seed) >= {"wealth", "turn", "placing", "picking", "action"}
    assert Game.replay(game.record()).position() == game.position()


def test_every_decision_comes_up_in_rich_games() -> None:
    seen: set[str] = {"wealth"}
    for seed in range(5):
        for players in (2, 3, 4):
            others = dict.fromkeys(range(players), RICH)
            seen |= explore(load(players, day=8, others=others), seed)
    assert seen == set(SPELLINGS)


def test_every_listed_action_can_be_played_and_changes_the_game() -> None:
    others = dict.fromkeys(range(3), RICH)
    game = load(3, day=9, others=others)
    chance = random.Random(1)
    while not game.over:
        before = game.position()
        for text in game.legal():
            assert play(game.copy(), text).position() != before
        assert game.position() == before
        play(game, choose(game, chance))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place Tikal",
        " place tikal",
        "place  tikal",
        "place first space",
        "pick tikal 03",
        "pick tikal 8",
        "pick chichen 11",
        "beg",
        "do 10",
        "do 0",
        "pay stone wood",
        "gain gold wood",
        "temples kukulkan chaac",
        "build b33",
        "build m14",
        "build m01 plain",
        "use uxmal 5",
        "use chichen 1",
        "days 3",
        "keep w11 w03",
    ],
)
def test_other_spellings_are_never_legal(text: str) -> None:
    game = load(on={"tikal": {3: 0}}, **RICH)
    before = game.position()
    with pytest.raises(IllegalActionError):
        game.play(text)
    assert game.position() == before
    assert game.actions == []


def test_an_illegal_action_in_the_middle_changes_nothing() -> None:
    game = play(acting("tikal", 4, row=["b01"], **RICH), "do 4")
    before = game.position()
    for text in ("done", "build b02", "skip", "do 4", "build m13", "pay wood", "spare wood"):
        with pytest.raises(IllegalActionError):
            game.play(text)
        assert game.position() == before


# Passed over or asked


def test_decisions_with_a_single_answer_are_asked() -> None:
    assert asked(acting("tikal", 0)) == ("action", {"skip"})
    assert asked(play(acting("palenque", 2), "do 2")) == ("harvest", {"harvest corn"})
    single = {"agriculture": 1, "extraction": 1, "architecture": 1}
    game = play(acting("tikal", 1, wood=1, **single), "do 1")
    assert asked(game) == ("technology", {"advance theology"})
    play(game, "advance theology")
    assert asked(game) == ("payment", {"pay wood"})
    game = play(acting("uxmal", 1, corn=3, chaac=5, kukulkan=6), "do 1")
    assert asked(game) == ("temple", {"temple quetzalcoatl"})
    game = play(acting("tikal", 2, wood=1, row=["b01"]), "do 2")
    assert asked(game) == ("construct", {"build b01"})
    game = play(acting("tikal", 2, row=["b01"], architecture=3), "do 2", "build b01")
    assert asked(game) == ("spare", {"spare wood"})


def test_placing_and_picking_are_asked_with_done_alone() -> None:
    assert asked(play(load(), "place tikal")) == ("placing", {"done"})
    assert asked(play(acting("tikal", 0), "skip")) == ("picking", {"done"})


def test_optional_decisions_are_passed_over_when_only_done_is_left() -> None:
    """Second advance, second building, market, b21's use, theology's offering."""
    done = ("picking", {"done"})
    game = play(acting("tikal", 3, wood=1), "do 3", "advance theology", "pay wood")
    assert asked(game) == done
    game = play(acting("tikal", 4, wood=1, row=["b01", "b09"], display=[]), "do 4", "build b01")
    assert asked(game) == done
    assert asked(play(acting("uxmal", 2, corn=2), "do 2", "buy wood")) == done
    price = {"wood": 2, "stone": 1, "gold": 1}
    game = acting("tikal", 2, age=2, row=["b21"], **price)
    assert asked(play(game, "do 2", "build b21")) == done
    assert asked(play(acting("chichen", 1, skulls=1, theology=2), "do 1")) == done


def test_a_record_replays_to_the_same_game() -> None:
    game = play(acting("tikal", 4, row=["b08", "b01"], display=[], wood=2, gold=1), "do 4")
    play(game, "build b08", "temple chaac", "build b01", "done")
    again = Game.replay(game.record())
    assert again.position() == game.position()
    assert again.actions == game.actions
