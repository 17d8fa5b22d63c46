"""Two people at one screen: nobody sees what is the other's."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.guests import open_table, person
from tests.server.servers import Server

from .test_whole_game import ACTIONS, TO_MARK

CURTAIN = ".curtain"


def test_the_curtain_covers_what_is_secret(page: Page, server: Server) -> None:
    ana, bo = ({**person(name), "screen": "here"} for name in ("Ana", "Bo"))
    opened = open_table(server.url, ana, bo)
    page.goto(f"/table/{opened['table']['id']}#{opened['keys'][0]['key']}")
    offers = [covered_choice(page, name) for name in ("Ana", "Bo")]
    assert not set(offers[0]) & set(offers[1])
    expect(page.locator(CURTAIN)).to_contain_text("Ana")
    assert page.locator("[data-action], [data-tile]").count() == 0
    page.locator('[data-do="reveal"]').click()
    expect(page.locator(ACTIONS).first).to_be_visible()


def covered_choice(page: Page, name: str) -> list[str]:
    """Whose turn it is to look; what is chosen from is not in the page before."""
    expect(page.locator(CURTAIN)).to_contain_text(name)
    assert page.locator("[data-tile], [data-action]").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(CURTAIN)).to_be_visible()
    page.locator('[data-do="reveal"]').click()
    offered = page.locator(TO_MARK)
    expect(offered).to_have_count(4)
    tiles = [tile.get_attribute("data-tile") or "" for tile in offered.all()]
    for _ in range(2):
        page.locator(TO_MARK).first.click()
    page.locator(ACTIONS).first.click()
    page.locator('[data-do="end-turn"]').click()
    return tiles
