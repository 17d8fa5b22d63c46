"""The stories of games, told when somebody reads them.

Events tell only what was played. Telling with every turn what it changed would make each commit
slower, whether or not anybody reads the log. A whole game is told in some ten milliseconds, and the
stories last asked for are kept, so that each new turn costs its own actions only. Uploaded games
have no events at all, but a story like any other.
"""

from __future__ import annotations

from collections import OrderedDict

from tzolkin.game.replay import Chronicle, Played

from .errors import broken
from .table import Phase, Table, standing

MOST_KEPT = 200


class Stories:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, Chronicle] = OrderedDict()

    def of(self, table: Table) -> Chronicle:
        """The story of a table so far; turns that were taken back are not in it."""
        if table.phase is Phase.BROKEN:
            raise broken(table.problem or "")
        turns = standing(table.turns)
        story = self._kept.get(table.id)
        if story is None or story.numbers != [turn.number for turn in turns[: len(story.numbers)]]:
            story = Chronicle(table.start)
        news = turns[len(story.numbers) :]
        story.tell(Played(turn.number, turn.seat, turn.ply, turn.actions) for turn in news)
        self._kept[table.id] = story
        self._kept.move_to_end(table.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return story
