"""Bots for the seats without a person."""

from __future__ import annotations

from collections.abc import Iterable

from tzolkin import Game
from tzolkin.bots import SeatedBot, UnknownBot, seat_seed, split_specs
from tzolkin.game import fresh_seed

from .problems import Problem


def opponents(names: str, seats: Iterable[int], seed: int | None) -> dict[int, SeatedBot]:
    """Bots for seats, their names separated by commas and begun anew where there are too few.

    From the same seed they play the same game again, each in its own way.
    """
    wanted = split_specs(names)
    start = fresh_seed() if seed is None else seed
    return {
        seat: _seated(wanted[number % len(wanted)], seat_seed(start, seat))
        for number, seat in enumerate(seats)
    }


def deal_against(
    names: str, seats: Iterable[int], players: int, seed: int | None, chosen: list[str] | None
) -> tuple[Game, dict[int, SeatedBot]]:
    """A new game with bots in some seats; all seats are named unless names are chosen."""
    start = fresh_seed() if seed is None else seed
    bots = opponents(names, seats, start)
    titles = [bots[seat].title if seat in bots else "Player" for seat in range(players)]
    numbered = [f"{title} {seat + 1}" for seat, title in enumerate(titles)]
    return Game.new(players, start, chosen or numbered), bots


def _seated(name: str, seed: int) -> SeatedBot:
    try:
        return SeatedBot.named(name, seed)
    except UnknownBot as error:
        raise Problem(f"--bot {error}") from None
