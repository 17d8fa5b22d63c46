"""The same arena on Ray: real clusters on this machine, and workers that are killed."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.helpers import EXAMPLES

from .helpers import SAMPLE_BOTS, bot, folder_contents
from .sample_bots import MARK

# Two machines as far as Ray can tell; both are gone when our input ends.
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
machine = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80 * 2**20}
cluster = Cluster(initialize_head=True, head_node_args=machine)
cluster.add_node(num_cpus=1, object_store_memory=80 * 2**20)
print("ADDRESS", cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


def arena(folder: Path, *words: object, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "tzolkin", "arena", "--output", str(folder)]
    return subprocess.run(
        [*command, *(str(word) for word in words)],
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """Start a cluster; return its address and the environment variables needed to use it."""
    home = tmp_path_factory.mktemp("cluster")
    (home / "changed.py").write_text(f"{SAMPLE_BOTS.read_text()}# otherwise\n")
    surroundings = {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(16),
        MARK: str(home / "mark"),
    }
    process = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        env={**os.environ, **surroundings, "RAY_USAGE_STATS_ENABLED": "0", "HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    lines = (line.split() for line in process.stdout)
    address = next(words[1] for words in lines if words[:1] == ["ADDRESS"])
    yield address, surroundings
    process.communicate()


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(
    cluster: tuple[str, dict[str, str]], tmp_path: Path
) -> None:
    """The bot kills the process that plays its game, once, which is a worker of Ray."""
    address, surroundings = cluster
    words = ("--bots", f"random,{bot('KillsOnce')}", "--players", 2, "--deals", 3, "--seed", 1)
    there = arena(tmp_path / "there", *words, "--ray", address, **surroundings)
    assert Path(surroundings[MARK]).exists(), there.stderr
    here = arena(tmp_path / "here", *words, **surroundings)
    assert (there.returncode, here.returncode) == (0, 0), there.stderr
    assert folder_contents(tmp_path / "there") == folder_contents(tmp_path / "here")
    assert "2 players: 3 deals, 6 games" in there.stdout
    assert len(there.stderr.splitlines()) == 2, "Ray keeps quiet"


def test_a_cluster_of_ones_own_and_blocks_that_cannot_be_played(tmp_path: Path) -> None:
    words = ("--bots", f"random,{bot('KillsInSomeDeals')}", "--players", 2, "--deals", 4)
    done = arena(tmp_path / "arena", *words, "--seed", 3, "--ray", "local", "--processes", 2)
    assert done.returncode == 1, done.stderr
    assert "players is lost, tried 3 times: WorkerCrashedError: " in done.stdout
    lines = folder_contents(tmp_path / "arena")
    assert any("games" in line for line in lines)
    assert any("lost" in line for line in lines)
    assert len(done.stderr.splitlines()) == 2, "Ray keeps quiet"


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("127.0.0.1:1", "no Ray cluster at 127.0.0.1:1: connection refused"),
        ("here:there", "an address ends with a port, as host:6379"),
    ],
)
def test_where_there_is_no_cluster(address: str, words: str, tmp_path: Path) -> None:
    done = arena(tmp_path / "arena", "--bots", "random", "--ray", address)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "arena").exists()


def test_paths_begin_where_the_command_is_started(
    cluster: tuple[str, dict[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds for files and programs; the cluster was started in another folder."""
    address, surroundings = cluster
    (tmp_path / "mine.py").write_text(SAMPLE_BOTS.read_text())
    shutil.copy(EXAMPLES / "protocol_bot.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    program = f"run:{sys.executable} ./protocol_bot.py"
    words = ("--bots", f"mine.py:Last,{program}", "--players", 2, "--deals", 2, "--seed", 1)
    there = arena(tmp_path / "there", *words, "--ray", address, **surroundings)
    here = arena(tmp_path / "here", *words, **surroundings)
    assert (there.returncode, here.returncode) == (0, 0), there.stderr
    assert folder_contents(tmp_path / "there") == folder_contents(tmp_path / "here")
    assert "forfeit" not in there.stdout


@pytest.mark.parametrize(
    ("file", "words"),
    [("changed.py", "has other rules or bots; every machine"), ("gone.py", "has no file ")],
)
def test_a_machine_with_other_bots_does_not_play(
    file: str, words: str, cluster: tuple[str, dict[str, str]], tmp_path: Path
) -> None:
    """The home folder of the machine differs from ours."""
    address, surroundings = cluster
    (tmp_path / file).write_text(SAMPLE_BOTS.read_text())
    bots = ("--bots", f"~/{file}:Last", "--players", 2, "--deals", 2)
    ours = {**surroundings, "HOME": str(tmp_path)}
    done = arena(tmp_path / "arena", *bots, "--ray", address, **ours)
    assert done.returncode == 2, done.stdout
    assert words in done.stderr.splitlines()[-1]
    assert f"{socket.gethostname()} has" in done.stderr
