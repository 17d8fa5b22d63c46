"""The search bot: budgets, threads, and when it stops."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from threading import Event, active_count
from typing import ClassVar

import pytest

from tests import positions
from tests.random_games import rich_position
from tzolkin import Game
from tzolkin.bots import Budget, ask
from tzolkin.bots.builtin import search
from tzolkin.bots.builtin.search import (
    CHUNK,
    RootTurn,
    SearchBot,
    divide_budget,
    grow_tree,
    grow_trees,
    is_decided,
    merge_trees,
    most_visited,
    remaining_simulations,
    threads_for,
)
from tzolkin.rules import ids
from tzolkin.rules.engine import Board


class Pair(SearchBot):
    """Thinks in two threads."""

    threads: ClassVar[int] = 2


class Hasty(SearchBot):
    """Searches for a very short time by default."""

    default_budget = Budget(seconds=0.005)


def rich(players: int, seed: int) -> Board:
    return Game.load(rich_position(players, seed)).board


def visits(turns: list[RootTurn]) -> int:
    return sum(count for count, _, _ in turns)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", [SearchBot, Pair])
def test_a_number_of_simulations_is_repeatable(kind: type[SearchBot], players: int) -> None:
    for seed in range(4):
        plans = [kind(9, Budget(simulations=80)).plan(rich(players, seed)) for _ in range(3)]
        assert plans[0] == plans[1] == plans[2]
        board = rich(players, seed)
        assert all(board.play(action) == ids.LEGAL for action in plans[0])


def test_two_threads_search_with_different_random_numbers() -> None:
    """The sum of two trees is not twice the same tree."""
    different = 0
    for seed in range(12):
        board = rich(3, seed)
        one, other = (grow_tree(board, each, Budget(simulations=100)) for each in (1, 2))
        different += one != other
        both = merge_trees([one, other])
        assert visits(both) == visits(one) + visits(other)
        assert [actions for _, _, actions in both] == [actions for _, _, actions in one]
    assert different > 3


@pytest.mark.parametrize("simulations", [1, CHUNK - 1, CHUNK, CHUNK + 1, 150])
def test_no_more_simulations_than_allowed(simulations: int) -> None:
    found = [
        visits(grow_tree(rich(2, seed), 1, Budget(simulations=simulations))) for seed in range(6)
    ]
    assert max(found) == simulations


def test_what_is_decided_is_not_searched_further() -> None:
    """The result is the same as without stopping."""
    stopped = 0
    for seed in range(12):
        board = rich(2, seed)
        found = grow_tree(board, 1, Budget(simulations=320))
        stopped += visits(found) < 320
        left = 320 - visits(found)
        assert visits(found) == 320 or is_decided(found, left)
        counts = sorted((count for count, _, _ in found), reverse=True)
        assert visits(found) == 320 or counts[0] > counts[1] + left
    assert 0 < stopped < 12


def test_a_single_turn_needs_no_search() -> None:
    game = positions.load(corn=3)
    for gear in ("palenque", "yaxchilan", "tikal"):
        game.play(f"place {gear}")
    ((count, _, actions),) = grow_tree(game.board, 1, Budget(simulations=10**6))
    assert (count, actions) == (0, [ids.DONE])


def test_a_search_is_decided_when_no_other_turn_can_catch_up() -> None:
    turns: list[RootTurn] = [(5, 0.1, [1]), (17, 0.3, [2]), (11, 0.2, [3])]
    assert not is_decided(turns, 7)
    assert not is_decided(turns, 6)
    assert is_decided(turns, 5)
    assert is_decided(turns[:1], 10**9)
    assert not is_decided([(0, 0.1, [1]), (0, 0.3, [2])], 1)


def test_the_most_visited_turn_is_the_favourite() -> None:
    assert most_visited([(5, 0.9, [1]), (7, 0.1, [2]), (6, 0.5, [3])]) == [2]
    assert most_visited([(7, 0.2, [1]), (7, 0.3, [2]), (6, 0.5, [3])]) == [2]


def test_simulations_are_shared_and_time_is_not() -> None:
    assert divide_budget(Budget(simulations=100), 2) == Budget(simulations=50)
    assert divide_budget(Budget(simulations=1), 2) == Budget(simulations=1)
    assert divide_budget(Budget(seconds=2.0), 2) == Budget(seconds=2.0)


def test_allowances_count_down() -> None:
    left = [100, 100 - CHUNK, 100 - 2 * CHUNK, 100 - 3 * CHUNK]
    assert list(remaining_simulations(Budget(simulations=100))) == [
        each for each in left if each > 0
    ]
    assert list(remaining_simulations(Budget(simulations=1))) == [1]


@pytest.mark.parametrize("budget", [None, Budget(seconds=0.001), Budget(seconds=0.05)])
@pytest.mark.parametrize("kind", [Hasty, Pair])
def test_a_time_comes_to_its_end(kind: type[SearchBot], budget: Budget | None) -> None:
    bot = Hasty(1, budget) if kind is Hasty else Pair(1, budget or Budget(seconds=0.01))
    game = Game.new(3, 2)
    for _ in range(12):
        assert game.seat is not None
        game.play(ask(bot, game))


def test_time_and_number_together() -> None:
    found = grow_tree(rich(2, 1), 1, Budget(seconds=600.0, simulations=40))
    assert visits(found) <= 40


def test_a_full_memory_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_NODES", 60)
    for players in (2, 3, 4):
        found = grow_tree(positions.load(players, corn=9).board, 1, Budget(simulations=10**8))
        assert 0 < visits(found) < 10**4


@pytest.mark.parametrize("kind", [SearchBot, Pair])
def test_threads_can_be_asked_for(kind: type[SearchBot], monkeypatch: pytest.MonkeyPatch) -> None:
    """What the budget says counts; where it says nothing, the default of the bot."""
    monkeypatch.setattr(search, "cores", lambda: 8)
    for budget in (Budget(seconds=2.0), Budget(simulations=9)):
        assert kind(1, budget).effective_budget() == (budget, kind.threads)
        assert kind(1, budget._replace(threads=3)).effective_budget()[1] == 3
    assert kind(1, Budget(threads=4)).effective_budget() == (kind.default_budget, 4)
    assert kind(1).effective_budget() == (kind.default_budget, kind.threads)


def test_a_time_needs_a_core_for_every_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulations do not: they must lead to the same choice wherever they are made."""
    monkeypatch.setattr(search, "cores", lambda: 2)
    assert [threads_for(Budget(seconds=1.0), wanted) for wanted in (1, 2, 3)] == [1, 2, 2]
    assert [threads_for(Budget(simulations=9), wanted) for wanted in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupt_is_noticed_between_chunks(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All threads have ended when it is raised, and nothing goes on in the background."""
    before = active_count()
    monkeypatch.setattr(search, "is_decided", interrupting(after=20))
    with pytest.raises(KeyboardInterrupt):
        grow_trees(rich(4, 1), list(range(threads)), Budget(seconds=1000.0))
    assert active_count() == before


def interrupting(after: int) -> Callable[[list[RootTurn], int], bool]:
    """Return a function that raises KeyboardInterrupt after a number of calls."""
    asked = count()

    def is_decided(_turns: list[RootTurn], _left: int) -> bool:
        if next(asked) == after:
            raise KeyboardInterrupt
        return False

    return is_decided


def test_a_search_that_is_stopped_does_not_go_on() -> None:
    stop = Event()
    stop.set()
    assert visits(grow_tree(rich(2, 1), 1, Budget(simulations=1000), stop=stop)) == 0
