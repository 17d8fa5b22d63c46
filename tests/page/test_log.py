"""Tests of the log: its entries, their spaces on the board, and a running game."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.server.clients import Person, person
from tests.server.seated_tables import past_the_tiles, seated
from tests.server.servers import Server

from .controls import MINUS, expect_ply, press, show_table

SEED = 31


def test_entries_highlight_a_space_and_open_the_replay(page: Page, onlooker: Person) -> None:
    page.locator("dialog.end button").last.click()
    press(page, "log")
    entry = page.locator(".entries button[data-ply]").filter(has_text="Place on Uxmal").last
    entry.hover()
    expect(page.locator(".space.hot")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".space.hot")).to_have_count(0)
    entry.focus()
    expect(page.locator(".space.hot")).to_have_count(1)
    ply = int(entry.get_attribute("data-ply") or "")
    entry.click()
    expect_ply(page, onlooker, ply)
    expect(entry).to_have_attribute("aria-current", "step")


def test_the_ends_of_rounds_are_entries(page: Page, onlooker: Person) -> None:
    page.locator("dialog.end button").last.click()
    press(page, "log")
    rounds = page.locator(".entries .round-end")
    expect(rounds.filter(has_text="workers eat")).to_have_count(4)
    assert rounds.count() > 20


def test_an_onlooker_sees_what_a_turn_changed(page: Page, server: Server) -> None:
    with seated(server.url, person("Ana"), person("Bo"), seed=SEED) as (ana, bo, onlooker):
        past_the_tiles([ana, bo], random.Random(1))
        show_table(page, onlooker)
        press(page, "log")
        expect(page.locator(".entries .turn-head")).to_have_count(2)
        ply = ana.info()["ply"]
        ana.commit(0, ply, ["place yaxchilan", "place yaxchilan", "done"])
        last = page.locator(".entries li").last
        expect(last.locator("button")).to_have_count(2)
        second = onlooker.get("story", after=ply)["turns"][0]["steps"][1]["changes"]["0"]
        expect(last.locator("button").last.locator(".amt")).to_have_text(
            f"{MINUS}{-second['corn']}"
        )
        forecast = onlooker.get("view")["view"]["forecast"]
        needed = [str(seat["needs"]) for seat in forecast["seats"]]
        expect(page.locator(".player .food b")).to_have_text(needed)


def test_the_end_of_the_log_is_next_to_the_board(page: Page, server: Server) -> None:
    with seated(server.url, person("Ana"), person("Bo"), seed=12) as (ana, bo, onlooker):
        past_the_tiles([ana, bo], random.Random(12))
        show_table(page, onlooker)
        log = page.locator(".recent")
        ana.commit(0, ana.info()["ply"], ["place yaxchilan", "done"])
        expect(log.locator(".turn-head").last).to_contain_text("Ana")
        press(page, "log")
        expect(log).to_have_count(0)  # the drawer shows all of it
        expect(page.locator("aside.log .turn-head").last).to_contain_text("Ana")
        page.keyboard.press("Escape")
        log.locator("button[data-ply]").last.click()
        expect(page).to_have_url(re.compile(r"\?at=\d+$"))
