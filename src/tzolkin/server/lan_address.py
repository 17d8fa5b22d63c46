"""The address of this machine in the local network."""

from __future__ import annotations

import socket

from .middleware.client_address import parse_address

# For each wildcard, a remote address (RFC 5737, RFC 3849) to route to; nothing is sent there.
PROBE_ADDRESSES = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),  # noqa: S104 (compared, not bound to)
    "::": (socket.AF_INET6, "2001:db8::1"),
}


def find_lan_address(wildcard: str) -> str | None:
    """Return the address of a server that listens at a wildcard; None without a network."""
    family, remote = PROBE_ADDRESSES[wildcard]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((remote, 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    address = parse_address(found)
    usable = address and not (address.is_loopback or address.is_link_local)
    return found if usable else None
