"""Sweep over learning options: fit networks to the same stored games, and compare their errors."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .fitting import LearningOptions, fit_network
from .holdout import held_out
from .network_weights import NetworkWeights
from .positions import Positions, concatenate_positions, extract_positions
from .stored_games import StoredGames
from .workers import Workers, collect_results

GAMES_PER_PART = 50


class Sweep(NamedTuple):
    """The folder of a run, and the values to try for each option."""

    folder: Path
    players: int
    search_shares: list[float]
    units: list[int]
    epochs: list[float]
    learning_rate: float


def run_sweep(workers: Workers, sweep: Sweep) -> Iterator[dict[str, Any]]:
    """Yield the error of the search, then the errors with each combination of options.

    All errors are for held-out games and against results, whatever the targets are.
    """
    positions = load_positions(workers, sweep.folder, sweep.players)
    start = NetworkWeights.load(sweep.folder / "networks" / "000", sweep.players)
    count = len(positions.turns_left)
    yield {"players": sweep.players, "positions": count, **search_error(positions)}
    for search_share, units, epochs in product(sweep.search_shares, sweep.units, sweep.epochs):
        options = LearningOptions(search_share, epochs, sweep.learning_rate, units)
        _, errors = fit_network(start, positions, positions, options, seed=1)
        yield {
            "players": sweep.players,
            "search_share": search_share,
            "units": units,
            "epochs": epochs,
            **{name: round(error, 3) for name, error in errors._asdict().items()},
        }


def load_positions(workers: Workers, folder: Path, players: int) -> Positions:
    """Return the positions of all finished rounds of a run."""
    files = sorted((folder / "games").glob(f"{players}p-*.npz"))
    parts = [part for file in files for part in StoredGames.load(file).split(GAMES_PER_PART)]
    futures = [workers.submit(extract_positions, part) for part in parts]
    return concatenate_positions(collect_results(futures))


def search_error(positions: Positions) -> dict[str, float]:
    """Return the error of the search's own values on held-out games, and their bias."""
    unseen = positions.select(held_out(positions))
    errors = unseen.results - unseen.to_samples(search_share=1.0).targets
    bias = float((unseen.results - unseen.values).mean())
    return {"search": round(float(np.sqrt((errors**2).mean())), 3), "bias": round(bias, 3)}
