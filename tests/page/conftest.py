"""Fixtures: a server with the built page, a browser, and a finished game to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.random_games import eager_choice
from tests.server.clients import Person
from tests.server.conftest import GENEROUS
from tests.server.servers import Server
from tzolkin import Game

from .browsers import executable
from .controls import DESKTOP

LOG_POLICY_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error("against the policy:", event.violatedDirective, event.blockedURI));
"""
SEED = 31


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("page") / "tables.sqlite"
    with Server(f"sqlite:///{path}", **GENEROUS) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Launch a browser. It serves a whole module, because no other event loop can run meanwhile."""
    with sync_playwright() as playwright:
        path = executable(playwright)
        assert path, "no browser was found; scripts/browser gets one"
        arguments = ["--no-sandbox"]  # containers often lack what a sandbox needs
        launched = playwright.chromium.launch(executable_path=path, args=arguments)
        yield launched
        launched.close()


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """Open a browser context for a new person, who prefers reduced motion."""
    opened = browser.new_context(
        base_url=server.url, viewport=DESKTOP, reduced_motion="reduce", locale="en-GB"
    )
    opened.add_init_script(LOG_POLICY_VIOLATIONS)
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """Open a page, and fail the test if it logs an error or a warning."""
    opened = context.new_page()
    errors: list[str] = []

    def record(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            errors.append(message.text)

    opened.on("console", record)
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    assert errors == []


@pytest.fixture(scope="module")
def finished_game() -> Game:
    """Play a whole game of three players."""
    game, rng = Game.new(3, SEED, names=["Ana", "Bo", "Cay"]), random.Random(SEED)
    while not game.over:
        game.play(eager_choice(game, rng))
    return game


@pytest.fixture
def onlooker(server: Server, finished_game: Game, page: Page) -> Iterator[Person]:
    """Upload the record of the finished game, and show it on the page."""
    uploaded = httpx.post(f"{server.url}/api/records", json=finished_game.record()).json()
    table_id, key = uploaded["table"]["id"], uploaded["onlooker"]
    page.goto(f"/table/{table_id}#{key}")
    expect(page.locator("dialog.end")).to_be_visible()
    with Person(server.url, table_id, key) as person:
        yield person
