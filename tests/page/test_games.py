"""Tests of games that are played by clicking what the page offers, in one or more browsers."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.server.clients import Person
from tests.server.seated_tables import seated
from tests.server.servers import Server

from .controls import (
    ACTIONS,
    END_TURN,
    FREE_TILES,
    PATIENCE,
    PLAY_NOW,
    play_anything,
    press,
    record_keys,
    show_table,
)

SIZES = [(1366, 768), (1920, 1080), (390, 844)]
SEAT = {"kind": "person"}
ROUNDS = 4
CONTROLS_OF_PLAYERS = "[data-action], [data-do='end-turn'], [data-do='undo']"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_whole_game_against_bots(page: Page, server: Server, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    keys = record_keys(page)
    page.goto("/")
    page.locator(PLAY_NOW).first.click()
    page.wait_for_url("**/table/*")
    table_id = page.url.split("/table/")[1].split("#")[0]
    expect(page.locator(f"{ACTIONS}, {FREE_TILES}").first).to_be_visible(timeout=30_000)
    with Person(server.url, table_id, keys[-1]) as player:
        info = play_to_the_end(page, player)
    assert info["phase"] == "finished"
    expect(page.locator(END_TURN)).to_have_count(0)


def play_to_the_end(page: Page, player: Person) -> dict[str, Any]:
    """Play until the game is over, and fail if nothing changes for a while."""
    rng = random.Random(2012)
    last_change, before = time.monotonic(), ("", 0)
    while (info := player.info())["phase"] == "running":
        own = set(info["waiting_for"]) & set(info["you"]["seats"])
        if own and play_anything(page, rng):
            page.wait_for_timeout(30)
        else:
            page.wait_for_timeout(100)
        now = (page.locator("body").inner_text(), info["ply"])
        if now != before:
            last_change, before = time.monotonic(), now
        assert time.monotonic() - last_change < PATIENCE, f"nothing happens at ply {info['ply']}"
    return info


def test_all_browsers_show_the_same_game(browser: Browser, server: Server) -> None:
    with seated(server.url, SEAT, SEAT, seed=5) as people, pages_of(browser, people) as pages:
        *players, onlooker = pages
        play_rounds(players, people, ROUNDS)
        people[0].post("chat", text="a good start")
        goods = people[-1].get("view")["view"]["seats"]
        for page in pages:
            press(page, "log")
            expect(page.locator("aside.log").get_by_text("a good start")).to_be_visible()
            for seat, owned in enumerate(goods):
                corn = page.locator(".player").nth(seat).locator(".goods > *").first
                expect(corn).to_contain_text(str(owned["corn"]))
        expect(onlooker.locator(CONTROLS_OF_PLAYERS)).to_have_count(0)


@contextmanager
def pages_of(browser: Browser, people: list[Person]) -> Iterator[list[Page]]:
    """Open the table in a browser of its own for each person."""
    with ExitStack() as stack:
        yield [stack.enter_context(page_of(browser, person)) for person in people]


@contextmanager
def page_of(browser: Browser, person: Person) -> Iterator[Page]:
    with browser.new_context(base_url=person.url, reduced_motion="reduce") as context:
        page = context.new_page()
        show_table(page, person)
        yield page


def play_rounds(pages: list[Page], people: list[Person], rounds: int) -> None:
    rng = random.Random(5)
    while people[0].get("view")["view"]["round"] <= rounds:
        for page in pages:
            play_anything(page, rng)
    for page in pages:
        with suppress(Error):  # only a turn that was begun can be restarted
            page.locator('[data-do="restart"]').click(timeout=500)
