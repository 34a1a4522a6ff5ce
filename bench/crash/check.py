"""Compares the promises to clients with the database that the server has left."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.crash.promises import Fault, Known, Sent
from knobel.catalog import GAMES, read_header
from knobel.service.names import digest

AFTER_THE_END = {"propose", "answer", "succeed", "rename", "admit-watchers", "away", "back"}
"""Commands that a finished match still accepts."""
MOST_SHIFTED = 2_000
"""Milliseconds by which an outage may shift a clock: the interval of the server's heartbeat."""
SLACK = 1_000
"""Milliseconds by which a heartbeat may be late under load, so that more time is given back."""
BOT = "bot:"
"""The prefix of the ids of computer players' commands."""


class Command(Struct, frozen=True):
    type: str


class Event(Struct, frozen=True):
    type: str
    key: str | None = None
    since: int | None = None
    why: str | None = None


class Line(Struct, frozen=True):
    """The fields of a log line that are checked."""

    version: int
    wall: int
    id: str | None
    command: Command
    events: list[Event]


class Stored(Struct, frozen=True):
    """A match as the database has it."""

    has_clock: bool
    lines: list[Line]


class Kill(Struct, frozen=True):
    """Wall times between which the server died."""

    before: int
    after: int


_LINES = msgspec.json.Decoder(Line)


class Database:
    """The server's file; the server may run meanwhile."""

    def __init__(self, data: Path) -> None:
        self._uri = f"{(data / 'knobel.db').as_uri()}?mode=ro"

    def matches(self, wanted: Iterable[str]) -> Iterator[tuple[str, Stored]]:
        """Those of these matches that exist."""
        with closing(sqlite3.connect(self._uri, uri=True)) as database:
            for match in wanted:
                found = database.execute("SELECT header FROM matches WHERE id = ?", (match,))
                header = found.fetchone()
                rows = database.execute(
                    "SELECT line FROM log WHERE match = ? ORDER BY version", (match,)
                )
                lines = [_LINES.decode(line) for (line,) in rows]
                if header is not None:
                    read = read_header(header[0])
                    yield match, Stored(GAMES[read.game].has_clock(read.config), lines)

    def names(self) -> set[str]:
        with closing(sqlite3.connect(self._uri, uri=True)) as database:
            return {match for (match,) in database.execute("SELECT id FROM matches")}


def faults_of(known: Known, stored: Stored | None) -> Iterator[Fault]:
    """Every promise about a match that was not kept."""
    if stored is None:
        yield Fault("lost", "match", known.match, "there is no such match")
        return
    lines = stored.lines
    if [line.version for line in lines] != list(range(1, len(lines) + 1)):
        yield Fault("lost", "version", known.match, "there is a gap in the log")
        return
    keys = {event.key for line in lines for event in line.events if event.type == "sat"}
    for token, kind in known.tickets.items():
        if digest(token) not in keys:
            yield Fault("lost", kind, known.match, "nobody sits down with this ticket")
    for version, events in known.seen.items():
        if version > len(lines) or not _has_all(lines[version - 1], events):
            yield Fault("lost", "version", known.match, f"{version} was seen with {events}")
    found: dict[str, list[Line]] = {}
    for line in lines:
        if line.id is not None:
            found.setdefault(line.id, []).append(line)
    for sent in known.sent.values():
        yield from _faults_with(known.match, sent, found.get(sent.id, []))
    for stranger in found.keys() - known.sent.keys():
        line, *again = found[stranger]
        if again:
            yield Fault("doubled", line.command.type, known.match, f"{stranger} counts twice")
        elif not stranger.startswith(BOT):
            yield Fault("doubled", line.command.type, known.match, f"{stranger}: whose?")


def _has_all(line: Line, events: Sequence[str]) -> bool:
    """Whether the line has these events in this order; a viewer need not have heard of all."""
    left = iter(event.type for event in line.events)
    return all(event in left for event in events)


def _faults_with(match: str, sent: Sent, lines: Sequence[Line]) -> Iterator[Fault]:
    versions = [line.version for line in lines]
    if len(lines) > 1:
        yield Fault("doubled", sent.kind, match, f"{sent.id} is in versions {versions}")
    written = {line.version for line in lines if line.command.type == sent.kind.split()[0]}
    if not sent.acked <= written:
        about = f"{sent.id} was acknowledged in {sorted(sent.acked)}, it is in {versions}"
        yield Fault("lost", sent.kind, match, about)
    elif not sent.acked and sent.refused is not None and lines:
        about = f"{sent.id} was refused ({sent.refused}), it is in versions {versions}"
        yield Fault("refused", sent.kind, match, about)


# Clocks


def shifts_of(stored: Stored, kills: Sequence[Kill]) -> Iterator[int | None]:
    """For each outage in a running match with a clock, by how much the clock went on; < 0: back.

    None where the clock went on all the time.
    """
    if not stored.has_clock:
        return
    is_running, pending, left = False, None, list(reversed(kills))
    for line in stored.lines:
        while left and left[-1].after < line.wall:
            kill = left.pop()
            if is_running and pending is None:
                pending = kill
        if pending is not None and not _is_over(stored.lines, line):
            yield _shift(line, pending)
        pending = None
        is_running = _is_running_after(line, is_running)


def _is_running_after(line: Line, is_running: bool) -> bool:
    for event in line.events:
        if event.type in {"started", "resumed"}:
            is_running = True
        elif event.type == "stopped":
            is_running = False
    return is_running


def _is_over(lines: Sequence[Line], line: Line) -> bool:
    return all(later.command.type in AFTER_THE_END for later in lines[line.version - 1 :])


def _shift(line: Line, kill: Kill) -> int | None:
    for event in line.events:
        if event.type == "stopped" and event.why == "outage" and event.since is not None:
            return event.since - (kill.after if event.since > kill.after else kill.before)
    return None


def is_fair(shift: int | None) -> bool:
    return shift is not None and -MOST_SHIFTED - SLACK <= shift <= MOST_SHIFTED
