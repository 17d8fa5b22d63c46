"""The examples run; docs/environments gives the results of longer training."""

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
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"^pass 1: agrees with the teacher in \d+\.\d%", output, re.MULTILINE)
    against = re.findall(r"^against (\w+): wins \d+\.\d% of 6 games", output, re.MULTILINE)
    assert against == ["random", "greedy"]
