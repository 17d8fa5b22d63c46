"""The folder of an arena loses and breaks nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tzolkin.arena.block_results import BlockResult, lost_block
from tzolkin.arena.errors import ArenaError
from tzolkin.arena.fingerprint import PACKAGE, source_files
from tzolkin.arena.folder import Folder, check_code, read_blocks, read_plan
from tzolkin.arena.games import play_job
from tzolkin.arena.plan import Plan

from .helpers import bot, without_times

PLAN = Plan(("random",), (2,), 5, seed=3)


def played(plan: Plan = PLAN) -> list[BlockResult]:
    jobs = [plan.job(block) for block in plan.blocks()]
    games = [play_job(job) for job in jobs]
    return [
        BlockResult(job.block, [game for game, _ in some], [record for _, record in some])
        for job, some in zip(jobs, games, strict=True)
    ]


@pytest.fixture
def arena(tmp_path: Path) -> Path:
    """Return the folder of an arena that was stopped after three blocks."""
    with Folder.begin(tmp_path / "new" / "arena", PLAN) as folder:
        for result in played()[:3]:
            folder.add(result)
    return tmp_path / "new" / "arena"


def test_what_was_added_is_read_again(arena: Path) -> None:
    assert read_plan(arena) == PLAN
    assert without_times(read_blocks(arena).values()) == without_times(played()[:3])
    assert sorted(path.name for path in (arena / "records").iterdir()) == [
        "2p-00001-0-0.tzolkin.json",
        "2p-00002-0-0.tzolkin.json",
        "2p-00003-0-0.tzolkin.json",
    ]


def test_going_on(arena: Path) -> None:
    with Folder.reopen(arena, PLAN) as folder:
        for result in played()[3:]:
            folder.add(result)
    assert without_times(read_blocks(arena).values()) == without_times(played())


@pytest.mark.parametrize("cut", [1, 2, 100, 300])
def test_a_torn_last_line_never_happened(arena: Path, cut: int) -> None:
    file = arena / "blocks.jsonl"
    file.write_bytes(file.read_bytes()[:-cut])
    assert without_times(read_blocks(arena).values()) == without_times(played()[:2])
    with Folder.reopen(arena, PLAN) as folder:
        folder.add(played()[2])
    assert without_times(read_blocks(arena).values()) == without_times(played()[:3])


def test_a_line_broken_in_the_middle_is_said(arena: Path) -> None:
    file = arena / "blocks.jsonl"
    first, *others = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([first, b'{"block": [2,\n', *others]))
    with pytest.raises(ArenaError, match=r"blocks\.jsonl: line 2 is broken"):
        read_blocks(arena)


@pytest.mark.parametrize(
    "line", ["7", "{}", '{"block": [2, 1]}', '{"block": [2, 1, [0]], "games": [{}]}']
)
def test_a_line_that_is_no_block(arena: Path, line: str) -> None:
    (arena / "blocks.jsonl").write_text(f"{line}\n")
    with pytest.raises(ArenaError, match=r"blocks\.jsonl: line 1 is broken"):
        read_blocks(arena)


def test_a_block_that_was_lost_and_played_later_is_played(arena: Path) -> None:
    fourth = played()[3]
    with Folder.reopen(arena, PLAN) as folder:
        folder.add(lost_block(PLAN.job(fourth.block), ["its process died"]))
        assert read_blocks(arena)[fourth.block].lost == "tried 1 times: its process died"
        folder.add(fourth)
    assert read_blocks(arena)[fourth.block].lost is None


def test_only_one_program_at_a_time(arena: Path) -> None:
    with (
        Folder.reopen(arena, PLAN),
        pytest.raises(ArenaError, match="another arena is being played"),
    ):
        Folder.reopen(arena, PLAN)
    Folder.reopen(arena, PLAN).close()


def test_an_arena_is_not_begun_twice(arena: Path) -> None:
    before = sorted(arena.rglob("*"))
    with pytest.raises(ArenaError, match="holds an arena already; --resume goes on with it"):
        Folder.begin(arena, PLAN)
    assert sorted(arena.rglob("*")) == before


def test_a_folder_with_other_things_in_it(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    with pytest.raises(ArenaError, match="is not empty; name a new folder, or an empty one"):
        Folder.begin(tmp_path, PLAN)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_an_empty_folder_is_fine(tmp_path: Path) -> None:
    Folder.begin(tmp_path, PLAN).close()
    assert read_plan(tmp_path) == PLAN


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(ArenaError, match="file: is a file; name a folder"):
        Folder.begin(file, PLAN)
    with pytest.raises(ArenaError, match="arena: cannot be used: not a directory"):
        Folder.begin(file / "arena", PLAN)
    with pytest.raises(ArenaError, match="cannot be read: file name too long"):
        Folder.begin(tmp_path / ("x" * 300), PLAN)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "arena.json: is not JSON"),
        ("[]", "arena.json: is not of the format 'tzolkin-arena/1'"),
        ('{"format": "tzolkin-record/1"}', "is not of the format"),
        ('{"format": "tzolkin-arena/1"}', "arena.json: is broken"),
        ('{"format": "tzolkin-arena/1", "plan": {"bots": []}}', "arena.json: is broken"),
        ('{"format": "tzolkin-arena/1", "plan": 7}', "arena.json: is broken"),
    ],
)
def test_a_folder_that_holds_no_arena(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ArenaError, match=r"holds no arena \(there is no arena.json in it\)"):
        read_plan(tmp_path)
    (tmp_path / "arena.json").write_text(text)
    with pytest.raises(ArenaError, match=words):
        read_plan(tmp_path)


def test_changed_bots_are_noticed(tmp_path: Path) -> None:
    """Including bots in files of other people."""
    own = tmp_path / "own.py"
    own.write_text(Path(bot("").removesuffix(":")).read_text())
    plan = Plan((f"{own}:Last", "random"), (2,), 1, seed=3)
    Folder.begin(tmp_path / "arena", plan).close()
    check_code(tmp_path / "arena", plan)
    own.write_text(own.read_text() + "\n# better\n")
    with pytest.raises(ArenaError, match="the rules or bots have changed since it was begun"):
        check_code(tmp_path / "arena", plan)


def test_so_is_another_version_of_ours(arena: Path) -> None:
    stored = json.loads((arena / "arena.json").read_text())
    stored["code"] = "0" * 16
    (arena / "arena.json").write_text(json.dumps(stored))
    with pytest.raises(ArenaError, match="must not be mixed; begin anew in another folder"):
        check_code(arena, PLAN)


def test_what_belongs_to_the_code_that_plays() -> None:
    """Files written by hand belong to it, and files that a build generates do not."""
    found = {file.relative_to(PACKAGE).as_posix() for file in source_files()}
    written = {"rules/play.py", "search/_native.pyx", "search/primitives.pxd"}
    written |= {f"bots/builtin/learned/1/{name}" for name in ("weights.json", "network4.bin")}
    assert written <= found
    assert [name for name in found if name.endswith(".pxd")] == ["search/primitives.pxd"]
    assert not [name for name in found if name.endswith((".so", ".c", ".pyc"))]
    assert not [name for name in found if name.startswith(("arena/", "cli/"))]


def test_a_disk_that_is_full(arena: Path) -> None:
    """A limit on the size of files stands for a full disk."""
    before = (arena / "blocks.jsonl").read_bytes()
    script = (
        "import resource\n"
        "from tzolkin.arena.arena import Arena\n"
        "from tzolkin.arena.executors import ProcessExecutor\n"
        f"arena = Arena.resume(__import__('pathlib').Path({str(arena)!r}))\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({len(before)}, {len(before)}))\n"
        "list(arena.play(ProcessExecutor(1)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert f"{arena}: cannot be written: file too large" in done.stderr
    assert (arena / "blocks.jsonl").read_bytes() == before
