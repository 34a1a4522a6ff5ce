"""The commands of people and of the service to a tournament."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from knobel.tournament.values import (
    Board,
    BoutId,
    EntrantId,
    Reason,
    Result,
    Setup,
    Size,
)

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Note: TypeAlias = Annotated[str, Meta(max_length=120)]


class Actor(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who gives a command: the host, a helper, a device with its entrants, or the service."""

    role: Literal["host", "helper", "player", "service"]
    key: str = ""
    """The digest of the secret of the device."""


class Change(Struct, frozen=True, gc=False, tag="change", forbid_unknown_fields=True):
    """Host: change what was set up.  After the first pairing the game and the format stay."""

    setup: Setup


class Enter(Struct, frozen=True, gc=False, tag="enter", forbid_unknown_fields=True):
    """Enter the tournament: a person for themselves, or the host for anybody.

    The entrants of a device belong to the key of its secret; those of the host belong to nobody
    until a device is linked.
    """

    name: Name
    size: Size = 1
    is_remote: bool = False


class Link(Struct, frozen=True, gc=False, tag="link"):
    """Service: this device acts for the entrant from now on, by the entrant's own link."""

    entrant: EntrantId
    key: str


class Rename(Struct, frozen=True, gc=False, tag="rename", forbid_unknown_fields=True):
    """Before the first heat by the entrant, at any time by the host."""

    entrant: EntrantId
    name: Name


class Resize(Struct, frozen=True, gc=False, tag="resize", forbid_unknown_fields=True):
    """So many people play under this name from the next bout on."""

    entrant: EntrantId
    size: Size


class CheckIn(Struct, frozen=True, gc=False, tag="check-in", forbid_unknown_fields=True):
    """I am here, or they are; also ends a rest, and brings back whoever has withdrawn."""

    entrant: EntrantId
    is_remote: bool = False


class Rest(Struct, frozen=True, gc=False, tag="rest", forbid_unknown_fields=True):
    """Not in the next heat."""

    entrant: EntrantId


class Withdraw(Struct, frozen=True, gc=False, tag="withdraw", forbid_unknown_fields=True):
    entrant: EntrantId


class Remove(Struct, frozen=True, gc=False, tag="remove", forbid_unknown_fields=True):
    """Host: remove an entrant for good; one who has not played yet disappears."""

    entrant: EntrantId


class Forbid(Struct, frozen=True, gc=False, tag="forbid", forbid_unknown_fields=True):
    """Host: these two must not meet, or may again."""

    one: EntrantId
    other: EntrantId
    yes: bool = True


class OpenEntry(Struct, frozen=True, gc=False, tag="open-entry", forbid_unknown_fields=True):
    """Host: open or close the entry for others."""

    yes: bool


class AddHelper(Struct, frozen=True, gc=False, tag="add-helper"):
    """Host, through the service: whoever has this secret may report results."""

    key: str
    of: str = ""
    """The helper whose secret a device shows to become one, too; empty if the host asks."""


class DropHelpers(Struct, frozen=True, gc=False, tag="drop-helpers", forbid_unknown_fields=True):
    """Host: no helper may report any more."""


class Pairing(Struct, frozen=True, gc=False):
    """A bout as the pairing made it."""

    sides: tuple[tuple[EntrantId, ...], ...]
    board: Board
    table: int
    why: tuple[Reason, ...] = ()
    label: str = ""


class Pair(Struct, frozen=True, gc=False, tag="pair"):
    """Host, through the service, which computed the pairs: announce the next heat."""

    heat: int
    pairings: tuple[Pairing, ...]
    byes: tuple[EntrantId, ...] = ()
    why_byes: tuple[Reason, ...] = ()
    seed: str = ""
    """The seed of the deals, if all bouts of the heat share them."""
    is_imported: bool = False
    """Whether the pairs come from a file, so that they need not be the best by our rules."""


class Unpair(Struct, frozen=True, gc=False, tag="unpair", forbid_unknown_fields=True):
    """Host: take the pairing back; possible while nobody has begun."""

    heat: int


class StartNow(Struct, frozen=True, gc=False, tag="start-now", forbid_unknown_fields=True):
    """Host: do not wait until the announced time."""

    heat: int


class AtTable(Struct, frozen=True, gc=False, tag="at-table", forbid_unknown_fields=True):
    """I am at the table of my bout."""

    bout: BoutId


class Report(Struct, frozen=True, gc=False, tag="report", forbid_unknown_fields=True):
    """A result at a real board: by a side, to be confirmed; by host or helper it counts at once."""

    bout: BoutId
    result: Result


class Confirm(Struct, frozen=True, gc=False, tag="confirm", forbid_unknown_fields=True):
    """The other side's report is right.

    With a result: only if that is still what the other side says.
    """

    bout: BoutId
    result: Result | None = None


class ClaimAbsence(Struct, frozen=True, gc=False, tag="claim-absence", forbid_unknown_fields=True):
    """Host: these sides did not come; the others win the bout without playing."""

    bout: BoutId
    absent: tuple[EntrantId, ...]


class Correct(Struct, frozen=True, gc=False, tag="correct", forbid_unknown_fields=True):
    """Host or helper: change a result; None takes it back in the current heat."""

    bout: BoutId
    result: Result | None
    note: Note = ""


class ToScreen(Struct, frozen=True, gc=False, tag="to-screen", forbid_unknown_fields=True):
    """Host: move a bout that has not begun from a real board to a screen, or back."""

    bout: BoutId
    board: Board


class Opened(Struct, frozen=True, gc=False, tag="opened"):
    """Service: the next game of the bout is open as this match."""

    bout: BoutId
    match: str


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """Service: this match is over; the result is by side of the bout."""

    bout: BoutId
    match: str
    result: Result
    absent: tuple[EntrantId, ...] = ()
    """Entrants who lost by absence."""


class Tick(Struct, frozen=True, gc=False, tag="tick"):
    """Service: time has passed; reports that nobody opposed count from their deadline on."""


class Close(Struct, frozen=True, gc=False, tag="close", forbid_unknown_fields=True):
    """Host: the tournament is over; possible once every bout has a result."""


PersonCommand: TypeAlias = (
    Change
    | Enter
    | Rename
    | Resize
    | CheckIn
    | Rest
    | Withdraw
    | Remove
    | Forbid
    | OpenEntry
    | DropHelpers
    | Unpair
    | StartNow
    | AtTable
    | Report
    | Confirm
    | ClaimAbsence
    | Correct
    | ToScreen
    | Close
)
"""What clients may send; everything else comes from the service."""
ServiceCommand: TypeAlias = Link | AddHelper | Pair | Opened | Finished | Tick
Command: TypeAlias = PersonCommand | ServiceCommand

COMMANDS = frozenset(get_args(Command))
