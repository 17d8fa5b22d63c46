"""The actions of the five gears."""

from __future__ import annotations

from .. import effects, figures, frames, goods, ids, temples
from ..state import State
from . import construction, market, palenque, technologies

UXMAL_TEMPLE_CORN: int = 3
USE_CORN: int = 1


def why_not_perform(s: State, gear: int, action: int, corn: int) -> int:
    """Refuse an action that would have no effect, with the corn that is left for it."""
    if gear == ids.PALENQUE:
        if action == 1:
            return ids.LEGAL
        return palenque.why_not_harvest(s, action)
    if gear == ids.YAXCHILAN:
        if figures.YAXCHILAN_SKULLS[action] and s.bank_skulls == 0:
            return ids.R_NO_SKULL_IN_BANK
        return ids.LEGAL
    if gear == ids.TIKAL:
        return why_not_tikal(s, action)
    if gear == ids.UXMAL:
        return why_not_uxmal(s, action, corn)
    return why_not_offer(s, action)


def why_not_tikal(s: State, action: int) -> int:
    if action in (1, 3):
        return technologies.why_not_advance_any(s, 0)
    if action == 2:
        return construction.why_not_build_any(s, ids.BY_TIKAL_2, 0)
    if action == 4:
        return construction.why_not_build_any(s, ids.BY_TIKAL_4, 0)
    return why_not_cube_for_rise(s)


def why_not_uxmal(s: State, action: int, corn: int) -> int:
    if action == 1:
        reason = goods.why_not_corn(UXMAL_TEMPLE_CORN, corn)
        if reason:
            return reason
        return temples.why_not_rise_any(s)
    if action == 2:
        return market.why_not_open(s, corn)
    if action == 3:
        return effects.why_not_hire(s)
    if action == 4:
        return construction.why_not_build_any(s, ids.BY_CORN, corn)
    return why_not_use_any(s, corn)


def why_not_use_any(s: State, corn: int) -> int:
    """Check only the corn for using another action, because fishing is always possible."""
    return why_not_use(s, ids.PALENQUE, 1, corn)


def why_not_use(s: State, gear: int, action: int, corn: int) -> int:
    """Refuse an action of another gear that is impossible after paying 1 corn for its use."""
    reason = goods.why_not_corn(USE_CORN, corn)
    if reason:
        return reason
    return frames.add_paid_corn(why_not_perform(s, gear, action, corn - USE_CORN), USE_CORN)


def why_not_offer(s: State, place: int) -> int:
    if s.offerings[place - 1] != ids.NOBODY:
        return frames.pack_reason(ids.R_OFFERING_TAKEN, place, s.offerings[place - 1])
    if s.skulls[s.seat] == 0:
        return ids.R_NO_SKULL
    return ids.LEGAL


def perform(s: State, gear: int, action: int) -> int:
    """Perform an action, or ask what it leaves to the player."""
    if gear == ids.PALENQUE:
        if action == 1:
            return palenque.fish(s)
        return frames.push(s, ids.HARVEST, action, 0)
    if gear == ids.YAXCHILAN:
        return extract(s, action)
    if gear == ids.TIKAL:
        return perform_tikal(s, action)
    if gear == ids.UXMAL:
        return perform_uxmal(s, action)
    return offer(s, action)


def extract(s: State, action: int) -> int:
    """Take the goods of Yaxchilan, and what extraction and theology add."""
    s.corn[s.seat] += figures.YAXCHILAN_CORN[action]
    level = technologies.level(s, ids.EXTRACTION)
    for resource in range(ids.RESOURCES):
        amount = figures.YAXCHILAN_CUBES[ids.RESOURCES * action + resource]
        if amount:
            goods.take_cubes(s, resource, amount + (1 if level > resource else 0))
    skulls = figures.YAXCHILAN_SKULLS[action]
    if skulls:
        more = 1 if technologies.level(s, ids.THEOLOGY) == ids.TOP_LEVEL else 0
        goods.take_skulls(s, skulls + more)
    return 0


def perform_tikal(s: State, action: int) -> int:
    if action == 2:
        return frames.push(s, ids.CONSTRUCT, ids.BY_TIKAL_2, 0)
    if action == 4:
        return frames.push(s, ids.CONSTRUCT, ids.BY_TIKAL_4, 0)
    if action == 5:
        return frames.push(s, ids.PAYMENT, 1, ids.TECHNOLOGIES)
    if action == 3:
        frames.push(s, ids.TECHNOLOGY, 0, 1)
    return frames.push(s, ids.TECHNOLOGY, 0, 0)


def perform_uxmal(s: State, action: int) -> int:
    if action == 1:
        s.corn[s.seat] -= UXMAL_TEMPLE_CORN
        return frames.push(s, ids.TEMPLE, 0, 0)
    if action == 2:
        return market.open_market(s)
    if action == 3:
        return effects.hire(s)
    if action == 4:
        return frames.push(s, ids.CONSTRUCT, ids.BY_CORN, 0)
    s.corn[s.seat] -= USE_CORN
    return frames.push(s, ids.USE, 0, 0)


def offer(s: State, place: int) -> int:
    """Lay a skull at Chichen Itza: points, a step, perhaps cubes, and theology's offering."""
    s.skulls[s.seat] -= 1
    s.offerings[place - 1] = s.seat
    goods.score(s, s.seat, ids.S_CHICHEN, figures.OFFERING_POINTS[place])
    temples.rise(s, figures.OFFERING_TEMPLE[place])
    if technologies.level(s, ids.THEOLOGY) >= 2:
        frames.push(s, ids.OFFERING, 0, 0)
    if figures.OFFERING_CUBES[place]:
        frames.push(s, ids.GAIN, figures.OFFERING_CUBES[place], 0)
    return 0


def why_not_cube_for_rise(s: State) -> int:
    """Check a cube and a temple: for Tikal 5, and for theology 2 after Chichen Itza."""
    if goods.cubes(s) == 0:
        return frames.pack_reason(ids.R_NEEDS_RESOURCES, 1, 0)
    return temples.why_not_rise_any(s)


def make_offering(s: State, bundle: int) -> int:
    """Answer the decision `OFFERING`: pay a cube and rise on a temple."""
    frames.pop(s)
    goods.move_bundle(s, bundle, -1)
    return frames.push(s, ids.TEMPLE, 0, 0)


def pay(s: State, bundle: int) -> int:
    """Answer the decision `PAYMENT`: for an advance, or for the two temples of Tikal 5."""
    track = frames.second(s)
    frames.pop(s)
    goods.move_bundle(s, bundle, -1)
    if track == ids.TECHNOLOGIES:
        return frames.push(s, ids.TEMPLES_PAIR, 0, 0)
    return technologies.advance(s, track)


def use(s: State, gear: int, action: int) -> int:
    """Answer the decision `USE`; the use is paid now if a building offers it, at Uxmal 5 it was."""
    if frames.first(s):
        s.corn[s.seat] -= USE_CORN
    frames.pop(s)
    return perform(s, gear, action)
