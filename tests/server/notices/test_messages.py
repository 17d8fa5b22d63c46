"""Tests of the content of notices."""

from __future__ import annotations

import pytest

from tzolkin.server.notices import your_turn


def test_your_turn() -> None:
    assert your_turn("g1", 0, 12, "https://table.example/games/g1") == {
        "game": "g1",
        "seat": 0,
        "event": "your_turn",
        "ply": 12,
        "link": "https://table.example/games/g1",
    }


@pytest.mark.parametrize("secret", ["#s3cret", "?seat=s3cret", "?seat=s3cret#there"])
def test_links_with_secrets_are_refused(secret: str) -> None:
    with pytest.raises(ValueError, match="must not carry anything secret") as refused:
        your_turn("g1", 0, 12, f"https://table.example/games/g1{secret}")
    assert "s3cret" not in str(refused.value)
