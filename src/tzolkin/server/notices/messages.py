"""The content of notices. It never contains secrets, because others forward it."""

from __future__ import annotations

from typing import Any

import httpx


def your_turn(table_id: str, seat: int, ply: int, link: str) -> dict[str, Any]:
    """Return the notice for a seat whose turn it is; `link` leads to the table, without a key."""
    _check_link(link)
    return {"game": table_id, "seat": seat, "event": "your_turn", "ply": ply, "link": link}


def _check_link(link: str) -> None:
    """Refuse a link with a query, a fragment or a user, which could contain secrets."""
    url = httpx.URL(link)
    if url.query or url.fragment or url.userinfo:
        raise ValueError(
            "the link of a notice must not carry anything secret: leave out what follows ? or #, "
            "and names before an @"
        )
