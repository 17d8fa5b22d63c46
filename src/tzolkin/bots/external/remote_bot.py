"""The game's end of the protocol: a bot in another process, asked through messages."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, NoReturn

import tzolkin
from tzolkin.game import Game
from tzolkin.game.value_checks import short_repr

from ..budgets import Budget
from ..errors import BotError, UnknownBotError, one_line
from .line_process import GRACE, LineProcess
from .messages import PROTOCOL, Message, decode, encode
from .timeouts import START_LIMIT, decision_limit

BOARD = "board"
LONGEST_NAME = 40


class RemoteBot:
    """A bot in another process; whatever goes wrong there is a BotError."""

    name = ""

    def __init__(
        self,
        command: list[str],
        seed: int,
        budget: Budget | None = None,
        limit: float | None = None,
    ) -> None:
        """Start the process; raise OSError if there is no such program."""
        self.seed = seed
        self.budget = budget
        self.limit = decision_limit(budget, limit)
        self._process = LineProcess(command)
        self._wants_board = False
        self._questions = 0
        self._place: tuple[int, int] | None = None
        self._game: Game | None = None
        self._closed = False

    def greet(self, limit: float = START_LIMIT) -> None:
        """Wait until the bot is ready; raise UnknownBotError if it reports that it cannot play."""
        name = f"tzolkin {tzolkin.__version__}"
        reply = self._exchange({"type": "hello", "protocol": PROTOCOL, "name": name}, limit)
        if reply["type"] == "error":
            self.close(0)
            raise UnknownBotError(_quote(reply.get("message")))
        self._expect(reply, "hello")
        if reply.get("protocol") != PROTOCOL:
            self._fail(f"it speaks protocol {short_repr(reply.get('protocol'))}, not {PROTOCOL}")
        self.name = _quote(reply.get("name", ""))[:LONGEST_NAME].strip()
        wants = reply.get("wants")
        self._wants_board = isinstance(wants, list) and BOARD in wants

    def ask(self, game: Game) -> Any:
        """Return the answer to the current decision, which may be illegal."""
        if self._closed:
            raise BotError("it was sent away before")
        self._announce(game)
        self._questions += 1
        reply = self._exchange(self._question(game), self.limit)
        if reply["type"] == "error":
            self._fail(f"it failed: {_quote(reply.get('message'))}")
        self._expect(reply, "action")
        if reply.get("id") != self._questions:
            ids = f"{short_repr(reply.get('id'))} when {self._questions} was asked"
            self._fail(f"it answered question {ids}")
        if "action" not in reply:
            self._fail("its answer lacks 'action'")
        return reply["action"]

    def close(self, grace: float = GRACE) -> None:
        """Send the result of the game and `bye`, and end the process if it does not leave."""
        if not self._closed:
            self._closed = True
            if self._game is not None and self._game.over:
                self._send({"type": "game over", **_result_of(self._game)})
            self._send({"type": "bye"})
            self._process.close(grace)

    def _announce(self, game: Game) -> None:
        """Send `new game` before the first question of a game."""
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
        """Return the question; hidden parts of its board are always made up the same way."""
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
        self._process.send(encode(message))

    def _exchange(self, message: Message, limit: float) -> Message:
        if self._process.has_unread_line:
            self._fail_interruption()
        self._send(message)
        try:
            return decode(self._process.receive(limit))
        except TimeoutError:
            self._fail(f"it did not answer within {limit:g} s")
        except EOFError:
            self._fail(self._process.describe_end())
        except ValueError as error:
            self._fail(f"it wrote {error}")

    def _fail_interruption(self) -> NoReturn:
        try:
            line = self._process.receive(0)
        except EOFError:
            self._fail(self._process.describe_end())
        self._fail(f"it wrote without being asked: {short_repr(line.decode(errors='replace'))}")

    def _expect(self, reply: Message, kind: str) -> None:
        if reply["type"] != kind:
            self._fail(f"it wrote {short_repr(reply['type'])} where {kind!r} was expected")

    def _fail(self, what: str) -> NoReturn:
        """End the process and raise BotError, with the last words on its standard error."""
        self.close(0)
        words = self._process.last_words()
        raise BotError(f"{what}; its last words: {words}" if words else what)


def _quote(value: object) -> str:
    """Return a text of the bot in one line, and quote anything else."""
    return one_line(value) if isinstance(value, str) else short_repr(value)


def _result_of(game: Game) -> Message:
    return {"scores": game.scores(), "winners": game.winners()}
