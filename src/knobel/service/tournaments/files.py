"""Tournaments as files: our own record, the lists of entrants, and the report files of FIDE.

Workers write and read them, because both replay a whole tournament: the functions take and return
plain values.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from knobel.catalog import Unreadable
from knobel.core.dice import Recorder, SealedDice
from knobel.core.game import Illegal, Millis, refuse_unless
from knobel.service import wire
from knobel.service.tournaments.orders import ImportEvent
from knobel.service.tournaments.setups import fitting
from knobel.service.tournaments.written import read_entry, read_header
from knobel.tournament import judge
from knobel.tournament.commands import Actor, Command
from knobel.tournament.events import Changed
from knobel.tournament.values import RULES, Form, Header, Setup, opened

FORMAT = "knobel-event-1"
_SECRET_FIELDS = frozenset({"key", "host"})
"""Where headers and lines have digests of secrets."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament as it is exported: without digests, and with names for them."""

    format: str
    header: dict[str, Any]
    lines: list[dict[str, Any]]


def exported(form: Form, header: bytes, lines: Sequence[bytes]) -> bytes:
    """A worker's part: the file as text, or a list of the refusal's code and facts."""
    return _answer(lambda: _write(form, read_header(header), [read_entry(line) for line in lines]))


def imported(order: ImportEvent, host: str, now: Millis, seed: str) -> bytes:
    """A worker's part: the header and the lines of a new tournament, or the refusal.

    The header has no names yet.  `host` is the digest of the secret of the new host.
    """
    return _answer(lambda: _read(order, host, now, seed))


def _answer(work: Callable[[], Any]) -> bytes:
    try:
        return wire.encode({"done": work()})
    except Illegal as refused:
        return wire.encode({"no": [refused.code, dict(refused.facts)]})
    except Unreadable as fault:
        return wire.encode({"no": ["unreadable", {"why": str(fault)[:300]}]})


def answer_of(body: bytes) -> Any:
    """What the worker's answer says, or `Illegal`."""
    told = msgspec.json.decode(body)
    if "no" in told:
        code, facts = told["no"]
        raise Illegal(code, **facts)
    return told["done"]


# Writing


def _write(form: Form, header: Header, entries: Sequence[judge.Entry]) -> str:
    from knobel.tournament import entry_list, trf, trf_event  # noqa: PLC0415 -- workers only

    t = opened(header)
    for entry in entries:
        t = judge.enter(t, entry)
    match form:
        case "csv":
            return entry_list.write(t)
        case "record":
            sealed = sum(heat.seed != "" and not heat.is_over for heat in t.heats)
            refuse_unless(not sealed, "event-bouts-open", count=len(t.open_bouts()))
            return _record(header, entries)
        case _:
            return trf.write(trf_event.sheet_of(t), form)


def _record(header: Header, entries: Sequence[judge.Entry]) -> str:
    """All lines, with a name in place of each digest; the host's is always the first."""
    names: dict[str, str] = {}

    def named(digest: str) -> str:
        return names.setdefault(digest, f"k{len(names) + 1}") if digest else ""

    first = _renamed(msgspec.to_builtins(header), named)
    lines = [_renamed(msgspec.to_builtins(entry), named) for entry in entries]
    return wire.encode(Record(FORMAT, first, lines)).decode() + "\n"


def _renamed(value: Any, rename: Callable[[str], str]) -> Any:
    """The value with other names for the digests in it."""
    match value:
        case dict():
            return {
                name: rename(inner)
                if name in _SECRET_FIELDS and isinstance(inner, str)
                else _renamed(inner, rename)
                for name, inner in value.items()
            }
        case list() | tuple():
            return [_renamed(inner, rename) for inner in value]
        case _:
            return value


# Reading


def _read(order: ImportEvent, host: str, now: Millis, seed: str) -> list[Any]:
    if order.form == "record":
        header, entries = _from_record(order.text, host, now)
        return [header, list(entries)]
    from knobel.tournament import entry_list, trf, trf_event  # noqa: PLC0415 -- workers only

    if order.setup is None:
        raise Illegal("event-bad-setup", part="game")
    if order.form == "csv":
        setup = fitting(order.setup)
        entries_of: Iterable[Command] = entry_list.read(order.text, setup.sizes[0])
    else:
        sheet = trf.read(order.text)
        base = trf_event.setup_of(sheet, order.setup.game)
        setup = fitting(
            replace(
                order.setup,
                name=base.name,
                heats=base.heats,
                scoring=base.scoring,
                games=base.games,
            )
        )
        entries_of = trf_event.commands_of(sheet)
    header = Header("", "", host, now, setup, RULES)
    return [header, list(_judged(header, entries_of, seed))]


def _judged(header: Header, given: Iterable[Command], seed: str) -> Iterator[judge.Entry]:
    """The lines as if the host had done all that just now."""
    t, now = opened(header), header.opened
    by, dice = Actor("host", header.host), Recorder(SealedDice(seed))
    for command in given:
        dice.picks = []
        events = judge.decide(t, by, command, now, dice)
        if events:
            picks = tuple(dice.picks)
            entry = judge.Entry(t.version + 1, now, None, by, command, picks, events)
            t = judge.enter(t, entry)
            yield entry


def setup_after(header: Header, entries: Sequence[judge.Entry]) -> Setup:
    """The set-up as the last of these lines leaves it."""
    events = (event for entry in reversed(entries) for event in reversed(entry.events))
    return next((event.setup for event in events if isinstance(event, Changed)), header.setup)


def _from_record(text: str, host: str, now: Millis) -> tuple[Header, Sequence[judge.Entry]]:
    try:
        record = msgspec.json.decode(text, type=Record)
        refuse_unless(record.format == FORMAT, "event-bad-file", line=1)
        was = record.header.get("host")

        def named(digest: str) -> str:
            return host if digest == was else digest

        header = msgspec.convert(_renamed(record.header, named), Header)
        entries = [msgspec.convert(_renamed(each, named), judge.Entry) for each in record.lines]
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as fault:
        raise Illegal("event-bad-file", line=1) from fault
    try:
        wrong = judge.verify(header, entries)
    except (AssertionError, LookupError, TypeError) as fault:
        raise Illegal("event-bad-file", line=1) from fault
    if wrong is not None:
        raise Illegal("event-bad-file", line=wrong.version)
    late = next((entry.version for entry in entries if entry.wall > now), 1)
    times = (header.opened, *(entry.wall for entry in entries[-1:]))
    refuse_unless(max(times) <= now, "event-bad-file", line=late)
    return header, entries
