"""The addresses of clients: as limits and logs use them, and as trusted proxies forward them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

CACHE_SIZE = 4096  # parsing an address takes longer than most of the middleware
MAX_ADDRESS_LENGTH = 64
UNKNOWN = "unknown"  # a Unix socket, or something that is not an address
SCHEMES = {"http": {"https": "https", "http": "http"}, "websocket": {"https": "wss", "http": "ws"}}


def parse_address(text: str) -> Address | None:
    """Parse an address without its zone (`%eth0`); unwrap an IPv4 address mapped into IPv6."""
    return _parse_cached(text.partition("%")[0]) if len(text) <= MAX_ADDRESS_LENGTH else None


def parse_network(text: str) -> Network:
    """Parse an address or a network such as `10.0.0.0/8`; raise ValueError for anything else."""
    return ip_network(text.strip(), strict=False)


def limit_key(address: str) -> str:
    """Return the network that limits apply to: one IPv4 address, or the /64 of an IPv6 address."""
    return _network_of(address, 32, 64)


def anonymized(address: str) -> str:
    """Return the network to log instead of the address: its /24, or /48 in IPv6."""
    return _network_of(address, 24, 48)


def is_in_networks(address: str, networks: Iterable[Network]) -> bool:
    parsed = parse_address(address)
    return parsed is not None and any(parsed in network for network in networks)


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else UNKNOWN


class ClientAddressMiddleware:
    """Set client and scheme from the forwarding headers of trusted proxies."""

    def __init__(self, app: ASGIApp, trusted: Sequence[Network]) -> None:
        self.app = app
        self._trusted = tuple(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in SCHEMES and self._trusts(client_address(scope)):
            self._apply_forwarded_headers(scope)
        await self.app(scope, receive, send)

    def _apply_forwarded_headers(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        scheme = ",".join(headers.getlist("x-forwarded-proto")).rpartition(",")[2].strip()
        scope["scheme"] = SCHEMES[scope["type"]].get(scheme.lower(), scope["scheme"])
        scope["client"] = (self._original_client(client_address(scope), headers), 0)

    def _original_client(self, client: str, headers: Headers) -> str:
        """Go back through the proxies, each of which appends its client, to the first untrusted."""
        forwarded = ",".join(headers.getlist("x-forwarded-for"))
        for text in reversed(forwarded.split(",")):
            address = parse_address(_strip_port(text.strip()))
            if address is None or not self._trusts(client):
                break
            client = str(address)
        return client

    def _trusts(self, address: str) -> bool:
        return is_in_networks(address, self._trusted)


@lru_cache(CACHE_SIZE)
def _parse_cached(text: str) -> Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


@lru_cache(CACHE_SIZE)
def _network_of(address: str, ipv4_bits: int, ipv6_bits: int) -> str:
    parsed = parse_address(address)
    if parsed is None:
        return UNKNOWN
    bits = ipv4_bits if parsed.version == 4 else ipv6_bits
    return str(ip_network(f"{parsed}/{bits}", strict=False))


def _strip_port(text: str) -> str:
    """Remove the port that some proxies add: `1.2.3.4:5678`, `[2001:db8::1]:5678`."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
