"""`tzolkin simulate`: play random games and sum them up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import Progress

from tzolkin import Game
from tzolkin.drawing.text import marks
from tzolkin.drawing.text.grid import grid
from tzolkin.game import random_seed
from tzolkin.game.records import SUFFIX
from tzolkin.game.value_checks import LARGEST_SEED
from tzolkin.rules.engine import Board

from ..console import messages, print_json, results
from ..errors import CommandError
from ..files import write_document
from .simulate_totals import Totals

if TYPE_CHECKING:
    from rich.console import Console

NO_LIMIT = 1 << 30


def play_fast(players: int, seed: int) -> tuple[Game, int]:
    """Play a random game at native speed; return it, without a record, and its decisions."""
    board = Board.deal(players, seed)
    return Game(board), len(_play_randomly(board, seed))


def _play_randomly(board: Board, seed: int) -> list[int]:
    # Another seed than that of the deal: deal and actions are independent.
    return board.play_randomly(LARGEST_SEED - seed, NO_LIMIT)


def play_recorded(players: int, seed: int) -> Game:
    """Play the same game decision by decision, for its record."""
    game = Game.new(players, seed)
    for action in _play_randomly(Board.deal(players, seed), seed):
        game.play_id(action)
    return game


def random_games(
    games: int, players: int, seed: int, folder: Path | None
) -> Iterator[tuple[Game, int]]:
    """Play games from one seed on; yield each with the number of its decisions."""
    for number in range(games):
        dealt = (seed + number) % (LARGEST_SEED + 1)
        if folder is None:
            yield play_fast(players, dealt)
        else:
            game = play_recorded(players, dealt)
            _save(game, folder)
            yield game, game.ply


def _save(game: Game, folder: Path) -> None:
    write_document(folder / f"random-{game.players}-{game.seed}{SUFFIX}", game.record())


def simulate_games(
    games: int, players: int, seed: int | None, folder: Path | None, as_json: bool
) -> None:
    first = random_seed() if seed is None else seed
    if folder is not None:
        _prepare(folder)
    totals, begin = Totals(players), time.perf_counter()
    for game, decisions in _with_progress(random_games(games, players, first, folder), games):
        totals.add(game, decisions)
    summary = totals.summary(first, time.perf_counter() - begin)
    if as_json:
        print_json(summary)
    else:
        _print(results(), summary)


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder}: cannot be made a folder: {error.strerror}") from None


def _with_progress(games: Iterator[tuple[Game, int]], total: int) -> Iterator[tuple[Game, int]]:
    """Yield the games, with a progress bar on a terminal."""
    console = messages()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(games, total=total, description="Playing")


def _print(console: Console, summary: dict[str, Any]) -> None:
    console.print(f"{_titled(summary)}, {summary['engine']} engine")
    console.print(
        f"{summary['seconds']:.2f} s: {summary['games_per_second']:,} games/s, "
        f"{summary['decisions_per_second']:,} decisions/s; "
        f"{summary['decisions_per_game']:.1f} decisions a game"
    )
    table = grid("", *("" for _ in summary["seats"]))
    for seat, column in enumerate(table.columns[1:]):
        column.justify = "right"
        column.header = marks.chip(seat)
    table.show_header = True
    for title, cells in _rows(summary["seats"]):
        table.add_row(title, *cells)
    console.print(table)


def _titled(summary: dict[str, Any]) -> str:
    games, players, seed = summary["games"], summary["players"], summary["seed"]
    if games == 1:
        return f"1 random game of {players} players, seed {seed}"
    return f"{games} random games of {players} players, seeds from {seed}"


def _rows(found: list[dict[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    yield "wins", [f"{seat['wins']:.1%}" for seat in found]
    for name in ("mean", "median", "min", "max"):
        yield f"{name} score", [f"{seat[name]:.2f}" for seat in found]
    yield "points by source, mean", ["" for _ in found]
    for source in found[0]["points"]:
        title = f"  {source.replace('_', ' ')}"
        yield title, [f"{seat['points'][source]:.2f}" for seat in found]
