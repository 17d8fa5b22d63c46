"""A few games of the search, and their positions."""

from __future__ import annotations

import pytest

from training.network_weights import NetworkWeights
from training.positions import Positions, extract_positions
from training.search_selfplay import SearchPlayer, play_games
from training.stored_games import StoredGames

from .small_runs import FIRST, SELFPLAY


@pytest.fixture(scope="session")
def games() -> StoredGames:
    weights = NetworkWeights.load(FIRST, 2)
    return play_games(SearchPlayer(weights, 2, 2), range(19, 22), SELFPLAY)


@pytest.fixture(scope="session")
def positions(games: StoredGames) -> Positions:
    return extract_positions(games)
