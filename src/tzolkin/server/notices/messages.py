"""What a notice says; never a secret, for it passes through hands that we do not know."""

from __future__ import annotations

from typing import Any

import httpx


def your_turn(game: str, seat: int, ply: int, link: str) -> dict[str, Any]:
    """It is this seat's turn; `link` shows the table to those who have their secret already."""
    _check_link(link)
    return {"game": game, "seat": seat, "event": "your_turn", "ply": ply, "link": link}


def _check_link(link: str) -> None:
    """Secrets travel in the fragment, or would in a query: links of notices have neither."""
    url = httpx.URL(link)
    if url.query or url.fragment or url.userinfo:
        raise ValueError(
            "the link of a notice must not carry anything secret: leave out what follows ? or #, "
            "and names before an @"
        )
