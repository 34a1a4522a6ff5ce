"""The commands that look after what is stored: `verify`, `migrate`, `backup`, `restore`, `prune`."""

import argparse
import asyncio
import errno
import os
import sys

import msgspec

from knobel.catalog import Unreadable
from knobel.cli import storage
from knobel.cli.speech import Complaint, say
from knobel.core.game import Millis
from knobel.machine.world import SystemWorld
from knobel.match import verify as differing_line
from knobel.service.ports import Store
from knobel.service.tournaments.keeping import delete_outlived, stored
from knobel.stores.backup import copy_database
from knobel.stores.folder import KEY, FolderInUse, held
from knobel.stores.sqlite import SCHEMA_VERSION, scrub
from knobel.tournament import judge
from knobel.tournament.values import RULES

PAGE = 100
"""Number of matches that are read or deleted at a time."""
DAY: Millis = 24 * 3600 * 1000


def verify(options: argparse.Namespace) -> int:
    return storage.with_store(options, _verify_all)


async def _verify_all(store: Store) -> int:
    count = await store.count()
    done = events = faults = 0
    last = ""
    while page := await store.page(last, PAGE):
        last = page[-1].id
        for summary in page:
            is_event = summary.kind == "tournament"
            verify_one = _verify_event if is_event else _verify_one
            complaint = await verify_one(store, summary.id)
            if complaint is not None:
                print(complaint)
                faults += 1
            done += 1
            events += is_event
            if sys.stderr.isatty():
                progress = say("cli-progress", done=done, all=max(done, count))
                print(f"\r{progress}", end="" if done < count else "\n", file=sys.stderr)
    if not faults:
        print(say("cli-verified", count=done - events))
        if events:
            print(say("cli-events-verified", count=events))
    return 1 if faults else 0


async def _verify_one(store: Store, match: str) -> str | None:
    """The sentence about the first line that differs, if one does."""
    try:
        definition, header, entries = await storage.stored(store, match)
    except Unreadable as fault:
        return say("cli-unreadable-match", match=match, why=str(fault))
    wrong = differing_line(definition.game, header, entries)
    if wrong is None:
        return None
    command = msgspec.json.encode(wrong.command).decode()
    return say("cli-differs", match=match, version=str(wrong.version), command=command)


async def _verify_event(store: Store, event: str) -> str | None:
    """The sentence about the first line that differs, or about a heat with poorer pairs."""
    try:
        header, entries = await stored(store, event)
    except Unreadable as fault:
        return say("cli-unreadable-event", event=event, why=str(fault))
    wrong = judge.verify(header, entries)
    if wrong is not None and header.rules < RULES:  # it was right when it was written
        wrong = judge.misfit(header, entries)
        if wrong is None:
            return None
    if wrong is not None:
        command = msgspec.json.encode(wrong.command).decode()
        return say("cli-event-differs", event=event, version=str(wrong.version), command=command)
    from knobel.tournament.audit import first_worse  # noqa: PLC0415 -- few need its libraries

    heat = first_worse(header, entries)
    return None if heat is None else say("cli-event-pairing", event=event, heat=str(heat))


def migrate(options: argparse.Namespace) -> int:
    log = storage.log_of(options)
    if log is None:  # opening the file is enough
        return storage.with_store(options, _tell_schema)
    with storage.importing("postgres"):
        from knobel.stores import postgres  # noqa: PLC0415 -- an extra
    before, now = asyncio.run(postgres.migrate(log))
    message = "cli-schema-current" if before == now else "cli-migrated"
    print(say(message, before=str(before), now=str(now)))
    return 0


async def _tell_schema(_store: Store) -> int:
    print(say("cli-schema-current", now=str(SCHEMA_VERSION)))
    return 0


def backup(options: argparse.Namespace) -> int:
    """Copy the database while the server runs; the key is kept apart from it."""
    _refuse_shared(options)
    copy_database(storage.existing(options.data), options.copy)
    print(say("cli-backed-up", copy=str(options.copy), key=str(options.data / KEY)))
    return 0


def restore(options: argparse.Namespace) -> int:
    """Put a copy into the data folder and verify it."""
    _refuse_shared(options)
    if not options.copy.is_file():
        missing = os.strerror(errno.ENOENT)
        raise Complaint("cli-file-unreadable", file=str(options.copy), why=missing)
    path = storage.prepared(options.data)
    with storage.alone_in(options.data):
        if path.exists():
            raise Complaint("cli-database-there", file=str(path))
        copy_database(options.copy, path)
    return verify(options)


def _refuse_shared(options: argparse.Namespace) -> None:
    if storage.log_of(options) is not None:
        raise Complaint("cli-backup-postgres")


def prune(options: argparse.Namespace) -> int:
    before = SystemWorld().now() - options.days * DAY

    async def delete(store: Store) -> int:
        count = 0
        while pruned := await store.prune(before, PAGE):
            count += pruned
        print(say("cli-pruned", count=count))
        if events := await delete_outlived(store, SystemWorld().now()):
            print(say("cli-events-pruned", count=events))
        return 0

    status = storage.with_store(options, delete)
    if storage.log_of(options) is not None:
        return status
    try:
        with held(options.data):
            is_clean = scrub(options.data / storage.DATABASE, is_served=False)
    except FolderInUse:
        is_clean = scrub(options.data / storage.DATABASE, is_served=True)
    if not is_clean:
        print(say("cli-not-scrubbed"), file=sys.stderr)
    return status
