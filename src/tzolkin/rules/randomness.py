"""The only source of randomness: a SplitMix64 generator, the same on every machine."""

from __future__ import annotations

from .state import Ids, Rng, Word

GOLDEN: Word = 0x9E3779B97F4A7C15
MIX_1: Word = 0xBF58476D1CE4E5B9
MIX_2: Word = 0x94D049BB133111EB
MASK: Word = 0xFFFFFFFFFFFFFFFF


def below(rng: Rng, limit: int) -> int:
    """Return a random number from 0 below a limit; `rng[0]` is the state of the generator."""
    rng[0] = (rng[0] + GOLDEN) & MASK
    word = rng[0]
    word = ((word ^ (word >> 30)) * MIX_1) & MASK
    word = ((word ^ (word >> 27)) * MIX_2) & MASK
    word = word ^ (word >> 31)
    return ((word >> 32) * limit) >> 32


def shuffle(rng: Rng, tiles: Ids, size: int) -> int:
    """Write the numbers 0 to size-1 in random order."""
    for place in range(size):
        other = below(rng, place + 1)
        tiles[place] = tiles[other]
        tiles[other] = place
    return 0
