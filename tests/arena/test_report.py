"""The files of results: complete, well-formed, and accessible."""

from __future__ import annotations

import csv
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tzolkin.arena.block_results import BlockResult, lost_block
from tzolkin.arena.bot_names import short_names
from tzolkin.arena.exports import FILES, write_results
from tzolkin.arena.formatting import seconds
from tzolkin.arena.plan import Plan
from tzolkin.arena.provenance import command_of, provenance_of
from tzolkin.arena.report.svg import Scale
from tzolkin.arena.results import make_results
from tzolkin.bots import BOTS

from .helpers import block_result, game

PLAN = Plan(("random", "my & <b>.py:MyBot"), (2,), 40, seed=5)


def played(deal: int) -> BlockResult:
    return block_result(deal, game([30 + deal, 20], (0, 1)), game([40 - deal, 25], (1, 0)))


EVERYTHING = [played(deal) for deal in range(1, 41)]
SPOILT = block_result(1, game([30, 20], (0, 1), faults={1: "it <failed>"}), game([9, 8], (1, 0)))


def page(
    plan: Plan, block_results: list[BlockResult], folder: Path, anchor: str | None = None
) -> str:
    write_results(make_results(plan, block_results, anchor), folder)
    return (folder / "report.html").read_text(encoding="utf-8")


class Balance(HTMLParser):
    """A parser that fails if an element is not closed, or closed twice."""

    EMPTY = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(text: str) -> Balance:
    parser = Balance()
    parser.feed(text)
    parser.close()
    assert parser.open == []
    assert len(set(parser.ids)) == len(parser.ids)
    return parser


def drawings(text: str) -> list[ElementTree.Element]:
    found = re.findall(r"<svg .*?</svg>", text, re.DOTALL)
    return [ElementTree.fromstring(one) for one in found]  # noqa: S314 (our own)


SITUATIONS = {
    "everything": (PLAN, EVERYTHING),
    "nothing": (PLAN, []),
    "spoilt": (PLAN, [SPOILT]),
    "lost": (PLAN, [played(1), lost_block(PLAN.job(played(2).block), ["it <died>"] * 3)]),
    "alone": (Plan(("random",), (3,), 1, 5), [block_result(1, game([3, 2, 1], (0, 0, 0)))]),
    "level": (PLAN, [block_result(1, game([0, 0], (0, 1)))]),
    "tables of two sizes": (Plan(("random", "b"), (2, 3), 3, 5), EVERYTHING[:3]),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_page_is_whole_and_needs_nothing_else(name: str, tmp_path: Path) -> None:
    text = page(*SITUATIONS[name], tmp_path)
    read(text)
    assert not re.search(r"<script|<link|<img|https?://|url\(|@import", text)
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize("name", SITUATIONS)
def test_drawings_can_be_listened_to(name: str, tmp_path: Path) -> None:
    for drawing in drawings(page(*SITUATIONS[name], tmp_path)):
        first, second = drawing[0], drawing[1]
        assert (first.tag, second.tag) == ("title", "desc")
        assert first.text
        assert second.text
        labels = f"{first.get('id')} {second.get('id')}"
        assert drawing.get("aria-labelledby") == labels
        assert drawing.get("role") == "img"


def test_nothing_is_drawn_outside(tmp_path: Path) -> None:
    text = page(PLAN, [*EVERYTHING[:-1], SPOILT], tmp_path)
    for drawing in drawings(text):
        _, _, width, height = map(float, drawing.get("viewBox", "").split())
        for part in drawing.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(part.get(name, 0)) <= width
            for name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(part.get(name, 0)) <= height
            assert float(part.get("width", 0)) >= 0


def test_what_the_plots_show(tmp_path: Path) -> None:
    titles = [drawing[0].text for drawing in drawings(page(PLAN, EVERYTHING, tmp_path))]
    assert titles == ["Rating", "Win share", "Scores", "Points by source"]
    alone = drawings(page(*SITUATIONS["alone"], tmp_path))
    assert [drawing[0].text for drawing in alone] == ["Scores", "Points by source"]


def test_a_figure_without_an_interval_is_a_dot_alone(tmp_path: Path) -> None:
    rating, *_ = drawings(page(PLAN, [played(1)], tmp_path))
    assert len([part for part in rating.iter() if part.get("class") == "dot"]) == 2
    assert not [part for part in rating.iter() if part.get("class") == "whisker"]
    assert "()" not in str(rating[1].text)


def test_where_all_games_were_forfeited_no_scores_are_drawn(tmp_path: Path) -> None:
    spoilt = game([30, 20], (0, 1), faults={1: "it failed"})
    text = page(PLAN, [block_result(1, spoilt), block_result(2, spoilt)], tmp_path)
    assert [drawing[0].text for drawing in drawings(text)] == ["Rating", "Win share"]
    assert "No scores: every game was forfeited" in text


def test_names_and_faults_are_only_text(tmp_path: Path) -> None:
    words = " ".join(read(page(PLAN, [SPOILT], tmp_path)).words)
    assert "MyBot" in words
    assert "it <failed>" in words
    assert "my & <b>.py:MyBot" in words


def test_a_reader_is_warned(tmp_path: Path) -> None:
    text = " ".join(read(page(*SITUATIONS["lost"], tmp_path)).words)
    assert "Of 80 games 2 were" in text
    assert "fewer than 30 deals" in text
    assert "deal 2 of 2 players: tried 3 times: it <died>" in text
    fine = " ".join(read(page(PLAN, EVERYTHING, tmp_path)).words)
    assert "fewer than" not in fine
    assert "Not everything" not in fine


def test_long_lists_are_cut(tmp_path: Path) -> None:
    losses = [lost_block(PLAN.job(played(deal).block), [f"reason {deal}"]) for deal in range(1, 41)]
    text = " ".join(read(page(PLAN, losses, tmp_path)).words)
    assert "reason 20" in text
    assert "reason 21" not in text
    assert "and 20 more" in text


def test_the_anchor_is_told(tmp_path: Path) -> None:
    text = " ".join(read(page(PLAN, EVERYTHING, tmp_path, "random")).words)
    assert "Elo points, random is 0" in text


def test_results_for_programs(tmp_path: Path) -> None:
    results = make_results(PLAN, EVERYTHING)
    document = write_results(results, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(FILES)
    assert json.loads((tmp_path / "results.json").read_text()) == json.loads(json.dumps(document))
    assert document["plan"]["seed"] == 5
    assert document["complete"] is True
    first, second = document["tables"][0]["bots"]
    assert first["bot"] == "random"
    assert first["win_share"]["low"] <= first["win_share"]["value"] <= first["win_share"]["high"]
    assert first["score_quantiles"]["0%"] == 25
    assert second["score_quantiles"]["100%"] == 39
    assert {"version", "code", "engine", "command", "date"} <= set(document)


def test_results_as_a_table(tmp_path: Path) -> None:
    results = make_results(PLAN, EVERYTHING)
    write_results(results, tmp_path)
    rows = list(csv.DictReader(io.StringIO((tmp_path / "results.csv").read_text())))
    assert [row["bot"] for row in rows] == list(PLAN.bots)
    assert float(rows[0]["score"]) == pytest.approx(results.tables[0].bots[0].score.value)
    assert rows[0]["seed"] == "5"
    assert float(rows[1]["rating_low"]) <= float(rows[1]["rating"])


def test_what_nobody_knows_is_empty(tmp_path: Path) -> None:
    write_results(make_results(PLAN, []), tmp_path)
    rows = list(csv.DictReader(io.StringIO((tmp_path / "results.csv").read_text())))
    assert (rows[0]["score"], rows[0]["games"]) == ("", "0")


def test_the_command_that_repeats_it() -> None:
    plan = Plan(("random", "run:my bot"), (2, 4), 3, 5, "all", 2.5)
    assert command_of(plan) == (
        "tzolkin arena --bots 'random,run:my bot' --players 2,4 --deals 3 --seed 5 "
        "--seatings all --limit 2.5"
    )
    assert provenance_of(Plan(("random",), (2,), 1, 0))["command"].endswith("--deals 1 --seed 0")


def test_versions_of_bots_are_named() -> None:
    """A later release repeats the results, although its bots have learned more."""
    newest = BOTS["search"].versions[-1]
    plan = Plan(("search:9", "search@1:9", "random", "priest"), (2,), 3, 5)
    provenance = provenance_of(plan)
    exact = {"search:9": f"search@{newest}:9", "priest": f"priest@{newest}"}
    assert provenance["bot_versions"] == exact
    assert f"--bots search@{newest}:9,search@1:9,random,priest@{newest} " in provenance["command"]


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        (["random", "search:1000"], ["random", "search:1000"]),
        (["a/b.py:Mine", "b.py:Mine:2s"], ["Mine", "Mine:2s"]),
        (["a/b.py:Mine", "a/c.py:Mine"], ["b.py:Mine", "c.py:Mine"]),
        (["a/b.py:Mine", "c/b.py:Mine"], ["a/b.py:Mine", "c/b.py:Mine"]),
        (["run:" + "x" * 50], ["run:" + "x" * 23 + "…"]),
    ],
)
def test_short_names(bots: list[str], names: list[str]) -> None:
    assert list(short_names(bots).values()) == names


@pytest.mark.parametrize(
    "values", [[0.0], [-3.5, 98.25], [1e-4, 3e-4], [0, 1], [-741.3, 12], [5, 5], [-0.2, 131]]
)
def test_scales_hold_their_values_and_have_a_few_round_ticks(values: list[float]) -> None:
    scale = Scale.over(values)
    assert scale.low <= min(values) <= max(values) <= scale.high
    assert 2 <= len(scale.ticks()) <= 8
    assert scale.low - 1e-9 <= scale.ticks()[0]
    assert scale.ticks()[-1] <= scale.high + 1e-9
    assert scale.at(scale.low) < scale.at(scale.high)


@pytest.mark.parametrize("values", [[-3, 240], [-0.5, 77], [12, 109], [0, 101]])
def test_scales_do_not_end_far_beyond_their_values(values: list[float]) -> None:
    scale = Scale.over(values)
    room = (values[1] - values[0]) / 10
    assert min(values) - scale.low <= room
    assert scale.high - max(values) <= room


def test_a_weak_bot_does_not_blur_the_scores_of_the_others(tmp_path: Path) -> None:
    """Bins are for the scores of a bot, not for the distance between bots."""
    plan = Plan(("weak", "good", "better"), (3,), 40, seed=5)
    games = [
        block_result(deal, game([deal % 9 - 30, 80 + deal % 24, 90 + deal % 24]))
        for deal in range(1, 41)
    ]
    text = page(plan, games, tmp_path)
    bins = re.findall(r"(-?\d+) to (-?\d+) points", text)
    assert {int(end) - int(begin) for begin, end in bins} == {2}


def test_times_of_a_turn() -> None:
    told = [seconds(value) for value in (None, 2.5, 0.0123, 0.0000456)]
    assert told == ["-", "2.5 s", "12.3 ms", "45.6 µs"]
