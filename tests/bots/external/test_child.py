"""`tzolkin bot` serves bots through the protocol and answers nonsense with an error."""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from tests.bots.helpers import play
from tests.cli.helpers import refused, run_process
from tzolkin import Game
from tzolkin.bots import SeatedBot, ask, make_bot

HELLO = {"type": "hello", "protocol": 1, "name": "test"}
BYE = {"type": "bye"}
OWN = """
from tzolkin.bots import Bot

class Own(Bot):
    takes_budget = True
    def choose(self, view, legal):
        return f"{self.seed} {self.budget.simulations} {self.budget.seconds} {self.budget.threads}"
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    (tmp_path / "own.py").write_text(OWN)
    return f"{tmp_path / 'own.py'}:Own"


def conversation(name: str, *messages: object, words: tuple[str, ...] = ()) -> list[Any]:
    """Return the answers of a bot to messages; texts are sent unchanged."""
    lines = [text if isinstance(text, str) else json.dumps(text) for text in messages]
    answer = run_process("bot", name, *words, typed="\n".join(lines))
    assert (answer.code, answer.err) == (0, "")
    return [json.loads(line) for line in answer.out.splitlines()]


def question(game: Game, number: int = 1) -> dict[str, Any]:
    seat = game.board.seat
    board = b64encode(game.board.concealed(seat, 0).to_bytes()).decode()
    view = {"view": game.view(seat), "legal": game.legal()}
    return {"type": "choose", "id": number, **view, "board": board}


def test_a_bot_of_ours() -> None:
    game = Game.new(3, 5)
    new = {"type": "new game", "seat": 0, "players": 3, "seed": 7, "budget": None, "limit": 5}
    hello, action = conversation("random", HELLO, new, question(game, 12), BYE, HELLO)
    assert hello == {"type": "hello", "protocol": 1, "name": "Random", "wants": ["board"]}
    assert action == {"type": "action", "id": 12, "action": ask(make_bot("random", 7), game)}


def test_ours_as_a_program_plays_as_in_this_process() -> None:
    program = f"run:{sys.executable} -m tzolkin bot random"
    games = []
    for spec in ("random", program):
        with SeatedBot.named(spec, 4) as one, SeatedBot.named(spec, 5) as other:
            games.append(play(one, other).actions)
            assert (one.fault, one.title) == (None, "Random")
    assert games[0] == games[1]


def test_seeds_and_budgets(own: str) -> None:
    """Each game has its own; where they are missing, those of the start apply."""
    asked = question(Game.new(2, 1))
    budget = {"seconds": None, "simulations": 30, "threads": 2}
    messages = [
        {"type": "new game"},
        {"type": "new game", "seed": 8, "budget": budget},
        {"type": "new game", "seed": 9, "budget": {"seconds": 0.5}},
    ]
    talk = [message for new in messages for message in (new, asked)]
    found = conversation(own, *talk, words=("--seed", "5"))
    assert [reply["action"] for reply in found] == [
        "5 None None None",
        "8 30 None 2",
        "9 None 0.5 None",
    ]
    assert conversation(f"{own}:40", *talk[2:4])[0]["action"] == "8 40 None None"


def check(replies: list[Any], expected: list[str]) -> None:
    assert [reply["type"] for reply in replies] == ["error"] * len(expected)
    for reply, words in zip(replies, expected, strict=True):
        assert words in reply["message"]


WRONG_GAMES: list[tuple[dict[str, object], str]] = [
    ({"seed": "x"}, "a seed is a whole number, not 'x'"),
    ({"seed": None}, "a seed is a whole number, not None"),
    ({"budget": 5}, "a budget must be an object, not 5"),
    ({"budget": {"simulations": 0}}, "must be from 1 to 1000000000, not 0"),
    ({"budget": {"threads": 65}}, "the threads of a budget must be from 1 to 64, not 65"),
    ({"budget": {"seconds": "1"}}, "the seconds of a budget must be a number, not '1'"),
    ({"limit": 0}, "a limit is more than 0"),
    ({"limit": "1"}, "a limit is more than 0"),
]


def test_a_wrong_new_game_is_reported_at_the_first_question(own: str) -> None:
    asked = question(Game.new(2, 1))
    talk = [message for new, _ in WRONG_GAMES for message in ({"type": "new game", **new}, asked)]
    expected = [words for _, words in WRONG_GAMES]
    no_game = "there is no game yet: 'new game' comes before 'choose'"
    check(conversation(own, asked, *talk), [no_game, *expected])


def test_what_is_no_message() -> None:
    replies = conversation("random", "what?", "[]", "\x00\x1b", "x" * 200_000)
    expected = [
        "a line that is not JSON: 'what?'",
        "a line that is not an object with a `type`",
        "a line that is not JSON: ",
        "a line of more than 65536 bytes",
    ]
    check(replies, expected)


def test_what_is_no_board() -> None:
    asked = question(Game.new(2, 1))
    questions = [asked | {"board": board} for board in (None, "?", "AAAA")]
    del asked["board"]
    expected = [
        "the board must be a text, not None",
        "the board is not one of ours: ",
        "the board is not one of ours: a state has ",
        "'choose' lacks 'board'",
    ]
    check(conversation("random", {"type": "new game"}, *questions, asked), expected)


def test_what_is_no_view(own: str) -> None:
    asked = question(Game.new(2, 1))
    questions = [asked | {"view": 1}, asked | {"legal": "x"}]
    expected = ["the view must be an object, not 1", "'legal' must be a list, not 'x'"]
    check(conversation(own, {"type": "new game"}, *questions), expected)


def test_unknown_messages_and_results_are_passed_over() -> None:
    over = {"type": "game over", "scores": [1, 2], "winners": [1]}
    assert conversation("random", {"type": "weather"}, over, HELLO)[0]["type"] == "hello"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("random:5", "random takes no budget"),
        ("run:true", "is a program, not a class"),
        ("nowhere.py:A", "nowhere.py: there is no such file"),
    ],
)
def test_no_such_bot(name: str, words: str) -> None:
    refused(run_process("bot", name), words)
