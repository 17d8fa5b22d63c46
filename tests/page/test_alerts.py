"""Tests of what alerts a player to a turn: the title, the icon, sounds and notices."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.servers import Server

from .controls import press
from .duel import Duel, seated_duel, show_duel, wait_for_truth

COUNT_AUDIO_CONTEXTS = """
const RealAudioContext = window.AudioContext;
window.audioContexts = 0;
window.AudioContext = class extends RealAudioContext {
  constructor(...all) { super(...all); window.audioContexts += 1; }
};
"""


@pytest.fixture
def duel(server: Server) -> Iterator[Duel]:
    with seated_duel(server) as found:
        yield found


def test_the_title_and_the_icon_show_whose_turn_it_is(page: Page, duel: Duel) -> None:
    icon = page.locator("link[rel=icon]")
    show_duel(page, duel)
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    duel.play(duel.ana, "place uxmal", "done")
    expect(page).not_to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_sounds_are_loaded_only_if_they_are_switched_on(page: Page, duel: Duel) -> None:
    page.add_init_script(COUNT_AUDIO_CONTEXTS)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(Path(request.url).name.split("-")[0]))
    show_duel(page, duel)
    page.locator('.acts [data-action="place uxmal"]').click()
    press(page, "end-turn")
    expect(page.get_by_text("Waiting for Bruno")).to_be_visible()
    assert page.evaluate("window.audioContexts") == 0
    assert "sounds" not in loaded
    press(page, "settings")
    page.locator('[data-do="sound"]').check()
    assert wait_for_truth(page, "window.audioContexts") == 1
    assert "sounds" in loaded
    expect(page.locator('[data-do="volume"]')).to_be_enabled()


def test_refused_notifications_are_explained(page: Page, duel: Duel) -> None:
    show_duel(page, duel)
    press(page, "settings")
    switch = page.locator('[data-do="notices"]')
    switch.click()
    expect(page.get_by_text("does not allow it")).to_be_visible()
    expect(switch).not_to_be_checked()


def test_a_notice_of_the_server_is_shown_on_other_pages(
    page: Page, duel: Duel, context: BrowserContext, server: Server
) -> None:
    """The test delivers the push message instead of the push service of the browser."""
    context.grant_permissions(["notifications"], origin=server.url)
    show_duel(page, duel)
    devtools = context.new_cdp_session(page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda update: registered.extend(one["registrationId"] for one in update["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    press(page, "settings")
    page.locator('[data-do="notices"]').check()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    link = page.url
    page.goto("/")
    push = {"game": duel.ana.table_id, "seat": 0, "event": "your_turn", "ply": 8, "link": link}
    message = {"origin": server.url, "registrationId": registered[-1], "data": json.dumps(push)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    notices = """() => navigator.serviceWorker.ready
      .then((worker) => worker.getNotifications())
      .then((all) => all.length && all.map(({ title, tag, data }) => [title, tag, data]))"""
    found = wait_for_truth(page, notices)
    assert found == [["Your turn", duel.ana.table_id, f"/table/{duel.ana.table_id}"]]
