"""`tzolkin show`: draw a position."""

from __future__ import annotations

from pathlib import Path

from tzolkin.drawing.text import breakdown_table, full_board
from tzolkin.drawing.text.choices import Choice, choices
from tzolkin.game.positions import Position

from ..choices import choices_of
from ..console import results, shown_name
from ..scenes import Scene, read_scene, seen_by


def show_file(file: Path, seat: int | None, onlooker: bool, at: int | None) -> None:
    scene = read_scene(file, at)
    position = seen_by(file, scene, seat, onlooker)
    names = [shown_name(name) for name in scene.names]
    console = results()
    console.print(full_board(position, names, answers(scene, position)))
    if scene.game is not None and scene.game.over:
        console.print(breakdown_table(scene.game.breakdown(), names))


def answers(scene: Scene, position: Position) -> list[Choice]:
    """The legal actions as far as the viewer may know them."""
    if position.get("legal") is None:
        return []
    return choices(position) if scene.game is None else choices_of(scene.game)
