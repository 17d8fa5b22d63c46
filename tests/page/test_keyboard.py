"""Tests of the keyboard alone: a whole game, shortcuts, the focus and the command line."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.server.clients import Person
from tests.server.servers import Server

from .controls import PATIENCE, PLAY_NOW, STEPS, choose_wealth_tiles, press, record_keys

MOST_TABS = 60
FOCUSED = """() => {
  const at = document.activeElement;
  const name = at.dataset.action ?? at.dataset.tile ?? at.dataset.do;
  return { name: name ?? "", isListed: at.closest(".acts") !== null,
           isDisabled: at.ariaDisabled === "true", isPressed: at.ariaPressed === "true",
           isBody: at === document.body };
}"""
ANNOUNCED = '[data-do="announcer"] p'


def test_a_whole_game_against_bots(page: Page, server: Server) -> None:
    keys = record_keys(page)
    page.goto("/")
    tab_to(page, "play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    table_id = page.url.split("/table/")[1]
    expect(page.locator("[data-tile]").first).to_be_visible(timeout=30_000)
    with Person(server.url, table_id, keys[-1]) as player:
        last_change, before = time.monotonic(), -1
        while (info := player.info())["phase"] == "running":
            if set(info["waiting_for"]) & set(info["you"]["seats"]):
                play_first(page)
            page.wait_for_timeout(50)
            if info["ply"] != before:
                last_change, before = time.monotonic(), info["ply"]
            assert time.monotonic() - last_change < PATIENCE, f"stuck at ply {info['ply']}"
    expect(page.locator(".end")).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the element with a name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED)["name"] == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


def play_first(page: Page) -> None:
    """End the turn if that is possible, or else play the first action of the list."""
    if page.locator('[data-do="end-turn"]:not([disabled])').count():
        page.keyboard.press("e")
        return
    at = page.evaluate(FOCUSED)
    if not at["isListed"] or not at["name"]:
        page.keyboard.press("a")
        at = page.evaluate(FOCUSED)
    for _ in range(MOST_TABS):
        if at["name"] and not at["isDisabled"] and not at["isPressed"]:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowDown")
        at = page.evaluate(FOCUSED)


def test_undo_and_redo(page: Page) -> None:
    begin_first_turn(page)
    page.keyboard.press("a")
    first = page.evaluate(FOCUSED)["name"]
    page.keyboard.press("Enter")
    expect(page.locator(STEPS)).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(STEPS)).to_have_count(0)
    expect(page.locator(f'[data-action="{first}"]').first).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator(STEPS)).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(STEPS)).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.locator(STEPS)).to_have_count(1)
    press(page, "undo")
    expect(page.locator(STEPS)).to_have_count(0)
    press(page, "redo")
    expect(page.locator(STEPS)).to_have_count(1)
    press(page, "restart")
    expect(page.locator(STEPS)).to_have_count(0)


def test_the_focus_is_never_lost(page: Page) -> None:
    begin_first_turn(page)
    page.keyboard.press("b")
    chosen = page.evaluate(FOCUSED)
    assert chosen["name"].startswith("place ")
    assert not chosen["isListed"]  # on the board, not in the list
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED)["name"] != chosen["name"]
    page.keyboard.press("Enter")
    expect(page.locator(STEPS)).to_have_count(1)
    assert not page.evaluate(FOCUSED)["isBody"]
    page.keyboard.press("l")
    expect(page.locator("aside.log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("aside.log")).to_have_count(0)
    assert page.evaluate(FOCUSED)["name"] == "log"


def test_shortcuts_can_be_switched_off(page: Page) -> None:
    begin_first_turn(page)
    page.locator('[data-do="help"]').focus()
    page.keyboard.press("?")
    expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("aside.log")).to_have_count(0)  # not while a dialog is open
    page.locator('[data-do="letters"]').focus()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet")).to_have_count(0)
    assert page.evaluate(FOCUSED)["name"] == "help"  # the button that opened it
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(page.locator("aside.log, dialog.sheet")).to_have_count(0)


def test_the_command_line(page: Page) -> None:
    begin_first_turn(page)
    page.keyboard.press("/")
    offered = page.locator('[data-action^="place "]').first.get_attribute("data-action")
    enter_command(page, offered or "")
    expect(page.locator(STEPS)).to_have_count(1)
    enter_command(page, "undo")
    expect(page.locator(STEPS)).to_have_count(0)
    enter_command(page, "redo")
    expect(page.locator(STEPS)).to_have_count(1)
    enter_command(page, "beg chaac")
    expect(page.locator("#command-why")).to_contain_text("only before anything else")
    enter_command(page, "dance")
    expect(page.locator("#command-why")).to_contain_text("“dance” is not an action here")
    assert page.locator("#commands option").count() > 0
    enter_command(page, "end")
    expect(page.locator(ANNOUNCED).filter(has_text="Place on").first).to_be_attached(timeout=30_000)


def test_turns_of_others_are_announced(page: Page) -> None:
    begin_first_turn(page)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="end-turn"]')).to_be_enabled()
    page.keyboard.press("e")
    announced = page.locator(ANNOUNCED)
    expect(announced.filter(has_text="Place on").first).to_be_attached(timeout=30_000)
    expect(announced.last).to_have_text("It is your turn.", timeout=30_000)


def enter_command(page: Page, text: str) -> None:
    expect(page.locator("#command")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def begin_first_turn(page: Page) -> None:
    """Open a game against bots and wait for the first turn."""
    page.goto("/")
    page.locator(PLAY_NOW).click()
    choose_wealth_tiles(page)
