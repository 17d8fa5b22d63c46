"""Tests of the secrets and signatures of webhooks."""

from __future__ import annotations

from tzolkin.server.notices import new_secret
from tzolkin.server.notices.webhooks import signature


def test_secrets_are_long_and_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) == 43


def test_a_signature_stays_as_it_is() -> None:
    """Receivers depend on it."""
    expected = "sha256=2abaf3815db12a22cf723dbc2c3b4d1f5c383c9ef6860fe206b2640d1ff547b6"
    assert signature("secret", "1700000000", b'{"game": "g1"}') == expected
