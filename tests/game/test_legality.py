"""What is listed, what is explained and what is played agree, in thousands of states."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tzolkin import Game, IllegalActionError, id_of
from tzolkin.game.notation import DECISIONS, TEXTS
from tzolkin.rules import ids

from .games import Dice, finished, play_on, rich

CODES = {name[2:].lower() for name in vars(ids) if name.startswith("R_")}
GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(2)]


def stages(players: int, seed: int, every: int) -> Iterator[Game]:
    """Yield the decisions of a dealt game and of a rich one, and the end of each."""
    for game in (Game.new(players, seed), rich(players, seed)):
        for number, stage in enumerate(play_on(game, seed)):
            if number % every == seed or stage.over:
                yield stage


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_explained_is_what_is_not_listed(players: int, seed: int) -> None:
    seen = 0
    for game in stages(players, seed, every=3):
        legal = set(game.legal())
        for text in TEXTS:
            reason = game.explain(text)
            assert (reason is None) == (text in legal), (text, game.position())
            if reason is not None:
                assert reason.code in CODES
        seen += 1
    assert seen > 150


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_an_action_that_is_not_listed_is_refused_and_changes_nothing(
    players: int, seed: int
) -> None:
    for game in stages(players, seed, every=7):
        before, record, legal = game.position(), game.record(), set(game.legal())
        for text in TEXTS:
            if text not in legal:
                with pytest.raises(IllegalActionError):
                    game.play(text)
        assert game.position() == before
        assert game.record() == record


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_an_action_that_is_listed_is_played(players: int, seed: int) -> None:
    for game in stages(players, seed, every=7):
        for text in game.legal():
            trial = game.copy()
            trial.play(text)
            assert trial.actions == [*game.actions, text]
            by_number = game.copy()
            by_number.play_id(id_of(text))
            assert by_number.position() == trial.position()
            assert by_number.actions == trial.actions


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_list_of_legal_actions(players: int, seed: int) -> None:
    """It has a fixed order and no repetitions, and is not empty before the end."""
    for game in stages(players, seed, every=1):
        legal = game.legal()
        assert len(set(legal)) == len(legal)
        assert bool(legal) is not game.over
        assert [id_of(text) for text in legal] == game.legal_ids()
        assert legal == game.copy().legal() == game.legal()


def test_random_play_meets_every_decision() -> None:
    met = {stage.decision for seed in range(6) for stage in play_on(rich(3, seed), seed)}
    met |= {stage.decision for stage in play_on(Game.new(2, 1), 1)}
    assert met == set(DECISIONS)


@pytest.mark.parametrize("action", [-1, -423, 423, 2**15, 2**31, 2**40, 2**63, 2**64, -(2**70)])
def test_a_number_that_is_no_action(action: int) -> None:
    game = Game.new(2, seed=1)
    before = game.position()
    with pytest.raises(ValueError, match="422"):
        game.play_id(action)
    assert game.position() == before
    assert game.actions == []


@pytest.mark.parametrize("action", ["3", None, [1], b"1", {}, 1.5, float("nan"), "keep w01 w02"])
def test_a_value_that_is_no_number(action: object) -> None:
    game = Game.new(2, seed=1)
    before = game.position()
    with pytest.raises(TypeError, match="whole number"):
        game.play_id(action)  # type: ignore[arg-type]
    assert game.position() == before
    assert game.actions == []


def test_a_float_is_no_action_even_if_it_is_whole() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(TypeError):
        game.play_id(float(game.legal_ids()[0]))  # type: ignore[arg-type]
    assert game.seat == 0
    assert game.record()["actions"] == []


def test_numbers_of_numpy_are_actions() -> None:
    game, twin = Game.new(2, seed=1), Game.new(2, seed=1)
    first = game.legal_ids()[0]
    game.play_id(np.int16(first))  # type: ignore[arg-type]
    twin.play_id(first)
    assert game.record() == twin.record()


def test_after_the_end_nothing_is_legal() -> None:
    game = finished(Game.new(3, seed=2), seed=2)
    assert (game.legal(), game.legal_ids(), game.seat, game.decision) == ([], [], None, "over")
    before = game.position()
    for number in range(len(TEXTS)):
        with pytest.raises(IllegalActionError) as caught:
            game.play_id(number)
        assert caught.value.reason.code == "game_over"
    assert game.position() == before


def test_the_course_depends_on_the_actions_alone() -> None:
    game, twin = Game.new(4, seed=3), Game.new(4, seed=3)
    dice = Dice(1)
    while not game.over:
        text = dice.choice(game.legal())
        game.play(text)
        twin.play(text)
        assert twin.legal() == game.legal()
    assert twin.position() == game.position()
