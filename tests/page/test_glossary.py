"""Everything explains itself: pointed at, held with a finger, asked with a key; and the list."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.servers import Server

CARD = "#term-card"
LESSON = "/learn/build"
NOTHING = ".teacher h1"  # explains nothing
KEY = re.compile(r"^(term|learn|glossary|board)-[a-z0-9-]+$")


def card(page: Page, term: str) -> Locator:
    found = page.locator(f'{CARD}[data-shows="{term}"]')
    expect(found).to_be_visible()
    return found


@pytest.fixture
def lesson(page: Page) -> Page:
    """A real table; the first step is read, so that there is something to press."""
    page.goto(LESSON)
    page.locator('[data-do="next"]').click()
    return page


def test_it_is_shown_when_pointed_at_and_goes_again(lesson: Page) -> None:
    corn = lesson.locator('[data-term="corn"]').first
    corn.hover()
    expect(card(lesson, "corn")).to_contain_text("Food and money")
    expect(corn).to_have_attribute("aria-describedby", "term-card")
    lesson.keyboard.press("Escape")
    expect(lesson.locator(CARD)).to_have_count(0)
    lesson.locator('.plaza [data-term="tikal-3"]').hover()
    expect(card(lesson, "tikal-3")).to_contain_text("Tikal 3: advance one or two technologies")
    lesson.locator(CARD).hover()  # it can be reached without going away
    expect(lesson.locator(CARD)).to_be_visible()
    lesson.locator(NOTHING).hover()
    expect(lesson.locator(CARD)).to_have_count(0)


def test_facts_of_tiles_come_from_the_server(lesson: Page) -> None:
    lesson.locator('.cards [data-term="b11"]').hover()
    shown = card(lesson, "b11")
    expect(shown).to_contain_text("Costs 1 wood, 1 stone. Gives: 1 corn, advance Extraction.")
    lesson.locator('[data-term="chaac"]').hover(position={"x": 40, "y": 200})
    expect(card(lesson, "chaac").locator(".term-steps li")).to_have_count(7)


def test_no_second_tooltip_of_the_browser(lesson: Page) -> None:
    space = lesson.locator('.plaza path[data-term="uxmal-3"]')
    expect(space.locator("title")).not_to_be_empty()
    space.hover()
    card(lesson, "uxmal-3")
    expect(space.locator("title")).to_be_empty()
    lesson.locator(NOTHING).hover()
    expect(space.locator("title")).not_to_be_empty()


def test_it_stays_within_the_window(lesson: Page) -> None:
    for term in ("day-26", "theology-4", "player"):
        lesson.locator(f'[data-term="{term}"]').first.hover()
        box = card(lesson, term).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 1366
        assert box["y"] + box["height"] <= 768


def test_a_click_is_not_covered(lesson: Page) -> None:
    """Who has just clicked sees what it did, until the pointer moves on."""
    lesson.locator('.plaza [data-action="pick tikal 2"]').click()
    expect(lesson.locator('.plaza [data-action="do 2"]')).to_be_visible()
    lesson.wait_for_timeout(700)
    expect(lesson.locator(CARD)).to_have_count(0)


def test_by_key(lesson: Page) -> None:
    lesson.locator('.plaza [data-action="place uxmal"]').focus()
    lesson.keyboard.press("F1")
    shown = card(lesson, "uxmal-0")
    expect(shown).to_contain_text("Place a worker on Uxmal 0")
    lesson.keyboard.press("Escape")
    expect(lesson.locator(CARD)).to_have_count(0)


def test_the_key_elsewhere_opens_the_whole_glossary(page: Page) -> None:
    page.goto(LESSON)
    page.locator('[data-do="theme"]').focus()
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog", name="Glossary")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator('[data-do="glossary"]').click()
    expect(page.get_by_role("dialog", name="Glossary")).to_be_visible()


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def test_by_holding_a_finger(phone: Page) -> None:
    phone.goto(LESSON)
    phone.locator('[data-do="next"]').tap()
    worker = phone.locator('.plaza [data-action="pick tikal 2"]')
    box = worker.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = phone.context.new_cdp_session(phone)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    shown = card(phone, "worker")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(shown).to_be_visible()
    expect(worker).to_be_visible()  # it was explained, not picked up
    phone.locator(NOTHING).tap()
    expect(phone.locator(CARD)).to_have_count(0)
    worker.tap()
    expect(worker).to_have_count(0)


def terms_on(page: Page) -> set[str]:
    script = "() => [...document.querySelectorAll('[data-term]')].map((each) => each.dataset.term)"
    return set(page.evaluate(script))


def test_every_term_has_an_entry_and_every_entry_has_words(page: Page) -> None:
    used: set[str] = set()
    for name in ("place", "end", "food"):
        page.goto(f"/learn/{name}")
        expect(page.locator(".teacher")).to_be_visible()
        used |= terms_on(page)
    page.goto("/")
    page.locator('[data-do="play"]').click()
    expect(page.locator("[data-tile]").first).to_be_visible()
    used |= terms_on(page)
    page.goto("/glossary")
    expect(page.locator("[data-entry='w21']")).to_be_visible()
    entries = page.locator("[data-entry]")
    known = set(entries.evaluate_all("(all) => all.map((each) => each.dataset.entry)"))
    assert len(used) > 80
    assert used <= known
    words = entries.locator("strong, p").all_inner_texts()
    assert [text for text in words if KEY.match(text) or "{" in text or not text] == []


def test_the_glossary_is_searched(page: Page) -> None:
    page.goto("/glossary")
    page.get_by_label("Search").fill("gold extraction")
    expect(page.locator("[data-entry='b12']")).to_be_visible()
    expect(page.locator("[data-entry='corn']")).to_have_count(0)
    page.get_by_label("Search").fill("nothing like that")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
