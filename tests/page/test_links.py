"""Tests of new tables and their links, also in browsers that have a seat already."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.server.clients import Json, open_table, person
from tests.server.servers import Server

from .controls import press

TILES = "[data-tile]"


def links(opened: Json) -> tuple[list[str], str]:
    """Return the links to the seats of a table, and the link to look on."""
    path = f"/table/{opened['table']['id']}"
    return [f"{path}#{one['key']}" for one in opened["keys"]], f"{path}#{opened['onlooker']}"


def test_a_player_who_opens_the_link_for_onlookers_keeps_the_seat(
    page: Page, server: Server
) -> None:
    (ana, _), onlooker = links(open_table(server.url, person("Ana"), person("Bo")))
    page.goto(ana)
    expect(page.locator(TILES)).to_have_count(4)
    page.goto(onlooker)
    expect(page.locator(TILES)).to_have_count(4)
    page.reload()
    expect(page.locator(TILES)).to_have_count(4)


def test_an_onlooker_who_opens_the_link_of_a_seat_takes_it(page: Page, server: Server) -> None:
    (ana, _), onlooker = links(open_table(server.url, person("Ana"), person("Bo")))
    page.goto(onlooker)
    expect(page.locator(".tray.waiting")).to_be_visible()
    page.goto(ana)
    expect(page.locator(TILES)).to_have_count(4)


def test_a_player_who_opens_the_link_of_another_seat_chooses(page: Page, server: Server) -> None:
    (ana, bo), _ = links(open_table(server.url, person("Ana"), person("Bo")))
    own_name = page.locator(".player.you h2")
    page.goto(ana)
    expect(own_name).to_have_text("Ana")
    page.goto(bo)
    press(page, "stay")
    expect(own_name).to_have_text("Ana")
    page.goto(bo)
    press(page, "switch")
    expect(own_name).to_have_text("Bo")
    press(page, "log")
    press(page, "sit")
    expect(own_name).to_have_text("Ana")


def test_a_new_table_has_links_and_qr_codes(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    press(page, "new")
    press(page, "create")
    fields = page.locator(".copy-link input")
    expect(fields).to_have_count(2)  # for the open seat, and for onlookers
    page.locator('[data-do="qr"]').last.click()
    expect(page.locator(".qr path")).to_have_attribute("d", re.compile("^M3 3"))
    other = context.new_page()
    other.goto(fields.first.input_value())
    expect(other.locator(".gathering")).to_be_visible()


def test_every_colour_is_given_once_and_the_links_are_shown_again(
    page: Page, context: BrowserContext
) -> None:
    page.goto("/")
    press(page, "new")
    colours = page.locator('[data-do="colour"]')
    colours.first.select_option("orchid")
    expect(colours.last).to_have_value("macaw")
    page.locator(".new-table fieldset select").nth(2).select_option("person")
    page.locator(".new-table fieldset input").last.fill("Bo")
    press(page, "create")
    fields = page.locator(".copy-link input")
    expect(fields).to_have_count(2)
    shown = [field.input_value() for field in fields.all()]
    press(page, "enter")
    expect(page.locator(".player.you")).to_have_class(re.compile("pl-d"))
    press(page, "log")
    page.locator('aside.log [data-do="links"]').click()
    assert [field.input_value() for field in fields.all()] == shown
    other = context.browser.new_context() if context.browser else context
    guest = other.new_page()
    guest.goto(shown[0])
    expect(guest.locator(".player.you h2")).to_have_text("Bo")
    press(guest, "log")
    expect(guest.locator('[data-do="links"]')).to_have_count(0)
    other.close()
