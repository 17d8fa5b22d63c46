"""Following a game: the log with its gains, replay to any moment, links to moments, and the end."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.server.guests import Person, person
from tests.server.servers import Server
from tests.server.tables import past_the_tiles, seated
from tests.steering import eager_choice
from tzolkin import Game

GOODS = ("corn", "wood", "stone", "gold", "skulls")
SEED = 31
MINUS = "\N{MINUS SIGN}"
WITHIN = """panel => [...panel.querySelectorAll("button, input")].every((tool) =>
  tool.getBoundingClientRect().right <= panel.parentElement.getBoundingClientRect().right)"""


@pytest.fixture(scope="module")
def game() -> Game:
    """A whole game of three."""
    played, dice = Game.new(3, SEED, names=["Ana", "Bo", "Cay"]), random.Random(SEED)
    while not played.over:
        played.play(eager_choice(played, dice))
    return played


@pytest.fixture
def reader(server: Server, game: Game, page: Page) -> Iterator[Person]:
    """Somebody who looks at its record, in the browser too."""
    told = httpx.post(f"{server.url}/api/records", json=game.record()).json()
    page.goto(f"/table/{told['table']['id']}#{told['onlooker']}")
    expect(page.locator("dialog.end")).to_be_visible()
    with Person(server.url, told["table"]["id"], told["onlooker"]) as somebody:
        yield somebody


def number(text: str) -> float:
    return float(text.replace(MINUS, "-"))


def shown_goods(page: Page) -> list[dict[str, float]]:
    """What the panels of the seats show."""
    panels = page.locator(".player").all()
    return [
        dict(zip(GOODS, map(number, panel.locator(".good b").all_inner_texts()), strict=True))
        | {"points": number(panel.locator(".score").inner_text())}
        for panel in panels
    ]


def expect_moment(page: Page, reader: Person, ply: int) -> None:
    """The page shows the position after so many actions, and its address says so."""
    expect(page).to_have_url(re.compile(rf"\?at={ply}$"))
    view = reader.get("at", ply=ply)["view"]
    expect(page.locator("svg.board")).to_have_attribute("aria-label", f"Board, day {view['day']}")
    wanted = [{name: seat[name] for name in (*GOODS, "points")} for seat in view["seats"]]
    assert shown_goods(page) == wanted


def begin_replay(page: Page) -> Locator:
    page.locator('[data-do="replay"]').click()
    slider = page.locator(".replay input[type=range]")
    expect(slider).to_be_visible()
    return slider


def test_any_moment_is_the_position_of_that_action(page: Page, reader: Person, game: Game) -> None:
    slider = begin_replay(page)
    expect(page.locator("dialog.end")).to_have_count(0)
    for ply in (0, 1, game.ply // 3, game.ply // 2, game.ply - 1):
        slider.fill(str(ply))
        expect_moment(page, reader, ply)


def test_keys_step_by_turns_and_rounds(page: Page, reader: Person, game: Game) -> None:
    turns = reader.get("story")["turns"]
    ends = [turn["ply"] + len(turn["steps"]) for turn in turns]
    turned = [turn["end"] and turn["end"]["next_day"] is not None for turn in turns]
    rounds = [end for end, ended in zip(ends, turned, strict=True) if ended]
    begin_replay(page)
    for key, ply in (
        *(("Home", 0), ("ArrowRight", ends[0]), ("ArrowRight", ends[1]), ("ArrowLeft", ends[0])),
        *(("Shift+ArrowRight", rounds[0]), ("Shift+ArrowRight", rounds[1])),
        *(("Shift+ArrowLeft", rounds[0]), ("End", game.ply), ("ArrowLeft", ends[-2])),
    ):
        page.keyboard.press(key)
        expect_moment(page, reader, ply)
    expect(page.locator(".moment")).to_contain_text(game.names[turns[-2]["seat"]])


def test_it_plays_by_itself_until_it_is_stopped(page: Page, reader: Person) -> None:
    ends = [turn["ply"] + len(turn["steps"]) for turn in reader.get("story")["turns"]]
    begin_replay(page)
    play = page.locator('[data-do="play-replay"]')
    play.click()  # from the beginning
    expect(page).to_have_url(re.compile(rf"\?at={ends[1]}$"), timeout=20_000)
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")


def test_a_link_to_a_moment(
    page: Page, context: BrowserContext, reader: Person, server: Server, game: Game
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    ply = game.ply // 2
    begin_replay(page).fill(str(ply))
    expect_moment(page, reader, ply)
    page.locator('[data-do="copy-moment"]').click()
    expect(page.locator('[data-do="copy-moment"]')).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/table/{reader.table}?at={ply}"
    page.goto("/")
    page.goto(link)
    expect(page.locator(".replay")).to_be_visible()
    expect_moment(page, reader, ply)
    page.locator('[data-do="replay-now"]').click()
    expect(page).to_have_url(re.compile(rf"/table/{reader.table}$"))
    expect(page.locator("dialog.end")).to_be_visible()


def test_the_log_leads_to_places_and_moments(page: Page, reader: Person, game: Game) -> None:
    page.locator("dialog.end button").last.click()
    page.locator('[data-do="log"]').click()
    deeds = page.locator(".entries button[data-ply]")
    placed = deeds.filter(has_text="Place on Uxmal").last
    placed.hover()
    expect(page.locator(".space.hot")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".space.hot")).to_have_count(0)
    placed.focus()
    expect(page.locator(".space.hot")).to_have_count(1)
    ply = int(placed.get_attribute("data-ply") or "")
    placed.click()
    expect_moment(page, reader, ply)
    expect(placed).to_have_attribute("aria-current", "step")
    assert page.locator(".entries .round-end").count() > 20
    feeding = page.locator(".entries .round-end", has_text="workers eat")
    assert feeding.count() == 4


def test_every_point_is_told_at_the_end(page: Page, reader: Person, game: Game) -> None:
    end = page.locator("dialog.end")
    expect(end.locator("tfoot td")).to_have_count(game.players)
    rows = [row.locator("td").all_inner_texts() for row in end.locator("tbody tr").all()]
    totals = [number(text) for text in end.locator("tfoot td").all_inner_texts()]
    assert totals == sorted(game.scores(), reverse=True)
    assert [sum(map(number, column)) for column in zip(*rows, strict=True)] == totals
    assert end.locator("polyline").count() == game.players
    boxes = [piece.bounding_box() for piece in end.locator(".stacks .piece").all()]
    assert len(boxes) >= game.players
    assert all(box and box["width"] > 0 for box in boxes)


def test_a_running_game_is_followed(page: Page, server: Server) -> None:
    """An onlooker hears of a turn, and is told at once what it brought."""
    with seated(server.url, person("Ana"), person("Bo"), seed=SEED) as (ana, bo, onlooker):
        past_the_tiles([ana, bo], random.Random(1))
        page.goto(f"/table/{onlooker.table}#{onlooker.key}")
        page.locator('[data-do="log"]').click()
        expect(page.locator(".entries .turn-head")).to_have_count(2)
        ply = ana.info()["ply"]
        ana.commit(0, ply, ["place yaxchilan", "place yaxchilan", "done"])
        last = page.locator(".entries li").last
        expect(last.locator("button")).to_have_count(2)
        second = onlooker.get("story", after=ply)["turns"][0]["steps"][1]["changes"]["0"]
        expect(last.locator("button").last.locator(".amt")).to_have_text(
            f"{MINUS}{-second['corn']}"
        )
        forecast = onlooker.get("view")["view"]["forecast"]
        needed = [str(seat["needs"]) for seat in forecast["seats"]]
        expect(page.locator(".player .food b")).to_have_text(needed)


def test_a_long_deed_leaves_the_tools_of_the_replay_in_reach(page: Page, reader: Person) -> None:
    """Every moment, however much was done and gained in it, fits into the panel."""
    begin_replay(page)
    panel = page.locator(".replay")
    turns = reader.get("story")["turns"]
    longest = sorted(turns, key=lambda turn: len(turn["steps"]))[-5:]
    for turn in longest:
        page.locator(".replay input[type=range]").fill(str(turn["ply"] + len(turn["steps"])))
        expect(panel.locator(".what")).not_to_be_empty()
        assert panel.evaluate(WITHIN)
