"""The memory that looking ahead works in; the build turns these classes into C structs.

A field of length 0 is a pointer: its memory is found when the size is known.
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


class Turns:
    """All ways to play one turn, as far as they were looked at: a pool of positions.

    A position is known by its slot; slot 0 is the beginning of the turn.
    """

    weights: Annotated[list[float], Layout("d", STAGES * FEATURES)]  # by turns left
    features: Annotated[list[float], Layout("d", FEATURES)]  # of the position valued last

    has_net: Annotated[int, INT]
    mixing: Annotated[list[float], Layout("d", UNITS * (FEATURES + LENGTH))]  # by input
    lift: Annotated[list[float], Layout("d", UNITS * STAGES)]  # of the units, by turns left
    worth: Annotated[list[float], Layout("d", UNITS * STAGES)]
    units: Annotated[list[float], Layout("d", UNITS)]
    view: Annotated[list[int], Layout("B", LENGTH)]  # of the position valued last
    known: Annotated[list[int], Layout("i", SEATS)]  # was a position of this turn worked through?
    known_features: Annotated[list[float], Layout("d", SEATS * FEATURES)]  # ... which, by seat
    known_view: Annotated[list[int], Layout("B", SEATS * LENGTH)]
    known_units: Annotated[list[float], Layout("d", SEATS * UNITS)]

    rivalry: Annotated[float, FLOAT]  # how much the best other seat's value counts
    width: Annotated[int, INT]  # positions kept after every worker
    ample: Annotated[int, INT]  # positions looked at for every worker
    seat: Annotated[int, INT]
    valued: Annotated[int, INT]  # ends of turns valued so far

    used: Annotated[int, INT]
    room: Annotated[int, INT]  # slots that may be used for now
    states: Annotated[list[State], Layout("S", POOL)]
    parents: Annotated[list[int], Layout("i", POOL)]
    actions: Annotated[list[int], Layout("h", POOL)]
    exchanges: Annotated[list[int], Layout("b", POOL)]  # market answers in a row
    values: Annotated[list[float], Layout("d", POOL)]
    scores: Annotated[list[float], Layout("d", SEATS * POOL)]  # by seat, where the turn is over
    legal: Annotated[list[int], Layout("h", MOST_LEGAL)]
    legal_wealth: Annotated[list[int], Layout("h", MOST_LEGAL)]

    seen: Annotated[list[int], Layout("Q", TABLE)]  # fingerprints
    seen_when: Annotated[list[int], Layout("i", TABLE)]
    now: Annotated[int, INT]  # counts the turns looked at; older entries of `seen` are empty

    stage: Annotated[list[int], Layout("i", POOL)]  # slots between two workers
    stage_size: Annotated[int, INT]
    waiting: Annotated[list[int], Layout("i", POOL)]  # slots for the next stage
    waiting_size: Annotated[int, INT]
    open: Annotated[list[int], Layout("i", POOL)]  # slots in the middle of an action
    open_size: Annotated[int, INT]
    best: Annotated[list[int], Layout("i", BEST)]  # ends of the turn, the best first
    best_size: Annotated[int, INT]
    best_most: Annotated[int, INT]


class Tree:
    """A tree of whole turns. Edges and steps lie one after the other, those of a node together."""

    rivalry: Annotated[float, FLOAT]
    curiosity: Annotated[float, FLOAT]
    scale: Annotated[float, FLOAT]
    seat: Annotated[int, INT]  # who thinks
    wide: Annotated[int, INT]  # edges of the own nodes, and how they are found
    width: Annotated[int, INT]
    ample: Annotated[int, INT]
    narrow: Annotated[int, INT]  # edges of the others' nodes
    width_others: Annotated[int, INT]
    ample_others: Annotated[int, INT]
    rng: Annotated[list[int], Layout("Q", 2)]

    most_nodes: Annotated[int, INT]
    nodes: Annotated[int, INT]
    states: Annotated[list[State], Layout("S", 0)]
    visits: Annotated[list[int], INTS]
    first_edge: Annotated[list[int], INTS]
    edges_here: Annotated[list[int], INTS]
    sibling: Annotated[list[int], INTS]  # the next node behind the same edge, after another draw
    utility: Annotated[list[float], FLOATS]  # of a new node, by seat
    points: Annotated[list[float], FLOATS]  # the same as points at the end of the game
    root_points: Annotated[list[float], Layout("d", SEATS)]  # of all leaves, added up

    most_edges: Annotated[int, INT]
    edges: Annotated[int, INT]
    edge_visits: Annotated[list[int], INTS]
    edge_total: Annotated[list[float], FLOATS]  # utility of the mover, the own value counted once
    edge_prior: Annotated[list[float], FLOATS]
    edge_child: Annotated[list[int], INTS]
    edge_children: Annotated[list[int], INTS]
    edge_draws: Annotated[list[int], INTS]
    edge_step: Annotated[list[int], INTS]
    edge_steps: Annotated[list[int], INTS]

    most_steps: Annotated[int, INT]
    steps: Annotated[int, INT]
    step_action: Annotated[list[int], Layout("h", 0)]

    path_node: Annotated[list[int], Layout("i", DEEPEST)]
    path_edge: Annotated[list[int], Layout("i", DEEPEST)]
    path_length: Annotated[int, INT]


STRUCTS = {"CTurns": fields_of(Turns), "CTree": fields_of(Tree)}
