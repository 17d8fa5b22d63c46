"""The market of Uxmal 2: corn for cubes and cubes for corn.

Every exchange can be reached in one way only: sales come first, then purchases, both in the order
wood, stone, gold, and what was sold cannot be bought. The pending decision remembers the furthest
step so far (0 to 2 for sales, 3 to 5 for purchases) and, as bits, what was sold.
"""

from __future__ import annotations

from .. import figures, frames, goods, ids
from ..state import State


def why_not_open(s: State, corn: int) -> int:
    """Check that there is something to exchange with that much corn."""
    if goods.cubes(s) == 0 and corn < figures.RATE[ids.WOOD]:
        return ids.R_NOTHING_TO_EXCHANGE
    return ids.LEGAL


def open_market(s: State) -> int:
    return frames.push(s, ids.MARKET, 0, 0)


def why_not_sell(s: State, resource: int) -> int:
    if frames.first(s) >= ids.RESOURCES:
        return ids.R_SALES_FIRST
    if frames.first(s) > resource:
        return ids.R_SALE_ORDER
    return goods.why_not_cubes(s, resource, 1)


def why_not_buy(s: State, resource: int) -> int:
    if frames.second(s) >> resource & 1:
        return frames.pack_reason(ids.R_SOLD_BEFORE, resource, 0)
    if frames.first(s) > ids.RESOURCES + resource:
        return ids.R_PURCHASE_ORDER
    return goods.why_not_corn(figures.RATE[resource], s.corn[s.seat])


def why_not_go_on(s: State) -> int:
    """Check that something is left to exchange in this visit."""
    for resource in range(ids.RESOURCES):
        if why_not_sell(s, resource) == ids.LEGAL or why_not_buy(s, resource) == ids.LEGAL:
            return ids.LEGAL
    return ids.R_NOTHING_TO_EXCHANGE


def sell(s: State, resource: int) -> int:
    top = s.depth - 1
    s.frame_a[top] = resource
    s.frame_b[top] |= 1 << resource
    goods.take_cubes(s, resource, -1)
    s.corn[s.seat] += figures.RATE[resource]
    return 0


def buy(s: State, resource: int) -> int:
    s.frame_a[s.depth - 1] = ids.RESOURCES + resource
    goods.take_cubes(s, resource, 1)
    s.corn[s.seat] -= figures.RATE[resource]
    return 0
