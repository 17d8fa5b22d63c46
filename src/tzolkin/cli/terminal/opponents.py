"""Bots for the seats without a person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager

from tzolkin import Game
from tzolkin.bots import SeatedBot, UnknownBotError, seat_seed, split_specs
from tzolkin.game import random_seed
from tzolkin.locales.i18n import has, t

from ..errors import CommandError

Bots = dict[int, SeatedBot]


@contextmanager
def seated_bots(
    specs: str, seats: Iterable[int], seed: int | None, limit: float | None
) -> Iterator[Bots]:
    """Start bots for seats; their specs, separated by commas, repeat if there are too few.

    From the same seed they play the same game again, each in its own way.
    """
    wanted = split_specs(specs)
    start = random_seed() if seed is None else seed
    with ExitStack() as started:
        yield {
            seat: started.enter_context(
                _started(wanted[number % len(wanted)], seat_seed(start, seat), limit)
            )
            for number, seat in enumerate(seats)
        }


@contextmanager
def deal_with_bots(
    specs: str,
    seats: Iterable[int],
    players: int,
    seed: int | None,
    names: list[str] | None,
    limit: float | None,
) -> Iterator[tuple[Game, Bots]]:
    """Deal a game with bots in some seats; without names, the seats are called by who plays."""
    start = random_seed() if seed is None else seed
    with seated_bots(specs, seats, start, limit) as bots:
        numbered = [_title(bots.get(seat), seat + 1) for seat in range(players)]
        yield Game.new(players, start, names or numbered), bots


def _title(bot: SeatedBot | None, number: int) -> str:
    if bot is None:
        return t("text-player", number=number)
    key = f"bot-{bot.title.lower()}"
    return f"{t(key) if has(key) else bot.title} {number}"


def _started(spec: str, seed: int, limit: float | None) -> SeatedBot:
    """Start a bot; one that cannot play is refused before the game, not in it."""
    try:
        bot = SeatedBot.named(spec, seed, limit)
    except UnknownBotError as error:
        raise CommandError(f"--bot {error}") from None
    if bot.fault is not None:
        raise CommandError(f"--bot {spec}: {bot.fault}")
    return bot
