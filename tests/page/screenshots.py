"""Pictures of the main screens for the documentation: `python -m tests.page.screenshots`.

A game between planners is played at a real table, and looked at in a real browser.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.conftest import GENEROUS
from tests.server.guests import Person
from tests.server.servers import Server
from tests.server.tables import seated
from tzolkin.bots import ask, make_bot
from tzolkin.game import Game
from tzolkin.game.previews import turn_is_over

from .browsers import executable

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SEED = 2012
NAMES = ("Ana", "Nahil", "Kabil", "Sasil")
DESKTOP, PHONE = (1366, 768), (390, 844)
MIDDLE = 44  # turns, after which the game is looked at
Turns = list[tuple[int, int, list[str]]]


def planned_game() -> Turns:
    """A whole game: seat, ply and actions of every turn."""
    game, turns = Game.new(len(NAMES), SEED), []
    bot = make_bot("planner", SEED)
    while game.seat is not None:
        seat, ply, actions = game.seat, game.ply, list[str]()
        while not actions or not turn_is_over(game, seat, actions[-1]):
            actions.append(ask(bot, game))
            game.play(actions[-1])
        turns.append((seat, 0 if ply < len(NAMES) else ply, actions))
    return turns


def play(people: list[Person], turns: Turns) -> None:
    for seat, ply, actions in turns:
        people[seat].commit(seat, ply, actions)


@contextmanager
def window(
    browser: Browser, url: str, size: tuple[int, int] = DESKTOP, *, dark: bool = False
) -> Iterator[Page]:
    with browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        locale="en-GB",
    ) as context:
        yield context.new_page()


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=85)


def open_for(page: Page, person: Person) -> None:
    page.goto(f"/table/{person.table}#{person.key}", wait_until="networkidle")


def press(page: Page, *names: str) -> None:
    for name in names:
        page.locator(f'[data-do="{name}"]:visible').first.click()


def start_screens(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    take(page, "start")
    press(page, "new")
    take(page, "new-table")
    page.goto("/learn/build", wait_until="networkidle")
    take(page, "lesson")
    page.goto("/glossary", wait_until="networkidle")
    take(page, "glossary")


def table_screens(browser: Browser, url: str) -> None:
    turns = planned_game()
    seats = [{"kind": "person", "name": name} for name in NAMES]
    with seated(url, *seats, seed=SEED) as people:
        with window(browser, url) as page:
            open_for(page, people[0])
            take(page, "secret-choice")
        play(people, turns[:MIDDLE])
        middle_screens(browser, people[turns[MIDDLE][0]])
        play(people, turns[MIDDLE:])
        end_screens(browser, people[0])


def middle_screens(browser: Browser, person: Person) -> None:
    with window(browser, person.url) as page:
        open_for(page, person)
        begin_a_turn(page)
        take(page, "table")
        press(page, "log")
        take(page, "log")
    with window(browser, person.url, dark=True) as page:
        open_for(page, person)
        take(page, "table-dark")
    with window(browser, person.url, PHONE) as page:
        open_for(page, person)
        take(page, "phone")


def begin_a_turn(page: Page) -> None:
    """Something is picked up or placed, so that the tray has something to tell."""
    wanted = page.locator('[data-action^="pick"]:visible, [data-action^="place"]:visible')
    wanted.nth(random.Random(SEED).randrange(wanted.count())).click()


def end_screens(browser: Browser, person: Person) -> None:
    with window(browser, person.url) as page:
        open_for(page, person)
        take(page, "end")
        page.keyboard.press("Escape")
        press(page, "replay")
        take(page, "replay")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/pictures.sqlite", **GENEROUS) as server,
        sync_playwright() as playwright,
    ):
        path, arguments = executable(playwright), ["--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        with window(browser, server.url) as page:
            start_screens(page)
        table_screens(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
