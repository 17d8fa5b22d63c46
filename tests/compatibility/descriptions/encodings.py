"""Views encoded as numbers: the layout of a row, and rows of golden games."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.compatibility.descriptions.games import golden_records
from tests.compatibility.fixtures import Parts, RollingHash
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
    """Describe the entries of a row."""
    return {
        "version": VERSION,
        "length": LENGTH,
        "seats": [SEATS_BEGIN, SEAT_LENGTH],
        "names": list(NAMES),
        "most": MOST.tolist(),
        "scales": SCALES.tolist(),
    }


def golden_rows() -> dict[str, Any]:
    """Hash the rows of all seats in golden games."""
    return {name: _row_digests(record) for name, record in list(golden_records())[::2]}


def _row_digests(record: dict[str, Any]) -> list[str]:
    game, rows = Game.load(record["start"]), RollingHash()
    for ply, action in enumerate(record["actions"]):
        if ply % 10 == 0:
            seats = range(game.players)
            rows.add(*(encode(game, seat, dtype=np.uint8).tobytes() for seat in seats))
            rows.add(encode(game).tobytes())
        game.play(action)
    return rows.digests[::4]


def named_rows() -> list[dict[str, float]]:
    """Return some rows by name, which show what has changed if a hash is different."""
    found = []
    for _, record in list(golden_records())[::16]:
        game = Game.load(record["start"])
        for action in record["actions"][:130]:
            game.play(action)
        found.append(named(encode(game)))
    return found


def batch_rows() -> list[str]:
    """Hash the rows of a batch while it is played."""
    games, rows = Batch.new(8, players=3), RollingHash()
    rng = np.random.default_rng(1)
    for _ in range(60):
        rows.add(encode_batch(games).tobytes(), encode_batch(games, 1, dtype=np.uint8).tobytes())
        games.step(games.random_actions(rng))
    return rows.digests[::6]


PARTS: Parts = {
    "layout": layout,
    "golden games": golden_rows,
    "named rows": named_rows,
    "batch": batch_rows,
}
