"""What notices say."""

from __future__ import annotations

import pytest

from tzolkin.server.notices import new_secret, your_turn
from tzolkin.server.notices.webhooks import signature


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


def test_secrets_are_long_and_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) == 43


def test_a_signature_stays_as_it_is() -> None:
    """Receivers out there check it."""
    expected = "sha256=2abaf3815db12a22cf723dbc2c3b4d1f5c383c9ef6860fe206b2640d1ff547b6"
    assert signature("secret", "1700000000", b'{"game": "g1"}') == expected
