"""What can happen to a match, besides the events of its game."""

from typing import Literal, TypeAlias

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
    """Who sat on seat `order[i]` now sits on seat i."""

    order: tuple[Seat, ...]


class Started(Struct, frozen=True, gc=False, tag="started"):
    """Match time is 0."""


class Proposed(Struct, frozen=True, gc=False, tag="proposed"):
    seat: Seat
    matter: Matter


class Agreed(Struct, frozen=True, gc=False, tag="agreed"):
    """One more seat is for it."""

    seat: Seat
    matter: Matter


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    seat: Seat
    matter: Matter


class Accepted(Struct, frozen=True, gc=False, tag="accepted"):
    """Everybody is for it; what it brings follows as further events."""

    matter: Matter


class Stopped(Struct, frozen=True, gc=False, tag="stopped"):
    """Match time stands still since this wall time."""

    since: Millis
    why: Literal["pause", "outage"]


class Resumed(Struct, frozen=True, gc=False, tag="resumed"):
    """Match time flows again from this wall time on."""

    wall: Millis


class WentAway(Struct, frozen=True, gc=False, tag="went-away"):
    seat: Seat
    since: Millis


class CameBack(Struct, frozen=True, gc=False, tag="came-back"):
    seat: Seat


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The match is over by something other than the rules of its game."""

    outcome: Outcome


class WatchersAdmitted(Struct, frozen=True, gc=False, tag="watchers-admitted"):
    yes: bool


class Succeeded(Struct, frozen=True, gc=False, tag="succeeded"):
    match: str


class Swapped(Struct, frozen=True, gc=False, tag="swapped"):
    """Who sat here sits there now, and the other way round."""

    one: Seat
    other: Seat


class Appointed(Struct, frozen=True, gc=False, tag="appointed"):
    """On this seat sits a bot of some level; or it is free, for a person."""

    seat: Seat
    bot: bool
    level: str | None


class StoodIn(Struct, frozen=True, gc=False, tag="stood-in"):
    """From now on a bot plays for whoever sits here."""

    seat: Seat


class Reclaimed(Struct, frozen=True, gc=False, tag="reclaimed"):
    """Whoever sits here plays again."""

    seat: Seat


class Vacated(Struct, frozen=True, gc=False, tag="vacated"):
    """Whoever sat here has left for good, and a bot plays on."""

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
