"""The composition root and the command line: the only place that names adapters."""

import argparse
import asyncio
import errno
import math
import multiprocessing.resource_tracker
import os
import socket
import ssl
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import replace

from knobel.catalog import GAMES, Unreadable, game_named, read_header
from knobel.catalog.records import read_record, write_record
from knobel.core.game import Illegal, Millis
from knobel.locale import negotiate, text
from knobel.machine.world import SystemWorld
from knobel.match import Header, verify
from knobel.server.address import ANYWHERE, Address
from knobel.service import names, wire
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.ports import Directory, Log, MatchSummary, NotFound, StorageFailed, Store
from knobel.service.seal import Seal
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
from knobel.stores.sqlite import Damaged, SqliteStore, scrub
from knobel.tui import flags
from knobel.tui.contract import BadFlag
from knobel.tui.speech import refusal, speaker

DATABASE = "knobel.db"
LONGEST_FACT = 300
"""Letters; a fault may quote the whole line that it is about."""
PAGE = 100
"""Number of matches that maintenance reads or deletes at a time."""
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
    except StorageFailed as fault:
        is_damaged = isinstance(fault, Damaged)
        message = "cli-database-damaged" if is_damaged else "cli-database-unwritable"
        print(say(message, file=str(options.data / DATABASE), why=str(fault)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


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

    def with_limits(described: argparse.ArgumentParser) -> argparse.ArgumentParser:
        described.add_argument(
            "--limit", action="append", default=[], metavar="NAME=VALUE", help=say("cli-limit")
        )
        return described

    serve = with_data(command("serve", _serve))
    serve.add_argument("--host", default="127.0.0.1", help=say("cli-host"))
    serve.add_argument("--port", type=int, default=8000, help=say("cli-port"))
    serve.add_argument("--public-url", help=say("cli-public-url"))
    serve.add_argument("--tls-cert", type=Path, metavar="FILE", help=say("cli-tls-cert"))
    serve.add_argument("--tls-key", type=Path, metavar="FILE", help=say("cli-tls-key"))

    with_limits(serve)
    command("limits", _limits)

    flags.add_flags(command("play", _play), say)

    with_data(command("verify", _verify))

    export = with_data(command("export", _export))
    export.add_argument("match", help=say("cli-match"))

    read = with_limits(with_data(command("import", _import)))
    read.add_argument("file", type=Path, help=say("cli-file"))

    prune = with_data(command("prune", _prune))
    prune.add_argument("--days", type=int, default=90, help=say("cli-days"))

    perft = command("perft", _perft)
    perft.add_argument("game", choices=[name for name, game in GAMES.items() if game.counting])
    perft.add_argument("depth", type=int, help=say("cli-depth"))
    return parser


def _data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("KNOBEL_DATA") or Path(home) / "knobel")


# Serving


def _serve(options: argparse.Namespace) -> int:
    limits = limits_of(options.limit)
    files = _certificate(options.tls_cert, options.tls_key)
    log_path = _prepared(options.data)
    with (
        _alone_in(options.data),
        _listener(options.host, options.port) as listener,
        asyncio.Runner(loop_factory=_loop()) as runner,
    ):
        scheme = "http" if files is None else "https"
        address = Address(options.host, listener.getsockname()[1], options.public_url, scheme)
        return runner.run(_serve_until_stopped(log_path, listener, address, files, limits))


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


async def _serve_until_stopped(
    path: Path,
    listener: socket.socket,
    address: Address,
    files: tuple[Path, Path] | None,
    limits: Limits,
) -> int:
    # Only serving needs the edge: the other commands start without it.
    from knobel.buses.memory import MemoryBus  # noqa: PLC0415
    from knobel.machine.web_push import WebPush, fresh_key, read_key  # noqa: PLC0415
    from knobel.machine.workers import ProcessWorkers  # noqa: PLC0415
    from knobel.server.app import create_app  # noqa: PLC0415
    from knobel.server.run import Certificate, Server, server_config  # noqa: PLC0415
    from knobel.service import MatchService  # noqa: PLC0415
    from knobel.service.reminders import Reminders  # noqa: PLC0415

    store = await _opened(path)
    try:
        seal = _seal(path.parent)
    except Complaint:
        await store.close()
        raise
    push = WebPush(read_key(_kept(path.parent, PUSH_KEY, fresh_key())), _subject(address), limits)
    reminders = Reminders(push, KeptFile(path.parent / REMINDERS), limits)
    service = MatchService(
        store,
        MemoryBus(),
        SystemWorld(),
        ProcessWorkers(),
        limits=limits,
        seal=seal,
        reminders=reminders,
    )
    certificate = None if files is None else Certificate(*files)
    app = create_app(service, address, limits=limits)
    config = server_config(app, limits=limits, certificate=certificate)
    server = Server(config, on_ready=lambda: _announce(address))
    await server.serve(sockets=[listener])
    return 0 if server.started else 1


async def _opened(path: Path) -> SqliteStore:
    """The store in this file; opening alone does not show every damage, reading a match shows more."""
    store = SqliteStore.opened(path)
    try:
        await store.page("", 1)
    except StorageFailed:
        await store.close()
        raise
    return store


def _announce(address: Address) -> None:
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


def _with_store(folder: Path, work: Callable[[Store], Awaitable[int]]) -> int:
    """Do something with the database of this folder, which must be there."""
    path = folder / DATABASE
    if not path.is_file():
        raise Complaint("cli-no-database", folder=str(folder))

    async def run() -> int:
        store = await _opened(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _verify(options: argparse.Namespace) -> int:
    return _with_store(options.data, _verify_all)


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

    return _with_store(options.data, export)


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
        store = await _opened(_prepared(options.data))
        try:
            header = _seal(options.data).closed(header)
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

    status = _with_store(options.data, prune)
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
