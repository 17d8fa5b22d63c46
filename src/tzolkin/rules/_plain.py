"""The same engine without a compiler: the rule sources, run as ordinary Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import ids
from .sources import plain_module
from .state import SIZE, State


def _load(name: str) -> Any:
    return plain_module("rules", name)


_dealing, _frames, _goods = _load("dealing"), _load("frames"), _load("goods")
_hiding = _load("hiding")
_legal, _play, _scoring = _load("legal"), _load("play"), _load("scoring")


class Board:
    """A game in progress, in numbers."""

    def __init__(self, state: State) -> None:
        self.state = state

    @staticmethod
    def deal(players: int, seed: int) -> Board:
        state = State()
        _dealing.deal(state, players, [seed], [0] * ids.BUILDINGS)
        return Board(state)

    @staticmethod
    def from_bytes(data: bytes) -> Board:
        if len(data) != SIZE:
            raise ValueError(f"a state has {SIZE} bytes, not {len(data)}")
        return Board(State.unpack(bytes(data)))

    def to_bytes(self) -> bytes:
        return self.state.pack()

    def copy(self) -> Board:
        return Board(self.state.copy())

    def concealed(self, seat: int, seed: int) -> Board:
        """A copy in which all that the seat must not know is made up, from a seed."""
        twin = self.copy()
        _hiding.conceal(twin.state, seat, [seed])
        return twin

    def __reduce__(self) -> tuple[Callable[[bytes], Board], tuple[bytes]]:
        return Board.from_bytes, (self.to_bytes(),)

    @property
    def asked(self) -> int:
        return int(_frames.asked(self.state))

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def players(self) -> int:
        return self.state.players

    def legal_ids(self) -> list[int]:
        out = [0] * ids.MOST_LEGAL
        return out[: _legal.legal(self.state, out)]

    def why_not(self, action: int) -> int:
        if not 0 <= action < ids.ACTIONS:
            raise ValueError(f"action ids run from 0 to {ids.ACTIONS - 1}, not to {action}")
        return int(_legal.why_not(self.state, action))

    def play(self, action: int) -> int:
        """Play an action if it is legal; otherwise say why not and change nothing."""
        reason = self.why_not(action)
        if reason == ids.LEGAL:
            _play.apply(self.state, action)
        return reason

    def play_randomly(self, seed: int, most: int) -> list[int]:
        """Up to `most` random actions; gives their ids."""
        rng, out = [seed], [0] * ids.MOST_LEGAL
        actions: list[int] = []
        while len(actions) < most and self.state.depth > 0:
            actions.append(_play.play_random(self.state, rng, out))
        return actions

    def quarters(self, seat: int) -> int:
        return int(_goods.quarters(self.state, seat))

    def monument(self, seat: int, tile: int) -> int:
        return int(_scoring.monument(self.state, seat, tile))

    def winners(self) -> int:
        return int(_scoring.winners(self.state))


def random_games(players: int, seed: int, games: int) -> int:
    """Whole random games; says how many decisions they took."""
    rng = [seed]
    out = [0] * ids.MOST_LEGAL
    made = 0
    for _ in range(games):
        state = State()
        _dealing.deal(state, players, rng[:], [0] * ids.BUILDINGS)
        while state.depth > 0:
            _play.play_random(state, rng, out)
            made += 1
    return made


def _boards(states: Any) -> list[Board]:
    return [Board.from_bytes(row.tobytes()) for row in states]


def _store(states: Any, number: int, board: Board) -> None:
    states[number] = memoryview(board.to_bytes())


def _describe(masks: Any, seats: Any, number: int, board: Board) -> None:
    masks[number] = 0
    masks[number, board.legal_ids()] = 1
    seats[number] = -1 if board.asked == ids.OVER else board.seat


def batch_deal(states: Any, players: int, seeds: Any) -> None:
    for number, seed in enumerate(seeds):
        _store(states, number, Board.deal(players, int(seed)))


def batch_describe(states: Any, masks: Any, seats: Any) -> None:
    """Write the masks of all games, and who decides in them."""
    for number, board in enumerate(_boards(states)):
        _describe(masks, seats, number, board)


def batch_step(states: Any, actions: Any, masks: Any, seats: Any, where: Any) -> int:
    """Play one action in every game named by `where` that is not over, and describe them anew.

    Answers -1, or the first game whose action is not legal; then nothing was played.
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


def batch_choose(masks: Any, seed: int, out: Any) -> None:
    """A random legal action for every game."""
    rng = [seed]
    for number, mask in enumerate(masks):
        legal = mask.nonzero()[0]
        out[number] = legal[_dealing.below(rng, len(legal))] if len(legal) else 0


def batch_winners(states: Any, winners: Any) -> None:
    """Whether each seat has won."""
    for number, board in enumerate(_boards(states)):
        won = board.winners()
        winners[number] = [won >> seat & 1 for seat in range(winners.shape[1])]


def batch_quarters(states: Any, quarters: Any) -> None:
    """The points of every seat in quarters."""
    for number, board in enumerate(_boards(states)):
        quarters[number] = [board.quarters(seat) for seat in range(quarters.shape[1])]
