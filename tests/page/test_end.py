"""Tests of the result of a game, and of the rematch."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, Page, expect

from tests.server.clients import Person, person
from tests.server.seated_tables import play_out, seated
from tests.server.servers import Server
from tzolkin import Game

from .controls import parse_number, press, show_table


def test_the_sources_of_points_add_up(page: Page, onlooker: Person, finished_game: Game) -> None:
    end = page.locator("dialog.end")
    expect(end.locator("tfoot td")).to_have_count(finished_game.players)
    rows = [row.locator("td").all_inner_texts() for row in end.locator("tbody tr").all()]
    totals = [parse_number(text) for text in end.locator("tfoot td").all_inner_texts()]
    assert totals == sorted(finished_game.scores(), reverse=True)
    assert [sum(map(parse_number, column)) for column in zip(*rows, strict=True)] == totals
    assert end.locator("polyline").count() == finished_game.players
    boxes = [piece.bounding_box() for piece in end.locator(".stacks .piece").all()]
    assert len(boxes) >= finished_game.players
    assert all(box and box["width"] > 0 for box in boxes)


def test_a_rematch(page: Page, browser: Browser, server: Server) -> None:
    """A key that was meant for the last turn does not start it, and the others can join."""
    with seated(server.url, person("Ana"), person("Bo"), seed=3) as (ana, bo, _onlooker):
        play_out([ana, bo], random.Random(3))
        show_table(page, ana)
        expect(page.locator(".end h2")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator('[data-do="rematch"]')).to_have_text("Play again")
        press(page, "rematch")
        expect(page).not_to_have_url(re.compile(ana.table_id))
        expect(page.locator("[data-tile]")).to_have_count(4)
        with browser.new_context(base_url=server.url, locale="en-GB") as context:
            other = context.new_page()
            show_table(other, bo)
            press(other, "rematch")
            expect(other.locator("[data-tile]")).to_have_count(4)
            assert other.url == page.url
