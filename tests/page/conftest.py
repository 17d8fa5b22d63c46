"""A server with the built page, and a browser that notes everything that goes wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.server.conftest import GENEROUS
from tests.server.servers import Server

from .browsers import executable

NOTE_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error("against the policy:", event.violatedDirective, event.blockedURI));
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("page") / "tables.sqlite"
    with Server(f"sqlite:///{path}", **GENEROUS) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a module: while it runs, no other event loop can run in this process."""
    with sync_playwright() as playwright:
        path = executable(playwright)
        assert path, "no browser was found; scripts/browser gets one"
        arguments = ["--no-sandbox"]  # containers often lack what a sandbox needs
        launched = playwright.chromium.launch(executable_path=path, args=arguments)
        yield launched
        launched.close()


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A new person, whose screen does not move on its own."""
    opened = browser.new_context(
        base_url=server.url,
        viewport={"width": 1366, "height": 768},
        reduced_motion="reduce",
        locale="en-GB",
    )
    opened.add_init_script(NOTE_VIOLATIONS)
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A window; the test fails if anything was wrong in it."""
    opened = context.new_page()
    wrong: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            wrong.append(message.text)

    opened.on("console", heard)
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    yield opened
    assert wrong == []
