"""Everything by keys alone: a whole game, undo and redo, and what is typed."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.server.guests import Person
from tests.server.servers import Server

from .test_accessibility import choose_wealth
from .test_whole_game import PATIENCE, PLAY_NOW, heard_keys

MOST_TABS = 60
FOCUSED = """() => {
  const at = document.activeElement;
  const what = at.dataset.action ?? at.dataset.tile ?? at.dataset.do;
  return { what: what ?? "", listed: at.closest(".acts") !== null, off: at.ariaDisabled === "true",
           marked: at.ariaPressed === "true", body: at === document.body };
}"""
SAID = '[data-do="announcer"] p'
STEPS = ".steps li:not(.none)"


def test_a_whole_game_against_bots(page: Page, server: Server) -> None:
    keys = heard_keys(page)
    page.goto("/")
    tab_to(page, "play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    name = page.url.split("/table/")[1]
    expect(page.locator("[data-tile]").first).to_be_visible(timeout=30_000)
    with Person(server.url, name, keys[-1]) as player:
        last_change, before = time.monotonic(), -1
        while (info := player.info())["phase"] == "running":
            if set(info["waiting_for"]) & set(info["you"]["seats"]):
                press_something(page)
            page.wait_for_timeout(50)
            if info["ply"] != before:
                last_change, before = time.monotonic(), info["ply"]
            assert time.monotonic() - last_change < PATIENCE, f"stuck at ply {info['ply']}"
    expect(page.locator(".end")).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED)["what"] == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


def press_something(page: Page) -> None:
    """End the turn where that is possible; otherwise go to the list and play what comes first."""
    if page.locator('[data-do="end-turn"]:not([disabled])').count():
        page.keyboard.press("e")
        return
    at = page.evaluate(FOCUSED)
    if not at["listed"] or not at["what"]:
        page.keyboard.press("a")
        at = page.evaluate(FOCUSED)
    for _ in range(MOST_TABS):
        if at["what"] and not at["off"] and not at["marked"]:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowDown")
        at = page.evaluate(FOCUSED)


def test_undo_and_redo_by_keys_and_by_buttons(page: Page) -> None:
    at_the_table(page)
    page.keyboard.press("a")
    first = page.evaluate(FOCUSED)["what"]
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
    page.locator('[data-do="undo"]').click()
    expect(page.locator(STEPS)).to_have_count(0)
    page.locator('[data-do="redo"]').click()
    expect(page.locator(STEPS)).to_have_count(1)
    page.locator('[data-do="restart"]').click()
    expect(page.locator(STEPS)).to_have_count(0)


def test_focus_is_never_lost(page: Page) -> None:
    at_the_table(page)
    page.keyboard.press("b")
    chosen = page.evaluate(FOCUSED)
    assert chosen["what"].startswith("place ")
    assert not chosen["listed"]  # on the board, not in the list
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED)["what"] != chosen["what"]
    page.keyboard.press("Enter")
    expect(page.locator(STEPS)).to_have_count(1)
    assert not page.evaluate(FOCUSED)["body"]
    page.keyboard.press("l")
    expect(page.locator("aside.log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("aside.log")).to_have_count(0)
    assert page.evaluate(FOCUSED)["what"] == "log"


def test_the_list_of_shortcuts_and_how_to_be_rid_of_them(page: Page) -> None:
    at_the_table(page)
    page.locator('[data-do="help"]').focus()
    page.keyboard.press("?")
    expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("aside.log")).to_have_count(0)  # not under a dialog
    page.locator('[data-do="letters"]').focus()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet")).to_have_count(0)
    assert page.evaluate(FOCUSED)["what"] == "help"  # back to where it was opened
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(page.locator("aside.log, dialog.sheet")).to_have_count(0)


def test_the_command_line(page: Page) -> None:
    at_the_table(page)
    page.keyboard.press("/")
    offered = page.locator('[data-action^="place "]').first.get_attribute("data-action")
    command(page, offered or "")
    expect(page.locator(STEPS)).to_have_count(1)
    command(page, "undo")
    expect(page.locator(STEPS)).to_have_count(0)
    command(page, "redo")
    expect(page.locator(STEPS)).to_have_count(1)
    command(page, "beg chaac")
    expect(page.locator("#command-why")).to_contain_text("only before anything else")
    command(page, "dance")
    expect(page.locator("#command-why")).to_contain_text("“dance” is not an action here")
    assert page.locator("#commands option").count() > 0
    command(page, "end")
    expect(page.locator(SAID).filter(has_text="Place on").first).to_be_attached(timeout=30_000)


def test_what_others_do_is_said(page: Page) -> None:
    at_the_table(page)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="end-turn"]')).to_be_enabled()
    page.keyboard.press("e")
    said = page.locator(SAID)
    expect(said.filter(has_text="Place on").first).to_be_attached(timeout=30_000)
    expect(said.last).to_have_text("It is your turn.", timeout=30_000)


def command(page: Page, text: str) -> None:
    expect(page.locator("#command")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def at_the_table(page: Page) -> None:
    """One's first turn, against bots."""
    page.goto("/")
    page.locator(PLAY_NOW).click()
    choose_wealth(page)
