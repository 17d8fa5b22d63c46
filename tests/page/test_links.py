"""Links to seats: handed on, and opened where somebody sits already."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.server.guests import Json, open_table, person
from tests.server.servers import Server

TILES = "[data-tile]"


def links(opened: Json) -> tuple[list[str], str]:
    path = f"/table/{opened['table']['id']}"
    return [f"{path}#{held['key']}" for held in opened["keys"]], f"{path}#{opened['onlooker']}"


def test_whoever_sits_stays_seated(page: Page, server: Server) -> None:
    (ana, _), onlooker = links(open_table(server.url, person("Ana"), person("Bo")))
    page.goto(ana)
    expect(page.locator(TILES)).to_have_count(4)
    page.goto(onlooker)
    expect(page.locator(TILES)).to_have_count(4)
    page.reload()
    expect(page.locator(TILES)).to_have_count(4)


def test_somebody_who_looked_on_sits_down(page: Page, server: Server) -> None:
    (ana, _), onlooker = links(open_table(server.url, person("Ana"), person("Bo")))
    page.goto(onlooker)
    expect(page.locator(".tray.waiting")).to_be_visible()
    page.goto(ana)
    expect(page.locator(TILES)).to_have_count(4)


def test_another_seat_is_asked_for_and_the_first_is_kept(page: Page, server: Server) -> None:
    (ana, bo), _ = links(open_table(server.url, person("Ana"), person("Bo")))
    page.goto(ana)
    expect(page.locator(".player.you h2")).to_have_text("Ana")
    page.goto(bo)
    page.locator('[data-do="stay"]').click()
    expect(page.locator(".player.you h2")).to_have_text("Ana")
    page.goto(bo)
    page.locator('[data-do="switch"]').click()
    expect(page.locator(".player.you h2")).to_have_text("Bo")
    page.locator('[data-do="log"]:visible').click()
    page.locator('[data-do="sit"]').click()
    expect(page.locator(".player.you h2")).to_have_text("Ana")


def test_a_new_table_has_links_and_codes(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    page.locator('[data-do="new"]').click()
    page.locator('[data-do="create"]').click()
    fields = page.locator(".copy-link input")
    expect(fields).to_have_count(2)  # for the open seat, and for onlookers
    page.locator('[data-do="qr"]').last.click()
    expect(page.locator(".qr path")).to_have_attribute("d", re.compile("^M3 3"))
    other = context.new_page()
    other.goto(fields.first.input_value())
    expect(other.locator(".gathering")).to_be_visible()
