"""Look several turns ahead: a Monte Carlo tree search whose edges are whole turns.

Every seat plays for itself (max^n): a node has a utility for each of them. A new node is valued by
the best turn found there. The tiles that refill the building row are random, so a turn after which
tiles are drawn leads to several nodes, one for each draw.
"""

from __future__ import annotations

from ..rules import frames, hiding, ids, play, randomness
from ..rules.state import Floats, State
from . import constants, primitives, turns, value
from .memory import Tree, TurnPool

OWN_WIDENING: float = 2.0
OTHERS_WIDENING: float = 0.1
LONGEST_TURN: int = 64


def set_root(tree: Tree, pool: TurnPool, s: State) -> int:
    """Discard the tree and begin a new one at a position."""
    tree.nodes = 0
    tree.edges = 0
    tree.steps = 0
    tree.seat = s.seat
    for seat in range(ids.SEATS):
        tree.root_points[seat] = 0.0
    primitives.copy_state(tree.states[0], s)
    return add_node(tree, pool)


def grow(tree: Tree, pool: TurnPool, simulations: int) -> int:
    """Run simulations until the memory is full; return how many were run."""
    for number in range(simulations):
        if not has_room(tree):
            return number
        simulate(tree, pool)
    return simulations


def has_room(tree: Tree) -> int:
    """Return whether a simulation, at most a round of new nodes, fits into the memory."""
    edges = ids.SEATS * tree.own_branching
    if tree.nodes + ids.SEATS > tree.most_nodes or tree.edges + edges > tree.most_edges:
        return 0
    return 1 if tree.steps + LONGEST_TURN * edges <= tree.most_steps else 0


def simulate(tree: Tree, pool: TurnPool) -> int:
    """Descend to a leaf and update the statistics on the way back.

    After the first new node go on until the root's seat is to move, so that the leaf takes the
    answers of the other seats into account.
    """
    tree.path_length = 0
    node = 0
    new = 0
    while tree.edge_count[node] > 0 and tree.path_length < constants.DEEPEST:
        if new and tree.states[node].seat == tree.seat:
            return backpropagate(tree, node)
        edge = select_edge(tree, node)
        tree.path_node[tree.path_length] = node
        tree.path_edge[tree.path_length] = edge
        tree.path_length += 1
        if needs_child(tree, edge):
            node = add_child(tree, pool, node, edge)
            new += 1
        else:
            node = random_child(tree, edge)
        if new == ids.SEATS:
            return backpropagate(tree, node)
    return backpropagate(tree, node)


def select_edge(tree: Tree, node: int) -> int:
    """Return the open edge with the highest upper bound for the seat that moves."""
    first = tree.first_edge[node]
    best = first
    most = -1000.0
    exploration = tree.exploration * primitives.sqrt(tree.visits[node] + 1.0)
    for edge in range(first, first + open_edges(tree, node)):
        visits = tree.edge_visits[edge] + 1.0
        bound = tree.edge_total[edge] / visits + exploration * tree.edge_prior[edge] / visits
        if bound > most:
            most = bound
            best = edge
    return best


def open_edges(tree: Tree, node: int) -> int:
    """Return how many edges may be visited (progressive widening, slower for other seats)."""
    widening = OWN_WIDENING if tree.states[node].seat == tree.seat else OTHERS_WIDENING
    opened = primitives.truncate(1.0 + widening * primitives.sqrt(tree.visits[node] + 1.0))
    return min(opened, tree.edge_count[node])


def needs_child(tree: Tree, edge: int) -> int:
    """Return whether an edge should get a new child.

    Every edge needs one. Where tiles are drawn it gets more, in proportion to its visits.
    """
    children = tree.edge_child_count[edge]
    if children == 0:
        return 1
    if not tree.edge_draws[edge] or children == constants.DRAWS:
        return 0
    return 1 if tree.edge_visits[edge] >= 2 * children else 0


def random_child(tree: Tree, edge: int) -> int:
    """Return a random child behind an edge."""
    child = tree.edge_child[edge]
    if tree.edge_child_count[edge] > 1:
        for _ in range(randomness.below(tree.rng, tree.edge_child_count[edge])):
            child = tree.sibling[child]
    return child


def add_child(tree: Tree, pool: TurnPool, node: int, edge: int) -> int:
    """Play the turn of an edge with reshuffled stacks and make the result a node."""
    child = tree.nodes
    s = tree.states[child]
    primitives.copy_state(s, tree.states[node])
    hiding.reshuffle(tree.rng, s.stack, s.stack_size)
    hiding.reshuffle(tree.rng, s.next_stack, s.next_stack_size)
    for step in range(tree.edge_step_count[edge]):
        play.apply(s, tree.step_action[tree.edge_first_step[edge] + step])
    tree.edge_draws[edge] = 1 if tiles_drawn(tree.states[node], s) else 0
    add_node(tree, pool)
    tree.sibling[child] = tree.edge_child[edge]
    tree.edge_child[edge] = child
    tree.edge_child_count[edge] += 1
    return child


def tiles_drawn(before: State, after: State) -> int:
    """Return whether tiles were drawn between two positions."""
    if before.age != after.age or before.stack_size != after.stack_size:
        return 1
    return 0


def add_node(tree: Tree, pool: TurnPool) -> int:
    """Make the state after the last node a node: find its turns and its utilities."""
    node = tree.nodes
    s = tree.states[node]
    tree.nodes += 1
    tree.visits[node] = 0
    tree.first_edge[node] = tree.edges
    tree.edge_count[node] = 0
    if frames.decision(s) == ids.OVER:
        for seat in range(s.players):
            pool.scores[seat] = value.value(pool, s, seat)
        return set_utilities(tree, node, s.players, pool.scores, 0)
    if s.seat == tree.seat:
        pool.beam_width = tree.beam_width
        pool.position_limit = tree.position_limit
        turns.find(pool, s, tree.own_branching)
    else:
        pool.beam_width = tree.other_beam_width
        pool.position_limit = tree.other_position_limit
        turns.find(pool, s, tree.other_branching)
    for number in range(pool.best_size):
        add_edge(tree, pool, node, number)
    return set_utilities(tree, node, s.players, pool.scores, ids.SEATS * pool.best[0])


def add_edge(tree: Tree, pool: TurnPool, node: int, number: int) -> int:
    """Make one of the best ways to play the turn an edge."""
    edge = tree.edges
    slot = pool.best[number]
    loss = (pool.values[pool.best[0]] - pool.values[slot]) / tree.scale
    tree.edges += 1
    tree.edge_count[node] += 1
    tree.edge_visits[edge] = 0
    tree.edge_child_count[edge] = 0
    tree.edge_child[edge] = 0
    tree.edge_draws[edge] = 0
    tree.edge_prior[edge] = 1.0 / (1.0 + 4.0 * loss)
    tree.edge_total[edge] = utility(
        tree, tree.states[node].players, pool.seat, pool.scores, ids.SEATS * slot
    )
    tree.edge_first_step[edge] = tree.steps
    tree.edge_step_count[edge] = turns.count_steps(pool, slot)
    tree.steps += tree.edge_step_count[edge]
    write_steps(tree, pool, slot)
    return 0


def write_steps(tree: Tree, pool: TurnPool, slot: int) -> int:
    """Write the actions that lead to a slot so that they end where the steps end."""
    place = tree.steps
    while slot != 0:
        place -= 1
        tree.step_action[place] = pool.actions[slot]
        slot = pool.parents[slot]
    return 0


def set_utilities(tree: Tree, node: int, players: int, scores: Floats, at: int) -> int:
    for seat in range(players):
        tree.utility[ids.SEATS * node + seat] = utility(tree, players, seat, scores, at)
        tree.points[ids.SEATS * node + seat] = scores[at + seat]
    return 0


def utility(tree: Tree, players: int, seat: int, scores: Floats, at: int) -> float:
    """Return how far ahead a seat is, from -1 to 1; points near a draw count most."""
    ahead = scores[at + seat] - tree.rivalry * value.best_other(players, seat, scores, at)
    ahead -= (1.0 - tree.rivalry) * 60.0
    if ahead < 0:
        return ahead / (tree.scale - ahead)
    return ahead / (tree.scale + ahead)


def backpropagate(tree: Tree, leaf: int) -> int:
    """Add the leaf's utilities to the edges on the path, for the seat that moved there."""
    tree.visits[leaf] += 1
    for seat in range(tree.states[leaf].players):
        tree.root_points[seat] += tree.points[ids.SEATS * leaf + seat]
    for number in range(tree.path_length):
        node = tree.path_node[number]
        edge = tree.path_edge[number]
        tree.visits[node] += 1
        tree.edge_visits[edge] += 1
        mover = tree.states[node].seat
        tree.edge_total[edge] += tree.utility[ids.SEATS * leaf + mover]
    return 0
