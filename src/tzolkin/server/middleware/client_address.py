"""Where requests come from: as counted, as logged, and as told by proxies that are believed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

MOST_REMEMBERED = 4096  # reading an address takes longer than most of the gate
LONGEST_ADDRESS = 64
UNKNOWN = "unknown"  # no address: a Unix socket, or something that is none
SCHEMES = {"http": {"https": "https", "http": "http"}, "websocket": {"https": "wss", "http": "ws"}}


def read_address(text: str) -> Address | None:
    """An IPv4 address in an IPv6 one counts as itself; a zone (%eth0) says nothing here."""
    return _read(text.partition("%")[0]) if len(text) <= LONGEST_ADDRESS else None


def read_network(text: str) -> Network:
    """An address, or a network as `10.0.0.0/8`; ValueError if it is neither."""
    return ip_network(text.strip(), strict=False)


def counted(address: str) -> str:
    """What limits count by: whoever has one IPv6 address has the whole /64."""
    return _network(address, 32, 64)


def shortened(address: str) -> str:
    """What logs may keep: the neighbourhood, not the house."""
    return _network(address, 24, 48)


def lies_in(address: str, networks: Iterable[Network]) -> bool:
    read = read_address(address)
    return read is not None and any(read in network for network in networks)


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else UNKNOWN


class ClientAddress:
    """Client and scheme as trusted proxies tell them; nobody else is believed."""

    def __init__(self, app: ASGIApp, trusted: Sequence[Network]) -> None:
        self.app = app
        self._trusted = tuple(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in SCHEMES and self._trusts(client_address(scope)):
            self._believe(scope)
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        claimed = ",".join(headers.getlist("x-forwarded-proto")).rpartition(",")[2].strip()
        scope["scheme"] = SCHEMES[scope["type"]].get(claimed.lower(), scope["scheme"])
        scope["client"] = (self._origin(client_address(scope), headers), 0)

    def _origin(self, client: str, headers: Headers) -> str:
        """Every proxy adds whom it heard; the way back ends at the first one not trusted."""
        heard = ",".join(headers.getlist("x-forwarded-for"))
        for text in reversed(heard.split(",")):
            address = read_address(_without_port(text.strip()))
            if address is None or not self._trusts(client):
                break
            client = str(address)
        return client

    def _trusts(self, address: str) -> bool:
        return lies_in(address, self._trusted)


@lru_cache(MOST_REMEMBERED)
def _read(text: str) -> Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


@lru_cache(MOST_REMEMBERED)
def _network(address: str, bits4: int, bits6: int) -> str:
    read = read_address(address)
    if read is None:
        return UNKNOWN
    bits = bits4 if read.version == 4 else bits6
    return str(ip_network(f"{read}/{bits}", strict=False))


def _without_port(text: str) -> str:
    """`1.2.3.4:5678` and `[2001:db8::1]:5678` are written by some proxies."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
