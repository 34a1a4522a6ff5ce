"""The messages of the socket, and what a viewer sees; docs/protocol.md explains them."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import astuple

from knobel.catalog import GameDefinition
from knobel.core.game import Millis, Seat
from knobel.match import Entry, Match, MatchView, event_view
from knobel.match.events import MATCH_EVENTS

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Legal: TypeAlias = dict[Seat, list[str]]
Others: TypeAlias = dict[Seat, dict[str, Any]]
"""For each further seat of a viewer, the fields in which its view differs."""


# From the client


class Hello(Struct, frozen=True, gc=False, tag="hello", forbid_unknown_fields=True):
    """Follow this match; `v` is the version that the client has, if it was here before.

    `now` is that of the message that told it: a line written since then is not the one it has seen.
    """

    match: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)] = ""
    v: Annotated[int, Meta(ge=0)] | None = None
    now: Millis | None = None


class Do(Struct, frozen=True, gc=False, tag="do", forbid_unknown_fields=True):
    """A command; its id makes repeating it harmless."""

    id: CommandId
    command: Raw
    seat: Seat | None = None


class Play(Struct, frozen=True, gc=False, tag="play", forbid_unknown_fields=True):
    """A move in the notation of the game, and the turn that the player meant, if any."""

    id: CommandId
    move: Annotated[str, Meta(max_length=80)]
    turn: int | None = None
    seat: Seat | None = None


Sign: TypeAlias = Literal["hello", "thanks", "bravo", "oops", "think", "hurry"]


class SendSign(Struct, frozen=True, gc=False, tag="sign", forbid_unknown_fields=True):
    """One of six signs to everybody at the table; it is sent once and never stored."""

    id: CommandId
    sign: Sign
    seat: Seat | None = None


class Ping(Struct, frozen=True, gc=False, tag="ping", forbid_unknown_fields=True):
    sent: float


ClientMessage: TypeAlias = Hello | Do | Play | SendSign | Ping


# From the server


class Welcome(Struct, frozen=True, gc=False, tag="welcome"):
    """Everything that this viewer may know at version `v`."""

    v: int
    now: Millis
    match: MatchView
    view: Any
    legal: Legal
    others: Others = {}


class WelcomeBack(Struct, frozen=True, gc=False, tag="welcome-back"):
    """The answer to a `hello` with a version: all updates up to version `v` follow, if any."""

    v: int
    now: Millis


class Update(Struct, frozen=True, gc=False, tag="update"):
    """The changes of version `v`; absent fields have not changed."""

    v: int
    now: Millis
    match: dict[str, Any] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    events: list[Any] | UnsetType = UNSET
    legal: Legal | UnsetType = UNSET
    others: Others | UnsetType = UNSET


class Ack(Struct, frozen=True, gc=False, tag="ack"):
    id: str
    v: int


class No(Struct, frozen=True, gc=False, tag="no"):
    id: str | None
    code: str
    facts: dict[str, Any] = {}


class Sent(Struct, frozen=True, gc=False, tag="sent"):
    """The answer to a sign: it was delivered.  Unlike an acknowledged command, it is not stored."""

    id: str


class Signed(Struct, frozen=True, gc=False, tag="signed"):
    """Somebody at the table has sent a sign."""

    seat: Seat
    sign: Sign


class Pong(Struct, frozen=True, gc=False, tag="pong"):
    sent: float
    now: Millis


class Gone(Struct, frozen=True, gc=False, tag="gone"):
    code: str


encode = msgspec.json.Encoder().encode


# What a viewer sees


class ViewerState(Struct, frozen=True, gc=False):
    """What a viewer sees of a match at one version, apart from the public part of the view."""

    match: MatchView
    own: dict[str, Any]
    """The private fields of the view."""
    legal: Legal
    others: Others


def viewer_state(definition: GameDefinition, match: Match, key: str | None) -> ViewerState:
    """What the holder of this secret sees; on a shared screen the view is the first seat's.

    Differences for the further seats, such as cards of their own, are sent beside it.
    """
    shown = definition.match_view(match, key)
    return ViewerState(
        shown,
        definition.private_fields(match.state, first_of(shown.you)),
        legal_for(definition, match, shown),
        others_at(definition, match, shown.you),
    )


def first_of(seats: Sequence[Seat]) -> Seat | None:
    """The seat whose view is shown; None, for a spectator's, without a seat."""
    return seats[0] if seats else None


def legal_for(definition: GameDefinition, match: Match, shown: MatchView) -> Legal:
    """The legal moves of the viewer's seats; seats without any are left out."""
    if shown.phase != "running":
        return {}
    told = {}
    for seat in shown.you:
        if moves := definition.short_moves(match.state, seat):
            told[seat] = moves
    return told


def others_at(definition: GameDefinition, match: Match, seats: Sequence[Seat]) -> Others:
    """The differences in the views of all but the first of a viewer's seats."""
    if len(seats) < 2:
        return {}
    return others_for(definition, match, definition.game.view_for(match.state, seats[0]), seats[1:])


def others_for(
    definition: GameDefinition, match: Match, view: Any, seats: Sequence[Seat]
) -> Others:
    """The fields in which the views of these seats differ; none in games without secrets."""
    told = {seat: changes(view, definition.game.view_for(match.state, seat)) for seat in seats}
    return {seat: fields for seat, fields in told.items() if fields}


def events_for(definition: GameDefinition, entry: Entry, seats: Sequence[Seat]) -> list[Any]:
    """The events of the entry that this viewer may hear."""
    seat = first_of(seats)
    shown = []
    for event in entry.events:
        is_game = type(event) not in MATCH_EVENTS
        told = definition.game.event_for(event, seat) if is_game else event_view(event)
        if told is not None:
            shown.append(told)
    return shown


def changes(old: Any, new: Any) -> dict[str, Any]:
    """The fields of a struct that have changed."""
    if old is new:
        return {}
    fields = zip(new.__struct_fields__, astuple(new), astuple(old), strict=True)
    return {name: now for name, now, was in fields if now is not was and now != was}


def with_legal(update: bytes, legal: Legal) -> bytes:
    """Insert the viewer's legal moves into an encoded update that has neither them nor `others`."""
    return b'%b,"legal":%b}' % (update[:-1], encode(legal))


def welcome(definition: GameDefinition, match: Match, seen: ViewerState, now: Millis) -> bytes:
    view = definition.game.view_for(match.state, first_of(seen.match.you))
    return encode(Welcome(match.version, now, seen.match, view, seen.legal, seen.others))
