"""What the next Food Day would bring as things stand: the rules are asked, on a copy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from tzolkin import content
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.sources import plain_module
from tzolkin.rules.state import State

from .notation import RESOURCES, TEMPLES
from .positions import number

# Compiled rules can be called only through a board, plain ones one by one.
if TYPE_CHECKING:
    from tzolkin.rules import food
else:
    food = plain_module("rules", "food")

GOODS = (*RESOURCES, "skulls")
Json = dict[str, Any]


class FoodDay(NamedTuple):
    day: int
    scored_age: int | None  # the age (0 or 1) whose temples are scored; None where they give goods

    @property
    def kind(self) -> str:
        return "goods" if self.scored_age is None else "points"


@cache
def food_days() -> tuple[FoodDay, ...]:
    """The Food Days of a game; what the temples give is found out by holding them."""
    dealt = State.unpack(Board.deal(2, 0).to_bytes())
    return tuple(FoodDay(day, _scored_age(held(dealt, day))) for day in content.FOOD_DAYS)


def _scored_age(after: State) -> int | None:
    """At the beginning of a game everybody leads, so that everybody would score."""
    scored = (after.sources[ids.S_TEMPLES_1], after.sources[ids.S_TEMPLES_2])
    return next((age for age, quarters in enumerate(scored) if quarters), None)


def held(state: State, day: int) -> State:
    """How things would stand after the Food Day of that day."""
    after = state.copy()
    after.day = day
    food.hold(after)
    return after


def forecast_of(board: Board) -> Json | None:
    """What every seat must pay on the next Food Day, and what the temples would give.

    None before the wealth tiles are known and after the end. `goods` is there if the next day
    brings goods, `scoring` is the next day on which the temples bring points.
    """
    if board.asked in (ids.WEALTH, ids.OVER):
        return None
    state = State.unpack(board.to_bytes())
    coming = _coming(state, held_today=board.asked == ids.CALENDAR)
    after = held(state, coming[0].day)
    return {
        "day": coming[0].day,
        "days": max(0, coming[0].day - state.day),
        "kind": coming[0].kind,
        "seats": [_feeding(state, after, seat) for seat in range(state.players)],
        "goods": _goods(state, after) if coming[0].scored_age is None else None,
        "scoring": _scoring(state, coming),
    }


def _coming(state: State, *, held_today: bool) -> list[FoodDay]:
    """The Food Days to come. The one that was reached is held when the round ends, before days are
    chosen.
    """
    which = food.food_day_in_force(state)
    is_due = state.food_day and not held_today
    return list(food_days()[which if is_due else which + 1 :])


def _feeding(before: State, after: State, seat: int) -> Json:
    lost = _unfed(after, seat) - _unfed(before, seat)
    return {
        "workers": before.workers[seat],
        "needs": food.portion(before, seat) * food.hungry(before, seat),
        "pays": before.corn[seat] - after.corn[seat],
        "unfed": -lost // (ids.QUARTERS * ids.UNFED_PENALTY),
        "points": number(lost),
    }


def _unfed(state: State, seat: int) -> int:
    return state.sources[ids.SOURCES * seat + ids.S_UNFED]


def _goods(state: State, after: State) -> dict[str, list[Json]]:
    """Temple by temple, the goods for every seat. Skulls are given to all or to nobody."""
    skulls = after.bank_skulls < state.bank_skulls
    names = GOODS if skulls else RESOURCES
    return {name: _goods_of(state, temple, names) for temple, name in enumerate(TEMPLES)}


def _goods_of(state: State, temple: int, names: tuple[str, ...]) -> list[Json]:
    everywhere, state.temples = state.temples, _only(state.temples, temple)
    found = []
    for seat in range(state.players):
        shown = {name: food.shown(state, seat, good) for good, name in enumerate(names)}
        found.append({name: count for name, count in shown.items() if count})
    state.temples = everywhere
    return found


def _only(steps: list[int], temple: int) -> list[int]:
    """Everybody at the bottom of the other temples, where nothing is given."""
    return [
        step if place % ids.TEMPLES == temple else ids.LOWEST_STEP
        for place, step in enumerate(steps)
    ]


def _scoring(state: State, coming: list[FoodDay]) -> Json:
    day, age = next((day, age) for day, age in coming if age is not None)
    seats = range(state.players)
    return {
        "day": day,
        "temples": {
            name: [_scored(state, seat, temple, age) for seat in seats]
            for temple, name in enumerate(TEMPLES)
        },
    }


def _scored(state: State, seat: int, temple: int, age: int) -> dict[str, int]:
    return {
        "points": food.step_points(state, seat, temple),
        "bonus": food.bonus(state, seat, temple, age),
    }
