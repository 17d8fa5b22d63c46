"""Every bot meets every other, and sits in every seat equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tzolkin.arena.errors import ArenaError
from tzolkin.arena.seatings import ALL, EVEN, SCHEMES, Lineup, lineups, seatings

A, B, C, D = range(4)


def test_as_many_bots_as_players_are_one_table() -> None:
    assert lineups(["a", "b"], 2) == [(A, B)]
    assert lineups(["a", "b", "c", "d"], 4) == [(A, B, C, D)]
    assert lineups(["a", "b", "b", "b"], 4) == [(A, B, B, B)]
    assert lineups(["a", "b", "a", "b"], 4) == [(A, A, B, B)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_alone_is_a_table_of_equals(players: int) -> None:
    assert lineups(["a"], players) == [(A,) * players]
    assert seatings((A,) * players, 5) == [(A,) * players]


def test_fewer_bots_share_the_seats_evenly() -> None:
    assert lineups(["a", "b"], 4) == [(A, A, B, B)]
    assert lineups(["a", "b"], 3) == [(A, A, B), (A, B, B)]
    assert lineups(["a", "b", "c"], 4) == [(A, A, B, C), (A, B, B, C), (A, B, C, C)]


def test_or_in_all_ways_in_which_everybody_plays() -> None:
    assert lineups(["a", "b"], 4, ALL) == [(A, A, A, B), (A, A, B, B), (A, B, B, B)]
    assert (
        len([s for lineup in lineups(["a", "b"], 4, ALL) for s in seatings(lineup, 0, ALL)]) == 14
    )


def test_more_bots_meet_in_every_combination() -> None:
    assert lineups(["a", "b", "c"], 2) == [(A, B), (A, C), (B, C)]
    assert len(lineups(["a", "b", "c", "d", "e"], 4)) == 5


@pytest.mark.parametrize(("bots", "players"), [("aab", 2), ("aa", 4), ("abb", 4)])
def test_a_bot_named_twice_needs_a_whole_table(bots: str, players: int) -> None:
    with pytest.raises(ArenaError, match="named more than once"):
        lineups(list(bots), players)


@pytest.mark.parametrize(
    ("lineup", "even", "every"),
    [
        ((A, B), 2, 2),
        ((A, A, B), 3, 3),
        ((A, B, C), 6, 6),
        ((A, B, B, B), 4, 4),
        ((A, A, B, B), 6, 6),
        ((A, A, B, C), 4, 12),
        ((A, B, C, D), 4, 24),
    ],
)
def test_how_many_games_per_deal_is(lineup: Lineup, even: int, every: int) -> None:
    for deal in range(7):
        assert len(set(seatings(lineup, deal, EVEN))) == even
        assert len(set(seatings(lineup, deal, ALL))) == every


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("lineup", [(A, B), (A, B, B), (A, B, C), (A, A, B, C), (A, B, C, D)])
def test_every_bot_sits_in_every_seat_equally_often(lineup: Lineup, scheme: str) -> None:
    for deal in range(7):
        there = seatings(lineup, deal, scheme)
        assert all(sorted(seating) == sorted(lineup) for seating in there)
        for seat in zip(*there, strict=True):
            assert Counter(seat) == {
                bot: len(there) * lineup.count(bot) // len(lineup) for bot in lineup
            }


def test_over_six_deals_every_order_around_the_table_comes_up_once() -> None:
    played = [seating for deal in range(6) for seating in seatings((A, B, C, D), deal)]
    assert sorted(played) == sorted(permutations((A, B, C, D)))
