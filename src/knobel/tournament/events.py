"""What happens in a tournament: the events that its log consists of."""

from typing import TypeAlias

from msgspec import Struct

from knobel.core.game import Millis
from knobel.tournament.commands import Pairing
from knobel.tournament.values import Board, BoutId, DecidedBy, EntrantId, Reason, Result, Setup


class Changed(Struct, frozen=True, gc=False, tag="changed"):
    setup: Setup


class Entered(Struct, frozen=True, gc=False, tag="entered"):
    entrant: EntrantId
    name: str
    key: str
    """Empty if the host entered them."""
    size: int
    is_remote: bool
    first_heat: int
    lot: int
    is_here: bool
    """Whether they are checked in at once, as entrants who come late are."""


class Linked(Struct, frozen=True, gc=False, tag="linked"):
    entrant: EntrantId
    key: str


class Renamed(Struct, frozen=True, gc=False, tag="renamed"):
    entrant: EntrantId
    name: str


class Resized(Struct, frozen=True, gc=False, tag="resized"):
    entrant: EntrantId
    size: int


class CheckedIn(Struct, frozen=True, gc=False, tag="checked-in"):
    entrant: EntrantId
    is_remote: bool


class Rested(Struct, frozen=True, gc=False, tag="rested"):
    entrant: EntrantId


class Withdrawn(Struct, frozen=True, gc=False, tag="withdrawn"):
    entrant: EntrantId


class Removed(Struct, frozen=True, gc=False, tag="removed"):
    entrant: EntrantId


class Forbidden(Struct, frozen=True, gc=False, tag="forbidden"):
    one: EntrantId
    other: EntrantId
    yes: bool


class EntryOpened(Struct, frozen=True, gc=False, tag="entry-opened"):
    yes: bool


class HelperAdded(Struct, frozen=True, gc=False, tag="helper-added"):
    key: str


class HelpersDropped(Struct, frozen=True, gc=False, tag="helpers-dropped"):
    pass


class Paired(Struct, frozen=True, gc=False, tag="paired"):
    """The heat is announced; its bouts are numbered from `first` on."""

    heat: int
    first: BoutId
    pairings: tuple[Pairing, ...]
    byes: tuple[EntrantId, ...]
    why_byes: tuple[Reason, ...]
    sat_out: tuple[EntrantId, ...]
    starts: Millis
    seed: str


class Unpaired(Struct, frozen=True, gc=False, tag="unpaired"):
    heat: int


class Started(Struct, frozen=True, gc=False, tag="started"):
    """The heat began before the announced time."""

    heat: int
    wall: Millis


class SatDown(Struct, frozen=True, gc=False, tag="sat-down"):
    bout: BoutId
    entrants: tuple[EntrantId, ...]


class Reported(Struct, frozen=True, gc=False, tag="reported"):
    """A side has reported a result, which waits for the other."""

    bout: BoutId
    entrant: EntrantId
    result: Result
    wall: Millis


class Decided(Struct, frozen=True, gc=False, tag="decided"):
    """The bout has a result, or with None again none."""

    bout: BoutId
    result: Result | None
    by: DecidedBy
    wall: Millis
    """When: now, or the deadline of a report that nobody opposed."""
    note: str = ""
    absent: tuple[EntrantId, ...] = ()


class Reopened(Struct, frozen=True, gc=False, tag="reopened"):
    """A result that was played has been taken back; the first games no longer count."""

    bout: BoutId
    void: int


class Moved(Struct, frozen=True, gc=False, tag="moved"):
    bout: BoutId
    board: Board
    table: int


class GameOpened(Struct, frozen=True, gc=False, tag="game-opened"):
    bout: BoutId
    match: str


class GameFinished(Struct, frozen=True, gc=False, tag="game-finished"):
    bout: BoutId
    match: str
    result: Result


class Closed(Struct, frozen=True, gc=False, tag="closed"):
    pass


Event: TypeAlias = (
    Changed
    | Entered
    | Linked
    | Renamed
    | Resized
    | CheckedIn
    | Rested
    | Withdrawn
    | Removed
    | Forbidden
    | EntryOpened
    | HelperAdded
    | HelpersDropped
    | Paired
    | Unpaired
    | Started
    | SatDown
    | Reported
    | Decided
    | Reopened
    | Moved
    | GameOpened
    | GameFinished
    | Closed
)
