"""The bots' own random numbers, from which nobody can tell the deal."""

from __future__ import annotations

from hashlib import sha256


def seat_seed(deal: int, seat: int) -> int:
    """A seed for the bot in a seat of a game dealt from a seed: the same every time.

    A bot that could work out the seed of the deal could deal the game itself and see the stacks.
    53 bits, as `fresh_seed`.
    """
    return int.from_bytes(sha256(f"bot in seat {seat} of {deal}".encode()).digest()[:7]) >> 3
