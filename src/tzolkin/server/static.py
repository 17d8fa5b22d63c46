"""The page in the browser: files that Vite has built into the package, kept in memory.

Only what lies in the folder when it is read can be asked for, by its exact name: no address is
ever made into a path.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from .errors import Problem

FOLDER = Path(__file__).parent / "page"
START = "index.html"
# The page itself tells them apart.
PAGES = ("/", "/table/{name}", "/learn", "/learn/{lesson}", "/glossary")
FOREVER = "public, max-age=31536000, immutable"  # names of assets change with what is in them
ASK_AGAIN = "no-cache"
COMPRESSED = ".gz"
NEVER = re.compile(r"q\s*=\s*0(\.0*)?")
TYPES = {  # nothing else is served; the machine's own may call scripts plain text
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tzolk'in: the page is not built</title>
<h1>The page is not built</h1>
<p>This server runs from sources, and the page has not been made of them yet.
Run <code>scripts/build</code> in the clone, or <code>pip install .</code>, and load this again.</p>
<p>Everything under <code>/api</code> works without it.</p>
</html>
"""

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class PageFile:
    body: bytes
    compressed: bytes | None
    kind: str
    lasting: bool
    tag: str

    def response(self, asked: Mapping[str, str]) -> Response:
        headers = {"Cache-Control": FOREVER if self.lasting else ASK_AGAIN, "ETag": self.tag}
        if self.compressed is not None:
            headers["Vary"] = "Accept-Encoding"
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.compressed is not None and takes_gzip(asked.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            return Response(self.compressed, headers=headers, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


@dataclass(slots=True)
class PageFiles:
    """The files of a folder; read again when the page was built again."""

    folder: Path = FOLDER
    _found: dict[str, PageFile] = field(default_factory=dict)
    _built: int | None = None

    def is_built(self) -> bool:
        return (self.folder / START).is_file()

    def find(self, name: str) -> PageFile | None:
        """By its name in the folder, like `assets/index-x.js`."""
        built = self._time_built()
        if built != self._built:
            self._found = _read(self.folder) if built is not None else {}
            self._built = built
        return self._found.get(name)

    def _time_built(self) -> int | None:
        try:
            return (self.folder / START).stat().st_mtime_ns
        except OSError:
            return None


def _read(folder: Path) -> dict[str, PageFile]:
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
    plain = {
        name: path
        for name, path in paths.items()
        if path.suffix in TYPES and path.is_file() and not path.is_symlink()
    }
    return {
        name: _read_file(name, path, paths.get(name + COMPRESSED)) for name, path in plain.items()
    }


def _read_file(name: str, path: Path, compressed: Path | None) -> PageFile:
    body = path.read_bytes()
    return PageFile(
        body,
        compressed.read_bytes() if compressed else None,
        TYPES[path.suffix],
        name.startswith("assets/"),
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    )


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding allows it; `gzip;q=0` forbids it."""
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == "gzip":
            return not NEVER.fullmatch(weight.strip())
    return False


def _files(request: Request) -> PageFiles:
    files: PageFiles = request.app.state.page_files
    return files


async def _start(request: Request) -> Response:
    """The same for every page."""
    file = _files(request).find(START)
    if file is None:
        return Response(NOT_BUILT, 503, {"Cache-Control": "no-store"}, TYPES[".html"])
    return file.response(request.headers)


for path in PAGES:
    router.add_api_route(path, _start, methods=["GET", "HEAD"])


@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
async def asset(name: str, request: Request) -> Response:
    return _named(f"assets/{name}", request)


@router.api_route("/{name}.{kind}", methods=["GET", "HEAD"])
async def other(name: str, kind: str, request: Request) -> Response:
    """What lies beside the start page: an icon, a manifest."""
    return _named(f"{name}.{kind}", request)


def _named(name: str, request: Request) -> Response:
    file = _files(request).find(name)
    if file is None:
        raise Problem(404, "not_found", "there is nothing at this address")
    return file.response(request.headers)
