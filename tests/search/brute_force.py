"""All ways to play a turn, by trying everything on boards: no beam, no order, no memory."""

from __future__ import annotations

from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search.constants import EXCHANGES

from .samples import turn_is_over, without_traces


class TooManyError(Exception):
    """A turn has more positions than a test has time for."""


def ends_of_turn(start: Board, most: int) -> dict[bytes, Board]:
    """Return every position in which the turn can end.

    At most `EXCHANGES` exchanges in a row are tried.
    """
    ends: dict[bytes, Board] = {}
    seen: set[tuple[bytes, int]] = set()
    waiting = [(start, 0)]
    while waiting:
        board, exchanges = waiting.pop()
        for child in children(board, exchanges):
            if turn_is_over(start, child):
                ends[without_traces(child)] = child
                continue
            counted = exchanges + 1 if board.decision == ids.MARKET else 0
            if (key := (without_traces(child), counted)) not in seen:
                seen.add(key)
                waiting.append((child, counted))
        if len(seen) > most:
            raise TooManyError
    return ends


def children(board: Board, exchanges: int) -> list[Board]:
    tired = board.decision == ids.MARKET and exchanges >= EXCHANGES
    return [played(board, action) for action in ([ids.DONE] if tired else board.legal_ids())]


def played(board: Board, action: int) -> Board:
    twin = board.copy()
    assert twin.play(action) == ids.LEGAL
    return twin
