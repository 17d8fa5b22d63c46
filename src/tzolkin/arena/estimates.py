"""Figures with 95 % intervals, by bootstrap over deals."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .rating import Floats, ratings
from .tally import Tally

RESAMPLES = 2000
INTERVAL = (2.5, 97.5)
RULE_OF_THREE = 3
WEIGHTS_AT_ONCE = 4_000_000


class Estimate(NamedTuple):
    """A figure and its 95 % interval; all None where there is nothing to say."""

    value: float | None
    low: float | None
    high: float | None


NOTHING = Estimate(None, None, None)


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
        win_share=_not_too_sure(tally, _ratios(wins, seats)),
        score=_ratios(score, scored),
        margin=_ratios(margin, scored),
        rating=_ratings(ahead, anchor),
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


def _ratios(sums: Floats, counts: Floats) -> list[Estimate]:
    return [
        _estimate(sums[:, bot] / counts[:, bot]) if counts[0, bot] else NOTHING
        for bot in range(sums.shape[1])
    ]


def _estimate(values: Floats) -> Estimate:
    low, high = np.percentile(values[1:], INTERVAL)
    return Estimate(float(values[0]), float(low), float(high))


def _not_too_sure(tally: Tally, shares: list[Estimate]) -> list[Estimate]:
    """Who won or lost every game against others might still have done otherwise in three deals out
    of as many as were played (the rule of three); resampling alone would claim certainty.
    """
    unseen = min(1.0, RULE_OF_THREE / max(1, tally.deals))
    most = tally.tables.sum(axis=0) / np.maximum(1, tally.seats.sum(axis=0))
    if len(shares) == 1:
        return shares
    return [_widened(share, unseen, top) for share, top in zip(shares, most, strict=True)]


def _widened(share: Estimate, unseen: float, most: float) -> Estimate:
    if share.value is None or 0 < share.value < most:
        return share
    if share.value == 0:
        return Estimate(0.0, 0.0, most * unseen)
    return Estimate(share.value, share.value * (1 - unseen), share.value)


def _ratings(ahead: Floats, anchor: int | None) -> list[Estimate]:
    """Around their mean, or from one bot on; nothing can be said of a bot alone."""
    found = ratings(ahead)
    if found.shape[1] == 1:
        return [NOTHING]
    if anchor is not None:
        found = found - found[:, anchor : anchor + 1]
    return [_estimate(found[:, bot]) for bot in range(found.shape[1])]
