"""Specs of bots: which are understood, and what is said about all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tzolkin.bots import (
    BOTS,
    Budget,
    BudgetError,
    SeatedBot,
    UnknownBotError,
    bot_class,
    make_bot,
    seat_seed,
    split_specs,
)
from tzolkin.bots.cores import threads_of
from tzolkin.bots.specs import Kind, parse_spec

THINKER = """
from helper import first
from tzolkin.bots import Bot

class Thinker(Bot):
    takes_budget = True
    def choose(self, view, legal):
        return first(legal)

class Hasty(Bot):
    def choose(self, view, legal):
        return first(legal)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "helper.py").write_text("def first(legal):\n    return legal[0]\n")
    path = tmp_path / "thinker.py"
    path.write_text(THINKER)
    return path


@pytest.mark.parametrize(
    ("text", "kind", "name", "path", "budget"),
    [
        ("random", Kind.BUILTIN, "random", "", None),
        (" random ", Kind.BUILTIN, "random", "", None),
        ("search:1000", Kind.BUILTIN, "search", "", Budget(simulations=1000)),
        ("search:2s", Kind.BUILTIN, "search", "", Budget(seconds=2)),
        ("search:0.5s", Kind.BUILTIN, "search", "", Budget(seconds=0.5)),
        ("search:200ms", Kind.BUILTIN, "search", "", Budget(seconds=0.2)),
        ("search:1000:2", Kind.BUILTIN, "search", "", Budget(simulations=1000, threads=2)),
        ("search:0.5s:64", Kind.BUILTIN, "search", "", Budget(seconds=0.5, threads=64)),
        ("a/b.py:MyBot:2s:3", Kind.FILE, "MyBot", "a/b.py", Budget(seconds=2, threads=3)),
        ("a/b.py:MyBot", Kind.FILE, "MyBot", "a/b.py", None),
        ("C:\\a\\b.py:MyBot:9", Kind.FILE, "MyBot", "C:\\a\\b.py", Budget(simulations=9)),
        ("run:my prog.py:x 1000", Kind.PROGRAM, "my prog.py:x 1000", "", None),
    ],
)
def test_what_is_understood(
    text: str, kind: Kind, name: str, path: str, budget: Budget | None
) -> None:
    spec = parse_spec(text)
    assert (spec.kind, spec.name, spec.path, spec.budget) == (kind, name, path, budget)


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        ("0", "must be from 1 to 1000000000, not 0"),
        ("1000000001", "must be from 1 to 1000000000, not 1000000001"),
        ("0s", "must be from 0.001 to 86400, not 0.0"),
        ("0.5ms", "must be from 0.001 to 86400, not 0.0005"),
        ("86401s", "must be from 0.001 to 86400, not 86401.0"),
        ("1000:0", "must be from 1 to 64, not 0"),
        ("2s:65", "must be from 1 to 64, not 65"),
    ],
)
def test_budgets_out_of_range(amount: str, words: str) -> None:
    with pytest.raises(BudgetError, match=rf"^search: the \w+ of a budget {words}$"):
        assert parse_spec(f"search:{amount}").budget


WRITTEN = (
    *("", "abc", "-3", "1e99s", "2 s", "2h", "1.5", "\u0661", "9" * 5000),
    *("1000:2s", "2s:", ":2", "2s:two", "2s:2:2"),
)


@pytest.mark.parametrize("amount", WRITTEN, ids=range(len(WRITTEN)))
def test_what_is_no_budget(amount: str) -> None:
    words = r"is no budget: a budget is a number of simulations per turn \(1000\) or a time per"
    with pytest.raises(BudgetError, match=rf"^search: '.* {words}") as caught:
        assert parse_spec(f"search:{amount}").budget
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "budget",
    [
        Budget(simulations=0),
        Budget(simulations=True),
        Budget(simulations=1.5),  # type: ignore[arg-type]
        Budget(seconds=-1),
        Budget(seconds=float("nan")),
        Budget(seconds=float("inf")),
        Budget(seconds="2"),  # type: ignore[arg-type]
        Budget(threads=0),
        Budget(threads=True),
    ],
)
def test_impossible_budgets_from_programs(budget: Budget) -> None:
    with pytest.raises(BudgetError, match="of a budget must be"):
        make_bot("random", 1, budget)


def test_a_budget_needs_a_bot_that_takes_one(file: Path) -> None:
    with pytest.raises(BudgetError, match=r"^random takes no budget; write random alone$"):
        make_bot("random:100")
    with pytest.raises(BudgetError, match="Hasty takes no budget, unless it says"):
        bot_class(f"{file}:Hasty:100")
    assert make_bot(f"{file}:Thinker:100").budget == Budget(simulations=100)
    assert make_bot(f"{file}:Thinker").budget == Budget()
    assert make_bot(f"{file}:Thinker:1s", 1, Budget(simulations=5)).budget == Budget(seconds=1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("randm", "^there is no bot 'randm'; did you mean random\\? there are random, "),
        ("Random", "did you mean random"),
        ("zzz", "^there is no bot 'zzz'; there are random, "),
        ("mine.py", "a file needs the name of a class: mine.py:MyBot"),
        ("mine.py:", "mine.py: there is no such file"),
        ("run:true", "is a program, not a class"),
        ("x" * 5000, "there is no bot 'xxx"),
    ],
)
def test_what_is_said_about_the_rest(text: str, words: str) -> None:
    with pytest.raises(UnknownBotError, match=words) as caught:
        make_bot(text)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("texts", "found"),
    [
        ("random", ["random"]),
        ("a, b:1s ,c.py:D", ["a", "b:1s", "c.py:D"]),
        ("a,,b", ["a", "", "b"]),
        ("", [""]),
        ("run:x 'a,b' \"c,d\" e, run:y,z", ["run:x 'a,b' \"c,d\" e", "run:y", "z"]),
        ("run:it's,random", ["run:it's", "random"]),
        ("it's.py:A,he's.py:B", ["it's.py:A", "he's.py:B"]),
    ],
)
def test_several_separated_by_commas(texts: str, found: list[str]) -> None:
    assert split_specs(texts) == found


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_ours_says_how_it_plays(name: str) -> None:
    about = BOTS[name].about
    assert 10 <= len(about) <= 100
    assert "\n" not in about


@pytest.mark.parametrize(
    ("text", "threads"),
    [
        ("planner", 1),
        ("search", 1),
        ("search:2s:3", 3),
        ("ruler", 2),
        ("ruler:1000", 2),
        ("ruler:1000:1", 1),
        ("mine.py:MyBot", 1),
        ("mine.py:MyBot:2s:4", 4),
        ("run:prog:2s:4", 1),
    ],
)
def test_in_how_many_threads_a_bot_thinks(text: str, threads: int) -> None:
    assert threads_of(text) == threads


def test_titles(file: Path) -> None:
    assert SeatedBot.named("random", 1).title == "Random"
    assert parse_spec("search:1000").title == "Search 1000"
    assert parse_spec("search:0.5s").title == "Search 0.5s"
    assert parse_spec("search@1:0.5s").title == "Search@1 0.5s"
    assert SeatedBot.named("planner@1", 1).title == "Planner@1"
    assert parse_spec(f"{file}:Thinker").title == "Thinker"


def test_seeds_of_seats_are_their_own_and_hide_a_deal_that_nobody_can_guess() -> None:
    seeds = {seat_seed(deal, seat) for deal in (0, 1, 2, 2**64 - 1) for seat in range(4)}
    assert len(seeds) == 16
    assert all(2**40 < seed < 2**53 for seed in seeds)
    assert seat_seed(1, 0) == 1040107279565333
    assert next(deal for deal in range(10) if seat_seed(deal, 0) == 1040107279565333) == 1
