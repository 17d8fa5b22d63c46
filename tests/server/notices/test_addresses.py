"""Which addresses notices may go to, and where connections really go."""

from __future__ import annotations

import asyncio
import datetime
import socket
import ssl
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tzolkin.server.notices import BadAddressError, check_url
from tzolkin.server.notices.addresses import LONGEST_URL, is_public
from tzolkin.server.notices.http import Poster, ReceiverFailedError, ReceiverGoneError

from .receiver import Receiver, receiving


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
        ("https://receiver.example/" + "x" * LONGEST_URL, f"{LONGEST_URL} are allowed"),
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


async def posted(url: str, *, allow_private: bool = True) -> None:
    poster = Poster(allow_private)
    try:
        await poster.post(url, b"{}", {"X-Test": "yes"}, gone={410})
    finally:
        await poster.close()


@pytest.mark.parametrize("host", ["localhost", "127.1", "0x7f.1", "2130706433"])
def test_names_that_lead_to_ourselves(host: str) -> None:
    with receiving() as receiver:
        with pytest.raises(BadAddressError, match="not a public address"):
            asyncio.run(posted(receiver.url(host=host), allow_private=False))
        assert receiver.received == []
        asyncio.run(posted(receiver.url(host=host)))
    (received,) = receiver.received
    assert received.headers["Host"] == f"{host}:{receiver.server_port}"
    assert received.headers["X-Test"] == "yes"


def test_answers() -> None:
    with receiving(201, 410, 500, 302) as receiver:
        asyncio.run(posted(receiver.url()))
        with pytest.raises(ReceiverGoneError, match="410"):
            asyncio.run(posted(receiver.url()))
        for status in ("500", "302"):
            with pytest.raises(ReceiverFailedError, match=status):
                asyncio.run(posted(receiver.url()))


def test_a_name_that_nobody_knows() -> None:
    with pytest.raises((socket.gaierror, TimeoutError)):
        asyncio.run(posted("http://nobody.invalid/"))


class NameServer:
    """What names lead to, in turn: the one thing here that cannot be had for real."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)

    def __call__(self, host: object, port: int, **_: Any) -> list[tuple[Any, ...]]:
        found = self.answers.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]


def ask(monkeypatch: pytest.MonkeyPatch, names: NameServer, receiver: Receiver) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(socket, "getaddrinfo", names)
        asyncio.run(posted(receiver.url(host="turning.example")))


def test_a_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or it could lead elsewhere after the check."""
    names = NameServer(["127.0.0.1"], ["10.0.0.1"])
    with receiving() as receiver:
        ask(monkeypatch, names, receiver)
    assert names.answers == [["10.0.0.1"]]
    assert receiver.received[0].headers["Host"] == f"turning.example:{receiver.server_port}"


def test_one_bad_address_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", NameServer(["8.8.8.8", "127.0.0.1"]))
    with pytest.raises(BadAddressError, match=r"127\.0\.0\.1 is not"):
        asyncio.run(posted("http://turning.example/", allow_private=False))


def test_another_address_where_nobody_answers_at_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as receiver:
        ask(monkeypatch, NameServer(["127.0.0.2", "127.0.0.1"]), receiver)
    assert len(receiver.received) == 1


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as proxy, receiving() as receiver:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, proxy.url())
        asyncio.run(posted(receiver.url()))
    assert (len(proxy.received), len(receiver.received)) == (0, 1)


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Of `localhost` and nobody else, signed by itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now, day = datetime.datetime.now(datetime.UTC), datetime.timedelta(days=1)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - day).not_valid_after(now + day)
    signed = builder.add_extension(names, critical=False).sign(key, hashes.SHA256())
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = tmp_path / "certificate.pem"
    file.write_bytes(private + signed.public_bytes(Encoding.PEM))
    return file


def test_certificates_are_those_of_the_name(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the connection goes to an address."""
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate)
    asked: list[str | None] = []
    tls.sni_callback = lambda _, name, __: asked.append(name)
    with receiving(tls=tls) as receiver:
        with pytest.raises(httpx.ConnectError, match=r"self.signed"):
            asyncio.run(posted(receiver.url(host="localhost", scheme="https")))
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        asyncio.run(posted(receiver.url(host="localhost", scheme="https")))
        with pytest.raises(httpx.ConnectError, match="not valid for '127"):
            asyncio.run(posted(receiver.url(scheme="https")))
    assert asked == ["localhost", "localhost", None]
    assert len(receiver.received) == 1
