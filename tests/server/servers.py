"""Real servers in processes of their own, which can be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from typing import Self

PATIENCE = 60.0
ADDRESS = re.compile(r"http://\S+?:(\d+)")


class Server:
    """`tzolkin serve` on a database; the port stays the same when it is started again."""

    def __init__(self, database: str, **settings: str) -> None:
        self.database = database
        self.settings = {f"TZOLKIN_{name.upper()}": value for name, value in settings.items()}
        self.port = 0
        self.output: list[str] = []
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tzolkin", "serve", "--host", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--database", self.database],
            env={**os.environ, **self.settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._ready = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self._reader.start()
        assert self._ready.wait(PATIENCE), "".join(self.output)
        assert self.port, "".join(self.output)

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout
        for line in process.stdout:
            self.output.append(line)
            found = ADDRESS.search(line)
            if found and not self._ready.is_set():
                self.port = int(found[1])
                self._ready.set()
        self._ready.set()

    def stop(self) -> int:
        """Ask it to end, and wait."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, by: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(by)
        code = process.wait(PATIENCE)
        self._reader.join()
        assert process.stdout
        process.stdout.close()
        return code
