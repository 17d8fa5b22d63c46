"""A seated bot always has a legal answer, and a bot that breaks the rules forfeits."""

from __future__ import annotations

import pytest

from tzolkin.bots import Bot, SeatedBot
from tzolkin.game.positions import Position

from .helpers import play


class Scripted(Bot):
    """Answers well for some turns, and then with `then`."""

    turns = 5
    then: object = None

    def choose(self, view: Position, legal: list[str]) -> str:
        self.turns -= 1
        if self.turns >= 0:
            return legal[0]
        if isinstance(self.then, Exception):
            raise self.then
        return self.then  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (RuntimeError("tired"), "it failed: RuntimeError: tired (test_seated.py, line "),
        ("days 2", "answered 'days 2': The decision now is"),
        ("hello", "answered 'hello': This is not an action."),
        (None, "answered None: An action is a text, not NoneType."),
        (7, "answered 7: An action is a text, not int."),
    ],
)
def test_a_forfeit(then: object, words: str) -> None:
    bot = Scripted(1)
    bot.then = then
    seats = [SeatedBot(bot, "Scripted"), SeatedBot.named("random", 2)]
    play(*seats)
    assert seats[0].fault is not None
    assert words in seats[0].fault
    assert seats[1].fault is None
    assert bot.turns == -1


def test_nothing_is_answered_after_the_end() -> None:
    bot = SeatedBot.named("random", 1)
    game = play(bot, bot)
    with pytest.raises(ValueError, match="the game is over"):
        bot.answer(game)
    assert bot.fault is None
