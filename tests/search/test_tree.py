"""The tree of turns: consistent counts, chance, memory, and the end of the game."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests import positions
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State
from tzolkin.search import _plain, constants
from tzolkin.search.capacity import LEAST_NODES, LEAST_POSITIONS, MOST_NODES
from tzolkin.search.engine import Tree, TurnFinder

from .samples import ENGINES, SENSIBLE, after, boards, turn_is_over, without_traces

RIVALRY, EXPLORATION, SCALE = 0.3, 0.25, 20.0
SMALL: dict[str, Any] = {
    "nodes": 400,
    "own_branching": 6,
    "beam_width": 4,
    "position_limit": 80,
    "other_branching": 3,
    "other_beam_width": 2,
    "other_position_limit": 50,
    "rivalry": RIVALRY,
    "exploration": EXPLORATION,
    "scale": SCALE,
}


def planted(board: Board, seed: int = 1, **sizes: int) -> Tree:
    turns = TurnFinder(SENSIBLE, 4, 80, RIVALRY)
    tree = Tree(turns, **SMALL | sizes)
    tree.set_root(board.to_bytes(), seed)
    return tree


def visits(tree: Tree) -> int:
    return sum(visits for visits, _, _ in tree.turns_at_root())


@pytest.mark.parametrize("number", range(24))
def test_visits_add_up(number: int) -> None:
    for board in boards(number, 0.04):
        tree = planted(board)
        assert visits(tree) == 0
        grown = 0
        for simulations in (1, 7, 30):
            grown += tree.grow(simulations)
            assert visits(tree) == grown
        assert grown == 38


@pytest.mark.parametrize("number", range(24))
def test_turns_at_the_root_are_the_best_of_the_turn(number: int) -> None:
    for board in boards(number, 0.04):
        tree = planted(board)
        tree.grow(10)
        found = TurnFinder(SENSIBLE, 4, 80, RIVALRY).find(board.to_bytes(), 6)
        assert [actions for _, _, actions in tree.turns_at_root()] == [each for _, each in found]
        assert all(-1 <= utility <= 1 for _, utility, _ in tree.turns_at_root())


def test_a_seed_gives_a_tree_and_another_seed_another_one() -> None:
    different = 0
    for number in range(12):
        for board in boards(number, 0.02):
            trees = [planted(board, seed) for seed in (5, 5, 6)]
            for tree in trees:
                tree.grow(60)
            one, same, other = (tree.turns_at_root() for tree in trees)
            assert one == same
            different += one != other
    assert different > 5


def test_growing_can_be_interrupted() -> None:
    for board in boards(6, 0.1):
        one, other = planted(board), planted(board)
        one.grow(40)
        for _ in range(8):
            other.grow(5)
        assert one.turns_at_root() == other.turns_at_root()


def test_a_tree_can_be_planted_anew() -> None:
    first, *others = boards(7, 0.1)
    tree = planted(first)
    tree.grow(50)
    for board in others:
        tree.set_root(board.to_bytes(), 3)
        assert visits(tree) == 0
        tree.grow(20)
        fresh = planted(board, 3)
        fresh.grow(20)
        assert tree.turns_at_root() == fresh.turns_at_root()


@pytest.mark.parametrize("nodes", [LEAST_NODES, 9, 40, 200])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_small_tree_stops_and_says_so(number: int, nodes: int) -> None:
    for board in boards(number, 0.02):
        tree = planted(board, nodes=nodes)
        grown = tree.grow(5000)
        assert 1 <= grown < 5000 or everything_ends(board)
        assert visits(tree) == grown
        assert tree.grow(10) == 0 or everything_ends(board)


@pytest.mark.parametrize("number", range(6))
def test_points_at_the_root_are_the_mean_of_all_leaves(number: int) -> None:
    """A tree without simulations returns the points of the root itself."""
    for board in boards(number, 0.04):
        tree, turns = planted(board), TurnFinder(SENSIBLE, 4, 80, RIVALRY)
        end = after(board, turns.find(board.to_bytes(), 6)[0][1])
        if end.decision != ids.WEALTH:
            expected = [turns.value(end.to_bytes(), seat) for seat in range(board.players)]
            assert tree.points_at_root() == pytest.approx(expected)
        tree.grow(20)
        one = tree.points_at_root()
        tree.set_root(board.to_bytes(), 1)
        tree.grow(20)
        assert tree.points_at_root() == one
        assert all(-100 < points < 200 for points in one)


def everything_ends(board: Board) -> bool:
    """Return whether every way to play this turn ends the game."""
    return all(
        after(board, actions).decision == ids.OVER
        for _, actions in TurnFinder(SENSIBLE, 4, 80, RIVALRY).find(board.to_bytes(), 6)
    )


def test_a_single_turn() -> None:
    game = positions.load(corn=3)
    for gear in ("palenque", "yaxchilan", "tikal"):
        game.play(f"place {gear}")
    tree = planted(game.board)
    assert tree.grow(10) == 10
    ((count, _, actions),) = tree.turns_at_root()
    assert (count, actions) == (10, [ids.DONE])


@cache
def last_turns() -> list[Board]:
    """Return positions in which every turn ends the game."""
    found = [board for number in range(200) for board in boards(number, 0.3)]
    return [board for board in found if board.decision == ids.TURN and everything_ends(board)]


def test_the_end_of_the_game_is_valued_exactly() -> None:
    last = last_turns()
    assert {board.players for board in last} == {2, 3, 4}
    for board in last:
        tree = planted(board)
        assert tree.grow(200) == 200
        for _, utility, actions in tree.turns_at_root():
            end = after(board, actions)
            assert utility == pytest.approx(exact_utility(end, board.seat), abs=1e-12)
        if len(tree.turns_at_root()) == 1:
            exact = [end.quarters(seat) / 4 for seat in range(end.players)]
            assert tree.points_at_root() == pytest.approx(exact)


def exact_utility(end: Board, seat: int) -> float:
    """Return how far ahead a seat is, with rivals weighted as the tree does."""
    points = [end.quarters(each) / 4 for each in range(end.players)]
    own = points.pop(seat)
    ahead = own - RIVALRY * max(points) - (1 - RIVALRY) * 60
    return ahead / (SCALE + abs(ahead))


@pytest.mark.parametrize("number", range(6))
def test_the_best_last_turn_is_visited_most(number: int) -> None:
    """If only points count, the turn with the most points gets the most visits."""
    for board in last_turns()[number::6]:
        tree = planted(board)
        tree.grow(200)
        favourite = max(tree.turns_at_root())
        most = max(utility for _, utility, _ in tree.turns_at_root())
        assert favourite[1] == pytest.approx(most)


def test_nothing_grows_after_the_end() -> None:
    board = last_turns()[0]
    over = after(board, TurnFinder(SENSIBLE, 4, 80, 0.0).find(board.to_bytes(), 1)[0][1])
    tree = planted(over)
    tree.grow(5)
    assert tree.turns_at_root() == []


class Inside:
    """The plain tree, with access to its memory."""

    def __init__(self, board: Board, simulations: int) -> None:
        grown = _plain.Tree(_plain.TurnFinder(SENSIBLE, 4, 80, RIVALRY), **SMALL)
        grown.set_root(board.to_bytes(), 1)
        grown.grow(simulations)
        self.tree = grown.tree

    def edges(self) -> list[int]:
        return list(range(self.tree.edges))

    def children(self, edge: int) -> list[int]:
        child, found = self.tree.edge_child[edge], []
        for _ in range(self.tree.edge_child_count[edge]):
            found.append(child)
            child = self.tree.sibling[child]
        return found

    def parent(self, edge: int) -> int:
        begins = self.tree.first_edge[: self.tree.nodes]
        return max(
            node
            for node, first in enumerate(begins)
            if first <= edge < first + self.tree.edge_count[node]
        )

    def board(self, node: int) -> Board:
        return Board.from_bytes(self.tree.states[node].pack())

    def actions(self, edge: int) -> list[int]:
        begin = self.tree.edge_first_step[edge]
        return self.tree.step_action[begin : begin + self.tree.edge_step_count[edge]]


@pytest.fixture(scope="module")
def inside() -> list[Inside]:
    """Return trees for 2, 3 and 4 players in the middle of games."""
    return [Inside(board, 40) for board in map(halfway, (2, 3, 4, 6, 7))]


def halfway(number: int) -> Board:
    turns = [board for board in boards(number, 1.0) if board.decision == ids.TURN]
    return turns[len(turns) // 2]


def test_visits_go_on_to_children(inside: list[Inside]) -> None:
    for opened in inside:
        tree = opened.tree
        for edge in opened.edges():
            below = sum(tree.visits[child] for child in opened.children(edge))
            assert below == tree.edge_visits[edge]
        for node in range(tree.nodes):
            first, count = tree.first_edge[node], tree.edge_count[node]
            assert sum(tree.edge_visits[first : first + count]) <= tree.visits[node]


def test_children_are_what_their_turn_leads_to(inside: list[Inside]) -> None:
    """They differ in the tiles drawn, which come from the same stacks."""
    for opened in inside:
        for edge in opened.edges():
            before = opened.board(opened.parent(edge))
            expected = after(before, opened.actions(edge))
            assert turn_is_over(before, expected)
            for child in opened.children(edge):
                assert unseen(opened.board(child)) == unseen(expected)


def unseen(board: Board) -> bytes:
    """Return the board without row and stacks."""
    state = State.unpack(without_traces(board))
    state.row, state.stack, state.next_stack = [0] * 6, [0] * 32, [0] * 32
    return state.pack()


def test_tiles_are_drawn_anew(inside: list[Inside]) -> None:
    drawn, rows = 0, set()
    for opened in inside:
        for edge in opened.edges():
            children = opened.children(edge)
            assert len(children) <= constants.DRAWS
            before = opened.board(opened.parent(edge))
            if len(children) > 1:
                assert opened.tree.edge_draws[edge]
                assert stacks(before) != stacks(opened.board(children[0]))
                drawn += 1
                rows.add(len({tuple(opened.tree.states[child].row) for child in children}))
    assert drawn > 3
    assert max(rows) > 1


def stacks(board: Board) -> tuple[int, int]:
    state = State.unpack(board.to_bytes())
    return state.stack_size, state.next_stack_size


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("sizes", "words"),
    [
        ({"nodes": 0}, "nodes must be from 5 to"),
        ({"nodes": 1}, "nodes must be from 5 to"),
        ({"nodes": LEAST_NODES - 1}, "nodes must be from 5 to"),
        ({"nodes": MOST_NODES + 1}, "nodes must be from 5 to"),
        ({"own_branching": 0}, "own_branching must be from 1 to 64"),
        ({"own_branching": constants.BEST + 1}, "own_branching must be from 1 to 64"),
        ({"other_branching": 0}, "other_branching must be from 1 to 6"),
        ({"other_branching": 7}, "other_branching must be from 1 to 6"),
        ({"beam_width": 0}, "beam_width must be from 1 to"),
        ({"other_beam_width": 0}, "beam_width must be from 1 to"),
        ({"position_limit": LEAST_POSITIONS - 1}, "position_limit must be from 32 to"),
        ({"other_position_limit": 5000}, "position_limit must be from 32 to"),
        ({"scale": 0.0}, "scale must be above 0"),
        ({"scale": float("nan")}, "scale must be above 0"),
    ],
)
def test_impossible_sizes(engine: Any, sizes: dict[str, Any], words: str) -> None:
    turns = engine.TurnFinder(SENSIBLE, 4, 80, RIVALRY)
    with pytest.raises(ValueError, match=words):
        engine.Tree(turns, **SMALL | sizes)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_smallest_tree(engine: Any) -> None:
    turns = engine.TurnFinder(SENSIBLE, 1, LEAST_POSITIONS, RIVALRY)
    least = {
        "nodes": LEAST_NODES,
        "own_branching": 1,
        "other_branching": 1,
        "beam_width": 1,
        "other_beam_width": 1,
    }
    tree = engine.Tree(
        turns,
        **SMALL
        | least
        | {"position_limit": LEAST_POSITIONS, "other_position_limit": LEAST_POSITIONS},
    )
    tree.set_root(positions.load(corn=5).board.to_bytes(), 1)
    assert tree.grow(100) == 1
    ((count, _, actions),) = tree.turns_at_root()
    assert count == 1
    assert actions[-1] == ids.DONE
