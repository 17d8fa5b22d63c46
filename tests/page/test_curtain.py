"""Tests of two people at one screen: the curtain covers the secrets of the other."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.clients import open_table, person
from tests.server.servers import Server

from .controls import ACTIONS, END_TURN, FREE_TILES, press

CURTAIN = ".curtain"
SECRETS = "[data-action], [data-tile]"


def test_the_curtain_covers_secrets(page: Page, server: Server) -> None:
    ana, bo = ({**person(name), "screen": "here"} for name in ("Ana", "Bo"))
    opened = open_table(server.url, ana, bo)
    page.goto(f"/table/{opened['table']['id']}#{opened['keys'][0]['key']}")
    offers = [choose_behind_the_curtain(page, name) for name in ("Ana", "Bo")]
    assert not set(offers[0]) & set(offers[1])
    expect(page.locator(CURTAIN)).to_contain_text("Ana")
    assert page.locator(SECRETS).count() == 0
    press(page, "reveal")
    expect(page.locator(ACTIONS).first).to_be_visible()


def choose_behind_the_curtain(page: Page, name: str) -> list[str]:
    """Choose the tiles of a person and return those that were offered."""
    expect(page.locator(CURTAIN)).to_contain_text(name)
    assert page.locator(SECRETS).count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(CURTAIN)).to_be_visible()
    press(page, "reveal")
    offered = page.locator(FREE_TILES)
    expect(offered).to_have_count(4)
    tiles = [tile.get_attribute("data-tile") or "" for tile in offered.all()]
    for _ in range(2):
        page.locator(FREE_TILES).first.click()
    page.locator(ACTIONS).first.click()
    page.locator(END_TURN).click()
    return tiles
