"""The commands `event ...`: tournaments in the data folder, by whoever may use the folder.

They write to the log like a server, so a server that runs beside them takes their lines over.
"""

import argparse
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from knobel.cli import storage
from knobel.cli.speech import Complaint, language, say, why
from knobel.core.dice import Recorder
from knobel.core.game import Illegal, Millis
from knobel.locale import text
from knobel.machine.world import SystemWorld
from knobel.service import names, wire
from knobel.service.ports import Conflict, MatchSummary, NotFound, Store
from knobel.service.tournaments.files import answer_of, exported, imported, setup_after
from knobel.service.tournaments.keeping import replayed, stored
from knobel.service.tournaments.orders import ImportEvent
from knobel.service.tournaments.pairing_room import computed
from knobel.service.tournaments.setups import as_judged, fitting
from knobel.service.tournaments.written import SERVICE
from knobel.tournament import commands as do
from knobel.tournament import judge
from knobel.tournament.events import Closed
from knobel.tournament.judge_heats import refuse_unless_current
from knobel.tournament.standing import standing
from knobel.tournament.values import RULES, Header, Result, Setup, Tournament

TRIES = 10
"""How often a command is judged again because a server wrote a line first."""
_FIELDS = frozenset(Setup.__struct_fields__)


def new(options: argparse.Namespace) -> int:
    setup = _setup(options)
    return _create(options, _allowed(lambda: fitting(setup)), ())


def import_(options: argparse.Namespace) -> int:
    try:
        told = options.file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeError) as fault:
        raise Complaint("cli-file-unreadable", file=str(options.file), why=why(fault)) from fault
    order = ImportEvent(options.form, told, _setup(options))
    token = names.new_secret(SystemWorld().dice())
    seed = names.new_secret(SystemWorld().dice())
    now = SystemWorld().now()
    answer = imported(order, names.digest(token), now, seed)
    made, lines = _allowed(lambda: answer_of(answer))
    entries = [msgspec.convert(line, judge.Entry) for line in lines]
    header = msgspec.convert(made, Header)
    _allowed(lambda: fitting(setup_after(header, entries)))
    return _create(
        options, _allowed(lambda: as_judged(header.setup)), entries, token, header.opened
    )


def _create(
    options: argparse.Namespace,
    setup: Setup,
    entries: Sequence[judge.Entry],
    token: str | None = None,
    opened: Millis | None = None,
) -> int:
    world = SystemWorld()
    dice = world.dice()
    token = token or names.new_secret(dice)
    began = world.now() if opened is None else opened
    host = names.digest(token)
    header = Header(names.new_id(dice), names.new_code(dice), host, began, setup, RULES)

    async def put(store: Store) -> int:
        watch = names.digest(storage.seal_of(options.data).secret(header.id))
        summary = MatchSummary(header.id, header.code, watch, world.now(), kind="tournament")
        await store.open(summary, wire.encode(header))
        for entry in entries:
            await store.append(header.id, entry.version, wire.encode(entry), is_last=_closes(entry))
        print(say("cli-event-opened", code=header.code, token=token))
        return 0

    storage.prepared(options.data)
    return storage.with_store(options, put, is_new=True)


def enter(options: argparse.Namespace) -> int:
    async def work(store: Store, event: str) -> None:
        size = (await _now(store, event)).setup.sizes[0]
        for name in options.names:
            t = await _do(store, event, do.Enter(name, size))
            await _do(store, event, do.CheckIn(t.entrants[-1].id))
        print(say("cli-event-entered", count=len(options.names)))

    return _with_event(options, work)


def pair(options: argparse.Namespace) -> int:
    async def work(store: Store, event: str) -> None:
        t = await _now(store, event)
        seed = SystemWorld().dice().pick(2**31)
        command = computed(t, seed, names.new_secret(SystemWorld().dice()))
        t = await _do(store, event, command, t)
        for bout in t.heats[-1].bouts:
            sides = " – ".join(" + ".join(t.entrant(n).name for n in side) for side in bout.sides)
            print(say("cli-event-bout", bout=str(bout.id), table=str(bout.table), sides=sides))
        for number in t.heats[-1].byes:
            print(say("cli-event-bye", name=t.entrant(number).name))

    return _with_event(options, work)


def report(options: argparse.Namespace) -> int:
    try:
        result = _result(options.result)
    except (ValueError, OverflowError) as bad:
        raise Complaint("cli-event-bad-result", result=options.result) from bad

    async def work(store: Store, event: str) -> None:
        await _do(store, event, do.Report(options.bout, result))
        print(say("cli-event-reported", bout=str(options.bout)))

    return _with_event(options, work)


def _result(told: str) -> Result:
    """`1:0`, points by side; or `5/0:35,12/1:10`, the fields and the sand left, deal by deal."""
    if "/" in told:
        return Result((0,), tuple(_tally(deal) for deal in told.split(",")))
    return Result(tuple(_half_points(part) for part in told.split(":")))


def _tally(deal: str) -> tuple[int, Millis]:
    fields, sand = deal.split("/")
    minutes, seconds = sand.split(":") if ":" in sand else ("0", sand)
    if int(seconds) >= 60:
        raise ValueError(deal)
    return int(fields), (60 * int(minutes) + int(seconds)) * 1000


def _half_points(points: str) -> int:
    """Whole or half points, in half points."""
    half_points = 2 * float(points)
    if half_points != int(half_points):
        raise ValueError(points)
    return int(half_points)


def show_standing(options: argparse.Namespace) -> int:
    async def work(store: Store, event: str) -> None:
        t = await _now(store, event)
        for row in standing(t).rows:
            place = "–" if row.place is None else f"{row.place}."
            print(f"{place:>4} {row.points / 2:>5g}  {t.entrant(row.entrant).name}")

    return _with_event(options, work)


def export(options: argparse.Namespace) -> int:
    async def work(store: Store, event: str) -> None:
        await _now(store, event)
        header = await store.header(event, kind="tournament")
        answer = exported(options.form, header, await store.read(event))
        print(answer_of(answer), end="")

    return _with_event(options, work)


def _closes(entry: judge.Entry) -> bool:
    return any(isinstance(event, Closed) for event in entry.events)


# What all of them need


def _with_event(options: argparse.Namespace, work: Callable[[Store, str], Awaitable[None]]) -> int:
    """Do something with the tournament that has this code or id."""

    async def run(store: Store) -> int:
        try:
            event = await store.find(code=names.read_code(options.event), kind="tournament")
        except NotFound:
            event = options.event
        try:
            await work(store, event)
        except NotFound as missing:
            raise Complaint("cli-no-such-event", event=options.event) from missing
        except Illegal as refused:
            raise _refusal(refused) from refused
        return 0

    return storage.with_store(options, run)


async def _now(store: Store, event: str) -> Tournament:
    """The tournament; a report that nobody contradicted in time counts (EV-32)."""
    for _ in range(TRIES):
        t = replayed(*await stored(store, event))
        due = judge.wakes_at(t)
        if due is None or due > SystemWorld().now():
            return t
        if (after := await _written(store, t, SERVICE, do.Tick())) is not None:
            return after
    raise Complaint("cli-event-busy")


async def _do(
    store: Store, event: str, command: do.Command, basis: Tournament | None = None
) -> Tournament:
    """Write what the host asks; if a server writes at the same time, judge it again.

    Pairs are not written if they would not follow from *basis* any more.
    """
    for _ in range(TRIES):
        t = await _now(store, event)
        refuse_unless_current(t, basis or t)
        by = do.Actor("host", t.header.host)
        if (after := await _written(store, t, by, command)) is not None:
            return after
    raise Complaint("cli-event-busy")


async def _written(
    store: Store, t: Tournament, by: do.Actor, command: do.Command
) -> Tournament | None:
    """The tournament after this command; None if a server wrote a line first."""
    dice, wall = Recorder(SystemWorld().dice()), max(SystemWorld().now(), t.wall)
    events = judge.decide(t, by, command, wall, dice)
    if not events:
        return t
    entry = judge.Entry(t.version + 1, wall, None, by, command, tuple(dice.picks), events)
    after = judge.enter(t, entry)
    try:
        await store.append(t.header.id, entry.version, wire.encode(entry), is_last=after.is_over)
    except Conflict:
        return None
    return after


def _setup(options: argparse.Namespace) -> Setup:
    """What the flags say, each named like the field that it sets."""
    given = {name: said for name, said in vars(options).items() if name in _FIELDS}
    try:
        config = msgspec.json.decode(options.config)
        return msgspec.convert({**given, "name": options.event_name, "config": config}, Setup)
    except msgspec.MsgspecError as fault:
        raise Complaint("cli-event-bad-config", why=str(fault)) from fault


def _allowed(work: Callable[[], Any]) -> Any:
    try:
        return work()
    except Illegal as refused:
        raise _refusal(refused) from refused


def _refusal(refused: Illegal) -> Complaint:
    """The sentence that the page would show."""
    facts = {
        name: fact if isinstance(fact, int) else str(fact) for name, fact in refused.facts.items()
    }
    told = text(language(), f"no-{refused.code}", **facts)
    return Complaint("cli-event-refused", why=told)
