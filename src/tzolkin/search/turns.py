"""Find the best ways to play a turn, worker by worker: a beam search over the positions of a turn.

Between two workers the turn may end. There every position is valued as if the turn ended, and only
the most valuable ones are followed to the next worker.
"""

from __future__ import annotations

from ..rules import frames, ids, legal, play
from ..rules.state import Ints, State, Word
from . import constants, network, primitives, value
from .memory import TurnPool

ENDING: int = constants.POOL - 1  # the slot in which turns are ended to value them
ROOM: int = ENDING - constants.BEST  # the slots after this one are for the best ends


def find(pool: TurnPool, s: State, most: int) -> int:
    """Fill `best` with up to `most` ways to end the turn, the best first; return how many.

    Only for the ends that are best for the seat itself, the other seats' values are computed.
    """
    start(pool, s, most)
    while pool.stage_size > 0:
        pool.next_stage_size = 0
        pool.slot_limit = min(pool.used + pool.position_limit, ROOM)
        for number in range(pool.stage_size):
            expand(pool, pool.stage[number])
            while pool.unfinished_size > 0:
                pool.unfinished_size -= 1
                expand(pool, pool.unfinished[pool.unfinished_size])
        start_next_stage(pool)
    rank_best(pool)
    return pool.best_size


def start(pool: TurnPool, s: State, most: int) -> int:
    """Empty the pool and put the beginning of the turn into slot 0."""
    pool.seat = s.seat
    pool.generation += 1
    pool.used = 1
    primitives.copy_state(pool.states[0], s)
    pool.parents[0] = 0
    pool.actions[0] = ids.DONE
    pool.exchanges[0] = 0
    pool.stage[0] = 0
    pool.stage_size = 1
    pool.unfinished_size = 0
    pool.best_size = 0
    pool.best_limit = most
    network.reset(pool)
    if can_end(s):
        finish_turn(pool, 0)
        add_end(pool, 0)
    return 0


def can_end(s: State) -> int:
    """Return whether the turn can end here, between two workers."""
    return 1 if frames.decision(s) in (ids.PLACING, ids.PICKING) else 0


def expand(pool: TurnPool, slot: int) -> int:
    """Add the positions after every candidate action of a position."""
    count = legal.legal(pool.states[slot], pool.legal)
    for number in range(count):
        if is_candidate(pool, slot, pool.legal[number]):
            add_position(pool, slot, pool.legal[number])
    return 0


def is_candidate(pool: TurnPool, slot: int, action: int) -> int:
    """Return whether a legal action is worth following.

    The order of gears does not matter when placing, so only one order is followed. The number of
    exchanges in a row is limited. Ends of the turn are valued elsewhere.
    """
    decision = frames.decision(pool.states[slot])
    if decision in (ids.PLACING, ids.PICKING) and action == ids.DONE:
        return 0
    if decision == ids.PLACING and ids.PLACE <= action <= ids.PLACE_FIRST:
        return 1 if action >= pool.actions[slot] else 0
    if decision == ids.MARKET and action != ids.DONE:
        return 1 if pool.exchanges[slot] < constants.EXCHANGES else 0
    return 1


def add_position(pool: TurnPool, slot: int, action: int) -> int:
    """Add the position after an action, unless there is no room or it was reached before.

    Where the turn is over or can end, positions are compared by how the turn ends.
    """
    if pool.used == pool.slot_limit:
        return 0
    child = pool.used
    decision = frames.decision(pool.states[slot])
    primitives.copy_state(pool.states[child], pool.states[slot])
    play.apply(pool.states[child], action)
    over = turn_is_over(pool, child, decision)
    reached = finish_turn(pool, child) if over or can_end(pool.states[child]) else child
    if already_seen(pool, primitives.fingerprint(pool.states[reached])):
        return 0
    pool.used += 1
    pool.parents[child] = slot
    pool.actions[child] = action
    pool.exchanges[child] = pool.exchanges[slot] + 1 if decision == ids.MARKET else 0
    if reached == ENDING:
        add_end(pool, child)
    return 0 if over else enqueue(pool, child)


def already_seen(pool: TurnPool, fingerprint: Word) -> int:
    """Return whether the position was seen in this turn, and mark it as seen."""
    place = fingerprint % constants.TABLE
    while pool.seen_generation[place] == pool.generation:
        if pool.seen[place] == fingerprint:
            return 1
        place = (place + 1) % constants.TABLE
    pool.seen_generation[place] = pool.generation
    pool.seen[place] = fingerprint
    return 0


def turn_is_over(pool: TurnPool, slot: int, answered: int) -> int:
    """Return whether answering a decision ended the turn.

    Begging answers the decision `TURN` too, but the turn goes on.
    """
    decision = frames.decision(pool.states[slot])
    if decision in (ids.OVER, ids.CALENDAR, ids.WEALTH):
        return 1
    if decision != ids.TURN:
        return 0
    return 0 if answered == ids.TURN else 1


def enqueue(pool: TurnPool, slot: int) -> int:
    """Follow a position at once in the middle of an action, otherwise in the next stage."""
    decision = frames.decision(pool.states[slot])
    if decision not in (ids.TURN, ids.PLACING, ids.PICKING):
        pool.unfinished[pool.unfinished_size] = slot
        pool.unfinished_size += 1
        return 0
    if decision == ids.TURN:
        pool.values[slot] = value.value(pool, pool.states[slot], pool.seat)
    pool.next_stage[pool.next_stage_size] = slot
    pool.next_stage_size += 1
    return 0


def finish_turn(pool: TurnPool, slot: int) -> int:
    """End the turn in the slot `ENDING`, with some choice of wealth tiles for the other seats."""
    s = pool.states[ENDING]
    primitives.copy_state(s, pool.states[slot])
    if can_end(s):
        play.apply(s, ids.DONE)
    while frames.decision(s) == ids.WEALTH:
        legal.legal(s, pool.legal_wealth)
        play.apply(s, pool.legal_wealth[0])
    return ENDING


def add_end(pool: TurnPool, slot: int) -> int:
    """Value the end in the slot `ENDING` for the seat and insert it among the best."""
    pool.values[slot] = value.value(pool, pool.states[ENDING], pool.seat)
    pool.evaluations += 1
    pool.best_size = insert_sorted(pool, pool.best, pool.best_size, pool.best_limit, slot)
    return 0


def insert_sorted(pool: TurnPool, slots: Ints, size: int, most: int, slot: int) -> int:
    """Insert a slot into a list sorted by value and limited in size; return the new size."""
    place = size
    while place > 0 and pool.values[slots[place - 1]] < pool.values[slot]:
        if place < most:
            slots[place] = slots[place - 1]
        place -= 1
    if place == most:
        return size
    slots[place] = slot
    return min(size + 1, most)


def rank_best(pool: TurnPool) -> int:
    """Sort the best ends by the lead over the other seats."""
    found = pool.best_size
    pool.best_size = 0
    for number in range(found):
        slot = ended_slot(pool, pool.best[number])
        pool.values[slot] = lead(pool, slot)
        pool.best_size = insert_sorted(pool, pool.best, pool.best_size, found, slot)
    return 0


def ended_slot(pool: TurnPool, slot: int) -> int:
    """Return the slot in which the turn is over, a new one where it only can end."""
    if not can_end(pool.states[slot]):
        return slot
    end = pool.used
    pool.used += 1
    primitives.copy_state(pool.states[end], pool.states[slot])
    play.apply(pool.states[end], ids.DONE)
    pool.parents[end] = slot
    pool.actions[end] = ids.DONE
    pool.values[end] = pool.values[slot]
    return end


def lead(pool: TurnPool, slot: int) -> float:
    """Return the seat's value, which is known, less a part of the best other seat's value."""
    finish_turn(pool, slot)
    s = pool.states[ENDING]
    own = pool.values[slot]
    at = ids.SEATS * slot
    for seat in range(s.players):
        pool.scores[at + seat] = own if seat == pool.seat else value.value(pool, s, seat)
    return own - pool.rivalry * value.best_other(s.players, pool.seat, pool.scores, at)


def start_next_stage(pool: TurnPool) -> int:
    """Keep the most valuable positions for the next worker, sorted."""
    size = 0
    for number in range(pool.next_stage_size):
        slot = pool.next_stage[number]
        size = insert_sorted(pool, pool.stage, size, pool.beam_width, slot)
    pool.stage_size = size
    return 0


def count_steps(pool: TurnPool, slot: int) -> int:
    """Return how many actions lead to a position."""
    steps = 0
    while slot != 0:
        slot = pool.parents[slot]
        steps += 1
    return steps
