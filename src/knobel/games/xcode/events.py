"""The events of X-Code.  Only events change the state."""

from typing import Literal, TypeAlias

from msgspec import Struct

from knobel.core.clock import Hourglass
from knobel.core.game import Millis, Seat
from knobel.games.xcode.actions import Phrase
from knobel.games.xcode.cards import Card, Symbol

EndReason: TypeAlias = Literal["cracked", "sand", "second-sand", "resigned", "absent"]


# Notes: the memory of a mission's extra rule


class Blank(Struct, frozen=True, gc=False, tag="blank"):
    """An empty note."""


class Gate(Struct, frozen=True, gc=False, tag="gate"):
    """The fields that may be cracked now, and those that open later."""

    open: str
    rest: str = ""


class Quiet(Struct, frozen=True, gc=False, tag="quiet"):
    """Whether speaking is forbidden, and until when that holds."""

    is_quiet: bool = False
    until: Millis | None = None


class Turning(Struct, frozen=True, gc=False, tag="turning"):
    """The symbol whose arrows turn next, and when."""

    symbol: Symbol
    due: Millis


class Fuses(Struct, frozen=True, gc=False, tag="fuses"):
    """For each seat, the deadline for getting rid of its jokers."""

    dues: tuple[Millis | None, ...] = ()


class Cable(Struct, frozen=True, gc=False, tag="cable"):
    """The two seats that can't trade, and until when."""

    between: tuple[Seat, ...] = ()
    until: Millis | None = None


Note: TypeAlias = Blank | Gate | Quiet | Turning | Fuses | Cable | Hourglass


# The cards


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """The hands are dealt; the rest is the draw pile, top card first."""

    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    at: Millis


class PileTurned(Struct, frozen=True, gc=False, tag="pile-turned"):
    """The discard pile is turned over and becomes the draw pile (XC-30)."""

    at: Millis


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    seat: Seat
    card: Card
    at: Millis


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    seat: Seat
    cards: tuple[Card, ...]
    at: Millis


class HandLost(Struct, frozen=True, gc=False, tag="hand-lost"):
    """The whole hand, including open offers, goes to the discard pile (XC-21)."""

    seat: Seat
    cards: tuple[Card, ...]
    why: str
    """`limit`, or the name of a mission's rule."""
    at: Millis


class Offered(Struct, frozen=True, gc=False, tag="offered"):
    seat: Seat
    to: Seat
    card: Card
    at: Millis


class Withdrawn(Struct, frozen=True, gc=False, tag="withdrawn"):
    """The owner has taken the offered card back."""

    seat: Seat
    to: Seat
    card: Card
    at: Millis


class TurnedDown(Struct, frozen=True, gc=False, tag="turned-down"):
    """`seat` declined the offer of `by`, who gets the card back."""

    seat: Seat
    by: Seat
    card: Card
    at: Millis


class Traded(Struct, frozen=True, gc=False, tag="traded"):
    """`seat` gave `to` a card in exchange for the one offered there."""

    seat: Seat
    to: Seat
    card: Card
    against: Card
    at: Millis


class Cracked(Struct, frozen=True, gc=False, tag="cracked"):
    seat: Seat
    field: Symbol
    cards: tuple[Card, ...]
    at: Millis


class TimeLaid(Struct, frozen=True, gc=False, tag="time-laid"):
    seat: Seat
    cards: tuple[Card, ...]
    at: Millis


class ArrowsTurned(Struct, frozen=True, gc=False, tag="arrows-turned"):
    """All cards with this symbol are reversed; those on offer go back to the hands."""

    symbol: Symbol
    at: Millis


# The sand


class SandStarted(Struct, frozen=True, gc=False, tag="sand-started"):
    sand: Hourglass
    at: Millis


class SandTurned(Struct, frozen=True, gc=False, tag="sand-turned"):
    sand: Hourglass
    at: Millis


class RanOut(Struct, frozen=True, gc=False, tag="ran-out"):
    """A sandglass is empty: `sand`, or that of a mission's rule."""

    glass: str
    at: Millis


# People


class Said(Struct, frozen=True, gc=False, tag="said"):
    seat: Seat
    phrase: Phrase
    about: Card
    already: int
    to: Seat | None
    at: Millis


class SeatLeft(Struct, frozen=True, gc=False, tag="seat-left"):
    """A player has left for good; their cards are discarded and the circle closes (XC-67)."""

    seat: Seat
    cards: tuple[Card, ...]
    reason: Literal["resigned", "absent"]
    at: Millis


# Missions, and the end


class Noted(Struct, frozen=True, gc=False, tag="noted"):
    """A mission's rule replaces its note."""

    rule: str
    note: Note


class Expired(Struct, frozen=True, gc=False, tag="expired"):
    """A deadline of a mission's rule has passed."""

    rule: str
    at: Millis


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """The match is won or lost, for everybody."""

    is_won: bool
    reason: EndReason
    at: Millis


Event: TypeAlias = (
    Dealt
    | PileTurned
    | Drawn
    | Discarded
    | HandLost
    | Offered
    | Withdrawn
    | TurnedDown
    | Traded
    | Cracked
    | TimeLaid
    | ArrowsTurned
    | SandStarted
    | SandTurned
    | RanOut
    | Said
    | SeatLeft
    | Noted
    | Expired
    | Finished
)
