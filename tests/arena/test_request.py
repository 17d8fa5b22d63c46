"""Requests are validated before anything is played, and messages say what would be right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tzolkin.arena.errors import ArenaError
from tzolkin.arena.plan import Plan
from tzolkin.arena.request import ArenaRequest, continue_plan, make_plan
from tzolkin.bots import UnknownBotError

from .helpers import bot

GOOD: dict[str, Any] = {"bots": ["random"], "players": 2, "deals": 3, "seed": 4}
BEGUN = Plan(("random",), (2,), 3, 4)


def test_what_is_left_to_us() -> None:
    made = make_plan(ArenaRequest(["random"]))
    assert (made.players, made.deals, made.seatings, made.limit) == ((4,), 100, "even", None)
    assert made.seed != make_plan(ArenaRequest(["random"])).seed


def test_a_good_request() -> None:
    assert make_plan(ArenaRequest(**GOOD)) == BEGUN
    request = ArenaRequest([" random ", bot("Last")], (4, 2), 1, 0, "all", 5)
    assert make_plan(request) == Plan(("random", bot("Last")), (2, 4), 1, 0, "all", 5.0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"bots": None}, "no bots are named"),
        ({"bots": []}, "no bots are named"),
        ({"bots": "random"}, "bots are a list of names, not 'random'"),
        ({"bots": [7]}, "bots are a list of names"),
        ({"bots": ["random"] * 21}, "21 bots are named; at most 20 can meet"),
        ({"bots": ["random", "random"], "players": 3}, "random is named more than once"),
        ({"bots": ["random", "random"], "players": [2, 3]}, "random is named more than once"),
        ({"players": 5}, "a game has 2, 3 or 4 players, not 5"),
        ({"players": True}, "a game has 2, 3 or 4 players, not True"),
        ({"players": []}, "numbers of players are 2, 3 and 4, each once"),
        ({"players": [2, 2]}, "numbers of players are 2, 3 and 4, each once"),
        ({"deals": 0}, "the number of deals is a whole number from 1 to 1000000, not 0"),
        ({"deals": 1.5}, "the number of deals is a whole number"),
        ({"seed": -1}, "a seed is a whole number from 0 to 18446744073709551615, not -1"),
        ({"seatings": "some"}, "seatings are even or all, not 'some'"),
        ({"limit": 0}, "a limit is more than 0 and at most 86400 seconds, not 0"),
        ({"limit": float("nan")}, "a limit is more than 0 .*, not nan"),
        ({"limit": "1"}, "a limit is more than 0 .*, not '1'"),
    ],
)
def test_a_bad_request(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ArenaError, match=words):
        make_plan(ArenaRequest(**{**GOOD, **wrong}))


def test_all_bots_must_be_there() -> None:
    with pytest.raises(UnknownBotError, match="there is no bot 'grandmaster'"):
        make_plan(ArenaRequest(["random", "grandmaster"]))


def test_all_bots_must_start() -> None:
    with pytest.raises(ArenaError, match="run:true: it ended with exit code 0"):
        make_plan(ArenaRequest(["random", "run:true"]))


def test_going_on_with_the_same_or_more() -> None:
    assert continue_plan(BEGUN, ArenaRequest(), "here") == BEGUN
    assert continue_plan(BEGUN, ArenaRequest(**GOOD), "here") == BEGUN
    assert continue_plan(BEGUN, ArenaRequest(deals=9), "here") == replace(BEGUN, deals=9)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (
            {"bots": ["random", "random"]},
            "here: it was begun with the bots random, not random, random",
        ),
        ({"players": [2, 3]}, "begun with the numbers of players 2, not 2, 3"),
        ({"seed": 5}, "begun with the seed 4, not 5"),
        ({"seatings": "all"}, "begun with the seatings even, not all"),
        ({"limit": 3}, "begun with the limit none, not 3"),
        ({"deals": 2}, "begun with 3 deals; more can be asked for, but not 2"),
        ({"deals": 0}, "the number of deals is a whole number"),
    ],
)
def test_requests_that_do_not_fit_what_was_begun(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ArenaError, match=words):
        continue_plan(BEGUN, ArenaRequest(**wrong), "here")


def test_a_bot_that_has_gone_since() -> None:
    with pytest.raises(UnknownBotError, match="gone"):
        continue_plan(replace(BEGUN, bots=("gone",)), ArenaRequest(), "here")
