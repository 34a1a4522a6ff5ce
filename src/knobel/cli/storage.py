"""The data folder and the store of a command, and what may be wrong with them."""

import argparse
import asyncio
import hashlib
import os
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path

from knobel.catalog import GameDefinition, game_named, read_header
from knobel.cli.speech import Complaint, say, why
from knobel.machine.web_push import fresh_key
from knobel.machine.world import SystemWorld
from knobel.match import Entry, Header
from knobel.service.ports import StorageFailed, Store, Unsure
from knobel.service.seal import Seal
from knobel.stores.address import BadAddress, address_of, shown
from knobel.stores.backup import CannotCopy
from knobel.stores.folder import KEY, PUSH_KEY, FolderInUse, held, kept_key, make_folder
from knobel.stores.sqlite import Damaged, Guard, SqliteStore

DATABASE = "knobel.db"


def reporting(options: argparse.Namespace, work: Callable[[], int]) -> int:
    """Do the work of a command; if it fails, say why in one sentence.  The exit status."""
    try:
        return work()
    except Complaint as complaint:
        told = str(complaint)
    except (BadAddress, CannotCopy) as bad:
        told = say(f"cli-{bad.code}", **bad.facts)
    except (StorageFailed, Unsure) as fault:
        told = _trouble(fault, options)
    print(told, file=sys.stderr)
    return 1


def _trouble(fault: StorageFailed | Unsure, options: argparse.Namespace) -> str:
    log = log_of(options)
    if log is not None:
        found, known = getattr(fault, "found", None), getattr(fault, "known", None)
        if found is None or known is None:
            return say("cli-log-unreachable", log=shown(log), why=str(fault))
        message = "cli-schema-old" if found < known else "cli-schema-new"
        return say(message, log=shown(log), found=str(found), known=str(known))
    is_damaged = isinstance(fault, Damaged)
    message = "cli-database-damaged" if is_damaged else "cli-database-unwritable"
    return say(message, file=str(options.data / DATABASE), why=str(fault))


def log_of(options: argparse.Namespace) -> str | None:
    """The address of the PostgreSQL that keeps the matches; None if a file keeps them."""
    return address_of("log", getattr(options, "log", None), os.environ)


def with_store(
    options: argparse.Namespace, work: Callable[[Store], Awaitable[int]], *, is_new: bool = False
) -> int:
    """Do something with the log, or with the database of the folder, which may be a new one."""
    log = log_of(options)
    if log is None and not is_new:
        existing(options.data)

    async def run() -> int:
        store = await opened(options.data, log, is_server=False)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def stored(store: Store, match: str) -> tuple[GameDefinition, Header, list[Entry]]:
    """A match as it is stored, or `NotFound`, or `Unreadable`."""
    header = read_header(await store.header(match))
    definition = game_named(header.game)
    return definition, header, [definition.read_entry(line) for line in await store.read(match)]


async def opened(folder: Path, log: str | None, *, is_server: bool) -> Store:
    """The store at this address, or in this folder.

    A server holds the folder, and people wait for its answers; a command may take its time.
    """
    if log is not None:
        with importing("postgres"):
            from knobel.stores.postgres import MAINTAINING, PostgresStore  # noqa: PLC0415 -- an extra
        return await PostgresStore.opened(log, None if is_server else MAINTAINING)
    guard: Guard = nullcontext if is_server else partial(_unserved, folder)
    store = SqliteStore.opened(folder / DATABASE, guard)
    try:  # opening alone does not show every damage, reading a match shows more
        await store.page("", 1)
    except StorageFailed:
        await store.close()
        raise
    return store


@contextmanager
def importing(name: str) -> Iterator[None]:
    """Import what only some servers need."""
    try:
        yield
    except ImportError as missing:
        raise Complaint("cli-extra-missing", extra=name, why=str(missing)) from missing


def existing(folder: Path) -> Path:
    """The path of the database, which must be there."""
    path = folder / DATABASE
    if not path.is_file():
        raise Complaint("cli-no-database", folder=str(folder))
    return path


def prepared(folder: Path) -> Path:
    """The path of the database, in a folder that can be written to."""
    try:
        make_folder(folder)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink(missing_ok=True)  # another node may try at the same moment
    except OSError as fault:
        raise Complaint("cli-folder-unwritable", folder=str(folder), why=why(fault)) from fault
    return folder / DATABASE


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other servers out: each would take the other's matches for abandoned and pause them."""
    try:
        with held(folder):
            yield
    except FolderInUse as taken:
        raise Complaint("cli-folder-in-use", folder=str(folder)) from taken


@contextmanager
def _unserved(folder: Path) -> Iterator[None]:
    """Keep servers out: one of an earlier version could not go on with a migrated database."""
    path = prepared(folder)
    try:
        with held(folder):
            yield
    except FolderInUse as taken:
        raise Complaint("cli-database-older", file=str(path)) from taken


def seal_of(folder: Path) -> Seal:
    return Seal(_kept(folder, KEY, Seal.made(SystemWorld().dice()).key))


def push_key_of(folder: Path) -> bytes:
    return _kept(folder, PUSH_KEY, fresh_key())


def _kept(folder: Path, name: str, fresh: bytes) -> bytes:
    """The key in this file; the fresh one if there is none yet."""
    try:
        return kept_key(folder, fresh, name)
    except (OSError, ValueError) as fault:
        raise Complaint("cli-key-unusable", file=str(folder / name), why=why(fault)) from fault


async def refuse_other_keys(store: Store, folder: Path, keys: Mapping[str, bytes]) -> None:
    """On a shared log all nodes need the same keys, of which it keeps fingerprints."""
    agree = getattr(store, "agree", None)
    for name, key in keys.items():
        mine = hashlib.sha256(key).hexdigest()
        if agree is not None and await agree(name, mine) != mine:
            raise Complaint("cli-key-differs", file=str(folder / name))
