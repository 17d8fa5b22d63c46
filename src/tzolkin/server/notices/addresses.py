"""Which addresses on the internet notices may go to.

Players choose these addresses, so they could point at machines that only our server can reach. The
check of a URL is not enough: its name may lead anywhere, and elsewhere a moment later. So names
are looked up once for every notice, and the connection goes to an address that was checked.
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import Executor
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from tzolkin.game.validation import short_repr

LONGEST_URL = 2000
LARGEST_PORT = 65_535
IPV6_IN_PUBLIC = IPv6Network("2000::/3")
IPV6_FOR_IPV4 = IPv6Network("64:ff9b::/96")


class BadAddressError(ValueError):
    """Nothing may be sent there; the message says why and what would be right."""


def check_url(url: str, allow_private: bool) -> httpx.URL:
    """The URL if notices may be sent there, as far as can be told without looking up its name."""
    if len(url) > LONGEST_URL:
        raise BadAddressError(f"the URL has {len(url)} characters; {LONGEST_URL} are allowed")
    parsed = _parsed(url)
    if parsed.scheme not in ("http", "https") or not parsed.host:
        raise BadAddressError(f"{short_repr(url)} must begin with https:// or http:// and a host")
    if parsed.userinfo:
        raise BadAddressError(
            "the URL must not name a user or a password: leave out what is before @"
        )
    if parsed.port is not None and not 1 <= parsed.port <= LARGEST_PORT:
        raise BadAddressError(f"there is no port {parsed.port}; ports go from 1 to {LARGEST_PORT}")
    if not allow_private and (address := _literal(parsed.host)) is not None:
        _check_public(address)
    return parsed


def _parsed(url: str) -> httpx.URL:
    """By the same parser that sends: two parsers could see two hosts."""
    try:
        return httpx.URL(url)
    except httpx.InvalidURL as error:
        raise BadAddressError(f"{short_repr(url)} is not a URL: {error}") from None


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a host is, however it is written, without asking anybody."""
    if host == "localhost" or host.endswith(".localhost"):
        return IPv4Address("127.0.0.1")
    with suppress(ValueError):
        return ip_address(host)
    with suppress(OSError):
        return IPv4Address(socket.inet_aton(host))  # one number, or some of them in hexadecimal
    return None


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Can everybody on the internet reach it, as one single machine?"""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    if (inner := _wrapped(address)) is not None:
        return is_public(inner)
    return address.is_global and address in IPV6_IN_PUBLIC


def _wrapped(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address where this one leads in the end."""
    if address in IPV6_FOR_IPV4:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


def _check_public(address: IPv4Address | IPv6Address) -> None:
    if not is_public(address):
        raise BadAddressError(
            f"{address} is not a public address; notices go to addresses on the internet, "
            "unless the server is told to allow private ones"
        )


async def checked_addresses(
    host: bytes, port: int, allow_private: bool, lookups: Executor
) -> list[str]:
    """Where a name leads now; BadAddressError if any of these addresses is not allowed."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(lookups, _looked_up, host, port)
    if not allow_private:
        for address in found:
            _check_public(ip_address(address))
    return found


def _looked_up(host: bytes, port: int) -> list[str]:
    """Without doubles, in the order in which the system would try them."""
    answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(answer[4][0]) for answer in answers))
