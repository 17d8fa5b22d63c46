"""Tests of a draft that survives reloads, a second tab, a killed server and a lost network."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.clients import Person
from tests.server.conftest import GENEROUS
from tests.server.seated_tables import past_the_tiles, seated
from tests.server.servers import Server
from tests.waiting import wait_until

from .controls import ACTIONS, END_TURN, STEPS, end_turn, play_until_turn_can_end, press

SEAT = {"kind": "person"}


@pytest.fixture
def people(server: Server) -> Iterator[list[Person]]:
    """Seat two people who have chosen their wealth tiles, and an onlooker."""
    with seated(server.url, SEAT, SEAT, seed=12) as found:
        past_the_tiles(found, random.Random(12))
        yield found


def open_turn(page: Page, person: Person) -> None:
    """Open the table of a person whose turn it is."""
    page.goto(f"{person.url}/table/{person.table_id}#{person.key}")
    expect(page.locator(ACTIONS).first).to_be_visible()


def begin_draft(page: Page, person: Person) -> None:
    """Place a worker, and wait until the server has saved the draft."""
    page.locator('[data-action^="place"]:visible').last.click()
    expect(page.locator(STEPS)).to_have_count(1)
    wait_until(lambda: person.get("view")["draft"])


def test_a_reload_restores_the_draft(page: Page, people: list[Person]) -> None:
    open_turn(page, people[0])
    begin_draft(page, people[0])
    step = page.locator(STEPS).inner_text()
    page.reload()
    expect(page.locator(STEPS)).to_have_count(1)
    assert page.locator(STEPS).inner_text() == step
    press(page, "undo")
    expect(page.locator(STEPS)).to_have_count(0)
    press(page, "redo")
    expect(page.locator(STEPS)).to_have_count(1)


def test_a_second_tab_has_the_same_draft(
    page: Page, context: BrowserContext, people: list[Person]
) -> None:
    """The draft of one tab appears in the other, and ending the turn in one ends it in both."""
    open_turn(page, people[0])
    begin_draft(page, people[0])
    other = context.new_page()
    other.goto(f"/table/{people[0].table_id}")
    expect(other.locator(STEPS)).to_have_count(1)
    end_turn(other, random.Random(1))
    expect(page.locator(STEPS)).to_have_count(0)
    expect(page.locator(END_TURN)).to_have_count(0)
    assert people[0].info()["waiting_for"] == [1]


def test_a_killed_server(context: BrowserContext, tmp_path: Path) -> None:
    """The page says that the connection is lost, and the turn goes on when the server is back."""
    database = f"sqlite:///{tmp_path}/killed.sqlite"
    with Server(database, **GENEROUS) as server, seated(server.url, SEAT, SEAT, seed=12) as people:
        past_the_tiles(people, random.Random(12))
        page = context.new_page()
        open_turn(page, people[0])
        begin_draft(page, people[0])
        server.kill()
        expect(page.locator(".link.connected")).to_have_count(0)
        expect(page.locator(".link-lost")).to_contain_text("Nothing gets lost")
        expect(page.locator(STEPS)).to_have_count(1)
        server.start()
        expect(page.locator(".link.connected")).to_be_visible(timeout=30_000)
        expect(page.locator(".link-lost")).to_have_count(0)
        end_turn(page, random.Random(3))
        wait_until(lambda: people[0].info()["waiting_for"] == [1])


def test_a_lost_network(context: BrowserContext, people: list[Person]) -> None:
    """A turn that is ended without a network is committed when there is one again."""
    page = context.new_page()  # not the fixture, because the console will report the lost network
    open_turn(page, people[0])
    begin_draft(page, people[0])
    play_until_turn_can_end(page, random.Random(2))
    context.set_offline(True)
    page.locator(END_TURN).first.click()
    page.wait_for_timeout(500)
    assert people[0].info()["waiting_for"] == [0]
    context.set_offline(False)
    wait_until(lambda: people[0].info()["waiting_for"] == [1])
    expect(page.locator(END_TURN)).to_have_count(0)
