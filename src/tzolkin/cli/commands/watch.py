"""`tzolkin watch`: a game of bots, told turn by turn or action by action."""

from __future__ import annotations

import time

from rich.text import Text

from tzolkin import Game
from tzolkin.drawing.text import compact_board, headline
from tzolkin.game.positions import Position

from ..console import results
from ..steps import Step
from ..terminal.opponents import deal_against
from ..terminal.save import Shelf
from ..terminal.session import Table, bots_play, set_table, show_end


def watch(
    names: str, players: int, seed: int | None, steps: bool, pause: float, limit: float | None
) -> None:
    """The board after every round, and what every turn brought; with `steps` every action before
    it. After each of these lines there is a pause of so many seconds.
    """
    with deal_against(names, range(players), players, seed, None, limit) as (game, bots):
        table = set_table(game, bots, results(), Shelf(None, None))
        _show_game(table, steps, pause)


def _show_game(table: Table, steps: bool, pause: float) -> None:
    before = table.game.position()
    while not table.game.over:
        told = len(table.journal.lines)
        bots_play(table)
        after = table.game.position()
        lines = [_last_step(table.game, before, after)] if steps else []
        for line in [*lines, *table.journal.lines[told:]]:
            table.console.print(line)
            time.sleep(pause)
        if not table.game.over and after["round"] != before["round"]:
            _show_board(table)
        before = after
    show_end(table)


def _last_step(game: Game, before: Position, after: Position) -> Text:
    index = game.ply - 1
    return Step.between(index, before, game.actions[index], after).line()


def _show_board(table: Table) -> None:
    view = table.game.view(None)
    table.console.print(Text(""))
    table.console.print(headline(view))
    table.console.print(compact_board(view, table.names))
