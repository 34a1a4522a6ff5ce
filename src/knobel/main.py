"""The composition root and the command line: the only place that names adapters."""

import argparse
import asyncio
import errno
import hashlib
import math
import multiprocessing.resource_tracker
import os
import signal
import socket
import ssl
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

import msgspec
from msgspec.structs import replace

from knobel.catalog import GAMES, Unreadable, game_named, read_header
from knobel.catalog.records import read_record, write_record
from knobel.core.game import Illegal, Millis
from knobel.locale import negotiate, text
from knobel.machine.family import Family
from knobel.machine.world import SystemWorld
from knobel.match import Header, verify
from knobel.server.address import ANYWHERE, Address, Proxies
from knobel.service import names, wire
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.ports import (
    Bus,
    Directory,
    Log,
    MatchSummary,
    NotFound,
    StorageFailed,
    Store,
    Unsure,
)
from knobel.service.seal import Seal
from knobel.stores.address import BadAddress, address_of, shown
from knobel.stores.backup import copy_database
from knobel.stores.folder import (
    KEY,
    PUSH_KEY,
    REMINDERS,
    FolderInUse,
    KeptFile,
    held,
    kept_key,
    make_folder,
)
from knobel.stores.sqlite import SCHEMA_VERSION, Damaged, SqliteStore, scrub
from knobel.tui import flags
from knobel.tui.contract import BadFlag
from knobel.tui.speech import refusal, speaker

if TYPE_CHECKING:
    from knobel.buses.redis_limits import RedisLimits
    from knobel.machine.meters import PlainMeters
    from knobel.machine.tracing import TracedMeters

DATABASE = "knobel.db"
LONGEST_FACT = 300
"""Letters; a fault may quote the whole line that it is about."""
PAGE = 100
"""Number of matches that maintenance reads or deletes at a time."""
SHORTEST_SECRET = 16
"""Letters of the secret for the host's page."""
FORMATS = ("plain", "json")
LEVELS = ("debug", "info", "warning", "error")
DAY: Millis = 24 * 3600 * 1000


class Complaint(Exception):
    """Something that the person at the keyboard has to know: one clear sentence."""

    def __init__(self, message: str, **facts: str | float) -> None:
        super().__init__(say(message, **facts))


def say(message: str, **facts: str | float) -> str:
    """The message in the language of the person at the keyboard; what is too long is cut."""
    told = {name: _cut(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    return text(_language(), message, **told)


def _cut(fact: str) -> str:
    return fact if len(fact) <= LONGEST_FACT else f"{fact[:LONGEST_FACT]} …"


def _language() -> str:
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return negotiate(wanted or "")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.do(options)
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 1
    except BadAddress as bad:
        print(say(f"cli-{bad.code}", **bad.facts), file=sys.stderr)
        return 1
    except (StorageFailed, Unsure) as fault:
        print(_trouble(fault, options), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _trouble(fault: StorageFailed | Unsure, options: argparse.Namespace) -> str:
    log = _log(options)
    if log is not None:
        found, known = getattr(fault, "found", None), getattr(fault, "known", None)
        if found is None or known is None:
            return say("cli-log-unreachable", log=shown(log), why=str(fault))
        message = "cli-schema-old" if found < known else "cli-schema-new"
        return say(message, log=shown(log), found=str(found), known=str(known))
    is_damaged = isinstance(fault, Damaged)
    message = "cli-database-damaged" if is_damaged else "cli-database-unwritable"
    return say(message, file=str(options.data / DATABASE), why=str(fault))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="knobel", description=say("cli-about"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, do: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        described = commands.add_parser(
            name, help=say(f"cli-{name}"), description=say(f"cli-{name}")
        )
        described.set_defaults(do=do)
        return described

    def with_data(described: argparse.ArgumentParser) -> argparse.ArgumentParser:
        described.add_argument("--data", type=Path, default=_data_folder(), help=say("cli-data"))
        return described

    def with_log(described: argparse.ArgumentParser) -> argparse.ArgumentParser:
        described.add_argument("--log", metavar="URL", help=say("cli-log"))
        return with_data(described)

    def with_limits(described: argparse.ArgumentParser) -> argparse.ArgumentParser:
        described.add_argument(
            "--limit", action="append", default=[], metavar="NAME=VALUE", help=say("cli-limit")
        )
        return described

    serve = with_log(command("serve", _serve))
    serve.add_argument("--host", default="127.0.0.1", help=say("cli-host"))
    serve.add_argument("--port", type=int, default=8000, help=say("cli-port"))
    serve.add_argument("--public-url", help=say("cli-public-url"))
    serve.add_argument("--tls-cert", type=Path, metavar="FILE", help=say("cli-tls-cert"))
    serve.add_argument("--tls-key", type=Path, metavar="FILE", help=say("cli-tls-key"))

    serve.add_argument("--bus", metavar="URL", help=say("cli-bus"))
    serve.add_argument("--workers", type=int, default=1, metavar="N", help=say("cli-workers"))
    serve.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help=say("cli-trusted-proxy"),
    )
    serve.add_argument("--admin-secret", type=Path, metavar="FILE", help=say("cli-admin-secret"))
    serve.add_argument("--metrics", metavar="[HOST:]PORT", help=say("cli-metrics"))
    serve.add_argument("--trace", metavar="URL", help=say("cli-trace"))
    serve.add_argument("--log-format", choices=FORMATS, default="plain", help=say("cli-log-format"))
    serve.add_argument("--log-level", choices=LEVELS, default="warning", help=say("cli-log-level"))

    with_limits(serve)
    command("limits", _limits)

    flags.add_flags(command("play", _play), say)

    with_log(command("verify", _verify))

    with_log(command("migrate", _migrate))

    backup = with_log(command("backup", _backup))
    backup.add_argument("copy", type=Path, help=say("cli-copy"))

    restore = with_log(command("restore", _restore))
    restore.add_argument("copy", type=Path, help=say("cli-copy"))

    export = with_log(command("export", _export))
    export.add_argument("match", help=say("cli-match"))

    read = with_limits(with_log(command("import", _import)))
    read.add_argument("file", type=Path, help=say("cli-file"))

    prune = with_log(command("prune", _prune))
    prune.add_argument("--days", type=int, default=90, help=say("cli-days"))

    perft = command("perft", _perft)
    perft.add_argument("game", choices=[name for name, game in GAMES.items() if game.counting])
    perft.add_argument("depth", type=int, help=say("cli-depth"))
    return parser


def _data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("KNOBEL_DATA") or Path(home) / "knobel")


def _log(options: argparse.Namespace) -> str | None:
    """The address of the PostgreSQL that keeps the matches; None if a file keeps them."""
    return address_of("log", getattr(options, "log", None), os.environ)


# Serving


def _serve(options: argparse.Namespace) -> int:
    limits = limits_of(options.limit)
    files = _certificate(options.tls_cert, options.tls_key)
    proxies = _proxies(options.trusted_proxy)
    host = _host(options.admin_secret)
    log, bus = _log(options), address_of("bus", options.bus, os.environ)
    _prepared(options.data)
    if options.workers < 1 or (options.workers > 1 and log is None):
        raise Complaint("cli-workers-sqlite" if options.workers > 1 else "cli-workers-few")
    with (
        _alone_in(options.data) if log is None else nullcontext(),
        _listener(options.host, options.port) as listener,
    ):
        scheme = "http" if files is None else "https"
        address = Address(options.host, listener.getsockname()[1], options.public_url, scheme)

        def work(number: int) -> int:
            with (
                _watch_listener(options.metrics, number) as watching,
                asyncio.Runner(loop_factory=_loop()) as runner,
            ):
                served = _Served(
                    folder=options.data,
                    log=log,
                    bus=bus,
                    listener=listener,
                    address=address,
                    files=files,
                    limits=limits,
                    proxies=proxies,
                    host=host,
                    watching=watching,
                    trace=options.trace,
                    logging=(options.log_format, options.log_level),
                    number=number,
                )
                return runner.run(_serve_until_stopped(served))

        if options.workers == 1:
            return work(0)
        _seal(options.data)  # so that the processes do not make a key each
        return Family(options.workers, _reporting(options, work)).run()


class _Served(NamedTuple):
    """What a server needs to know."""

    folder: Path
    log: str | None
    bus: str | None
    listener: socket.socket
    address: Address
    files: tuple[Path, Path] | None
    limits: Limits
    proxies: Proxies
    host: str | None
    """The digest of the secret for the host's page, if there is one."""
    watching: socket.socket | None
    """Where operators ask for figures."""
    trace: str | None
    logging: tuple[str, str]
    """Format and level."""
    number: int
    """Of the process, among those on this port."""


def _reporting(options: argparse.Namespace, work: Callable[[int], int]) -> Callable[[int], int]:
    """Do the work of a child process; `main` sees nothing of what goes wrong there."""

    def run(number: int) -> int:
        try:
            return work(number)
        except Complaint as complaint:
            print(complaint, file=sys.stderr)
        except (StorageFailed, Unsure) as fault:
            print(_trouble(fault, options), file=sys.stderr)
        return 1

    return run


def limits_of(given: Sequence[str]) -> Limits:
    """The limits with these changed, each written as `name=value`."""
    changes: dict[str, float] = {}
    kinds = {name.replace("_", "-"): kind for name, kind in get_type_hints(Limits).items()}
    for each in given:
        name, _, value = each.partition("=")
        if name not in kinds:
            raise Complaint("cli-limit-unknown", name=name, names=", ".join(kinds))
        kind = kinds[name]
        try:
            changes[name.replace("-", "_")] = number = kind(value)
        except (ValueError, OverflowError):
            number = 0
        if not 0 < number < math.inf:
            words = "whole" if kind is int else "any"
            raise Complaint("cli-limit-value", name=name, value=value, kind=words)
    return Limits(**changes)  # type: ignore[arg-type] # each value is of the type of its field


def _limits(_options: argparse.Namespace) -> int:
    for field, value in msgspec.structs.asdict(DEFAULTS).items():
        name = field.replace("_", "-")
        print(f"{name}={value}\n    {say(f'limit-{name}')}")
    return 0


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Keep other servers out: each would take the other's matches for abandoned and pause them."""
    try:
        with held(folder):
            yield
    except FolderInUse as taken:
        raise Complaint("cli-folder-in-use", folder=str(folder)) from taken


def _certificate(chain: Path | None, key: Path | None) -> tuple[Path, Path] | None:
    """Both files or neither, tried before anything else is started."""
    if chain is None and key is None:
        return None
    if chain is None or key is None:
        raise Complaint("cli-tls-both")
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(chain, key)
    except OSError as fault:  # an SSLError is one, too
        why = fault.strerror or str(fault)
        raise Complaint("cli-tls-unusable", cert=str(chain), key=str(key), why=why) from fault
    return chain, key


def _loop() -> Any:
    try:
        import uvloop  # noqa: PLC0415 -- not to be had on every system
    except ImportError:
        return None
    return uvloop.new_event_loop


def _prepared(folder: Path) -> Path:
    """The path of the database, in a folder that can be written to."""
    try:
        make_folder(folder)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as fault:
        raise Complaint(
            "cli-folder-unwritable", folder=str(folder), why=fault.strerror or str(fault)
        ) from fault
    return folder / DATABASE


def _seal(folder: Path) -> Seal:
    return Seal(_kept(folder, KEY, Seal.made(SystemWorld().dice()).key))


def _kept(folder: Path, name: str, fresh: bytes) -> bytes:
    try:
        return kept_key(folder, fresh, name)
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise Complaint("cli-key-unusable", file=str(folder / name), why=why) from fault


def _subject(address: Address) -> str:
    """The contact address that push services require of a sender."""
    url = address.public_url or ""
    return url if url.startswith("https://") else "https://knobel.invalid"


def _host(file: Path | None) -> str | None:
    """The secret in this file, with which the host of an evening uses the page /admin."""
    if file is None:
        return None
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise Complaint("cli-file-unreadable", file=str(file), why=why) from fault
    if len(secret) < SHORTEST_SECRET:
        raise Complaint("cli-admin-secret-unusable", file=str(file), least=SHORTEST_SECRET)
    return secret


def _proxies(named: Sequence[str]) -> Proxies:
    for each in named:
        try:
            Proxies([each])
        except ValueError as fault:
            raise Complaint("cli-trusted-proxy-unreadable", value=each) from fault
    return Proxies(named)


def _watch_listener(where: str | None, number: int) -> "socket.socket | nullcontext[None]":
    """The socket for those who watch the server; on this machine unless an address is named.

    Each process counts for itself, so each has a port of its own: the next one.
    """
    if where is None:
        return nullcontext()
    host, _, port = where.rpartition(":")
    if not port.isdecimal():
        raise Complaint("cli-metrics-unreadable", value=where)
    return _listener(host.strip("[]") or "127.0.0.1", int(port) + (number if int(port) else 0))


def _listener(host: str, port: int) -> socket.socket:
    """A socket that is ours before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as fault:
        listener.close()
        if fault.errno == errno.EADDRINUSE:
            raise Complaint("cli-port-taken", host=host, port=str(port)) from fault
        why = fault.strerror or str(fault)
        raise Complaint("cli-cannot-listen", host=host, port=str(port), why=why) from fault
    except OverflowError as fault:
        listener.close()
        raise Complaint("cli-cannot-listen", host=host, port=str(port), why=str(fault)) from fault
    return listener


async def _serve_until_stopped(served: _Served) -> int:
    # Only serving needs the edge: the other commands start without it.
    from knobel.machine import logs  # noqa: PLC0415
    from knobel.machine.meters import figures_of, metered  # noqa: PLC0415
    from knobel.machine.web_push import WebPush, fresh_key, read_key  # noqa: PLC0415
    from knobel.machine.workers import ProcessWorkers  # noqa: PLC0415
    from knobel.server.admin import Host  # noqa: PLC0415
    from knobel.server.app import create_app  # noqa: PLC0415
    from knobel.server.run import Certificate, Server, beside, server_config  # noqa: PLC0415
    from knobel.server.watch import watch_app  # noqa: PLC0415
    from knobel.service import MatchService  # noqa: PLC0415
    from knobel.service.meters import NO_METERS  # noqa: PLC0415
    from knobel.service.reminders import Reminders  # noqa: PLC0415

    folder, address, limits = served.folder, served.address, served.limits
    watching, meters = served.watching, _meters(served)
    async with AsyncExitStack() as stack, AsyncExitStack() as starting:
        if meters is not None:
            stack.callback(meters.close)
        store = await _store(folder, served.log)  # if it fails, `main` says why in one sentence
        starting.push_async_callback(store.close)
        logs.configure(*served.logging)
        seal = _seal(folder)
        push_key = _kept(folder, PUSH_KEY, fresh_key())
        await _refuse_other_keys(store, folder, {KEY: seal.key, PUSH_KEY: push_key})
        bus = await _bus(served, stack)
        push = WebPush(read_key(push_key), _subject(address), limits)
        # Each process has a file of its own: it writes the whole file.
        reminders = REMINDERS if not served.number else f"{REMINDERS}.{served.number}"
        service = MatchService(
            store if meters is None else metered(store, meters),
            bus,
            SystemWorld(),
            ProcessWorkers(),
            limits=limits,
            seal=seal,
            reminders=Reminders(push, KeptFile(folder / reminders), limits),
            meters=meters or NO_METERS,
        )
        shared = _shared_limits(served.bus)
        if shared is not None:
            stack.push_async_callback(shared.close)
        end = partial(signal.raise_signal, signal.SIGTERM)
        app = create_app(
            service,
            address,
            limits=limits,
            meters=meters or NO_METERS,
            shared=shared,
            host=None if served.host is None else Host(served.host, end),
        )
        config = server_config(
            app,
            limits=limits,
            certificate=None if served.files is None else Certificate(*served.files),
            meters=meters or NO_METERS,
            proxies=served.proxies,
        )
        announce = partial(_announce, address, served.number)
        server = Server(config, on_ready=announce, drain=service.drain)
        if watching is not None and meters is not None:
            figures = partial(figures_of, meters, service, shared)
            await stack.enter_async_context(beside(watch_app(service, figures), watching))
        starting.pop_all()  # from here on the service closes its store
        await server.serve(sockets=[served.listener])
    return 0 if server.started else 1


def _meters(served: _Served) -> "PlainMeters | TracedMeters | None":
    from knobel.machine.meters import PlainMeters  # noqa: PLC0415

    if served.trace is not None:
        return _traced(served.trace)
    return None if served.watching is None else PlainMeters()


async def _store(folder: Path, log: str | None) -> Store:
    if log is None:
        return await _opened(folder / DATABASE)
    with _extra("postgres"):
        from knobel.stores.postgres import PostgresStore  # noqa: PLC0415 -- an extra
    return await PostgresStore.opened(log)


async def _bus(served: _Served, stack: AsyncExitStack) -> Bus:
    from knobel.buses.memory import LoneBus, MemoryBus  # noqa: PLC0415

    if served.bus is None:
        return MemoryBus() if served.log is None else LoneBus()
    with _extra("redis"):
        from knobel.buses.redis import RedisBus, Refused  # noqa: PLC0415 -- an extra
    try:
        bus = await RedisBus.opened(served.bus)
    except Refused as refused:
        raise Complaint("cli-bus-refused", bus=shown(served.bus), why=str(refused)) from refused
    stack.push_async_callback(bus.close)
    return bus


@contextmanager
def _extra(name: str) -> Iterator[None]:
    """Import what only some servers need."""
    try:
        yield
    except ImportError as missing:
        raise Complaint("cli-extra-missing", extra=name, why=str(missing)) from missing


async def _refuse_other_keys(store: Store, folder: Path, keys: Mapping[str, bytes]) -> None:
    """On a shared log all nodes need the same keys, of which it keeps fingerprints."""
    agree = getattr(store, "agree", None)
    for name, key in keys.items():
        mine = hashlib.sha256(key).hexdigest()
        if agree is not None and await agree(name, mine) != mine:
            raise Complaint("cli-key-differs", file=str(folder / name))


def _shared_limits(url: str | None) -> "RedisLimits | None":
    """Counts calls together with the other nodes that use this Redis."""
    if url is None:
        return None
    with _extra("redis"):
        from knobel.buses.redis_limits import RedisLimits  # noqa: PLC0415 -- an extra
    return RedisLimits(url)


def _traced(url: str) -> "TracedMeters":
    try:
        from knobel.machine.tracing import traced  # noqa: PLC0415 -- an extra
    except ImportError as missing:
        raise Complaint("cli-trace-missing") from missing
    return traced(url)


async def _opened(path: Path) -> SqliteStore:
    """The store in this file; opening alone does not show every damage, reading a match shows more."""
    store = SqliteStore.opened(path)
    try:
        await store.page("", 1)
    except StorageFailed:
        await store.close()
        raise
    return store


def _announce(address: Address, number: int) -> None:
    if number:
        return  # the first process speaks for all
    is_open = address.host in ANYWHERE
    local = f"{address.scheme}://localhost:{address.port}" if is_open else address.reachable()
    print(say("cli-ready", url=local))
    if is_open or address.public_url is not None:
        print(say("cli-ready-network", url=address.reachable()))
    print(say("cli-stop"), flush=True)


# Playing in the terminal


def _play(options: argparse.Namespace) -> int:
    """Nothing is stored: the service runs in this process and ends with it."""
    spoken = speaker(_language())
    try:
        if options.language is not None:
            spoken = speaker(flags.language_of(options.language))
        game = flags.game_of(options.game)
        given = flags.flags_in(options)
        plan = flags.plan_of(game, given) if given else None
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise BadFlag("terminal")
    except BadFlag as bad:
        print(bad.told(spoken), file=sys.stderr)
        return 2
    except Illegal as refused:
        print(f"{refusal(spoken, refused)} [{refused.code}]", file=sys.stderr)
        return 2

    # Only playing needs a screen: the other commands start without it.
    from knobel.buses.memory import MemoryBus  # noqa: PLC0415
    from knobel.machine.workers import ProcessWorkers  # noqa: PLC0415
    from knobel.service import MatchService  # noqa: PLC0415
    from knobel.stores.unlocked import UnlockedStore  # noqa: PLC0415
    from knobel.tui.app import PlayApp  # noqa: PLC0415

    # The tracker of processes wants a real stderr, which a screen takes away.
    multiprocessing.resource_tracker.ensure_running()
    service = MatchService(UnlockedStore(), MemoryBus(), SystemWorld(), ProcessWorkers(1))
    app = PlayApp(service, game, plan, spoken)
    app.run()
    return app.return_code or 0


# Looking after what is stored


def _with_store(options: argparse.Namespace, work: Callable[[Store], Awaitable[int]]) -> int:
    """Do something with the log, or with the database of the folder, which must be there."""
    log = _log(options)
    if log is None and not (options.data / DATABASE).is_file():
        raise Complaint("cli-no-database", folder=str(options.data))

    async def run() -> int:
        store = await _store(options.data, log)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _migrate(options: argparse.Namespace) -> int:
    log = _log(options)
    if log is None:  # opening the file is enough
        return _with_store(options, _tell_schema)
    with _extra("postgres"):
        from knobel.stores.postgres import migrate  # noqa: PLC0415 -- an extra
    before, now = asyncio.run(migrate(log))
    message = "cli-schema-current" if before == now else "cli-migrated"
    print(say(message, before=str(before), now=str(now)))
    return 0


async def _tell_schema(_store: Store) -> int:
    print(say("cli-schema-current", now=str(SCHEMA_VERSION)))
    return 0


def _backup(options: argparse.Namespace) -> int:
    """Copy the database while the server runs; the key is kept apart from it."""
    if _log(options) is not None:
        raise Complaint("cli-backup-postgres")
    if not (options.data / DATABASE).is_file():
        raise Complaint("cli-no-database", folder=str(options.data))
    copy_database(options.data / DATABASE, options.copy)
    print(say("cli-backed-up", copy=str(options.copy), key=str(options.data / KEY)))
    return 0


def _restore(options: argparse.Namespace) -> int:
    """Put a copy into the data folder and verify it."""
    if _log(options) is not None:
        raise Complaint("cli-backup-postgres")
    if not options.copy.is_file():
        raise Complaint(
            "cli-file-unreadable", file=str(options.copy), why=os.strerror(errno.ENOENT)
        )
    path = _prepared(options.data)
    with _alone_in(options.data):
        if path.exists():
            raise Complaint("cli-database-there", file=str(path))
        copy_database(options.copy, path)
        return _with_store(options, _verify_all)


def _verify(options: argparse.Namespace) -> int:
    return _with_store(options, _verify_all)


async def _verify_all(store: Store) -> int:
    count = await store.count()
    done = faults = 0
    last = ""
    while page := await store.page(last, PAGE):
        last = page[-1].id
        for summary in page:
            complaint = await _verify_one(store, store, summary.id)
            if complaint is not None:
                print(complaint)
                faults += 1
            done += 1
            if sys.stderr.isatty():
                progress = say("cli-progress", done=done, all=max(done, count))
                print(f"\r{progress}", end="" if done < count else "\n", file=sys.stderr)
    if not faults:
        print(say("cli-verified", count=done))
    return 1 if faults else 0


async def _verify_one(directory: Directory, log: Log, match: str) -> str | None:
    """The sentence about the first line that differs, if one does."""
    try:
        header = read_header(await directory.header(match))
        definition = game_named(header.game)
        entries = [definition.read_entry(line) for line in await log.read(match)]
    except Unreadable as fault:
        return say("cli-unreadable-match", match=match, why=str(fault))
    wrong = verify(definition.game, header, entries)
    if wrong is None:
        return None
    command = msgspec.json.encode(wrong.command).decode()
    return say("cli-differs", match=match, version=str(wrong.version), command=command)


def _export(options: argparse.Namespace) -> int:
    async def export(store: Store) -> int:
        try:
            header = read_header(await store.header(options.match))
            definition = game_named(header.game)
            entries = [definition.read_entry(line) for line in await store.read(options.match)]
        except NotFound as missing:
            raise Complaint("cli-no-such-match", match=options.match) from missing
        except Unreadable as fault:
            why = str(fault)
            raise Complaint("cli-unreadable-match", match=options.match, why=why) from fault
        print(write_record(definition, header, entries), end="")
        return 0

    return _with_store(options, export)


def _import(options: argparse.Namespace) -> int:
    most = limits_of(options.limit).record_bytes
    try:
        with options.file.open("rb") as file:
            read = file.read(most + 1)
        if len(read) > most:
            raise Complaint("cli-record-too-long", file=str(options.file), most=most / 1_000_000)
        record = read.decode("utf-8-sig")
    except (OSError, UnicodeError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise Complaint("cli-file-unreadable", file=str(options.file), why=why) from fault
    try:
        _, header, entries = read_record(record)
    except Unreadable as fault:
        raise Complaint("cli-record-unreadable", why=str(fault)) from fault
    dice = SystemWorld().dice()
    header = replace(header, id=names.new_id(dice), code=names.new_code(dice))

    async def put(header: Header) -> int:
        _prepared(options.data)
        store = await _store(options.data, _log(options))
        try:
            seal = _seal(options.data)
            await _refuse_other_keys(store, options.data, {KEY: seal.key})
            header = seal.closed(header)
            stored = SystemWorld().now()  # so that an old match is not pruned as soon as it is here
            summary = MatchSummary(header.id, header.code, header.watch, stored)
            await store.open(summary, wire.encode(header))
            for entry in entries:
                is_last = entry is entries[-1]
                await store.append(header.id, entry.version, wire.encode(entry), is_last=is_last)
        finally:
            await store.close()
        print(say("cli-imported", match=header.id))
        return 0

    return asyncio.run(put(header))


def _prune(options: argparse.Namespace) -> int:
    before = SystemWorld().now() - options.days * DAY

    async def prune(directory: Directory) -> int:
        count = 0
        while pruned := await directory.prune(before, PAGE):
            count += pruned
        print(say("cli-pruned", count=count))
        return 0

    status = _with_store(options, prune)
    if _log(options) is not None:
        return status
    try:
        with held(options.data):
            is_clean = scrub(options.data / DATABASE, is_served=False)
    except FolderInUse:
        is_clean = scrub(options.data / DATABASE, is_served=True)
    if not is_clean:
        print(say("cli-not-scrubbed"), file=sys.stderr)
    return status


# Studying


def _perft(options: argparse.Namespace) -> int:
    counting = GAMES[options.game].counting
    assert counting is not None
    for ply in range(1, options.depth + 1):  # the plies before cost little: show them at once
        count = counting.perft(ply)[-1]
        print(ply, count.nodes, count.wins, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
