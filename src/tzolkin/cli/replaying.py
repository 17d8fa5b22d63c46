"""`tzolkin replay`: play a record through."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from tzolkin import Game
from tzolkin.previews import changes

from . import seats, words
from .differences import Change, coloured
from .drawing import breakdown_table, result_line
from .drawing.plain import grid
from .files import Document
from .scenes import read_record, replayed
from .screen import print_json, results, shown_name

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True, slots=True)
class Step:
    """An action, and what it changed for every seat."""

    index: int
    round: int
    seat: int
    decision: str
    action: str
    changes: list[Change]

    def as_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


def replay_file(file: Path, steps: bool, as_json: bool) -> None:
    record = read_record(file)
    game = replayed(file, record)
    taken = steps_of(record) if steps else None
    if as_json:
        print_json(_summary(game, taken))
    else:
        _print(game, taken)


def steps_of(record: Document) -> list[Step]:
    """Every action of a record that is known to be right."""
    game = Game.replay(record | {"actions": []})
    before, steps = game.position(), []
    for index, action in enumerate(record["actions"]):
        game.play(action)
        after = game.position()
        asked = before["round"], before["seat"], before["decision"]
        steps.append(Step(index, *asked, action, changes(before, after)))
        before = after
    return steps


def _summary(game: Game, steps: list[Step] | None) -> dict[str, Any]:
    summary = {
        "names": game.names,
        "actions": len(game.actions),
        "over": game.over,
        "scores": game.scores(),
        "winners": game.winners(),
        "breakdown": game.breakdown(),
    }
    return summary if steps is None else summary | {"steps": [step.as_json() for step in steps]}


def _print(game: Game, steps: list[Step] | None) -> None:
    names = [shown_name(name) for name in game.names]
    console = results()
    if steps is not None:
        print_steps(console, steps)
    console.print(f"{words.counted(len(game.actions), 'action')}, all legal.")
    print_result(console, game, names)


def print_result(console: Console, game: Game, names: list[str]) -> None:
    console.print(result_line(game.scores(), game.winners(), names))
    console.print(breakdown_table(game.breakdown(), names))


def print_steps(console: Console, steps: list[Step]) -> None:
    table = grid("no.", "round", "seat", "action", "changes")
    for step in steps:
        told = told_changes(step.changes, step.seat)
        table.add_row(str(step.index), str(step.round), seats.chip(step.seat), step.action, told)
    console.print(table)


def told_changes(some: list[Change], actor: int) -> Text:
    """The changes of the seat that acted, then those of the others with their letters."""
    own, others = coloured(some[actor]), []
    for seat, change in enumerate(some):
        told = coloured(change)
        if seat != actor and told.plain:
            others.append(Text.assemble(seats.chip(seat), " ", told))
    return Text("; ").join(([own] if own.plain else []) + others)
