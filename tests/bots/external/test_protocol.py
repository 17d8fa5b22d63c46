"""Programs that speak the protocol play whole games and receive what the page promises."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.bots.helpers import EXAMPLES, PROGRAMS, play, program
from tzolkin import Game, __version__
from tzolkin.bots import SeatedBot

LOGGER = PROGRAMS / "logging_bot.py"
PYTHON = program(EXAMPLES / "protocol_bot.py")
SHELL = f"run:sh '{EXAMPLES / 'protocol_bot.sh'}'"


def received(file: Path) -> list[dict[str, Any]]:
    """Return the messages that a logging bot received."""
    return [json.loads(line) for line in file.read_bytes().splitlines()]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("spec", "title"), [(PYTHON, "Example"), (SHELL, "Shell")])
def test_the_examples_play_whole_games(spec: str, title: str, players: int) -> None:
    seats = [SeatedBot.named(spec, seat) for seat in range(players)]
    game = play(*seats)
    for seat in seats:
        seat.close()
        assert (seat.title, seat.fault) == (title, None)
    assert game.over


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for first in (1, 1, 2):
        with SeatedBot.named(PYTHON, first) as one, SeatedBot.named(PYTHON, 9) as other:
            games.append(play(one, other).actions)
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_the_reference_client_is_short_and_stands_alone() -> None:
    text = (EXAMPLES / "protocol_bot.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    assert "import tzolkin" not in text
    assert "from tzolkin" not in text


def test_what_a_program_receives(tmp_path: Path) -> None:
    file = tmp_path / "received"
    with (
        SeatedBot.named("random", 3) as other,
        SeatedBot.named(program(LOGGER, file), 2**60 + 1, limit=7) as bot,
    ):
        game = play(other, bot)
        assert bot.title == "Talker"
    hello, new, *questions, over, bye = received(file)
    assert hello == {"type": "hello", "protocol": 1, "name": f"tzolkin {__version__}"}
    place = {"seat": 1, "players": 2, "seed": 2**60 + 1, "budget": None, "limit": 7}
    assert new == {"type": "new game", **place}
    assert over == {"type": "game over", "scores": game.scores(), "winners": game.winners()}
    assert bye == {"type": "bye"}
    again = Game.new(2, 1)
    for action in game.actions:
        if again.seat == 1:
            question = questions.pop(0)
            assert question["view"] == again.view(1)
            assert question["legal"] == again.legal()
            assert set(question) == {"type", "id", "view", "legal"}
        again.play(action)
    assert questions == []


def test_questions_are_numbered(tmp_path: Path) -> None:
    with SeatedBot.named(program(LOGGER, tmp_path / "received"), 1) as bot:
        play(bot, bot)
    numbers = [message["id"] for message in received(tmp_path / "received") if "id" in message]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_game_that_breaks_off_has_no_result(tmp_path: Path) -> None:
    with SeatedBot.named(program(LOGGER, tmp_path / "received"), 1) as bot:
        bot.answer(Game.new(2, 1))
    assert [message["type"] for message in received(tmp_path / "received")] == [
        *("hello", "new game", "choose", "bye")
    ]


def test_every_line_is_ascii_and_short(tmp_path: Path) -> None:
    with SeatedBot.named(program(LOGGER, tmp_path / "received", "board"), 1) as bot:
        play(bot, bot, bot, bot)
    lines = (tmp_path / "received").read_bytes().splitlines()
    assert all(line.isascii() and len(line) < 8192 for line in lines)


def test_a_command_is_split_as_a_shell_would(tmp_path: Path) -> None:
    shutil.copy(LOGGER, tmp_path / "my bot.py")
    spec = program(tmp_path / "my bot.py", tmp_path / "the log, of it")
    with SeatedBot.named(spec, 1) as bot:
        bot.answer(Game.new(2, 1))
        assert bot.fault is None
    assert len(received(tmp_path / "the log, of it")) == 4


def test_a_closed_bot_is_not_asked(tmp_path: Path) -> None:
    bot = SeatedBot.named(program(LOGGER, tmp_path / "received"), 1)
    bot.close()
    bot.close()
    game = Game.new(2, 1)
    assert bot.answer(game) in game.legal()
    assert bot.fault == "it was sent away before"
