"""Which actions answer the current decision, and why others do not.

`why_not` judges a single action; `legal` lists the candidates against which there is no reason.
"""

from __future__ import annotations

from . import begging, figures, frames, goods, ids, picking, placing, setup, temples
from .cities import actions, construction, market, palenque, technologies
from .state import Ids, State


def why_not(s: State, action: int) -> int:
    """Judge an action, by the kind of the current decision."""
    kind = frames.decision(s)
    if kind == ids.OVER:
        return ids.R_GAME_OVER
    if kind <= ids.PICKING:
        return why_not_in_turn(s, kind, action)
    if action == ids.DONE:
        return ids.LEGAL if optional(s, kind) else ids.R_MUST_CHOOSE
    if kind <= ids.TEMPLES_PAIR:
        return why_not_in_action(s, kind, action)
    return why_not_other(s, kind, action)


def optional(s: State, kind: int) -> int:
    """Return whether the decision can be answered with `done`."""
    if kind in (ids.PLACING, ids.PICKING, ids.MARKET, ids.OFFERING):
        return 1
    if kind in (ids.TECHNOLOGY, ids.CONSTRUCT):
        return frames.second(s)
    if kind == ids.USE:
        return frames.first(s)
    return 0


def why_not_in_turn(s: State, kind: int, action: int) -> int:
    """Judge an action while wealth tiles are chosen or a turn takes its course."""
    if kind == ids.WEALTH and action >= ids.KEEP:
        reason = setup.why_not_keep(s, figures.KEEP_LOW[action - ids.KEEP])
        return reason if reason else setup.why_not_keep(s, figures.KEEP_HIGH[action - ids.KEEP])
    if kind == ids.WEALTH:
        return frames.pack_reason(ids.R_OTHER_DECISION, kind, 0)
    if action <= ids.SKIP:
        return why_not_stop(s, kind, action)
    if ids.BEG <= action < ids.PLACE:
        return (
            begging.why_not_beg(s, action - ids.BEG) if kind == ids.TURN else ids.R_TOO_LATE_TO_BEG
        )
    if ids.PLACE <= action < ids.PICK:
        if kind == ids.PICKING:
            return ids.R_ALREADY_PICKING
        return placing.why_not_place(s, action - ids.PLACE)
    if ids.PICK <= action < ids.DO:
        if kind == ids.PLACING:
            return ids.R_ALREADY_PLACING
        return picking.why_not_pick(s, gear_of(action), space_of(action))
    return frames.pack_reason(ids.R_OTHER_DECISION, kind, 0)


def why_not_stop(s: State, kind: int, action: int) -> int:
    """Judge `done` and `skip`: a turn ends after placing or picking up, it cannot be passed."""
    if kind == ids.TURN:
        return ids.R_MUST_ACT if picking.on_gears(s, s.seat) else ids.R_MUST_PLACE
    if action == ids.SKIP:
        return frames.pack_reason(ids.R_OTHER_DECISION, kind, 0)
    return ids.LEGAL


def gear_of(pick: int) -> int:
    """Return the gear of a `pick` action."""
    return min((pick - ids.PICK) // ids.CITY_SPACES, ids.CHICHEN)


def space_of(pick: int) -> int:
    """Return the space of a `pick` action."""
    return pick - ids.PICK - ids.CITY_SPACES * gear_of(pick)


def why_not_in_action(s: State, kind: int, action: int) -> int:
    """Judge an answer about a worker's action, up to the temples it brings."""
    if kind == ids.ACTION:
        if action == ids.SKIP:
            return ids.LEGAL
        if ids.DO <= action < ids.DO + ids.OFFERINGS:
            return picking.why_not_do(s, action - ids.DO + 1)
    elif kind == ids.HARVEST:
        if ids.HARVEST_CORN <= action < ids.ADVANCE:
            return why_not_harvest(s, action)
    elif kind == ids.TECHNOLOGY:
        if ids.ADVANCE <= action < ids.PAY:
            return technologies.why_not_advance(s, action - ids.ADVANCE, frames.first(s))
    elif kind == ids.PAYMENT:
        if ids.PAY <= action < ids.TAKE:
            return goods.why_not_pay(s, action - ids.PAY, frames.first(s))
    elif kind == ids.GAIN:
        if ids.TAKE <= action < ids.RISE:
            return why_not_gain(s, action - ids.TAKE)
    elif ids.RISE <= action < ids.RISE_PAIR:
        if kind == ids.TEMPLE:
            return temples.why_not_rise(s, action - ids.RISE)
        return temples.why_not_single(s, action - ids.RISE)
    elif kind == ids.TEMPLES_PAIR and ids.RISE_PAIR <= action < ids.BUILD:
        return temples.why_not_pair(s, action - ids.RISE_PAIR)
    return frames.pack_reason(ids.R_OTHER_DECISION, kind, 0)


def why_not_harvest(s: State, action: int) -> int:
    group = frames.first(s)
    if action == ids.HARVEST_CORN:
        return palenque.why_not_corn(s, group)
    if action == ids.HARVEST_WOOD:
        return palenque.why_not_wood(s, group)
    reason = palenque.why_not_burn(s, group)
    return reason if reason else temples.why_not_fall(s, action - ids.BURN)


def why_not_gain(s: State, bundle: int) -> int:
    if figures.BUNDLE_SIZE[bundle] != frames.first(s):
        return frames.pack_reason(ids.R_GAIN_EXACTLY, frames.first(s), figures.BUNDLE_SIZE[bundle])
    return ids.LEGAL


def why_not_other(s: State, kind: int, action: int) -> int:
    """Judge an answer about construction, the market, other gears, offerings or the calendar."""
    corn = s.corn[s.seat]
    if kind == ids.CONSTRUCT:
        if ids.BUILD <= action < ids.BUILD_PLAIN:
            return construction.why_not_build(s, action - ids.BUILD, frames.first(s), 0, corn)
        if ids.BUILD_PLAIN <= action < ids.SPARE_CUBE:
            return construction.why_not_build(s, action - ids.BUILD_PLAIN, frames.first(s), 1, corn)
    elif kind == ids.SPARE:
        if ids.SPARE_CUBE <= action < ids.SELL:
            return construction.why_not_spare(s, frames.first(s), action - ids.SPARE_CUBE)
    elif kind == ids.MARKET:
        if ids.SELL <= action < ids.BUY:
            return market.why_not_sell(s, action - ids.SELL)
        if ids.BUY <= action < ids.USE_ACTION:
            return market.why_not_buy(s, action - ids.BUY)
    elif kind == ids.USE:
        if ids.USE_ACTION <= action < ids.DAYS:
            return why_not_use(s, action - ids.USE_ACTION, corn)
    elif kind == ids.OFFERING:
        if ids.PAY <= action < ids.TAKE:
            return goods.why_not_pay(s, action - ids.PAY, 1)
    elif ids.DAYS <= action < ids.KEEP:
        return ids.LEGAL
    return frames.pack_reason(ids.R_OTHER_DECISION, kind, 0)


def why_not_use(s: State, number: int, corn: int) -> int:
    gear = number // ids.CITY_ACTIONS
    action = number % ids.CITY_ACTIONS + 1
    if frames.first(s):
        return actions.why_not_use(s, gear, action, corn)
    return actions.why_not_perform(s, gear, action, corn)


def legal(s: State, out: Ids) -> int:
    """Write the legal actions to `out`, in a fixed order, and return how many there are."""
    kind = frames.decision(s)
    if kind in (ids.TURN, ids.PLACING, ids.PICKING):
        return list_turn(s, kind, out)
    if kind == ids.WEALTH:
        return list_wealth(s, out)
    if kind == ids.CONSTRUCT:
        return list_buildings(s, out)
    if kind == ids.OVER:
        return 0
    if kind == ids.ACTION:
        return list_actions(s, out)
    count = 0
    if optional(s, kind):
        out[0] = ids.DONE
        count = 1
    return list_block(s, first_candidate(kind), candidate_count(kind), out, count)


def list_block(s: State, first: int, size: int, out: Ids, count: int) -> int:
    """Append the legal actions of a block of the action table; return the new count."""
    for action in range(first, first + size):
        if why_not(s, action) == ids.LEGAL:
            out[count] = action
            count += 1
    return count


def first_candidate(kind: int) -> int:
    """Return where the block of the action table begins that can answer a decision."""
    if kind == ids.HARVEST:
        return ids.HARVEST_CORN
    if kind == ids.TECHNOLOGY:
        return ids.ADVANCE
    if kind in (ids.PAYMENT, ids.OFFERING):
        return ids.PAY
    if kind == ids.GAIN:
        return ids.TAKE
    if kind in (ids.TEMPLE, ids.TEMPLES_PAIR):
        return ids.RISE
    if kind == ids.SPARE:
        return ids.SPARE_CUBE
    if kind == ids.MARKET:
        return ids.SELL
    return ids.USE_ACTION if kind == ids.USE else ids.DAYS


def candidate_count(kind: int) -> int:
    """Return the length of that block."""
    if kind == ids.HARVEST:
        return 2 + ids.TEMPLES
    if kind == ids.TECHNOLOGY:
        return ids.TECHNOLOGIES
    if kind == ids.PAYMENT:
        return ids.BUNDLES
    if kind == ids.GAIN:
        return ids.ONE_CUBE + ids.TWO_CUBES
    if kind in (ids.MARKET, ids.TEMPLES_PAIR):
        return 6
    if kind == ids.USE:
        return ids.USES
    return 2 if kind == ids.CALENDAR else 3


def list_turn(s: State, kind: int, out: Ids) -> int:
    count = 0
    if kind != ids.TURN:
        out[0] = ids.DONE
        count = 1
    else:
        for temple in range(ids.TEMPLES):
            if begging.why_not_beg(s, temple) == ids.LEGAL:
                out[count] = ids.BEG + temple
                count += 1
    if kind != ids.PICKING:
        for gear in range(ids.GEARS + 1):
            if placing.why_not_place(s, gear) == ids.LEGAL:
                out[count] = ids.PLACE + gear
                count += 1
    if kind != ids.PLACING:
        count = list_workers(s, out, count)
    return count


def list_workers(s: State, out: Ids, count: int) -> int:
    left = picking.on_gears(s, s.seat)
    for gear in range(ids.GEARS):
        for space in range(figures.LAST_SPACE[gear] + 1):
            if left == 0:
                return count
            if s.teeth[ids.CITY_TEETH * gear + space] == s.seat:
                out[count] = ids.PICK + ids.CITY_SPACES * gear + space
                count += 1
                left -= 1
    return count


def list_actions(s: State, out: Ids) -> int:
    out[0] = ids.SKIP
    count = 1
    for action in range(1, figures.GEAR_ACTIONS[frames.first(s)] + 1):
        if picking.why_not_do(s, action) == ids.LEGAL:
            out[count] = ids.DO + action - 1
            count += 1
    return count


def list_wealth(s: State, out: Ids) -> int:
    """List the six pairs of the four tiles offered."""
    count = 0
    for one in range(ids.OFFER):
        for other in range(one + 1, ids.OFFER):
            tile = s.offer[ids.OFFER * s.seat + one]
            twin = s.offer[ids.OFFER * s.seat + other]
            out[count] = ids.KEEP + pair_number(min(tile, twin), max(tile, twin))
            count += 1
    return count


def pair_number(low: int, high: int) -> int:
    """Return the number of a pair of wealth tiles among all pairs."""
    return low * (2 * ids.WEALTH_TILES - low - 1) // 2 + high - low - 1


def list_buildings(s: State, out: Ids) -> int:
    count = 0
    if optional(s, ids.CONSTRUCT):
        out[0] = ids.DONE
        count = 1
    for place in range(ids.ROW):
        if s.row[place] != ids.NO_TILE:
            count = list_block(s, ids.BUILD + s.row[place], 1, out, count)
            count = list_block(s, ids.BUILD_PLAIN + s.row[place], 1, out, count)
    for place in range(s.players + 2):
        if s.monuments[place] != ids.NO_TILE:
            count = list_block(s, ids.BUILD + s.monuments[place], 1, out, count)
    return count
