"""The tutorial: from its start to its end by clicks alone, and what happens beside the way."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.servers import Server

Lesson = dict[str, Any]


@pytest.fixture
def lessons(server: Server) -> list[Lesson]:
    found: list[Lesson] = httpx.get(f"{server.url}/api/lessons").json()["lessons"]
    return found


def says(page: Page, words: str) -> None:
    """The step is reached; nothing is said about other ways."""
    expect(page.locator(f'[data-step="{words}"][data-aside="false"]')).to_be_visible()


def pointed_at(page: Page, action: str) -> Locator:
    """What plays an action: on the board rather than in the list."""
    plays = f'.table [data-action="{action}"]'
    on_the_board = page.locator(f"{plays}:not(.acts *, [disabled])")
    return (
        on_the_board if on_the_board.count() else page.locator(f"{plays}:not([disabled])")
    ).first


def take(page: Page, step: Lesson) -> None:
    says(page, step["words"])
    if step["wanted"]:
        pointed_at(page, step["wanted"][0]).click()
    else:
        page.locator(f'[data-do="{"end-turn" if step["ends_turn"] else "next"}"]').click()


def test_from_start_to_end_by_clicks(page: Page, lessons: list[Lesson]) -> None:
    page.goto("/")
    page.locator('[data-do="learn"]').click()
    page.locator('[data-do="begin"]').click()
    for lesson in lessons:
        page.wait_for_url(f"**/learn/{lesson['id']}")
        for step in lesson["steps"][:-1]:
            take(page, step)
        says(page, lesson["steps"][-1]["words"])
        page.locator('[data-do="next-lesson"], [data-do="finish"]').click()
    page.wait_for_url("**/learn")
    assert page.locator("[data-lesson] .ic").count() == len(lessons)
    page.locator('[data-do="play"]').click()
    page.wait_for_url("**/table/*")


def test_other_actions_are_tried_and_undone(page: Page) -> None:
    page.goto("/learn/place")
    page.locator('[data-do="next"]').click()
    page.locator('[data-do="next"]').click()
    pointed_at(page, "place tikal").click()
    expect(page.locator('[data-aside="true"]')).to_contain_text("allowed")
    page.locator('[data-do="end-turn"]').click()  # ends nothing beside the way
    page.locator('[data-do="undo-aside"]').click()
    says(page, "learn-place-first")
    pointed_at(page, "place palenque").click()
    says(page, "learn-place-second")
    page.locator('[data-do="undo"]').click()
    says(page, "learn-place-first")


def test_by_keys(page: Page) -> None:
    """Where the button that was pressed goes away, the next key still leads on."""
    page.goto("/learn/place")
    page.locator('[data-do="next"]').focus()
    page.keyboard.press("Enter")
    says(page, "learn-place-cities")
    page.keyboard.press("Enter")
    says(page, "learn-place-first")
    page.locator('.plaza [data-action="place palenque"]').press("Enter")
    says(page, "learn-place-second")
    page.locator('.acts [data-action="place yaxchilan"]').press("Enter")
    says(page, "learn-place-end")
    page.locator('[data-do="end-turn"]').press("Enter")
    says(page, "learn-place-turned")
    expect(page.locator('[data-do="next"]')).to_be_focused()


def test_the_calendar_really_turns(page: Page, lessons: list[Lesson]) -> None:
    [lesson] = [each for each in lessons if each["id"] == "place"]
    page.goto("/learn/place")
    expect(page.locator(".n-today")).to_have_text("0")
    for step in lesson["steps"][:5]:
        take(page, step)
    expect(page.locator(".n-today")).to_have_text("1")
    expect(page.locator('[data-term="worker"][role="img"]')).to_have_count(5)


def test_what_is_meant_is_ringed(page: Page) -> None:
    page.goto("/learn/build")
    row = page.locator('[data-term="buildings"]').bounding_box()
    ring = page.locator(".spotlight").bounding_box()
    assert row
    assert ring
    assert ring["x"] < row["x"] < row["x"] + row["width"] < ring["x"] + ring["width"]
    page.locator('[data-do="next"]').click()
    worker = page.locator('.plaza [data-action="pick tikal 2"]').bounding_box()
    assert worker
    middle = (worker["x"] + worker["width"] / 2, worker["y"] + worker["height"] / 2)
    page.wait_for_function(
        """([x, y]) => [...document.querySelectorAll(".spotlight")].some((ring) => {
          const { left, right, top, bottom } = ring.getBoundingClientRect();
          return left < x && x < right && top < y && y < bottom && right - left < 100;
        })""",
        arg=middle,
    )


def test_lessons_are_skipped_repeated_and_remembered(page: Page) -> None:
    page.goto("/learn/market")
    page.locator('[data-do="skip-lesson"]').click()
    page.wait_for_url("**/learn/build")
    page.evaluate("""localStorage.setItem("tzolkin-lessons", '["place"]')""")
    page.locator('[data-do="leave"]').click()
    expect(page.locator('[data-lesson="place"] .ic')).to_be_visible()
    expect(page.locator('[data-lesson="wait"].next')).to_be_visible()
    page.locator('[data-lesson="place"]').click()
    says(page, "learn-place-welcome")
    page.go_back()
    page.locator('[data-do="again"]').click()
    expect(page.locator("[data-lesson] .ic")).to_have_count(0)


def test_an_unknown_lesson_is_told(page: Page) -> None:
    page.goto("/learn/dancing")
    expect(page.get_by_role("alert")).to_have_text("There is no such lesson.")
