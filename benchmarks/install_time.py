"""Measure how long `pip install .` takes in a new environment, compilation included.

    python -m benchmarks.install_time

For comparison, the same run installs only the dependencies in another environment.
"""

from __future__ import annotations

import subprocess
import tempfile
import time
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET_SECONDS = 90


def seconds_to_install(*requirements: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        command = [f"{folder}/bin/python", "-m", "pip", "install", "--quiet", *requirements]
        start = time.perf_counter()
        subprocess.run(command, cwd=ROOT, check=True)  # noqa: S603 (our own pip)
        return time.perf_counter() - start


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    alone = seconds_to_install(*project["dependencies"])
    whole = seconds_to_install(".")
    print(f"dependencies alone {alone:6.1f} s")
    print(f"pip install .      {whole:6.1f} s   (target: at most {TARGET_SECONDS} s)")
    print(f"ratio              {whole / alone:6.1f}")


if __name__ == "__main__":
    main()
