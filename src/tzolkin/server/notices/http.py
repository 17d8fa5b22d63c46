"""One HTTP request to an address that somebody else chose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx

from tzolkin import __version__

from .addresses import check_url, checked_addresses

PATIENCE = 10.0  # seconds for one request, from looking up the name to the answer
ADDRESSES_TRIED = 3
LOOKUPS_AT_ONCE = 32
PORTS = {"http": 80, "https": 443}


class ReceiverGoneError(Exception):
    """Nobody listens there any more; nothing should be sent there again."""


class ReceiverFailedError(Exception):
    """The receiver answered, but not that all is well."""


class CheckedTransport(httpx.AsyncHTTPTransport):
    """Looks up names itself, and connects only to addresses that it has checked.

    The receiver notices nothing: header and certificate are those of the name. Connections are not
    kept, for another name may lead to the same address and must show its own certificate.
    """

    def __init__(self, allow_private: bool) -> None:
        super().__init__(limits=httpx.Limits(max_keepalive_connections=0))
        self._allow_private = allow_private
        # Threads of our own: a slow name server must not hold up anything but notices.
        self._lookups = ThreadPoolExecutor(LOOKUPS_AT_ONCE, thread_name_prefix="lookup")

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        *others, last = await self._addresses(request.url)
        for address in others:
            with suppress(httpx.ConnectError, httpx.ConnectTimeout):
                return await super().handle_async_request(_directed(request, address))
        return await super().handle_async_request(_directed(request, last))

    async def _addresses(self, url: httpx.URL) -> list[str]:
        port = url.port or PORTS[url.scheme]
        found = await checked_addresses(url.raw_host, port, self._allow_private, self._lookups)
        return found[:ADDRESSES_TRIED]

    async def aclose(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)
        await super().aclose()


def _directed(request: httpx.Request, address: str) -> httpx.Request:
    """The same request, sent to this address."""
    return httpx.Request(
        request.method,
        request.url.copy_with(host=address),
        headers=request.headers,
        stream=request.stream,
        extensions={**request.extensions, "sni_hostname": request.url.raw_host.decode("ascii")},
    )


class Poster:
    """Sends requests within a limit of time; follows no redirects and reads no answers."""

    def __init__(self, allow_private: bool, patience: float = PATIENCE) -> None:
        self._allow_private, self._patience = allow_private, patience
        self._client = httpx.AsyncClient(
            transport=CheckedTransport(allow_private),
            headers={"User-Agent": f"tzolkin/{__version__}"},
            timeout=httpx.Timeout(patience, connect=patience / ADDRESSES_TRIED),
            follow_redirects=False,
            trust_env=False,  # a proxy would look up names again
        )
        _keep_addresses_out_of_logs()

    async def post(
        self, url: str, content: bytes, headers: Mapping[str, str], gone: Container[int]
    ) -> None:
        """Returns if the receiver is content; `gone` are answers that mean never again."""
        status = await self._status(check_url(url, self._allow_private), content, headers)
        if status in gone:
            raise ReceiverGoneError(f"the receiver answered {status}")
        if not httpx.codes.is_success(status):
            raise ReceiverFailedError(f"the receiver answered {status}")

    async def _status(self, url: httpx.URL, content: bytes, headers: Mapping[str, str]) -> int:
        """All that is read of the answer."""
        async with (
            asyncio.timeout(self._patience),
            self._client.stream("POST", url, content=content, headers=headers) as response,
        ):
            return response.status_code

    async def close(self) -> None:
        await self._client.aclose()


def _keep_addresses_out_of_logs() -> None:
    """Many webhooks and all push services have secrets in their addresses."""
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)
