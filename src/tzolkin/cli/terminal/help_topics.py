"""The answers to `help` in a game: the commands, and everything on the board by its name."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tzolkin import content
from tzolkin.content import Temple
from tzolkin.content.model import Step
from tzolkin.drawing.text import descriptions
from tzolkin.drawing.text.choices import TECHNOLOGIES
from tzolkin.drawing.text.grid import HEADING, grid
from tzolkin.locales.i18n import has, t

# Commands are typed the same in every language; the texts name what stands for something else.
COMMANDS = (
    *("number", "action", "enter", "undo", "restart", "board", "tiles"),
    *("why", "help", "save", "quit"),
)


def command_table() -> RenderableType:
    """Return a table of what can be typed."""
    table = grid("", "")
    for name in COMMANDS:
        typed = t(f"help-{name}") if has(f"help-{name}") else name
        table.add_row(Text(typed, style="bold"), t(f"help-{name}-does"))
    return table


def topic(name: str) -> RenderableType | None:
    """Describe a gear, a tile, a temple or a technology; None if the name is unknown."""
    temples = {temple.name: temple for temple in content.TEMPLES}
    if name in descriptions.GEARS:
        return _gear(name)
    if name in descriptions.TILES:
        return _tile(name)
    if name in TECHNOLOGIES:
        return _technology(name)
    return _temple(temples[name]) if name in temples else None


def _titled_rows(title: str, rows: list[tuple[str, str]]) -> Group:
    table = grid("", "")
    for name, text in rows:
        table.add_row(name, text)
    return Group(Text(title, style=HEADING), table)


def _tile(name: str) -> Text:
    parts = (descriptions.kind(name), descriptions.cost(name), descriptions.benefit(name))
    return Text(" · ".join(part for part in parts if part))


def _gear(name: str) -> Group:
    spaces = range(1, descriptions.GEARS[name].last_space + 1)
    rows = [(str(space), descriptions.space_action(name, space)) for space in spaces]
    return _titled_rows(descriptions.city(name), rows)


def _technology(name: str) -> Group:
    """List the levels, and the bonus for advancing further."""
    top = len(TECHNOLOGIES[name].levels)
    titles = [*(t("text-level", level=level) for level in range(1, top + 1)), ""]
    rows = [
        (title, descriptions.technology_level(name, number))
        for number, title in enumerate(titles, 1)
    ]
    return _titled_rows(descriptions.technology(name), rows)


def _temple(temple: Temple) -> Group:
    first, second = temple.bonus
    bonus = t("board-bonus", first=first, second=second)
    steps = [
        (t("board-step", n=number), ", ".join(_given(step)))
        for number, step in enumerate(temple.steps, -1)
    ]
    return _titled_rows(f"{descriptions.temple(temple.name)}. {bonus}", steps[::-1])


def _given(step: Step) -> list[str]:
    points = t("board-points", points=step.points)
    return [points, descriptions.good(1, step.good)] if step.good else [points]
