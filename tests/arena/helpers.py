"""Short ways to make plans, games and results of arenas."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tzolkin.arena.block_results import BlockResult
from tzolkin.arena.folder import read_blocks
from tzolkin.arena.games import PlayedGame
from tzolkin.arena.plan import Block, Plan

SAMPLE_BOTS = Path(__file__).parent / "sample_bots.py"


def bot(name: str) -> str:
    """Return the spec of a bot in sample_bots.py."""
    return f"{SAMPLE_BOTS}:{name}"


def plan(bots: str = "ab", players: tuple[int, ...] = (2,), deals: int = 10, seed: int = 1) -> Plan:
    """Return a plan with a bot for every letter, which is not to be played."""
    return Plan(tuple(bots), players, deals, seed)


def game(
    scores: list[float],
    seating: tuple[int, ...] | None = None,
    winners: list[int] | None = None,
    faults: dict[int, str] | None = None,
) -> PlayedGame:
    """Return a game with this end."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    players = range(len(scores))
    return PlayedGame(
        seating=seating or tuple(players),
        scores=scores,
        winners=best if winners is None else winners,
        points=[{"buildings": score - 1, "monuments": 1} for score in scores],
        faults=[(faults or {}).get(seat) for seat in players],
        turns=[10 for _ in players],
        seconds=[2.0 for _ in players],
    )


def block_result(deal: int, *games: PlayedGame) -> BlockResult:
    first = games[0].seating
    return BlockResult(Block(len(first), deal, tuple(sorted(first))), list(games))


def without_times(block_results: Iterable[BlockResult]) -> list[dict[str, Any]]:
    """Return results as JSON in the order of the plan, without the times, which always differ."""
    lines = [one.as_json() for one in sorted(block_results, key=lambda one: one.block)]
    for line in lines:
        for played in line.get("games", ()):
            del played["seconds"]
    return lines


def folder_contents(folder: Path) -> list[dict[str, Any]]:
    """Return the blocks in a folder without times, and all its records."""
    records = sorted((folder / "records").iterdir())
    texts = [{path.name: json.loads(path.read_text())} for path in records]
    return [*without_times(read_blocks(folder).values()), *texts]


def marked(mark: Path) -> bool:
    """Return whether a bot has written into the mark."""
    return mark.exists() and mark.read_text() != ""
