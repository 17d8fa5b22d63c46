"""The engine without a compiler: the rule sources, run as ordinary Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from . import ids
from .sources import plain_module
from .state import SIZE, State

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from . import frames as _frames
    from . import goods as _goods
    from . import hiding as _hiding
    from . import legal as _legal
    from . import play as _play
    from . import randomness as _randomness
    from . import scoring as _scoring
    from . import setup as _setup

    Bytes = npt.NDArray[np.uint8]
    Shorts = npt.NDArray[np.int16]
    Seats = npt.NDArray[np.int8]
    Seeds = npt.NDArray[np.uint64]
else:
    _frames = plain_module("rules", "frames")
    _goods = plain_module("rules", "goods")
    _hiding = plain_module("rules", "hiding")
    _legal = plain_module("rules", "legal")
    _play = plain_module("rules", "play")
    _randomness = plain_module("rules", "randomness")
    _scoring = plain_module("rules", "scoring")
    _setup = plain_module("rules", "setup")


class Board:
    """A game in the engine's numbers: fast, without names or a history."""

    def __init__(self, state: State) -> None:
        self.state = state

    @staticmethod
    def deal(players: int, seed: int) -> Board:
        """Deal a game from a seed."""
        state = State()
        _setup.deal(state, players, [seed], [0] * ids.BUILDINGS)
        return Board(state)

    @staticmethod
    def from_bytes(data: bytes) -> Board:
        """Return the board that `to_bytes` wrote."""
        if len(data) != SIZE:
            raise ValueError(f"a state has {SIZE} bytes, not {len(data)}")
        return Board(State.unpack(bytes(data)))

    def to_bytes(self) -> bytes:
        """Return the whole state; equal positions have equal bytes."""
        return self.state.pack()

    def copy(self) -> Board:
        return Board(self.state.copy())

    def concealed(self, seat: int, seed: int) -> Board:
        """Return a copy in which all that the seat must not know is made up, from a seed."""
        twin = self.copy()
        _hiding.conceal(twin.state, seat, [seed])
        return twin

    def __reduce__(self) -> tuple[Callable[[bytes], Board], tuple[bytes]]:
        return Board.from_bytes, (self.to_bytes(),)

    @property
    def decision(self) -> int:
        """The kind of the current decision, from `ids.WEALTH` to `ids.OVER`."""
        return _frames.decision(self.state)

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.state.seat

    @property
    def players(self) -> int:
        return self.state.players

    def legal_ids(self) -> list[int]:
        """Return the ids of the legal actions, in a fixed order."""
        out = [0] * ids.MOST_LEGAL
        return out[: _legal.legal(self.state, out)]

    def why_not(self, action: int) -> int:
        """Return `ids.LEGAL`, or the reason against an action as `reasons.reason_of` takes it."""
        if not 0 <= action < ids.ACTIONS:
            raise ValueError(f"action ids run from 0 to {ids.ACTIONS - 1}, not to {action}")
        return _legal.why_not(self.state, action)

    def play(self, action: int) -> int:
        """Play an action if it is legal, otherwise change nothing; return the same as `why_not`."""
        reason = self.why_not(action)
        if reason == ids.LEGAL:
            _play.apply(self.state, action)
        return reason

    def play_randomly(self, seed: int, most: int) -> list[int]:
        """Play up to `most` random actions and return their ids."""
        rng, out = [seed], [0] * ids.MOST_LEGAL
        actions: list[int] = []
        while len(actions) < most and self.state.depth > 0:
            actions.append(_play.play_random(self.state, rng, out))
        return actions

    def quarters(self, seat: int) -> int:
        """Return the points of a seat, in quarters."""
        return _goods.quarters(self.state, seat)

    def monument(self, seat: int, tile: int) -> int:
        """Return what a monument is worth to a seat now."""
        return _scoring.monument(self.state, seat, tile)

    def winners(self) -> int:
        """Return the winning seats as bits."""
        return _scoring.winners(self.state)


def random_games(players: int, seed: int, games: int) -> int:
    """Play random games and return how many decisions they took."""
    rng = [seed]
    out = [0] * ids.MOST_LEGAL
    made = 0
    for _ in range(games):
        state = State()
        _setup.deal(state, players, rng[:], [0] * ids.BUILDINGS)
        while state.depth > 0:
            _play.play_random(state, rng, out)
            made += 1
    return made


def _boards(states: Bytes) -> list[Board]:
    return [Board.from_bytes(row.tobytes()) for row in states]


def _store(states: Bytes, number: int, board: Board) -> None:
    states[number] = memoryview(board.to_bytes())


def _describe(masks: Bytes, seats: Seats, number: int, board: Board) -> None:
    masks[number] = 0
    masks[number, board.legal_ids()] = 1
    seats[number] = -1 if board.decision == ids.OVER else board.seat


def batch_deal(states: Bytes, players: int, seeds: Seeds) -> None:
    """Deal one game for each seed."""
    for number, seed in enumerate(seeds):
        _store(states, number, Board.deal(players, int(seed)))


def batch_describe(states: Bytes, masks: Bytes, seats: Seats) -> None:
    """Write the masks of all games, and which seats decide (-1 where a game is over)."""
    for number, board in enumerate(_boards(states)):
        _describe(masks, seats, number, board)


def batch_step(states: Bytes, actions: Shorts, masks: Bytes, seats: Seats, where: Bytes) -> int:
    """Play an action in every game that `where` selects and that is not over, and describe them.

    Return -1, or the first game whose action is illegal; then nothing was played.
    """
    boards = _boards(states)
    running = [number for number in range(len(boards)) if where[number] and seats[number] >= 0]
    for number in running:
        action = int(actions[number])
        if not 0 <= action < ids.ACTIONS or not masks[number, action]:
            return number
    for number in running:
        boards[number].play(int(actions[number]))
        _store(states, number, boards[number])
        _describe(masks, seats, number, boards[number])
    return -1


def batch_choose(masks: Bytes, seed: int, out: Shorts) -> None:
    """Write a random legal action for every game, 0 where it is over."""
    rng = [seed]
    for number, mask in enumerate(masks):
        legal = mask.nonzero()[0]
        out[number] = legal[_randomness.below(rng, len(legal))] if len(legal) else 0


def batch_winners(states: Bytes, winners: Bytes) -> None:
    """Write whether each seat has won."""
    for number, board in enumerate(_boards(states)):
        won = board.winners()
        winners[number] = [won >> seat & 1 for seat in range(winners.shape[1])]


def batch_quarters(states: Bytes, quarters: Shorts) -> None:
    """Write the points of every seat, in quarters."""
    for number, board in enumerate(_boards(states)):
        quarters[number] = [board.quarters(seat) for seat in range(quarters.shape[1])]
