"""The compiled search and the plain one find the same, bit by bit."""

from __future__ import annotations

from typing import Any

import pytest

from tzolkin.rules import ids
from tzolkin.rules.engine import Board

from .samples import ENGINES, any_network, any_weights, boards

BEAM_WIDTH, POSITION_LIMIT, RIVALRY = 3, 60, 0.3
NODES = 60
OWN, OTHERS = (5, BEAM_WIDTH, POSITION_LIMIT), (2, 2, 40)


@pytest.fixture(scope="module", params=[None, any_network(1)], ids=["linear", "network"])
def both_turns(request: pytest.FixtureRequest) -> tuple[Any, ...]:
    weights, network = any_weights(1), request.param
    return tuple(
        engine.TurnFinder(weights, BEAM_WIDTH, POSITION_LIMIT, RIVALRY, network)
        for engine in ENGINES
    )


@pytest.fixture(scope="module")
def both_trees(both_turns: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        engine.Tree(turns, NODES, *OWN, *OTHERS, RIVALRY, 0.25, 20.0)
        for engine, turns in zip(ENGINES, both_turns, strict=True)
    )


@pytest.mark.parametrize("number", range(30))
def test_same_values(number: int, both_turns: tuple[Any, ...]) -> None:
    for board in boards(number, 0.1):
        data = board.to_bytes()
        for seat in range(board.players):
            compiled, plain = (turns.value(data, seat) for turns in both_turns)
            assert compiled == plain


@pytest.mark.parametrize("number", range(30))
def test_same_turns(number: int, both_turns: tuple[Any, ...]) -> None:
    for board in boards(number, 0.05):
        compiled, plain = (turns.find(board.to_bytes(), 12) for turns in both_turns)
        assert compiled == plain
    assert both_turns[0].evaluations == both_turns[1].evaluations


def rooted(number: int) -> list[Board]:
    """Return beginnings of turns and other decisions, from the choice of wealth tiles on."""
    found = boards(number, 0.03)
    whole_turns = [board for board in found if board.decision == ids.TURN]
    elsewhere = [board for board in found if board.decision != ids.TURN]
    return whole_turns[:1] + elsewhere[:1] + whole_turns[-1:]


@pytest.mark.parametrize("number", range(9))
def test_same_trees(number: int, both_trees: tuple[Any, ...]) -> None:
    for board in rooted(number):
        for tree in both_trees:
            tree.set_root(board.to_bytes(), number)
        for simulations in (3, 4):
            compiled, plain = (tree.grow(simulations) for tree in both_trees)
            assert compiled == plain == simulations
            compiled, plain = (tree.turns_at_root() for tree in both_trees)
            assert compiled == plain
            assert sum(visits for visits, _, _ in compiled) > 0
            compiled, plain = (tree.points_at_root() for tree in both_trees)
            assert compiled == plain


@pytest.mark.parametrize("engine", ENGINES)
def test_wrong_arguments(engine: Any) -> None:
    state = boards(1, 1.0)[0].to_bytes()
    turns = engine.TurnFinder(any_weights(1), BEAM_WIDTH, POSITION_LIMIT, RIVALRY)
    tree = engine.Tree(turns, NODES, *OWN, *OTHERS, RIVALRY, 0.25, 20.0)
    for data in (b"", state[:-1], state + b"x"):
        with pytest.raises(ValueError, match="a state has"):
            turns.find(data, 5)
        with pytest.raises(ValueError, match="a state has"):
            turns.value(data, 0)
        with pytest.raises(ValueError, match="a state has"):
            tree.set_root(data, 1)
    for weights in ([], any_weights(1)[1:], [*any_weights(1), 0.0]):
        with pytest.raises(ValueError, match=r"\d+ weights are needed, not"):
            engine.TurnFinder(weights, BEAM_WIDTH, POSITION_LIMIT, RIVALRY)
