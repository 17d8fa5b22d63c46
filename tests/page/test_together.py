"""Two people in two browsers, and somebody who looks on in a third."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from playwright.sync_api import Browser, Error, Page, expect

from tests.server.guests import Person
from tests.server.servers import Server
from tests.server.tables import seated

from .test_whole_game import click_something

SEAT = {"kind": "person"}
ROUNDS = 4
PLAYS = "[data-action], [data-do='end-turn'], [data-do='undo']"


def test_two_play_each_other_and_one_looks_on(browser: Browser, server: Server) -> None:
    with seated(server.url, SEAT, SEAT, seed=5) as people, windows(browser, people) as pages:
        *players, onlooker = pages
        play(players, people, ROUNDS)
        people[0].post("chat", text="a good start")
        goods = people[-1].get("view")["view"]["seats"]
        for page in pages:
            page.locator('[data-do="log"]').click()
            expect(page.locator("aside.log").get_by_text("a good start")).to_be_visible()
            for seat, held in enumerate(goods):
                corn = page.locator(".player").nth(seat).locator(".goods > *").first
                expect(corn).to_contain_text(str(held["corn"]))
        expect(onlooker.locator(PLAYS)).to_have_count(0)


@contextmanager
def windows(browser: Browser, people: list[Person]) -> Iterator[list[Page]]:
    """A browser for each of them, which came by their link."""
    with ExitStack() as stack:
        yield [stack.enter_context(window(browser, person)) for person in people]


@contextmanager
def window(browser: Browser, person: Person) -> Iterator[Page]:
    with browser.new_context(base_url=person.url, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(f"/table/{person.table}#{person.key}")
        expect(page.locator(".link.connected")).to_be_visible()
        yield page


def play(pages: list[Page], people: list[Person], rounds: int) -> None:
    dice = random.Random(5)
    while people[0].get("view")["view"]["round"] <= rounds:
        for page in pages:
            click_something(page, dice)
    for page in pages:
        with suppress(Error):
            page.locator('[data-do="restart"]').click(timeout=500)  # a turn that was begun
