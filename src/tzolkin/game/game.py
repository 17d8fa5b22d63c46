"""The programming face: a game as texts, positions and records."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tzolkin.rules import ids
from tzolkin.rules.engine import Board

from . import records, validation
from .breakdown import Breakdown, breakdown_of
from .forecast import forecast_of
from .loading import load
from .notation import DECISIONS, IDS, TEXTS, checked_id
from .positions import Position, hide, position_of, scores_of, winners_of
from .previews import preview, turn_is_over
from .reasons import TURN_OVER, IllegalActionError, Reason, malformed, reason_of
from .validation import short_repr


def fresh_seed() -> int:
    """A seed nobody can guess, of 53 bits: every JSON reader can hold it."""
    return int.from_bytes(os.urandom(7)) >> 3


class Origin(NamedTuple):
    """How a game began; all its copies share it."""

    start: Board
    seed: int | None
    names: list[str]
    date: str | None = None
    meta: dict[str, Any] | None = None


class Game:
    """A game from its first decision to its end.

    `legal` lists what can be answered to the decision at hand, `play` answers it.
    """

    __slots__ = ("_actions", "_origin", "board")

    board: Board  # the state in the engine: fast, in numbers, and without a history

    def __init__(self, board: Board, origin: Origin | None = None) -> None:
        """Use `Game.new`, `Game.load` or `Game.replay` instead."""
        self.board = board
        self._origin = origin or Origin(board.copy(), None, records.names_of(None, board.players))
        self._actions: list[int] = []

    @classmethod
    def new(
        cls, players: int = 4, seed: int | None = None, names: Sequence[str] | None = None
    ) -> Game:
        """Deal a game; the same seed always deals the same one."""
        validation.players(players)
        seed = fresh_seed() if seed is None else validation.seed(seed)
        board = Board.deal(players, seed)
        return cls(board, Origin(board.copy(), seed, records.names_of(names, players)))

    @classmethod
    def load(cls, position: Position) -> Game:
        """Go on from a position at a `wealth` or a `turn` decision; ValueError if it is wrong."""
        return cls(load(position))

    @classmethod
    def replay(cls, record: dict[str, Any]) -> Game:
        """Replay a record; raise IllegalActionError, with the index, if an action does not fit."""
        checked = records.check(record)
        board = load(checked.start)
        names = records.names_of(checked.names, board.players)
        origin = Origin(board.copy(), checked.seed, names, checked.date, checked.meta)
        game = cls(board, origin)
        game._play_all(checked.actions)
        return game

    @property
    def players(self) -> int:
        return self.board.players

    @property
    def seed(self) -> int | None:
        """What the game was dealt from, if it is known."""
        return self._origin.seed

    @property
    def names(self) -> list[str]:
        return self._origin.names.copy()

    @property
    def decision(self) -> str:
        """What is asked now: one of the names in the notation, or "over"."""
        return DECISIONS[self.board.asked]

    @property
    def seat(self) -> int | None:
        """Who decides, None when the game is over."""
        return None if self.over else self.board.seat

    @property
    def over(self) -> bool:
        return self.board.asked == ids.OVER

    @property
    def actions(self) -> list[str]:
        """The actions played so far."""
        return [TEXTS[action] for action in self._actions]

    @property
    def ply(self) -> int:
        """How many actions were played so far."""
        return len(self._actions)

    def legal(self) -> list[str]:
        """The actions that can be played now, in a fixed order; [] when the game is over."""
        return [TEXTS[action] for action in self.board.legal_ids()]

    def legal_ids(self) -> list[int]:
        """The same as numbers of the fixed table of actions."""
        return self.board.legal_ids()

    def play(self, text: str) -> None:
        """Play an action; IllegalActionError, and nothing changed, if it is not legal."""
        action = IDS.get(text) if isinstance(text, str) else None
        if action is None:
            raise IllegalActionError(text, malformed(text), self._alternatives())
        self.play_id(action)

    def play_id(self, action: int) -> None:
        """Play an action by its number; IllegalActionError if it is not legal."""
        if type(action) is not int or not 0 <= action < ids.ACTIONS:
            action = checked_id(action)
        reason = self.board.play(action)
        if reason:
            raise IllegalActionError(TEXTS[action], reason_of(reason), self._alternatives())
        self._actions.append(action)

    def _alternatives(self) -> list[str]:
        """What an error may name instead: nothing while tiles are chosen in secret."""
        return [] if self.decision == "wealth" else self.legal()

    def _play_all(self, texts: Iterable[str], first: int = 0) -> None:
        for index, text in enumerate(texts, first):
            try:
                self.play(text)
            except IllegalActionError as error:
                raise IllegalActionError(text, error.reason, error.legal, index) from None

    def explain(self, text: str) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        action = IDS.get(text) if isinstance(text, str) else None
        if action is None:
            return malformed(text)
        reason = self.board.why_not(action)
        return reason_of(reason) if reason else None

    def position(self) -> Position:
        """Everything, hidden things included, as a JSON object."""
        return position_of(self.board)

    def view(self, seat: int | None) -> Position:
        """The position without what that seat (None: an onlooker) must not know."""
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"seats are 0 to {self.players - 1}, or None, not {short_repr(seat)}")
        return hide(position_of(self.board), seat)

    def preview(self, texts: Iterable[str]) -> dict[str, Any]:
        """The deciding seat's `view` after some actions, and the `changes` for every seat.

        The game does not change, and nothing is revealed that the seat cannot know before acting:
        buildings that would be drawn, and tiles that would be revealed, are null. So the actions go
        to the end of the turn and no further. Raise IllegalActionError if one cannot be played.
        """
        if isinstance(texts, str):
            raise TypeError("a preview takes a list of actions, not a single text")
        return preview(self, self.tried(texts))

    def tried(self, texts: Iterable[str]) -> Game:
        """A copy in which some actions were played, to the end of the turn at most."""
        trial, ended = self.copy(), False
        for index, text in enumerate(texts):
            if ended:
                raise IllegalActionError(text, TURN_OVER, index=index)
            trial._play_all([text], index)
            ended = turn_is_over(trial, self.seat, text)
        return trial

    def copy(self) -> Game:
        twin = Game.__new__(Game)
        twin.board = self.board.copy()
        twin._origin = self._origin
        twin._actions = self._actions.copy()
        return twin

    __copy__ = copy

    def scores(self) -> list[int | float]:
        """The points of every seat, final once the game is over."""
        return scores_of(self.board)

    def winners(self) -> list[int]:
        """The winning seats, [] before the end."""
        return winners_of(self.board)

    def breakdown(self) -> list[Breakdown]:
        """For every seat, where its points come from."""
        return breakdown_of(self.board)

    def forecast(self) -> dict[str, Any] | None:
        """What the next Food Day would bring as things stand; None where there is none to come."""
        return forecast_of(self.board)

    def record(self, date: str | None = None, meta: dict[str, Any] | None = None) -> dict[str, Any]:
        """The game so far as a JSON object that `replay` takes."""
        optional = {
            "seed": self.seed,
            "date": self._origin.date if date is None else date,
            "result": {"scores": self.scores(), "winners": self.winners()} if self.over else None,
            "meta": self._origin.meta if meta is None else meta,
        }
        return records.build(position_of(self._origin.start), self.names, self.actions, optional)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{self.decision} of seat {self.seat}"
        return f"<Game of {self.players}, {len(self._actions)} actions played, {asked}>"
