"""`help` during a game: the commands, and anything on the board by its name."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tzolkin import content
from tzolkin.content import Temple

from . import spaces, words
from .choices import TECHNOLOGIES
from .drawing.plain import HEADING, grid

COMMANDS = {
    "<number>": "play that action of the list",
    "<action>": "type it: place tikal, pick uxmal 3; beginnings will do: pl ti",
    "Enter": "the answer in brackets, where there is one",
    "undo": "take back your last action of this turn (also: u)",
    "restart": "begin this turn again",
    "board": "draw the whole board",
    "tiles": "the buildings and monuments on display",
    "why <action>": "why an action is not possible",
    "help <name>": "what something does: help tikal, help b07, help theology, help chaac",
    "save <file>": "save the game so far",
    "quit": "end here (also: q)",
}


def commands() -> RenderableType:
    table = grid("", "")
    for name, told in COMMANDS.items():
        table.add_row(Text(name, style="bold"), told)
    return table


def topic(name: str) -> RenderableType | None:
    """What a gear, a tile, a temple or a technology does; None if there is no such thing."""
    temples = {temple.name: temple for temple in content.TEMPLES}
    if name in spaces.GEARS:
        return _gear(name)
    if name in words.TILES:
        return Text(
            " · ".join(filter(None, (words.kind(name), words.cost(name), words.does(name))))
        )
    if name in TECHNOLOGIES:
        return _technology(name)
    return _temple(temples[name]) if name in temples else None


def _titled_rows(title: str, rows: list[tuple[str, str]]) -> Group:
    table = grid("", "")
    for name, told in rows:
        table.add_row(name, told)
    return Group(Text(title, style=HEADING), table)


def _gear(name: str) -> Group:
    gear = spaces.GEARS[name]
    told = [(str(n), spaces.gives(name, n)) for n in range(1, gear.last_space + 1)]
    return _titled_rows(words.GEAR_TITLES[name], told)


def _technology(name: str) -> Group:
    track = TECHNOLOGIES[name]
    levels = [(f"level {number}", told) for number, told in enumerate(track.levels, 1)]
    return _titled_rows(name.capitalize(), [*levels, ("again", track.bonus)])


def _temple(temple: Temple) -> Group:
    first, second = temple.bonus
    title = f"{temple.name.capitalize()}: highest +{first} in age 1, +{second} in age 2"
    steps = [
        (f"step {number}", f"{step.points} points{f', 1 {step.good}' if step.good else ''}")
        for number, step in enumerate(temple.steps, -1)
    ]
    return _titled_rows(title, steps[::-1])
