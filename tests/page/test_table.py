"""Tests of the parts of a table: the stacks, the cost of placing, looking ahead and phones."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.clients import Person, person
from tests.server.seated_tables import past_the_tiles, seated
from tests.server.servers import Server

from .controls import PHONE, press, show_table


@pytest.fixture
def people(server: Server) -> Iterator[list[Person]]:
    """Seat two people who have chosen their wealth tiles, and an onlooker."""
    with seated(server.url, person("Ana"), person("Bo"), seed=12) as found:
        past_the_tiles(found, random.Random(12))
        yield found


def placing(page: Page, city: str) -> Locator:
    return page.locator(f'.acts [data-action="place {city}"]')


def test_the_stacks_contain_the_tiles_that_nobody_has_seen(
    page: Page, people: list[Person]
) -> None:
    show_table(page, people[0])
    view = people[0].get("view")["view"]
    press(page, "stack")
    stacks = page.locator(".still-to-come")
    expect(stacks).to_have_count(2)
    expect(stacks.first.locator(".card")).to_have_count(view["stack"])
    expect(stacks.last.locator(".card")).to_have_count(view["next_stack"])
    row = {tile for tile in view["buildings"] if tile}
    shown = [card.get_attribute("data-term") for card in stacks.locator(".card").all()]
    assert not row & set(shown)


def test_the_tray_adds_up_the_cost_of_placing(page: Page, people: list[Person]) -> None:
    """Every space costs its number, and every worker after the first costs more."""
    show_table(page, people[0])
    corn = people[0].get("view")["view"]["seats"][0]["corn"]
    total = page.locator(".tray .sum")
    expect(total).to_have_count(0)
    for _ in range(2):
        space = placing(page, "uxmal").locator(".spot b").inner_text()
        placing(page, "uxmal").click()
        expect(page.locator(".steps .spot b").last).to_have_text(space)
    spaces = [int(text) for text in page.locator(".steps .spot b").all_inner_texts()]
    paid = sum(spaces) + 1
    expect(total).to_contain_text(f"{paid} of {corn} corn paid")
    expect(total).to_contain_text(f"(spaces {spaces[0]} + {spaces[1]}; workers after the first 1)")
    press(page, "restart")
    expect(total).to_have_count(0)


def test_screen_readers_can_look_ahead(page: Page, people: list[Person]) -> None:
    people[0].commit(0, people[0].info()["ply"], ["place yaxchilan", "done"])
    show_table(page, people[1])
    page.locator("#look-ahead").fill("2")
    expect(page.locator(".lookahead li").filter(has_text="Ana: Yaxchilan")).to_have_count(1)
    page.locator("#look-ahead").fill("0")
    expect(page.locator(".lookahead li")).to_have_count(0)


def test_the_replay_fits_on_a_phone(page: Page, people: list[Person]) -> None:
    page.set_viewport_size(PHONE)
    show_table(page, people[-1])
    press(page, "replay")
    now = page.locator('[data-do="replay-now"]')
    now.click()
    expect(now).to_have_count(0)
