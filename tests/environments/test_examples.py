"""The examples run; what comes of more lessons is told in docs/environments."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "learning"
LITTLE = ("--games", "4", "--passes", "1", "--test", "6")


@pytest.mark.parametrize("name", ["with_gymnasium", "with_openspiel", "with_pettingzoo"])
def test_an_example(name: str) -> None:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *LITTLE]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"^pass 1: agrees with the teacher in \d+\.\d%", told, re.MULTILINE)
    against = re.findall(r"^against (\w+): wins \d+\.\d% of 6 games", told, re.MULTILINE)
    assert against == ["random", "greedy"]
