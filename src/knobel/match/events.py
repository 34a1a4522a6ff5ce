"""The events of a match, besides those of its game."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from knobel.core.game import Millis, Outcome, Seat
from knobel.match.commands import Matter, Name


class Sat(Struct, frozen=True, gc=False, tag="sat"):
    seat: Seat
    name: Name
    key: str


class Renamed(Struct, frozen=True, gc=False, tag="renamed"):
    seat: Seat
    name: Name


class SaidReady(Struct, frozen=True, gc=False, tag="said-ready"):
    seat: Seat
    yes: bool


class Left(Struct, frozen=True, gc=False, tag="left"):
    seat: Seat


class LotsDrawn(Struct, frozen=True, gc=False, tag="lots-drawn"):
    """The player on seat `order[i]` has moved to seat i."""

    order: tuple[Seat, ...]


class Started(Struct, frozen=True, gc=False, tag="started"):
    """Match time starts at 0."""


class Proposed(Struct, frozen=True, gc=False, tag="proposed"):
    seat: Seat
    matter: Matter


class Agreed(Struct, frozen=True, gc=False, tag="agreed"):
    """One more seat has agreed."""

    seat: Seat
    matter: Matter


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    seat: Seat
    matter: Matter


class Accepted(Struct, frozen=True, gc=False, tag="accepted"):
    """Everybody has agreed; the consequences follow as further events."""

    matter: Matter


class Stopped(Struct, frozen=True, gc=False, tag="stopped", omit_defaults=True):
    """Match time stopped at this wall time."""

    since: Millis
    why: Literal["pause", "outage"]
    seats: tuple[Seat, ...] | None = None
    """The seats that the outage has cut off; None for all."""


class Resumed(Struct, frozen=True, gc=False, tag="resumed"):
    """Match time runs again from this wall time on."""

    wall: Millis


class WentAway(Struct, frozen=True, gc=False, tag="went-away"):
    seat: Seat
    since: Millis


class CameBack(Struct, frozen=True, gc=False, tag="came-back"):
    seat: Seat


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The match has ended for a reason outside the rules of its game."""

    outcome: Outcome


class WatchersAdmitted(Struct, frozen=True, gc=False, tag="watchers-admitted"):
    yes: bool


class Succeeded(Struct, frozen=True, gc=False, tag="succeeded"):
    match: str


class Swapped(Struct, frozen=True, gc=False, tag="swapped"):
    """The players of two seats have exchanged them."""

    one: Seat
    other: Seat


class Appointed(Struct, frozen=True, gc=False, tag="appointed"):
    """A bot of some level has got this seat, or the seat is free for a person again."""

    seat: Seat
    bot: bool
    level: str | None


class StoodIn(Struct, frozen=True, gc=False, tag="stood-in"):
    """From now on a bot plays for the person on this seat."""

    seat: Seat


class Reclaimed(Struct, frozen=True, gc=False, tag="reclaimed"):
    """The person on this seat plays again."""

    seat: Seat


class Vacated(Struct, frozen=True, gc=False, tag="vacated"):
    """The person on this seat has left for good, and a bot plays on."""

    seat: Seat


MatchEvent: TypeAlias = (
    Sat
    | Renamed
    | SaidReady
    | Left
    | LotsDrawn
    | Started
    | Proposed
    | Agreed
    | Declined
    | Accepted
    | Stopped
    | Resumed
    | WentAway
    | CameBack
    | Ended
    | WatchersAdmitted
    | Succeeded
    | Swapped
    | Appointed
    | StoodIn
    | Reclaimed
    | Vacated
)

MATCH_EVENTS = frozenset(get_args(MatchEvent))
"""All types above, to distinguish them from the events of a game."""
