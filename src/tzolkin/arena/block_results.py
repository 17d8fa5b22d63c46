"""The result of playing a block, and its JSON form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .games import PlayedGame
from .plan import Block, Job

Record = dict[str, Any]
GameMessage = dict[str, Any]


@dataclass
class BlockResult:
    """The games of a block, or the reason why the block is lost.

    Records are not part of the JSON form; they are kept in their own files.
    """

    block: Block
    games: list[PlayedGame] = field(default_factory=list)
    records: list[Record] = field(default_factory=list, repr=False)
    lost: str | None = None

    def as_json(self) -> dict[str, Any]:
        if self.lost is not None:
            return {"block": self.block, "lost": self.lost}
        return {"block": self.block, "games": [game.as_json() for game in self.games]}

    @classmethod
    def from_json(cls, line: dict[str, Any]) -> BlockResult:
        players, deal, lineup = line["block"]
        games = [PlayedGame.from_json(game) for game in line.get("games", ())]
        return cls(Block(players, deal, tuple(lineup)), games, lost=line.get("lost"))


def to_message(game: PlayedGame, record: Record) -> GameMessage:
    """Return a game and its record as the JSON that a worker sends."""
    return {"game": game.as_json(), "record": record}


def from_messages(job: Job, games: list[GameMessage]) -> BlockResult:
    """Return the result of a block from the games that a worker sent."""
    played = [PlayedGame.from_json(game["game"]) for game in games]
    return BlockResult(job.block, played, [game["record"] for game in games])


def lost_block(job: Job, reasons: list[str]) -> BlockResult:
    """Return the result of a block that could not be played, with the different reasons."""
    reason = "; then ".join(dict.fromkeys(reasons))
    return BlockResult(job.block, lost=f"tried {len(reasons)} times: {reason}")
