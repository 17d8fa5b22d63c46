"""The page in the browser: static files that Vite has built, served from memory.

Files are found by their exact name among those that were in the folder when it was read. No path
is ever made from a URL.
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

from .errors import ApiError

PAGE_FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
# All of these are served the index; the page tells them apart.
PAGE_ROUTES = ("/", "/table/{name}", "/learn", "/learn/{lesson}", "/glossary")
IMMUTABLE = "public, max-age=31536000, immutable"  # the names of assets contain a hash
REVALIDATE = "no-cache"
GZIP_SUFFIX = ".gz"
ZERO_WEIGHT = re.compile(r"q\s*=\s*0(\.0*)?")
MEDIA_TYPES = {  # of all files that are served; those of the system may be wrong for scripts
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
NOT_BUILT_HTML = """<!doctype html>
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
    """A file in memory with what its response needs."""

    body: bytes
    compressed: bytes | None
    media_type: str
    immutable: bool
    etag: str

    def response(self, request_headers: Mapping[str, str]) -> Response:
        headers = {"Cache-Control": IMMUTABLE if self.immutable else REVALIDATE, "ETag": self.etag}
        if self.compressed is not None:
            headers["Vary"] = "Accept-Encoding"
        if self.etag in request_headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = request_headers.get("accept-encoding", "")
        if self.compressed is not None and accepts_gzip(accepted):
            headers["Content-Encoding"] = "gzip"
            return Response(self.compressed, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)


@dataclass(slots=True)
class PageFiles:
    """The files of a folder, read again after a new build."""

    folder: Path = PAGE_FOLDER
    _files: dict[str, PageFile] = field(default_factory=dict)
    _built_at: int | None = None

    def is_built(self) -> bool:
        return (self.folder / INDEX).is_file()

    def find(self, name: str) -> PageFile | None:
        """Return the file with a name such as `assets/index-x.js`."""
        built_at = self._build_time()
        if built_at != self._built_at:
            self._files = _read_folder(self.folder) if built_at is not None else {}
            self._built_at = built_at
        return self._files.get(name)

    def _build_time(self) -> int | None:
        try:
            return (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            return None


def _read_folder(folder: Path) -> dict[str, PageFile]:
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
    plain = {
        name: path
        for name, path in paths.items()
        if path.suffix in MEDIA_TYPES and path.is_file() and not path.is_symlink()
    }
    return {
        name: _read_file(name, path, paths.get(name + GZIP_SUFFIX)) for name, path in plain.items()
    }


def _read_file(name: str, path: Path, compressed: Path | None) -> PageFile:
    body = path.read_bytes()
    return PageFile(
        body,
        compressed.read_bytes() if compressed else None,
        MEDIA_TYPES[path.suffix],
        name.startswith("assets/"),
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    )


def accepts_gzip(accept_encoding: str) -> bool:
    """Return whether an Accept-Encoding header allows gzip; `gzip;q=0` does not."""
    for each in accept_encoding.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == "gzip":
            return not ZERO_WEIGHT.fullmatch(weight.strip())
    return False


def _page_files(request: Request) -> PageFiles:
    files: PageFiles = request.app.state.page_files
    return files


async def index(request: Request) -> Response:
    file = _page_files(request).find(INDEX)
    if file is None:
        return Response(NOT_BUILT_HTML, 503, {"Cache-Control": "no-store"}, MEDIA_TYPES[".html"])
    return file.response(request.headers)


for path in PAGE_ROUTES:
    router.add_api_route(path, index, methods=["GET", "HEAD"])


@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
async def asset(name: str, request: Request) -> Response:
    return _respond_with(f"assets/{name}", request)


@router.api_route("/{name}.{kind}", methods=["GET", "HEAD"])
async def root_file(name: str, kind: str, request: Request) -> Response:
    """Return a file next to the index, such as an icon or a manifest."""
    return _respond_with(f"{name}.{kind}", request)


def _respond_with(name: str, request: Request) -> Response:
    file = _page_files(request).find(name)
    if file is None:
        raise ApiError(404, "not_found", "there is nothing at this address")
    return file.response(request.headers)
