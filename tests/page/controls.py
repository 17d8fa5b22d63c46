"""Selectors and actions of a player that several tests use, and what the page shows."""

from __future__ import annotations

import random
import re
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, Request, ViewportSize, expect

from tests.server.clients import Person

ACTIONS = "[data-action]:visible:not([aria-disabled=true]):not([disabled])"
END_TURN = '[data-do="end-turn"]:visible:not([disabled])'
FREE_TILES = "[data-tile][aria-pressed=false]:visible"  # wealth tiles that are not chosen
PLAY_NOW = '[data-do="play"]'
STEPS = ".tray .steps li:not(.none)"

DESKTOP = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=390, height=844)

CLICK_MS = 2000  # something may cover a space; the same action is also in the list
PATIENCE = 60.0  # seconds in which something must happen

GOODS = ("corn", "wood", "stone", "gold", "skulls")
MINUS = "\N{MINUS SIGN}"


def show_table(page: Page, person: Person) -> None:
    """Show the table of a person and wait for the connection."""
    page.goto(f"/table/{person.table_id}#{person.key}")
    expect(page.locator(".link.connected")).to_be_visible()


def press(page: Page, name: str) -> None:
    """Press the button with a name."""
    page.locator(f'[data-do="{name}"]:visible').first.click()


def play_anything(page: Page, rng: random.Random) -> bool:
    """Play any action, or end the turn; return whether something could be clicked."""
    end = page.locator(END_TURN)
    if end.count() and rng.random() < 0.5:
        return click(end.first)
    offered = page.locator(ACTIONS).all() or page.locator(FREE_TILES).all() or end.all()
    rng.shuffle(offered)
    return any(click(element) for element in offered[:3])


def click(element: Locator) -> bool:
    """Click an element, unless it is gone because the page has changed."""
    with suppress(Error):
        element.click(timeout=CLICK_MS)
        return True
    return False


def end_turn(page: Page, rng: random.Random) -> None:
    """Play until the turn can be ended, and end it."""
    play_until_turn_can_end(page, rng)
    page.locator(END_TURN).first.click()


def play_until_turn_can_end(page: Page, rng: random.Random) -> None:
    while not page.locator(END_TURN).count():
        play_anything(page, rng)


def choose_wealth_tiles(page: Page) -> None:
    """Choose two wealth tiles, and wait for the first turn."""
    for _ in range(2):
        page.locator(FREE_TILES).first.click()
    page.locator(ACTIONS).first.click()
    page.locator('[data-do="end-turn"]').click()
    expect(page.locator('[data-action^="place "]:visible').first).to_be_visible(timeout=30_000)


def record_keys(page: Page) -> list[str]:
    """Return a list to which the keys that the page sends are appended."""
    keys: list[str] = []

    def append(request: Request) -> None:
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        if scheme == "Bearer":
            keys.append(key)

    page.on("request", append)
    return keys


def parse_number(text: str) -> float:
    return float(text.replace(MINUS, "-"))


def shown_goods(page: Page) -> list[dict[str, float]]:
    """Return the goods and points in the panels of the players."""
    panels = page.locator(".player").all()
    return [
        dict(zip(GOODS, map(parse_number, panel.locator(".good b").all_inner_texts()), strict=True))
        | {"points": parse_number(panel.locator(".score").inner_text())}
        for panel in panels
    ]


def expect_ply(page: Page, person: Person, ply: int) -> None:
    """Expect the position after a number of actions, on the board and in the address bar."""
    expect(page).to_have_url(re.compile(rf"\?at={ply}$"))
    view = person.get("at", ply=ply)["view"]
    expect(page.locator("svg.board")).to_have_attribute("aria-label", f"Board, day {view['day']}")
    expected = [{name: seat[name] for name in (*GOODS, "points")} for seat in view["seats"]]
    assert shown_goods(page) == expected
