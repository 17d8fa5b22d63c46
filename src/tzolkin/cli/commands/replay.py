"""`tzolkin replay`: replay a record and print its result."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tzolkin import Game
from tzolkin.drawing.text import result
from tzolkin.drawing.text.grid import grid
from tzolkin.locales.i18n import t

from ..console import print_json, results, shown_name
from ..files import Document
from ..records import read_record, replay_record
from ..steps import Step, titles

if TYPE_CHECKING:
    from rich.console import Console


def replay_file(file: Path, steps: bool, as_json: bool) -> None:
    record = read_record(file)
    game = replay_record(file, record)
    listed = steps_of(record) if steps else None
    if as_json:
        print_json(_summary(game, listed))
    else:
        _print(game, listed)


def steps_of(record: Document) -> list[Step]:
    """Return every action of a record that is known to be right."""
    game = Game.replay(record | {"actions": []})
    before, steps = game.position(), []
    for index, action in enumerate(record["actions"]):
        game.play(action)
        after = game.position()
        steps.append(Step.between(index, before, action, after))
        before = after
    return steps


def _summary(game: Game, steps: list[Step] | None) -> dict[str, Any]:
    summary = {
        "names": game.names,
        "actions": game.ply,
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
    console.print(t("text-all-legal", count=game.ply))
    console.print(result(game.scores(), game.winners(), game.breakdown(), names))


def print_steps(console: Console, steps: list[Step]) -> None:
    table = grid(*titles())
    for step in steps:
        table.add_row(*step.cells())
    console.print(table)
