"""The seeds of bots, which do not reveal the seed of the deal."""

from __future__ import annotations

from hashlib import sha256


def seat_seed(deal: int, seat: int) -> int:
    """Return the seed of the bot in a seat, which depends on the seat and the seed of the deal.

    A bot that knew the seed of the deal could deal the game itself and see the stacks. It cannot
    invert the hash, but it can guess a small seed, such as 1. So secrets are safe only in games
    dealt from a `fresh_seed`. The seed has 53 bits, as a fresh seed has.
    """
    return int.from_bytes(sha256(f"bot in seat {seat} of {deal}".encode()).digest()[:7]) >> 3
