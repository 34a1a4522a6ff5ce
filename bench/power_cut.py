"""Cuts the power at every write of a server, and counts the lines that are gone afterwards.

    python -m bench.power_cut
    python -m bench.power_cut --matches 12 --variants 6 --seed 2

A program plays matches of all three games through the service and its log in SQLite: it opens and deletes
them, notes attempts and beats, and writes to a file of its own what it was told is stored.  strace
records its writes, syncs and renames in their order.  From that record the disk is rebuilt as it may
look after a power cut at any of these moments: first with only what was synced, then with some of the
other writes too, in any order, torn at sectors of 512 bytes.  From every such disk the log must open,
hold all that was promised, with no version missing, and every match must replay.
"""

import argparse
import asyncio
import logging
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias
from zlib import crc32

import msgspec

from bench.games import bench_game
from knobel.catalog import GAMES, Unreadable, game_named, read_header
from knobel.core.capabilities import Attempt
from knobel.core.game import Illegal, Millis
from knobel.match import commands as do
from knobel.match import verify
from knobel.service import Ticket
from knobel.service.ports import MatchSummary, StorageFailed
from knobel.stores.sqlite import SqliteStore
from tests.kit.harness import FREE, MINE, Harness, opened
from tests.kit.world import TurnedWorld

DATABASE = "knobel.db"
SECTOR = 512
CALLS = "openat,write,pwrite64,ftruncate,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat"
LONGEST_WRITE = 1_000_000
FAULTS = ("none", "no-sync", "early")
"""What can be planted to see whether it is found: no syncs, or promises before the commit."""


class CannotMeasure(Exception):
    """What stands in the way, in one sentence."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


# The program whose power is cut


class WitnessLog(SqliteStore):
    """Writes down what it has promised, after the promise; a planted fault may change that."""

    fault = "none"
    promises = -1

    def __init__(self, database: sqlite3.Connection) -> None:
        if self.fault == "no-sync":
            database.execute("PRAGMA synchronous = OFF")
        super().__init__(database)

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        await super().open(summary, header)
        self.promise("open", summary.id, crc32(header))

    async def append(self, match: str, version: int, line: bytes, /, **marks: Any) -> None:
        if self.fault == "early":
            self.promise("line", match, version, crc32(line))
        await super().append(match, version, line, **marks)
        self.promise("line", match, version, crc32(line))

    async def delete(self, match: str, /) -> None:
        self.promise("deleting", match)
        await super().delete(match)
        self.promise("deleted", match)

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        await super().note_attempt(group, match, attempt)
        self.promise("attempt", group, match)

    async def beat(self, wall: Millis, /) -> None:
        await super().beat(wall)
        self.promise("beat", wall)

    def promise(self, *words: object) -> None:
        os.write(self.promises, f"{' '.join(map(str, words))}\n".encode())


class Onlooker:
    """A spectator; what it has seen is promised, too."""

    key: str | None = None
    address = ""

    def __init__(self, match: str, log: WitnessLog) -> None:
        self._match, self._log = match, log

    def tell(self, message: bytes, /) -> None:
        self._log.promise("seen", self._match, msgspec.json.decode(message)["v"])

    def dismiss(self, code: str, /) -> None:
        pass


ORDERS = [{"game": game, **bench_game(game).ORDERS[0]} for game in GAMES]


async def play(folder: Path, matches: int, steps: int, number: int) -> None:
    """Two runs of a server on the same folder, the second one without an end."""
    world, dice = TurnedWorld(number=number), random.Random(number)
    for is_last in (False, True):
        log = WitnessLog.opened(folder / DATABASE)
        async with opened(log, world=world) as harness:
            tickets = await asyncio.gather(*(_open(harness, n) for n in range(matches)))
            for step in range(steps):
                await asyncio.gather(*(_act(harness, ticket.id, dice) for ticket in tickets))
                if step % 3 == 2:
                    await harness.turn(2_000)
                if step % 10 == 9:
                    gone = tickets.pop(dice.randrange(len(tickets)))
                    await harness.service.delete(gone.id, gone.token)
                    tickets.append(await _open(harness, dice.randrange(len(ORDERS))))
            await harness.turn(300_000)  # what has sand in it is over now
            await harness.turn(2_000)
            if is_last:
                os._exit(0)


async def _open(harness: Harness, number: int) -> Ticket:
    ticket = await harness.open((MINE, FREE), **ORDERS[number % len(ORDERS)])
    await harness.service.join(ticket.code, "Bo")
    assert isinstance(harness.log, WitnessLog)
    onlooker = Onlooker(ticket.id, harness.log)
    live = await harness.service.follow(ticket.id, ticket.watch, onlooker)
    if live.match.is_together:
        for seat in (0, 1):
            await harness.do(ticket.id, seat, do.Ready())
    return ticket


async def _act(harness: Harness, match: str, dice: random.Random) -> None:
    """Somebody does something that the rules allow."""
    live = await harness.live_match(match)
    options = [
        (seat, action)
        for seat in live.match.people()
        for action in live.definition.game.legal_actions(live.match.state, seat)
    ]
    if options:
        with suppress(Illegal):  # its time may be up
            await harness.do(match, *dice.choice(options))


# The record of what it did


class Write(NamedTuple):
    name: str
    offset: int | None
    """None: at the end."""
    data: bytes


class Truncate(NamedTuple):
    name: str
    size: int


class Sync(NamedTuple):
    name: str
    """The empty name is the folder."""


class Entry(NamedTuple):
    """Names in the folder that change together: a file appears, or it disappears (None)."""

    kind: Literal["create", "unlink", "rename"]
    name: str
    to: str = ""


class Promise(NamedTuple):
    words: tuple[str, ...]


Event: TypeAlias = Write | Truncate | Sync | Entry | Promise

_CALL = re.compile(r"^\d+ +(\w+)\((.*)\) += (-?\d+)")
_STRING = re.compile(r"\"((?:\\x[0-9a-f]{2})*)\"(\.\.\.)?")
_HANDLE = re.compile(r"^\d+<((?:\\x[0-9a-f]{2})*)>")


def check_strace() -> None:
    """Whether strace is there and may do its work, or `CannotMeasure`."""
    if shutil.which("strace") is None:
        raise CannotMeasure("strace is missing: install it (on Debian and Ubuntu: strace)")
    tried = subprocess.run(
        ["strace", "-f", "-o", os.devnull, "true"], capture_output=True, check=False
    )
    if tried.returncode:
        raise CannotMeasure("strace may not trace here: ptrace is forbidden")


def record(folder: Path, options: argparse.Namespace) -> list[Event]:
    """Let the program play, and give all that it did to its files, in order."""
    check_strace()
    data, promises, trace = folder / "data", folder / "promises", folder / "trace"
    data.mkdir()
    player = [sys.executable, "-m", "bench.power_cut", "--play", str(folder)]
    for name in ("matches", "steps", "seed", "fault"):
        player += [f"--{name}", str(getattr(options, name))]
    tracing = ["strace", "-f", "-y", "-xx", "-s", str(LONGEST_WRITE), "--seccomp-bpf"]
    done = subprocess.run(
        [*tracing, "-e", f"trace={CALLS}", "-o", str(trace), *player],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotMeasure(f"the players could not play: {done.stderr[-2000:]}")
    with trace.open(encoding="ascii") as lines:
        return list(_events(_whole(lines), str(data), str(promises)))


def _whole(lines: Iterable[str]) -> Iterator[str]:
    """The calls, each in one line.

    Of one that was interrupted by another thread a write counts from its beginning, a promise
    above all, and everything else from its end: before that nothing is synced.
    """
    begun: dict[str, str] = {}
    for line in lines:
        process, _, rest = line.partition(" ")
        if "<unfinished ...>" in rest:
            begun[process] = line.split(" <unfinished")[0]
            if "write" in rest.partition("(")[0]:
                yield f"{begun.pop(process)}) = 0"
        elif "resumed>" not in rest:
            yield line
        elif process in begun:
            yield begun.pop(process) + rest.split("resumed>", 1)[1]


def _events(calls: Iterable[str], data: str, promises: str) -> Iterator[Event]:
    known: set[str] = set()

    def inside(path: str) -> str | None:
        """The name in the folder; the index beside the log is rebuilt at every start."""
        if path == data:
            return ""
        folder, _, name = path.rpartition("/")
        return name if folder == data and not name.endswith("-shm") else None

    for call in calls:
        found = _CALL.match(call)
        if found is None or int(found[3]) < 0:
            continue
        name, arguments = found[1], found[2]
        handle = _HANDLE.match(arguments)
        path = _text(handle[1]) if handle else ""
        if path == promises and name == "write":
            yield Promise(tuple(_bytes(arguments).decode().split()))
        elif handle and (file := inside(path)) is not None:
            numbers = arguments.rsplit(", ", 2)
            match name:
                case "pwrite64":
                    yield Write(file, int(numbers[-1]), _bytes(arguments))
                case "write":
                    yield Write(file, None, _bytes(arguments))
                case "ftruncate":
                    yield Truncate(file, int(numbers[-1]))
                case "fsync" | "fdatasync":
                    yield Sync(file)
        elif not handle:
            paths = [inside(_text(text)) for text, _ in _STRING.findall(arguments)]
            match name, paths:
                case "openat", [str(file)] if "O_CREAT" in arguments and file not in known:
                    known.add(file)
                    yield Entry("create", file)
                case (("unlink" | "unlinkat"), [str(file)]):
                    known.discard(file)
                    yield Entry("unlink", file)
                case (("rename" | "renameat" | "renameat2"), [str(file), str(to)]):
                    known.discard(file)
                    known.add(to)
                    yield Entry("rename", file, to)


def _bytes(arguments: str) -> bytes:
    (text, is_cut), *_ = _STRING.findall(arguments)
    assert not is_cut, "a write is longer than what strace shows"
    return bytes.fromhex(text.replace("\\x", ""))


def _text(hexed: str) -> str:
    return bytes.fromhex(hexed.replace("\\x", "")).decode()


# The disk


class File:
    """What surely survives of a file, and what has been done to it since."""

    def __init__(self) -> None:
        self.kept = b""
        self.size = 0
        self.since: list[tuple[int, bytes | None]] = []
        """Writes at an offset; without bytes, the file ends there."""

    def write(self, offset: int | None, data: bytes) -> None:
        start = self.size if offset is None else offset
        self.since.append((start, data))
        self.size = max(self.size, start + len(data))

    def truncate(self, size: int) -> None:
        self.since.append((size, None))
        self.size = size

    def sync(self) -> None:
        self.kept = _applied(self.kept, self.since)
        self.since = []

    def after_cut(self, survives: Callable[[], bool], dice: random.Random | None) -> bytes:
        pieces = [piece for change in self.since for piece in _torn(*change) if survives()]
        if dice is not None:
            dice.shuffle(pieces)
        return _applied(self.kept, pieces)


def _torn(offset: int, data: bytes | None) -> Iterator[tuple[int, bytes | None]]:
    """The parts of a write that the disk may take one without the other."""
    if data is None:
        yield offset, None
        return
    while data:
        room = SECTOR - offset % SECTOR
        yield offset, data[:room]
        offset, data = offset + room, data[room:]


def _applied(content: bytes, changes: Iterable[tuple[int, bytes | None]]) -> bytes:
    file = bytearray(content)
    for offset, data in changes:
        file.extend(bytes(max(0, offset - len(file))))
        if data is None:
            del file[offset:]
        else:
            file[offset : offset + len(data)] = data
    return bytes(file)


class Disk:
    """A folder as the program sees it, and as it may look after a power cut."""

    def __init__(self) -> None:
        self._names: dict[str, File] = {}
        self._kept: dict[str, File] = {}
        self._since: list[dict[str, File | None]] = []

    def take(self, event: Event) -> None:
        match event:
            case Write(name, offset, data) if name in self._names:
                self._names[name].write(offset, data)
            case Truncate(name, size) if name in self._names:
                self._names[name].truncate(size)
            case Sync(""):
                self._kept = _listed(self._kept, self._since)
                self._since = []
            case Sync(name) if name in self._names:
                self._names[name].sync()
            case Entry("create", name):
                self._change({name: File()})
            case Entry("unlink", name):
                self._change({name: None})
            case Entry("rename", name, to):
                self._change({name: None, to: self._names[name]})

    def _change(self, entries: dict[str, File | None]) -> None:
        self._since.append(entries)
        self._names = _listed(self._names, [entries])

    def after_cut(self, dice: random.Random | None) -> dict[str, bytes]:
        """Only what was synced; with dice, some of the rest as well."""
        share = 0.0 if dice is None else dice.choice([0.1, 0.5, 0.9, 1.0])

        def survives() -> bool:
            return dice is not None and dice.random() < share

        entries = _listed(self._kept, [change for change in self._since if survives()])
        return {name: file.after_cut(survives, dice) for name, file in entries.items()}


def _listed(names: dict[str, File], changes: Iterable[dict[str, File | None]]) -> dict[str, File]:
    listed: dict[str, File | None] = dict(names)
    for change in changes:
        listed.update(change)
    return {name: file for name, file in listed.items() if file is not None}


# What was promised, and what is there


class Promises:
    """All that the program was told so far."""

    def __init__(self) -> None:
        self.matches: dict[str, int] = {}
        self.lines: dict[tuple[str, int], int] = {}
        self.seen: dict[str, int] = {}
        self.deleting: set[str] = set()
        self.deleted: set[str] = set()
        self.attempts: set[tuple[str, str]] = set()
        self.beat = 0

    def take(self, promise: Promise) -> None:
        match promise.words:
            case "open", match, check:
                self.matches[match] = int(check)
            case "line", match, version, check:
                self.lines[match, int(version)] = int(check)
            case "seen", match, version:
                self.seen[match] = int(version)
            case "deleting", match:
                self.deleting.add(match)
            case "deleted", match:
                self.deleted.add(match)
            case "attempt", group, match:
                self.attempts.add((group, match))
            case "beat", wall:
                self.beat = int(wall)


class Found(NamedTuple):
    """What a log that was opened after a cut holds, and what is wrong with it by itself."""

    matches: dict[str, int]
    lines: dict[tuple[str, int], int]
    attempts: set[tuple[str, str]]
    beat: int
    faults: tuple[str, ...]


class SurvivingLog(SqliteStore):
    """A log whose whole content can be asked for."""

    async def rows(self, query: str) -> list[Any]:
        return await self._ask(lambda database: database.execute(query).fetchall())


class Checker:
    """Opens disks, and remembers those that it has seen."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: dict[bytes, Found] = {}
        self._replayed: dict[bytes, str | None] = {}

    @property
    def disks(self) -> int:
        """How many different ones there were."""
        return len(self._seen)

    async def look_at(self, disk: dict[str, bytes]) -> Found:
        mark = _mark(part for name in sorted(disk) for part in (name.encode(), disk[name]))
        if mark not in self._seen:
            self._seen[mark] = await self._open(disk)
        return self._seen[mark]

    async def _open(self, disk: dict[str, bytes]) -> Found:
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir()
        for name, content in disk.items():
            (self._folder / name).write_bytes(content)
        try:
            log = SurvivingLog.opened(self._folder / DATABASE)
        except StorageFailed as fault:
            return Found({}, {}, set(), 0, (f"cannot be opened: {fault}",))
        try:
            return await self._read(log)
        except StorageFailed as fault:
            return Found({}, {}, set(), 0, (f"cannot be read: {fault}",))
        finally:
            await log.close()

    async def _read(self, log: SurvivingLog) -> Found:
        faults = [f"integrity: {told}" for (told,) in await log.rows("PRAGMA integrity_check")]
        faults = [fault for fault in faults if fault != "integrity: ok"]
        headers = dict(await log.rows("SELECT id, header FROM matches"))
        lines: dict[str, list[bytes]] = {match: [] for match in headers}
        rows = await log.rows("SELECT match, version, line FROM log ORDER BY match, version")
        for match, version, line in rows:
            of_match = lines.setdefault(match, [])
            of_match.append(line)
            if version != len(of_match):
                faults.append(f"version {len(of_match)} of {match} is missing")
        faults += [f"lines without their match {match}" for match in lines.keys() - headers.keys()]
        for match, header in headers.items():
            fault = self._replay(header, lines[match])
            faults += [fault] if fault else []
        return Found(
            {match: crc32(header) for match, header in headers.items()},
            {(match, version): crc32(line) for match, version, line in rows},
            set(await log.rows("SELECT party, match FROM attempts")),
            await log.last_beat() or 0,
            tuple(faults),
        )

    def _replay(self, header: bytes, lines: Sequence[bytes]) -> str | None:
        mark = _mark([header, *lines])
        if mark not in self._replayed:
            try:
                known = read_header(header)
                definition = game_named(known.game)
                wrong = verify(
                    definition.game, known, [definition.read_entry(line) for line in lines]
                )
                told = None if wrong is None else f"{known.id} differs in line {wrong.version}"
            except Unreadable as fault:
                told = f"unreadable: {fault}"
            self._replayed[mark] = told
        return self._replayed[mark]


def _mark(parts: Iterable[bytes]) -> bytes:
    mark = blake2b(digest_size=16)
    for part in parts:
        mark.update(len(part).to_bytes(8, "big"))
        mark.update(part)
    return mark.digest()


class Verdict(NamedTuple):
    """How a disk compares with what was promised before the cut."""

    lost: int
    """Lines."""
    faults: tuple[str, ...]


def compare(found: Found, promised: Promises) -> Verdict:
    due = {
        line: check for line, check in promised.lines.items() if line[0] not in promised.deleting
    }
    lost = sum(found.lines.get(line) != check for line, check in due.items())
    faults = list(found.faults)
    for match, check in promised.matches.items():
        if match not in promised.deleting and found.matches.get(match) != check:
            faults.append(f"the match {match} is lost")
    for match, version in promised.seen.items():
        if match not in promised.deleting and version and (match, version) not in found.lines:
            faults.append(f"version {version} of {match}, which was shown, is lost")
    faults += [f"{match} is back" for match in promised.deleted & found.matches.keys()]
    faults += [f"an attempt at {match} is lost" for _, match in promised.attempts - found.attempts]
    if found.beat < promised.beat:
        faults.append("a beat is lost")
    return Verdict(lost, tuple(faults))


# Cutting


class Report(NamedTuple):
    cuts: int
    disks: int
    """Different ones."""
    events: int
    syncs: int
    promised: dict[str, int]
    """How many of each kind, in the end."""
    lost: int
    """Lines, over all cuts."""
    faults: list[str]


async def cut_everywhere(
    events: Sequence[Event], folder: Path, *, variants: int, number: int, most: int | None
) -> Report:
    """Cut the power after every event, or at `most` of these moments drawn by lot."""
    disk, promised, checker = Disk(), Promises(), Checker(folder)
    moments = range(len(events))
    if most is not None:
        count = min(len(events), max(1, most // (1 + variants)))
        chosen = set(random.Random(number).sample(moments, count))
    else:
        chosen = set(moments)
    cuts = lost = 0
    faults: list[str] = []
    progress = Progress(len(chosen) * (1 + variants))
    for moment, event in enumerate(events):
        if isinstance(event, Promise):
            promised.take(event)
        disk.take(event)
        if moment not in chosen:
            continue
        for variant in range(1 + variants):
            dice = random.Random(f"{number} {moment} {variant}") if variant else None
            verdict = compare(await checker.look_at(disk.after_cut(dice)), promised)
            cuts += 1
            lost += verdict.lost
            faults += [
                f"after event {moment}, variant {variant}: {told}" for told in verdict.faults
            ]
            progress.show(cuts, lost, len(faults))
    progress.close()
    return Report(
        cuts=cuts,
        disks=checker.disks,
        events=len(events),
        syncs=sum(isinstance(event, Sync) for event in events),
        promised=Counter(event.words[0] for event in events if isinstance(event, Promise)),
        lost=lost,
        faults=faults,
    )


class Progress:
    """One line on a terminal, twice a second."""

    def __init__(self, all_cuts: int) -> None:
        self._all = all_cuts
        self._shown = 0.0
        self._is_seen = sys.stderr.isatty()

    def show(self, cuts: int, lost: int, faults: int) -> None:
        if self._is_seen and time.monotonic() > self._shown + 0.5:
            self._shown = time.monotonic()
            sys.stderr.write(f"\r{cuts}/{self._all} cuts, {lost} lines lost, {faults} other faults")
            sys.stderr.flush()

    def close(self) -> None:
        if self._is_seen:
            sys.stderr.write("\r\033[K")


@contextmanager
def _workshop() -> Iterator[Path]:
    """Where disks are rebuilt: in memory if the system has such a place, as thousands are."""
    memory = Path("/dev/shm")  # noqa: S108 -- the folder in it has a name of its own
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def run(options: argparse.Namespace) -> Report:
    with _workshop() as folder:
        events = record(folder, options)
        return asyncio.run(
            cut_everywhere(
                events,
                folder / "cut",
                variants=options.variants,
                number=options.seed,
                most=options.cuts,
            )
        )


def parser() -> argparse.ArgumentParser:
    described = argparse.ArgumentParser(prog="python -m bench.power_cut", description=__doc__)
    described.add_argument("--matches", type=int, default=6, help="played at once")
    described.add_argument("--steps", type=int, default=40, help="in each of two runs")
    described.add_argument(
        "--variants", type=int, default=3, help="of each cut, beside the plain one"
    )
    described.add_argument("--cuts", type=int, help="about this many instead of all")
    described.add_argument("--seed", type=int, default=1)
    described.add_argument("--fault", choices=FAULTS, default="none", help="to see it found")
    described.add_argument("--play", type=Path, metavar="FOLDER", help=argparse.SUPPRESS)
    return described


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    if options.play is not None:
        WitnessLog.fault = options.fault
        WitnessLog.promises = os.open(options.play / "promises", os.O_CREAT | os.O_WRONLY)
        asyncio.run(play(options.play / "data", options.matches, options.steps, options.seed))
        return 0
    logging.getLogger("knobel.stores").setLevel(logging.CRITICAL)  # the report tells it
    begun = time.monotonic()
    try:
        report = run(options)
    except CannotMeasure as reason:
        say(str(reason))
        return 1
    say(
        f"{report.cuts:,} power cuts ({report.disks:,} different disks) among {report.events:,} events"
        f" with {report.syncs:,} syncs and {report.promised['line']:,} lines promised:"
        f" {report.lost:,} lines lost, {len(report.faults):,} other faults"
        f" ({time.monotonic() - begun:.0f} s, seed {options.seed})"
    )
    for fault in report.faults[:10]:
        say(f"  {fault}")
    return 1 if report.lost or report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
