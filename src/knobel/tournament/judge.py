"""Judges commands to a tournament: turns each into events, or refuses it.

Reports that nobody opposed in time are settled first, in the same line: that rolls no dice, so a
command that is refused and repeated gains nothing by it.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.dice import Dice, OutOfTape, Tape
from knobel.core.game import Illegal, Millis, refuse_unless
from knobel.tournament import commands as do
from knobel.tournament import judge_entrants as entrants
from knobel.tournament import judge_heats as heats
from knobel.tournament import judge_results as results
from knobel.tournament.commands import Actor, Command
from knobel.tournament.events import Event
from knobel.tournament.fold import evolve
from knobel.tournament.page import Page, due
from knobel.tournament.values import EntrantId, Header, Tournament, opened

__all__ = [
    "Entry",
    "actor_of",
    "decide",
    "enter",
    "entrants_of",
    "evolve",
    "judged",
    "owners",
    "verify",
    "wakes_at",
]


class Entry(Struct, frozen=True, gc=False):
    """One line of the log: a command, its dice rolls, and the events that it led to."""

    version: int
    wall: Millis
    id: str | None
    """The client's id of the command; a repeated id is executed only once."""
    by: Actor
    command: Command
    picks: tuple[int, ...]
    events: tuple[Event, ...]


def actor_of(t: Tournament, key: str) -> Actor:
    """Whoever has the secret with this digest; people without one are players without entrants."""
    if key and key == t.header.host:
        return Actor("host", key)
    return Actor("helper" if key in t.helpers else "player", key)


def entrants_of(t: Tournament, key: str) -> tuple[EntrantId, ...]:
    """The entrants for whom this device acts, also if it is the host's."""
    return tuple(entrant.id for entrant in t.entrants if key in entrant.keys)


def owners(t: Tournament) -> dict[str, tuple[EntrantId, ...]]:
    """By device, the entrants for whom it acts: for many devices this is faster."""
    own: dict[str, tuple[EntrantId, ...]] = {}
    for entrant in t.entrants:
        for key in entrant.keys:
            own[key] = (*own.get(key, ()), entrant.id)
    return own


def decide(
    t: Tournament, by: Actor, command: Command, wall: Millis, dice: Dice
) -> tuple[Event, ...]:
    """The events that the command leads to, none if everything is so already; raises `Illegal`."""
    events, _ = judged(t, by, command, wall, dice)
    return events


def judged(
    t: Tournament, by: Actor, command: Command, wall: Millis, dice: Dice
) -> tuple[tuple[Event, ...], Tournament]:
    """The events that the command leads to, and the tournament as `enter` makes it of them."""
    page = Page(t, by, wall)
    results.settle(page)
    if not isinstance(command, do.Correct | do.DropHelpers | do.Tick):
        refuse_unless(not t.is_over, "event-over")
    if not (_judge_entrants(page, command, dice) or _judge_heats(page, command)):
        _judge_results(page, command)
    return tuple(page.events), replace(page.t, version=t.version + 1, wall=wall)


def _judge_entrants(page: Page, command: Command, dice: Dice) -> bool:
    """Judge a command about setup or entrants; False if it is about something else."""
    match command:
        case do.Change(setup=setup):
            entrants.change(page, setup)
        case do.Enter():
            entrants.enter(page, command, dice)
        case do.Link():
            entrants.link(page, command)
        case do.Rename():
            entrants.rename(page, command)
        case do.Resize():
            entrants.resize(page, command)
        case do.CheckIn():
            entrants.check_in(page, command)
        case do.Rest():
            entrants.rest(page, command)
        case do.Withdraw():
            entrants.withdraw(page, command)
        case do.Remove():
            entrants.remove(page, command)
        case do.Forbid():
            entrants.forbid(page, command)
        case do.OpenEntry():
            entrants.open_entry(page, command)
        case do.AddHelper():
            entrants.add_helper(page, command)
        case do.DropHelpers():
            entrants.drop_helpers(page)
        case _:
            return False
    return True


def _judge_heats(page: Page, command: Command) -> bool:
    """Judge a command about heats; False if it is about something else."""
    match command:
        case do.Pair():
            heats.pair(page, command)
        case do.Unpair():
            heats.unpair(page, command)
        case do.StartNow():
            heats.start_now(page, command)
        case do.ToScreen():
            heats.to_board(page, command)
        case do.Close():
            heats.close(page)
        case _:
            return False
    return True


def _judge_results(page: Page, command: Command) -> None:
    match command:
        case do.AtTable():
            results.at_table(page, command)
        case do.Report():
            results.report(page, command)
        case do.Confirm():
            results.confirm(page, command)
        case do.ClaimAbsence():
            results.claim_absence(page, command)
        case do.Correct():
            results.correct(page, command)
        case do.Opened():
            results.opened(page, command)
        case do.Finished():
            results.finished(page, command)
        case do.Tick():
            page.service_only()
        case _:
            raise Illegal("no-such-action")


def enter(t: Tournament, entry: Entry) -> Tournament:
    """Fold one log line into the tournament."""
    assert entry.version == t.version + 1
    for event in entry.events:
        t = evolve(t, event, entry.wall)
    return replace(t, version=entry.version, wall=entry.wall)


def verify(header: Header, log: Sequence[Entry]) -> Entry | None:
    """Replay all commands by the current rules; returns the first line that differs, or None."""
    t = opened(header)
    for entry in log:
        tape = Tape(*entry.picks)
        if entry.version != t.version + 1 or entry.wall < t.wall:
            return entry
        try:
            events = decide(t, entry.by, entry.command, entry.wall, tape)
        except (Illegal, OutOfTape, ValueError):
            return entry
        if events != entry.events or not tape.is_used_up() or not _is_by(t, entry.by):
            return entry
        t = enter(t, entry)
    return None


def misfit(header: Header, log: Sequence[Entry]) -> Entry | None:
    """The first line that does not follow from those before it, whatever rules judged it."""
    t = opened(header)
    for entry in log:
        if entry.version != t.version + 1 or entry.wall < t.wall:
            return entry
        try:
            t = enter(t, entry)
        except (AssertionError, LookupError, StopIteration, ValueError):
            return entry
    return None


def _is_by(t: Tournament, by: Actor) -> bool:
    """Whether the actor has the role that the line says."""
    return by.role == "service" or actor_of(t, by.key) == by


def wakes_at(t: Tournament) -> Millis | None:
    """The wall time at which the tournament needs its next `Tick`."""
    waiting = [at for bout in t.open_bouts() if (at := due(bout)) is not None]
    return min(waiting, default=None)
