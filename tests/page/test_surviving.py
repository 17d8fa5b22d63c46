"""A turn in progress outlives whatever happens to the page, the network and the server."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.conftest import GENEROUS
from tests.server.guests import Person
from tests.server.servers import Server
from tests.server.tables import past_the_tiles, seated
from tests.waiting import wait_until

from .test_whole_game import ACTIONS, END, click_something

SEAT = {"kind": "person"}
STEPS = ".tray .steps li:not(.none)"


@pytest.fixture
def people(server: Server) -> Iterator[list[Person]]:
    """Two at a table, with their wealth tiles chosen."""
    with seated(server.url, SEAT, SEAT, seed=12) as found:
        past_the_tiles(found, random.Random(12))
        yield found


def open_table(page: Page, person: Person) -> None:
    page.goto(f"/table/{person.table}#{person.key}")
    expect(page.locator(ACTIONS).first).to_be_visible()


def begin_a_turn(page: Page) -> str:
    """One worker is placed; the action."""
    place = page.locator('[data-action^="place"]:visible').last
    action = place.get_attribute("data-action")
    assert action
    place.click()
    expect(page.locator(STEPS)).to_have_count(1)
    return action


def end_the_turn(page: Page, dice: random.Random) -> None:
    while not page.locator(END).count():
        click_something(page, dice)
    page.locator(END).first.click()


def test_a_reload_in_the_middle_of_a_turn(page: Page, people: list[Person]) -> None:
    open_table(page, people[0])
    begin_a_turn(page)
    begun = page.locator(STEPS).inner_text()
    wait_until(lambda: people[0].get("view")["draft"])
    page.reload()
    expect(page.locator(STEPS)).to_have_count(1)
    assert page.locator(STEPS).inner_text() == begun
    page.locator('[data-do="undo"]').click()
    expect(page.locator(STEPS)).to_have_count(0)
    page.locator('[data-do="redo"]').click()
    expect(page.locator(STEPS)).to_have_count(1)


def test_a_second_tab_follows(page: Page, context: BrowserContext, people: list[Person]) -> None:
    """What was begun in one is there in the other; whichever ends the turn ends it for both."""
    open_table(page, people[0])
    begin_a_turn(page)
    wait_until(lambda: people[0].get("view")["draft"])
    other = context.new_page()
    other.goto(f"/table/{people[0].table}")
    expect(other.locator(STEPS)).to_have_count(1)
    end_the_turn(other, random.Random(1))
    expect(page.locator(STEPS)).to_have_count(0)
    expect(page.locator(END)).to_have_count(0)
    assert people[0].info()["waiting_for"] == [1]


def test_a_server_that_is_killed(context: BrowserContext, tmp_path: Path) -> None:
    """The page says so, and the turn goes on where it was when the server is back."""
    database = f"sqlite:///{tmp_path}/killed.sqlite"
    with Server(database, **GENEROUS) as server, seated(server.url, SEAT, SEAT, seed=12) as people:
        past_the_tiles(people, random.Random(12))
        page = context.new_page()
        page.goto(f"{server.url}/table/{people[0].table}#{people[0].key}")
        begin_a_turn(page)
        wait_until(lambda: people[0].get("view")["draft"])
        server.kill()
        expect(page.locator(".link.connected")).to_have_count(0)
        expect(page.locator(".link-lost")).to_contain_text("Nothing gets lost")
        expect(page.locator(STEPS)).to_have_count(1)
        server.start()
        expect(page.locator(".link.connected")).to_be_visible(timeout=30_000)
        expect(page.locator(".link-lost")).to_have_count(0)
        end_the_turn(page, random.Random(3))
        wait_until(lambda: people[0].info()["waiting_for"] == [1])


def test_a_lost_network(context: BrowserContext, people: list[Person]) -> None:
    """A turn that is ended without a network is played once there is one again."""
    page = context.new_page()  # its console complains that there is none
    open_table(page, people[0])
    begin_a_turn(page)
    dice = random.Random(2)
    while not page.locator(END).count():
        click_something(page, dice)
    context.set_offline(True)
    page.locator(END).first.click()
    page.wait_for_timeout(500)
    assert people[0].info()["waiting_for"] == [0]
    context.set_offline(False)
    wait_until(lambda: people[0].info()["waiting_for"] == [1])
    expect(page.locator(END)).to_have_count(0)
