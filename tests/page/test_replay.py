"""Tests of the replay: the slider, keys, automatic play and links to a position."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.server.clients import Person
from tests.server.servers import Server
from tzolkin import Game

from .controls import expect_ply, press

BUTTONS_FIT = """panel => [...panel.querySelectorAll("button, input")].every((button) =>
  button.getBoundingClientRect().right <= panel.parentElement.getBoundingClientRect().right)"""

CHANGES_END_ABOVE = """panel => {
  const { top } = panel.querySelector("input[type=range]").getBoundingClientRect();
  const changes = [...panel.querySelectorAll(".gains, .gains .delta")];
  return changes.every((element) => element.getBoundingClientRect().bottom <= top);
}"""


def open_replay(page: Page) -> Locator:
    """Open the replay and return its slider."""
    press(page, "replay")
    slider = page.locator(".replay input[type=range]")
    expect(slider).to_be_visible()
    return slider


def turn_ends(person: Person) -> list[int]:
    """Return the plies at which turns end."""
    return [turn["ply"] + len(turn["steps"]) for turn in person.get("story")["turns"]]


def test_the_slider_shows_the_position_of_every_ply(
    page: Page, onlooker: Person, finished_game: Game
) -> None:
    slider, last = open_replay(page), finished_game.ply
    expect(page.locator("dialog.end")).to_have_count(0)
    for ply in (0, 1, last // 3, last // 2, last - 1):
        slider.fill(str(ply))
        expect_ply(page, onlooker, ply)


def test_keys_go_on_by_turns_and_rounds(page: Page, onlooker: Person, finished_game: Game) -> None:
    turns, ends = onlooker.get("story")["turns"], turn_ends(onlooker)
    ends_round = [turn["end"] and turn["end"]["next_day"] is not None for turn in turns]
    rounds = [end for end, last in zip(ends, ends_round, strict=True) if last]
    open_replay(page)
    for key, ply in (
        *(("Home", 0), ("ArrowRight", ends[0]), ("ArrowRight", ends[1]), ("ArrowLeft", ends[0])),
        *(("Shift+ArrowRight", rounds[0]), ("Shift+ArrowRight", rounds[1])),
        *(("Shift+ArrowLeft", rounds[0]), ("End", finished_game.ply), ("ArrowLeft", ends[-2])),
    ):
        page.keyboard.press(key)
        expect_ply(page, onlooker, ply)
    expect(page.locator(".moment")).to_contain_text(finished_game.names[turns[-2]["seat"]])


def test_it_plays_automatically_until_it_is_stopped(page: Page, onlooker: Person) -> None:
    ends = turn_ends(onlooker)
    open_replay(page)
    play = page.locator('[data-do="play-replay"]')
    play.click()  # starts at the beginning
    expect(page).to_have_url(re.compile(rf"\?at={ends[1]}$"), timeout=20_000)
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")


def test_a_link_to_a_position(
    page: Page, context: BrowserContext, onlooker: Person, server: Server, finished_game: Game
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    ply = finished_game.ply // 2
    open_replay(page).fill(str(ply))
    expect_ply(page, onlooker, ply)
    press(page, "copy-moment")
    expect(page.locator('[data-do="copy-moment"]')).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/table/{onlooker.table_id}?at={ply}"
    page.goto("/")
    page.goto(link)
    expect(page.locator(".replay")).to_be_visible()
    expect_ply(page, onlooker, ply)
    press(page, "replay-now")
    expect(page).to_have_url(re.compile(rf"/table/{onlooker.table_id}$"))
    expect(page.locator("dialog.end")).to_be_visible()


def test_long_turns_leave_room_for_the_buttons(page: Page, onlooker: Person) -> None:
    slider, panel = open_replay(page), page.locator(".replay")
    turns = onlooker.get("story")["turns"]
    for turn in sorted(turns, key=lambda turn: len(turn["steps"]))[-5:]:
        slider.fill(str(turn["ply"] + len(turn["steps"])))
        expect(panel.locator(".what")).not_to_be_empty()
        assert panel.evaluate(BUTTONS_FIT)


def test_many_changes_do_not_overlap_the_slider(
    page: Page, onlooker: Person, finished_game: Game
) -> None:
    """The choice of wealth tiles changes something for all seats at once."""
    page.set_viewport_size({"width": 1024, "height": 768})
    slider, panel, seats = open_replay(page), page.locator(".replay"), finished_game.players
    slider.fill(str(seats))
    expect(panel.locator(".moment .gain")).to_have_count(seats)
    assert panel.evaluate(CHANGES_END_ABOVE)
