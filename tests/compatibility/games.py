"""Positions of games: golden ones, dealt ones, and records."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tests.compatibility.fixtures import DATA, Parts, digest
from tzolkin import Batch, Game, id_of, text_of

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.tzolkin.json"))
RECORDS = DATA / "records"
SEEDS = (*range(8), 42, 2012, 2**53 - 1)


def golden_records() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in GOLDEN:
        yield path.name.partition(".")[0], json.loads(path.read_text(encoding="utf-8"))


def golden_positions() -> dict[str, str]:
    """The hashes of the positions after each action of every golden game, one after the other."""
    return {name: "".join(hashes(record)) for name, record in golden_records()}


def hashes(record: dict[str, Any]) -> Iterator[str]:
    game = Game.load(record["start"])
    for action in record["actions"]:
        game.play(action)
        yield digest(game.position())


def random_game(players: int, seed: int, most: int = 10_000) -> Game:
    game, rng = Game.new(players, seed), random.Random(seed)
    while not game.over and game.ply < most:
        game.play(rng.choice(game.legal()))
    return game


def deals() -> dict[str, Any]:
    """What seeds deal, and how random games from them end."""
    return {f"{players} {seed}": deal(players, seed) for players in (2, 3, 4) for seed in SEEDS}


def deal(players: int, seed: int) -> dict[str, Any]:
    game = random_game(players, seed)
    return {
        "start": digest(Game.new(players, seed).position()),
        "actions": digest(game.actions),
        "end": digest(game.position()),
        "scores": game.scores(),
        "winners": game.winners(),
        "breakdown": game.breakdown(),
    }


def batches() -> dict[str, Any]:
    """How random games of a batch end, the random numbers those of NumPy."""
    return {str(players): batch(players) for players in (2, 3, 4)}


def batch(players: int) -> dict[str, Any]:
    games, rng = Batch.new(12, players), np.random.default_rng(players)
    steps = 0
    while not games.over.all():
        games.step(games.random_actions(rng))
        steps += 1
    ends = [digest(games.game(number).position()) for number in range(len(games))]
    return {"steps": steps, "ends": ends, "scores": games.scores().tolist()}


def views() -> dict[str, Any]:
    """What seats and onlookers see, what actions would change, and what comes on Food Days."""
    return {name: _seen(record) for name, record in list(golden_records())[::6]}


def _seen(record: dict[str, Any]) -> list[str]:
    game, found = Game.load(record["start"]), []
    for ply, action in enumerate(record["actions"]):
        if ply % 9 == 0:
            seen = [game.view(seat) for seat in (*range(game.players), None)]
            found.append(digest([seen, game.preview([action]), game.forecast()]))
        game.play(action)
    return found


def reasons() -> list[dict[str, Any]]:
    """Why actions are not legal: codes and parameters."""
    found = []
    for _, record in list(golden_records())[::12]:
        game = Game.load(record["start"])
        for ply, action in enumerate(record["actions"]):
            if ply % 60 == 20:
                found.append(_objections(game))
            game.play(action)
    return found


def _objections(game: Game) -> dict[str, Any]:
    told = {text: game.explain(text) for text in action_ids()}
    return {
        text: [reason.code, reason.params] for text, reason in told.items() if reason is not None
    }


@cache
def action_ids() -> dict[str, int]:
    """All actions, as long as there are texts for further numbers."""
    texts: list[str] = []
    with suppress(ValueError):
        while True:
            texts.append(text_of(len(texts)))
    return {text: id_of(text) for text in texts}


def records() -> dict[str, dict[str, Any]]:
    """Records to be kept: whole ones, one from the middle of a game, and one that stops early."""
    middle = Game.load(_turn_of(random_game(3, 5), 120))
    rng = random.Random(5)
    while not middle.over:
        middle.play(rng.choice(middle.legal()))
    named = Game.new(2, 9, ["Ana", "Bo"])
    for action in random_game(2, 9).actions:
        named.play(action)
    return {
        "2-players-named": named.record(date="2025-01-31", meta={"event": "a test"}),
        "3-players": random_game(3, 2012).record(),
        "4-players": random_game(4, 2**53 - 1).record(),
        "from-the-middle": middle.record(),
        "incomplete": random_game(4, 7, 150).record(),
        "not-begun": Game.new(3, 1).record(),
    }


def _turn_of(whole: Game, ply: int) -> dict[str, Any]:
    """The position at the first turn after so many actions."""
    game = Game.load(whole.record()["start"])
    for action in whole.actions:
        if game.ply >= ply and game.decision == "turn":
            break
        game.play(action)
    return game.position()


PARTS: Parts = {
    "positions of golden games": golden_positions,
    "deals": deals,
    "batches": batches,
    "views": views,
    "reasons": reasons,
    "action ids": action_ids,
}
