"""Tests of movements: they show what happened, and are never in the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.servers import Server

from .conftest import LOG_POLICY_VIOLATIONS
from .controls import DESKTOP, STEPS, press
from .duel import BOARD_ACTIONS, Duel, seated_duel, show_duel, wait_for_truth

FLIGHTS = "[data-flight]"
WORKERS = ".workers > [data-place]"
RECORD_FLIGHTS = """
window.flights = [];
window.banners = [];
new MutationObserver(() => {
  for (const flight of document.querySelectorAll("[data-flight]:not([data-recorded])")) {
    flight.dataset.recorded = "";
    const workers = [...document.querySelectorAll(".workers > [data-place]")];
    const places = workers.map((worker) => worker.dataset.place);
    window.flights.push({ icon: flight.dataset.flight, workers: places });
  }
  const banner = document.querySelector(".food-banner");
  if (banner) window.banners.push(banner.innerText);
}).observe(document, { childList: true, subtree: true });
"""


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """Open a browser context for a person who does not prefer reduced motion."""
    opened = browser.new_context(
        base_url=server.url, viewport=DESKTOP, reduced_motion="no-preference", locale="en-GB"
    )
    for script in (LOG_POLICY_VIOLATIONS, RECORD_FLIGHTS):
        opened.add_init_script(script)
    yield opened
    opened.close()


@pytest.fixture
def duel(server: Server) -> Iterator[Duel]:
    with seated_duel(server) as found:
        yield found


def bruno_places_on_tikal(page: Page, duel: Duel) -> None:
    """Play a turn of Ana on Uxmal, and then one of Bruno on Tikal."""
    duel.play(duel.ana, "place uxmal", "done")
    expect(page.get_by_text("Waiting for Bruno")).to_be_visible()
    duel.play(duel.bruno, "place tikal", "done")
    expect(page.locator(BOARD_ACTIONS).first).to_be_visible()


def recorded_flights(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.flights")
    return found


def test_a_turn_of_another_player_flies_over_the_new_position(page: Page, duel: Duel) -> None:
    show_duel(page, duel)
    bruno_places_on_tikal(page, duel)
    expect(page.locator(FLIGHTS)).to_have_count(0)
    flights = recorded_flights(page)
    assert [flight["icon"] for flight in flights][:1] == ["worker"]
    assert all(set(flight["workers"]) == duel.occupied() for flight in flights[-2:])


@pytest.mark.parametrize("preference", ["of the system", "in the settings"])
def test_nothing_flies_without_motion(page: Page, duel: Duel, preference: str) -> None:
    if preference == "of the system":
        page.emulate_media(reduced_motion="reduce")
    else:
        page.add_init_script("""localStorage.setItem("tzolkin-settings", '{"speed": "off"}')""")
    show_duel(page, duel)
    bruno_places_on_tikal(page, duel)
    expect(page.locator(WORKERS)).to_have_count(len(duel.occupied()))
    assert recorded_flights(page) == []


def test_nothing_flies_after_a_lost_connection(
    duel: Duel, context: BrowserContext, server: Server
) -> None:
    page = (
        context.new_page()
    )  # not the fixture, because the console will report the lost connection
    duel.play(duel.ana, "place uxmal", "done")
    page.goto(duel.link)
    expect(page.locator(".connected")).to_be_visible()
    server.kill()
    expect(page.locator(".reconnecting")).to_be_visible()
    context.set_offline(True)
    server.start()
    duel.play(duel.bruno, "place tikal", "done")
    context.set_offline(False)
    expect(page.locator(BOARD_ACTIONS).first).to_be_visible(timeout=30_000)
    expect(page.locator(WORKERS)).to_have_count(len(duel.occupied()))
    assert recorded_flights(page) == []


def test_a_click_during_a_movement_works_at_once(page: Page, duel: Duel) -> None:
    """All animations are paused, and the click does not wait for them."""
    page.add_init_script(
        "const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) {"
        "  const animation = animate.apply(this, all); animation.pause(); return animation; };"
    )
    show_duel(page, duel)
    bruno_places_on_tikal(page, duel)
    flights = page.locator(FLIGHTS)
    expect(flights.first).to_be_attached()
    page.locator('svg.board [data-action="place palenque"]').click()
    expect(page.locator(STEPS)).to_have_count(1)
    icons = flights.evaluate_all("all => all.map((flight) => flight.dataset.flight)")
    assert icons == ["worker"]  # the others have landed, and the own worker has started


def test_an_own_step_flies_and_undoing_it_does_not(page: Page, duel: Duel) -> None:
    show_duel(page, duel)
    page.locator('.acts [data-action="place uxmal"]').click()
    expect(page.locator(STEPS)).to_have_count(1)
    expect(page.locator(FLIGHTS)).to_have_count(0)
    assert [flight["icon"] for flight in recorded_flights(page)] == ["worker"]
    press(page, "undo")
    expect(page.locator(".steps .none")).to_be_visible()
    assert len(recorded_flights(page)) == 1


def test_a_banner_shows_what_a_food_day_changed(page: Page, duel: Duel) -> None:
    rng = random.Random(12)
    while not duel.view()["food_day"]:
        assert duel.ana.play_on(rng) or duel.bruno.play_on(rng)
    page.goto(duel.link)
    expect(page.locator(".connected")).to_be_visible()
    while duel.view()["food_day"]:
        assert duel.ana.play_on(rng) or duel.bruno.play_on(rng)
    banner = wait_for_truth(page, "window.banners[0]")
    for text in ("Food Day", "Ana", "Bruno"):
        assert text in banner
    expect(page.locator(".food-banner")).to_have_count(0, timeout=20_000)
