"""Tests of the files of the page: names, compression and caching."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tzolkin.server.app import make_app
from tzolkin.server.settings import read_settings
from tzolkin.server.static import PageFiles, accepts_gzip

SCRIPT = b"export const day = 1;\n" * 50
HOST = "http://127.0.0.1"
HTML = "text/html; charset=utf-8"


class Client:
    """A client of an application that was never started: files need no database."""

    def __init__(self, app: FastAPI) -> None:
        self._transport = httpx.ASGITransport(app)

    def ask(self, method: str, path: str, **headers: str) -> httpx.Response:
        sent = {"accept-encoding": ""} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }

        async def asked() -> httpx.Response:
            async with httpx.AsyncClient(transport=self._transport, base_url=HOST) as client:
                return await client.request(method, path, headers=sent)

        return asyncio.run(asked())

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, **headers)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Create a page as Vite and our build leave it, next to a secret file."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(b"<!doctype html><title>The table</title>")
    (page / "assets" / "index-1.js").write_bytes(SCRIPT)
    (page / "assets" / "index-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (page / "assets" / "index-1.css").write_bytes(b"body{}")
    (page / "icon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (page / "sources.sha256").write_bytes(b"0")
    (tmp_path / "secret.txt").write_bytes(b"secret")
    (page / "assets" / "link.txt").symlink_to(tmp_path / "secret.txt")
    return page


@pytest.fixture
def app(sqlite_url: str) -> FastAPI:
    return make_app(read_settings(database=sqlite_url))


@pytest.fixture
def client(app: FastAPI, folder: Path) -> Client:
    app.state.page_files = PageFiles(folder)
    return Client(app)


@pytest.mark.parametrize("path", ["/", "/table/abcdef", "/learn", "/glossary"])
def test_pages_are_the_start_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, HTML)
    assert "The table" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert client.ask("HEAD", path).status_code == 200


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-1.js", "text/javascript; charset=utf-8"),
        ("/assets/index-1.css", "text/css; charset=utf-8"),
    ],
)
def test_assets_are_kept_for_ever(client: Client, path: str, kind: str) -> None:
    answer = client.get(path)
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_files_beside_the_start_page(client: Client) -> None:
    answer = client.get("/icon.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"


def test_compressed_for_those_who_take_it(client: Client) -> None:
    plain = client.get("/assets/index-1.js")
    packed = client.get("/assets/index-1.js", accept_encoding="br, gzip;q=0.8")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert plain.content == packed.content == SCRIPT


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True),
        ("deflate, GZIP;q=0.5", True),
        ("", False),
        ("br", False),
        ("xgzip", False),
        ("gzip;q=0", False),
        ("gzip; q = 0.00", False),
    ],
)
def test_what_browsers_accept(accepted: str, taken: bool) -> None:
    assert accepts_gzip(accepted) is taken


def test_what_has_not_changed_is_not_sent_again(client: Client) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/", if_none_match='"other"').status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets",
        "/assets/link.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/assets/index-1.js.gz",
        "/sources.sha256",
        "/assets/index-1.js%00",
        "/api",
        "/api/none",
        "/api/tables/../none",
        "/table",
        "/none",
        "/table/a/b",
    ],
)
def test_nothing_else_is_there(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_nothing_is_sent_to_the_page(client: Client) -> None:
    answer = client.ask("POST", "/", origin=HOST)
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "method_not_allowed")


def test_a_page_built_again_is_read_again(client: Client, folder: Path) -> None:
    client.get("/")
    (folder / "assets" / "index-2.js").write_bytes(b"2")
    assert client.get("/assets/index-2.js").status_code == 404
    os.utime(folder / "index.html", ns=(1, 1))
    assert client.get("/assets/index-2.js").content == b"2"


def test_a_page_that_was_not_built_says_what_to_do(app: FastAPI, tmp_path: Path) -> None:
    app.state.page_files = PageFiles(tmp_path / "none")
    client = Client(app)
    answer = client.get("/")
    assert (answer.status_code, answer.headers["content-type"]) == (503, HTML)
    assert "scripts/build" in answer.text
    assert client.get("/assets/index-1.js").status_code == 404


def test_a_request_is_one_line_in_the_log(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "tzolkin"):
        client.get("/assets/index-1.js")
    assert [record.getMessage() for record in caplog.records if record.name[:7] == "tzolkin"] == [
        "request"
    ]
