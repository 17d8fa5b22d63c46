"""Helpers to seat bots and to play games with them."""

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
    """Return the spec of a Python program."""
    return f"run:{shlex.join([sys.executable, str(path), *map(str, words)])}"


def misbehaving(*words: object) -> str:
    return program(PROGRAMS / "misbehaving_bot.py", *words)


def play(*seats: SeatedBot, seed: int = 1) -> Game:
    """Play a whole game and return it."""
    game = Game.new(len(seats), seed)
    while not game.over:
        assert game.seat is not None
        game.play(seats[game.seat].answer(game))
    return game


def make_small_bot(name: str, seed: int) -> Bot:
    """Make a bot of ours, with a small budget if it takes one."""
    return make_bot(name, seed, SMALL if BOTS[name].takes_budget else None)


def is_gone(pid: int) -> bool:
    """Return whether a process has ended or ends soon."""
    for _ in range(200):
        shown = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
        )
        if shown.stdout.strip()[:1] in ("", "Z"):
            return True
        time.sleep(0.1)
    return False


def with_hidden_changed(game: Game, seat: int, rng: random.Random) -> Board:
    """Return a board that looks the same to a seat, with everything hidden from it changed."""
    state = State.unpack(game.board.to_bytes())
    for tiles, size in ((state.stack, state.stack_size), (state.next_stack, state.next_stack_size)):
        hidden = tiles[:size]
        rng.shuffle(hidden)
        tiles[:] = hidden + [rng.randrange(32) for _ in tiles[size:]]
    if game.decision == "wealth":
        _change_offers(state, seat, rng)
    return Board.from_bytes(state.pack())


def _change_offers(state: State, seat: int, rng: random.Random) -> None:
    seen = state.offer[4 * seat : 4 * seat + 4]
    unseen = [tile for tile in range(21) if tile not in seen]
    rng.shuffle(unseen)
    for other in range(state.players):
        if other != seat:
            offer, unseen = unseen[:4], unseen[4:]
            state.offer[4 * other : 4 * other + 4] = offer
            if other < state.seat:
                state.kept[2 * other : 2 * other + 2] = sorted(offer[2:])
