"""What this process holds in memory: loaded when asked for, forgotten when nobody needs it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from knobel.service import names
from knobel.service.live_match import LiveMatch
from knobel.service.ports import Directory, NotFound, StorageFailed, Unsure
from knobel.service.seal import Seal
from knobel.service.tournaments.live import LiveTournament
from knobel.service.written import LOGGER, TRY_AGAIN, Ports

Live = TypeVar("Live", LiveMatch, LiveTournament)


class AtHand(Generic[Live]):
    """Creates and loads matches or tournaments, keeps them up to date, forgets those that are idle."""

    def __init__(
        self, directory: Directory, ports: Ports, seal: Seal, on_change: Callable[[Live], None]
    ) -> None:
        self._directory = directory
        self._ports = ports
        self._seal = seal
        self._on_change: Callable[[Live], None] = on_change
        self._live: dict[str, Live] = {}
        self._deaf: dict[str, Callable[[], None]] = {}
        """By id, the function that stops listening to the bus."""
        self._loading: dict[str, asyncio.Event] = {}
        self._behind: set[str] = set()
        """The ids of those that could not be read and are tried again."""

    def __contains__(self, name: str) -> bool:
        return name in self._live

    def at_hand(self) -> Sequence[Live]:
        """Those in memory."""
        return tuple(self._live.values())

    async def get(self, name: str) -> Live:
        """The one with this id, loaded from the log if it is not in memory; or `NotFound`."""
        while name not in self._live:
            if name in self._loading:  # it may have left memory again before this task runs
                await self._loading[name].wait()
                continue
            self._loading[name] = asyncio.Event()
            try:
                self._live[name] = await self._load(name)
                ring = partial(self.catch_up, name)
                self._deaf[name] = self._ports.bus.listen(name, ring)
            finally:
                self._loading.pop(name).set()
        return self._live[name]

    @asynccontextmanager
    async def visit(self, name: str) -> AsyncIterator[Live]:
        """The same; afterwards, even after a refusal, it leaves memory if nobody needs it."""
        live = await self.get(name)
        try:
            yield live
        finally:
            self.forget_if_idle(live)

    async def create(self, header: Any) -> Live:
        """Store a new one; if its id or code is taken it gets others."""
        while not await self._store(header):
            dice = self._ports.world.dice()
            header = replace(header, id=names.new_id(dice), code=names.new_code(dice))
        return await self.get(header.id)

    async def create_once(self, header: Any) -> Live:
        """Store a new one with the given id, or find the one that was stored with it."""
        while not await self._store(header):
            with suppress(NotFound):
                return await self.get(header.id)
            header = replace(header, code=names.new_code(self._ports.world.dice()))
        return await self.get(header.id)

    async def _store(self, header: Any) -> bool:
        """Store a new one; False if its id or code is taken."""
        raise NotImplementedError

    async def _load(self, name: str) -> Live:
        """The one with this id as the log has it, or `NotFound`."""
        raise NotImplementedError

    def _changed(self, live: Live) -> None:
        self._on_change(live)
        self.forget_if_idle(live)

    def catch_up(self, name: str, version: int | None = None) -> None:
        """Another node may have written this version: read it if this is in memory.

        If the version is not in the log, all of it may have been deleted.
        """
        live = self._live.get(name)
        if live is not None and (version is None or live.version < version):
            live.spawn(self._catch_up(live, version))

    async def _catch_up(self, live: Live, version: int | None) -> None:
        try:
            await live.catch_up()
            if version is not None and live.version < version:
                await self._directory.header(live.id, kind=live.kind)
        except NotFound:  # another node has deleted it
            self.drop(live)
        except (StorageFailed, Unsure):
            LOGGER.debug("not-caught-up", extra={"match": live.id})
            if live.id not in self._behind:  # however often it was rung for, one try a second
                await self._wait_to_catch_up(live.id)
                self.catch_up(live.id, version)

    async def _wait_to_catch_up(self, name: str) -> None:
        self._behind.add(name)
        try:
            await self._ports.world.wait_until(self._ports.world.now() + TRY_AGAIN)
        finally:
            self._behind.remove(name)

    def forget_if_idle(self, live: Live) -> None:
        """Take it out of memory unless somebody needs it."""
        if live.is_idle and self._live.get(live.id) is live:
            self._forget(live)

    async def delete(self, live: Live) -> None:
        """Delete it for good and send its viewers away."""
        await self._directory.delete(live.id)
        self.drop(live)
        self._ports.bus.publish(live.id, live.version + 1)

    def drop(self, live: Live) -> None:
        """Send the viewers of one that was deleted away."""
        self._forget(live)
        self._dismiss(live)

    def _dismiss(self, live: Live) -> None:
        """Tell its viewers that it was deleted."""
        raise NotImplementedError

    def _forget(self, live: Live) -> None:
        self._live.pop(live.id, None)
        self._deaf.pop(live.id, _nothing)()
        live.rest()


def _nothing() -> None:
    """Stands in until it listens to the bus."""
