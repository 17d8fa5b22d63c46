"""Where the points of each seat come from."""

from __future__ import annotations

from typing import Any

from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State

from .notation import TILES
from .positions import points_from

SOURCES = (
    "earlier",
    "temples_age_1",
    "temples_age_2",
    "buildings",
    "technologies",
    "chichen",
    "unfed",
    "corn",
    "skulls",
)
Breakdown = dict[str, Any]


def breakdown_of(board: Board) -> list[Breakdown]:
    """Return for every seat its points by source; monuments count once the game is over.

    `earlier` are the points that a loaded position began with.
    """
    state = State.unpack(board.to_bytes())
    return [_seat_breakdown(board, state, seat) for seat in range(state.players)]


def _seat_breakdown(board: Board, state: State, seat: int) -> Breakdown:
    scored = state.sources[ids.SOURCES * seat : ids.SOURCES * (seat + 1)]
    breakdown: Breakdown = {
        name: points_from(points) for name, points in zip(SOURCES, scored, strict=False)
    }
    over = board.decision == ids.OVER
    raised = state.raised[ids.MOST_MONUMENTS * seat :][: state.raised_count[seat]]
    breakdown["monuments"] = {
        TILES[tile]: board.monument(seat, tile) if over else 0 for tile in raised
    }
    breakdown["total"] = points_from(sum(scored))
    return breakdown
