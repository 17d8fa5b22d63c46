"""All ways to play a turn, worker by worker, the most promising ones further."""

from __future__ import annotations

from ..rules import frames, ids, legal, play
from ..rules.state import Ints, State, Word
from . import constants, machine, net, value
from .memory import Turns

ENDING: int = constants.POOL - 1  # the slot in which ends of turns are tried
ROOM: int = ENDING - constants.BEST  # the others are for the ends that are kept


def look(t: Turns, s: State, most: int) -> int:
    """Fill `best` with up to `most` ways to end the turn, the best first; tells how many.

    Between two workers the turn may end, and is valued as if it did; only the `width` most valuable
    positions are followed further. What others make of a turn is asked only for those that are best
    for the seat itself.
    """
    begin(t, s, most)
    while t.stage_size > 0:
        t.waiting_size = 0
        t.room = min(t.used + t.ample, ROOM)
        for number in range(t.stage_size):
            expand(t, t.stage[number])
            while t.open_size > 0:
                t.open_size -= 1
                expand(t, t.open[t.open_size])
        choose_stage(t)
    compare(t)
    return t.best_size


def begin(t: Turns, s: State, most: int) -> int:
    t.seat = s.seat
    t.now += 1
    t.used = 1
    machine.copy(t.states[0], s)
    t.parents[0] = 0
    t.actions[0] = ids.DONE
    t.exchanges[0] = 0
    t.stage[0] = 0
    t.stage_size = 1
    t.open_size = 0
    t.best_size = 0
    t.best_most = most
    net.forget(t)
    if may_end(s):
        reach_end(t, 0)
        add_end(t, 0)
    return 0


def may_end(s: State) -> int:
    """Between two workers."""
    return 1 if frames.asked(s) in (ids.PLACING, ids.PICKING) else 0


def expand(t: Turns, slot: int) -> int:
    """Add everything that can be answered to a position."""
    count = legal.legal(t.states[slot], t.legal)
    for number in range(count):
        if worth_trying(t, slot, t.legal[number]):
            add(t, slot, t.legal[number])
    return 0


def worth_trying(t: Turns, slot: int, action: int) -> int:
    """Placing is free of order, so gears in one order are enough; nobody exchanges for ever."""
    asked = frames.asked(t.states[slot])
    if asked in (ids.PLACING, ids.PICKING) and action == ids.DONE:
        return 0
    if asked == ids.PLACING and ids.PLACE <= action <= ids.PLACE_FIRST:
        return 1 if action >= t.actions[slot] else 0
    if asked == ids.MARKET and action != ids.DONE:
        return 1 if t.exchanges[slot] < constants.EXCHANGES else 0
    return 1


def add(t: Turns, slot: int, action: int) -> int:
    """The position after an action, unless there is no room for it or it is known.

    Where the turn is over or may end, it is known by its end.
    """
    if t.used == t.room:
        return 0
    child = t.used
    asked = frames.asked(t.states[slot])
    machine.copy(t.states[child], t.states[slot])
    play.apply(t.states[child], action)
    over = turn_is_over(t, child, asked)
    reached = reach_end(t, child) if over or may_end(t.states[child]) else child
    if known(t, machine.fingerprint(t.states[reached])):
        return 0
    t.used += 1
    t.parents[child] = slot
    t.actions[child] = action
    t.exchanges[child] = t.exchanges[slot] + 1 if asked == ids.MARKET else 0
    if reached == ENDING:
        add_end(t, child)
    return 0 if over else add_middle(t, child)


def known(t: Turns, fingerprint: Word) -> int:
    """Was it seen in this turn? If not, it is now."""
    place = fingerprint % constants.TABLE
    while t.seen_when[place] == t.now:
        if t.seen[place] == fingerprint:
            return 1
        place = (place + 1) % constants.TABLE
    t.seen_when[place] = t.now
    t.seen[place] = fingerprint
    return 0


def turn_is_over(t: Turns, slot: int, answered: int) -> int:
    """Begging answers the decision of the turn too, and the turn goes on."""
    asked = frames.asked(t.states[slot])
    if asked in (ids.OVER, ids.CALENDAR, ids.WEALTH):
        return 1
    if asked != ids.TURN:
        return 0
    return 0 if answered == ids.TURN else 1


def add_middle(t: Turns, slot: int) -> int:
    """Go on from here at once, or after the next worker has been chosen."""
    asked = frames.asked(t.states[slot])
    if asked not in (ids.TURN, ids.PLACING, ids.PICKING):
        t.open[t.open_size] = slot
        t.open_size += 1
        return 0
    if asked == ids.TURN:
        t.values[slot] = value.value(t, t.states[slot], t.seat)
    t.waiting[t.waiting_size] = slot
    t.waiting_size += 1
    return 0


def reach_end(t: Turns, slot: int) -> int:
    """What the turn comes to: it is ended, and all others have kept some wealth tiles too."""
    s = t.states[ENDING]
    machine.copy(s, t.states[slot])
    if may_end(s):
        play.apply(s, ids.DONE)
    while frames.asked(s) == ids.WEALTH:
        legal.legal(s, t.legal_wealth)
        play.apply(s, t.legal_wealth[0])
    return ENDING


def add_end(t: Turns, slot: int) -> int:
    """Value the end just reached for the seat and put it into its place among the best."""
    t.values[slot] = value.value(t, t.states[ENDING], t.seat)
    t.valued += 1
    t.best_size = insert(t, t.best, t.best_size, t.best_most, slot)
    return 0


def insert(t: Turns, slots: Ints, size: int, most: int, slot: int) -> int:
    """Put a slot into its place among the most valuable ones; tells how many there are now."""
    place = size
    while place > 0 and t.values[slots[place - 1]] < t.values[slot]:
        if place < most:
            slots[place] = slots[place - 1]
        place -= 1
    if place == most:
        return size
    slots[place] = slot
    return min(size + 1, most)


def compare(t: Turns) -> int:
    """Value the best turns for all seats, and order them by how far ahead they bring this one."""
    found = t.best_size
    t.best_size = 0
    for number in range(found):
        slot = ended(t, t.best[number])
        t.values[slot] = lead(t, slot)
        t.best_size = insert(t, t.best, t.best_size, found, slot)
    return 0


def ended(t: Turns, slot: int) -> int:
    """The slot in which the turn is over."""
    if not may_end(t.states[slot]):
        return slot
    end = t.used
    t.used += 1
    machine.copy(t.states[end], t.states[slot])
    play.apply(t.states[end], ids.DONE)
    t.parents[end] = slot
    t.actions[end] = ids.DONE
    t.values[end] = t.values[slot]
    return end


def lead(t: Turns, slot: int) -> float:
    """What the seat makes of it, which is known, less what the best of the others makes of it."""
    reach_end(t, slot)
    s = t.states[ENDING]
    at = ids.SEATS * slot
    for seat in range(s.players):
        t.scores[at + seat] = t.values[slot] if seat == t.seat else value.value(t, s, seat)
    return t.values[slot] - t.rivalry * value.best_other(s.players, t.seat, t.scores, at)


def choose_stage(t: Turns) -> int:
    """The most valuable of the waiting positions, sorted."""
    t.stage_size = 0
    for number in range(t.waiting_size):
        t.stage_size = insert(t, t.stage, t.stage_size, t.width, t.waiting[number])
    return 0


def steps_to(t: Turns, slot: int) -> int:
    """How many actions lead to a position."""
    steps = 0
    while slot != 0:
        slot = t.parents[slot]
        steps += 1
    return steps
