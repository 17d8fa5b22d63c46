"""Arenas in a few words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tzolkin.arena.folder import read_outcomes
from tzolkin.arena.outcomes import Outcome
from tzolkin.arena.plan import Block, Plan
from tzolkin.arena.playing import PlayedGame

PLAYERS = Path(__file__).parent / "players.py"


def bot(name: str) -> str:
    """One of the bots in players.py, as people write it."""
    return f"{PLAYERS}:{name}"


def plan(bots: str = "ab", players: tuple[int, ...] = (2,), deals: int = 10, seed: int = 1) -> Plan:
    """A plan with a bot for every letter; nobody is asked to play it."""
    return Plan(tuple(bots), players, deals, seed)


def game(
    scores: list[float],
    seating: tuple[int, ...] | None = None,
    winners: list[int] | None = None,
    faults: dict[int, str] | None = None,
) -> PlayedGame:
    """A game that ended like that."""
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


def outcome(deal: int, *games: PlayedGame) -> Outcome:
    first = games[0].seating
    return Outcome(Block(len(first), deal, tuple(sorted(first))), list(games))


def told(outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """Outcomes without what differs from time to time, in the order of the plan."""
    lines = [one.as_json() for one in sorted(outcomes, key=lambda one: one.block)]
    for line in lines:
        for played in line.get("games", ()):
            del played["seconds"]
    return lines


def kept(folder: Path) -> list[dict[str, Any]]:
    """What a folder tells of its blocks, and all its records."""
    records = sorted((folder / "records").iterdir())
    texts = [{path.name: json.loads(path.read_text())} for path in records]
    return [*told(read_outcomes(folder).values()), *texts]


def marked(mark: Path) -> bool:
    """Has a bot written into the mark?"""
    return mark.exists() and mark.read_text() != ""
