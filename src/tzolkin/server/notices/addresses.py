"""Checks of the addresses that notices go to, against server-side request forgery.

Players choose these addresses, which could lead to machines that only our server can reach. To
check the URL is not enough, because a name can resolve to any address, and to another one a moment
later. So the name is resolved once for every notice, and the connection goes to a checked address.
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import Executor
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from tzolkin.game.value_checks import short_repr

MAX_URL_LENGTH = 2000
MAX_PORT = 65_535
IPV6_IN_PUBLIC = IPv6Network("2000::/3")
IPV6_FOR_IPV4 = IPv6Network("64:ff9b::/96")


class BadAddressError(ValueError):
    """Notices may not be sent to an address; the message says why and what would be right."""


def check_url(url: str, allow_private: bool) -> httpx.URL:
    """Parse a URL and check everything that can be checked without resolving its name."""
    if len(url) > MAX_URL_LENGTH:
        raise BadAddressError(f"the URL has {len(url)} characters; {MAX_URL_LENGTH} are allowed")
    parsed = _parse(url)
    if parsed.scheme not in ("http", "https") or not parsed.host:
        raise BadAddressError(f"{short_repr(url)} must begin with https:// or http:// and a host")
    if parsed.userinfo:
        raise BadAddressError(
            "the URL must not name a user or a password: leave out what is before @"
        )
    if parsed.port is not None and not 1 <= parsed.port <= MAX_PORT:
        raise BadAddressError(f"there is no port {parsed.port}; ports go from 1 to {MAX_PORT}")
    if not allow_private and (address := _literal_address(parsed.host)) is not None:
        _check_public(address)
    return parsed


def _parse(url: str) -> httpx.URL:
    # The parser of the HTTP client: another one could find another host in the same text.
    try:
        return httpx.URL(url)
    except httpx.InvalidURL as error:
        raise BadAddressError(f"{short_repr(url)} is not a URL: {error}") from None


def _literal_address(host: str) -> IPv4Address | IPv6Address | None:
    """Return the address that a host is in any notation; None for a name to resolve."""
    if host == "localhost" or host.endswith(".localhost"):
        return IPv4Address("127.0.0.1")
    with suppress(ValueError):
        return ip_address(host)
    with suppress(OSError):
        return IPv4Address(socket.inet_aton(host))  # such as 2130706433 or 0x7f.1
    return None


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address is a single machine on the public internet."""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    if (inner := _embedded_ipv4(address)) is not None:
        return is_public(inner)
    return address.is_global and address in IPV6_IN_PUBLIC


def _embedded_ipv4(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that an IPv6 address is translated to."""
    if address in IPV6_FOR_IPV4:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


def _check_public(address: IPv4Address | IPv6Address) -> None:
    if not is_public(address):
        raise BadAddressError(
            f"{address} is not a public address; notices go to addresses on the internet, "
            "unless the server is told to allow private ones"
        )


async def resolve(host: bytes, port: int, allow_private: bool, lookups: Executor) -> list[str]:
    """Resolve a name; raise BadAddressError if any of its addresses is not allowed."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(lookups, _lookup, host, port)
    if not allow_private:
        for address in found:
            _check_public(ip_address(address))
    return found


def _lookup(host: bytes, port: int) -> list[str]:
    """Return the addresses of a name in the order of the system, without duplicates."""
    answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(answer[4][0]) for answer in answers))
