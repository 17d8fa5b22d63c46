"""What an action does: every answer to every decision, and what follows without a choice."""

from __future__ import annotations

from . import (
    begging,
    calendar,
    effects,
    figures,
    frames,
    goods,
    ids,
    legal,
    picking,
    placing,
    randomness,
    setup,
    temples,
)
from .cities import actions, construction, market, palenque, technologies
from .state import Ids, Rng, State


def apply(s: State, action: int) -> int:
    """Play a legal action and continue to the next decision."""
    kind = frames.decision(s)
    if kind <= ids.PICKING:
        answer_in_turn(s, kind, action)
    elif action == ids.DONE:
        frames.pop(s)
    elif kind <= ids.TEMPLES_PAIR:
        answer_in_action(s, kind, action)
    else:
        answer_other(s, kind, action)
    return settle(s)


def answer_in_turn(s: State, kind: int, action: int) -> int:
    if kind == ids.WEALTH:
        return setup.keep(s, action - ids.KEEP)
    if action == ids.DONE:
        return calendar.end_turn(s)
    if action < ids.PLACE:
        return begging.beg(s, action - ids.BEG)
    if action < ids.PICK:
        return placing.place(s, action - ids.PLACE)
    return picking.pick(s, legal.gear_of(action), legal.space_of(action))


def answer_in_action(s: State, kind: int, action: int) -> int:
    if kind == ids.ACTION:
        if action == ids.SKIP:
            return frames.pop(s)
        return picking.do(s, action - ids.DO + 1)
    if kind == ids.HARVEST:
        return harvest(s, action)
    if kind == ids.TECHNOLOGY:
        return technologies.choose(s, action - ids.ADVANCE)
    if kind == ids.PAYMENT:
        return actions.pay(s, action - ids.PAY)
    frames.pop(s)
    if kind == ids.GAIN:
        return goods.move_bundle(s, action - ids.TAKE, 1)
    if action < ids.RISE_PAIR:
        return temples.rise(s, action - ids.RISE)
    temples.rise(s, figures.PAIR_LOW[action - ids.RISE_PAIR])
    return temples.rise(s, figures.PAIR_HIGH[action - ids.RISE_PAIR])


def harvest(s: State, action: int) -> int:
    group = frames.first(s)
    frames.pop(s)
    if action == ids.HARVEST_CORN:
        return palenque.harvest_corn(s, group)
    if action == ids.HARVEST_WOOD:
        return palenque.harvest_wood(s, group)
    return palenque.burn(s, group, action - ids.BURN)


def answer_other(s: State, kind: int, action: int) -> int:
    if kind == ids.CONSTRUCT:
        if action < ids.BUILD_PLAIN:
            return construction.build(s, action - ids.BUILD, 0)
        return construction.build(s, action - ids.BUILD_PLAIN, 1)
    if kind == ids.SPARE:
        return construction.spare(s, action - ids.SPARE_CUBE)
    if kind == ids.MARKET:
        if action < ids.BUY:
            return market.sell(s, action - ids.SELL)
        return market.buy(s, action - ids.BUY)
    if kind == ids.USE:
        number = action - ids.USE_ACTION
        return actions.use(s, number // ids.CITY_ACTIONS, number % ids.CITY_ACTIONS + 1)
    if kind == ids.OFFERING:
        return actions.make_offering(s, action - ids.PAY)
    return calendar.choose_days(s, action - ids.DAYS + 1)


def settle(s: State) -> int:
    """Apply pending effects and skip decisions without a choice, until one must be made."""
    while s.depth > 0:
        kind = frames.decision(s)
        if kind == ids.EFFECTS:
            effects.next_effect(s)
        elif kind == ids.RECEIVE:
            setup.receive(s)
        elif is_skipped(s):
            frames.pop(s)
        else:
            return 0
    return 0


def is_skipped(s: State) -> int:
    """Return whether `done` is the only answer, or there is no temple to rise on."""
    kind = frames.decision(s)
    if kind == ids.TEMPLE:
        return temples.why_not_rise_any(s)
    if kind < ids.TECHNOLOGY or not legal.optional(s, kind):
        return 0
    if kind == ids.TECHNOLOGY:
        return technologies.why_not_advance_any(s, frames.first(s))
    if kind == ids.CONSTRUCT:
        return construction.why_not_build_any(s, frames.first(s), s.corn[s.seat])
    if kind == ids.MARKET:
        return market.why_not_go_on(s)
    if kind == ids.USE:
        return actions.why_not_use_any(s, s.corn[s.seat])
    return actions.why_not_cube_for_rise(s)


def play_random(s: State, rng: Rng, out: Ids) -> int:
    """Play a random legal action of a game that is not over, and return it."""
    count = legal.legal(s, out)
    action = out[randomness.below(rng, count)]
    apply(s, action)
    return action
