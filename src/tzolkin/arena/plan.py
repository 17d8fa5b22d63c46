"""The plan of an arena: its blocks, and the seeds of deals and bots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any, NamedTuple

from .seatings import EVEN, Lineup, Seating, lineups, seatings


class Block(NamedTuple):
    """One deal for one table: the unit that is played, saved and, if necessary, repeated.

    Deals count from 1.
    """

    players: int
    deal: int
    lineup: Lineup


@dataclass(frozen=True)
class Job:
    """A block with everything needed to play it in another process or on another machine."""

    block: Block
    bots: tuple[str, ...]
    seed: int
    seatings: tuple[Seating, ...]
    limit: float | None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, job: dict[str, Any]) -> Job:
        players, deal, lineup = job["block"]
        return cls(
            block=Block(players, deal, tuple(lineup)),
            bots=tuple(job["bots"]),
            seed=job["seed"],
            seatings=tuple(map(tuple, job["seatings"])),
            limit=job["limit"],
        )


@dataclass(frozen=True)
class Plan:
    """A whole arena; `request.make_plan` makes a plan from a request."""

    bots: tuple[str, ...]
    players: tuple[int, ...]
    deals: int
    seed: int
    seatings: str = EVEN
    limit: float | None = None

    @cached_property
    def different_bots(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def tables(self) -> list[tuple[int, Lineup]]:
        """The tables at which every deal is played, as pairs of number of players and lineup."""
        return [
            (players, lineup)
            for players in self.players
            for lineup in lineups(self.bots, players, self.seatings)
        ]

    def blocks(self) -> Iterator[Block]:
        """Yield the blocks deal by deal, so that results make sense if the arena is stopped."""
        for deal in range(1, self.deals + 1):
            for players, lineup in self.tables:
                yield Block(players, deal, lineup)

    def games_per_deal(self, players: int) -> int:
        tables = [lineup for count, lineup in self.tables if count == players]
        return sum(len(seatings(lineup, 1, self.seatings)) for lineup in tables)

    def job(self, block: Block) -> Job:
        games = tuple(seatings(block.lineup, block.deal, self.seatings))
        return Job(block, self.different_bots, self.seed, games, self.limit)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, plan: dict[str, Any]) -> Plan:
        return cls(**{**plan, "bots": tuple(plan["bots"]), "players": tuple(plan["players"])})


def deal_seed(seed: int, players: int, deal: int) -> int:
    """Return the seed from which a deal is dealt."""
    return _derive_seed(seed, "deal", players, deal)


def bot_seed(seed: int, block: Block, seating: Seating, seat: int) -> int:
    """Return the seed of the random choices of a bot in a seat of a game."""
    return _derive_seed(seed, "bot", block.players, block.deal, "-".join(map(str, seating)), seat)


def _derive_seed(*parts: object) -> int:
    """Hash the parts to 53 bits, which every JSON reader can hold; the same on every machine."""
    text = "/".join(map(str, ("tzolkin arena", *parts)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> 11
