"""The engine without a compiler returns exactly the same."""

from __future__ import annotations

import os
import subprocess
import sys

from .checksums import checksum

SCRIPT = """
from tzolkin import COMPILED
from tests.game.checksums import checksum
print(COMPILED, checksum())
"""


def test_the_same_checksum_without_a_compiler() -> None:
    found = [path for path in sys.path if path]
    environment = os.environ | {"TZOLKIN_PURE": "1", "PYTHONPATH": os.pathsep.join(found)}
    command = [sys.executable, "-c", SCRIPT]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["False", checksum()]
