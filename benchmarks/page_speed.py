"""Measure the page in a real browser: frame times, clicks and loading.

    python -m benchmarks.page_speed [--rounds 8] [--clicks 40] [--loads 8]

Four people sit at a table of a server on this machine, and the page shows it to the first of them.
All turns are random. Frame times are the intervals between animation frames while gears turn or
something flies, next to those of the same page at rest. A click is timed from its event to the
first frame after the tray has changed, next to the same request to the server alone. Loading is
timed from the navigation to the first space on the board that can be pressed, next to an empty page
of the same server, each in a new browser context.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.page.browsers import executable
from tests.server.clients import Person, open_table, person
from tests.server.conftest import GENEROUS
from tests.server.servers import Server

LONGEST_FRAME = 100  # milliseconds, the targets
LONGEST_CLICK = 100
LONGEST_LOAD = 1500
SIZE: ViewportSize = {"width": 1366, "height": 768}
SEED = 2012
AT_REST = 3000  # milliseconds
TURN_DURATION = 1600
TIMEOUT = 60_000
PLAYABLE = "svg.board [data-action]"

RECORD_FRAMES = """() => {
  window.frames_seen = [];
  const wheel = document.querySelector(".spin");
  let [last, phase] = [performance.now(), wheel.getAttribute("transform")];
  const next = (now) => {
    const turned = wheel.getAttribute("transform");
    const moving = turned !== phase || document.querySelector("[data-flight]") !== null;
    window.frames_seen.push({ took: now - last, moving });
    [last, phase] = [now, turned];
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""

TIME_CLICK = """(action) => new Promise((resolve) => {
  const steps = document.querySelector(".steps");
  const begun = performance.now();
  const changed = new MutationObserver(() => {
    changed.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
  });
  changed.observe(steps, { childList: true, subtree: true });
  document.querySelector(`.acts [data-action="${action}"]`).click();
})"""

TIME_ANSWER = """async ([table, key, ply, action]) => {
  const body = JSON.stringify({ seat: 0, ply, actions: [action], auto: true });
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const begun = performance.now();
  const answer = await fetch(`/api/tables/${table}/look`, { method: "POST", headers, body });
  await answer.text();
  return performance.now() - begun;
}"""

RECORD_PLAYABLE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("svg.board [data-action]")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.playable_at = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
LOADED_AT = "() => performance.getEntriesByType('navigation')[0].loadEventEnd || undefined"


@dataclass
class FourPlayers:
    """Four people at a table whose wealth tiles are chosen."""

    url: str
    table_id: str
    keys: list[str]
    rng: random.Random

    @property
    def link(self) -> str:
        """The link of the first player."""
        return f"{self.url}/table/{self.table_id}#{self.keys[0]}"

    def first_player(self) -> Person:
        return Person(self.url, self.table_id, self.keys[0])

    def play_turn(self) -> None:
        """Play a random turn of the player whose turn it is."""
        for key in self.keys:
            with Person(self.url, self.table_id, key) as someone:
                if someone.play_on(self.rng):
                    return

    def is_first_to_move(self) -> bool:
        with self.first_player() as player:
            return 0 in player.info()["waiting_for"]


def seat_players(url: str, rng: random.Random) -> FourPlayers:
    opened = open_table(
        url, *(person(name) for name in ("Ana", "Bruno", "Citlali", "Dario")), seed=SEED
    )
    players = FourPlayers(
        url, opened["table"]["id"], [entry["key"] for entry in opened["keys"]], rng
    )
    for _ in players.keys:
        players.play_turn()
    return players


@contextmanager
def open_page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=SIZE)
    yield context.new_page()
    context.close()


def measure_frames(browser: Browser, players: FourPlayers, rounds: int) -> None:
    with open_page(browser) as page:
        page.goto(players.link)
        page.wait_for_selector(PLAYABLE, timeout=TIMEOUT)
        page.evaluate(RECORD_FRAMES)
        page.wait_for_timeout(AT_REST)
        for _ in range(rounds * len(players.keys)):
            players.play_turn()
            page.wait_for_timeout(TURN_DURATION)
        seen = page.evaluate("() => window.frames_seen")
    moving = [frame["took"] for frame in seen if frame["moving"]]
    still = [frame["took"] for frame in seen if not frame["moving"]]
    report("frames while something moves", moving, LONGEST_FRAME)
    report("frames of the page at rest", still)
    print(f"{'median, moving to still':34} {ratio(moving, still):7.2f}")


def measure_clicks(browser: Browser, players: FourPlayers, count: int) -> None:
    """Time actions of a draft, each undone again, and the response of the server alone."""
    while not players.is_first_to_move():
        players.play_turn()
    with open_page(browser) as page, players.first_player() as player:
        page.goto(players.link)
        page.wait_for_selector(PLAYABLE, timeout=TIMEOUT)
        ply = player.info()["ply"]
        actions = [each["action"] for each in player.look(0, ply, [])["legal"]]
        shown = page.eval_on_selector_all(
            ".acts [data-action]", "all => all.map(each => each.dataset.action)"
        )
        offered = [action for action in actions if action in shown]
        times, answers = [], []
        for number in range(count):
            times.append(page.evaluate(TIME_CLICK, offered[number % len(offered)]))
            page.locator('[data-do="undo"]').click()
            page.wait_for_selector(".steps .none")
            answers.append(
                page.evaluate(
                    TIME_ANSWER,
                    [players.table_id, players.keys[0], ply, offered[number % len(offered)]],
                )
            )
    report("from click to shown result", times, LONGEST_CLICK)
    report("of it the server's answer", answers)
    print(f"{'median, whole to answer':34} {ratio(times, answers):7.2f}")


def measure_loading(browser: Browser, players: FourPlayers, count: int) -> None:
    playable, empty = [], []
    for _ in range(count):
        with open_page(browser) as page:
            page.add_init_script(RECORD_PLAYABLE)
            page.goto(players.link)
            playable.append(wait_for_value(page, "() => window.playable_at"))
        with open_page(browser) as page:
            page.goto(f"{players.url}/health")
            empty.append(wait_for_value(page, LOADED_AT))
    report("from navigation to playable board", playable, LONGEST_LOAD)
    report("an empty page", empty)
    print(f"{'median, board to empty page':34} {ratio(playable, empty):7.2f}")


def wait_for_value(page: Page, expression: str) -> float:
    """Wait until an expression has a value, and return it."""
    while not (found := page.evaluate(expression)):
        page.wait_for_timeout(50)
    return float(found)


def report(what: str, times: list[float], target: int | None = None) -> None:
    percentile = statistics.quantiles(times, n=100, method="inclusive")[98]
    numbers = {"median": statistics.median(times), "99 %": percentile, "longest": max(times)}
    line = ", ".join(f"{name} {value:6.1f} ms" for name, value in numbers.items())
    wanted = f"  (target: none over {target} ms)" if target else ""
    print(f"{what:34} {len(times):5} times, {line}{wanted}")


def ratio(these: list[float], those: list[float]) -> float:
    return statistics.median(these) / statistics.median(those)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page_speed")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--loads", type=int, default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = executable(playwright)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        with Server(f"sqlite:///{folder}/page.sqlite", **GENEROUS) as server:
            players = seat_players(server.url, random.Random(SEED))
            measure_frames(browser, players, options.rounds)
            measure_clicks(browser, players, options.clicks)
            measure_loading(browser, players, options.loads)
        browser.close()


if __name__ == "__main__":
    main()
