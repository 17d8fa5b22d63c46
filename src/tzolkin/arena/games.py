"""Play the games of a block, whatever the bots do."""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from typing import Any

from tzolkin import Game
from tzolkin.bots import SeatedBot, UnknownBotError
from tzolkin.game.breakdown import SOURCES

from .plan import Block, Job, bot_seed, deal_seed
from .seatings import Seating

STAND_IN = "random"
OUTSIDE_TURNS = ("wealth", "calendar")


@dataclass
class PlayedGame:
    """What is kept of a game, by seat; `faults` say why a bot forfeited it."""

    seating: Seating
    scores: list[float]
    winners: list[int]
    points: list[dict[str, float]]
    faults: list[str | None]
    turns: list[int]
    seconds: list[float]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, game: dict[str, Any]) -> PlayedGame:
        return cls(**{**game, "seating": tuple(game["seating"])})

    @property
    def forfeited(self) -> bool:
        return any(fault is not None for fault in self.faults)


@dataclass
class Seat:
    """A bot in its seat, with the number of turns it played itself and the time they took."""

    bot: SeatedBot
    seed: int
    fault: str | None = None
    turns: int = 0
    seconds: float = 0.0

    def answer(self, game: Game) -> str:
        asked, begin = game.decision, time.perf_counter()
        text = self.bot.answer(game)
        if self.forfeit is None and asked not in OUTSIDE_TURNS:
            self.seconds += time.perf_counter() - begin
            self.turns += asked == "turn" and not text.startswith("beg")
        return text

    @property
    def forfeit(self) -> str | None:
        """Why the bot forfeited, if it did; random actions are played for it from then on."""
        return self.fault or self.bot.fault


def play_job(job: Job) -> list[tuple[PlayedGame, dict[str, Any]]]:
    """Play all games of a block and return each with its record."""
    return [play_game(job, seating) for seating in job.seatings]


def play_game(job: Job, seating: Seating) -> tuple[PlayedGame, dict[str, Any]]:
    """Play one game of a block and return it with its record."""
    block = job.block
    names = [job.bots[bot] for bot in seating]
    game = Game.new(block.players, deal_seed(job.seed, block.players, block.deal), names)
    with ExitStack() as closing:
        seats = [_seat_bot(job, seating, seat, closing) for seat in range(block.players)]
        while game.seat is not None:
            game.play(seats[game.seat].answer(game))
    played = _finish(game, seating, seats)
    return played, game.record(meta=_record_meta(job, played, seats))


def _seat_bot(job: Job, seating: Seating, seat: int, closing: ExitStack) -> Seat:
    """Seat a bot; one that cannot be made for this game forfeits it before it begins."""
    spec, seed = job.bots[seating[seat]], bot_seed(job.seed, job.block, seating, seat)
    try:
        return Seat(closing.enter_context(SeatedBot.named(spec, seed, job.limit)), seed)
    except UnknownBotError as error:
        return Seat(SeatedBot.named(STAND_IN, seed), seed, fault=str(error))


def _finish(game: Game, seating: Seating, seats: list[Seat]) -> PlayedGame:
    return PlayedGame(
        seating=seating,
        scores=game.scores(),
        winners=game.winners(),
        points=[_points_by_source(points) for points in game.breakdown()],
        faults=[seat.forfeit for seat in seats],
        turns=[seat.turns for seat in seats],
        seconds=[round(seat.seconds, 6) for seat in seats],
    )


def _points_by_source(points: dict[str, Any]) -> dict[str, float]:
    plain = {source: points[source] for source in SOURCES if source != "earlier"}
    return plain | {"monuments": sum(points["monuments"].values())}


def _record_meta(job: Job, played: PlayedGame, seats: list[Seat]) -> dict[str, Any]:
    """Return what the record of a game says about the arena: enough to play the game again."""
    return {
        "arena": {
            "seed": job.seed,
            "deal": job.block.deal,
            "bots": [job.bots[bot] for bot in played.seating],
            "bot_seeds": [seat.seed for seat in seats],
            "faults": played.faults,
        }
    }


def game_name(block: Block, seating: Seating) -> str:
    """Return the name of a game in messages, which is also the file name of its record."""
    return f"{block.players}p-{block.deal:05}-{'-'.join(map(str, seating))}"
