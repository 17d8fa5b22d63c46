"""Figures and the reliability of their intervals."""

from __future__ import annotations

import numpy as np
import pytest

from tests.arena.helpers import block_result, game
from tzolkin.arena.block_results import BlockResult
from tzolkin.arena.stats.deal_sums import DealSums
from tzolkin.arena.stats.estimates import Estimate, estimates, student, widening


def mirrored(deal: int, difference: float) -> BlockResult:
    """Return a deal in both seatings, in which the first bot has `difference` more points."""
    return block_result(
        deal, game([50 + difference, 50], (0, 1)), game([50, 50 + difference], (1, 0))
    )


def test_figures_by_hand() -> None:
    played = [mirrored(1, 10), mirrored(2, 20), mirrored(3, -6)]
    found = estimates(DealSums(played, 2), seed=1)
    assert found.win_share[0].value == pytest.approx(2 / 3)
    assert found.score[0].value == pytest.approx(58)
    assert found.score[1].value == 50
    assert found.margin[0].value == pytest.approx(8)
    assert found.margin[1].value == pytest.approx(-8)
    wins, losses = 4.5, 2.5  # with the level deal that ratings begin with
    assert found.rating[0].value == pytest.approx(200 * np.log10(wins / losses))


def test_an_anchor_has_the_rating_zero() -> None:
    sums = DealSums([mirrored(1, 10), mirrored(2, -6), mirrored(3, 5)], 2)
    free, anchored = estimates(sums, 1).rating, estimates(sums, 1, anchor=1).rating
    assert anchored[1] == Estimate(0, 0, 0)
    assert free[0].value is not None
    assert anchored[0].value == pytest.approx(2 * free[0].value)


@pytest.mark.parametrize("deals", [6, 10, 20, 40])
def test_intervals_hold_what_they_promise(deals: int) -> None:
    """About 95 of 100 intervals contain the true figure, even with few deals."""
    chance, hits = np.random.RandomState(7), {"margin": 0, "win_share": 0, "rating": 0}
    truth = {"margin": 5.0, "win_share": 0.6, "rating": 200 * np.log10(0.6 / 0.4)}
    for number in range(200):
        won = chance.uniform(size=deals) < 0.6
        points = np.where(won, 1, -1) * chance.uniform(0, 50, deals)
        sums = DealSums([mirrored(deal, float(x)) for deal, x in enumerate(points, 1)], 2)
        found = estimates(sums, number)
        for name in hits:
            _, low, high = getattr(found, name)[0]
            hits[name] += low <= truth[name] <= high
    assert min(hits.values()) >= 184, hits
    assert hits["margin"] <= 198


@pytest.mark.parametrize(
    ("freedom", "exact"), [(1, 12.706), (5, 2.571), (11, 2.201), (19, 2.093), (39, 2.0227)]
)
def test_students_t(freedom: int, exact: float) -> None:
    assert student(freedom) == pytest.approx(exact, rel=1e-3)


def test_the_more_deals_the_less_intervals_are_widened() -> None:
    factors = [widening(deals) for deals in range(2, 1000)]
    assert factors == sorted(factors, reverse=True)
    assert factors[-1] == pytest.approx(1, abs=0.003)


def test_more_games_of_the_same_deals_do_not_make_it_surer() -> None:
    """Deals are resampled, not games, so playing each deal twice must not shrink intervals."""
    played = [mirrored(deal, (-1) ** deal * deal) for deal in range(1, 41)]
    once = estimates(DealSums(played, 2), 1)
    for deal in played:
        deal.games *= 2
    twice = estimates(DealSums(played, 2), 1)
    assert twice.margin[0] == pytest.approx(once.margin[0])
    assert twice.win_share[0] == pytest.approx(once.win_share[0])


def test_more_deals_do() -> None:
    def width(deals: int) -> float:
        played = [mirrored(deal, (-1) ** deal * (deal % 9)) for deal in range(1, deals + 1)]
        _, low, high = estimates(DealSums(played, 2), 1).margin[0]
        assert low is not None
        assert high is not None
        return high - low

    assert width(400) == pytest.approx(width(100) / 2, rel=0.1)


def test_who_wins_everything_is_not_certain_to() -> None:
    found = estimates(DealSums([mirrored(deal, 9) for deal in range(1, 31)], 2), 1)
    assert found.win_share[0] == pytest.approx((1, 0.9, 1))
    assert found.win_share[1] == pytest.approx((0, 0, 0.1))
    value, low, high = found.rating[0]
    assert value is not None
    assert low is not None
    assert high is not None
    assert low < value < high
    assert high - low > 200


def test_nor_when_two_of_them_sit_at_a_table() -> None:
    played = [block_result(deal, game([9, 8, 2, 1], (0, 0, 1, 1))) for deal in range(1, 31)]
    found = estimates(DealSums(played, 2), 1)
    assert found.win_share[0] == pytest.approx((0.5, 0.45, 0.5))
    assert found.win_share[1] == pytest.approx((0, 0, 0.05))


@pytest.mark.parametrize("deals", [2, 12])
def test_nor_is_who_wins_half_of_every_deal(deals: int) -> None:
    """Each bot wins where it sits first: what never varied may vary in three deals out of all."""
    halves = (game([9, 5], (0, 1)), game([9, 5], (1, 0)))
    found = estimates(DealSums([block_result(deal, *halves) for deal in range(1, deals + 1)], 2), 1)
    assert found.win_share[0] == pytest.approx(
        (0.5, 0.5 - 0.5 * min(1, 3 / deals), 0.5 + 0.5 * min(1, 3 / deals))
    )
    others = [figure[0] for figure in found[1:]]
    assert others == [(7, None, None), (0, None, None), (0, None, None)]


def test_of_one_deal_nobody_knows_how_far_it_varies() -> None:
    found = estimates(DealSums([mirrored(1, 9)], 2), 1)
    assert found.win_share == [(1, 0, 1), (0, 0, 1)]
    assert [one.low for figure in found[1:] for one in figure] == [None] * 6
    assert found.score[0].value == 59


def test_win_shares_stay_between_none_and_all() -> None:
    found = estimates(DealSums([mirrored(1, 9), mirrored(2, 9), mirrored(3, -9)], 2), 1)
    assert found.win_share[0] == pytest.approx((2 / 3, 0, 1))


def test_a_table_of_equals() -> None:
    played = [block_result(deal, game([deal, 5, 2], (0, 0, 0))) for deal in range(1, 31)]
    found = estimates(DealSums(played, 1), 1)
    assert found.win_share[0] == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert found.rating[0].value is None
    assert found.score[0].value == pytest.approx((15.5 + 7) / 3)


def test_forfeited_games_count_as_lost_but_their_points_do_not_count() -> None:
    spoilt = game([90, 10], (0, 1), faults={0: "it failed"})
    found = estimates(
        DealSums([block_result(1, spoilt), block_result(2, game([30, 20], (0, 1)))], 2), 1
    )
    assert found.win_share[0].value == 0.5
    assert found.score[0].value == 30
    assert found.margin[0].value == 10
    assert found.rating[0].value == pytest.approx(0)


def test_nothing_can_be_said_of_points_where_all_games_were_forfeited() -> None:
    spoilt = game([90, 10], (0, 1), faults={0: "it failed"})
    found = estimates(DealSums([block_result(deal, spoilt) for deal in (1, 2, 3)], 2), 1)
    assert found.score == [(None, None, None)] * 2
    assert found.win_share[1].value == 1


def test_before_anything_is_played() -> None:
    found = estimates(DealSums([], 2), 1)
    assert found.win_share == [(None, None, None)] * 2
    assert [rating.value for rating in found.rating] == [0, 0]


def test_weights_drawn_piece_by_piece_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that many deals fit into memory."""
    sums = DealSums([mirrored(deal, (-1) ** deal * (deal % 9)) for deal in range(1, 51)], 2)
    at_once = estimates(sums, 1)
    monkeypatch.setattr("tzolkin.arena.stats.estimates.WEIGHTS_AT_ONCE", 51 * 7)
    for together, apart in zip(at_once, estimates(sums, 1), strict=True):
        assert apart[0] == pytest.approx(together[0])
