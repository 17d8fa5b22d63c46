"""Tests that axe finds no violations on any screen, in the light and in the dark theme."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from build_support.page import WEB
from tests.server.clients import OPEN, Json, Person, open_table, person
from tests.server.servers import Server

from .controls import FREE_TILES, PHONE, PLAY_NOW, choose_wealth_tiles, press

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = f"() => axe.run(document, {{ runOnly: {RULES} }})"


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, page: Page) -> Page:
    page.emulate_media(color_scheme=request.param, reduced_motion="reduce")
    return page


def violations(page: Page) -> list[str]:
    """Return the violations on the page, with their elements."""
    page.evaluate(AXE)
    result: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{one['id']}: {node['html'][:160]} | {node.get('failureSummary', '')[:300]}"
        for one in result["violations"]
        for node in one["nodes"]
    ]


def test_the_start_page_and_its_sheets(page: Page, server: Server) -> None:
    open_table(server.url, person("Ana"), OPEN, title="Come in", public=True)
    page.goto("/")
    expect(page.locator(PLAY_NOW)).to_be_enabled()
    assert violations(page) == []
    press(page, "watch")
    expect(page.locator(".lobby a").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    press(page, "new")
    assert violations(page) == []
    press(page, "create")
    press(page, "qr")
    expect(page.locator(".qr")).to_be_visible()
    assert violations(page) == []
    press(page, "enter")
    expect(page.locator(".gathering")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_table(page: Page, phone: bool) -> None:
    if phone:
        page.set_viewport_size(PHONE)
    page.goto("/")
    page.locator(PLAY_NOW).click()
    expect(page.locator(FREE_TILES).first).to_be_visible()
    assert violations(page) == []
    choose_wealth_tiles(page)
    assert violations(page) == []
    for tab in ("cards", "tracks", "players", "log", "board") if phone else ():
        page.locator(f'[data-tab="{tab}"]').click()
        assert violations(page) == [], tab
    check_panels(page, ["settings"] if phone else ["log", "settings"])
    if not phone:
        press(page, "help")
        assert violations(page) == []
        page.keyboard.press("Escape")
        press(page, "command")
        page.keyboard.type("dance")
        page.keyboard.press("Enter")
        expect(page.locator("#command-why")).not_to_be_empty()
        assert violations(page) == []
    press(page, "replay")
    expect(page.locator(".replay")).to_be_visible()
    assert violations(page) == []


def test_a_log_without_buttons(page: Page, server: Server) -> None:
    """The log scrolls, so that keys must reach it even without buttons."""
    opened = open_table(server.url, person("Ana"), person("Bo"))
    table_id, key = opened["table"]["id"], opened["keys"][0]["key"]
    with Person(server.url, table_id, key) as ana:
        for number in range(16):
            ana.post("chat", text=f"{number} times good luck")
    page.goto(f"/table/{table_id}#{key}")
    expect(page.locator(".recent .entries li")).to_have_count(16)
    assert violations(page) == []


def check_panels(page: Page, names: list[str]) -> None:
    for name in names:
        press(page, name)
        expect(page.locator("aside.log")).to_be_visible()
        assert violations(page) == [], name
        page.keyboard.press("Escape")


def test_the_curtain(page: Page, server: Server) -> None:
    shared = [{**person(name), "screen": "here"} for name in ("Ana", "Bo")]
    opened = open_table(server.url, *shared)
    page.goto(f"/table/{opened['table']['id']}#{opened['keys'][0]['key']}")
    expect(page.locator(".curtain")).to_be_visible()
    assert violations(page) == []


def test_the_result_and_the_choice_of_a_key(page: Page, server: Server) -> None:
    opened = finished_table(server)
    table_id, (first, second) = opened["table"]["id"], [one["key"] for one in opened["keys"]]
    page.goto(f"/table/{table_id}#{first}")
    expect(page.locator(".end")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/table/{table_id}#{second}")
    expect(page.locator('[data-do="switch"]')).to_be_visible()
    assert violations(page) == []


def finished_table(server: Server) -> Json:
    """Return a table at which two people have played a random game."""
    opened, rng = open_table(server.url, person("Ana"), person("Bo")), random.Random(7)
    table_id = opened["table"]["id"]
    with (
        Person(server.url, table_id, opened["keys"][0]["key"]) as ana,
        Person(server.url, table_id, opened["keys"][1]["key"]) as bo,
    ):
        while ana.info()["phase"] == "running":
            for person_ in (ana, bo):
                person_.play_on(rng)
    return opened
