"""`help` during a game: the commands, and anything on the board by its name."""

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

# What is typed is the same in every language; only what stands for something else is not.
COMMANDS = (
    *("number", "action", "enter", "undo", "restart", "board", "tiles"),
    *("why", "help", "save", "quit"),
)


def commands() -> RenderableType:
    table = grid("", "")
    for name in COMMANDS:
        typed = t(f"help-{name}") if has(f"help-{name}") else name
        table.add_row(Text(typed, style="bold"), t(f"help-{name}-does"))
    return table


def topic(name: str) -> RenderableType | None:
    """What a gear, a tile, a temple or a technology does; None if there is no such thing."""
    temples = {temple.name: temple for temple in content.TEMPLES}
    if name in descriptions.GEARS:
        return _gear(name)
    if name in descriptions.TILES:
        return Text(
            " · ".join(
                filter(
                    None,
                    (descriptions.kind(name), descriptions.cost(name), descriptions.benefit(name)),
                )
            )
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
    gear = descriptions.GEARS[name]
    told = [(str(n), descriptions.space_action(name, n)) for n in range(1, gear.last_space + 1)]
    return _titled_rows(descriptions.city(name), told)


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
