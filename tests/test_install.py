"""The command of the README, as a newcomer runs it: a new environment, and everything works."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

FOLDER = "Scripts" if sys.platform == "win32" else "bin"


def run(*words: str | Path, cwd: Path, **variables: str) -> str:
    """Run a command without anything of this environment's own packages in sight."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    result = subprocess.run(
        words,
        cwd=cwd,
        env=environment | {"TZOLKIN_PURE": ""} | variables,
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout


def test_install_and_run(tree: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    venv.create(home, with_pip=True)
    run(home / FOLDER / "python", "-m", "pip", "install", "--quiet", ".", cwd=tree)
    tzolkin = home / FOLDER / "tzolkin"
    assert "compiled" in run(tzolkin, "--version", cwd=tmp_path)
    position = json.loads(run(tzolkin, "new", "--players", "3", "--seed", "42", cwd=tmp_path))
    assert position["players"] == 3
    assert "games" in run(tzolkin, "simulate", "--games", "20", cwd=tmp_path)
    watch = ("watch", "--players", "2", "--seed", "1", "--bot", "random", "--language", "pl")
    assert "Dzień Karmienia" in run(tzolkin, *watch, cwd=tmp_path)
    script = "from tzolkin.server.static import PageFiles; print(PageFiles().is_built())"
    assert run(home / FOLDER / "python", "-c", script, cwd=tmp_path) == "True\n"


def test_the_wheel_holds_the_package_and_nothing_else(tree: Path, tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run(*pip, "--wheel-dir", wheels, ".", cwd=tree, CFLAGS="-O0")  # what is in it, not how fast
    (wheel,) = wheels.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"tzolkin"}
    code = {".py", ".pyx", ".so", ".pyd", ".ftl"}
    page = {name for name in names if name.startswith("tzolkin/server/page/")}
    other = {
        name for name in names if name.startswith("tzolkin/") and Path(name).suffix not in code
    }
    assert other - page == {
        "tzolkin/py.typed",
        "tzolkin/bots/builtin/learned/1/weights.json",
        *(
            f"tzolkin/bots/builtin/learned/{version}/network{players}.bin"
            for version in (1, 2)
            for players in (2, 3, 4)
        ),
        "tzolkin/search/primitives.pxd",  # by hand, and part of the fingerprint
    }
    assert "tzolkin/server/page/index.html" in page
    scripts = {name for name in page if name.endswith(".js")}
    assert scripts
    assert page >= {f"{name}.gz" for name in scripts}


def test_the_sources_of_the_page_are_released_and_nothing_built(tree: Path) -> None:
    for name in ("web/node_modules/tool/index.js", "src/tzolkin/server/page/index.html"):
        (tree / name).parent.mkdir(parents=True)
        (tree / name).write_text("built")
    script = "from build_support.backend import build_sdist; build_sdist('dist')"
    run(sys.executable, "-c", script, cwd=tree)
    (sdist,) = (tree / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= {"web/package-lock.json", "web/index.html", "build_support/page.py"}
    assert not [name for name in names if "node_modules" in name or "server/page/" in name]
