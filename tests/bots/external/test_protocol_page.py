"""The page about the protocol shows the messages that are really sent."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.bots.helpers import EXAMPLES, PROGRAMS, program
from tests.test_docs import ROOT, blocks
from tzolkin import Game
from tzolkin.bots import SeatedBot
from tzolkin.bots.external.messages import LONGEST_LINE, decode, encode

from .test_child import conversation
from .test_forfeits import FAULTS

PAGE = ROOT / "docs" / "protocol.md"
GAME = (
    *("keep w11 w13", "keep w12 w21", "place chichen", "place palenque", "place yaxchilan"),
    *("done", "place first", "place uxmal", "done", "days 1", "pick uxmal 1"),
)


def examples() -> list[dict[str, Any]]:
    return [json.loads(text) for text in blocks(PAGE, "json")]


def test_every_message_has_an_example() -> None:
    found = [message["type"] for message in examples()]
    replies = ["hello", "hello", "new game", "choose", "action", "game over", "bye", "error"]
    assert found == [*replies, "hello"]
    assert all(decode(encode(message)) == message for message in examples())


def test_the_game_says_what_the_page_says(tmp_path: Path) -> None:
    hello, _, new, choose = examples()[:4]
    game = Game.new(2, 1)
    with SeatedBot.named(
        program(PROGRAMS / "logging_bot.py", tmp_path / "received"), new["seed"]
    ) as bot:
        for action in GAME:
            if game.seat == 1:
                bot.answer(game)
            game.play(action)
        bot.answer(game)
    sent = [json.loads(line) for line in (tmp_path / "received").read_bytes().splitlines()]
    assert sent[0] | {"name": hello["name"]} == hello
    assert sent[1] == new
    assert sent[-2] == choose
    assert len(encode(choose)) < LONGEST_LINE


def test_our_bots_understand_the_page(tmp_path: Path) -> None:
    (tmp_path / "my.py").write_text(
        "from tzolkin.bots import Bot\n"
        "class My(Bot):\n    def choose(self, view, legal):\n        return legal[-1]\n"
    )
    hello, greeting, new, choose, action, over, bye, _, looking_ahead = examples()
    replies = conversation(f"{tmp_path / 'my.py'}:My", hello, new, choose, over, bye)
    assert replies == [greeting | {"name": "My"}, action]
    assert conversation("random", hello, bye) == [looking_ahead]


def test_the_page_shows_the_client() -> None:
    assert blocks(PAGE, "py") == [(EXAMPLES / "protocol_bot.py").read_text(encoding="utf-8")]


def test_the_page_quotes_real_messages() -> None:
    """Every message in the table is one of those that the tests of forfeits wait for."""
    table = PAGE.read_text(encoding="utf-8").split("## When something goes wrong")[1]
    quoted = re.findall(r"\| `+(it .*?)`+ \|$", table, re.MULTILINE)
    assert len(quoted) == 13
    known = [pattern.replace("within 1 s", "within 30 s") for pattern in FAULTS.values()]
    others = ("it speaks protocol", "it wrote without being asked", "it ended with", "it failed: ")
    for message in quoted:
        shared = message.startswith(others) or any(re.match(text, message) for text in known)
        assert shared or re.match(r"it answered question \d+ when \d+ was asked$", message)
