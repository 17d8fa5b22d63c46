"""Tests of builds: without a compiler, stale ones, and one with all bounds and overflow checks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAMES_SCRIPT = """
import random, sys
from tests.random_games import eager_choice, steered_game
from tzolkin import COMPILED
from tzolkin.game.notation import TEXTS
decisions = 0
for number in range(int(sys.argv[1])):
    game, rng = steered_game(number), random.Random(number)
    while not game.over:
        if rng.random() < 0.02:
            for text in TEXTS:
                game.explain(text)
        game.play(eager_choice(game, rng))
        decisions += 1
    game.breakdown()
print("compiled" if COMPILED else "plain", decisions)
"""

SEARCH_SCRIPT = """
from tests.bots.table import made, play
from tests.search.test_tree import planted, visits
from tests.search.test_turns import wealthiest
from tzolkin import COMPILED, Game
from tzolkin.bots import SeatedBot
from tzolkin.search.engine import TurnFinder
for players in (2, 3, 4):
    seats = [SeatedBot(made(name, 1), name) for name in ("planner", "search", "corn", "greedy")]
    play(*seats[:players], seed=players)
    assert not any(bot.fault for bot in seats)
    for seed in range(10):
        tree = planted(Game.load(wealthiest(players, seed)).board)
        assert tree.grow(50) == visits(tree) > 0
print("compiled" if COMPILED else "plain", TurnFinder.__module__)
"""
WHICH_SCRIPT = """
from tzolkin import COMPILED
from tzolkin.search.engine import Tree, TurnFinder
print(COMPILED, TurnFinder.__module__, Tree.__module__)
"""


def build(tree: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    environment = os.environ | {"CFLAGS": "-O0"} | variables  # in half the time
    return subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=True
    )


def run(tree: Path, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script on the tree's own package, not on an installed one."""
    path = os.pathsep.join([str(tree / "src"), str(tree)])
    environment = os.environ | {"PYTHONPATH": path, "TZOLKIN_PURE": ""}
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )


def edit(tree: Path, rule: str, old: str, new: str, package: str = "rules") -> None:
    path = tree / "src" / "tzolkin" / package / rule
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def lose(tree: Path, package: str, module: str) -> None:
    (lost,) = (tree / "src" / "tzolkin" / package).glob(f"{module}.*.so")
    lost.unlink()


def test_without_a_compiler_the_rules_run_as_they_are(tree: Path) -> None:
    built = build(tree, CC="no-such-compiler", TZOLKIN_COMPILE="")
    assert "was not compiled" in built.stderr
    assert run(tree, GAMES_SCRIPT, "5").stdout.startswith("plain")


def test_a_stale_build_is_noticed_and_not_used(tree: Path) -> None:
    """After a rule is edited, modules compiled before must not decide anything."""
    build(tree)
    script = (
        "from tzolkin import COMPILED, Game\n"
        "game = Game.new(2, 1)\n"
        "print(COMPILED, game.position()['round'])"
    )
    fresh = run(tree, script)
    assert (fresh.stdout, fresh.stderr) == ("True 1\n", "")
    edit(tree, "turns.py", "pool.used = 1", "pool.used = 1 + 0", "search")
    assert run(tree, WHICH_SCRIPT).stdout.split() == ["False", *2 * ["tzolkin.search._plain"]]
    edit(tree, "setup.py", "s.round = 1", "s.round = 2")
    stale = run(tree, script)
    assert stale.stdout == "False 2\n"
    assert "StaleBuildWarning: the compiled rules are older than their sources" in stale.stderr


def test_a_build_with_a_missing_module_is_not_used(tree: Path) -> None:
    build(tree)
    assert run(tree, WHICH_SCRIPT).stdout.split() == ["True", *2 * ["tzolkin.search._native"]]
    lose(tree, "search", "value")
    partly = run(tree, WHICH_SCRIPT)
    assert partly.stdout.split() == ["True", *2 * ["tzolkin.search._plain"]]
    assert "StaleBuildWarning: the compiled search cannot be loaded" in partly.stderr
    lose(tree, "rules", "legal")
    broken = run(tree, GAMES_SCRIPT, "1")
    assert broken.stdout.startswith("plain")
    assert "StaleBuildWarning: the compiled rules cannot be loaded" in broken.stderr


def test_no_bound_is_overstepped_and_nothing_overflows(tree: Path) -> None:
    """Random games run under the undefined-behaviour sanitizer, which ends them at any complaint.

    A rule that writes past the building row shows afterwards that the sanitizer would complain.
    """
    checks = "bounds,signed-integer-overflow,integer-divide-by-zero,shift,alignment"
    sanitized = {
        "CFLAGS": f"-fsanitize={checks} -fno-sanitize-recover=all -O1",
        "LDFLAGS": "-fsanitize=undefined",
        "TZOLKIN_LINES": "1",
    }
    build(tree, **sanitized)
    watched = run(tree, GAMES_SCRIPT, "600")
    assert watched.stdout.startswith("compiled")
    assert "runtime error" not in watched.stderr
    searched = run(tree, SEARCH_SCRIPT)
    assert searched.stdout == "compiled tzolkin.search._native\n"
    assert "runtime error" not in searched.stderr
    edit(
        tree,
        "cities/construction.py",
        "for place in range(ids.ROW):",
        "for place in range(ids.ROW + 1):",
    )
    build(tree, **sanitized)
    with pytest.raises(subprocess.CalledProcessError) as caught:
        run(tree, GAMES_SCRIPT, "600")
    assert "construction.py" in caught.value.stderr
    assert "runtime error: index 6 out of bounds" in caught.value.stderr
