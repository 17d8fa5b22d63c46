"""A checksum over everything that `tzolkin.game` returns, to compare the two engines."""

from __future__ import annotations

import hashlib
import json

import numpy as np

from tzolkin import Batch, Game, IllegalActionError
from tzolkin.game.notation import TEXTS

from .games import play_on, rich


def _single_games(players: int) -> list[object]:
    said: list[object] = []
    for start in (Game.new(players, 11), rich(players, 11)):
        for number, game in enumerate(play_on(start, 11)):
            said.append((game.decision, game.seat, game.legal(), game.scores()))
            if number % 40 == 0 or game.over:
                reasons = [game.explain(text) for text in TEXTS]
                said += [None if reason is None else str(reason) for reason in reasons]
                said += [game.position(), game.view(None), game.breakdown(), game.winners()]
        said.append(game.record())
    return said


def _batch(players: int) -> list[object]:
    said: list[object] = []
    batch = Batch.new(4, players, seeds=[1, 2**63, 2**64 - 1, 0])
    rng = np.random.default_rng(1)
    while not batch.over.all():
        actions = batch.random_actions(rng)
        batch.step(actions)
        sums = int(batch.masks.sum()), batch.states.tobytes().hex()
        said.append((actions.tolist(), batch.seats.tolist(), batch.scores().tolist(), sums))
    return said


def _errors() -> list[object]:
    said: list[object] = []
    game = Game.new(2, 1)
    for action in (-1, 423, 2**40, 1.0, 1.5, "3", None):
        try:
            game.play_id(action)  # type: ignore[arg-type]
        except (IllegalActionError, ValueError, TypeError) as error:
            said.append((type(error).__name__, str(error)))
    return said


def checksum() -> str:
    parts = [part for players in (2, 3, 4) for part in (_single_games(players), _batch(players))]
    return hashlib.sha256(json.dumps([*parts, _errors()]).encode()).hexdigest()
