"""Figures with 95 % intervals, by bootstrap over deals."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from .deal_sums import DealSums
from .rating import Floats, ratings

RESAMPLES = 2000
INTERVAL = (2.5, 97.5)
RULE_OF_THREE = 3
FEW_DEALS = 30  # with fewer of them intervals are rough
ALIKE = 1e-9  # figures that resampling changes by less do not vary
WEIGHTS_AT_ONCE = 4_000_000
NORMAL = 1.96  # a normal distribution has 95 % of its mass within this many deviations
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


class Estimate(NamedTuple):
    """A figure and its 95 % interval.

    All are None if there are no data. Only the ends are None if the variation is unknown, because
    one deal was played or all were alike.
    """

    value: float | None
    low: float | None
    high: float | None


NOTHING = Estimate(None, None, None)
ZERO = Estimate(0.0, 0.0, 0.0)


class Estimates(NamedTuple):
    """The four figures of results, each a list by bot."""

    win_share: list[Estimate]
    score: list[Estimate]
    margin: list[Estimate]
    rating: list[Estimate]


def estimates(sums: DealSums, seed: int, anchor: int | None = None) -> Estimates:
    """Estimate all figures by giving the deals random weights (Bayesian bootstrap).

    Deals are weighted, not games, because the games of one deal are not independent.
    """
    seats, wins, scored, score, margin, ahead = _resampled(sums, seed)
    return Estimates(
        win_share=_win_shares(sums, _ratios(wins, seats, sums.seats)),
        score=_ratios(score, scored, sums.scored),
        margin=_ratios(margin, scored, sums.scored),
        rating=_ratings(ahead, anchor, sums.deals),
    )


def _resampled(sums: DealSums, seed: int) -> list[Floats]:
    """Return the sums over all deals: the actual ones in the first row, then the resampled ones.

    One deal in which all bots are level is added. It keeps ratings finite, and since its weight
    varies like the others, the rating of a bot that always wins gets a suitably wide interval.
    """
    bots = sums.seats.shape[1]
    plain = [sums.seats, sums.wins, sums.scored, sums.score, sums.margin]
    level = [*(np.zeros((1, bots)) for _ in plain), (1 - np.eye(bots)).reshape(1, -1) / 2]
    deals = [*plain, sums.ahead.reshape(sums.deals, bots * bots)]
    everything = np.concatenate([np.hstack(deals), np.hstack(level)])
    parts = np.split(_weighted(everything, seed), range(bots, 6 * bots, bots), axis=1)
    return [*parts[:-1], parts[-1].reshape(-1, bots, bots)]


def _weighted(sums: Floats, seed: int) -> Floats:
    """Weight the deals; `RandomState` draws the same numbers with every version of NumPy."""
    chance, deals = np.random.RandomState(seed % 2**32), len(sums)
    at_once = max(1, WEIGHTS_AT_ONCE // deals)
    rows = [sums.sum(axis=0, keepdims=True)]
    for begun in range(0, RESAMPLES, at_once):
        weights = chance.standard_exponential((min(at_once, RESAMPLES - begun), deals))
        rows.append(weights @ sums)
    return np.concatenate(rows)


def _ratios(sums: Floats, counts: Floats, by_deal: Floats) -> list[Estimate]:
    """Estimate a mean for every bot; `by_deal` are the counts before resampling."""
    deals = np.count_nonzero(by_deal, axis=0)
    return [
        _estimate(sums[:, bot] / counts[:, bot], int(deals[bot])) if deals[bot] else NOTHING
        for bot in range(sums.shape[1])
    ]


def _estimate(values: Floats, deals: int) -> Estimate:
    """Estimate a figure from its actual value in the first row and the resampled ones."""
    value = float(values[0])
    if deals < 2 or np.ptp(values) < ALIKE:
        return Estimate(value, None, None)
    low, high = map(float, np.percentile(values[1:], INTERVAL))
    wider = widening(deals)
    return Estimate(value, value - wider * (value - low), value + wider * (high - value))


def _win_shares(sums: DealSums, shares: list[Estimate]) -> list[Estimate]:
    """Bound win shares by 0 and by the share of a bot that wins every game at its tables."""
    alone = len(shares) == 1  # then it has all wins in any case
    unseen = 0.0 if alone else min(1.0, RULE_OF_THREE / max(1, sums.deals))
    most = sums.tables.sum(axis=0) / np.maximum(1, sums.seats.sum(axis=0))
    return [
        _bounded(_with_rule_of_three(share, unseen, float(top)), float(top))
        for share, top in zip(shares, most, strict=True)
    ]


def _with_rule_of_three(share: Estimate, unseen: float, most: float) -> Estimate:
    """Give a share without an interval the one of the rule of three.

    If all deals were alike, in particular if a bot won or lost every game, three out of as many
    deals as were played might still have been different.
    """
    value = share.value
    if value is None or share.low is not None:
        return share
    return Estimate(value, value * (1 - unseen), value + (most - value) * unseen)


def _bounded(share: Estimate, most: float) -> Estimate:
    if share.low is None or share.high is None:
        return share
    return Estimate(share.value, max(0.0, share.low), min(most, share.high))


def _ratings(ahead: Floats, anchor: int | None, deals: int) -> list[Estimate]:
    """Estimate ratings around their mean or relative to the anchor, but none of a single bot."""
    found = ratings(ahead)
    bots = range(found.shape[1])
    if len(bots) == 1:
        return [NOTHING]
    if anchor is not None:
        found = found - found[:, anchor : anchor + 1]
    return [ZERO if bot == anchor else _estimate(found[:, bot], deals) for bot in bots]


def widening(deals: int) -> float:
    """Return the factor by which an interval from at least two deals must be widened.

    Random weights spread a mean less than chance does: its variance is that of the deals divided by
    one more than their number, instead of one less. And since this variance is itself an estimate,
    Student's t replaces the normal distribution.
    """
    return student(deals - 1) / NORMAL * sqrt((deals + 1) / (deals - 1))


def student(freedom: int) -> float:
    """Return within how many deviations Student's t has 95 % of its mass.

    It is exact to a tenth of a percent. Beyond the table it is expanded in the inverse of the
    degrees of freedom.
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return NORMAL + 2.372 / freedom + 2.823 / freedom**2
