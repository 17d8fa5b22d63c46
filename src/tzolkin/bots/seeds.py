"""The bots' own random numbers, which do not tell the deal to anybody who cannot guess it."""

from __future__ import annotations

from hashlib import sha256


def seat_seed(deal: int, seat: int) -> int:
    """A seed for the bot in a seat of a game dealt from a seed: the same every time.

    A bot that could work out the seed of the deal could deal the game itself and see the stacks. It
    cannot turn the hash around; but a seed that a person chose, such as 1, is found by trying, so
    secrets are safe only in games dealt from a `fresh_seed`. 53 bits, as that one.
    """
    return int.from_bytes(sha256(f"bot in seat {seat} of {deal}".encode()).digest()[:7]) >> 3
