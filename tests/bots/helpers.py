"""Bots in processes, seated for tests."""

from __future__ import annotations

import random
import shlex
import subprocess
import sys
import time
from pathlib import Path

from tzolkin import Game
from tzolkin.bots import BOTS, Bot, Budget, SeatedBot, make_bot
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State

PROGRAMS = Path(__file__).parent / "programs"
EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = Budget(simulations=20)


def program(path: Path, *words: object) -> str:
    """The spec of a Python program."""
    return f"run:{shlex.join([sys.executable, str(path), *map(str, words)])}"


def rascal(*words: object) -> str:
    return program(PROGRAMS / "rascal.py", *words)


def play(*seats: SeatedBot, seed: int = 1) -> Game:
    """A whole game."""
    game = Game.new(len(seats), seed)
    while not game.over:
        assert game.seat is not None
        game.play(seats[game.seat].answer(game))
    return game


def made(name: str, seed: int) -> Bot:
    """A bot of ours, with a small budget if it takes one."""
    return make_bot(name, seed, SMALL if BOTS[name].takes_budget else None)


def gone(pid: int) -> bool:
    """Has a process ended, or does it within a while?"""
    for _ in range(200):
        shown = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
        )
        if shown.stdout.strip()[:1] in ("", "Z"):
            return True
        time.sleep(0.1)
    return False


def stirred(game: Game, seat: int, rng: random.Random) -> Board:
    """The same game for that seat, with everything hidden from it changed, to the last byte."""
    state = State.unpack(game.board.to_bytes())
    for tiles, size in ((state.stack, state.stack_size), (state.next_stack, state.next_stack_size)):
        hidden = tiles[:size]
        rng.shuffle(hidden)
        tiles[:] = hidden + [rng.randrange(32) for _ in tiles[size:]]
    if game.decision == "wealth":
        _stir_offers(state, seat, rng)
    return Board.from_bytes(state.pack())


def _stir_offers(state: State, seat: int, rng: random.Random) -> None:
    seen = state.offer[4 * seat : 4 * seat + 4]
    unseen = [tile for tile in range(21) if tile not in seen]
    rng.shuffle(unseen)
    for other in range(state.players):
        if other != seat:
            offer, unseen = unseen[:4], unseen[4:]
            state.offer[4 * other : 4 * other + 4] = offer
            if other < state.seat:
                state.kept[2 * other : 2 * other + 2] = sorted(offer[2:])
