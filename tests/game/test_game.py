"""Dealing, seeds and names; copies and pickles."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable

import pytest

from tzolkin import Game

from .games import finished, play_on, play_until, rich

HUGE = pytest.param(10**5000, id="huge")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game(players: int) -> None:
    game = Game.new(players, seed=42)
    assert game.players == players
    assert (game.decision, game.seat, game.over) == ("wealth", 0, False)
    assert len(game.legal()) == 6
    assert game.scores() == [0] * players
    assert game.winners() == []
    assert game.actions == []
    assert game.seed == 42


@pytest.mark.parametrize(
    "players", [0, 1, 5, -2, 2.0, 3.5, True, "3", None, [], {}, float("nan"), HUGE]
)
def test_a_wrong_number_of_players(players: object) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        Game.new(players, seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, True, "1", [], {}, float("inf"), b"", HUGE])
def test_a_wrong_seed(seed: object) -> None:
    with pytest.raises(ValueError, match="whole number from 0 to 18446744073709551615"):
        Game.new(2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32, 2**53, 2**63, 2**64 - 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_deals_the_same_game(players: int, seed: int) -> None:
    assert Game.new(players, seed).position() == Game.new(players, seed=seed).position()
    assert Game.new(players, seed).seed == seed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_different_seeds_deal_different_games(players: int) -> None:
    seeds = [*range(200), 2**32, 2**63, 2**64 - 1]
    assert len({str(Game.new(players, seed).position()) for seed in seeds}) == len(seeds)


def test_without_a_seed_one_is_chosen_and_told() -> None:
    games = [Game.new(2) for _ in range(20)]
    assert len({game.seed for game in games}) == 20
    for game in games:
        assert game.seed is not None
        assert Game.new(2, seed=game.seed).position() == game.position()


def test_four_players_unless_told_otherwise() -> None:
    assert Game.new(seed=1).players == 4


def test_names() -> None:
    assert Game.new(2, 1, names=["Ix", "Ahau"]).names == ["Ix", "Ahau"]
    assert Game.new(2, 1, names=("Ix", "")).names == ["Ix", ""]
    assert len(set(Game.new(4, 1).names)) == 4


@pytest.mark.parametrize(
    "names",
    [[], ["a"], ["a", "b", "c"], "ab", b"ab", [1, 2], ["a", None], [b"a", b"b"], 5, True, 1.5,
     {"a", "b"}, {"a": 1, "b": 2}, object()],
    ids=lambda names: type(names).__name__,
)  # fmt: skip
def test_wrong_names(names: object) -> None:
    with pytest.raises(ValueError, match=r"\bnames?\b"):
        Game.new(2, seed=1, names=names)  # type: ignore[arg-type]


def test_the_list_of_names_is_copied() -> None:
    names = ["Ix", "Ahau"]
    game = Game.new(2, seed=1, names=names)
    names[0] = "Cauac"
    assert game.names == ["Ix", "Ahau"]


def test_how_a_game_shows_itself() -> None:
    game = Game.new(3, seed=1)
    assert repr(game) == "<Game of 3, 0 actions played, wealth of seat 0>"
    game.play(game.legal()[0])
    assert repr(game) == "<Game of 3, 1 actions played, wealth of seat 1>"
    over = repr(finished(game, seed=1))
    assert re.fullmatch(r"<Game of 3, \d+ actions played, over>", over)


@pytest.mark.parametrize("stage", [0, 1, 7, 60, 10_000])
def test_a_copy_equals_its_original(stage: int) -> None:
    game = list(play_on(Game.new(3, seed=4, names=["a", "b", "c"]), 4, most=stage))[-1]
    twin = game.copy()
    assert twin.position() == game.position()
    assert twin.record() == game.record()
    assert (twin.seed, twin.names, twin.actions) == (game.seed, game.names, game.actions)


def clone_by_pickle(game: Game) -> Game:
    again = pickle.loads(pickle.dumps(game))  # noqa: S301
    assert isinstance(again, Game)
    return again


CLONES = [Game.copy, copy.copy, copy.deepcopy, clone_by_pickle]
each_clone = pytest.mark.parametrize("clone", CLONES, ids=lambda clone: clone.__qualname__)


@each_clone
def test_playing_the_copy_leaves_the_original(clone: Callable[[Game], Game]) -> None:
    game = play_until(Game.new(2, seed=4), 4, lambda stage: stage.decision == "action")
    before, record = game.position(), game.record()
    twin = clone(game)
    finished(twin, seed=1)
    assert twin.over
    assert (game.position(), game.record()) == (before, record)


@each_clone
def test_playing_the_original_leaves_the_copy(clone: Callable[[Game], Game]) -> None:
    game = play_until(Game.new(2, seed=4), 4, lambda stage: stage.decision == "action")
    twin = clone(game)
    before, record = twin.position(), twin.record()
    finished(game, seed=1)
    assert (twin.position(), twin.record()) == (before, record)


@each_clone
def test_copies_of_copies_go_their_own_ways(clone: Callable[[Game], Game]) -> None:
    game = Game.new(4, seed=9)
    first = clone(game)
    first.play(first.legal()[0])
    second = clone(first)
    second.play(second.legal()[5])
    first.play(first.legal()[0])
    assert [len(each.actions) for each in (game, first, second)] == [0, 2, 2]
    assert first.actions[0] == second.actions[0]
    assert first.actions[1] != second.actions[1]
    assert first.record()["start"] == second.record()["start"] == game.position()


@each_clone
def test_names_of_a_copy_are_its_own(clone: Callable[[Game], Game]) -> None:
    game = Game.new(2, seed=1, names=["a", "b"])
    clone(game).names[0] = "c"
    assert game.names == ["a", "b"]


@each_clone
def test_an_equal_end_from_a_copy(clone: Callable[[Game], Game]) -> None:
    game = rich(3, 2)
    assert finished(clone(game), seed=6).position() == finished(game, seed=6).position()


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("stage", [0, 30, 10_000])
def test_a_pickle_keeps_everything(stage: int, protocol: int) -> None:
    game = list(play_on(Game.new(2, seed=4, names=["a", "b"]), 4, most=stage))[-1]
    again = pickle.loads(pickle.dumps(game, protocol))  # noqa: S301
    assert again.position() == game.position()
    assert again.record() == game.record()
    assert again.breakdown() == game.breakdown()


def test_changing_lists_that_were_given_changes_nothing() -> None:
    game = Game.new(2, seed=1)
    game.legal().clear()
    game.legal_ids().clear()
    game.play(game.legal()[0])
    game.actions.clear()
    game.scores().clear()
    assert len(game.legal()) == len(game.legal_ids()) == 6
    assert len(game.actions) == 1
    assert game.scores() == [0, 0]
