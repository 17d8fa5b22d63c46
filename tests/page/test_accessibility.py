"""What axe finds on every screen, by day and at night: nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from build_support.page import WEB
from tests.server.guests import OPEN, Json, Person, open_table, person
from tests.server.servers import Server

from .test_whole_game import ACTIONS, PLAY_NOW, TO_MARK

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = f"() => axe.run(document, {{ runOnly: {RULES} }})"
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, page: Page) -> Page:
    page.emulate_media(color_scheme=request.param, reduced_motion="reduce")
    return page


def complaints(page: Page) -> list[str]:
    """Each with where it is: enough to find it."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{one['id']}: {node['html'][:160]} | {node.get('failureSummary', '')[:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def do(page: Page, name: str) -> None:
    page.locator(f'[data-do="{name}"]:visible').first.click()


def test_the_start_page_and_its_sheets(page: Page, server: Server) -> None:
    open_table(server.url, person("Ana"), OPEN, title="Come in", public=True)
    page.goto("/")
    expect(page.locator(PLAY_NOW)).to_be_enabled()
    assert complaints(page) == []
    do(page, "watch")
    expect(page.locator(".lobby a").first).to_be_visible()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    do(page, "new")
    assert complaints(page) == []
    do(page, "create")
    do(page, "qr")
    expect(page.locator(".qr")).to_be_visible()
    assert complaints(page) == []
    do(page, "enter")
    expect(page.locator(".gathering")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_table(page: Page, phone: bool) -> None:
    if phone:
        page.set_viewport_size(PHONE)
    page.goto("/")
    page.locator(PLAY_NOW).click()
    expect(page.locator(TO_MARK).first).to_be_visible()
    assert complaints(page) == []
    choose_wealth(page)
    assert complaints(page) == []
    for tab in ("cards", "tracks", "players", "log", "board") if phone else ():
        page.locator(f'[data-tab="{tab}"]').click()
        assert complaints(page) == [], tab
    do_each(page, ["settings"] if phone else ["log", "settings"])
    if not phone:
        do(page, "help")
        assert complaints(page) == []
        page.keyboard.press("Escape")
        do(page, "command")
        page.keyboard.type("dance")
        page.keyboard.press("Enter")
        expect(page.locator("#command-why")).not_to_be_empty()
        assert complaints(page) == []
    do(page, "replay")
    expect(page.locator(".replay")).to_be_visible()
    assert complaints(page) == []


def test_a_log_of_nothing_but_words(page: Page, server: Server) -> None:
    """It scrolls, and nothing in it can be pressed; keys must reach it all the same."""
    opened = open_table(server.url, person("Ana"), person("Bo"))
    name, key = opened["table"]["id"], opened["keys"][0]["key"]
    with Person(server.url, name, key) as ana:
        for number in range(16):
            ana.post("chat", text=f"{number} times good luck")
    page.goto(f"/table/{name}#{key}")
    expect(page.locator(".recent .entries li")).to_have_count(16)
    assert complaints(page) == []


def do_each(page: Page, names: list[str]) -> None:
    for name in names:
        do(page, name)
        expect(page.locator("aside.log")).to_be_visible()
        assert complaints(page) == [], name
        page.keyboard.press("Escape")


def choose_wealth(page: Page) -> None:
    """Two tiles, and then until it is one's turn."""
    for _ in range(2):
        page.locator(TO_MARK).first.click()
    page.locator(ACTIONS).first.click()
    page.locator('[data-do="end-turn"]').click()
    expect(page.locator('[data-action^="place "]:visible').first).to_be_visible(timeout=30_000)


def test_the_curtain(page: Page, server: Server) -> None:
    shared = [{**person(name), "screen": "here"} for name in ("Ana", "Bo")]
    opened = open_table(server.url, *shared)
    page.goto(f"/table/{opened['table']['id']}#{opened['keys'][0]['key']}")
    expect(page.locator(".curtain")).to_be_visible()
    assert complaints(page) == []


def test_the_end_and_two_links_at_one_screen(page: Page, server: Server) -> None:
    opened = finished(server)
    name, (first, second) = opened["table"]["id"], [one["key"] for one in opened["keys"]]
    page.goto(f"/table/{name}#{first}")
    expect(page.locator(".end")).to_be_visible()
    assert complaints(page) == []
    page.goto(f"/table/{name}#{second}")
    expect(page.locator('[data-do="switch"]')).to_be_visible()
    assert complaints(page) == []


def finished(server: Server) -> Json:
    """A table at which two people have played by chance."""
    opened, dice = open_table(server.url, person("Ana"), person("Bo")), random.Random(7)
    name = opened["table"]["id"]
    with (
        Person(server.url, name, opened["keys"][0]["key"]) as ana,
        Person(server.url, name, opened["keys"][1]["key"]) as bo,
    ):
        while ana.info()["phase"] == "running":
            for somebody in (ana, bo):
                somebody.play_on(dice)
    return opened
