"""Tests of the start page, and of what every page has in common."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tzolkin.server.static import PAGE_FOLDER

MOST_BYTES = 150_000  # of all compressed scripts of the start page
FIRST_SCRIPTS = re.compile(r'<(?:script|link rel="modulepreload")[^>]*(?:src|href)="/([^"]+\.js)"')


@pytest.mark.parametrize("path", ["/", "/learn", "/glossary"])
def test_the_page_loads_without_errors(page: Page, path: str) -> None:
    response = page.goto(path, wait_until="networkidle")
    assert response
    assert response.status == 200
    expect(page.locator("#app")).not_to_be_empty()
    expect(page).to_have_title(re.compile("Tzolk"))


def test_violations_of_the_policy_are_logged(context: BrowserContext) -> None:
    """Without this, a page without errors would mean nothing."""
    page = context.new_page()
    page.goto("/")
    with page.expect_console_message(lambda message: "against the policy" in message.text):
        page.evaluate("document.body.setAttribute('style', 'width: 7px')")


def test_scripts_are_small() -> None:
    html = (PAGE_FOLDER / "index.html").read_text(encoding="utf-8")
    names = FIRST_SCRIPTS.findall(html)
    assert names
    sizes = {name: len(gzip.compress(Path(PAGE_FOLDER, name).read_bytes(), 9)) for name in names}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
