"""A bot in a process of its own, asked through the protocol."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, NoReturn

import tzolkin
from tzolkin.game import Game
from tzolkin.game.validation import short_repr

from ..budgets import Budget
from ..errors import BotError, UnknownBotError, one_line
from .messages import PROTOCOL, Message, decoded, encoded
from .process import GRACE, Process
from .timeouts import START_LIMIT, limit_for

BOARD = "board"
LONGEST_NAME = 40


class RemoteBot:
    """The game's end of the protocol. Whatever goes wrong at the other end is a BotError."""

    name = ""

    def __init__(
        self,
        command: list[str],
        seed: int,
        budget: Budget | None = None,
        limit: float | None = None,
    ) -> None:
        """OSError if there is no such program."""
        self.seed = seed
        self.budget = budget
        self.limit = limit_for(budget, limit)
        self._process = Process(command)
        self._wants_board = False
        self._questions = 0
        self._place: tuple[int, int] | None = None
        self._game: Game | None = None
        self._closed = False

    def greet(self, limit: float = START_LIMIT) -> None:
        """Wait until it is ready; UnknownBotError if it says itself that it cannot play."""
        name = f"tzolkin {tzolkin.__version__}"
        reply = self._exchange({"type": "hello", "protocol": PROTOCOL, "name": name}, limit)
        if reply["type"] == "error":
            self.close(0)
            raise UnknownBotError(_said(reply.get("message")))
        self._expect(reply, "hello")
        if reply.get("protocol") != PROTOCOL:
            self._blame(f"it speaks protocol {short_repr(reply.get('protocol'))}, not {PROTOCOL}")
        self.name = _said(reply.get("name", ""))[:LONGEST_NAME].strip()
        wants = reply.get("wants")
        self._wants_board = isinstance(wants, list) and BOARD in wants

    def ask(self, game: Game) -> Any:
        """Its answer to the decision at hand; whether it is legal is for the game to say."""
        if self._closed:
            raise BotError("it was sent away before")
        self._begin(game)
        self._questions += 1
        reply = self._exchange(self._question(game), self.limit)
        if reply["type"] == "error":
            self._blame(f"it failed: {_said(reply.get('message'))}")
        self._expect(reply, "action")
        if reply.get("id") != self._questions:
            told = f"{short_repr(reply.get('id'))} when {self._questions} was asked"
            self._blame(f"it answered question {told}")
        if "action" not in reply:
            self._blame("its answer lacks 'action'")
        return reply["action"]

    def close(self, grace: float = GRACE) -> None:
        """Tell it how the game ended, and good-bye; if it does not leave, it is ended."""
        if not self._closed:
            self._closed = True
            if self._game is not None and self._game.over:
                self._send({"type": "game over", **_result(self._game)})
            self._send({"type": "bye"})
            self._process.close(grace)

    def _begin(self, game: Game) -> None:
        """The first question of a game is preceded by what stays the same in it."""
        self._game = game
        place = game.board.seat, game.players
        if place != self._place:
            self._place = place
            self._send(
                {
                    "type": "new game",
                    "seat": place[0],
                    "players": place[1],
                    "seed": self.seed,
                    "budget": self.budget and self.budget._asdict(),
                    "limit": self.limit,
                }
            )

    def _question(self, game: Game) -> Message:
        """Nothing hidden is in it: on the board it is made up, always in the same way."""
        seat = game.board.seat
        question = {
            "type": "choose",
            "id": self._questions,
            "view": game.view(seat),
            "legal": game.legal(),
        }
        if self._wants_board:
            question[BOARD] = b64encode(game.board.concealed(seat, 0).to_bytes()).decode()
        return question

    def _send(self, message: Message) -> None:
        self._process.send(encoded(message))

    def _exchange(self, message: Message, limit: float) -> Message:
        if self._process.spoke:
            self._blame_interruption()
        self._send(message)
        try:
            return decoded(self._process.receive(limit))
        except TimeoutError:
            self._blame(f"it did not answer within {limit:g} s")
        except EOFError:
            self._blame(self._process.ending())
        except ValueError as error:
            self._blame(f"it wrote {error}")

    def _blame_interruption(self) -> NoReturn:
        try:
            line = self._process.receive(0)
        except EOFError:
            self._blame(self._process.ending())
        self._blame(f"it wrote without being asked: {short_repr(line.decode(errors='replace'))}")

    def _expect(self, reply: Message, kind: str) -> None:
        if reply["type"] != kind:
            self._blame(f"it wrote {short_repr(reply['type'])} where {kind!r} was expected")

    def _blame(self, what: str) -> NoReturn:
        """End it, so that all it has said is known, and say what it did."""
        self.close(0)
        words = self._process.last_words()
        raise BotError(f"{what}; its last words: {words}" if words else what)


def _said(value: object) -> str:
    """A text of the bot; anything else as it would be quoted."""
    return one_line(value) if isinstance(value, str) else short_repr(value)


def _result(game: Game) -> Message:
    return {"scores": game.scores(), "winners": game.winners()}
