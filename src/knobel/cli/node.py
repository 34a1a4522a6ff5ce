"""The composition of a server: names its adapters and joins them."""

import asyncio
import socket
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from knobel.buses.memory import LoneBus, SoleBus
from knobel.cli import storage
from knobel.cli.serving import Served
from knobel.cli.speech import Complaint, say
from knobel.machine import logs
from knobel.machine.web_push import WebPush
from knobel.machine.workers import ProcessWorkers
from knobel.machine.world import SystemWorld
from knobel.server.address import ANYWHERE, Address
from knobel.server.admin import Operator
from knobel.server.app import create_app
from knobel.server.run import Certificate, Server, beside, server_config
from knobel.server.watch import watch_app
from knobel.service import MatchService
from knobel.service.meters import NO_METERS
from knobel.service.ports import Bus, Store
from knobel.stores.address import shown
from knobel.stores.folder import KEY, OLD_WISHES, PUSH_KEY

if TYPE_CHECKING:  # imported only if somebody watches: the client library takes 2 MB
    from knobel.machine.meters import PlainMeters


async def serve_until_stopped(served: Served, watching: socket.socket | None, number: int) -> int:
    """Serve; if operators ask for figures, they are told on the other socket."""
    options, address, limits = served.options, served.address, served.limits
    folder, meters = options.data, _meters(options.trace, is_watched=watching is not None)
    async with AsyncExitStack() as stack, AsyncExitStack() as starting:
        if meters is not None:
            stack.callback(meters.close)
        store = await storage.opened(folder, served.log, is_server=True)
        starting.push_async_callback(store.close)
        logs.configure(options.log_format, options.log_level)
        seal = storage.seal_of(folder)
        push_key = storage.push_key_of(folder)
        await storage.refuse_other_keys(store, folder, {KEY: seal.key, PUSH_KEY: push_key})
        bus = await _bus(served, stack)
        log: Store = store
        if meters is not None:
            from knobel.machine.meters import figures_of, metered  # noqa: PLC0415 -- see above

            log = metered(store, meters)
        service = MatchService(
            log,
            bus,
            SystemWorld(),
            ProcessWorkers(),
            limits=limits,
            seal=seal,
            push=WebPush(push_key, _subject(address), limits),
            meters=meters or NO_METERS,
        )
        if not number:
            await adopt_wishes(service, folder)
        shared = None
        if served.bus is not None:  # what visitors do and hold is counted with the other nodes
            with storage.importing("redis"):
                from knobel.buses.redis_limits import RedisLimits  # noqa: PLC0415 -- an extra
            shared = RedisLimits(served.bus)
            stack.push_async_callback(shared.close)
        operator = None
        if served.operator is not None:
            operator = Operator(served.operator, served.name, served.end)
        app = create_app(
            service,
            address,
            limits=limits,
            meters=meters or NO_METERS,
            shared=shared,
            operator=operator,
        )
        config = server_config(
            app,
            limits=limits,
            certificate=None if served.certificate is None else Certificate(*served.certificate),
            meters=meters or NO_METERS,
            proxies=served.proxies,
            shared=shared,
        )
        server = Server(config, on_ready=partial(_announce, address, number), drain=service.drain)
        if watching is not None and meters is not None:
            figures = partial(figures_of, meters, service, shared)
            await stack.enter_async_context(beside(watch_app(service, figures), watching))
        starting.pop_all()  # from here on the service closes its store
        await server.serve(sockets=[served.listener])
    return 0 if server.started else 1


async def adopt_wishes(service: MatchService, folder: Path) -> None:
    """Move to the store what the processes of an earlier version kept in files."""
    files = await asyncio.to_thread(lambda: sorted(folder.glob(f"{OLD_WISHES}*")))
    for file in files:
        if file.suffix != ".new":  # which was never complete
            await service.adopt_wishes(file.read_bytes())
        file.unlink()


def _meters(trace: str | None, *, is_watched: bool) -> "PlainMeters | None":
    if trace is None and not is_watched:
        return None
    if trace is None:
        from knobel.machine.meters import PlainMeters  # noqa: PLC0415 -- see above

        return PlainMeters()
    try:
        from knobel.machine.tracing import traced  # noqa: PLC0415 -- an extra
    except ImportError as missing:
        raise Complaint("cli-trace-missing") from missing
    return traced(trace)


async def _bus(served: Served, stack: AsyncExitStack) -> Bus:
    if served.bus is None:
        return SoleBus() if served.log is None else LoneBus()
    with storage.importing("redis"):
        from knobel.buses.redis import RedisBus, Refused  # noqa: PLC0415 -- an extra
    try:
        bus = await RedisBus.opened(served.bus)
    except Refused as refused:
        raise Complaint("cli-bus-refused", bus=shown(served.bus), why=str(refused)) from refused
    stack.push_async_callback(bus.close)
    return bus


def _subject(address: Address) -> str:
    """The contact address that push services require of a sender."""
    url = address.public_url or ""
    return url if url.startswith("https://") else "https://knobel.invalid"


def _announce(address: Address, number: int) -> None:
    if number:
        return  # the first process speaks for all
    is_open = address.host in ANYWHERE
    local = f"{address.scheme}://localhost:{address.port}" if is_open else address.reachable()
    print(say("cli-ready", url=local))
    if is_open or address.public_url is not None:
        print(say("cli-ready-network", url=address.reachable()))
    print(say("cli-stop"), flush=True)
