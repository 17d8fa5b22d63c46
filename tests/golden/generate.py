"""Generate the golden records: games of players who like to build, until each tile was constructed.

    python -m tests.golden.generate

The records are checked in and must always replay to the same end. Generate new ones only when the
rules themselves were wrong, and say so in the change log.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tzolkin import Game, content
from tzolkin.game.records import SUFFIX

FOLDER = Path(__file__).parent
TILES = frozenset(tile.id for tile in (*content.BUILDINGS, *content.MONUMENTS))
COSTS = {tile.id: tile.cost for tile in (*content.BUILDINGS, *content.MONUMENTS)}
TRIES = 150


def constructed(game: Game) -> set[str]:
    return {
        tile
        for entry in game.position()["seats"]
        for tile in (*entry["buildings"], *entry["monuments"])
    }


def worth(game: Game, seat: int, wanted: frozenset[str]) -> float:
    """Return a rough value of a seat's situation for a player who likes to build."""
    position = game.position()
    entry = position["seats"][seat]
    waiting = sum(
        min(space, 5)
        for gear in ("yaxchilan", "tikal", "uxmal", "palenque")
        for space, holder in enumerate(position["gears"][gear])
        if holder == seat
    )
    tiles = {*entry["buildings"], *entry["monuments"]}
    return float(
        entry["points"]
        + 0.6 * entry["corn"]
        + 2 * entry["wood"]
        + 3 * entry["stone"]
        + 4 * entry["gold"]
        + 3 * entry["skulls"]
        + 5 * entry["workers"]
        + 1.5 * waiting
        + 3 * sum(entry["technologies"].values())
        + 2 * sum(entry["temples"].values())
        + sum(_tile_worth(tile) * (3 if tile in wanted else 1) for tile in tiles)
        + 3 * max((_at_hand(entry, tile) for tile in _display(position) & wanted), default=0)
    )


def _tile_worth(tile: str) -> float:
    return 40 if tile.startswith("m") else 10


def _display(position: dict[str, Any]) -> set[str]:
    return {tile for tile in (*position["buildings"], *position["monuments"]) if tile}


def _at_hand(entry: dict[str, Any], tile: str) -> int:
    """Return how much of a tile's cost a seat has."""
    return sum(min(entry[good], amount) for good, amount in COSTS[tile].items())


def best_turn(game: Game, rng: random.Random, wanted: frozenset[str]) -> Game:
    """Return the most promising of several random ways through the turn."""
    seat = game.seat
    assert seat is not None
    ends = []
    for attempt in range(TRIES):
        trial = game.copy()
        while trial.seat == seat and len(trial.actions) < len(game.actions) + 40:
            trial.play(rng.choice(trial.legal()))
        ends.append((worth(trial, seat, wanted), -attempt, trial))
    return max(ends)[2]


def play(players: int, seed: int, wanted: frozenset[str]) -> Game:
    rng = random.Random(seed)
    game = Game.new(players, seed)
    while not game.over:
        game = best_turn(game, rng, wanted)
    return game


def reachable(start: dict[str, Any]) -> set[str]:
    return _display(start) | {*start["stack"], *start["next_stack"]}


def generate(players: int) -> None:
    wanted, seed = TILES, 0
    while wanted:
        seed += 1
        if not wanted & reachable(Game.new(players, seed).position()):
            continue
        game = play(players, seed, wanted)
        if constructed(game) & wanted:
            wanted -= constructed(game)
            path = FOLDER / f"{players}-players-{seed}{SUFFIX}"
            path.write_text(json.dumps(game.record(), indent=None, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    for players in (2, 3, 4):
        generate(players)
