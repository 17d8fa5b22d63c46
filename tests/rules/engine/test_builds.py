"""Tests of builds: without a compiler, stale ones, and one with all bounds and overflow checks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXERCISE_RULES = ("-m", "tests.rules.engine.exercise_rules")
EXERCISE_SEARCH = ("-m", "tests.rules.engine.exercise_search")
WHICH_ENGINES = """
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


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the tree's own package, not on an installed one."""
    path = os.pathsep.join([str(tree / "src"), str(tree)])
    environment = os.environ | {"PYTHONPATH": path, "TZOLKIN_PURE": ""}
    return subprocess.run(
        [sys.executable, *arguments],
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
    assert run(tree, *EXERCISE_RULES, "5").stdout.startswith("plain")


def test_a_stale_build_is_noticed_and_not_used(tree: Path) -> None:
    """After a rule is edited, modules compiled before must not decide anything."""
    build(tree)
    script = (
        "from tzolkin import COMPILED, Game\n"
        "game = Game.new(2, 1)\n"
        "print(COMPILED, game.position()['round'])"
    )
    fresh = run(tree, "-c", script)
    assert (fresh.stdout, fresh.stderr) == ("True 1\n", "")
    edit(tree, "turns.py", "pool.used = 1", "pool.used = 1 + 0", "search")
    assert run(tree, "-c", WHICH_ENGINES).stdout.split() == [
        "False",
        *2 * ["tzolkin.search._plain"],
    ]
    edit(tree, "setup.py", "s.round = 1", "s.round = 2")
    stale = run(tree, "-c", script)
    assert stale.stdout == "False 2\n"
    assert "StaleBuildWarning: the compiled rules are older than their sources" in stale.stderr


def test_a_build_with_a_missing_module_is_not_used(tree: Path) -> None:
    build(tree)
    assert run(tree, "-c", WHICH_ENGINES).stdout.split() == [
        "True",
        *2 * ["tzolkin.search._native"],
    ]
    lose(tree, "search", "value")
    partly = run(tree, "-c", WHICH_ENGINES)
    assert partly.stdout.split() == ["True", *2 * ["tzolkin.search._plain"]]
    assert "StaleBuildWarning: the compiled search cannot be loaded" in partly.stderr
    lose(tree, "rules", "legal")
    broken = run(tree, *EXERCISE_RULES, "1")
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
    watched = run(tree, *EXERCISE_RULES, "600")
    assert watched.stdout.startswith("compiled")
    assert "runtime error" not in watched.stderr
    searched = run(tree, *EXERCISE_SEARCH)
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
        run(tree, *EXERCISE_RULES, "600")
    assert "construction.py" in caught.value.stderr
    assert "runtime error: index 6 out of bounds" in caught.value.stderr
