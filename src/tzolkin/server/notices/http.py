"""An HTTP client for addresses that players chose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx

from tzolkin import __version__

from .addresses import check_url, resolve

TIMEOUT = 10.0  # seconds for one request, from resolving the name to the response
MAX_ADDRESSES = 3
LOOKUP_THREADS = 32
DEFAULT_PORTS = {"http": 80, "https": 443}


class ReceiverGoneError(Exception):
    """The receiver is gone for good; nothing should be sent to its address again."""


class ReceiverFailedError(Exception):
    """The receiver responded with an error."""


class CheckedTransport(httpx.AsyncHTTPTransport):
    """A transport that resolves names itself and connects only to addresses it has checked.

    The `Host` header and the certificate are still those of the name. Connections are not reused:
    another name at the same address must present its own certificate.
    """

    def __init__(self, allow_private: bool) -> None:
        super().__init__(limits=httpx.Limits(max_keepalive_connections=0))
        self._allow_private = allow_private
        # Threads of its own, so that a slow name server delays nothing but notices.
        self._lookups = ThreadPoolExecutor(LOOKUP_THREADS, thread_name_prefix="lookup")

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        *others, last = await self._addresses(request.url)
        for address in others:
            with suppress(httpx.ConnectError, httpx.ConnectTimeout):
                return await super().handle_async_request(_with_address(request, address))
        return await super().handle_async_request(_with_address(request, last))

    async def _addresses(self, url: httpx.URL) -> list[str]:
        port = url.port or DEFAULT_PORTS[url.scheme]
        found = await resolve(url.raw_host, port, self._allow_private, self._lookups)
        return found[:MAX_ADDRESSES]

    async def aclose(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)
        await super().aclose()


def _with_address(request: httpx.Request, address: str) -> httpx.Request:
    """Return the same request, sent to an address instead of the name."""
    return httpx.Request(
        request.method,
        request.url.copy_with(host=address),
        headers=request.headers,
        stream=request.stream,
        extensions={**request.extensions, "sni_hostname": request.url.raw_host.decode("ascii")},
    )


class NoticeClient:
    """A client that sends with a time limit, follows no redirects and reads no response bodies."""

    def __init__(self, allow_private: bool, timeout: float = TIMEOUT) -> None:
        self._allow_private, self._timeout = allow_private, timeout
        self._client = httpx.AsyncClient(
            transport=CheckedTransport(allow_private),
            headers={"User-Agent": f"tzolkin/{__version__}"},
            timeout=httpx.Timeout(timeout, connect=timeout / MAX_ADDRESSES),
            follow_redirects=False,
            trust_env=False,  # a proxy would resolve the name again
        )
        _silence_request_logs()

    async def post(
        self, url: str, content: bytes, headers: Mapping[str, str], gone: Container[int]
    ) -> None:
        """Send a request; raise ReceiverGoneError (a status in `gone`) or ReceiverFailedError."""
        status = await self._status(check_url(url, self._allow_private), content, headers)
        if status in gone:
            raise ReceiverGoneError(f"the receiver answered {status}")
        if not httpx.codes.is_success(status):
            raise ReceiverFailedError(f"the receiver answered {status}")

    async def _status(self, url: httpx.URL, content: bytes, headers: Mapping[str, str]) -> int:
        async with (
            asyncio.timeout(self._timeout),
            self._client.stream("POST", url, content=content, headers=headers) as response,
        ):
            return response.status_code

    async def close(self) -> None:
        await self._client.aclose()


def _silence_request_logs() -> None:
    # The URLs of push services, and of many webhooks, contain secrets.
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)
