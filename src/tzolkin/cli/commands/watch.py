"""`tzolkin watch`: show a game of bots, turn by turn or action by action."""

from __future__ import annotations

import time

from rich.text import Text

from tzolkin import Game
from tzolkin.drawing.text import compact_board, headline
from tzolkin.game.positions import Position

from ..console import results
from ..steps import Step
from ..terminal.opponents import deal_with_bots
from ..terminal.save import SaveFile
from ..terminal.session import Session, let_bot_play, show_end


def watch_game(
    names: str, players: int, seed: int | None, steps: bool, pause: float, limit: float | None
) -> None:
    """Print the board after every round and a line for every turn, with `steps` for every action.

    After each of these lines there is a pause of `pause` seconds.
    """
    with deal_with_bots(names, range(players), players, seed, None, limit) as (game, bots):
        session = Session.begin(game, bots, results(), SaveFile(None, None))
        _show_game(session, steps, pause)


def _show_game(session: Session, steps: bool, pause: float) -> None:
    before = session.game.position()
    while not session.game.over:
        shown = len(session.log.lines)
        let_bot_play(session)
        after = session.game.position()
        lines = [_last_step(session.game, before, after)] if steps else []
        for line in [*lines, *session.log.lines[shown:]]:
            session.console.print(line)
            time.sleep(pause)
        if not session.game.over and after["round"] != before["round"]:
            _show_board(session)
        before = after
    show_end(session)


def _last_step(game: Game, before: Position, after: Position) -> Text:
    index = game.ply - 1
    return Step.between(index, before, game.actions[index], after).line()


def _show_board(session: Session) -> None:
    view = session.game.view(None)
    session.console.print(Text(""))
    session.console.print(headline(view))
    session.console.print(compact_board(view, session.names))
