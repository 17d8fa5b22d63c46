"""The turns of a table: played again, taken back, and shown with everything that they changed.

Events say only what was played. To add to every turn what it changed would make each commit slower,
whether or not anybody reads the log; so replays are made when somebody asks for them. That takes
some ten milliseconds for a whole game. The replays last asked for are kept, so that each new turn
costs only its own actions. Uploaded records have no events, but can be replayed all the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

from tzolkin.game import Game
from tzolkin.game.positions import Position
from tzolkin.game.replay import PlayedTurn, Replay

from .errors import set_aside
from .table import Event, Phase, Snapshot, Table, Turn

REPLAYS_KEPT = 200


def games_after(start: Position, turns: list[Turn]) -> Iterator[tuple[Turn, Game]]:
    """Yield each turn, or taking back of some, and the game after it.

    IllegalActionError if they cannot be played.
    """
    game = Game.load(start)
    for turn in turns:
        if turn.back_to is not None:
            game = rewind(start, game, turn.back_to)
        for action in turn.actions:
            game.play(action)
        yield turn, game


def play_turns(start: Position, turns: list[Turn]) -> Game:
    """Return the game after all of the turns."""
    game = Game.load(start)
    for _, after in games_after(start, turns):
        game = after
    return game


def mismatch(turn: Turn, after: Snapshot) -> str | None:
    """Return what is wrong with a turn that leads elsewhere than when it was committed."""
    if after.hash == turn.hash:
        return None
    return f"turn {turn.number} leads to another position than it did"


def rewind(start: Position, game: Game, ply: int) -> Game:
    """Return the same game with only its first actions."""
    earlier = Game.load(start)
    for action in game.actions[:ply]:
        earlier.play(action)
    return earlier


def standing_turns(turns: list[Turn]) -> list[Turn]:
    """Return the turns that were not taken back."""
    kept: list[Turn] = []
    for turn in turns:
        if turn.back_to is None:
            kept.append(turn)
        else:
            kept = [earlier for earlier in kept if earlier.ply < turn.back_to]
    return kept


def agreed_seats(events: list[Event]) -> set[int]:
    """Return the seats that asked for the last turn back, since it was played."""
    agreed: set[int] = set()
    for event in events:
        if event.kind in ("turn", "taken_back"):
            agreed = set()
        elif event.kind == "take_back":
            agreed = agreed | set(event.data["seats"]) if event.data["agree"] else set()
    return agreed


class ReplayCache:
    """The replays of tables last asked for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def get(self, table: Table) -> Replay:
        """Return the replay of a table so far, without turns that were taken back."""
        if table.phase is Phase.BROKEN:
            raise set_aside(table.problem or "")
        turns = standing_turns(table.turns)
        replay = self._kept.get(table.table_id)
        if replay is None or not _continues(replay, turns):
            replay = Replay(table.start)
        added = turns[len(replay.turn_numbers) :]
        replay.add_turns(
            PlayedTurn(turn.number, turn.seat, turn.ply, turn.actions) for turn in added
        )
        self._kept[table.table_id] = replay
        self._kept.move_to_end(table.table_id)
        while len(self._kept) > REPLAYS_KEPT:
            self._kept.popitem(last=False)
        return replay


def _continues(replay: Replay, turns: list[Turn]) -> bool:
    """Return whether the turns begin with those of the replay."""
    return replay.turn_numbers == [turn.number for turn in turns[: len(replay.turn_numbers)]]
