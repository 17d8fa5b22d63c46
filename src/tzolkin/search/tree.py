"""Looking several turns ahead: a tree whose edges are whole turns.

Every seat plays for itself (max^n): a node has a utility for each of them. A new node is valued by
the best turn found there. What refills the building row is drawn anew, a few times for each turn.
"""

from __future__ import annotations

from ..rules import dealing, frames, hiding, ids, play
from ..rules.state import Floats, State
from . import constants, machine, turns, value
from .memory import Tree, Turns

OWN_WIDENING: float = 2.0
OTHERS_WIDENING: float = 0.1
LONGEST_TURN: int = 64


def plant(tree: Tree, t: Turns, s: State) -> int:
    """Begin anew with a position as the root."""
    tree.nodes = 0
    tree.edges = 0
    tree.steps = 0
    tree.seat = s.seat
    for seat in range(ids.SEATS):
        tree.root_points[seat] = 0.0
    machine.copy(tree.states[0], s)
    return open_node(tree, t)


def grow(tree: Tree, t: Turns, simulations: int) -> int:
    """Look at so many more leaves, or at fewer when the memory is full; tells how many."""
    for number in range(simulations):
        if not has_room(tree):
            return number
        simulate(tree, t)
    return simulations


def has_room(tree: Tree) -> int:
    """For a round of nodes and what belongs to them."""
    edges = ids.SEATS * tree.wide
    if tree.nodes + ids.SEATS > tree.most_nodes or tree.edges + edges > tree.most_edges:
        return 0
    return 1 if tree.steps + LONGEST_TURN * edges <= tree.most_steps else 0


def simulate(tree: Tree, t: Turns) -> int:
    """Down to a leaf, and on until it is the thinking seat's turn; then carry utilities back."""
    tree.path_length = 0
    node = 0
    new = 0
    while tree.edges_here[node] > 0 and tree.path_length < constants.DEEPEST:
        if new and tree.states[node].seat == tree.seat:
            return carry_back(tree, node)
        edge = select(tree, node)
        tree.path_node[tree.path_length] = node
        tree.path_edge[tree.path_length] = edge
        tree.path_length += 1
        if wants_child(tree, edge):
            node = add_child(tree, t, node, edge)
            new += 1
        else:
            node = some_child(tree, edge)
        if new == ids.SEATS:
            return carry_back(tree, node)
    return carry_back(tree, node)


def select(tree: Tree, node: int) -> int:
    """The edge that promises most to the seat that moves, among those open by now."""
    first = tree.first_edge[node]
    best = first
    most = -1000.0
    curiosity = tree.curiosity * machine.root(tree.visits[node] + 1.0)
    for edge in range(first, first + edges_open(tree, node)):
        visits = tree.edge_visits[edge] + 1.0
        promise = tree.edge_total[edge] / visits + curiosity * tree.edge_prior[edge] / visits
        if promise > most:
            most = promise
            best = edge
    return best


def edges_open(tree: Tree, node: int) -> int:
    """More of them the more often the node is visited; in the turns of others slowly."""
    widening = OWN_WIDENING if tree.states[node].seat == tree.seat else OTHERS_WIDENING
    opened = machine.whole(1.0 + widening * machine.root(tree.visits[node] + 1.0))
    return min(opened, tree.edges_here[node])


def wants_child(tree: Tree, edge: int) -> int:
    """A first child; where tiles are drawn more of them, but not more than visits deserve."""
    children = tree.edge_children[edge]
    if children == 0:
        return 1
    if not tree.edge_draws[edge] or children == constants.DRAWS:
        return 0
    return 1 if tree.edge_visits[edge] >= 2 * children else 0


def some_child(tree: Tree, edge: int) -> int:
    """One of the children behind an edge, by chance."""
    child = tree.edge_child[edge]
    if tree.edge_children[edge] > 1:
        for _ in range(dealing.below(tree.rng, tree.edge_children[edge])):
            child = tree.sibling[child]
    return child


def add_child(tree: Tree, t: Turns, node: int, edge: int) -> int:
    """Play the turn of an edge, with tiles drawn anew, and open what comes of it."""
    child = tree.nodes
    s = tree.states[child]
    machine.copy(s, tree.states[node])
    hiding.mix(tree.rng, s.stack, s.stack_size)
    hiding.mix(tree.rng, s.next_stack, s.next_stack_size)
    for step in range(tree.edge_steps[edge]):
        play.apply(s, tree.step_action[tree.edge_step[edge] + step])
    tree.edge_draws[edge] = 1 if drew(tree.states[node], s) else 0
    open_node(tree, t)
    tree.sibling[child] = tree.edge_child[edge]
    tree.edge_child[edge] = child
    tree.edge_children[edge] += 1
    return child


def drew(before: State, after: State) -> int:
    """Were tiles drawn on the way from one position to the other?"""
    if before.age != after.age or before.stack_size != after.stack_size:
        return 1
    return 0


def open_node(tree: Tree, t: Turns) -> int:
    """Make the state at the end of the nodes a node: find its turns, and its utilities."""
    node = tree.nodes
    s = tree.states[node]
    tree.nodes += 1
    tree.visits[node] = 0
    tree.first_edge[node] = tree.edges
    tree.edges_here[node] = 0
    if frames.asked(s) == ids.OVER:
        for seat in range(s.players):
            t.scores[seat] = value.value(t, s, seat)
        return set_utilities(tree, node, s.players, t.scores, 0)
    if s.seat == tree.seat:
        t.width = tree.width
        t.ample = tree.ample
        turns.look(t, s, tree.wide)
    else:
        t.width = tree.width_others
        t.ample = tree.ample_others
        turns.look(t, s, tree.narrow)
    for number in range(t.best_size):
        add_edge(tree, t, node, number)
    return set_utilities(tree, node, s.players, t.scores, ids.SEATS * t.best[0])


def add_edge(tree: Tree, t: Turns, node: int, number: int) -> int:
    """One of the best ways to play the turn becomes an edge."""
    edge = tree.edges
    slot = t.best[number]
    loss = (t.values[t.best[0]] - t.values[slot]) / tree.scale
    tree.edges += 1
    tree.edges_here[node] += 1
    tree.edge_visits[edge] = 0
    tree.edge_children[edge] = 0
    tree.edge_child[edge] = 0
    tree.edge_draws[edge] = 0
    tree.edge_prior[edge] = 1.0 / (1.0 + 4.0 * loss)
    tree.edge_total[edge] = utility(
        tree, tree.states[node].players, t.seat, t.scores, ids.SEATS * slot
    )
    tree.edge_step[edge] = tree.steps
    tree.edge_steps[edge] = turns.steps_to(t, slot)
    tree.steps += tree.edge_steps[edge]
    write_steps(tree, t, slot)
    return 0


def write_steps(tree: Tree, t: Turns, slot: int) -> int:
    """The actions that lead to a slot, the last one at the end of the steps."""
    place = tree.steps
    while slot != 0:
        place -= 1
        tree.step_action[place] = t.actions[slot]
        slot = t.parents[slot]
    return 0


def set_utilities(tree: Tree, node: int, players: int, scores: Floats, at: int) -> int:
    for seat in range(players):
        tree.utility[ids.SEATS * node + seat] = utility(tree, players, seat, scores, at)
        tree.points[ids.SEATS * node + seat] = scores[at + seat]
    return 0


def utility(tree: Tree, players: int, seat: int, scores: Floats, at: int) -> float:
    """Between -1 and 1: how far ahead a seat is, where points near a draw count most."""
    ahead = scores[at + seat] - tree.rivalry * value.best_other(players, seat, scores, at)
    ahead -= (1.0 - tree.rivalry) * 60.0
    if ahead < 0:
        return ahead / (tree.scale - ahead)
    return ahead / (tree.scale + ahead)


def carry_back(tree: Tree, leaf: int) -> int:
    """Every mover on the way learns what the leaf is worth to it."""
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
