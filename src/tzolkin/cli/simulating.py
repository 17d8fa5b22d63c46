"""`tzolkin simulate`: random games, summed up."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from rich.progress import Progress

from tzolkin import COMPILED, Game
from tzolkin.breakdown import SOURCES
from tzolkin.records import SUFFIX
from tzolkin.rules.engine import Board

from . import seats
from .drawing.plain import grid
from .drawing.points import TITLES
from .files import write_document
from .problems import Problem
from .screen import messages, print_json, results

if TYPE_CHECKING:
    from rich.console import Console

SEEDS = 2**64
NO_LIMIT = 1 << 30


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a random game ended."""

    decisions: int
    scores: list[float]
    winners: list[int]
    points: list[dict[str, float]]


class Dice:
    """The random numbers by which the engine plays: SplitMix64, one number for each decision."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = word = (self.state + 0x9E3779B97F4A7C15) % SEEDS
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 % SEEDS
        word = (word ^ (word >> 27)) * 0x94D049BB133111EB % SEEDS
        word ^= word >> 31
        return ((word >> 32) * limit) >> 32


def _player_seed(seed: int) -> int:
    """Deal and play of a game are independent."""
    return SEEDS - 1 - seed


def played_quickly(players: int, seed: int) -> tuple[Game, int]:
    """A random game at native speed, and how many decisions it took; it has no record."""
    board = Board.deal(players, seed)
    decisions = board.play_randomly(_player_seed(seed), NO_LIMIT)
    return Game(board, seed), decisions


def played_openly(players: int, seed: int) -> Game:
    """The same game decision by decision, for its record."""
    game, dice = Game.new(players, seed), Dice(_player_seed(seed))
    while not game.over:
        legal = game.legal_ids()
        game.play_id(legal[dice.below(len(legal))])
    return game


def _outcome(game: Game, decisions: int) -> Outcome:
    points = [_by_source(seat) for seat in game.breakdown()]
    return Outcome(decisions, game.scores(), game.winners(), points)


def _by_source(seat: dict[str, Any]) -> dict[str, float]:
    plain = {name: seat[name] for name in SOURCES if name != "earlier"}
    return plain | {"monuments": sum(seat["monuments"].values())}


def outcomes(games: int, players: int, seed: int, folder: Path | None) -> Iterator[Outcome]:
    for number in range(games):
        dealt = (seed + number) % SEEDS
        if folder is None:
            yield _outcome(*played_quickly(players, dealt))
        else:
            game = played_openly(players, dealt)
            _save(game, folder)
            yield _outcome(game, len(game.actions))


def _save(game: Game, folder: Path) -> None:
    write_document(folder / f"random-{game.players}-{game.seed}{SUFFIX}", game.record())


def simulate_games(
    games: int, players: int, seed: int | None, folder: Path | None, as_json: bool
) -> None:
    first = secrets.randbits(53) if seed is None else seed
    if folder is not None:
        _prepare(folder)
    begin = time.perf_counter()
    found = list(_with_progress(outcomes(games, players, first, folder), games))
    summary = summed_up(found, players, first, time.perf_counter() - begin)
    if as_json:
        print_json(summary)
    else:
        _print(results(), summary)


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"{folder}: cannot be made a folder: {error.strerror}") from None


def _with_progress(games: Iterator[Outcome], total: int) -> Iterator[Outcome]:
    """A bar on stderr where a person looks at it."""
    console = messages()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(games, total=total, description="Playing")


def summed_up(found: list[Outcome], players: int, seed: int, seconds: float) -> dict[str, Any]:
    decisions = sum(outcome.decisions for outcome in found)
    return {
        "games": len(found),
        "players": players,
        "seed": seed,
        "engine": "compiled" if COMPILED else "pure Python",
        "seconds": round(seconds, 3),
        "games_per_second": round(len(found) / seconds),
        "decisions_per_second": round(decisions / seconds),
        "decisions_per_game": decisions / len(found),
        "seats": [_seat_summary(found, seat) for seat in range(players)],
    }


def _seat_summary(found: list[Outcome], seat: int) -> dict[str, Any]:
    scores = [outcome.scores[seat] for outcome in found]
    shares = [1 / len(one.winners) if seat in one.winners else 0 for one in found]
    return {
        "mean": fmean(scores),
        "median": median(scores),
        "min": min(scores),
        "max": max(scores),
        "wins": fmean(shares),
        "points": {
            source: fmean(outcome.points[seat][source] for outcome in found)
            for source in found[0].points[seat]
        },
    }


def _print(console: Console, summary: dict[str, Any]) -> None:
    console.print(
        f"{summary['games']} random games of {summary['players']} players, seeds from "
        f"{summary['seed']}, {summary['engine']} engine"
    )
    console.print(
        f"{summary['seconds']:.2f} s: {summary['games_per_second']:,} games/s, "
        f"{summary['decisions_per_second']:,} decisions/s; "
        f"{summary['decisions_per_game']:.1f} decisions a game"
    )
    table = grid("", *("" for _ in summary["seats"]))
    for seat, column in enumerate(table.columns[1:]):
        column.justify = "right"
        column.header = seats.chip(seat)
    table.show_header = True
    for title, cells in _rows(summary["seats"]):
        table.add_row(title, *cells)
    console.print(table)


def _rows(found: list[dict[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    yield "wins", [f"{seat['wins']:.1%}" for seat in found]
    for name in ("mean", "median", "min", "max"):
        yield f"{name} score", [f"{seat[name]:.2f}" for seat in found]
    yield "points by source, mean", ["" for _ in found]
    for source in found[0]["points"]:
        title = f"  {TITLES.get(source, source)}"
        yield title, [f"{seat['points'][source]:.2f}" for seat in found]
