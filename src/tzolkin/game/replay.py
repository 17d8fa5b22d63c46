"""Replay a game: what every action changed for each seat, and what the end of each round brought.

Changes are found by comparing the game before and after an action. The action that ends a round has
two effects at once. To separate them, it is played a second time in a round that continues.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from tzolkin import content
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.sources import plain_module
from tzolkin.rules.state import State

from .breakdown import SOURCES
from .loading import load
from .notation import IDS, RESOURCES, TECHNOLOGIES, TEMPLES
from .positions import Position, points_from
from .previews import nonzero_changes, seat_changes

if TYPE_CHECKING:
    from tzolkin.rules import food
else:
    food = plain_module("rules", "food")

PARTS = ("temples", "technologies", "sources")
ALL_SOURCES = (*SOURCES, "monuments")
Json = dict[str, Any]


class PlayedTurn(NamedTuple):
    """A turn to replay."""

    number: int
    seat: int
    ply: int
    actions: list[str]


class Replay:
    """A game described turn by turn. Later turns can be added, so no turn is replayed twice."""

    def __init__(self, start: Position) -> None:
        self._board = load(start)
        self._now = _state(self._board)
        self._ply = 0
        self.turn_numbers: list[int] = []
        self.turns: list[Json] = []
        self.rounds = [self._points_now()]

    def add_turns(self, turns: Iterable[PlayedTurn]) -> None:
        """Play more turns and describe them."""
        for turn in turns:
            self._ply = turn.ply
            entry: Json = {"turn": turn.number, "seat": turn.seat, "ply": turn.ply}
            entry |= {"round": self._now.round, "day": self._now.day, "steps": [], "end": None}
            for action in turn.actions:
                self._play(action, entry)
            self.turn_numbers.append(turn.number)
            self.turns.append(entry)

    def _play(self, text: str, entry: Json) -> None:
        action, before, asked = IDS[text], self._now, self._board.decision
        self._board.play(action)
        self._ply += 1
        self._now = after = _state(self._board)
        ended = asked != ids.CALENDAR and self._round_ended(before)
        own = _in_continued_round(before, action) if ended else after
        step = {"action": text, "changes": _difference(before, own)}
        entry["steps"].append(step | _placed_at(text, before, after))
        if ended:
            entry["end"] = _end_of_round(own, after, over=self._over)
        elif asked == ids.CALENDAR:  # the round ended before, and now the days are chosen
            entry["end"] = _with_days_chosen(entry["end"], before, after)
        if after.round != before.round or self._over:
            self.rounds.append(self._points_now())

    @property
    def _over(self) -> bool:
        return bool(self._board.decision == ids.OVER)

    def _round_ended(self, before: State) -> bool:
        asked = self._board.decision
        return asked in (ids.OVER, ids.CALENDAR) or self._now.round != before.round

    def _points_now(self) -> Json:
        """Return the points at the beginning of a round, or at the end of the game."""
        now, board = self._now, self._board
        points = [points_from(board.quarters(seat)) for seat in range(now.players)]
        return {"round": now.round, "day": now.day, "ply": self._ply, "points": points}


def _state(board: Board) -> State:
    return State.unpack(board.to_bytes())


def _placed_at(text: str, before: State, after: State) -> Json:
    """Return the space on which an action placed a worker, {} for other actions."""
    for which, gear in enumerate(content.GEARS):
        base = ids.CITY_TEETH * which
        if text == f"place {gear.name}":
            spaces = range(gear.last_space + 1)
            taken = next(n for n in spaces if after.teeth[base + n] != before.teeth[base + n])
            return {"at": {"gear": gear.name, "space": taken}}
    return {}


def _in_continued_round(before: State, action: int) -> State:
    """Return the state after the same action, if the seat were the first of its round."""
    changed_round = before.copy()
    changed_round.first_player = before.seat
    board = Board.from_bytes(changed_round.pack())
    board.play(action)
    return _state(board)


def _end_of_round(own: State, after: State, *, over: bool) -> Json:
    """Return what the end of a round brought to each seat, in parts that changed something."""
    parts: list[Json] = []
    then = own
    if own.food_day:
        fed, then = own.copy(), own.copy()
        for seat in range(own.players):
            food.feed(fed, seat)
        food.hold_food_day(then)
        parts += [_part("feeding", own, fed), _part("temples", fed, then)]
    if over:
        parts.append(_part("scoring", then, after))
    changing = [part for part in parts if part["changes"]]
    calendar = _calendar(own, after, over=over)
    return calendar | {"food_day": bool(own.food_day), "parts": changing}


def _calendar(before: State, after: State, *, over: bool) -> Json:
    """Return how the calendar turned; it has not turned yet while a seat chooses the days."""
    turned = after.day != before.day and not over
    next_day = after.day if turned else None
    home = _returned_workers(before, after)
    return {"day": before.day, "next_day": next_day, "over": over, "home": home}


def _part(what: str, before: State, after: State) -> Json:
    return {"what": what, "changes": _difference(before, after)}


def _with_days_chosen(end: Json | None, before: State, after: State) -> Json:
    """Return the end of a round with the days chosen then; it may be the end of an earlier turn."""
    calendar = _calendar(before, after, over=False)
    if end is None:
        return calendar | {"food_day": False, "parts": []}
    home: Counter[str] = Counter(end["home"]) + Counter(calendar["home"])
    return end | calendar | {"home": dict(home)}


def _returned_workers(own: State, after: State) -> dict[str, int]:
    """Return by seat how many workers the calendar brought home."""
    found = {str(seat): after.free[seat] - own.free[seat] for seat in range(own.players)}
    return {seat: workers for seat, workers in found.items() if workers}


def _difference(before: State, after: State) -> dict[str, Json]:
    """Return by seat what differs."""
    return nonzero_changes(seat_changes(_counts(before), _counts(after), PARTS))


def _counts(s: State) -> Position:
    """Return the countable parts of a position."""
    return {"seats": [_seat_counts(s, seat) for seat in range(s.players)]}


def _seat_counts(s: State, seat: int) -> Json:
    sources = s.sources[ids.SOURCES * seat : ids.SOURCES * (seat + 1)]
    cubes = s.cubes[ids.RESOURCES * seat : ids.RESOURCES * (seat + 1)]
    steps = s.temples[ids.TEMPLES * seat : ids.TEMPLES * (seat + 1)]
    levels = s.levels[ids.TECHNOLOGIES * seat : ids.TECHNOLOGIES * (seat + 1)]
    return {
        **dict(zip(RESOURCES, cubes, strict=True)),
        "corn": s.corn[seat],
        "skulls": s.skulls[seat],
        "workers": s.workers[seat],
        "points": points_from(sum(sources)),
        "sources": dict(zip(ALL_SOURCES, map(points_from, sources), strict=True)),
        "temples": dict(zip(TEMPLES, steps, strict=True)),
        "technologies": dict(zip(TECHNOLOGIES, levels, strict=True)),
    }
