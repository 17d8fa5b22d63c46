"""Plans, their blocks, and the seeds in them."""

from __future__ import annotations

import json

from tzolkin.arena.plan import Block, Job, Plan, bot_seed, deal_seed

from .helpers import plan


def test_seeds_stay_as_they_are_for_ever() -> None:
    """With other seeds, published results could not be repeated."""
    assert deal_seed(1, 4, 7) == 8157006262042206
    assert bot_seed(1, Block(4, 7, (0, 1, 2, 3)), (3, 0, 1, 2), 2) == 4323136160142127


def test_all_seeds_of_an_arena_differ() -> None:
    made = plan("abcd", (2, 3, 4), 20)
    deals = {deal_seed(1, players, deal) for players in (2, 3, 4) for deal in range(1, 21)}
    assert len(deals) == 60
    jobs = [made.job(block) for block in made.blocks()]
    seats = [
        bot_seed(made.seed, job.block, seating, seat)
        for job in jobs
        for seating in job.seatings
        for seat in range(job.block.players)
    ]
    assert len(set(seats)) == len(seats)
    assert not deals & set(seats)
    assert max(*deals, *seats) < 2**53


def test_blocks_go_deal_by_deal() -> None:
    blocks = list(plan("abc", (2, 3), 2).blocks())
    assert [(block.deal, block.players) for block in blocks] == [
        *((1, 2), (1, 2), (1, 2), (1, 3)),
        *((2, 2), (2, 2), (2, 2), (2, 3)),
    ]
    assert len(set(blocks)) == 8


def test_more_deals_are_the_same_and_then_others() -> None:
    few, many = (list(plan(deals=deals).blocks()) for deals in (3, 5))
    assert many[: len(few)] == few


def test_games_of_a_deal() -> None:
    made = plan("abc", (2, 3, 4))
    assert [made.games_per_deal(players) for players in (2, 3, 4)] == [6, 6, 12]


def test_jobs_and_plans_travel_as_json() -> None:
    made = plan("aabb", (4,))
    assert Plan.from_json(json.loads(json.dumps(made.as_json()))) == made
    for block in made.blocks():
        job = made.job(block)
        assert Job.from_json(json.loads(json.dumps(job.as_json()))) == job
