"""Tests of the lessons: by clicks alone, by keys, and with other actions than they ask for."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.servers import Server

from .controls import press

Lesson = dict[str, Any]


@pytest.fixture
def lessons(server: Server) -> list[Lesson]:
    found: list[Lesson] = httpx.get(f"{server.url}/api/lessons").json()["lessons"]
    return found


def expect_step(page: Page, text_key: str) -> None:
    """Expect a step, without other actions than the lesson asks for."""
    expect(page.locator(f'[data-step="{text_key}"][data-aside="false"]')).to_be_visible()


def button(page: Page, action: str) -> Locator:
    """Return what plays an action, on the board rather than in the list."""
    plays = f'.table [data-action="{action}"]'
    on_the_board = page.locator(f"{plays}:not(.acts *, [disabled])")
    return (
        on_the_board if on_the_board.count() else page.locator(f"{plays}:not([disabled])")
    ).first


def take(page: Page, step: Lesson) -> None:
    """Do what a step asks for."""
    expect_step(page, step["words"])
    if step["wanted"]:
        button(page, step["wanted"][0]).click()
    else:
        page.locator(f'[data-do="{"end-turn" if step["ends_turn"] else "next"}"]').click()


def test_all_lessons_in_a_row(page: Page, lessons: list[Lesson]) -> None:
    page.goto("/")
    press(page, "learn")
    press(page, "begin")
    for lesson in lessons:
        page.wait_for_url(f"**/learn/{lesson['id']}")
        for step in lesson["steps"][:-1]:
            take(page, step)
        expect_step(page, lesson["steps"][-1]["words"])
        page.locator('[data-do="next-lesson"], [data-do="finish"]').click()
    page.wait_for_url("**/learn")
    assert page.locator("[data-lesson] .ic").count() == len(lessons)
    press(page, "play")
    page.wait_for_url("**/table/*")


def test_other_actions_can_be_undone(page: Page) -> None:
    page.goto("/learn/place")
    press(page, "next")
    press(page, "next")
    button(page, "place tikal").click()
    expect(page.locator('[data-aside="true"]')).to_contain_text("allowed")
    press(page, "end-turn")  # does not end the turn
    press(page, "undo-aside")
    expect_step(page, "learn-place-first")
    button(page, "place palenque").click()
    expect_step(page, "learn-place-second")
    press(page, "undo")
    expect_step(page, "learn-place-first")


def test_keys_lead_on(page: Page) -> None:
    """The next key leads on even if the button that was pressed is gone."""
    page.goto("/learn/place")
    page.locator('[data-do="next"]').focus()
    page.keyboard.press("Enter")
    expect_step(page, "learn-place-cities")
    page.keyboard.press("Enter")
    expect_step(page, "learn-place-first")
    page.locator('.plaza [data-action="place palenque"]').press("Enter")
    expect_step(page, "learn-place-second")
    page.locator('.acts [data-action="place yaxchilan"]').press("Enter")
    expect_step(page, "learn-place-end")
    page.locator('[data-do="end-turn"]').press("Enter")
    expect_step(page, "learn-place-turned")
    expect(page.locator('[data-do="next"]')).to_be_focused()


def test_a_turn_turns_the_calendar(page: Page, lessons: list[Lesson]) -> None:
    [lesson] = [each for each in lessons if each["id"] == "place"]
    page.goto("/learn/place")
    expect(page.locator(".n-today")).to_have_text("0")
    for step in lesson["steps"][:5]:
        take(page, step)
    expect(page.locator(".n-today")).to_have_text("1")
    expect(page.locator('[data-term="worker"][role="img"]')).to_have_count(5)


def test_rings_highlight_elements(page: Page) -> None:
    page.goto("/learn/build")
    row = page.locator('[data-term="buildings"]').bounding_box()
    ring = page.locator(".spotlight").bounding_box()
    assert row
    assert ring
    assert ring["x"] < row["x"] < row["x"] + row["width"] < ring["x"] + ring["width"]
    press(page, "next")
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


def test_finished_lessons_are_saved(page: Page) -> None:
    page.goto("/learn/market")
    press(page, "skip-lesson")
    page.wait_for_url("**/learn/build")
    page.evaluate("""localStorage.setItem("tzolkin-lessons", '["place"]')""")
    press(page, "leave")
    expect(page.locator('[data-lesson="place"] .ic')).to_be_visible()
    expect(page.locator('[data-lesson="wait"].next')).to_be_visible()
    page.locator('[data-lesson="place"]').click()
    expect_step(page, "learn-place-welcome")
    page.go_back()
    press(page, "again")
    expect(page.locator("[data-lesson] .ic")).to_have_count(0)


def test_an_unknown_lesson(page: Page) -> None:
    page.goto("/learn/dancing")
    expect(page.get_by_role("alert")).to_have_text("There is no such lesson.")
