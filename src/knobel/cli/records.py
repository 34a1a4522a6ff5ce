"""The commands `export` and `import`: a match as a text that people can read."""

import argparse

from msgspec.structs import replace

from knobel.catalog import Unreadable
from knobel.catalog.records import read_record, write_record
from knobel.cli import storage
from knobel.cli.limits import limits_of
from knobel.cli.speech import Complaint, say, why
from knobel.machine.world import SystemWorld
from knobel.service import names, wire
from knobel.service.ports import MatchSummary, NotFound, Store
from knobel.stores.folder import KEY


def export(options: argparse.Namespace) -> int:
    async def write(store: Store) -> int:
        try:
            match = await storage.stored(store, options.match)
        except NotFound as missing:
            raise Complaint("cli-no-such-match", match=options.match) from missing
        except Unreadable as fault:
            told = str(fault)
            raise Complaint("cli-unreadable-match", match=options.match, why=told) from fault
        print(write_record(*match), end="")
        return 0

    return storage.with_store(options, write)


def import_(options: argparse.Namespace) -> int:
    most = limits_of(options.limit).record_bytes
    try:
        with options.file.open("rb") as file:
            read = file.read(most + 1)
        if len(read) > most:
            raise Complaint("cli-record-too-long", file=str(options.file), most=most / 1_000_000)
        record = read.decode("utf-8-sig")
    except (OSError, UnicodeError) as fault:
        raise Complaint("cli-file-unreadable", file=str(options.file), why=why(fault)) from fault
    try:
        _, header, entries = read_record(record)
    except Unreadable as fault:
        raise Complaint("cli-record-unreadable", why=str(fault)) from fault
    dice = SystemWorld().dice()
    header = replace(header, id=names.new_id(dice), code=names.new_code(dice))

    async def put(store: Store) -> int:
        seal = storage.seal_of(options.data)
        await storage.refuse_other_keys(store, options.data, {KEY: seal.key})
        closed = seal.closed(header)
        stored = SystemWorld().now()  # so that an old match is not pruned as soon as it is here
        summary = MatchSummary(closed.id, closed.code, closed.watch, stored)
        await store.open(summary, wire.encode(closed))
        for entry in entries:
            is_last = entry is entries[-1]
            await store.append(closed.id, entry.version, wire.encode(entry), is_last=is_last)
        print(say("cli-imported", match=closed.id))
        return 0

    storage.prepared(options.data)
    return storage.with_store(options, put, is_new=True)
