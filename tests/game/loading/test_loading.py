"""Loading positions: an accepted position continues as the original does."""

from __future__ import annotations

import copy
import json

import pytest

from tests.game.games import (
    TOP_STEPS,
    Dice,
    Position,
    bare,
    finished,
    give_skulls,
    play_on,
    play_until,
    put,
    rich,
)
from tzolkin import Game
from tzolkin.game.notation import DECISIONS

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(2)]


def through_json(position: Position) -> Position:
    again: Position = json.loads(json.dumps(position))
    return again


def assert_same_course(game: Game, loaded: Game, seed: int) -> None:
    dice = Dice(seed)
    while not game.over:
        assert loaded.legal_ids() == game.legal_ids()
        action = dice.choice(game.legal_ids())
        game.play_id(action)
        loaded.play_id(action)
    assert loaded.over
    assert loaded.position() == game.position()


@pytest.mark.parametrize("dealt", [True, False], ids=["dealt", "rich"])
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_wealth_and_turn_position_goes_on_as_it_was(
    players: int, seed: int, dealt: bool
) -> None:
    start = Game.new(players, seed) if dealt else rich(players, seed)
    tried = 0
    for game in play_on(start, seed):
        if game.decision in ("wealth", "turn"):
            position = game.position()
            loaded = Game.load(through_json(position))
            assert loaded.position() == position
            assert_same_course(game.copy(), loaded, seed + tried)
            tried += 1
    assert tried > 40


def test_a_position_after_begging() -> None:
    game = Game.load(bare())
    game.play("beg chaac")
    loaded = Game.load(game.position())
    assert loaded.position() == game.position()
    assert not any(text.startswith("beg") for text in loaded.legal())


def test_a_loaded_game_has_no_seed_and_no_history() -> None:
    game = Game.load(
        play_until(Game.new(2, 1), 1, lambda stage: stage.decision == "turn").position()
    )
    assert game.seed is None
    assert game.actions == []
    assert game.record()["start"] == game.position()


def test_the_legal_actions_of_the_file_do_not_matter() -> None:
    for legal in ([], None, "nonsense", ["place nowhere"], 10**5000):
        position = bare()
        position["legal"] = legal
        assert Game.load(position).legal() == Game.load(bare()).legal()
    position = bare()
    del position["legal"]
    assert Game.load(position).legal() == Game.load(bare()).legal()


def test_loading_leaves_the_position_as_it_is() -> None:
    for position in (bare(2), Game.new(3, 1).position(), rich(4, 1).position()):
        before = copy.deepcopy(position)
        Game.load(position)
        assert position == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_keys_does_not_matter(players: int) -> None:
    position = rich(players, 1).position()
    assert Game.load(dict(reversed(position.items()))).position() == position


def test_round_day_food_day_and_age_need_not_agree() -> None:
    for change in ({"round": 27}, {"day": 25}, {"food_day": True}, {"round": 1, "day": 20}):
        game = Game.load(bare() | change)
        assert game.position()[next(iter(change))] == next(iter(change.values()))
        assert finished(game, seed=1).over


EDGES: dict[str, Position] = {
    "nothing in hand": {},
    "much in hand": {"corn": 99, "wood": 50, "stone": 50, "gold": 50},
    "far below zero": {"points": -60},
    "quarters": {"points": 61.25},
    "half points as a float": {"points": 61.0},
    "dark side up": {"light": False},
    "tops of all temples": {"temples": TOP_STEPS},
    "lowest steps": {"temples": dict.fromkeys(TOP_STEPS, -1)},
    "six workers": {"workers": 6, "free": 6},
}


@pytest.mark.parametrize("change", EDGES.values(), ids=EDGES.keys())
def test_seats_at_the_edges_of_their_ranges(change: Position) -> None:
    position = bare(2)
    position["seats"][0].update(change)
    game = Game.load(position)
    for name, value in change.items():
        assert game.position()["seats"][0][name] == value
    assert finished(game, seed=3).over


def test_all_skulls_in_one_hand() -> None:
    position = bare(3)
    give_skulls(position, 2, 13)
    assert finished(Game.load(position), seed=3).over


def test_a_hole_in_the_row_when_the_stack_is_empty() -> None:
    position = bare(4)
    position["seats"][1]["buildings"] = [*position["stack"], position["buildings"][2]]
    position["stack"] = []
    position["buildings"][2] = None
    assert Game.load(position).position()["buildings"][2] is None


def test_wood_tiles_that_were_burnt_are_nowhere() -> None:
    position = bare(4)
    position["jungle"]["5"] = {"corn": 2, "wood": 1}
    position["seats"][1]["corn_tiles"] = 2
    assert Game.load(position).position()["jungle"]["5"] == {"corn": 2, "wood": 1}


def test_the_second_age_needs_its_own_buildings_only() -> None:
    position = bare(4)
    position.update(age=2, day=14, round=15, next_stack=[])
    position["buildings"] = [f"b{number}" for number in range(15, 21)]
    position["stack"] = [f"b{number}" for number in range(21, 33)]
    game = Game.load(position)
    assert game.position()["stack"] == position["stack"]
    assert finished(game, seed=1).over


def other_decisions() -> dict[str, Position]:
    """Return a position at every decision at which none can be loaded."""
    found: dict[str, Position] = {}
    for seed in range(6):
        for game in play_on(rich(3, seed), seed):
            if game.decision not in ("wealth", "turn"):
                found.setdefault(game.decision, game.position())
    return found


OTHER_DECISIONS = other_decisions()


def test_a_position_of_every_decision_was_found() -> None:
    assert set(OTHER_DECISIONS) == set(DECISIONS) - {"wealth", "turn"}


@pytest.mark.parametrize("decision", DECISIONS[2:])
def test_at_other_decisions_nothing_can_be_loaded(decision: str) -> None:
    with pytest.raises(ValueError, match=f"'wealth' or a 'turn' decision, not at '{decision}'"):
        Game.load(OTHER_DECISIONS[decision])


def test_whatever_lies_in_the_row_the_decision_is_named() -> None:
    """After a construction the row has a hole, but the decision is what is wrong."""
    position = bare()
    put(position, 0, "tikal", 2)
    position["seats"][0]["wood"] = 1
    game = Game.load(position)
    for text in ("pick tikal 2", "do 2", "build b01"):
        game.play(text)
    with pytest.raises(ValueError, match="not at 'picking'"):
        Game.load(game.position())


def test_a_finished_game_is_refused_whatever_its_last_day_was() -> None:
    position = finished(Game.new(2, 1), seed=1).position()
    for day in (27, 28):
        with pytest.raises(ValueError, match="not at 'over'"):
            Game.load(position | {"day": day})
