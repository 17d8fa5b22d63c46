"""Tests of all languages on all screens: every text exists and fits into its element."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from build_support.locales.catalogs import FOLDER, ORIGINAL, languages, load_catalog
from tests.server.servers import Server

from .controls import ACTIONS, DESKTOP, END_TURN, FREE_TILES, PHONE, press

SIZES = [DESKTOP, PHONE]
RECORD = Path(__file__).parents[1] / "golden" / "4-players-1.tzolkin.json"
KEYS = frozenset(load_catalog(FOLDER / ORIGINAL)[0])
KEY_LIKE = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")

# All texts and titles.
TEXTS = """() => [...document.querySelectorAll("body *")].flatMap((element) => [
  ...["title", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
])"""

# Elements whose texts are cut off or overflow at the side. Names may be cut off.
OVERFLOWING = """() => [...document.querySelectorAll("body *")]
  .filter((element) => element.checkVisibility())
  .filter((element) => !element.closest("svg, select, .unseen, .player h2"))
  .filter((element) => getComputedStyle(element).clipPath === "none") // for screen readers
  .filter((element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3);
    return texts.some((node) => /\\p{L}{2}/u.test(node.data));
  })
  .filter((element) => {
    const { display, overflowX, overflowY } = getComputedStyle(element);
    const wide = element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(overflowX);
    const cut = element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(overflowY);
    return display !== "inline" && (wide || cut);
  })
  .map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim()}`)"""

# Elements with texts beyond the window, or beyond an element that hides its overflow.
OFF_SCREEN = """() => [...document.querySelectorAll("button, a, h1, h2, h3, p, label, small, span")]
  .filter((element) => element.checkVisibility() && /\\p{L}{2}/u.test(element.textContent))
  .filter((element) => !element.closest("svg, .unseen, .stage"))
  .filter((element) => getComputedStyle(element).clipPath === "none")
  .filter((element) => {
    let edge = innerWidth;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const hides = /hidden|clip/.test(getComputedStyle(around).overflowX);
      if (hides) edge = Math.min(edge, around.getBoundingClientRect().right);
    }
    return element.getBoundingClientRect().right > edge + 1;
  })
  .map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim()}`)"""


def check(page: Page, screen: str) -> None:
    """Check the texts of the present screen."""
    missing = {key for text in page.evaluate(TEXTS) for key in KEY_LIKE.findall(text)} & KEYS
    assert missing == set(), screen
    assert page.evaluate(OVERFLOWING) == [], screen
    assert page.evaluate(OFF_SCREEN) == [], screen


def choose_language(page: Page, language: str) -> None:
    settings = json.dumps({"language": language, "theme": "light"})
    page.add_init_script(f"localStorage.setItem('tzolkin-settings', {settings!r})")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("language", languages())
def test_every_screen(page: Page, language: str, size: ViewportSize) -> None:
    choose_language(page, language)
    page.set_viewport_size(size)
    page.goto("/", wait_until="networkidle")
    expect(page.locator("html")).to_have_attribute("lang", language)
    check(page, "start")
    check_new_table(page)
    page.goto("/", wait_until="networkidle")
    press(page, "play")
    check_table(page)
    check_end(page)


def check_new_table(page: Page) -> None:
    press(page, "watch")
    check(page, "lobby")
    page.locator("dialog header button").click()
    press(page, "new")
    check(page, "new table")
    press(page, "create")
    expect(page.locator('[data-do="enter"]')).to_be_visible()
    check(page, "links")
    press(page, "enter")
    expect(page.locator(".gathering")).to_be_visible()
    check(page, "gathering")


def check_table(page: Page) -> None:
    expect(page.locator(FREE_TILES).first).to_be_visible(timeout=30_000)
    check(page, "wealth tiles")
    for _ in range(2):
        page.locator(FREE_TILES).first.click()
    page.locator(f".acts {ACTIONS}").first.click()
    page.locator(END_TURN).click()
    expect(page.locator(".acts [data-action^=place]").first).to_be_visible(timeout=30_000)
    check(page, "turn")
    page.locator(".acts [data-action^=place]").first.click()
    expect(page.locator(".steps .what").first).to_be_visible()
    check(page, "steps")
    for panel in ("log", "settings"):
        page.locator(f'[data-do="{panel}"]:visible, [data-tab="{panel}"]:visible').click()
        expect(page.locator("aside.log")).to_be_visible()
        check(page, panel)
        page.locator("aside.log header button").click()


def check_end(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/table/*")
    expect(page.locator("dialog.end")).to_be_visible()
    check(page, "end")


def test_the_check_finds_missing_texts(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.evaluate("document.querySelector('h1').textContent = 'start-head-1'")
    with pytest.raises(AssertionError, match="start-head-1"):
        check(page, "start")


def test_the_check_finds_overflowing_texts(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.evaluate("document.querySelector('.tilebtn b').textContent = 'x'.repeat(200)")
    with pytest.raises(AssertionError, match="xxxx"):
        check(page, "start")


def test_the_first_visit_uses_the_language_of_the_browser(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="uk-UA")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator('[data-do="play"]')).to_contain_text("Грати зараз")
    context.close()


def test_a_new_language_keeps_the_draft(page: Page) -> None:
    """The page is not loaded again, and the draft stays."""
    page.goto("/", wait_until="networkidle")
    press(page, "play")
    for _ in range(2):
        page.locator(FREE_TILES).first.click(timeout=30_000)
    page.locator(f".acts {ACTIONS}").first.click()
    expect(page.locator(".steps .what")).to_contain_text("Keep")
    page.evaluate("window.loadedOnce = true")
    press(page, "settings")
    page.locator('.settings-form [data-do="language"]').select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.locator(".steps .what")).to_contain_text("Megtartás")
    expect(page.locator(END_TURN)).to_contain_text("Forduló vége")
    assert page.evaluate("window.loadedOnce") is True
    page.reload()
    expect(page.locator(".steps .what")).to_contain_text("Megtartás")
