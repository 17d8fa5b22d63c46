"""A concealed board shows what a seat may see and depends on nothing else."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from tests.random_games import play_on, steered_game
from tzolkin import Game
from tzolkin.game.positions import hide_secrets, position_of
from tzolkin.rules import _plain

from .helpers import with_hidden_changed


@pytest.mark.parametrize("number", range(60))
def test_nothing_hidden_matters_and_nothing_seen_changes(number: int) -> None:
    rng = random.Random(number)
    for game in play_on(steered_game(number), rng):
        if game.decision != "wealth" and rng.random() < 0.8:
            continue
        for seat in range(game.players):
            concealed = game.board.concealed(seat, 7)
            assert (
                concealed.to_bytes()
                == with_hidden_changed(game, seat, rng).concealed(seat, 7).to_bytes()
            )
            assert hide_secrets(position_of(concealed), seat) == game.view(seat)
            if game.decision in ("wealth", "turn"):
                Game.load(position_of(concealed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seeds_imagine_different_things(players: int) -> None:
    """Every tile that a seat has not seen occurs in every place for some seed."""
    game = Game.new(players, 5)
    boards = [position_of(game.board.concealed(0, seed)) for seed in range(400)]
    own = set(game.position()["seats"][0]["offer"])
    imagined = {tile for board in boards for tile in board["seats"][1]["offer"]}
    assert imagined == {f"w{number:02}" for number in range(1, 22)} - own
    hidden = set(game.position()["stack"])
    assert all({board["stack"][place] for board in boards} == hidden for place in range(8))


def test_both_engines_imagine_the_same() -> None:
    native = import_module("tzolkin.rules._native").Board
    for number in range(40):
        data = steered_game(number).board.to_bytes()
        for seat in (0, 1):
            fast = native.from_bytes(data).concealed(seat, number)
            slow = _plain.Board.from_bytes(data).concealed(seat, number)
            assert fast.to_bytes() == slow.to_bytes()


def test_the_board_itself_stays_as_it_is() -> None:
    game = Game.new(4, 1)
    before = game.board.to_bytes()
    game.board.concealed(0, 1)
    assert game.board.to_bytes() == before
