"""What a table tells besides the board: the log, what can still come, what placing costs, links."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.server.guests import Person, person
from tests.server.servers import Server
from tests.server.tables import past_the_tiles, play_out, seated

PHONE = ViewportSize(width=390, height=844)


@pytest.fixture
def people(server: Server) -> Iterator[list[Person]]:
    """Two at a table, with their wealth tiles chosen."""
    with seated(server.url, person("Ana"), person("Bo"), seed=12) as found:
        past_the_tiles(found, random.Random(12))
        yield found


def come(page: Page, who: Person) -> None:
    page.goto(f"/table/{who.table}#{who.key}")
    expect(page.locator(".link.connected")).to_be_visible()


def place(page: Page, city: str) -> Locator:
    return page.locator(f'.acts [data-action="place {city}"]')


def test_what_can_still_come_is_what_nobody_has_seen(page: Page, people: list[Person]) -> None:
    come(page, people[0])
    view = people[0].get("view")["view"]
    page.locator('[data-do="stack"]').click()
    ages = page.locator(".still-to-come")
    expect(ages).to_have_count(2)
    expect(ages.first.locator(".card")).to_have_count(view["stack"])
    expect(ages.last.locator(".card")).to_have_count(view["next_stack"])
    row = {tile for tile in view["buildings"] if tile}
    shown = [card.get_attribute("data-term") for card in ages.locator(".card").all()]
    assert not row & set(shown)


def test_placing_is_added_up(page: Page, people: list[Person]) -> None:
    """Every space costs its number, and every worker after the first more; the server says so."""
    come(page, people[0])
    had = people[0].get("view")["view"]["seats"][0]["corn"]
    total = page.locator(".tray .sum")
    expect(total).to_have_count(0)
    for _ in range(2):
        space = place(page, "uxmal").locator(".spot b").inner_text()
        place(page, "uxmal").click()
        expect(page.locator(".steps .spot b").last).to_have_text(space)
    spaces = [int(text) for text in page.locator(".steps .spot b").all_inner_texts()]
    paid = sum(spaces) + 1
    expect(total).to_contain_text(f"{paid} of {had} corn paid")
    expect(total).to_contain_text(f"(spaces {spaces[0]} + {spaces[1]}; workers after the first 1)")
    page.locator('[data-do="restart"]').click()
    expect(total).to_have_count(0)


def test_the_end_of_the_log_stands_beside_the_board(page: Page, people: list[Person]) -> None:
    come(page, people[-1])
    log = page.locator(".recent")
    ply = people[0].info()["ply"]
    people[0].commit(0, ply, ["place yaxchilan", "done"])
    expect(log.locator(".turn-head").last).to_contain_text("Ana")
    page.locator('[data-do="log"]').click()
    expect(log).to_have_count(0)  # the drawer has all of it
    expect(page.locator("aside.log .turn-head").last).to_contain_text("Ana")
    page.keyboard.press("Escape")
    log.locator("button[data-ply]").last.click()
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))


def test_looking_ahead_is_told_in_words_too(page: Page, people: list[Person]) -> None:
    people[0].commit(0, people[0].info()["ply"], ["place yaxchilan", "done"])
    come(page, people[1])
    page.locator("#look-ahead").fill("2")
    expect(page.locator(".lookahead li").filter(has_text="Ana: Yaxchilan")).to_have_count(1)
    page.locator("#look-ahead").fill("0")
    expect(page.locator(".lookahead li")).to_have_count(0)


def test_replay_is_in_reach_on_a_phone(page: Page, people: list[Person]) -> None:
    page.set_viewport_size(PHONE)
    come(page, people[-1])
    page.locator('[data-do="replay"]').click()
    now = page.locator('[data-do="replay-now"]')
    now.click()
    expect(now).to_have_count(0)


def test_colours_are_chosen_and_links_found_again(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    page.locator('[data-do="new"]').click()
    colours = page.locator('[data-do="colour"]')
    colours.first.select_option("orchid")
    expect(colours.last).to_have_value("macaw")  # every colour is there once
    page.locator(".new-table fieldset select").nth(2).select_option("person")
    page.locator(".new-table fieldset input").last.fill("Bo")
    page.locator('[data-do="create"]').click()
    fields = page.locator(".copy-link input")
    expect(fields).to_have_count(2)
    links = [field.input_value() for field in fields.all()]
    page.locator('[data-do="enter"]').click()
    expect(page.locator(".player.you")).to_have_class(re.compile("pl-d"))
    page.locator('[data-do="log"]').click()
    page.locator('aside.log [data-do="links"]').click()
    assert [field.input_value() for field in fields.all()] == links
    other = context.browser.new_context() if context.browser else context
    guest = other.new_page()
    guest.goto(links[0])
    expect(guest.locator(".player.you h2")).to_have_text("Bo")
    guest.locator('[data-do="log"]').click()
    expect(guest.locator('[data-do="links"]')).to_have_count(0)
    other.close()


def test_playing_once_more(page: Page, browser: Browser, server: Server) -> None:
    """Nothing is begun by a key that was meant for the last turn; the other joins."""
    with seated(server.url, person("Ana"), person("Bo"), seed=3) as (ana, bo, _onlooker):
        play_out([ana, bo], random.Random(3))
        come(page, ana)
        expect(page.locator(".end h2")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator('[data-do="rematch"]')).to_have_text("Play again")
        page.locator('[data-do="rematch"]').click()
        expect(page).not_to_have_url(re.compile(ana.table))
        expect(page.locator("[data-tile]")).to_have_count(4)
        with browser.new_context(base_url=server.url, locale="en-GB") as context:
            other = context.new_page()
            come(other, bo)
            other.locator('[data-do="rematch"]').click()
            expect(other.locator("[data-tile]")).to_have_count(4)
            assert other.url == page.url
