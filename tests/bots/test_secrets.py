"""Nothing hidden reaches a bot: whatever hidden part is changed, it chooses the same."""

from __future__ import annotations

import json
import random
from pathlib import Path
from zlib import crc32

import pytest

from tests.random_games import play_on, steered_game
from tzolkin import Game
from tzolkin.bots import BOTS, Bot, IdBot, SeatedBot, ask
from tzolkin.game.notation import TEXTS
from tzolkin.game.positions import Position
from tzolkin.rules.engine import Board

from .helpers import PROGRAMS, make_small_bot, program, with_hidden_changed

DEALS, RICH = (
    (0, 5, 10),
    (1, 2, 3, 4),
)  # of the steered games: the first have wealth tiles to choose


def twin(game: Game, rng: random.Random) -> Game:
    """Return a game that looks the same to the seat that decides, but differs in what is hidden."""
    assert game.seat is not None
    return Game(with_hidden_changed(game, game.seat, rng))


@pytest.mark.parametrize("number", [*DEALS, *RICH])
@pytest.mark.parametrize("name", BOTS)
def test_the_choice_depends_on_nothing_hidden(name: str, number: int) -> None:
    rng = random.Random(number)
    for game in play_on(steered_game(number), rng):
        if not game.over and (game.decision == "wealth" or rng.random() < 0.1):
            seed = rng.getrandbits(32)
            choices = {
                ask(make_small_bot(name, seed), table) for table in (game, *twins(game, rng))
            }
            assert len(choices) == 1


def twins(game: Game, rng: random.Random) -> list[Game]:
    return [twin(game, rng) for _ in range(3)]


class BoardProbe(IdBot):
    """Chooses by every byte that it is shown, so that a leak changes its choices."""

    def choose_id(self, board: Board, legal: list[int]) -> int:
        return legal[crc32(board.to_bytes()) % len(legal)]


class ViewProbe(Bot):
    """Chooses by every character of its view, so that a leak changes its choices."""

    def choose(self, view: Position, legal: list[str]) -> str:
        return legal[crc32(json.dumps(view).encode()) % len(legal)]


def leaky_ask(probe: Bot, game: Game) -> str:
    """Ask a bot as it must not be asked: with the true board or the full position."""
    if isinstance(probe, IdBot):
        return TEXTS[probe.choose_id(game.board, game.legal_ids())]
    return probe.choose(game.position(), game.legal())


@pytest.mark.parametrize("number", [*DEALS, *RICH])
@pytest.mark.parametrize("probe", [BoardProbe, ViewProbe])
def test_nothing_hidden_is_shown_and_it_would_be_noticed(probe: type[Bot], number: int) -> None:
    """Our bots might ignore a leak; a probe cannot."""
    rng = random.Random(number)
    noticed = asked = 0
    for game in play_on(steered_game(number), rng):
        if game.over or len(game.legal()) == 1:
            continue
        tables, seed = (game, *twins(game, rng)), rng.getrandbits(32)
        assert len({ask(probe(seed), table) for table in tables}) == 1
        noticed += len({leaky_ask(probe(seed), table) for table in tables}) > 1
        asked += 1
    assert noticed > asked / 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", BOTS)
def test_the_choice_depends_on_nothing_hidden_earlier(name: str, players: int) -> None:
    """Two bots play side by side: one sees the game, the other one only twins of it."""
    rng, game = random.Random(players), Game.new(players, 8)
    pairs = [(make_small_bot(name, seat), make_small_bot(name, seat)) for seat in range(players)]
    for _ in range(30 * players):
        assert game.seat is not None
        one, other = pairs[game.seat]
        choice = ask(one, game)
        assert choice == ask(other, twin(game, rng))
        game.play(choice)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_byte_that_a_program_is_sent_depends_on_anything_hidden(
    players: int, tmp_path: Path
) -> None:
    rng, game = random.Random(players), Game.new(players, 8)
    files = [[tmp_path / f"{seat}-{of}" for of in ("game", "twin")] for seat in range(players)]
    pairs = [[logging_bot(file, seat) for file in pair] for seat, pair in enumerate(files)]
    while not game.over:
        assert game.seat is not None
        one, other = pairs[game.seat]
        choice = one.answer(game)
        assert other.answer(twin(game, rng)) == choice
        game.play(choice)
    for pair in pairs:
        for bot in pair:
            bot.close()
            assert bot.fault is None
    for first, second in files:
        *lines, result, bye = first.read_bytes().splitlines()
        assert b'"board"' in lines[-1]
        assert b'"game over"' in result
        assert second.read_bytes().splitlines() == [*lines, bye]


def logging_bot(file: Path, seed: int) -> SeatedBot:
    """Seat a program that logs everything it receives, including boards."""
    return SeatedBot.named(program(PROGRAMS / "logging_bot.py", file, "board"), seed)


@pytest.mark.parametrize("number", [*DEALS, *RICH])
def test_twins_differ_in_what_is_hidden_and_only_there(number: int) -> None:
    """Without this, no test of this module could fail."""
    rng = random.Random(number)
    different = set()
    for game in play_on(steered_game(number), rng):
        if game.over:
            break
        other = twin(game, rng)
        assert other.view(game.seat) == game.view(game.seat)
        assert other.legal() == game.legal()
        different |= {
            key for key, value in game.position().items() if other.position()[key] != value
        }
    assert "stack" in different
    assert ("seats" in different) == (number in DEALS)
