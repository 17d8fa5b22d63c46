"""Ways to learn, tried on the same games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .fitting import Lesson, held_out, study
from .network_weights import Learned
from .positions import Positions, joined_positions, replay
from .stored_games import Games
from .workers import Workers, results

GAMES_A_PART = 50


class Trial(NamedTuple):
    """The folder of a run, and what to vary."""

    folder: Path
    players: int
    trusts: list[float]
    units: list[int]
    passes: list[float]
    rate: float


def tried(workers: Workers, trial: Trial) -> Iterator[dict[str, Any]]:
    """The error of each way for games that were held out, always measured against results."""
    positions = replayed(workers, trial.folder, trial.players)
    first = Learned.loaded(trial.folder / "networks" / "000", trial.players)
    yield {"players": trial.players, "positions": len(positions.turns), **search_error(positions)}
    for trust, units, passes in product(trial.trusts, trial.units, trial.passes):
        lesson = Lesson(trust, passes, trial.rate, units)
        _, errors = study(first, positions, positions, lesson, seed=1)
        found = {"trust": trust, "units": units, "passes": passes}
        yield {
            "players": trial.players,
            **found,
            **{k: round(v, 3) for k, v in errors._asdict().items()},
        }


def replayed(workers: Workers, folder: Path, players: int) -> Positions:
    """The positions of all rounds that are finished."""
    files = sorted((folder / "games").glob(f"{players}p-*.npz"))
    parts = [part for file in files for part in Games.load(file).parts(GAMES_A_PART)]
    return joined_positions(results([workers.submit(replay, part) for part in parts]))


def search_error(positions: Positions) -> dict[str, float]:
    """How far off the values of the search are, for the same games."""
    unseen = positions.chosen(held_out(positions))
    missed = unseen.results - unseen.samples(trust=1.0).points
    bias = float((unseen.results - unseen.values).mean())
    return {"search": round(float(np.sqrt((missed**2).mean())), 3), "bias": round(bias, 3)}
