"""The forecast: what the next Food Day would bring as things stand, by holding it on a copy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from tzolkin import content
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.sources import plain_module
from tzolkin.rules.state import State

from .notation import RESOURCES, TEMPLES
from .positions import points_from

# Compiled rules can be called only through a board, plain ones one by one.
if TYPE_CHECKING:
    from tzolkin.rules import food
else:
    food = plain_module("rules", "food")

GOODS = (*RESOURCES, "skulls")
Json = dict[str, Any]


class FoodDay(NamedTuple):
    """A Food Day and what the temples give on it."""

    day: int
    scored_age: int | None  # the age (0 or 1) whose temples are scored; None where they give goods

    @property
    def kind(self) -> str:
        return "goods" if self.scored_age is None else "points"


@cache
def food_days() -> tuple[FoodDay, ...]:
    """Return the Food Days of a game; what the temples give is found by holding them."""
    dealt = State.unpack(Board.deal(2, 0).to_bytes())
    return tuple(FoodDay(day, _scored_age(_after(dealt, day))) for day in content.FOOD_DAYS)


def _scored_age(after: State) -> int | None:
    """Return the age that was scored; at the beginning of a game all lead, so all score."""
    scored = (after.sources[ids.S_TEMPLES_1], after.sources[ids.S_TEMPLES_2])
    return next((age for age, quarters in enumerate(scored) if quarters), None)


def _after(state: State, day: int) -> State:
    """Return the state after the Food Day of that day."""
    after = state.copy()
    after.day = day
    food.hold_food_day(after)
    return after


def forecast_of(board: Board) -> Json | None:
    """Return what every seat must pay on the next Food Day, and what the temples would give.

    Return None before the wealth tiles are known and after the end. `goods` is None unless the next
    day brings goods; `scoring` is the next day on which the temples bring points.
    """
    if board.decision in (ids.WEALTH, ids.OVER):
        return None
    state = State.unpack(board.to_bytes())
    coming = _coming(state, held_today=board.decision == ids.CALENDAR)
    after = _after(state, coming[0].day)
    return {
        "day": coming[0].day,
        "days": max(0, coming[0].day - state.day),
        "kind": coming[0].kind,
        "seats": [_feeding(state, after, seat) for seat in range(state.players)],
        "goods": _goods(state, after) if coming[0].scored_age is None else None,
        "scoring": _scoring(state, coming),
    }


def _coming(state: State, *, held_today: bool) -> list[FoodDay]:
    """Return the Food Days to come.

    One that was reached is held when the round ends, before a seat chooses the days.
    """
    which = food.current_food_day(state)
    is_due = state.food_day and not held_today
    return list(food_days()[which if is_due else which + 1 :])


def _feeding(before: State, after: State, seat: int) -> Json:
    lost = _unfed(after, seat) - _unfed(before, seat)
    return {
        "workers": before.workers[seat],
        "needs": food.corn_per_worker(before, seat) * food.workers_to_feed(before, seat),
        "pays": before.corn[seat] - after.corn[seat],
        "unfed": -lost // (ids.QUARTERS * ids.UNFED_PENALTY),
        "points": points_from(lost),
    }


def _unfed(state: State, seat: int) -> int:
    return state.sources[ids.SOURCES * seat + ids.S_UNFED]


def _goods(state: State, after: State) -> dict[str, list[Json]]:
    """Return by temple the goods for every seat; skulls are given to all or to nobody."""
    skulls = after.bank_skulls < state.bank_skulls
    names = GOODS if skulls else RESOURCES
    return {name: _goods_of(state, temple, names) for temple, name in enumerate(TEMPLES)}


def _goods_of(state: State, temple: int, names: tuple[str, ...]) -> list[Json]:
    steps, state.temples = state.temples, _only(state.temples, temple)
    found = []
    for seat in range(state.players):
        shown = {name: food.goods_shown(state, seat, good) for good, name in enumerate(names)}
        found.append({name: count for name, count in shown.items() if count})
    state.temples = steps
    return found


def _only(steps: list[int], temple: int) -> list[int]:
    """Return the steps with all seats at the bottom of the other temples, which give nothing."""
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
