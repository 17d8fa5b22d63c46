"""A whole game against bots, played with nothing but clicks on what the page offers."""

from __future__ import annotations

import random
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, Request, expect

from tests.server.guests import Person
from tests.server.servers import Server

ACTIONS = "[data-action]:visible:not([aria-disabled=true]):not([disabled])"
END = '[data-do="end-turn"]:visible:not([disabled])'
TO_MARK = "[data-tile][aria-pressed=false]:visible"  # tiles of which two are kept
PLAY_NOW = '[data-do="play"]'
CLICK_MS = 2000  # something may lie over a space; the same action is also in the list
PATIENCE = 60.0  # seconds in which something must happen


SIZES = [(1366, 768), (1920, 1080), (390, 844)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_whole_game_against_bots(page: Page, server: Server, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    keys = heard_keys(page)
    page.goto("/")
    page.locator(PLAY_NOW).first.click()
    page.wait_for_url("**/table/*")
    name = page.url.split("/table/")[1].split("#")[0]
    expect(page.locator(f"{ACTIONS}, {TO_MARK}").first).to_be_visible(timeout=30_000)
    with Person(server.url, name, keys[-1]) as player:
        info = play_to_the_end(page, player)
    assert info["phase"] == "finished"
    expect(page.locator(END)).to_have_count(0)


def heard_keys(page: Page) -> list[str]:
    """The keys that the page sends; the last is that of the table it shows."""
    keys: list[str] = []

    def heard(request: Request) -> None:
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        if scheme == "Bearer":
            keys.append(key)

    page.on("request", heard)
    return keys


def play_to_the_end(page: Page, player: Person) -> dict[str, object]:
    dice = random.Random(2012)
    last_change, before = time.monotonic(), ("", 0)
    while (info := player.info())["phase"] == "running":
        mine = set(info["waiting_for"]) & set(info["you"]["seats"])
        if mine and click_something(page, dice):
            page.wait_for_timeout(30)
        else:
            page.wait_for_timeout(100)
        now = (page.locator("body").inner_text(), info["ply"])
        if now != before:
            last_change, before = time.monotonic(), now
        assert time.monotonic() - last_change < PATIENCE, f"nothing happens at ply {info['ply']}"
    return info


def click_something(page: Page, dice: random.Random) -> bool:
    """Any action, or every other time the end of the turn where it is offered; whether it could."""
    end = page.locator(END)
    if end.count() and dice.random() < 0.5:
        return clicked(end.first)
    offered = page.locator(ACTIONS).all() or page.locator(TO_MARK).all() or end.all()
    dice.shuffle(offered)
    return any(clicked(each) for each in offered[:3])


def clicked(what: Locator) -> bool:
    """What has just gone, because the page has moved on, cannot be clicked."""
    with suppress(Error):
        what.click(timeout=CLICK_MS)
        return True
    return False
