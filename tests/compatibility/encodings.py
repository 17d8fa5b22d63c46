"""Views as numbers: what the entries are, and encoded positions."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.compatibility.fixtures import Growing, Parts
from tests.compatibility.games import golden_records
from tzolkin import Batch, Game
from tzolkin.encoding import (
    LENGTH,
    MOST,
    NAMES,
    SCALES,
    SEAT_LENGTH,
    SEATS_BEGIN,
    VERSION,
    encode,
    encode_batch,
    named,
)


def layout() -> dict[str, Any]:
    return {
        "version": VERSION,
        "length": LENGTH,
        "seats": [SEATS_BEGIN, SEAT_LENGTH],
        "names": list(NAMES),
        "most": MOST.tolist(),
        "scales": SCALES.tolist(),
    }


def encoded() -> dict[str, Any]:
    """Views of all seats in golden games."""
    return {name: _rows(record) for name, record in list(golden_records())[::2]}


def _rows(record: dict[str, Any]) -> list[str]:
    game, marks = Game.load(record["start"]), Growing()
    for ply, action in enumerate(record["actions"]):
        if ply % 10 == 0:
            seats = range(game.players)
            marks.add(*(encode(game, seat, dtype=np.uint8).tobytes() for seat in seats))
            marks.add(encode(game).tobytes())
        game.play(action)
    return marks.marks[::4]


def named_views() -> list[dict[str, float]]:
    """Some views in words, to see what has changed if something has."""
    found = []
    for _, record in list(golden_records())[::16]:
        game = Game.load(record["start"])
        for action in record["actions"][:130]:
            game.play(action)
        found.append(named(encode(game)))
    return found


def batch() -> list[str]:
    """Views of many games as they are played."""
    games, marks = Batch.new(8, players=3), Growing()
    rng = np.random.default_rng(1)
    for _ in range(60):
        marks.add(encode_batch(games).tobytes(), encode_batch(games, 1, dtype=np.uint8).tobytes())
        games.step(games.random_actions(rng))
    return marks.marks[::6]


PARTS: Parts = {
    "layout": layout,
    "golden games": encoded,
    "named views": named_views,
    "batch": batch,
}
