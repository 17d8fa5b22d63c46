"""The progress that a run prints, and the log that it keeps."""

from __future__ import annotations

import json
import time
from pathlib import Path
from threading import Lock
from typing import Any

PRINT_INTERVAL = 10.0  # seconds


class Progress:
    """Prints now and then how many games or deals are done, the speed, and the time left.

    What was done before, in a run that is continued, does not count for the speed.
    """

    def __init__(
        self, name: str, total: int, per_part: int, unit: str = "games", done: int = 0
    ) -> None:
        self.name, self.total, self.per_part, self.unit = name, total, per_part, unit
        self.done = done
        self.not_counted = done + per_part
        self.first_part_at: float | None = None
        self.printed_at = time.monotonic()

    def advance(self) -> None:
        """Count a finished part, and print a line if the last one is old or all parts are done."""
        now = time.monotonic()
        if self.first_part_at is None:
            self.first_part_at = now
        self.done = min(self.total, self.done + self.per_part)
        if now - self.printed_at >= PRINT_INTERVAL or self.done == self.total:
            self.printed_at = now
            print(self._line(now - self.first_part_at), flush=True)

    def _line(self, seconds: float) -> str:
        """Return a line. Time counts from the end of the first part, so that part does not."""
        line = f"{self.name}: {self.done} of {self.total} {self.unit}"
        counted = self.done - self.not_counted
        if counted <= 0 or seconds <= 0:
            return line
        speed = counted / seconds
        left = round((self.total - self.done) / speed)
        rate = f"{speed:.1f} {self.unit}/s" if speed >= 1 else f"{60 * speed:.1f} {self.unit}/min"
        return f"{line}, {rate}, {left // 60}:{left % 60:02} left"


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
