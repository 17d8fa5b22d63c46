"""What moves, sounds and calls: it shows what happened, and is never in anybody's way."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.guests import Person, open_table, person
from tests.server.servers import Server

from .conftest import NOTE_VIOLATIONS

FLIGHTS = "[data-flight]"
WORKERS = ".workers > [data-place]"
PATIENCE = 200  # tenths of a second
ON_BOARD = "svg.board [data-action]"
NOTE_FLIGHTS = """
window.flown = [];
window.banners = [];
new MutationObserver(() => {
  for (const each of document.querySelectorAll("[data-flight]:not([data-noted])")) {
    each.dataset.noted = "";
    const workers = [...document.querySelectorAll(".workers > [data-place]")];
    window.flown.push({ icon: each.dataset.flight, workers: workers.map((w) => w.dataset.place) });
  }
  const banner = document.querySelector(".food-banner");
  if (banner) window.banners.push(banner.innerText);
}).observe(document, { childList: true, subtree: true });
"""
NOTE_SOUND = """
const Real = window.AudioContext;
window.contexts = 0;
window.AudioContext = class extends Real {
  constructor(...all) { super(...all); window.contexts += 1; }
};
"""


@dataclass
class Duel:
    """Two people at a table: the page is Ana's, and Bruno plays without one."""

    link: str
    ana: Person
    bruno: Person

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ana.get("view")["view"]
        return found

    def place(self, who: Person, *actions: str) -> None:
        info = who.info()
        (seat,) = info["you"]["seats"]
        who.commit(seat, info["ply"], list(actions))


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """Somebody whose screen may move."""
    opened = browser.new_context(
        base_url=server.url,
        viewport={"width": 1366, "height": 768},
        reduced_motion="no-preference",
        locale="en-GB",
    )
    for script in (NOTE_VIOLATIONS, NOTE_FLIGHTS, NOTE_SOUND):
        opened.add_init_script(script)
    yield opened
    opened.close()


@pytest.fixture
def duel(server: Server) -> Iterator[Duel]:
    told = open_table(server.url, person("Ana"), person("Bruno"), seed=5)
    name = told["table"]["id"]
    keys = [entry["key"] for entry in told["keys"]]
    rng = random.Random(5)
    with Person(server.url, name, keys[0]) as ana, Person(server.url, name, keys[1]) as bruno:
        for each in (ana, bruno):
            each.play_on(rng)
        yield Duel(f"/table/{name}#{keys[0]}", ana, bruno)


def open_page(page: Page, duel: Duel) -> None:
    page.goto(duel.link)
    expect(page.locator(ON_BOARD).first).to_be_visible()
    expect(page.locator(".connected")).to_be_visible()


def bruno_places(page: Page, duel: Duel) -> None:
    """On Tikal, after Ana has gone to Uxmal."""
    duel.place(duel.ana, "place uxmal", "done")
    expect(page.get_by_text("Waiting for Bruno")).to_be_visible()
    duel.place(duel.bruno, "place tikal", "done")
    expect(page.locator(ON_BOARD).first).to_be_visible()


def occupied(duel: Duel) -> set[str]:
    gears: dict[str, list[object]] = duel.view()["gears"]
    return {
        f"space {gear} {space}"
        for gear, holders in gears.items()
        for space, holder in enumerate(holders)
        if holder is not None
    }


def eventually(page: Page, expression: str) -> Any:
    """What it comes to when it is true; `wait_for_function` is against the content policy."""
    for _ in range(PATIENCE):
        if found := page.evaluate(expression):
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {expression}")


def flown(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.flown")
    return found


def test_a_turn_of_another_flies_over_a_board_that_is_final_at_once(page: Page, duel: Duel) -> None:
    open_page(page, duel)
    bruno_places(page, duel)
    expect(page.locator(FLIGHTS)).to_have_count(0)
    told = flown(page)
    assert [each["icon"] for each in told][:1] == ["worker"]
    assert all(set(each["workers"]) == occupied(duel) for each in told[-2:])


@pytest.mark.parametrize("wish", ["of the system", "of the person"])
def test_nothing_flies_where_it_is_not_wanted(page: Page, duel: Duel, wish: str) -> None:
    if wish == "of the system":
        page.emulate_media(reduced_motion="reduce")
    else:
        page.add_init_script("""localStorage.setItem("tzolkin-settings", '{"speed": "off"}')""")
    open_page(page, duel)
    bruno_places(page, duel)
    expect(page.locator(WORKERS)).to_have_count(len(occupied(duel)))
    assert flown(page) == []


def test_nothing_flies_for_what_happened_while_the_connection_was_lost(
    duel: Duel, context: BrowserContext, server: Server
) -> None:
    page = context.new_page()  # not the one that must not complain: it will, about the connection
    duel.place(duel.ana, "place uxmal", "done")
    page.goto(duel.link)
    expect(page.locator(".connected")).to_be_visible()
    server.kill()
    expect(page.locator(".reconnecting")).to_be_visible()
    context.set_offline(True)
    server.start()
    duel.place(duel.bruno, "place tikal", "done")
    context.set_offline(False)
    expect(page.locator(ON_BOARD).first).to_be_visible(timeout=30_000)
    expect(page.locator(WORKERS)).to_have_count(len(occupied(duel)))
    assert flown(page) == []


def test_a_click_during_a_movement_works_at_once(page: Page, duel: Duel) -> None:
    """Everything that flies is held in the air for ever; the click does not wait for it."""
    page.add_init_script(
        "const fly = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) {"
        "  const animation = fly.apply(this, all); animation.pause(); return animation; };"
    )
    open_page(page, duel)
    bruno_places(page, duel)
    in_the_air = page.locator(FLIGHTS)
    expect(in_the_air.first).to_be_attached()
    page.locator('svg.board [data-action="place palenque"]').click()
    expect(page.locator(".steps li:not(.none)")).to_have_count(1)
    icons = in_the_air.evaluate_all("all => all.map((each) => each.dataset.flight)")
    assert icons == ["worker"]  # what was in the air has landed, and one's own worker is on its way


def test_a_step_of_ones_own_turn_flies_and_its_undoing_does_not(page: Page, duel: Duel) -> None:
    open_page(page, duel)
    page.locator('.acts [data-action="place uxmal"]').click()
    expect(page.locator(".steps li:not(.none)")).to_have_count(1)
    expect(page.locator(FLIGHTS)).to_have_count(0)
    assert [each["icon"] for each in flown(page)] == ["worker"]
    page.locator('[data-do="undo"]').click()
    expect(page.locator(".steps .none")).to_be_visible()
    assert len(flown(page)) == 1


def test_a_food_day_passes_over_the_board(page: Page, duel: Duel) -> None:
    rng = random.Random(12)
    while not duel.view()["food_day"]:
        assert duel.ana.play_on(rng) or duel.bruno.play_on(rng)
    page.goto(duel.link)
    expect(page.locator(".connected")).to_be_visible()
    while duel.view()["food_day"]:
        assert duel.ana.play_on(rng) or duel.bruno.play_on(rng)
    told = eventually(page, "window.banners[0]")
    assert "Food Day" in told
    assert "Ana" in told
    assert "Bruno" in told
    expect(page.locator(".food-banner")).to_have_count(0, timeout=20_000)


def test_the_title_and_the_icon_tell_whose_turn_it_is(page: Page, duel: Duel) -> None:
    icon = page.locator("link[rel=icon]")
    open_page(page, duel)
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    duel.place(duel.ana, "place uxmal", "done")
    expect(page).not_to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_sounds_are_made_only_when_they_are_wanted(page: Page, duel: Duel) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(Path(request.url).name.split("-")[0]))
    open_page(page, duel)
    page.locator('.acts [data-action="place uxmal"]').click()
    page.locator('[data-do="end-turn"]').click()
    expect(page.get_by_text("Waiting for Bruno")).to_be_visible()
    assert page.evaluate("window.contexts") == 0
    assert "sounds" not in loaded
    page.locator('[data-do="settings"]').click()
    page.locator('[data-do="sound"]').check()
    assert eventually(page, "window.contexts") == 1
    expect(page.locator('[data-do="volume"]')).to_be_enabled()


def test_a_refused_notification_is_explained(page: Page, duel: Duel) -> None:
    open_page(page, duel)
    page.locator('[data-do="settings"]').click()
    switch = page.locator('[data-do="notices"]')
    switch.click()
    expect(page.get_by_text("does not allow it")).to_be_visible()
    expect(switch).not_to_be_checked()


def test_a_notice_from_the_server_is_shown_though_the_table_is_not(
    page: Page, duel: Duel, context: BrowserContext, server: Server
) -> None:
    """The browser is handed a push as its maker's service would; the rest is real."""
    context.grant_permissions(["notifications"], origin=server.url)
    open_page(page, duel)
    browser_side = context.new_cdp_session(page)
    registered: list[str] = []
    browser_side.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(each["registrationId"] for each in told["registrations"]),
    )
    browser_side.send("ServiceWorker.enable")
    page.locator('[data-do="settings"]').click()
    page.locator('[data-do="notices"]').check()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    link = page.url
    page.goto("/")
    push = {"game": duel.ana.table, "seat": 0, "event": "your_turn", "ply": 8, "link": link}
    message = {"origin": server.url, "registrationId": registered[-1], "data": json.dumps(push)}
    browser_side.send("ServiceWorker.deliverPushMessage", message)
    shown = """() => navigator.serviceWorker.ready
      .then((worker) => worker.getNotifications())
      .then((all) => all.length && all.map(({ title, tag, data }) => [title, tag, data]))"""
    found = eventually(page, shown)
    assert found == [["Your turn", duel.ana.table, f"/table/{duel.ana.table}"]]
