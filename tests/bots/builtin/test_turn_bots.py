"""Bots that plan whole turns: one plan for each, and a new one if the position is unexpected."""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import pytest

from tests.bots.helpers import make_small_bot
from tzolkin import Game
from tzolkin.bots import Bot, ask
from tzolkin.bots.builtin.planner import PlannerBot
from tzolkin.bots.builtin.turn_bots import Choice, TurnBot, draw_turn
from tzolkin.rules.engine import Board


class Counting(PlannerBot):
    """Remembers its plans."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.plans: list[list[int]] = []

    def plan(self, board: Board) -> list[int]:
        self.plans.append(super().plan(board))
        return self.plans[-1]


def begins_a_turn(game: Game) -> bool:
    """Return whether the decision is the first one of a turn; a calendar is its own turn."""
    begged = bool(game.actions) and game.actions[-1].startswith("beg")
    return game.decision in ("wealth", "calendar") or (game.decision == "turn" and not begged)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_is_planned_once_and_played_as_planned(players: int) -> None:
    game, bot = Game.new(players, 3), Counting(1)
    others: list[Bot] = [make_small_bot("random", seat) for seat in range(1, players)]
    turns, played = 0, []
    while not game.over:
        if game.seat == 0:
            turns += begins_a_turn(game)
            game.play(ask(bot, game))
            played.append(game.actions[-1])
        else:
            assert game.seat is not None
            game.play(ask(others[game.seat - 1], game))
    assert turns > 20
    assert len(bot.plans) == turns
    assert sum(map(len, bot.plans)) == len(played)


def middle_of_a_turn() -> tuple[Game, Counting]:
    """Return a game in which the bot has begun a turn of several decisions."""
    game, bot = Game.new(2, 5), Counting(1)
    other = make_small_bot("greedy", 1)
    while game.seat == 1 or not bot.plans or len(bot.plans[-1]) < 4 or game.decision == "turn":
        game.play(ask(bot if game.seat == 0 else other, game))
    return game, bot


def test_a_turn_taken_back_is_planned_again() -> None:
    game, bot = middle_of_a_turn()
    earlier = Game.new(2, 5)
    for text in game.actions[:-8]:
        earlier.play(text)
    while earlier.seat != 0:
        earlier.play(earlier.legal()[0])
    plans = len(bot.plans)
    assert ask(bot, earlier) in earlier.legal()
    assert len(bot.plans) == plans + 1
    assert ask(bot, game) in game.legal()
    assert len(bot.plans) == plans + 2


def test_a_bot_plans_from_what_was_played_for_it() -> None:
    game, bot = middle_of_a_turn()
    planned = ask(bot, game)
    plans = len(bot.plans)
    other = next(text for text in game.legal() if text not in (planned, "done"))
    game.play(other)
    while game.seat == 0:
        text = ask(bot, game)
        assert text in game.legal()
        game.play(text)
    assert len(bot.plans) == plans + 1


@pytest.mark.parametrize("name", ["greedy", "builder", "novice", "planner", "search", "ruler"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_can_take_over_anywhere(name: str, players: int) -> None:
    """It is asked at random decisions of another game, including those with only one answer."""
    rng, asked = random.Random(players), Counter[str]()
    game = Game.new(players, 12)
    while not game.over and sum(asked.values()) < 60:
        if rng.random() < 0.3:
            assert ask(make_small_bot(name, 1), game) in game.legal()
            asked[game.decision] += 1
        game.play(rng.choice(game.legal()))
    assert {"turn", "placing", "picking", "action"} <= set(asked)


def test_a_bot_without_a_plan() -> None:
    with pytest.raises(TypeError, match="TurnBot does not plan: it needs a method `plan`"):
        ask(TurnBot(), Game.new(2, 1))


CHOICES: list[Choice] = [(10.0, [1]), (9.0, [2]), (8.0, [3]), (-90.0, [4])]


class Unused(random.Random):
    """A random generator that must not be used."""

    def random(self) -> float:
        raise AssertionError("nothing is left to chance here")

    def getrandbits(self, bits: int, /) -> int:
        raise AssertionError("nothing is left to chance here")


def test_at_temperature_0_the_best_turn_is_played() -> None:
    assert draw_turn(CHOICES, 0.0, Unused()) == [1]
    assert draw_turn(CHOICES[1:], 0.0, Unused()) == [2]


def test_a_single_turn_is_played_at_any_temperature() -> None:
    assert draw_turn(CHOICES[:1], 5.0, Unused()) == [1]


class Fixed(random.Random):
    """A random generator that repeats the same number."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


@pytest.mark.parametrize("temperature", [0.5, 1.0, 3.0])
def test_worse_turns_are_less_likely(temperature: float) -> None:
    """Each has a share of the numbers from 0 to 1, smaller by the factor e per temperature."""
    weights = [math.exp((value - 10) / temperature) for value, _ in CHOICES]
    begin = 0.0
    for weight, (_, actions) in zip(weights, CHOICES[:3], strict=False):
        end = begin + weight / sum(weights)
        assert draw_turn(CHOICES, temperature, Fixed(begin + 1e-6)) == actions
        assert draw_turn(CHOICES, temperature, Fixed(end - 1e-6)) == actions
        begin = end


def test_all_that_is_nearly_as_good_comes_up() -> None:
    rng: Any = random.Random(4)
    counts = Counter(draw_turn(CHOICES, 1.0, rng)[0] for _ in range(3000))
    assert set(counts) == {1, 2, 3}
    assert counts[1] > 2 * counts[2] > 4 * counts[3]
