"""The story of a game: what every action changed for whom, and what the end of each round brought.

Everything is found out by comparing the game before and after. The action that ends a round does
two things at once; to tell them apart it is played a second time, in a round that goes on.
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
from .positions import Position, number
from .previews import changed, changes

if TYPE_CHECKING:
    from tzolkin.rules import food
else:
    food = plain_module("rules", "food")

PARTS = ("temples", "technologies", "sources")
ALL_SOURCES = (*SOURCES, "monuments")
Json = dict[str, Any]


class Played(NamedTuple):
    """A turn as it was played."""

    number: int
    seat: int
    ply: int
    actions: list[str]


class Chronicle:
    """A game told turn by turn. It can be gone on with, so that nothing need be told twice."""

    def __init__(self, start: Position) -> None:
        self._board = load(start)
        self._now = _state(self._board)
        self._ply = 0
        self.numbers: list[int] = []  # of the turns told
        self.turns: list[Json] = []
        self.rounds = [self._standing()]

    def tell(self, turns: Iterable[Played]) -> None:
        """Go on with some more turns."""
        for turn in turns:
            self._ply = turn.ply
            told: Json = {"turn": turn.number, "seat": turn.seat, "ply": turn.ply}
            told |= {"round": self._now.round, "day": self._now.day, "steps": [], "end": None}
            for action in turn.actions:
                self._play(action, told)
            self.numbers.append(turn.number)
            self.turns.append(told)

    def _play(self, text: str, told: Json) -> None:
        action, before, asked = IDS[text], self._now, self._board.asked
        self._board.play(action)
        self._ply += 1
        self._now = after = _state(self._board)
        ended = asked != ids.CALENDAR and self._ends_a_round(before)
        own = _in_a_round_that_goes_on(before, action) if ended else after
        step = {"action": text, "changes": _difference(before, own)}
        told["steps"].append(step | _place(text, before, after))
        if ended:
            told["end"] = _end_of_round(own, after, over=self._over)
        elif asked == ids.CALENDAR:  # the round ended before, and now the days are chosen
            told["end"] = _turned(told["end"], before, after)
        if after.round != before.round or self._over:
            self.rounds.append(self._standing())

    @property
    def _over(self) -> bool:
        return bool(self._board.asked == ids.OVER)

    def _ends_a_round(self, before: State) -> bool:
        asked = self._board.asked
        return asked in (ids.OVER, ids.CALENDAR) or self._now.round != before.round

    def _standing(self) -> Json:
        """The points as a round begins, or at the end."""
        now, board = self._now, self._board
        points = [number(board.quarters(seat)) for seat in range(now.players)]
        return {"round": now.round, "day": now.day, "ply": self._ply, "points": points}


def _state(board: Board) -> State:
    return State.unpack(board.to_bytes())


def _place(text: str, before: State, after: State) -> Json:
    """Where a worker was placed; other actions say themselves what they are about."""
    for which, gear in enumerate(content.GEARS):
        base = ids.CITY_TEETH * which
        if text == f"place {gear.name}":
            spaces = range(gear.last_space + 1)
            taken = next(n for n in spaces if after.teeth[base + n] != before.teeth[base + n])
            return {"at": {"gear": gear.name, "space": taken}}
    return {}


def _in_a_round_that_goes_on(before: State, action: int) -> State:
    """After the same action, if the seat were the first of the round and not the last."""
    changed_round = before.copy()
    changed_round.first_player = before.seat
    board = Board.from_bytes(changed_round.pack())
    board.play(action)
    return _state(board)


def _end_of_round(own: State, after: State, *, over: bool) -> Json:
    """What it brought to each seat, part by part; parts that changed nothing are left out."""
    parts: list[Json] = []
    then = own
    if own.food_day:
        fed, then = own.copy(), own.copy()
        for seat in range(own.players):
            food.feed(fed, seat)
        food.hold(then)
        parts += [_part("feeding", own, fed), _part("temples", fed, then)]
    if over:
        parts.append(_part("scoring", then, after))
    told = [part for part in parts if part["changes"]]
    return _calendar(own, after, over=over) | {"food_day": bool(own.food_day), "parts": told}


def _calendar(before: State, after: State, *, over: bool) -> Json:
    """How the calendar turned; not yet, if somebody is to choose the days."""
    turned = after.day != before.day and not over
    next_day = after.day if turned else None
    home = _came_home(before, after)
    return {"day": before.day, "next_day": next_day, "over": over, "home": home}


def _part(what: str, before: State, after: State) -> Json:
    return {"what": what, "changes": _difference(before, after)}


def _turned(end: Json | None, before: State, after: State) -> Json:
    """The end of a round, of this turn or an earlier one, with the days that were chosen then."""
    calendar = _calendar(before, after, over=False)
    if end is None:
        return calendar | {"food_day": False, "parts": []}
    home: Counter[str] = Counter(end["home"]) + Counter(calendar["home"])
    return end | calendar | {"home": dict(home)}


def _came_home(own: State, after: State) -> dict[str, int]:
    """Workers whom the calendar brought home, by seat."""
    found = {str(seat): after.free[seat] - own.free[seat] for seat in range(own.players)}
    return {seat: workers for seat, workers in found.items() if workers}


def _difference(before: State, after: State) -> dict[str, Json]:
    """By seat, what is not the same."""
    return changed(changes(_counted(before), _counted(after), PARTS))


def _counted(s: State) -> Position:
    """The parts of a position that can be counted."""
    return {"seats": [_counted_seat(s, seat) for seat in range(s.players)]}


def _counted_seat(s: State, seat: int) -> Json:
    sources = s.sources[ids.SOURCES * seat : ids.SOURCES * (seat + 1)]
    cubes = s.cubes[ids.RESOURCES * seat : ids.RESOURCES * (seat + 1)]
    steps = s.temples[ids.TEMPLES * seat : ids.TEMPLES * (seat + 1)]
    levels = s.levels[ids.TECHNOLOGIES * seat : ids.TECHNOLOGIES * (seat + 1)]
    return {
        **dict(zip(RESOURCES, cubes, strict=True)),
        "corn": s.corn[seat],
        "skulls": s.skulls[seat],
        "workers": s.workers[seat],
        "points": number(sum(sources)),
        "sources": dict(zip(ALL_SOURCES, map(number, sources), strict=True)),
        "temples": dict(zip(TEMPLES, steps, strict=True)),
        "technologies": dict(zip(TECHNOLOGIES, levels, strict=True)),
    }
