"""Bots for the seats without a person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager

from tzolkin import Game
from tzolkin.bots import SeatedBot, UnknownBotError, seat_seed, split_specs
from tzolkin.game import fresh_seed
from tzolkin.locales.i18n import has, t

from ..errors import Problem

Bots = dict[int, SeatedBot]


@contextmanager
def opponents(
    names: str, seats: Iterable[int], seed: int | None, limit: float | None
) -> Iterator[Bots]:
    """Bots for seats, their names separated by commas and begun anew where there are too few.

    From the same seed they play the same game again, each in its own way.
    """
    wanted = split_specs(names)
    start = fresh_seed() if seed is None else seed
    with ExitStack() as all_of_them:
        yield {
            seat: all_of_them.enter_context(
                _seated(wanted[number % len(wanted)], seat_seed(start, seat), limit)
            )
            for number, seat in enumerate(seats)
        }


@contextmanager
def deal_against(
    names: str,
    seats: Iterable[int],
    players: int,
    seed: int | None,
    chosen: list[str] | None,
    limit: float | None,
) -> Iterator[tuple[Game, Bots]]:
    """A new game with bots in some seats; all seats are named unless names are chosen."""
    start = fresh_seed() if seed is None else seed
    with opponents(names, seats, start, limit) as bots:
        numbered = [_title(bots.get(seat), seat + 1) for seat in range(players)]
        yield Game.new(players, start, chosen or numbered), bots


def _title(bot: SeatedBot | None, number: int) -> str:
    if bot is None:
        return t("text-player", number=number)
    key = f"bot-{bot.title.lower()}"
    return f"{t(key) if has(key) else bot.title} {number}"


def _seated(name: str, seed: int, limit: float | None) -> SeatedBot:
    """A bot that has started; one that cannot is better told of before the game than in it."""
    try:
        bot = SeatedBot.named(name, seed, limit)
    except UnknownBotError as error:
        raise Problem(f"--bot {error}") from None
    if bot.fault is not None:
        raise Problem(f"--bot {name}: {bot.fault}")
    return bot
