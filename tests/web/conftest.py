"""Browsers against a server whose clock and dice are turned by the test."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from knobel.buses.memory import MemoryBus
from knobel.catalog import GAMES
from knobel.catalog.thinking import warm_up
from knobel.core.capabilities import Attempt
from knobel.match import Match
from knobel.server.address import Address
from knobel.server.admin import Operator
from knobel.server.app import create_app
from knobel.server.pages import StaticFiles
from knobel.server.run import Server, server_config
from knobel.service import MatchService
from knobel.service.limits import Limits
from knobel.stores.sqlite import SqliteStore
from tests.kit.browser import FLAGS, chromium
from tests.kit.harness import SEAL, beat
from tests.kit.world import TurnedWorld

PATIENCE = 15_000
"""Milliseconds."""

CALM = 5
"""How often the loop runs from a thought, or a change of the match, to what a bot does next."""

MANY = Limits(local_visitors=100_000)
"""All visitors of the tests come from one address, and their clock stands still."""


@pytest.fixture(scope="session", autouse=True)
def warm_bots() -> None:
    """Load what bots need: their first move would take longer than a page waits here."""
    for game in GAMES:
        warm_up(game)


class ThreadWorkers:
    """The port `Workers`: a thread, so that the server goes on while a bot thinks."""

    slots = 4

    async def run(self, work: Callable[..., Any], /, *args: Any) -> Any:
        return await asyncio.to_thread(work, *args)

    async def close(self) -> None:
        pass


class Harness:
    """A server in a thread of its own; the test turns its clock."""

    def __init__(
        self,
        folder: Path,
        *,
        port: int = 0,
        files: StaticFiles | None = None,
        operator: Operator | None = None,
    ) -> None:
        self.world = TurnedWorld()
        self._operator = operator
        self._shop = files
        self._listener = socket.create_server(("127.0.0.1", port))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._folder = folder
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="harness", daemon=True)

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(20)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)

    def turn(self, millis: int) -> None:
        """Let the server's clock run this far; whatever is due happens."""
        asyncio.run_coroutine_threadsafe(self._turn(millis), self._loop).result(20)

    @contextmanager
    def held(self) -> Iterator[None]:
        """The server hears nothing for a while; what is pressed meanwhile arrives together."""
        is_held, may_go_on = threading.Event(), threading.Event()

        def hold() -> None:
            is_held.set()
            may_go_on.wait(20)

        self._loop.call_soon_threadsafe(hold)
        assert is_held.wait(20)
        try:
            yield
        finally:
            may_go_on.set()

    def match(self, match: str) -> Match:
        """A match as the server knows it, secrets and all."""
        table = asyncio.run_coroutine_threadsafe(
            self._service.live_match(match), self._loop
        ).result(20)
        return table.match

    def hear_version(self, match: str, version: int) -> None:
        """Wait until the server knows this; a page shows its own move before that."""
        deadline = time.monotonic() + 20
        while self.match(match).version < version:
            assert time.monotonic() < deadline, f"the server never heard of version {version}"

    def let_bots_act(self, match: str) -> None:
        """Wait until no bot thinks, and what they did is written.

        However busy the machine is, they then do the same at the same time of the game.
        """

        async def acted() -> None:
            live = await self._service.live_match(match)
            calm = 0
            while calm < CALM:
                is_busy = any(self._service.bot_jobs) or live.is_at_work
                calm = 0 if is_busy else calm + 1
                await asyncio.sleep(0)

        asyncio.run_coroutine_threadsafe(acted(), self._loop).result(20)

    def play(self, match: str, seat: int, move: str) -> None:
        """Make a move for a person, without their page."""

        async def played() -> None:
            live = await self._service.live_match(match)
            turn = live.definition.turn(live.match.state)
            await live.play(live.match.chairs[seat].key, move, turn, seat=seat)

        asyncio.run_coroutine_threadsafe(played(), self._loop).result(20)

    def grant(self, group: str, *names: str) -> None:
        """The group with this secret has won these."""
        for name in names:
            won = self._log.note_attempt(group, f"won-{name}", Attempt(name, True, 100_000))
            asyncio.run_coroutine_threadsafe(won, self._loop).result(20)

    async def _turn(self, millis: int) -> None:
        self.world.turn(millis)
        await asyncio.sleep(0)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        log = self._log = SqliteStore.opened(self._folder / "knobel.db")
        service = self._service = MatchService(
            log, MemoryBus(), self.world, ThreadWorkers(), pace=0, seal=SEAL
        )
        self.world.beating.append(lambda: beat(service, self.world))
        address = Address("127.0.0.1", self._listener.getsockname()[1])
        app = create_app(service, address, self._shop, MANY, operator=self._operator)
        config = server_config(app)
        self._server = Server(config, on_ready=self._ready.set)
        await self._server.serve(sockets=[self._listener])


@pytest.fixture(scope="session")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harness]:
    harness = Harness(tmp_path_factory.mktemp("harness"))
    harness.start()
    yield harness
    harness.stop()


@pytest.fixture
def lone_house(tmp_path: Path) -> Iterator[Harness]:
    """A server with one table: nobody else rolls its dice."""
    harness = Harness(tmp_path)
    harness.start()
    yield harness
    harness.stop()


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """What is expected may take as long as what is pressed: many pages share few cores."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def base_url(harness: Harness) -> str:
    return harness.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """English, and nothing is fetched for later: tests that go offline ask for that."""
    calm = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    return {**browser_context_args, **calm}


@pytest.fixture
def visitors(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str
) -> Iterator["Visitors"]:
    visitors = Visitors(browser, {**browser_context_args, "base_url": base_url})
    yield visitors
    visitors.leave()


_PREFERENCES = """
    if (!localStorage.getItem('knobel.settings'))
        localStorage.setItem('knobel.settings', JSON.stringify({ boardMode: 'floors' }));
"""
"""The flat view: the other one is drawn in software here, and slowly."""


class Visitors:
    """Opens browsers, and closes them after the test."""

    def __init__(self, browser: Browser, defaults: dict[str, Any]) -> None:
        self._browser = browser
        self._defaults = defaults
        self._contexts: list[BrowserContext] = []

    def one(self, **differences: Any) -> Page:
        """A page in a browser that knows nothing of the others."""
        context = self._browser.new_context(**{**self._defaults, **differences})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_PREFERENCES)
        self._contexts.append(context)
        return context.new_page()

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
