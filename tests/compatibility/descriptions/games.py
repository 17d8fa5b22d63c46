"""Games by their rules alone: positions, deals, views, reasons and records."""

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

ROOT = Path(__file__).parents[3]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.tzolkin.json"))
RECORDS = DATA / "records"
SEEDS = (*range(8), 42, 2012, 2**53 - 1)


def golden_records() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the golden games with their names."""
    for path in GOLDEN:
        yield path.name.partition(".")[0], json.loads(path.read_text(encoding="utf-8"))


def golden_positions() -> dict[str, str]:
    """Return the hashes of the positions after each action, joined for each golden game."""
    return {name: "".join(_hashes(record)) for name, record in golden_records()}


def _hashes(record: dict[str, Any]) -> Iterator[str]:
    game = Game.load(record["start"])
    for action in record["actions"]:
        game.play(action)
        yield digest(game.position())


def random_game(players: int, seed: int, most: int = 10_000) -> Game:
    """Play a game from a seed with random actions, to its end or for at most so many actions."""
    game, rng = Game.new(players, seed), random.Random(seed)
    while not game.over and game.ply < most:
        game.play(rng.choice(game.legal()))
    return game


def deals() -> dict[str, Any]:
    """Describe what seeds deal, and how random games from these deals end."""
    return {f"{players} {seed}": _deal(players, seed) for players in (2, 3, 4) for seed in SEEDS}


def _deal(players: int, seed: int) -> dict[str, Any]:
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
    """Describe how the games of batches end if they are played with NumPy's random numbers."""
    return {str(players): _batch(players) for players in (2, 3, 4)}


def _batch(players: int) -> dict[str, Any]:
    games, rng = Batch.new(12, players), np.random.default_rng(players)
    steps = 0
    while not games.over.all():
        games.step(games.random_actions(rng))
        steps += 1
    ends = [digest(games.game(number).position()) for number in range(len(games))]
    return {"steps": steps, "ends": ends, "scores": games.scores().tolist()}


def views() -> dict[str, Any]:
    """Hash views, previews and forecasts in golden games."""
    return {name: _views(record) for name, record in list(golden_records())[::6]}


def _views(record: dict[str, Any]) -> list[str]:
    game, found = Game.load(record["start"]), []
    for ply, action in enumerate(record["actions"]):
        if ply % 9 == 0:
            seen = [game.view(seat) for seat in (*range(game.players), None)]
            found.append(digest([seen, game.preview([action]), game.forecast()]))
        game.play(action)
    return found


def reasons() -> list[dict[str, Any]]:
    """Return the codes and parameters of the reasons why actions are not legal."""
    found = []
    for _, record in list(golden_records())[::12]:
        game = Game.load(record["start"])
        for ply, action in enumerate(record["actions"]):
            if ply % 60 == 20:
                found.append(_reasons(game))
            game.play(action)
    return found


def _reasons(game: Game) -> dict[str, Any]:
    explained = {text: game.explain(text) for text in action_ids()}
    return {
        text: [reason.code, reason.params]
        for text, reason in explained.items()
        if reason is not None
    }


@cache
def action_ids() -> dict[str, int]:
    """Return all actions with their numbers."""
    texts: list[str] = []
    with suppress(ValueError):  # there is no action of that number
        while True:
            texts.append(text_of(len(texts)))
    return {text: id_of(text) for text in texts}


def records() -> dict[str, dict[str, Any]]:
    """Make the records that are kept: whole ones, one from mid-game, and one that stops early."""
    middle = Game.load(_turn_in(random_game(3, 5), 120))
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


def _turn_in(whole: Game, ply: int) -> dict[str, Any]:
    """Return the position at the first turn of a game after at least so many actions."""
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
