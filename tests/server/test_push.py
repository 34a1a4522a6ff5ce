"""Web push: whose turn it is, told to somebody who is not connected, and nothing else."""

import asyncio
import base64
import http.server
import json
import queue
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from knobel.cli.node import adopt_wishes
from knobel.machine.push_cryptography import encrypted
from knobel.machine.web_push import WebPush, fresh_key
from knobel.service import names
from knobel.service.limits import Limits
from knobel.service.reminders import CALM, Subscription
from knobel.stores.memory import MemoryStore
from knobel.stores.sqlite import SqliteStore
from tests.kit.certificates import self_signed
from tests.kit.push import FakePush, wishes_of
from tests.kit.wires import Wire, static_files, wired


def text_of(body: bytes) -> str:
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


class Browser:
    """The browser's half of a subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        self.public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str) -> dict[str, str]:
        keys = {"p256dh": text_of(self.public), "auth": text_of(self._auth)}
        return {"endpoint": endpoint, "language": "de", **keys}

    def read(self, body: bytes) -> Any:
        """What the message says, decrypted as RFC 8291 wants it."""
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derived(shared, self._auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


@pytest.fixture
def push() -> FakePush:
    return FakePush()


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
async def wire(tmp_path: Path, push: FakePush, store: MemoryStore) -> AsyncIterator[Wire]:
    folder = static_files(tmp_path / "static")
    async with wired(folder, store, push=push, limits=FEW) as made:
        yield made


FEW = Limits(push_per_seat=2, push_browsers=3, push_seconds=0.5)
WANTED = Browser().subscription("https://push.example/bo")


async def begun(wire: Wire) -> tuple[dict[str, str], dict[str, str], Any]:
    """A match in which it is Anna's turn; Bo wants to be told and is not connected."""
    anna, bo = await wire.pair()
    one, two = await wire.following(anna), await wire.following(bo)
    for socket in (one, two):
        await socket.do("ready", {"type": "ready"})
    answer = await wire.post(f"/api/matches/{anna['id']}/push", WANTED, token=bo["token"])
    assert answer.status_code == 204
    await two.hang_up()
    return anna, bo, one


async def test_only_whoever_is_away_is_told_and_once_a_turn(wire: Wire, push: FakePush) -> None:
    _, bo, one = await begun(wire)
    assert push.sent == []  # it is Anna's turn
    await one.drop("a1")
    await wire.harness.turn(CALM)
    assert push.sent == [{"title": "Vier-gewinnt 3D", "body": "Du bist dran."}]
    await wire.harness.turn(10_000)  # Bo counts as away now, which is a line of the log
    assert len(push.sent) == 1

    two = await wire.following(bo)
    await two.drop("a1")
    await one.drop("b1")
    await wire.harness.turn(CALM)
    assert len(push.sent) == 1


@pytest.mark.parametrize("end", ["over", "asked", "gone", "deleted"])
async def test_a_browser_is_forgotten(
    wire: Wire, push: FakePush, store: MemoryStore, end: str
) -> None:
    anna, bo, one = await begun(wire)
    assert [wish.endpoint for wish in wishes_of(store)] == [WANTED["endpoint"]]
    path = f"/api/matches/{anna['id']}"
    if end == "over":
        await one.do("resign", {"type": "resign"})
    elif end == "asked":
        assert (await wire.call("DELETE", f"{path}/push", token=bo["token"])).status_code == 204
    elif end == "gone":
        push.is_gone = True
        await one.drop("a1")
    else:
        await wire.call("DELETE", path, token=anna["token"])
    await wire.harness.turn(CALM)

    assert wishes_of(store) == []


@pytest.mark.parametrize(
    ("change", "token", "code"),
    [
        ({"endpoint": "http://push.example/x"}, None, "unreadable"),
        ({"endpoint": "https://inside.example/x"}, None, "unreadable"),
        ({"endpoint": "https://push.example/" + "x" * 1000}, None, "unreadable"),
        ({"p256dh": "?"}, None, "unreadable"),
        ({"language": "xx"}, None, "unreadable"),
        ({}, "x" * 32, "not-seated"),
    ],
)
async def test_a_bad_wish_is_refused(
    wire: Wire, store: MemoryStore, change: dict[str, str], token: str | None, code: str
) -> None:
    anna, _ = await wire.pair()
    body = {**WANTED, **change}
    path = f"/api/matches/{anna['id']}/push"
    answer = await wire.post(path, body, token=token or anna["token"])

    assert answer.json()["code"] == code
    assert wishes_of(store) == []


async def test_a_server_without_push_says_so(folder: Path) -> None:
    async with wired(folder) as wire:
        anna, _ = await wire.pair()
        path = f"/api/matches/{anna['id']}/push"

        assert (await wire.get("/api/push")).json() == {"key": None}
        assert (await wire.post(path, WANTED, token=anna["token"])).json()["code"] == "no-push"


async def test_a_restart_keeps_the_wishes(tmp_path: Path, push: FakePush) -> None:
    folder = static_files(tmp_path / "static")
    async with wired(folder, SqliteStore.opened(tmp_path / "knobel.db"), push=push) as wire:
        anna, _, one = await begun(wire)
        await one.hang_up()
    async with wired(folder, SqliteStore.opened(tmp_path / "knobel.db"), push=push) as wire:
        assert push.sent == []
        await (await wire.following(anna)).drop("a1")
        await wire.harness.turn(CALM)

    assert push.sent == [{"title": "Vier-gewinnt 3D", "body": "Du bist dran."}]


async def test_wishes_from_the_file_of_an_earlier_version_are_kept(
    wire: Wire, push: FakePush, store: MemoryStore, tmp_path: Path
) -> None:
    anna, bo = await wire.pair()
    key, name = names.digest(bo["token"]), "knobel.push.json"
    laptop = {**WANTED, "endpoint": "https://push.example/laptop"}
    for file, match, wanted in (
        (name, anna["id"], WANTED),
        (f"{name}.1", anna["id"], laptop),
        (f"{name}.2", "deleted", WANTED),
    ):
        (tmp_path / file).write_bytes(msgspec.json.encode({match: {key: [wanted]}}))
    (tmp_path / f"{name}.new").write_bytes(b"{half")
    await adopt_wishes(wire.harness.service, tmp_path)
    assert wishes_of(store) == msgspec.convert([WANTED, laptop], list[Subscription])
    await adopt_wishes(wire.harness.service, tmp_path)  # the files are gone
    await (await wire.following(anna)).drop("a1")
    await wire.harness.turn(CALM)

    assert len(push.sent) == 2


async def test_of_too_many_browsers_those_that_asked_first_are_forgotten(
    wire: Wire, store: MemoryStore
) -> None:
    for number in range(FEW.push_browsers + 1):
        anna, _ = await wire.pair()
        wanted = {**WANTED, "endpoint": f"https://push.example/{number}"}
        await wire.post(f"/api/matches/{anna['id']}/push", wanted, token=anna["token"])
    kept = [wish.endpoint for wish in wishes_of(store)]

    assert kept == [f"https://push.example/{number}" for number in (1, 2, 3)]


# The message itself, and the way to the service


def test_a_message_is_encrypted_as_in_appendix_a_of_rfc_8291() -> None:
    sender = bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    browser = bytes_of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    auth, salt = bytes_of("BTBZMqHH6r4Tts7J_aSIgg"), bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
    told = encrypted(b"When I grow up, I want to be a watermelon", browser, auth, salt, sender)

    assert text_of(told) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
        "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
        "a-fN"
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        *("http://192.0.2.1/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x"),
        *("https://10.0.0.1/x", "https://169.254.169.254/latest", "https://192.168.0.1/x"),
        *("https://[::ffff:127.0.0.1]/x", "https://1.1.1.1:8443/x", "https:///x"),
    ],
)
async def test_addresses_inside_are_never_sent_to(endpoint: str) -> None:
    push = WebPush(fresh_key(), "https://play.example")

    assert not await push.is_public(endpoint)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[tuple[str, "queue.Queue[Any]", ssl.SSLContext]]:
    """A push service of our own: its address, what it is sent, and whom to trust."""
    chain = tmp_path / "chain.pem"
    chain.write_bytes(b"".join(self_signed()))
    received: queue.Queue[Any] = queue.Queue()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            received.put((self.path, dict(self.headers), body))
            with suppress(OSError):
                while "slow" in self.path:  # a letter of the answer now and then
                    self.wfile.write(b"H")
                    threading.Event().wait(0.02)
            self.send_response(410 if "gone" in self.path else 201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    trust = ssl.create_default_context(cafile=chain)
    yield f"https://localhost:{server.server_port}", received, trust
    server.shutdown()
    thread.join()
    server.server_close()


async def test_slow_lookups_leave_the_threads_of_others_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_go_on = threading.Event()

    def lookup(*_: Any, **__: Any) -> Any:
        may_go_on.wait(10)
        return []

    monkeypatch.setattr("socket.getaddrinfo", lookup)
    push = WebPush(fresh_key(), "https://play.example")
    asked = [asyncio.ensure_future(push.is_public("https://push.example/")) for _ in range(100)]
    await asyncio.sleep(0)
    drawn = await asyncio.wait_for(asyncio.to_thread(len, "QR"), 5)
    may_go_on.set()
    await asyncio.wait(asked)

    assert drawn == 2


async def test_a_service_that_answers_letter_by_letter_is_given_up(
    service: tuple[str, "queue.Queue[Any]", ssl.SSLContext],
) -> None:
    url, _, trust = service
    push = WebPush(fresh_key(), "https://play.example", FEW, is_local_allowed=True, trust=trust)
    target = msgspec.convert(Browser().subscription(f"{url}/slow"), Subscription)

    assert await asyncio.wait_for(push.send(target, b"{}"), 10)


async def test_the_service_gets_whose_turn_it_is_and_nothing_else(
    service: tuple[str, "queue.Queue[Any]", ssl.SSLContext], tmp_path: Path
) -> None:
    url, received, trust = service
    browser = Browser()
    sender = WebPush(fresh_key(), "https://play.example", is_local_allowed=True, trust=trust)
    folder = static_files(tmp_path / "static")
    async with wired(folder, push=sender, limits=FEW) as wire:
        anna, bo = await wire.pair()
        one = await wire.following(anna)
        two = await wire.following(bo)
        for socket in (one, two):
            await socket.do("ready", {"type": "ready"})
        wanted = browser.subscription(f"{url}/push/bo")
        path = f"/api/matches/{anna['id']}/push"
        assert (await wire.post(path, wanted, token=bo["token"])).status_code == 204
        await two.hang_up()
        await one.drop("a1")
        await wire.harness.turn(CALM)
        where, headers, body = await asyncio.to_thread(received.get, timeout=10)

    assert where == "/push/bo"
    assert browser.read(body) == {"title": "Vier-gewinnt 3D", "body": "Du bist dran."}
    assert headers["Content-Encoding"] == "aes128gcm"
    token, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(bytes_of(claims)).keys() == {"aud", "exp", "sub"}
    assert json.loads(bytes_of(claims))["aud"] == url
    r, s = (int.from_bytes(bytes_of(signature)[at : at + 32], "big") for at in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    der = utils.encode_dss_signature(r, s)
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.dumps(headers)
    assert not [each for each in (anna["id"], anna["code"], bo["token"]) if each in told]
    target = msgspec.convert(browser.subscription(f"{url}/gone"), Subscription)
    assert not await sender.send(target, b"{}")
