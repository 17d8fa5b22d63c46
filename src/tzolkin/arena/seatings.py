"""The lineups of bots that meet at a table, and the seatings in which a deal is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, permutations

from .errors import ArenaError

Lineup = tuple[int, ...]  # the numbers of the bots at a table, in order
Seating = tuple[int, ...]  # for every seat the number of its bot

EVEN, ALL = "even", "all"
SCHEMES = (EVEN, ALL)
MOST_EVEN_SEATINGS = 6


def lineups(bots: Sequence[str], players: int, scheme: str = EVEN) -> list[Lineup]:
    """Return every lineup of these bots, as numbers of the different ones in the given order.

    As many bots as players are one table. Of more, every choice of `players` bots is a table. Fewer
    share the seats: evenly, or with the scheme `all` in every way that gives each of them a seat.
    """
    different = list(dict.fromkeys(bots))
    if len(bots) == players:
        return [tuple(sorted(different.index(bot) for bot in bots))]
    if len(bots) > len(different):
        raise ArenaError(
            f"{_repeated(bots)} is named more than once; that is for a table with as many bots as "
            f"players, and {len(bots)} bots are named for {players} players"
        )
    if len(bots) > players:
        return list(combinations(range(len(bots)), players))
    shared = combinations_with_replacement(range(len(bots)), players)
    return [lineup for lineup in shared if _fits(lineup, len(bots), scheme)]


def _repeated(bots: Sequence[str]) -> str:
    return next(bot for bot in bots if bots.count(bot) > 1)


def _fits(lineup: Lineup, bots: int, scheme: str) -> bool:
    counts = [lineup.count(bot) for bot in range(bots)]
    return min(counts) >= 1 and (scheme == ALL or max(counts) - min(counts) <= 1)


def seatings(lineup: Lineup, deal: int, scheme: str = EVEN) -> list[Seating]:
    """Return the seatings in which a deal is played, with every bot equally often in every seat.

    These are all different seatings if they are few or the scheme is `all`. Otherwise they are one
    order around the table, rotated from seat to seat; the order changes from deal to deal, so that
    all orders occur equally often.
    """
    every = sorted(set(permutations(lineup)))
    if scheme == ALL or len(every) <= MOST_EVEN_SEATINGS:
        return every
    orders = [seating for seating in every if seating == min(_rotations(seating))]
    return list(_rotations(orders[deal % len(orders)]))


def _rotations(seating: Seating) -> Iterator[Seating]:
    return (seating[-turn:] + seating[:-turn] for turn in range(len(seating)))
