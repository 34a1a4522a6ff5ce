"""The messages of the socket, and what a viewer is shown; docs/protocol.md explains them."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import astuple

from knobel.catalog import Title
from knobel.core.game import Millis, Seat
from knobel.match import Entry, Match, MatchView, event_view, match_view
from knobel.match.events import MatchEvent

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Legal: TypeAlias = dict[Seat, list[str]]
Others: TypeAlias = dict[Seat, dict[str, Any]]
"""What further seats see otherwise than the view says: for each the fields that differ."""


# From the client


class Hello(Struct, frozen=True, gc=False, tag="hello", forbid_unknown_fields=True):
    """Follow this match."""

    match: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)] = ""


class Do(Struct, frozen=True, gc=False, tag="do", forbid_unknown_fields=True):
    """Do something; the id makes a repeated command harmless."""

    id: CommandId
    command: Raw
    seat: Seat | None = None


class Ping(Struct, frozen=True, gc=False, tag="ping", forbid_unknown_fields=True):
    sent: float


ClientMessage: TypeAlias = Hello | Do | Ping


# From the server


class Welcome(Struct, frozen=True, gc=False, tag="welcome"):
    """Everything that this viewer may know, as of version `v`."""

    v: int
    now: Millis
    match: MatchView
    view: Any
    legal: Legal
    others: Others = {}


class Update(Struct, frozen=True, gc=False, tag="update"):
    """What version `v` brought; what is not there has not changed."""

    v: int
    now: Millis | UnsetType = UNSET
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


class Pong(Struct, frozen=True, gc=False, tag="pong"):
    sent: float
    now: Millis


class Gone(Struct, frozen=True, gc=False, tag="gone"):
    code: str


encode = msgspec.json.Encoder().encode
_MATCH_EVENTS = frozenset(get_args(MatchEvent))


# What a viewer sees


class Past(Struct, frozen=True, gc=False):
    """The version before, of which much may still hold."""

    state: Any
    is_same_around: bool
    """Whether only the game has moved on."""


class Face(Struct, frozen=True, gc=False):
    """The match as one viewer sees it at one version."""

    match: MatchView
    view: Any
    legal: Legal
    others: Others


def face_of(title: Title, match: Match, key: str | None) -> Face:
    """What the holder of this secret sees; at one screen the view is the first seat's.

    What the further seats see otherwise, such as cards of their own, is told beside it.
    """
    return _face(title, match, match_view(title.game, match, key), None, None)


def next_face(title: Title, match: Match, key: str | None, old: Face, past: Past) -> Face:
    """The same as `face_of`, made from the face of the version before: what holds is kept."""
    if past.is_same_around:
        return _face(title, match, old.match, old, past)
    return _face(title, match, match_view(title.game, match, key), None, None)


def _face(
    title: Title, match: Match, shown: MatchView, old: Face | None, past: Past | None
) -> Face:
    seats, state = shown.you, match.state
    view = title.game.view_for(state, seats[0] if seats else None)
    legal: Legal = {}
    if shown.phase == "running":
        for seat in seats:
            if (
                old is not None
                and past is not None
                and title.has_same_moves(past.state, state, seat)
            ):
                moves = old.legal.get(seat, ())
            else:
                moves = title.brief(state, seat)
            if moves:
                legal[seat] = moves
    return Face(shown, view, legal, others_for(title, match, view, seats[1:]))


def others_for(title: Title, match: Match, view: Any, seats: Sequence[Seat]) -> Others:
    """What these seats see otherwise than this view says; nothing in games without secrets."""
    changes = {seat: _changes(view, title.game.view_for(match.state, seat)) for seat in seats}
    return {seat: fields for seat, fields in changes.items() if fields}


def welcome(face: Face, match: Match, now: Millis) -> bytes:
    return encode(Welcome(match.version, now, face.match, face.view, face.legal, face.others))


def update(title: Title, entry: Entry, old: Face, new: Face, now: Millis) -> bytes:
    """The difference between two faces; a bare version if there is none."""
    news = events_for(title, entry, new.match.you)
    changes = _changes(old.match, new.match), _changes(old.view, new.view)
    is_bare = not news and not any(changes) and old.legal == new.legal and old.others == new.others
    return encode(
        Update(entry.version)
        if is_bare
        else Update(
            entry.version,
            now,
            changes[0] or UNSET,
            changes[1] or UNSET,
            news or UNSET,
            UNSET if old.legal == new.legal else new.legal,
            UNSET if old.others == new.others else new.others,
        )
    )


def events_for(title: Title, entry: Entry, seats: tuple[Seat, ...]) -> list[Any]:
    """What this viewer may hear of the entry's events."""
    seat = seats[0] if seats else None
    shown = (
        event_view(event) if type(event) in _MATCH_EVENTS else title.game.event_for(event, seat)
        for event in entry.events
    )
    return [event for event in shown if event is not None]


def _changes(old: Any, new: Any) -> dict[str, Any]:
    if old is new:
        return {}
    fields = zip(new.__struct_fields__, astuple(new), astuple(old), strict=True)
    return {name: now for name, now, was in fields if now is not was and now != was}
