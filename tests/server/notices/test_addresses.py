"""Tests of the addresses that notices may go to."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from tzolkin.server.notices import BadAddressError, check_url
from tzolkin.server.notices.addresses import MAX_URL_LENGTH, is_public


@pytest.mark.parametrize(
    "url",
    [
        "https://receiver.example/hook?key=1",
        "http://receiver.example:8080/",
        "HTTPS://Bücher.example",
        "https://8.8.8.8/",
        "https://[2606:4700::1111]:8443/",
    ],
)
def test_good_urls(url: str) -> None:
    check_url(url, allow_private=False)


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("", "must begin with https:// or http:// and a host"),
        ("receiver.example/hook", "must begin with"),
        ("ftp://receiver.example/", "must begin with"),
        ("file:///etc/passwd", "must begin with"),
        ("https:///hook", "must begin with"),
        ("https://me:pass@receiver.example/", "must not name a user"),
        ("https://receiver.example\n/", "is not a URL"),
        ("https://receiver.example:port/", "is not a URL"),
        ("https://receiver.example:0/", "no port 0"),
        ("https://receiver.example:70000/", "no port 70000"),
        ("https://receiver.example/" + "x" * MAX_URL_LENGTH, f"{MAX_URL_LENGTH} are allowed"),
        ("https://127.0.0.1/", "not a public address"),
        ("https://[::1]/", "not a public address"),
        ("https://localhost/", "127.0.0.1 is not a public address"),
        ("https://sub.localhost:8080/", "not a public address"),
        ("https://2130706433/", "127.0.0.1 is not a public address"),
        ("https://0x7f.1/", "not a public address"),
        ("https://169.254.169.254/latest/meta-data", "not a public address"),
    ],
)
def test_bad_urls(url: str, complaint: str) -> None:
    with pytest.raises(BadAddressError, match=complaint):
        check_url(url, allow_private=False)


def test_private_addresses_where_they_are_allowed() -> None:
    check_url("http://192.168.1.7:8000/", allow_private=True)
    with pytest.raises(BadAddressError):
        check_url("ftp://192.168.1.7/", allow_private=True)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"])
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",  # noqa: S104
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.168.0.1",
        "198.18.0.1",
        "203.0.113.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::7f00:1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "fc00::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))
