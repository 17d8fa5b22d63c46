"""Picking up workers: which ones, and which actions they reach."""

from __future__ import annotations

from . import figures, frames, goods, ids
from .cities import actions
from .state import State

UNREACHABLE: int = 99


def on_gears(s: State, seat: int) -> int:
    """Return how many of the seat's workers stand on gears."""
    count = s.workers[seat] - s.free[seat]
    if s.first_space == seat:
        count -= 1
    return count


def why_not_pick(s: State, gear: int, space: int) -> int:
    if on_gears(s, s.seat) == 0 and frames.decision(s) == ids.TURN:
        return ids.R_MUST_PLACE
    holder = s.teeth[ids.CITY_TEETH * gear + space]
    if holder == ids.NOBODY:
        return frames.pack_reason(ids.R_NO_WORKER_THERE, gear, space)
    if holder != s.seat:
        return frames.pack_reason(ids.R_NOT_YOUR_WORKER, holder, 0)
    return ids.LEGAL


def pick(s: State, gear: int, space: int) -> int:
    """Take a worker off its gear and ask for its action."""
    s.teeth[ids.CITY_TEETH * gear + space] = ids.NOBODY
    s.free[s.seat] += 1
    s.frame_kind[s.depth - 1] = ids.PICKING
    return frames.push(s, ids.ACTION, gear, space)


def free_choice(gear: int, space: int) -> int:
    """Return whether a space is one of the last, from which every action can be taken."""
    return 1 if space > figures.GEAR_ACTIONS[gear] else 0


def steps_back(s: State, gear: int, space: int, action: int) -> int:
    """Return the corn for reaching an action from a space, or UNREACHABLE."""
    if free_choice(gear, space) or action == space:
        return 0
    if gear == ids.CHICHEN and one_ahead(s, space, action):
        return 0
    return space - action if action < space else UNREACHABLE


def one_ahead(s: State, space: int, action: int) -> int:
    """Return whether theology reaches an action of Chichen Itza, one space ahead."""
    furthest = reach(s, s.seat, space)
    if furthest == space:
        return 0
    return 1 if action == furthest or free_choice(ids.CHICHEN, furthest) else 0


def reach(s: State, seat: int, space: int) -> int:
    """Return the last space of Chichen Itza whose action a worker may take."""
    if s.levels[ids.TECHNOLOGIES * seat + ids.THEOLOGY] == 0:
        return space
    return space + 1


def why_not_do(s: State, action: int) -> int:
    gear = frames.first(s)
    space = frames.second(s)
    if action > figures.GEAR_ACTIONS[gear]:
        return frames.pack_reason(ids.R_NO_SUCH_ACTION, gear, figures.GEAR_ACTIONS[gear])
    steps = steps_back(s, gear, space, action)
    if steps == UNREACHABLE:
        if space == 0:
            return ids.R_NO_ACTION_HERE
        return frames.pack_reason(ids.R_TOO_FAR_AHEAD, action, space)
    reason = goods.why_not_corn(steps, s.corn[s.seat])
    if reason:
        return reason
    reason = actions.why_not_perform(s, gear, action, s.corn[s.seat] - steps)
    return frames.add_paid_corn(reason, steps)


def do(s: State, action: int) -> int:
    """Pay for the way to an action and perform it."""
    gear = frames.first(s)
    s.corn[s.seat] -= steps_back(s, gear, frames.second(s), action)
    frames.pop(s)
    return actions.perform(s, gear, action)
