"""A table of two people: the page shows it to Ana, and Bruno plays without a page."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.clients import Person, open_table, person
from tests.server.servers import Server

BOARD_ACTIONS = "svg.board [data-action]"


@dataclass
class Duel:
    """Two people at a table, who have chosen their wealth tiles."""

    link: str  # to Ana's seat
    ana: Person
    bruno: Person

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ana.get("view")["view"]
        return found

    def play(self, who: Person, *actions: str) -> None:
        """Commit a turn of one of the two."""
        info = who.info()
        (seat,) = info["you"]["seats"]
        who.commit(seat, info["ply"], list(actions))

    def occupied(self) -> set[str]:
        """Return the places of all workers on the gears."""
        gears: dict[str, list[object]] = self.view()["gears"]
        return {
            f"space {gear} {space}"
            for gear, holders in gears.items()
            for space, holder in enumerate(holders)
            if holder is not None
        }


@contextmanager
def seated_duel(server: Server) -> Iterator[Duel]:
    """Open a table for two and choose the wealth tiles."""
    opened = open_table(server.url, person("Ana"), person("Bruno"), seed=5)
    table_id = opened["table"]["id"]
    keys = [entry["key"] for entry in opened["keys"]]
    rng = random.Random(5)
    with (
        Person(server.url, table_id, keys[0]) as ana,
        Person(server.url, table_id, keys[1]) as bruno,
    ):
        for each in (ana, bruno):
            each.play_on(rng)
        yield Duel(f"/table/{table_id}#{keys[0]}", ana, bruno)


def show_duel(page: Page, duel: Duel) -> None:
    """Show the table to Ana and wait until she can play."""
    page.goto(duel.link)
    expect(page.locator(BOARD_ACTIONS).first).to_be_visible()
    expect(page.locator(".connected")).to_be_visible()


def wait_for_truth(page: Page, expression: str) -> Any:
    """Return the value of an expression once it is true.

    `page.wait_for_function` is against the content security policy of the page.
    """
    for _ in range(200):
        if found := page.evaluate(expression):
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {expression}")
