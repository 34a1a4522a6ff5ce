"""The commands of players and of the service to a match, besides the actions of its game."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from knobel.core.game import Begin, Millis, Seat, Tick

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Matter: TypeAlias = Literal["draw", "take-back", "pause", "resume", "rematch"]
"""A proposal that needs everybody's consent."""


# By people


class Rename(Struct, frozen=True, gc=False, tag="rename", forbid_unknown_fields=True):
    name: Name


class Ready(Struct, frozen=True, gc=False, tag="ready", forbid_unknown_fields=True):
    """Before the start: say that I am ready to begin, or no longer ready."""

    yes: bool = True


class Leave(Struct, frozen=True, gc=False, tag="leave", forbid_unknown_fields=True):
    """Before the start: give up my seat."""


class Resign(Struct, frozen=True, gc=False, tag="resign", forbid_unknown_fields=True):
    """I give up."""


class Propose(Struct, frozen=True, gc=False, tag="propose", forbid_unknown_fields=True):
    matter: Matter


class Answer(Struct, frozen=True, gc=False, tag="answer", forbid_unknown_fields=True):
    matter: Matter
    yes: bool


class Claim(Struct, frozen=True, gc=False, tag="claim", forbid_unknown_fields=True):
    """Claim the win, or a draw, because the other side has been away too long."""

    what: Literal["win", "draw"]


class AdmitWatchers(
    Struct, frozen=True, gc=False, tag="admit-watchers", forbid_unknown_fields=True
):
    """Open or close the match for spectators; for the opener only."""

    yes: bool


class Swap(Struct, frozen=True, gc=False, tag="swap", forbid_unknown_fields=True):
    """Before the start of a co-operative match: exchange two seats."""

    one: Seat
    other: Seat


class Appoint(Struct, frozen=True, gc=False, tag="appoint", forbid_unknown_fields=True):
    """Before the start of a co-operative match: put a bot on a free seat, or remove it."""

    seat: Seat
    bot: bool = True


class Substitute(Struct, frozen=True, gc=False, tag="substitute", forbid_unknown_fields=True):
    """In a co-operative match: let a bot play for a mate who is away."""

    seat: Seat


class Reclaim(Struct, frozen=True, gc=False, tag="reclaim", forbid_unknown_fields=True):
    """Take my seat back from the bot that stood in for me."""


PersonCommand: TypeAlias = (
    Rename
    | Ready
    | Leave
    | Resign
    | Propose
    | Answer
    | Claim
    | AdmitWatchers
    | Swap
    | Appoint
    | Substitute
    | Reclaim
)


# By the service


class Sit(Struct, frozen=True, gc=False, tag="sit"):
    """Somebody takes a seat; `key` is the digest of the secret that proves their identity."""

    seat: Seat
    name: Name
    key: str


class Away(Struct, frozen=True, gc=False, tag="away"):
    """The last connection to this seat has closed."""

    seat: Seat


class Back(Struct, frozen=True, gc=False, tag="back"):
    seat: Seat


class Halt(Struct, frozen=True, gc=False, tag="halt", omit_defaults=True):
    """Some players could not act from the wall time `since` until now, through no fault of theirs."""

    since: Millis
    seats: tuple[Seat, ...] | None = None
    """The seats that have lost contact, and for which the match waits; None for all."""


class Succeed(Struct, frozen=True, gc=False, tag="succeed"):
    """The rematch is open under this id."""

    match: str


TableCommand: TypeAlias = Begin | Tick | Sit | Away | Back | Halt | Succeed

COMMANDS = frozenset((*get_args(PersonCommand), *get_args(TableCommand)))
"""All commands that are not actions of a game."""
