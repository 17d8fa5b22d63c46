"""`tzolkin play` with the page: a server for this machine, and a browser at its address."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.helpers import interruptible, refused, run
from tests.waiting import wait_until

PATIENCE = 60.0
ADDRESS = re.compile(r"Tzolk'in is at (http://127\.0\.0\.1:\d+) \(Ctrl-C stops it\)\.\n")


class Playing:
    """The command while it runs, with data of its own and a browser that only notes addresses."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.opened = folder / "opened.txt"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self.opened}"\n')
        browser.chmod(0o755)
        own = {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "BROWSER": f"{browser} %s"}
        self.environment = {**os.environ, **own}
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "tzolkin", "play", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
            preexec_fn=interruptible,
        )
        assert self.process.stderr
        first = self.process.stderr.readline()
        found = ADDRESS.fullmatch(first)
        assert found, first + self.process.communicate(timeout=PATIENCE)[1]
        self.address = found[1]

    def again(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run another command with the same data."""
        command = [sys.executable, "-m", "tzolkin", *(words or ("play",))]
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            env=self.environment,
            timeout=PATIENCE,
            check=False,
        )

    def stop(self) -> tuple[int, str, str]:
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


def test_it_opens_the_browser_and_stops_in_good_order(tmp_path: Path) -> None:
    playing = Playing(tmp_path)
    wait_until(playing.opened.exists)
    wait_until(lambda: playing.opened.read_text() == f"{playing.address}\n")
    answer = httpx.get(playing.address)
    assert (answer.status_code, answer.headers["content-type"][:9]) == (200, "text/html")
    assert httpx.get(f"{playing.address}/health").json()["well"]
    assert playing.stop() == (0, "", "")
    assert (tmp_path / "tzolkin" / "tzolkin.db").exists()


def test_a_second_time_it_opens_the_game_that_runs(tmp_path: Path) -> None:
    playing = Playing(tmp_path, "--no-browser")
    again = playing.again()
    assert (again.returncode, again.stdout) == (0, "")
    assert again.stderr == f"Tzolk'in is running at {playing.address} already.\n"
    assert playing.opened.read_text() == f"{playing.address}\n"
    served = playing.again("serve", "--port", "0")
    assert served.returncode == 1
    assert f"another server at {playing.address} uses" in served.stderr
    assert playing.stop()[0] == 0


def test_only_the_address(tmp_path: Path) -> None:
    playing = Playing(tmp_path, "--no-browser")
    assert httpx.get(playing.address).status_code == 200
    assert playing.stop() == (0, "", "")
    assert not playing.opened.exists()


def test_another_port_where_the_usual_one_is_taken(tmp_path: Path) -> None:
    try:
        taken = socket.create_server(("127.0.0.1", 2012))
    except OSError:  # by somebody else: as good
        taken = socket.socket()
    with taken:
        playing = Playing(tmp_path, "--no-browser")
        assert not playing.address.endswith(":2012")
        assert playing.stop()[0] == 0


def test_without_a_page_the_terminal_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tzolkin.cli.commands.play._page_is_built", lambda: False)
    answer = run("play", typed="")
    assert answer.code == 0
    assert answer.err == (
        "This game is played in the terminal: "
        "the page is not built; in a clone scripts/build builds it.\n"
    )
    refused(run("play", "--no-browser"), "scripts/build")


@pytest.mark.parametrize("option", [("--text",), ("--seed", "1"), ("--bot", "random")])
def test_the_browser_and_the_terminal_exclude_each_other(option: tuple[str, ...]) -> None:
    refused(run("play", "--no-browser", *option), f"--no-browser and {option[0]} exclude")
