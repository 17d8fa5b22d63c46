"""Steered games exercise everything: every action, tile, decision and line of the rules.

`pytest -s tests/rules/engine/test_coverage.py` prints the report: how often each of them occurred.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests import positions
from tests.random_games import eager_choice, play_on, steered_game
from tzolkin import Game
from tzolkin import rules as rules_package
from tzolkin.game.notation import DECISIONS, TEXTS, TILES

from .rulings import RULINGS, rulings

GAMES = 5000
ROOT = Path(__file__).parents[3]
RULES = Path(rules_package.__path__[0])
WRAPPERS = ",".join(f"*/rules/{name}.py" for name in ("_plain", "engine", "state", "sources"))

LINES_SCRIPT = """
import random
from collections import Counter
from tests import positions
from tests.rules.engine.test_coverage import at_mercy
from tests.random_games import play_on, steered_game
from tzolkin.game.notation import TEXTS
from tzolkin.rules.engine import Board

early_food_day = positions.load(day=3, food_day=True)
one_temple = positions.load(on={"tikal": {5: 0}}, wood=1, chaac=5, quetzalcoatl=7)
for text in ("pick tikal 5", "do 5", "pay wood"):
    one_temple.play(text)

asked = Counter()
rare = [early_food_day, at_mercy(), one_temple]
for number, start in enumerate([*rare, *map(steered_game, range(150))]):
    rng = random.Random(number)
    for game in play_on(start, rng):
        asked[game.decision] += 1
        if asked[game.decision] < 100 or rng.random() < 0.02:
            game.breakdown(), game.scores(), game.winners(), game.legal()
            for seat in range(game.players):
                game.board.concealed(seat, number)
            for text in TEXTS:
                game.explain(text)
Board.deal(4, 1).winners()
Board.deal(4, 1).play_randomly(1, 10)
Board.deal(4, 1).play_randomly(1, 10000)
"""


@pytest.fixture(scope="module")
def counts() -> tuple[Counter[str], Counter[str]]:
    """Return how often every action was played and every decision was made."""
    actions: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    for number in range(GAMES):
        for game in play_on(steered_game(number), random.Random(number)):
            decisions[game.decision] += 1
        actions.update(game.actions)
    return actions, decisions


def report(title: str, counted: Counter[str], wanted: Iterable[str]) -> None:
    """Print how often each name was counted, and fail if some name never was."""
    lines = [f"{counted[name]:8} {name}" for name in wanted]
    sys.stdout.write("\n".join(["", title, *lines, ""]))
    assert [name for name in wanted if not counted[name]] == []


def test_every_action_is_played(counts: tuple[Counter[str], Counter[str]]) -> None:
    report(f"actions in {GAMES} games", counts[0], TEXTS)


def test_every_decision_is_asked(counts: tuple[Counter[str], Counter[str]]) -> None:
    report(f"decisions in {GAMES} games", counts[1], DECISIONS)


def test_every_tile_is_constructed_or_kept(counts: tuple[Counter[str], Counter[str]]) -> None:
    tiles: Counter[str] = Counter()
    for text, count in counts[0].items():
        verb, *arguments = text.split()
        if verb in ("build", "keep"):
            tiles.update(dict.fromkeys(arguments, count))
    report(f"tiles in {GAMES} games", tiles, TILES)


def test_every_ruling_is_met() -> None:
    met: Counter[str] = Counter()
    for start in [at_mercy(), *map(steered_game, range(1000))]:
        rng, pick, before = random.Random(1), "", start.position()
        while not start.over:
            text = eager_choice(start, rng)
            pick = text if text.startswith("pick") else pick
            start.play(text)
            after = start.position()
            met.update(set(rulings(before, text, after, pick)))
            before = after
    report("rulings in 1000 games", met, RULINGS)


def at_mercy() -> Game:
    full = {gear: {0: 1, 1: 2} for gear in positions.TEETH} | {"tikal": {0: 1}}
    return positions.load(chaac=-1, quetzalcoatl=-1, kukulkan=-1, first_space=3, on=full)


def test_every_line_and_branch_of_the_rules_runs(tmp_path: Path) -> None:
    """Coverage is measured on the plain engine; a rule that no game reaches would be untested."""
    script, data, report = tmp_path / "games.py", tmp_path / "data", tmp_path / "report.json"
    script.write_text(LINES_SCRIPT)
    coverage = [sys.executable, "-m", "coverage"]
    measured = ["--branch", f"--source={RULES}", f"--omit={WRAPPERS}", f"--data-file={data}"]
    path = os.pathsep.join([str(RULES.parents[1]), str(ROOT)])
    environment = os.environ | {"TZOLKIN_PURE": "1", "PYTHONPATH": path}
    subprocess.run([*coverage, "run", *measured, script], env=environment, check=True)
    written = ["json", f"--data-file={data}", "-o", str(report), "-q"]
    subprocess.run([*coverage, *written], check=True)
    files = json.loads(report.read_text())["files"]
    assert len(files) > 15
    missing = {
        Path(name).name: (file["missing_lines"], file["missing_branches"])
        for name, file in files.items()
        if file["missing_lines"] or file["missing_branches"]
    }
    assert missing == {}
