"""What is to be played: an arena as blocks, and every seed in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any, NamedTuple

from .seatings import EVEN, Lineup, Seating, lineups, seatings


class Block(NamedTuple):
    """One deal for one table: what is played, saved and, if need be, repeated as a whole.

    Deals count from 1.
    """

    players: int
    deal: int
    lineup: Lineup


@dataclass(frozen=True)
class Job:
    """A block with all that is needed to play it anywhere."""

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
    """A whole arena; `wishes.make_plan` makes one that can be played."""

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
        """Every table at which a deal is played, with its number of players."""
        return [
            (players, lineup)
            for players in self.players
            for lineup in lineups(self.bots, players, self.seatings)
        ]

    def blocks(self) -> Iterator[Block]:
        """Deal by deal, so that whatever is played when it is stopped makes sense."""
        for deal in range(1, self.deals + 1):
            for players, lineup in self.tables:
                yield Block(players, deal, lineup)

    def games_a_deal(self, players: int) -> int:
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
    """What a deal is dealt from."""
    return _derived(seed, "deal", players, deal)


def bot_seed(seed: int, block: Block, seating: Seating, seat: int) -> int:
    """What a bot in a seat of a game makes its random choices from."""
    return _derived(seed, "bot", block.players, block.deal, "-".join(map(str, seating)), seat)


def _derived(*parts: object) -> int:
    """53 bits, which every JSON reader can hold; the same on every machine."""
    text = "/".join(map(str, ("tzolkin arena", *parts)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> 11
