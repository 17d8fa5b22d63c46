"""Tables that are only in memory, for tests and for programs without a server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple, TypeVar

from tzolkin import Game
from tzolkin.bots import SeatedBot
from tzolkin.game.previews import turn_is_over
from tzolkin.tables.changes import Change, Outcome
from tzolkin.tables.lobby import Opened, open_table
from tzolkin.tables.table import Table
from tzolkin.tables.turns import Commit, commit

Result = TypeVar("Result")


class SeatWish(NamedTuple):
    """A seat of a new table."""

    kind: str = "person"
    name: str = ""
    colour: str | None = None
    bot: str | None = None
    screen: str | None = None


class TableWish(NamedTuple):
    """A new table."""

    seats: Sequence[SeatWish]
    title: str = ""
    public: bool = False
    seed: int | None = 1


class Newcomer(NamedTuple):
    """Somebody who joins."""

    name: str = ""
    seat: int | None = None
    colour: str | None = None


class TakeBackWish(NamedTuple):
    """Somebody who wants the last turn back, or agrees to that."""

    agree: bool = True
    ply: int | None = None


PERSON, OPEN = SeatWish(), SeatWish("open")


def bot(level: str) -> SeatWish:
    return SeatWish("bot", bot=level)


def new_table(*seats: SeatWish, seed: int = 1) -> Table:
    return opened(*seats, seed=seed).table


def opened(*seats: SeatWish, seed: int = 1) -> Opened:
    change, found = open_table(TableWish(seats, seed=seed))
    apply(change)
    return found


def apply(change: Change) -> None:
    for each in (*change.along, change):
        each.table.apply(each)


def applied(outcome: Outcome[Result]) -> Result:
    """Apply the change of a request, and return the answer."""
    change, answer = outcome
    if change is not None:
        apply(change)
    return answer


def whole_turn(game: Game, choose: Callable[[Game], str]) -> list[str]:
    """Choose decision by decision until the turn is over."""
    trial, actions = game.copy(), [choose(game)]
    trial.play(actions[0])
    while not turn_is_over(trial, game.seat, actions[-1]):
        actions.append(choose(trial))
        trial.play(actions[-1])
    return actions


def play(table: Table, bots: dict[int, SeatedBot], most: int = 1000) -> int:
    """Commit turns by a bot for each seat until the game is over; return how many there were."""
    for number in range(most):
        if not table.waiting_for:
            return number
        seat = table.waiting_for[0]
        actions = whole_turn(table.game_for(seat), bots[seat].answer)
        applied(commit(table, Commit(seat, table.ply, actions, f"turn-{next(_ids)}")))
    return most


_ids = count()
