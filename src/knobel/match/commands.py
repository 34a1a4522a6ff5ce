"""What people and the table may ask of a match, besides the actions of its game."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from knobel.core.game import Begin, Millis, Seat, Tick

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Matter: TypeAlias = Literal["draw", "take-back", "pause", "resume", "rematch"]
"""What needs everybody's consent."""


# By people


class Rename(Struct, frozen=True, gc=False, tag="rename", forbid_unknown_fields=True):
    name: Name


class Ready(Struct, frozen=True, gc=False, tag="ready", forbid_unknown_fields=True):
    """Before the start: I am, or am no longer, ready to begin."""

    yes: bool = True


class Leave(Struct, frozen=True, gc=False, tag="leave", forbid_unknown_fields=True):
    """Before the start: my seat is free again."""


class Resign(Struct, frozen=True, gc=False, tag="resign", forbid_unknown_fields=True):
    """I give up."""


class Propose(Struct, frozen=True, gc=False, tag="propose", forbid_unknown_fields=True):
    matter: Matter


class Answer(Struct, frozen=True, gc=False, tag="answer", forbid_unknown_fields=True):
    matter: Matter
    yes: bool


class Claim(Struct, frozen=True, gc=False, tag="claim", forbid_unknown_fields=True):
    """The other side is gone for good: I want the win, or am content with a draw."""

    what: Literal["win", "draw"]


class AdmitWatchers(
    Struct, frozen=True, gc=False, tag="admit-watchers", forbid_unknown_fields=True
):
    """The host opens or closes the match for spectators."""

    yes: bool


class Swap(Struct, frozen=True, gc=False, tag="swap", forbid_unknown_fields=True):
    """Before the start, where all play together: these two change places."""

    one: Seat
    other: Seat


class Appoint(Struct, frozen=True, gc=False, tag="appoint", forbid_unknown_fields=True):
    """Before the start, where all play together: a bot is to sit on this free seat, or none."""

    seat: Seat
    bot: bool = True


class Substitute(Struct, frozen=True, gc=False, tag="substitute", forbid_unknown_fields=True):
    """Where all play together: a bot is to play for this mate, who is away."""

    seat: Seat


class Reclaim(Struct, frozen=True, gc=False, tag="reclaim", forbid_unknown_fields=True):
    """I am back and play for myself again."""


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


# By the table


class Sit(Struct, frozen=True, gc=False, tag="sit"):
    """Somebody sits down; `key` is the digest of the secret that proves it is them."""

    seat: Seat
    name: Name
    key: str


class Away(Struct, frozen=True, gc=False, tag="away"):
    """Nobody is connected to this seat any more."""

    seat: Seat


class Back(Struct, frozen=True, gc=False, tag="back"):
    seat: Seat


class Halt(Struct, frozen=True, gc=False, tag="halt"):
    """The server was down from the wall time `since` until now."""

    since: Millis


class Succeed(Struct, frozen=True, gc=False, tag="succeed"):
    """The rematch is open under this id."""

    match: str


TableCommand: TypeAlias = Begin | Tick | Sit | Away | Back | Halt | Succeed
