"""The page in a real browser: how even its movements are, and how soon it shows what was asked for.

    python -m benchmarks.page_speed [--rounds 8] [--clicks 40] [--loads 8]

Four people at a table of a server on this machine; the page shows it to the first of them, and all
turns are made by chance. Frame times are the distances of animation frames while gears turn or
something flies, beside those of the same page at rest. A click is timed from its event to the first
frame after the tray has changed, beside the same question to the server alone. A load is timed from
the navigation to the first space on the board that can be pressed, beside an empty page of the same
server, each in a new browser context.
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
from tests.server.conftest import GENEROUS
from tests.server.guests import Person, open_table, person
from tests.server.servers import Server

LONGEST_FRAME = 100  # milliseconds, the targets
LONGEST_CLICK = 100
LONGEST_LOAD = 1500
SIZE: ViewportSize = {"width": 1366, "height": 768}
SEED = 2012
AT_REST = 3000  # milliseconds
TURN_TAKES = 1600
PATIENCE = 60_000
PLAYABLE = "svg.board [data-action]"

NOTE_FRAMES = """() => {
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

NOTE_PLAYABLE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("svg.board [data-action]")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.playable_at = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
LOADED_AT = "() => performance.getEntriesByType('navigation')[0].loadEventEnd || undefined"


@dataclass
class Company:
    """Four people at a table whose wealth tiles are chosen."""

    url: str
    table: str
    keys: list[str]
    rng: random.Random

    @property
    def link(self) -> str:
        """For the first of them."""
        return f"{self.url}/table/{self.table}#{self.keys[0]}"

    def first(self) -> Person:
        return Person(self.url, self.table, self.keys[0])

    def turn(self) -> None:
        """Of whoever is asked."""
        for key in self.keys:
            with Person(self.url, self.table, key) as someone:
                if someone.play_on(self.rng):
                    return

    def is_first_asked(self) -> bool:
        with self.first() as player:
            return 0 in player.info()["waiting_for"]


def seated(url: str, rng: random.Random) -> Company:
    told = open_table(
        url, *(person(name) for name in ("Ana", "Bruno", "Citlali", "Dario")), seed=SEED
    )
    company = Company(url, told["table"]["id"], [entry["key"] for entry in told["keys"]], rng)
    for _ in company.keys:
        company.turn()
    return company


@contextmanager
def window(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=SIZE)
    yield context.new_page()
    context.close()


def frames(browser: Browser, company: Company, rounds: int) -> None:
    with window(browser) as page:
        page.goto(company.link)
        page.wait_for_selector(PLAYABLE, timeout=PATIENCE)
        page.evaluate(NOTE_FRAMES)
        page.wait_for_timeout(AT_REST)
        for _ in range(rounds * len(company.keys)):
            company.turn()
            page.wait_for_timeout(TURN_TAKES)
        seen = page.evaluate("() => window.frames_seen")
    moving = [frame["took"] for frame in seen if frame["moving"]]
    still = [frame["took"] for frame in seen if not frame["moving"]]
    told("frames while something moves", moving, LONGEST_FRAME)
    told("frames of the page at rest", still)
    print(f"{'median, moving to still':34} {ratio(moving, still):7.2f}")


def clicks(browser: Browser, company: Company, count: int) -> None:
    """Actions of a draft, each undone again; the server's own answer beside them."""
    while not company.is_first_asked():
        company.turn()
    with window(browser) as page, company.first() as player:
        page.goto(company.link)
        page.wait_for_selector(PLAYABLE, timeout=PATIENCE)
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
                    [company.table, company.keys[0], ply, offered[number % len(offered)]],
                )
            )
    told("from click to shown result", times, LONGEST_CLICK)
    told("of it the server's answer", answers)
    print(f"{'median, whole to answer':34} {ratio(times, answers):7.2f}")


def loads(browser: Browser, company: Company, count: int) -> None:
    playable, empty = [], []
    for _ in range(count):
        with window(browser) as page:
            page.add_init_script(NOTE_PLAYABLE)
            page.goto(company.link)
            playable.append(eventually(page, "() => window.playable_at"))
        with window(browser) as page:
            page.goto(f"{company.url}/health")
            empty.append(eventually(page, LOADED_AT))
    told("from navigation to playable board", playable, LONGEST_LOAD)
    told("an empty page", empty)
    print(f"{'median, board to empty page':34} {ratio(playable, empty):7.2f}")


def eventually(page: Page, expression: str) -> float:
    """What it comes to when it is not nothing."""
    while not (found := page.evaluate(expression)):
        page.wait_for_timeout(50)
    return float(found)


def told(what: str, times: list[float], target: int | None = None) -> None:
    most = statistics.quantiles(times, n=100, method="inclusive")[98]
    numbers = {"median": statistics.median(times), "99 %": most, "longest": max(times)}
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
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = executable(playwright)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        with Server(f"sqlite:///{folder}/page.sqlite", **GENEROUS) as server:
            company = seated(server.url, random.Random(SEED))
            frames(browser, company, wanted.rounds)
            clicks(browser, company, wanted.clicks)
            loads(browser, company, wanted.loads)
        browser.close()


if __name__ == "__main__":
    main()
