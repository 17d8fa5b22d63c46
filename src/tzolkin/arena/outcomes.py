"""What became of a block, and how it is written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .plan import Block, Job
from .playing import PlayedGame

Record = dict[str, Any]
Sent = dict[str, Any]


@dataclass
class Outcome:
    """The games of a block, or why it is lost. Records are kept in files of their own."""

    block: Block
    games: list[PlayedGame] = field(default_factory=list)
    records: list[Record] = field(default_factory=list, repr=False)
    lost: str | None = None

    def as_json(self) -> dict[str, Any]:
        if self.lost is not None:
            return {"block": self.block, "lost": self.lost}
        return {"block": self.block, "games": [game.as_json() for game in self.games]}

    @classmethod
    def from_json(cls, line: dict[str, Any]) -> Outcome:
        players, deal, lineup = line["block"]
        games = [PlayedGame.from_json(game) for game in line.get("games", ())]
        return cls(Block(players, deal, tuple(lineup)), games, lost=line.get("lost"))


def sent(game: PlayedGame, record: Record) -> Sent:
    """A game on its way from who played it to who keeps it."""
    return {"game": game.as_json(), "record": record}


def received(job: Job, games: list[Sent]) -> Outcome:
    played = [PlayedGame.from_json(game["game"]) for game in games]
    return Outcome(job.block, played, [game["record"] for game in games])


def lost(job: Job, reasons: list[str]) -> Outcome:
    """A block given up; all reasons are told unless they are the same."""
    told = "; then ".join(dict.fromkeys(reasons))
    return Outcome(job.block, lost=f"tried {len(reasons)} times: {told}")
