"""Bots see what their seat may see, choose, and are found by name or by file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tzolkin import Game
from tzolkin.bots import BOTS, Bot, Budget, IdBot, UnknownBotError, ask, bot_class, make_bot
from tzolkin.game.positions import Position
from tzolkin.rules import ids
from tzolkin.rules.engine import Board

from .helpers import make_small_bot


class Curious(Bot):
    """Remembers what it was shown."""

    def choose(self, view: Position, legal: list[str]) -> str:
        self.seen = view
        return self.rng.choice(legal)


class Reckless(IdBot):
    """Plays on the board it is given, which is allowed."""

    def choose_id(self, board: Board, legal: list[int]) -> int:
        board.play_randomly(self.seed, 10_000)
        assert board.decision == ids.OVER
        return legal[-1]


def played(bots: list[Bot], seed: int, most: int = 10_000) -> Game:
    game = Game.new(len(bots), seed)
    while not game.over and len(game.actions) < most:
        assert game.seat is not None
        game.play(ask(bots[game.seat], game))
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_plays_the_same_game(name: str, players: int) -> None:
    games = [
        played([make_small_bot(name, seat) for seat in range(players)], 1, 100) for _ in range(2)
    ]
    assert games[0].actions == games[1].actions


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_ours_plays_whole_games(name: str) -> None:
    assert played([make_small_bot(name, 1), make_bot("random", 2)], 4).over


def test_another_seed_plays_another_game() -> None:
    games = [played([make_bot("random", seed), make_bot("random", 9)], 1) for seed in (1, 2)]
    assert games[0].actions != games[1].actions


def test_a_bot_is_shown_the_view_of_its_seat() -> None:
    game, bot = Game.new(3, 4), Curious(1)
    while not game.over:
        seat, before = game.seat, game.copy()
        game.play(ask(bot, game))
        assert bot.seen == before.view(seat)


def test_playing_on_the_board_does_not_touch_the_game() -> None:
    game, bot = Game.new(2, 4), Reckless(1)
    for _ in range(30):
        expected = game.legal()[-1]
        text = ask(bot, game)
        assert text == expected
        game.play(text)


def test_nothing_is_asked_after_the_end() -> None:
    game = played([make_bot("random", seat) for seat in range(2)], 3)
    with pytest.raises(ValueError, match="the game is over"):
        ask(make_bot("random"), game)


def test_budget_and_seed_reach_the_bot() -> None:
    bot = make_bot("random", 5, Budget(seconds=0.5))
    assert (bot.seed, bot.budget) == (5, Budget(seconds=0.5, simulations=None))
    assert make_bot("random").budget == Budget()


TEN_LINES = """
from tzolkin.bots import Bot

class MyBot(Bot):
    def choose(self, view, legal):
        return legal[0]

class Silent(Bot):
    pass

class Broken(Bot):
    def __init__(self, seed, budget):
        raise RuntimeError("no luck today")
    def choose(self, view, legal):
        return legal[0]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(TEN_LINES)
    return path


def test_a_bot_of_ones_own(file: Path) -> None:
    game = played([make_bot(f"{file}:MyBot"), make_bot("random")], 2)
    assert game.over
    assert bot_class(f"{file}:MyBot").__name__ == "MyBot"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("grandmaster", "there is no bot 'grandmaster'; there are random"),
        ("", "a name is missing"),
        ("nowhere.py:MyBot", "nowhere.py: there is no such file"),
        ("nowhere.py", "there is no bot 'nowhere.py'"),
        ("{file}:Missing", "has no bot 'Missing' .*; there is MyBot, Silent, Broken"),
        ("{file}:Bot", "Bot does not choose"),
        ("{file}:Silent", "Silent does not choose"),
        ("{file}:Broken", "Broken cannot be made: RuntimeError: no luck today"),
    ],
)
def test_specs_without_a_bot(name: str, words: str, file: Path) -> None:
    with pytest.raises(UnknownBotError, match=words):
        make_bot(name.format(file=file))


@pytest.mark.parametrize("text", ["def (", "import no_such_module", "1 / 0"])
def test_a_file_that_cannot_be_loaded(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(text)
    with pytest.raises(UnknownBotError, match=r"bad\.py: cannot be loaded: \w+Error"):
        make_bot(f"{path}:MyBot")
