"""Figures with 95 % intervals, by bootstrap over deals."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .rating import Floats, ratings
from .tally import Tally
from .widening import widening

RESAMPLES = 2000
INTERVAL = (2.5, 97.5)
RULE_OF_THREE = 3
FEW_DEALS = 30  # from fewer of them intervals are rough
ALIKE = 1e-9  # what resampling changes by less than that does not vary
WEIGHTS_AT_ONCE = 4_000_000


class Estimate(NamedTuple):
    """A figure and its 95 % interval. All are None where there is nothing to say; the ends alone,
    where nobody knows how far the figure varies: one deal was played, or all were alike.
    """

    value: float | None
    low: float | None
    high: float | None


NOTHING = Estimate(None, None, None)
ZERO = Estimate(0.0, 0.0, 0.0)


class Estimates(NamedTuple):
    """For every bot the four figures that results are about."""

    win_share: list[Estimate]
    score: list[Estimate]
    margin: list[Estimate]
    rating: list[Estimate]


def estimates(tally: Tally, seed: int, anchor: int | None = None) -> Estimates:
    """Every deal gets random weights (Bayesian bootstrap): deals are what was drawn by chance, and
    the games of one deal are not independent.
    """
    seats, wins, scored, score, margin, ahead = _resampled(tally, seed)
    return Estimates(
        win_share=_win_shares(tally, _ratios(wins, seats, tally.seats)),
        score=_ratios(score, scored, tally.scored),
        margin=_ratios(margin, scored, tally.scored),
        rating=_ratings(ahead, anchor, tally.deals),
    )


def _resampled(tally: Tally, seed: int) -> list[Floats]:
    """The sums of a tally over all deals, as they are in the first row and resampled in the others.

    One deal is added in which all were level. It keeps ratings finite, and since its weight varies
    like those of the others, the rating of a bot that always wins gets the wide interval it should.
    """
    bots = tally.seats.shape[1]
    plain = [tally.seats, tally.wins, tally.scored, tally.score, tally.margin]
    level = [*(np.zeros((1, bots)) for _ in plain), (1 - np.eye(bots)).reshape(1, -1) / 2]
    deals = [*plain, tally.ahead.reshape(tally.deals, bots * bots)]
    everything = np.concatenate([np.hstack(deals), np.hstack(level)])
    parts = np.split(_weighted(everything, seed), range(bots, 6 * bots, bots), axis=1)
    return [*parts[:-1], parts[-1].reshape(-1, bots, bots)]


def _weighted(sums: Floats, seed: int) -> Floats:
    """`RandomState` draws the same numbers with every version of NumPy."""
    chance, deals = np.random.RandomState(seed % 2**32), len(sums)
    at_once = max(1, WEIGHTS_AT_ONCE // deals)
    rows = [sums.sum(axis=0, keepdims=True)]
    for begun in range(0, RESAMPLES, at_once):
        weights = chance.standard_exponential((min(at_once, RESAMPLES - begun), deals))
        rows.append(weights @ sums)
    return np.concatenate(rows)


def _ratios(sums: Floats, counts: Floats, by_deal: Floats) -> list[Estimate]:
    """For every bot; `by_deal` are the counts before they were summed up and resampled."""
    deals = np.count_nonzero(by_deal, axis=0)
    return [
        _estimate(sums[:, bot] / counts[:, bot], int(deals[bot])) if deals[bot] else NOTHING
        for bot in range(sums.shape[1])
    ]


def _estimate(values: Floats, deals: int) -> Estimate:
    """The figure as it is in the first row, and what resampling makes of it in the others."""
    value = float(values[0])
    if deals < 2 or np.ptp(values) < ALIKE:
        return Estimate(value, None, None)
    low, high = map(float, np.percentile(values[1:], INTERVAL))
    wider = widening(deals)
    return Estimate(value, value - wider * (value - low), value + wider * (high - value))


def _win_shares(tally: Tally, shares: list[Estimate]) -> list[Estimate]:
    """Between 0 and the share of one that wins every game at its tables."""
    alone = len(shares) == 1  # then it has all wins, whatever may happen
    unseen = 0.0 if alone else min(1.0, RULE_OF_THREE / max(1, tally.deals))
    most = tally.tables.sum(axis=0) / np.maximum(1, tally.seats.sum(axis=0))
    return [
        _bounded(_not_too_sure(share, unseen, float(top)), float(top))
        for share, top in zip(shares, most, strict=True)
    ]


def _not_too_sure(share: Estimate, unseen: float, most: float) -> Estimate:
    """Where all deals were alike, in particular where a bot won or lost every game, it might still
    have been otherwise in three deals out of as many as were played (the rule of three).
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
    """Around their mean, or from one bot on; nothing can be said of a bot alone."""
    found = ratings(ahead)
    bots = range(found.shape[1])
    if len(bots) == 1:
        return [NOTHING]
    if anchor is not None:
        found = found - found[:, anchor : anchor + 1]
    return [ZERO if bot == anchor else _estimate(found[:, bot], deals) for bot in bots]
