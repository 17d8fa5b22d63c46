"""Take the screenshots of the documentation: `python -m tests.page.screenshots`.

Planners play a game at a table of a server, and a browser shows it.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.clients import Person
from tests.server.conftest import GENEROUS
from tests.server.seated_tables import seated
from tests.server.servers import Server
from tzolkin.bots import ask, make_bot
from tzolkin.game import Game
from tzolkin.game.previews import turn_is_over

from .browsers import executable
from .controls import press

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SEED = 2012
NAMES = ("Ana", "Nahil", "Kabil", "Sasil")
DESKTOP, PHONE = (1366, 768), (390, 844)
MIDDLE = 44  # turns, after which most pictures are taken
Turns = list[tuple[int, int, list[str]]]


def planned_game() -> Turns:
    """Play a game and return seat, ply and actions of every turn."""
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


def save_screenshot(page: Page, name: str) -> None:
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=85)


def show_table(page: Page, person: Person) -> None:
    page.goto(f"/table/{person.table_id}#{person.key}", wait_until="networkidle")


def start_screens(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    save_screenshot(page, "start")
    press(page, "new")
    save_screenshot(page, "new-table")
    page.goto("/learn/build", wait_until="networkidle")
    save_screenshot(page, "lesson")
    page.goto("/glossary", wait_until="networkidle")
    save_screenshot(page, "glossary")


def table_screens(browser: Browser, url: str) -> None:
    turns = planned_game()
    seats = [{"kind": "person", "name": name} for name in NAMES]
    with seated(url, *seats, seed=SEED) as people:
        with window(browser, url) as page:
            show_table(page, people[0])
            save_screenshot(page, "secret-choice")
        play(people, turns[:MIDDLE])
        middle_screens(browser, people[turns[MIDDLE][0]])
        play(people, turns[MIDDLE:])
        end_screens(browser, people[0])


def middle_screens(browser: Browser, person: Person) -> None:
    with window(browser, person.url) as page:
        show_table(page, person)
        begin_draft(page)
        save_screenshot(page, "table")
        press(page, "log")
        save_screenshot(page, "log")
    with window(browser, person.url, dark=True) as page:
        show_table(page, person)
        save_screenshot(page, "table-dark")
    with window(browser, person.url, PHONE) as page:
        show_table(page, person)
        save_screenshot(page, "phone")


def begin_draft(page: Page) -> None:
    """Pick up or place a worker, so that the tray is not empty."""
    actions = page.locator('[data-action^="pick"]:visible, [data-action^="place"]:visible')
    actions.nth(random.Random(SEED).randrange(actions.count())).click()


def end_screens(browser: Browser, person: Person) -> None:
    with window(browser, person.url) as page:
        show_table(page, person)
        save_screenshot(page, "end")
        page.keyboard.press("Escape")
        press(page, "replay")
        save_screenshot(page, "replay")


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
