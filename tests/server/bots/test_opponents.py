"""Bots of the server: whole turns, from processes that they share."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable

import pytest

from tzolkin import Game
from tzolkin.bots import SeatedBot, UnknownBotError
from tzolkin.bots.builtin.levels import LEVELS
from tzolkin.bots.builtin.random import RandomBot
from tzolkin.server.opponents import Opponents, Task, Turn
from tzolkin.server.thinking import thought

from .bot_processes import is_whole, opponents, played, positions, ran, start, task, workers


async def turns(tasks: Iterable[Task], processes: int = 2) -> list[Turn]:
    """All asked for at once."""
    async with opponents(processes) as bots:
        return await asyncio.gather(*map(bots.turn, tasks))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_turns(level: str) -> None:
    games = positions()[:: 6 if level == "ruler" else 1]
    found = ran(turns(task(level, game) for game in games))
    assert [turn.fault for turn in found] == [None] * len(games)
    assert all(map(is_whole, games, found))


def test_wealth_tiles_are_chosen_with_one_action() -> None:
    """Also by the last seat, after whom the game goes on at once."""
    game = Game.new(4, seed=2)
    while game.decision == "wealth":
        (turn,) = ran(turns([task("merchant", game)]))
        (chosen,) = turn.actions
        game.play(chosen)
    assert len(game.actions) == 4


@pytest.mark.parametrize("spec", ["random", "novice", "merchant", "search:40", "search:40:2"])
def test_the_same_turns_as_in_this_process(spec: str) -> None:
    games = positions()
    found = ran(turns(task(spec, game) for game in games))
    here = [played(game, SeatedBot.named(spec, 5).answer) for game in games]
    assert [turn.actions for turn in found] == here


def test_a_whole_game_in_one_process() -> None:
    async def whole(game: Game) -> None:
        async with opponents(2) as bots:
            while not game.over:
                spec = ("merchant", "novice", "builder")[game.seat or 0]
                turn = await bots.turn(task(spec, game, len(game.actions)))
                assert turn.fault is None
                for action in turn.actions:
                    game.play(action)
            assert len(workers()) == 1

    game = start()
    ran(whole(game))
    assert game.over


def test_a_bot_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose_id", lambda *_: 1 // 0)
    turn = thought(task("random"))
    assert turn.fault is not None
    assert "ZeroDivisionError" in turn.fault
    assert is_whole(start(), turn)


NOT_OURS = ["nobody", "", "Merchant", "run:cat", " run:cat", "mine.py:MyBot", "a/b.py:MyBot:1s"]
NO_BUDGET = ["novice:5", "search:", "search:long", "search:0", "search:1s:65"]


@pytest.mark.parametrize("spec", [*NOT_OURS, *NO_BUDGET])
def test_only_our_own_bots_play(spec: str) -> None:
    with pytest.raises(UnknownBotError):
        ran(turns([task(spec)]))


def test_there_must_be_something_to_play() -> None:
    over, rng = start(), random.Random(1)
    while not over.over:
        over.play(rng.choice(over.legal()))
    with pytest.raises(ValueError, match="the game is over"):
        ran(turns([task(game=over)]))
    with pytest.raises(ValueError, match="a state has"):
        ran(turns([Task("merchant", 1, b"no board")]))


@pytest.mark.parametrize(("processes", "limit"), [(0, 1.0), (-1, 1.0), (1, 0.0), (1, float("nan"))])
def test_there_must_be_somebody_with_some_time(processes: int, limit: float) -> None:
    with pytest.raises(ValueError, match=r"must be from|a limit is"):
        Opponents(processes, limit)


@pytest.mark.parametrize("processes", [1, 3])
def test_many_turns_share_a_few_processes(processes: int) -> None:
    games = [Game.new(4, seed=number) for number in range(25)]
    order: list[int] = []

    async def one(bots: Opponents, number: int) -> Turn:
        turn = await bots.turn(task("search:20", games[number]))
        order.append(number)
        return turn

    async def many() -> list[Turn]:
        async with opponents(processes) as bots:
            found = await asyncio.gather(*(one(bots, number) for number in range(len(games))))
            assert len(workers()) == processes
            return found

    found = ran(many())
    assert [turn.fault for turn in found] == [None] * len(games)
    assert all(map(is_whole, games, found))
    assert processes > 1 or order == sorted(order)


def test_nobody_waits_for_a_bot_but_who_asked_it() -> None:
    async def steps() -> int:
        async with opponents() as bots:
            pending = asyncio.create_task(bots.turn(task("search:2s")))
            count = 0
            while not pending.done():
                await asyncio.sleep(0.01)
                count += 1
            return count

    assert ran(steps()) > 20
