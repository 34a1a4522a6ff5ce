"""Judges commands about the setup and the entrants: entry, rest, withdrawal, removal, helpers."""

from knobel.core.dice import Dice
from knobel.core.game import refuse_unless
from knobel.core.names import clean_name, same_name, visible
from knobel.tournament import commands as do
from knobel.tournament import events as ev
from knobel.tournament.form import (
    FIXED_ONCE_PAIRED,
    NAME_OF_ENTRANT,
    SCHEDULED,
    checked,
    missed_at_most,
)
from knobel.tournament.page import Page
from knobel.tournament.values import (
    MOST_ENTRIES_PER_DEVICE,
    EntrantId,
    Setup,
    Tournament,
)

LOTS = 1_000_000
MOST_HELPERS = 50
MOST_DEVICES = 5
"""Devices that act for one entrant."""


def change(page: Page, setup: Setup) -> None:
    page.host_only()
    setup = checked(setup)
    t = page.t
    if not t.heats:
        for entrant in t.entrants:
            if entrant.state != "removed":
                _refuse_size(setup, entrant.size)
    else:
        for part in FIXED_ONCE_PAIRED:
            is_same = getattr(setup, part) == getattr(t.setup, part)
            refuse_unless(is_same, "event-cannot-change", part=part)
        refuse_unless(setup.days > 0 or t.setup.days == 0, "event-cannot-change", part="days")
        is_enough = setup.heats >= len(t.heats) or setup.heats == t.setup.heats
        refuse_unless(is_enough, "event-cannot-change", part="heats")
    if setup != t.setup:
        page.note(ev.Changed(setup))


def enter(page: Page, command: do.Enter, dice: Dice) -> None:
    t, by = page.t, page.by
    is_host = by.role in {"host", "service"}
    key = "" if is_host else by.key
    if not is_host:
        own = [entrant for entrant in t.entrants if key in entrant.keys]
        refuse_unless(bool(key), "event-not-yours")
        refuse_unless(all(entrant.state != "removed" for entrant in own), "event-removed")
        refuse_unless(t.is_entry_open, "event-entry-closed")
        is_many = len(own) >= MOST_ENTRIES_PER_DEVICE
        refuse_unless(not is_many, "event-too-many-entries", most=MOST_ENTRIES_PER_DEVICE)
    refuse_unless(is_early_enough(t), "event-entry-closed")
    _refuse_size(t.setup, command.size)
    taking_part = [entrant for entrant in t.entrants if entrant.state != "removed"]
    refuse_unless(len(taking_part) < t.setup.most, "event-full", most=t.setup.most)
    name = _free_name(t, command.name)
    page.note(
        ev.Entered(
            len(t.entrants) + 1,
            name,
            key,
            command.size,
            command.is_remote,
            first_heat=len(t.heats) + 1,
            lot=dice.pick(LOTS),
            is_here=bool(t.heats),
        )
    )


def _refuse_size(setup: Setup, size: int) -> None:
    """Refuse unless so many people can play under one name (EV-01)."""
    least, most = setup.sizes
    refuse_unless(least <= size <= most, "event-bad-size", min=least, max=most)


def is_early_enough(t: Tournament) -> bool:
    """Whether somebody who comes now may still take part (EV-06)."""
    most = missed_at_most(t.setup)
    return most is None or len(t.heats) <= most


def _free_name(t: Tournament, name: str, but_for: EntrantId = 0) -> str:
    """The cleaned name, if nobody else has it."""
    name = clean_name(visible(name), NAME_OF_ENTRANT)
    wanted = same_name(name)
    is_taken = any(
        same_name(entrant.name) == wanted
        for entrant in t.entrants
        if entrant.state != "removed" and entrant.id != but_for
    )
    refuse_unless(not is_taken, "event-entered-twice", name=name)
    return name


def link(page: Page, command: do.Link) -> None:
    page.service_only()
    entrant = page.entrant(command.entrant)
    if command.key not in entrant.keys:
        refuse_unless(len(entrant.keys) < MOST_DEVICES, "event-too-many-entries", most=MOST_DEVICES)
        page.note(ev.Linked(entrant.id, command.key))


def rename(page: Page, command: do.Rename) -> None:
    entrant = page.entrant(command.entrant)
    is_early = page.by.role == "host" or not page.t.heats
    refuse_unless(is_early, "event-begun")
    name = _free_name(page.t, command.name, entrant.id)
    if name != entrant.name:
        page.note(ev.Renamed(entrant.id, name))


def resize(page: Page, command: do.Resize) -> None:
    """A bout keeps the number of people that it was announced with (EV-09)."""
    entrant = page.entrant(command.entrant)
    _refuse_size(page.t.setup, command.size)
    if command.size != entrant.size:
        page.note(ev.Resized(entrant.id, command.size))


def check_in(page: Page, command: do.CheckIn) -> None:
    entrant = page.entrant(command.entrant)
    is_back = entrant.has_come and _has_place(page.t, entrant.id)
    refuse_unless(is_back or is_early_enough(page.t), "event-entry-closed")
    if entrant.state != "here" or entrant.is_remote != command.is_remote:
        page.note(ev.CheckedIn(entrant.id, command.is_remote))


def _has_place(t: Tournament, number: EntrantId) -> bool:
    """Whether somebody who comes back can be paired: a schedule is of those in the first heat."""
    if t.setup.format not in SCHEDULED or not t.heats:
        return True
    first = t.heats[0]
    in_bouts = {n for bout in first.bouts for side in bout.sides for n in side}
    return number in {*in_bouts, *first.byes, *first.sat_out}


def rest(page: Page, command: do.Rest) -> None:
    entrant = page.entrant(command.entrant)
    if entrant.state == "here":
        page.note(ev.Rested(entrant.id))


def withdraw(page: Page, command: do.Withdraw) -> None:
    entrant = page.entrant(command.entrant)
    if entrant.state != "withdrawn":
        page.note(ev.Withdrawn(entrant.id))


def remove(page: Page, command: do.Remove) -> None:
    """Bouts of the removed entrant that are still open are lost by absence."""
    page.host_only()
    entrant = page.entrant(command.entrant)
    page.note(ev.Removed(entrant.id))
    for bout in page.t.open_bouts():
        if any(entrant.id in side for side in bout.sides):
            page.decide_without(bout, (entrant.id,), "host")


def forbid(page: Page, command: do.Forbid) -> None:
    page.host_only()
    one, other = sorted((page.entrant(command.one).id, page.entrant(command.other).id))
    refuse_unless(one != other, "event-no-such-entrant")
    if ((one, other) in page.t.forbidden) != command.yes:
        page.note(ev.Forbidden(one, other, command.yes))


def open_entry(page: Page, command: do.OpenEntry) -> None:
    page.host_only()
    if page.t.is_entry_open != command.yes:
        page.note(ev.EntryOpened(command.yes))


def add_helper(page: Page, command: do.AddHelper) -> None:
    page.host_only()
    refuse_unless(command.of in {"", *page.t.helpers}, "wrong-token")
    if command.key not in page.t.helpers:
        is_many = len(page.t.helpers) >= MOST_HELPERS
        refuse_unless(not is_many, "event-too-many-entries", most=MOST_HELPERS)
        page.note(ev.HelperAdded(command.key))


def drop_helpers(page: Page) -> None:
    page.host_only()
    if page.t.helpers:
        page.note(ev.HelpersDropped())
