"""The progress that a run prints, and the log that it keeps."""

from __future__ import annotations

import json
import time
from pathlib import Path
from threading import Lock
from typing import Any

PRINT_INTERVAL = 10.0  # seconds


class Progress:
    """Prints now and then how many games of a round are done, the speed, and the time left."""

    def __init__(self, name: str, games: int, games_per_part: int) -> None:
        self.name, self.games, self.games_per_part = name, games, games_per_part
        self.done = 0
        self.first_part_at: float | None = None
        self.printed_at = time.monotonic()

    def advance(self) -> None:
        """Count a finished part, and print a line if the last one is old or all parts are done."""
        now = time.monotonic()
        if self.first_part_at is None:
            self.first_part_at = now
        self.done = min(self.games, self.done + self.games_per_part)
        if now - self.printed_at >= PRINT_INTERVAL or self.done == self.games:
            self.printed_at = now
            print(self._line(now - self.first_part_at), flush=True)

    def _line(self, seconds: float) -> str:
        """Return a line. Time counts from the end of the first part, so that part does not."""
        line = f"{self.name}: {self.done} of {self.games} games"
        counted = self.done - self.games_per_part
        if counted <= 0 or seconds <= 0:
            return line
        speed = counted / seconds
        left = round((self.games - self.done) / speed)
        return f"{line}, {speed:.1f} games/s, {left // 60}:{left % 60:02} left"


class Log:
    """A file with a JSON line for every round. A round that is repeated replaces its line."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lock = Lock()

    def add(self, entry: dict[str, Any]) -> None:
        """Write a line, and print it."""
        with self.lock:
            key = (entry["players"], entry["round"])
            others = [each for each in self.entries() if (each["players"], each["round"]) != key]
            lines = [json.dumps(each) + "\n" for each in [*others, entry]]
            unfinished = self.file.with_name(f"{self.file.name}.part")
            unfinished.write_text("".join(lines), encoding="utf-8")
            unfinished.replace(self.file)
        print(json.dumps(entry), flush=True)

    def entries(self) -> list[dict[str, Any]]:
        if not self.file.exists():
            return []
        return [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()]
