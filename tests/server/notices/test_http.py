"""Tests of the HTTP client: where connections go, and what receivers answer."""

from __future__ import annotations

import asyncio
import datetime
import socket
import ssl
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tzolkin.server.notices import BadAddressError
from tzolkin.server.notices.http import NoticeClient, ReceiverFailedError, ReceiverGoneError

from .receiver import Receiver, receiving


async def posted(url: str, *, allow_private: bool = True) -> None:
    client = NoticeClient(allow_private)
    try:
        await client.post(url, b"{}", {"X-Test": "yes"}, gone={410})
    finally:
        await client.close()


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
    """A fake resolver that returns the given answers in turn."""

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
    """Create a self-signed certificate for `localhost`, with its key."""
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
