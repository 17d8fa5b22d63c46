"""The memory of the search: the pool of positions of one turn, and the tree of whole turns.

The build turns these classes into C structs. A field of length 0 is a pointer, whose memory is
allocated when its size is known.
"""

from __future__ import annotations

from typing import Annotated

from ..encoding.feature_ids import FEATURES, STAGES
from ..encoding.offsets import LENGTH
from ..rules.ids import MOST_LEGAL, SEATS
from ..rules.state import Layout, State, fields_of
from .constants import BEST, DEEPEST, POOL, TABLE, UNITS

INT = Layout("i", 1)
FLOAT = Layout("d", 1)
INTS = Layout("i", 0)
FLOATS = Layout("d", 0)


class TurnPool:
    """The positions reached so far within one turn, and what is needed to value them.

    A position is identified by its slot; slot 0 is the beginning of the turn.
    """

    # Values: weights of the features, and a network that corrects their sum.
    weights: Annotated[list[float], Layout("d", STAGES * FEATURES)]  # by turns left
    features: Annotated[list[float], Layout("d", FEATURES)]  # of the position valued last

    has_net: Annotated[int, INT]
    mixing: Annotated[list[float], Layout("d", UNITS * (FEATURES + LENGTH))]  # weights by input
    lift: Annotated[list[float], Layout("d", UNITS * STAGES)]  # biases of the units, by turns left
    worth: Annotated[list[float], Layout("d", UNITS * STAGES)]  # output weights, by turns left
    units: Annotated[list[float], Layout("d", UNITS)]  # sums of the units for the current position
    view: Annotated[list[int], Layout("B", LENGTH)]  # of the position valued last
    has_base: Annotated[list[int], Layout("i", SEATS)]  # is there a base position for the seat?
    base_features: Annotated[list[float], Layout("d", SEATS * FEATURES)]  # ... and its inputs
    base_view: Annotated[list[int], Layout("B", SEATS * LENGTH)]
    base_units: Annotated[list[float], Layout("d", SEATS * UNITS)]

    # Settings of a search.
    rivalry: Annotated[float, FLOAT]  # how much the best other seat's value counts
    beam_width: Annotated[int, INT]  # positions kept after every worker
    position_limit: Annotated[int, INT]  # positions examined for every worker
    seat: Annotated[int, INT]  # whose turn it is
    evaluations: Annotated[int, INT]  # ends of turns valued so far, over all searches

    # Positions, by slot.
    used: Annotated[int, INT]
    slot_limit: Annotated[int, INT]  # slots that may be used for the current worker
    states: Annotated[list[State], Layout("S", POOL)]
    parents: Annotated[list[int], Layout("i", POOL)]
    actions: Annotated[list[int], Layout("h", POOL)]  # what led here from the parent
    exchanges: Annotated[list[int], Layout("b", POOL)]  # market answers in a row
    values: Annotated[list[float], Layout("d", POOL)]
    scores: Annotated[list[float], Layout("d", SEATS * POOL)]  # by seat, where the turn is over
    legal: Annotated[list[int], Layout("h", MOST_LEGAL)]  # scratch memory
    legal_wealth: Annotated[list[int], Layout("h", MOST_LEGAL)]

    # A hash table of the positions seen. Entries of an older generation count as empty.
    seen: Annotated[list[int], Layout("Q", TABLE)]  # fingerprints
    seen_generation: Annotated[list[int], Layout("i", TABLE)]
    generation: Annotated[int, INT]  # one for each turn searched

    # Lists of slots.
    stage: Annotated[list[int], Layout("i", POOL)]  # between two workers
    stage_size: Annotated[int, INT]
    next_stage: Annotated[list[int], Layout("i", POOL)]  # after the next worker
    next_stage_size: Annotated[int, INT]
    unfinished: Annotated[list[int], Layout("i", POOL)]  # in the middle of an action
    unfinished_size: Annotated[int, INT]
    best: Annotated[list[int], Layout("i", BEST)]  # ends of the turn, the best first
    best_size: Annotated[int, INT]
    best_limit: Annotated[int, INT]


class Tree:
    """A tree of whole turns. The edges of a node, and the steps of an edge, are consecutive."""

    rivalry: Annotated[float, FLOAT]  # how much the best other seat counts in a utility
    exploration: Annotated[float, FLOAT]  # how much rarely visited edges are preferred
    scale: Annotated[float, FLOAT]  # a difference in points that counts as large
    seat: Annotated[int, INT]  # who decides at the root
    own_branching: Annotated[int, INT]  # edges of that seat's nodes, and how they are searched
    beam_width: Annotated[int, INT]
    position_limit: Annotated[int, INT]
    other_branching: Annotated[int, INT]  # the same for the nodes of other seats
    other_beam_width: Annotated[int, INT]
    other_position_limit: Annotated[int, INT]
    rng: Annotated[list[int], Layout("Q", 2)]

    most_nodes: Annotated[int, INT]
    nodes: Annotated[int, INT]
    states: Annotated[list[State], Layout("S", 0)]
    visits: Annotated[list[int], INTS]
    first_edge: Annotated[list[int], INTS]
    edge_count: Annotated[list[int], INTS]
    sibling: Annotated[list[int], INTS]  # the next node behind the same edge, after another draw
    utility: Annotated[list[float], FLOATS]  # of a new node, by seat
    points: Annotated[list[float], FLOATS]  # the same as points at the end of the game
    root_points: Annotated[list[float], Layout("d", SEATS)]  # of all leaves, added up

    most_edges: Annotated[int, INT]
    edges: Annotated[int, INT]
    edge_visits: Annotated[list[int], INTS]
    edge_total: Annotated[list[float], FLOATS]  # utility of the mover, the own value counted once
    edge_prior: Annotated[list[float], FLOATS]
    edge_child: Annotated[list[int], INTS]  # the newest node behind the edge
    edge_child_count: Annotated[list[int], INTS]
    edge_draws: Annotated[list[int], INTS]  # are tiles drawn after this turn?
    edge_first_step: Annotated[list[int], INTS]
    edge_step_count: Annotated[list[int], INTS]

    most_steps: Annotated[int, INT]
    steps: Annotated[int, INT]
    step_action: Annotated[list[int], Layout("h", 0)]

    path_node: Annotated[list[int], Layout("i", DEEPEST)]  # from the root to the current leaf
    path_edge: Annotated[list[int], Layout("i", DEEPEST)]
    path_length: Annotated[int, INT]


STRUCTS = {"CTurnPool": fields_of(TurnPool), "CTree": fields_of(Tree)}
