"""What must hold after every schedule.

There is no search for a linear order of the commands: the versions of the log are that order, so a
comparison is enough.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import Any, TypeAlias

from msgspec import Struct

from knobel.catalog import GameDefinition, game_named, read_header
from knobel.core.game import Millis
from knobel.match import Entry, Header, Match, enter, opened, phase, verify
from knobel.match import events as ev
from knobel.service import names, wire
from knobel.service.updates import UpdateWriter
from knobel.stores.sqlite.roster import WRITTEN_EVERY
from tests.simulation.games import simulated_game
from tests.simulation.people import Person, Sent, Told
from tests.simulation.ports import NOON
from tests.simulation.schedule import FAULTS, LASTS, LONGEST, OUTAGES, STANDSTILLS
from tests.simulation.simulation import KILLED_AFTER, SEAL, Simulation

SOON = 8.0
"""Seconds after which the system must have recovered."""
PROMPTLY = 0.5
"""Seconds after which everybody must count as connected, if no fault keeps a node from knowing."""
QUIET = 3.0
"""Seconds after which a new version must have arrived everywhere."""
AFTERMATH = 8.0
"""Seconds after an outage within which a clock may still be stopped because of it."""
COST = 2.5
"""Seconds of a clock that a fault may cost, see docs/promise.md."""
COST_OF_DELAYS = 5.0
"""The same if a move arrives late, as a line may be on its way for `APPEND_WITHIN`: whoever answers
it at once, before the writer's node has given that time back, has used it."""
DELAYS = frozenset(("slow", "deaf", "partition", "down", "doubt"))
"""Faults because of which moves arrive late."""
DELAY = 0.2
"""Seconds that a move may cost without a fault, besides thinking."""

Span: TypeAlias = tuple[float, float]
"""The begin and the end of a time."""

_NOW = re.compile(rb',"now":\d+')


class Broken(Struct, frozen=True, order=True):
    """A promise that was not kept."""

    promise: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.promise}: {self.detail}" if self.detail else self.promise


class Played(Struct, frozen=True):
    """A match as the log contains it at the end."""

    definition: GameDefinition
    header: Header
    entries: list[Entry]
    steps: list[Match]
    """The match at every version, from 0 on."""
    people: list[Person]
    """Everybody who was ever in the match."""
    is_deleted: bool

    @property
    def last(self) -> Match:
        return self.steps[-1]

    @property
    def phase(self) -> str:
        return phase(self.definition.game, self.last)

    @property
    def age(self) -> float:
        """Seconds between the last line and the end."""
        return LASTS - _time_of(self.last.wall)


def _time_of(wall: Millis) -> float:
    """A wall time in seconds of the simulation."""
    return (wall - NOON) / 1000


def judge(sim: Simulation) -> list[Broken]:
    """All promises that were broken, each once."""
    broken = [Broken("no task fails", fault) for fault in sim.loop.faults]
    for person in sim.people:
        broken += [Broken("versions never fall or skip", fault) for fault in person.faults]
    for match in sim.database.headers:
        played = _played(sim, match)
        if played is None:
            broken.append(Broken("the log has no gaps and verifies", match))
            continue
        for check in CHECKS:
            broken += check(sim, played)
    broken += _unknown_matches(sim)
    first: dict[str, Broken] = {}
    for each in broken:
        first.setdefault(each.promise, each)
    return sorted(first.values())


def _played(sim: Simulation, match: str) -> Played | None:
    """The match, or None if its lines are not the versions from 1 on, or can't follow each other."""
    header = SEAL.opened(read_header(sim.database.headers[match]))
    definition = game_named(header.game)
    entries = [definition.read_entry(line) for line in sim.database.written.get(match, ())]
    if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
        return None
    steps = [opened(definition.game, header)]
    try:
        for entry in entries:
            steps.append(enter(definition.game, steps[-1], entry))
    except Exception:  # noqa: BLE001 -- whatever a game makes of a line that was never decided
        return None
    visits = [p for p in sim.people if match in {p.match_id, *(told.match for told in p.told)}]
    return Played(definition, header, entries, steps, visits, match in sim.deleted)


# What was written


def _verifies(_sim: Simulation, played: Played) -> Iterator[Broken]:
    wrong = verify(played.definition.game, played.header, played.entries)
    if wrong is not None:
        yield Broken("the log has no gaps and verifies", f"{played.header.id} v{wrong.version}")


def _ids(played: Played) -> list[tuple[str | None, str, int]]:
    """The person, the id and the version of every command with an id."""
    return [
        (before.chairs[entry.seat].key, entry.id, entry.version)
        for before, entry in zip(played.steps, played.entries, strict=False)
        if entry.id is not None and entry.seat is not None
    ]


def _once(_sim: Simulation, played: Played) -> Iterator[Broken]:
    seen = Counter((key, name) for key, name, _ in _ids(played))
    for (_, name), times in seen.items():
        if times > 1:
            yield Broken("no command is written twice", name)


def _answers(_sim: Simulation, played: Played) -> Iterator[Broken]:
    written = {(key, name): version for key, name, version in _ids(played)}
    acked: list[Sent] = []
    for person in played.people:
        key = names.digest(person.token)
        for sent in person.sent:
            if sent.match != played.header.id:
                continue
            version = written.get((key, sent.id))
            if sent.acked is not None:
                acked.append(sent)
                if version != sent.acked:
                    yield Broken("what is acknowledged is written", sent.id)
            if sent.refused is not None and version is not None:
                yield Broken("what is refused is not written", f"{sent.id} {sent.refused}")
    acked.sort(key=lambda sent: sent.acked_at)
    for i, one in enumerate(acked):
        for other in acked[i + 1 :]:
            if other.at > one.acked_at and (other.acked or 0) < (one.acked or 0):
                yield Broken("acknowledged commands keep their order", f"{one.id} {other.id}")


# What people were told


def _told(_sim: Simulation, played: Played) -> Iterator[Broken]:
    """Everything a person was told is what the log tells them, byte for byte."""
    keys = {p.name: names.digest(p.token) if p.is_playing else None for p in played.people}
    updates = _updates(played, keys.values())
    for person in played.people:
        key = keys[person.name]
        messages = [told for told in person.told if told.match == played.header.id]
        yield from _compared(played, key, updates[key], messages, person.name)


def _updates(played: Played, keys: Iterable[str | None]) -> dict[str | None, list[bytes]]:
    """The updates of all versions, for everybody who has one of these keys."""
    definition = played.definition
    updates: dict[str | None, list[bytes]] = {key: [] for key in keys}
    states = {key: wire.viewer_state(definition, played.steps[0], key) for key in updates}
    for entry, (before, after) in zip(played.entries, pairwise(played.steps), strict=True):
        for key, update in UpdateWriter(definition, entry, before, after, 0).tell(states).items():
            updates[key].append(update)
    return updates


def _compared(
    played: Played,
    key: str | None,
    updates: Sequence[bytes],
    messages: Sequence[Told],
    name: str,
) -> Iterator[Broken]:
    for told in messages:
        if told.v >= len(played.steps):
            yield Broken("everybody is told what the log has", f"{name} v{told.v} is not there")
            return
        if told.kind == "update":
            due = updates[told.v - 1]
        else:
            match = played.steps[told.v]
            seen = wire.viewer_state(played.definition, match, key)
            due = wire.welcome(played.definition, match, seen, 0)
        if _NOW.sub(b"", due, 1) != _NOW.sub(b"", told.body, 1):
            yield Broken("everybody is told what the log has", f"{name} {told.kind} v{told.v}")
            return


def _arrived(sim: Simulation, played: Played) -> Iterator[Broken]:
    """In the end everybody is connected, up to date and answered."""
    for person in played.people:
        if person.match_id != played.header.id:
            continue
        if played.is_deleted:
            if not person.is_gone:
                yield Broken("a deleted match is gone for everybody", person.name)
            continue
        if person.is_gone:
            yield Broken("nobody is sent away without cause", person.name)
            continue
        if not person.is_following:
            if LASTS - person.unfollowed < SOON:
                continue
            yield Broken("everybody is connected in the end", person.name)
        elif played.age > QUIET and (person.v or 0) < played.last.version:
            yield Broken("everybody is up to date in the end", person.name)
        since = person.unanswered_since
        if since is not None and LASTS - since > SOON:
            yield Broken("every command is answered", person.name)


def _lively(_sim: Simulation, played: Played) -> Iterator[Broken]:
    """In the end matches go on."""
    here = [p for p in played.people if p.match_id == played.header.id and p.is_playing]
    if played.is_deleted or not here:
        return
    if played.phase == "running" and played.age > SOON:
        yield Broken("matches go on in the end", f"last line {played.age:.1f} s ago")
    is_all_here = all(p.is_following and LASTS - p.welcomed > SOON for p in here)
    if played.phase == "paused" and is_all_here and played.age > SOON:
        yield Broken("matches go on in the end", "still stopped")
    is_agreed = played.last.is_rematch_agreed and played.last.successor is None
    if is_agreed and played.age > SOON:
        yield Broken("a rematch that is agreed is opened", played.header.id)


# Time


def _presence(_sim: Simulation, played: Played) -> Iterator[Broken]:
    if played.is_deleted or played.phase == "over":
        return
    for person in played.people:
        is_here = person.match_id == played.header.id and person.is_following
        if not is_here or LASTS - person.welcomed < SOON:
            continue
        for seat in played.last.seats_of(names.digest(person.token)):
            if played.last.chairs[seat].away is not None:
                yield Broken("nobody who is connected is away", person.name)


def _departures(sim: Simulation, played: Played) -> Iterator[Broken]:
    """Not even for a moment is somebody away who is connected to a node that works."""
    for before, entry in zip(played.steps, played.entries, strict=False):
        at = _time_of(entry.wall)
        for event in entry.events:
            match event:
                case ev.WentAway(seat=seat):
                    seats: Sequence[int] = (seat,)
                case ev.Stopped(seats=named):
                    seats = named or ()
                case _:
                    continue
            for seat in seats:
                if _is_surely_connected(sim, played, before.chairs[seat].key, at):
                    detail = f"v{entry.version} seat {seat} at {at:.1f}"
                    yield Broken("nobody who is connected is marked as away", detail)


def _is_surely_connected(sim: Simulation, played: Played, key: str | None, at: float) -> bool:
    """Whether this person was connected, to a node that has long worked and reached the roster."""
    return any(
        visit.match == played.header.id
        and visit.since < at - PROMPTLY
        and at <= visit.until
        and not any(
            each.since < at and at - SOON < each.until
            for each in sim.troubles
            if each.node in {None, visit.node}
        )
        for person in played.people
        if names.digest(person.token) == key
        for visit in person.visits
    )


def _payments(sim: Simulation, played: Played) -> Iterator[Broken]:
    """Nobody's time runs out unless they let it."""
    game = simulated_game(played.header.game)
    for before, entry in zip(played.steps, played.entries, strict=False):
        for event in entry.events:
            if type(event) in ev.MATCH_EVENTS:
                continue
            seat = game.has_paid(event)
            if seat is not None and not _is_excused(
                sim, before.chairs[seat].key, _time_of(entry.wall)
            ):
                yield Broken("nobody pays for an outage", f"v{entry.version} seat {seat}")


def _is_excused(sim: Simulation, key: str | None, at: float) -> bool:
    """Whether the person was asleep or away for part of the time before.

    Somebody may be away before they have come to a rematch at all.
    """
    for person in sim.people:
        if names.digest(person.token) == key:
            return any(since < at < until + 2 * LONGEST for since, until in person.excused)
    return False  # a bot


def _charges(sim: Simulation, played: Played) -> Iterator[Broken]:
    """The clock takes what people thought, and what the faults in that turn may cost."""
    game = simulated_game(played.header.game)
    people = {names.digest(person.token): person for person in played.people}
    wake_at, began = played.definition.game.wake_at, 0.0
    for entry, (before, after) in zip(played.entries, pairwise(played.steps), strict=True):
        at = _time_of(entry.wall)
        for event in entry.events:
            if type(event) in ev.MATCH_EVENTS:
                continue
            charged = game.charge(before.state, event)
            person = None if entry.seat is None else people.get(before.chairs[entry.seat].key or "")
            if charged is not None and person is not None:
                thought = sum(b - a for a, b in _common(person.thoughts, [(began, at)]))
                most = thought + DELAY + _cost(sim, began, at)
                if charged > most and not _common(person.excused, [(began - LONGEST, at)]):
                    detail = f"v{entry.version} {charged:.1f} s instead of {thought:.1f} s"
                    yield Broken("nobody is charged for what they have not used", detail)
        if wake_at(before.state) != wake_at(after.state):  # somebody else's time runs
            began = at


def _cost(sim: Simulation, since: float, until: float) -> float:
    """The most seconds that the faults of this time, or just before it, may cost on a clock.

    A server on a file learns that its disk is full when it next writes its beat.
    """
    costs = dict.fromkeys(FAULTS, COST) | dict.fromkeys(DELAYS, COST_OF_DELAYS)
    costs["full"] += WRITTEN_EVERY / 1000 if sim.setting.is_sole else 0
    return sum(
        costs[each.kind]
        for each in sim.schedule
        if each.kind in FAULTS
        and each.at < until
        and since < each.at + each.lasts + (KILLED_AFTER if each.kind == "drain" else QUIET)
    )


def _standstills(sim: Simulation, played: Played) -> Iterator[Broken]:
    """While none of its people can play, and nobody does, a match loses no more than a fault costs."""
    keys = {chair.key for chair in played.last.chairs}
    people = [p for p in played.people if names.digest(p.token) in keys]
    if played.is_deleted or not people:
        return
    shared = _standstills_of(sim, played, people[0])
    for person in people[1:]:
        shared = _common(shared, _standstills_of(sim, played, person))
    running, moves = _running(played), [0.0, *_moves(played), inf]
    most = COST + (WRITTEN_EVERY / 1000 if sim.setting.is_sole else 0)
    excused = [each for person in people for each in person.excused]
    # People who leave a slow node for another one may move before the first one has given time back.
    excused += [(each.since, each.until) for each in sim.troubles if each.kind == "slow"]
    for begin, end in _common(shared, list(pairwise(moves))):
        ran = sum(until - since for since, until in _common([(begin, end)], running))
        if ran > most and not any(s < end and begin < u + LONGEST for s, u in excused):
            detail = f"{ran:.1f} s from {begin:.1f} to {end:.1f}"
            yield Broken("no clock runs while nobody can play", detail)


def _moves(played: Played) -> Iterator[float]:
    """When somebody or a bot moved: no time from before that is given back later."""
    for entry in played.entries:
        if any(type(event) not in ev.MATCH_EVENTS for event in entry.events):
            yield _time_of(entry.wall)


def _standstills_of(sim: Simulation, played: Played, person: Person) -> list[Span]:
    """When this person, once they had come, could do nothing in the match.

    A silent node whom they ask to let them in says so later; nobody does once the roster is lost.
    """
    visits = [visit for visit in person.visits if visit.match == played.header.id]
    losses = [each.since for each in sim.troubles if each.kind == "forget"]
    gaps = [(one.until, other.since) for one, other in pairwise(visits)]
    spans = [(a, b) for a, b in gaps if not any(a < lost < b for lost in losses)]
    for trouble in sim.troubles:
        if trouble.kind in STANDSTILLS:
            for visit in visits:
                if trouble.node in {None, visit.node}:
                    spans += _common([(trouble.since, trouble.until)], [(visit.since, visit.until)])
    joined: list[Span] = []
    for begin, end in sorted(spans):
        if joined and begin <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((begin, end))
    return joined


def _common(some: Sequence[Span], others: Sequence[Span]) -> list[Span]:
    """The parts of these times that are in the others, too."""
    parts = ((max(a, c), min(b, d)) for a, b in some for c, d in others)
    return [(begin, end) for begin, end in parts if begin < end]


def _running(played: Played) -> list[Span]:
    """When the clock ran, less what was given back later."""
    spans: list[Span] = []
    began: float | None = None
    for entry, after in zip(played.entries, played.steps[1:], strict=True):
        for event in entry.events:
            match event:
                case ev.Started():
                    began = _time_of(entry.wall)
                case ev.Resumed(wall=wall):
                    began = _time_of(wall)
                case ev.Stopped(since=since):
                    spans = _common([*spans, (began or inf, inf)], [(0.0, _time_of(since))])
                    began = None
        if phase(played.definition.game, after) == "over":
            return _common([*spans, (began or inf, inf)], [(0.0, _time_of(entry.wall))])
    return [*spans, (began or inf, inf)]


def _stops(sim: Simulation, played: Played) -> Iterator[Broken]:
    outages = [
        (each.at, each.at + each.lasts + AFTERMATH + (KILLED_AFTER if each.kind == "drain" else 0))
        for each in sim.schedule
        if each.kind in OUTAGES
    ]
    for entry in played.entries:
        at = _time_of(entry.wall)
        is_stopped = any(isinstance(e, ev.Stopped) and e.why == "outage" for e in entry.events)
        if is_stopped and not any(since <= at + 1 and at <= until for since, until in outages):
            yield Broken("no clock stops without cause", f"v{entry.version} at {at:.1f}")


# The directory


def _unknown_matches(sim: Simulation) -> Iterator[Broken]:
    """Every match in the store is one that somebody opened or the rematch of one."""
    known = {person.match_id for person in sim.people}
    known |= {told.match for person in sim.people for told in person.told}
    stored = set(sim.database.stored_matches())
    for match, lines in sim.database.written.items():
        definition = game_named(read_header(sim.database.headers[match]).game)
        for line in lines:
            for event in definition.read_entry(line).events:
                if isinstance(event, ev.Succeeded):
                    known.add(event.match)
    for match in sorted(stored - known):
        age = LASTS - sim.database.opened_at[match]
        if age > SOON:
            yield Broken("a match has one rematch at most", match)
    for match in sorted(stored & sim.deleted):
        yield Broken("a deleted match is gone for everybody", match)


CHECKS: tuple[Any, ...] = (
    _verifies,
    _once,
    _answers,
    _told,
    _arrived,
    _lively,
    _presence,
    _departures,
    _payments,
    _charges,
    _standstills,
    _stops,
)
