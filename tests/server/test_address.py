"""Under which address others reach the server; behind a proxy and without."""

from pathlib import Path
from typing import Any

import pytest
import segno

from knobel.server import address as addresses
from knobel.server.address import Address, Proxies, own_address
from knobel.server.run import server_config
from tests.kit.wires import Wire, wired

LAN = "192.168.1.20"


@pytest.fixture(autouse=True)
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: LAN)


@pytest.mark.parametrize(
    ("host", "asked", "base"),
    [
        ("127.0.0.1", "localhost:8000", "http://127.0.0.1:8000"),
        ("0.0.0.0", "localhost:8000", f"http://{LAN}:8000"),  # noqa: S104 -- as people type it
        ("0.0.0.0", "127.0.0.1:8000", f"http://{LAN}:8000"),  # noqa: S104
        ("0.0.0.0", "[::1]:8000", f"http://{LAN}:8000"),  # noqa: S104
        ("0.0.0.0", "0.0.0.0:8000", f"http://{LAN}:8000"),  # noqa: S104
        ("0.0.0.0", "knobel.localhost", f"http://{LAN}:8000"),  # noqa: S104
        ("0.0.0.0", None, f"http://{LAN}:8000"),  # noqa: S104
        ("0.0.0.0", "", f"http://{LAN}:8000"),  # noqa: S104
        ("0.0.0.0", "laptop.local:8000", "http://laptop.local:8000"),  # noqa: S104
        ("0.0.0.0", "10.0.0.5:8000", "http://10.0.0.5:8000"),  # noqa: S104
        ("::", "localhost:8000", f"http://{LAN}:8000"),
        ("::", "[fd00::7]:8000", "http://[fd00::7]:8000"),
        ("10.0.0.5", "localhost:8000", "http://10.0.0.5:8000"),
        ("fd00::7", "localhost:8000", "http://[fd00::7]:8000"),
    ],
)
def test_a_link_never_leads_to_localhost_when_another_address_serves(
    host: str, asked: str | None, base: str
) -> None:
    assert Address(host, 8000).base("http", asked) == base


def test_a_public_address_goes_before_all_others() -> None:
    address = Address("127.0.0.1", 8000, "https://knobel.example/")

    assert address.base("http", "10.0.0.5:8000") == "https://knobel.example"
    assert address.reachable() == "https://knobel.example"


def test_the_scheme_is_the_one_that_was_asked_for() -> None:
    assert Address("127.0.0.1", 8000).base("https", "play.example") == "https://play.example"


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.5"])
def test_reachable_is_where_it_listens(host: str) -> None:
    assert Address(host, 8123).reachable() == f"http://{host}:8123"


def test_this_machine_has_an_address_or_at_least_itself() -> None:
    assert own_address().count(".") == 3


async def told(wire: Wire, app: Any = None, client: str = "127.0.0.1", **headers: str) -> str:
    """The address that the server tells whoever asks so."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = await wire.get("/api/address", app=app, client=client, headers=sent)
    return str(answer.json()["url"])


async def test_the_address_is_the_one_that_was_asked_for(wire: Wire) -> None:
    assert await told(wire) == "http://play.example"
    assert await told(wire, Host="localhost:8000") == "http://127.0.0.1:8000"


async def test_the_qr_code_holds_the_address_that_was_asked_for(wire: Wire) -> None:
    drawn = (await wire.get("/api/qr?path=/j/K7PM2X", headers={"Host": "10.0.0.5:8000"})).text
    expected = segno.make("http://10.0.0.5:8000/j/K7PM2X", error="m").svg_inline(
        scale=4, border=2, dark="#000", light="#fff", omitsize=True
    )

    assert drawn.replace(' xmlns="http://www.w3.org/2000/svg"', "", 1) == expected


@pytest.fixture
def served(wire: Wire) -> Any:
    """The application as uvicorn runs it."""
    config = server_config(wire.app)
    config.load()
    return config.loaded_app


async def test_a_proxy_on_this_machine_tells_the_scheme(wire: Wire, served: Any) -> None:
    assert await told(wire, served, X_Forwarded_Proto="https") == "https://play.example"


async def test_nobody_else_does(wire: Wire, served: Any) -> None:
    address = await told(wire, served, client="203.0.113.9", X_Forwarded_Proto="https")

    assert address == "http://play.example"


async def is_heard(wire: Wire, served: Any, client: str, behind: str) -> bool:
    """Whether a wrong code is answered at once."""
    sent = {"client": client, "headers": {"X-Forwarded-For": behind}}
    return not await wire.has_to_wait("/api/codes/NOCODE", app=served, **sent)


async def test_behind_a_proxy_guesses_count_for_whoever_made_them(wire: Wire, served: Any) -> None:
    for _ in range(30):
        await is_heard(wire, served, "127.0.0.1", "198.51.100.1")

    assert not await is_heard(wire, served, "127.0.0.1", "198.51.100.1")
    assert await is_heard(wire, served, "127.0.0.1", "198.51.100.2")


async def test_nobody_guesses_more_by_inventing_proxies(wire: Wire, served: Any) -> None:
    for number in range(30):
        await is_heard(wire, served, "203.0.113.9", f"198.51.100.{number}")

    assert not await is_heard(wire, served, "203.0.113.9", "198.51.100.99")


@pytest.mark.parametrize("proxy", ["10.1.2.3", "10.1.0.0/16", "fd00::/8"])
async def test_a_named_proxy_is_believed_and_no_other(wire: Wire, proxy: str) -> None:
    peer = "fd00::7" if ":" in proxy else "10.1.2.3"
    config = server_config(wire.app, proxies=Proxies([proxy]))
    config.load()
    for number in range(35):
        assert await is_heard(wire, config.loaded_app, peer, f"198.51.100.{number}")
    for number in range(30):
        await is_heard(wire, config.loaded_app, "10.2.0.1", f"198.51.100.{number}")

    assert not await is_heard(wire, config.loaded_app, "10.2.0.1", "198.51.100.99")


def test_what_is_neither_an_address_nor_a_network_is_no_proxy() -> None:
    for wrong in ("proxy.example", "10.1.2.3/8", "*", ""):
        with pytest.raises(ValueError, match=r"not appear|host bits"):
            Proxies([wrong])


def test_connections_of_a_named_proxy_are_everybodys() -> None:
    proxies = Proxies(["10.1.0.0/16"])

    assert "10.1.2.3" in proxies
    assert "127.0.0.1" in proxies
    assert "::1" in proxies
    assert "10.2.0.1" not in proxies
    assert "nonsense" not in proxies


def test_the_server_is_set_up_for_one_process_behind_a_local_proxy(wire: Wire) -> None:
    config = server_config(wire.app)

    assert config.workers == 1
    assert config.forwarded_allow_ips == "127.0.0.1,::1"
    assert config.ws_max_size == 64 * 1024
    assert not config.server_header


async def test_the_application_opens_and_closes_the_server(folder: Path) -> None:
    from knobel.server.app import create_app
    from knobel.server.pages import StaticFiles
    from knobel.stores.memory import MemoryStore
    from tests.kit.harness import Harness

    log = MemoryStore()
    harness = Harness(log)
    app = create_app(harness.service, Address("127.0.0.1", 8000), StaticFiles(folder))
    async with app.lifespan():
        await harness.quiet()
        assert list(log._rows.beats.values()) == [harness.world.now()]
        harness.world.stall(234)

    assert list(log._rows.beats.values()) == [harness.world.now()]
    async with wired(folder) as wire:
        assert (await wire.get("/health")).status_code == 200
