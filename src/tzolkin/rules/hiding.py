"""Replace what a seat must not know by something that it could imagine.

The result does not depend on anything hidden: unseen tiles are sorted before they are shuffled. So
two games that look the same to a seat become the same game, for the same random numbers.
"""

from __future__ import annotations

from . import frames, ids, randomness
from .state import Bytes, Rng, State


def conceal(s: State, seat: int, rng: Rng) -> int:
    """Shuffle the stacks, and while wealth tiles are chosen deal the other seats new ones."""
    reshuffle(rng, s.stack, s.stack_size)
    reshuffle(rng, s.next_stack, s.next_stack_size)
    if frames.decision(s) == ids.WEALTH:
        imagine_offers(s, seat, rng)
    return 0


def reshuffle(rng: Rng, tiles: Bytes, size: int) -> int:
    """Sort tiles and shuffle them, so that nothing of their order remains."""
    for place in range(size, ids.BUILDINGS):
        tiles[place] = 0
    for place in range(1, size):
        tile = tiles[place]
        hole = place
        while hole > 0 and tiles[hole - 1] > tile:
            tiles[hole] = tiles[hole - 1]
            hole -= 1
        tiles[hole] = tile
    for place in range(size - 1, 0, -1):
        other = randomness.below(rng, place + 1)
        tile = tiles[place]
        tiles[place] = tiles[other]
        tiles[other] = tile
    return 0


def imagine_offers(s: State, seat: int, rng: Rng) -> int:
    """Deal the other seats tiles that this seat has not seen."""
    for other in range(s.players):
        if other != seat:
            imagine_offer(s, seat, other, rng)
    return 0


def imagine_offer(s: State, seat: int, other: int, rng: Rng) -> int:
    """Deal one seat tiles; lower seats than this one have theirs already."""
    for number in range(ids.OFFER):
        tile = randomness.below(rng, ids.WEALTH_TILES)
        while taken(s, seat, other, number, tile):
            tile = randomness.below(rng, ids.WEALTH_TILES)
        s.offer[ids.OFFER * other + number] = tile
    if other < s.seat:
        keep_any(s, other)
    return 0


def taken(s: State, seat: int, other: int, dealt: int, tile: int) -> int:
    """Return whether this seat holds the tile, or it was dealt to another seat before."""
    for place in range(ids.OFFER * s.players):
        holder = place // ids.OFFER
        imagined = 1 if holder < other or (holder == other and place % ids.OFFER < dealt) else 0
        if s.offer[place] == tile and (holder == seat or imagined):
            return 1
    return 0


def keep_any(s: State, other: int) -> int:
    """Let a seat that has chosen keep its first two tiles, which are as good as any."""
    first = s.offer[ids.OFFER * other]
    second = s.offer[ids.OFFER * other + 1]
    s.kept[ids.KEPT * other] = min(first, second)
    s.kept[ids.KEPT * other + 1] = max(first, second)
    return 0
