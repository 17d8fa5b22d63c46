"""`tzolkin watch`: a game of bots, told turn by turn."""

from __future__ import annotations

import time

from rich.text import Text

from .drawing import compact_board, headline
from .opponents import deal_against
from .saving import Shelf
from .screen import results
from .session import Table, bots_play, set_table, show_end


def watch(names: str, players: int, seed: int | None, pause: float, limit: float | None) -> None:
    """The board after every round, and what every turn brought; `pause` seconds between turns."""
    with deal_against(names, range(players), players, seed, None, limit) as (game, bots):
        table = set_table(game, bots, results(), Shelf(None, None))
        _show_game(table, pause)


def _show_game(table: Table, pause: float) -> None:
    told = 0
    while not table.game.over:
        round_before = table.game.position()["round"]
        bots_play(table)
        for line in table.journal.lines[told:]:
            table.console.print(line)
            time.sleep(pause)
        told = len(table.journal.lines)
        if not table.game.over and table.game.position()["round"] != round_before:
            _show_board(table)
    show_end(table)


def _show_board(table: Table) -> None:
    view = table.game.view(None)
    table.console.print(Text(""))
    table.console.print(headline(view))
    table.console.print(compact_board(view, table.names))
