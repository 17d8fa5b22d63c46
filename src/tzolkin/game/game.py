"""`Game`: play a game, ask about it, and go between texts, positions and records."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tzolkin.rules import ids
from tzolkin.rules.engine import Board

from . import records, value_checks
from .breakdown import Breakdown, breakdown_of
from .forecast import forecast_of
from .loading import load
from .notation import DECISIONS, IDS, TEXTS, check_id
from .positions import Position, hide_secrets, position_of, scores_of, winners_of
from .previews import preview_of, turn_is_over
from .reasons import TURN_OVER, IllegalActionError, Reason, malformed, reason_of
from .value_checks import short_repr


def random_seed() -> int:
    """Return a seed that nobody can guess, of 53 bits, which every JSON parser can represent."""
    return int.from_bytes(os.urandom(7)) >> 3


class GameStart(NamedTuple):
    """How a game began. All copies of a game share it."""

    board: Board
    seed: int | None
    names: list[str]
    date: str | None = None
    meta: dict[str, Any] | None = None


class Game:
    """A game from its first decision to its end.

    `legal` lists the answers to the current decision, `play` answers it.

    `board` is the same game in the engine's numbers, without names or a history. Use it where speed
    counts: to search, or to try actions on `board.copy()`. Playing on `board` itself changes the
    game without adding to `actions`.
    """

    __slots__ = ("_actions", "_start", "board")

    board: Board

    def __init__(self, board: Board, start: GameStart | None = None) -> None:
        """Use `Game.new`, `Game.load` or `Game.replay` instead."""
        self.board = board
        self._start = start or GameStart(board.copy(), None, records.names_of(None, board.players))
        self._actions: list[int] = []

    @classmethod
    def new(
        cls, players: int = 4, seed: int | None = None, names: Sequence[str] | None = None
    ) -> Game:
        """Deal a game; the same seed always deals the same game."""
        value_checks.check_players(players)
        seed = random_seed() if seed is None else value_checks.check_seed(seed)
        board = Board.deal(players, seed)
        return cls(board, GameStart(board.copy(), seed, records.names_of(names, players)))

    @classmethod
    def load(cls, position: Position) -> Game:
        """Continue from a position at a `wealth` or `turn` decision; ValueError if it is wrong."""
        return cls(load(position))

    @classmethod
    def replay(cls, record: dict[str, Any]) -> Game:
        """Replay a record; raise IllegalActionError, with the index, if an action does not fit."""
        parsed = records.parse(record)
        board = load(parsed.start)
        names = records.names_of(parsed.names, board.players)
        start = GameStart(board.copy(), parsed.seed, names, parsed.date, parsed.meta)
        game = cls(board, start)
        game._play_all(parsed.actions)
        return game

    @property
    def players(self) -> int:
        return self.board.players

    @property
    def seed(self) -> int | None:
        """The seed from which the game was dealt, None if it is not known."""
        return self._start.seed

    @property
    def names(self) -> list[str]:
        return self._start.names.copy()

    @property
    def decision(self) -> str:
        """The current decision: one of `notation.DECISIONS`, at the end "over"."""
        return DECISIONS[self.board.decision]

    @property
    def seat(self) -> int | None:
        """The seat that decides, None when the game is over."""
        return None if self.over else self.board.seat

    @property
    def over(self) -> bool:
        return self.board.decision == ids.OVER

    @property
    def actions(self) -> list[str]:
        """The actions played so far."""
        return [TEXTS[action] for action in self._actions]

    @property
    def ply(self) -> int:
        """The number of actions played so far."""
        return len(self._actions)

    def legal(self) -> list[str]:
        """Return the actions that can be played now, in a fixed order; [] when the game is over."""
        return [TEXTS[action] for action in self.board.legal_ids()]

    def legal_ids(self) -> list[int]:
        """Return the ids of the actions that can be played now."""
        return self.board.legal_ids()

    def play(self, text: str) -> None:
        """Play an action; raise IllegalActionError and change nothing if it is not legal."""
        action = IDS.get(text) if isinstance(text, str) else None
        if action is None:
            raise IllegalActionError(text, malformed(text), self._alternatives())
        self.play_id(action)

    def play_id(self, action: int) -> None:
        """Play an action by its id; raise IllegalActionError if it is not legal."""
        if type(action) is not int or not 0 <= action < ids.ACTIONS:
            action = check_id(action)
        reason = self.board.play(action)
        if reason:
            raise IllegalActionError(TEXTS[action], reason_of(reason), self._alternatives())
        self._actions.append(action)

    def _alternatives(self) -> list[str]:
        """Return what an error may suggest: nothing while tiles are chosen in secret."""
        return [] if self.decision == "wealth" else self.legal()

    def _play_all(self, texts: Iterable[str], first: int = 0) -> None:
        for index, text in enumerate(texts, first):
            try:
                self.play(text)
            except IllegalActionError as error:
                raise IllegalActionError(text, error.reason, error.legal, index) from None

    def explain(self, text: str) -> Reason | None:
        """Return why an action is not legal now, None if it is legal."""
        action = IDS.get(text) if isinstance(text, str) else None
        if action is None:
            return malformed(text)
        reason = self.board.why_not(action)
        return reason_of(reason) if reason else None

    def position(self) -> Position:
        """Return the whole position, hidden parts included, as a JSON object."""
        return position_of(self.board)

    def view(self, seat: int | None) -> Position:
        """Return the position without what that seat must not know; None is a spectator."""
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"seats are 0 to {self.players - 1}, or None, not {short_repr(seat)}")
        return hide_secrets(position_of(self.board), seat)

    def preview(self, texts: Iterable[str]) -> dict[str, Any]:
        """Return the deciding seat's `view` after some actions, and the `changes` for every seat.

        The game does not change, and nothing is revealed that the seat cannot know before acting:
        buildings that would be drawn, and tiles that would be revealed, are null. The actions can
        reach the end of the turn but not go beyond it. Raise IllegalActionError if one cannot be
        played.
        """
        if isinstance(texts, str):
            raise TypeError("a preview takes a list of actions, not a single text")
        return preview_of(self, self.after(texts))

    def after(self, texts: Iterable[str]) -> Game:
        """Return a copy after some actions, which can reach the end of the turn at most."""
        game, ended = self.copy(), False
        for index, text in enumerate(texts):
            if ended:
                raise IllegalActionError(text, TURN_OVER, index=index)
            game._play_all([text], index)
            ended = turn_is_over(game, self.seat, text)
        return game

    def copy(self) -> Game:
        twin = Game.__new__(Game)
        twin.board = self.board.copy()
        twin._start = self._start
        twin._actions = self._actions.copy()
        return twin

    __copy__ = copy

    def scores(self) -> list[int | float]:
        """Return the points of every seat; they are final once the game is over."""
        return scores_of(self.board)

    def winners(self) -> list[int]:
        """Return the winning seats, [] before the end."""
        return winners_of(self.board)

    def breakdown(self) -> list[Breakdown]:
        """Return for every seat where its points come from."""
        return breakdown_of(self.board)

    def forecast(self) -> dict[str, Any] | None:
        """Return what the next Food Day would bring as things stand, None if there is none left."""
        return forecast_of(self.board)

    def record(self, date: str | None = None, meta: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return the game so far as a JSON object that `replay` accepts."""
        optional = {
            "seed": self.seed,
            "date": self._start.date if date is None else date,
            "result": {"scores": self.scores(), "winners": self.winners()} if self.over else None,
            "meta": self._start.meta if meta is None else meta,
        }
        return records.build(position_of(self._start.board), self.names, self.actions, optional)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{self.decision} of seat {self.seat}"
        return f"<Game of {self.players}, {len(self._actions)} actions played, {asked}>"
