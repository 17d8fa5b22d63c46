"""The start page."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tzolkin.server.static import PAGE_FOLDER

MOST_BYTES = 150_000  # of all scripts that the first page needs, compressed
FIRST_SCRIPTS = re.compile(r'<(?:script|link rel="modulepreload")[^>]*(?:src|href)="/([^"]+\.js)"')


@pytest.mark.parametrize("path", ["/", "/learn", "/glossary"])
def test_it_loads_and_nothing_goes_wrong(page: Page, path: str) -> None:
    answer = page.goto(path, wait_until="networkidle")
    assert answer
    assert answer.status == 200
    expect(page.locator("#app")).not_to_be_empty()
    expect(page).to_have_title(re.compile("Tzolk"))


def test_what_is_against_the_policy_would_be_noticed(context: BrowserContext) -> None:
    """So that a page without complaints means something."""
    page = context.new_page()
    page.goto("/")
    with page.expect_console_message(lambda message: "against the policy" in message.text):
        page.evaluate("document.body.setAttribute('style', 'width: 7px')")


def test_scripts_are_small() -> None:
    start = (PAGE_FOLDER / "index.html").read_text(encoding="utf-8")
    names = FIRST_SCRIPTS.findall(start)
    assert names
    sizes = {name: len(gzip.compress(Path(PAGE_FOLDER, name).read_bytes(), 9)) for name in names}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
