"""The address at which others in the network reach this machine."""

from __future__ import annotations

import socket

from .middleware.client_address import read_address

# Anywhere far away (RFC 5737, RFC 3849): only the way there is asked for, and nothing is sent.
FAR_AWAY = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),  # noqa: S104 (recognised, not bound to)
    "::": (socket.AF_INET6, "2001:db8::1"),
}


def own_address(listening: str) -> str | None:
    """Of a server that listens everywhere; None without a network."""
    family, far_away = FAR_AWAY[listening]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((far_away, 9))
            found = str(asking.getsockname()[0])
    except OSError:
        return None
    address = read_address(found)
    usable = address and not (address.is_loopback or address.is_link_local)
    return found if usable else None
