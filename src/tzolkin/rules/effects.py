"""What building tiles and wealth tiles do, effect by effect."""

from __future__ import annotations

from . import figures, frames, goods, ids, temples
from .cities import market, technologies
from .state import State


def next_effect(s: State) -> int:
    """Apply the next pending effect of a tile."""
    tile = frames.first(s)
    slot = frames.second(s)
    if slot == ids.EFFECT_SLOTS:
        return frames.pop(s)
    s.frame_b[s.depth - 1] += 1
    return apply_effect(s, ids.EFFECT_SLOTS * tile + slot)


def apply_effect(s: State, effect: int) -> int:
    """Apply an effect at once, or ask the player where it leaves a choice."""
    kind = figures.EFFECT_KIND[effect]
    argument = figures.EFFECT_ARGUMENT[effect]
    amount = figures.EFFECT_AMOUNT[effect]
    if kind == ids.E_CORN:
        s.corn[s.seat] += amount
    elif kind == ids.E_CUBE:
        goods.take_cubes(s, argument, amount)
    elif kind == ids.E_SKULLS:
        goods.take_skulls(s, amount)
    elif kind == ids.E_POINTS:
        goods.score(s, s.seat, ids.S_BUILDINGS, amount)
    elif kind == ids.E_TEMPLE:
        temples.rise(s, argument)
    elif kind == ids.E_TECHNOLOGY:
        technologies.advance(s, argument)
    elif kind == ids.E_WORKER:
        hire(s)
    else:
        ask_player(s, kind)
    return 0


def ask_player(s: State, kind: int) -> int:
    """Push the decision that an effect asks for."""
    if kind == ids.E_ANY_TEMPLE:
        frames.push(s, ids.TEMPLE, 0, 0)
    elif kind == ids.E_ANY_TECHNOLOGY:
        frames.push(s, ids.TECHNOLOGY, 1, 0)
    elif kind == ids.E_CONSTRUCT:
        frames.push(s, ids.CONSTRUCT, ids.BY_TIKAL_2, 1)
    elif kind == ids.E_MARKET:
        market.open_market(s)
    elif kind == ids.E_USE:
        frames.push(s, ids.USE, 1, 0)
    return 0


def why_not_hire(s: State) -> int:
    if s.workers[s.seat] == ids.MOST_WORKERS:
        return ids.R_ALL_WORKERS
    return ids.LEGAL


def hire(s: State) -> int:
    """Take a worker from the bank, if one is left."""
    if why_not_hire(s) == ids.LEGAL:
        s.workers[s.seat] += 1
        s.free[s.seat] += 1
    return 0
