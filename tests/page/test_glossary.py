"""Tests of the cards that explain the table, with pointer, finger and keys, and of the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.servers import Server

from .controls import DESKTOP, PHONE, press

CARD = "#term-card"
LESSON = "/learn/build"
NO_TERM = ".teacher h1"
KEY = re.compile(r"^(term|learn|glossary|board)-[a-z0-9-]+$")


def expect_card(page: Page, term: str) -> Locator:
    """Expect the card of a term and return it."""
    found = page.locator(f'{CARD}[data-shows="{term}"]')
    expect(found).to_be_visible()
    return found


@pytest.fixture
def lesson(page: Page) -> Page:
    """Show the table of a lesson, at a step with actions."""
    page.goto(LESSON)
    press(page, "next")
    return page


def test_pointing_at_a_term_shows_its_card(lesson: Page) -> None:
    corn = lesson.locator('[data-term="corn"]').first
    corn.hover()
    expect(expect_card(lesson, "corn")).to_contain_text("Food and money")
    expect(corn).to_have_attribute("aria-describedby", "term-card")
    lesson.keyboard.press("Escape")
    expect(lesson.locator(CARD)).to_have_count(0)
    lesson.locator('.plaza [data-term="tikal-3"]').hover()
    expect(expect_card(lesson, "tikal-3")).to_contain_text(
        "Tikal 3: advance one or two technologies"
    )
    lesson.locator(CARD).hover()  # does not close it
    expect(lesson.locator(CARD)).to_be_visible()
    lesson.locator(NO_TERM).hover()
    expect(lesson.locator(CARD)).to_have_count(0)


def test_cards_of_tiles_show_costs_and_effects(lesson: Page) -> None:
    lesson.locator('.cards [data-term="b11"]').hover()
    shown = expect_card(lesson, "b11")
    expect(shown).to_contain_text("Costs 1 wood, 1 stone. Gives: 1 corn, advance Extraction.")
    lesson.locator('[data-term="chaac"]').hover(position={"x": 40, "y": 200})
    expect(expect_card(lesson, "chaac").locator(".term-steps li")).to_have_count(7)


def test_a_card_replaces_the_tooltip_of_the_browser(lesson: Page) -> None:
    space = lesson.locator('.plaza path[data-term="uxmal-3"]')
    expect(space.locator("title")).not_to_be_empty()
    space.hover()
    expect_card(lesson, "uxmal-3")
    expect(space.locator("title")).to_be_empty()
    lesson.locator(NO_TERM).hover()
    expect(space.locator("title")).not_to_be_empty()


def test_a_card_stays_within_the_window(lesson: Page) -> None:
    for term in ("day-26", "theology-4", "player"):
        lesson.locator(f'[data-term="{term}"]').first.hover()
        box = expect_card(lesson, term).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= DESKTOP["width"]
        assert box["y"] + box["height"] <= DESKTOP["height"]


def test_a_click_shows_no_card(lesson: Page) -> None:
    lesson.locator('.plaza [data-action="pick tikal 2"]').click()
    expect(lesson.locator('.plaza [data-action="do 2"]')).to_be_visible()
    lesson.wait_for_timeout(700)
    expect(lesson.locator(CARD)).to_have_count(0)


def test_a_key_shows_the_card_of_the_focused_element(lesson: Page) -> None:
    lesson.locator('.plaza [data-action="place uxmal"]').focus()
    lesson.keyboard.press("F1")
    shown = expect_card(lesson, "uxmal-0")
    expect(shown).to_contain_text("Place a worker on Uxmal 0")
    lesson.keyboard.press("Escape")
    expect(lesson.locator(CARD)).to_have_count(0)


def test_the_key_opens_the_glossary_elsewhere(page: Page) -> None:
    page.goto(LESSON)
    page.locator('[data-do="theme"]').focus()
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog", name="Glossary")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "glossary")
    expect(page.get_by_role("dialog", name="Glossary")).to_be_visible()


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(
        base_url=server.url, viewport=PHONE, has_touch=True, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def test_holding_a_finger_shows_a_card(phone: Page) -> None:
    phone.goto(LESSON)
    phone.locator('[data-do="next"]').tap()
    worker = phone.locator('.plaza [data-action="pick tikal 2"]')
    box = worker.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = phone.context.new_cdp_session(phone)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    shown = expect_card(phone, "worker")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(shown).to_be_visible()
    expect(worker).to_be_visible()  # it was not picked up
    phone.locator(NO_TERM).tap()
    expect(phone.locator(CARD)).to_have_count(0)
    worker.tap()
    expect(worker).to_have_count(0)


def terms_of(page: Page) -> set[str]:
    script = (
        "() => [...document.querySelectorAll('[data-term]')].map((element) => element.dataset.term)"
    )
    return set(page.evaluate(script))


def test_every_term_has_an_entry_with_texts(page: Page) -> None:
    used: set[str] = set()
    for name in ("place", "end", "food"):
        page.goto(f"/learn/{name}")
        expect(page.locator(".teacher")).to_be_visible()
        used |= terms_of(page)
    page.goto("/")
    press(page, "play")
    expect(page.locator("[data-tile]").first).to_be_visible()
    used |= terms_of(page)
    page.goto("/glossary")
    expect(page.locator("[data-entry='w21']")).to_be_visible()
    entries = page.locator("[data-entry]")
    known = set(entries.evaluate_all("(all) => all.map((element) => element.dataset.entry)"))
    assert len(used) > 80
    assert used <= known
    words = entries.locator("strong, p").all_inner_texts()
    assert [text for text in words if KEY.match(text) or "{" in text or not text] == []


def test_search(page: Page) -> None:
    page.goto("/glossary")
    page.get_by_label("Search").fill("gold extraction")
    expect(page.locator("[data-entry='b12']")).to_be_visible()
    expect(page.locator("[data-entry='corn']")).to_have_count(0)
    page.get_by_label("Search").fill("nothing like that")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
