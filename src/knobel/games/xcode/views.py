"""Views and events as each viewer may see them: without other people's hands.

A view shares the public values with the state, so that changes can be found by identity.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.clock import Hourglass
from knobel.core.game import Millis, Seat
from knobel.games.xcode.cards import HIDDEN, Card
from knobel.games.xcode.events import Cracked, Dealt, Drawn, Event, Note, Noted, Said, TimeLaid
from knobel.games.xcode.level import Level
from knobel.games.xcode.missions import BY_NAME
from knobel.games.xcode.state import End, Heard, Open, State


class View(Struct, frozen=True, gc=False):
    level: Level
    overdraw: Literal["refused", "loses-hand"]
    turning: Literal["flip", "refill"]
    limit: int
    """The hand limit, which includes the cards on offer."""
    seat: Seat | None
    """Whose view this is; None for a spectator."""
    left: Seat | None
    """This viewer's neighbours."""
    right: Seat | None
    hand: tuple[Card, ...]
    """This viewer's hand, in the order in which the cards came."""
    ring: tuple[Seat, ...]
    """The seats in the circle, clockwise: the next one is the left neighbour."""
    hands: tuple[int, ...]
    """The number of cards in each hand."""
    offers: tuple[Open, ...]
    """The open offers between neighbours."""
    pile: int
    discards: int
    top: Card | None
    """The number of cards in the discard pile."""
    cracked: tuple[Cracked, ...]
    times: tuple[TimeLaid, ...]
    sand: Hourglass | None
    began: Millis
    """When the sand began, or will begin, to run."""
    notes: tuple[Note, ...]
    """The visible notes of the mission's rules, in the order of the rules."""
    heard: tuple[Heard, ...]
    """The last phrases, including this viewer's own; first what seats last said to need, if earlier."""
    end: End | None
    shown: tuple[tuple[Card, ...], ...] = ()
    """All hands, after the end only (XC-50); empty before it."""
    active: tuple[Seat, ...] = ()
    """The seats that have taken part (XC-65)."""


def view_for(state: State, seat: Seat | None, /) -> View:
    config, discards = state.config, state.discards
    return View(
        level=config.level,
        overdraw=config.overdraw,
        turning=config.turning,
        limit=config.limit,
        ring=state.ring,
        hands=tuple(map(len, state.hands)),
        offers=state.offers,
        pile=len(state.pile),
        discards=len(discards),
        top=discards[-1] if discards else None,
        cracked=state.cracked,
        times=state.times,
        sand=state.sand,
        began=state.began,
        end=state.end,
        shown=() if state.end is None else state.hands,
        active=state.active,
        **private_fields(state, seat),
    )


def private_fields(state: State, seat: Seat | None, /) -> dict[str, Any]:
    """The fields that differ between viewers."""
    hands = state.hands
    left, right = (None, None) if seat is None else state.neighbours(seat)
    return {
        "seat": seat,
        "left": left,
        "right": right,
        "hand": hands[seat] if seat is not None and hands else (),
        "notes": _notes(state, seat) if state.notes else (),
        "heard": state.heard[-1 if seat is None else seat] if hands else (),
    }


def _notes(state: State, seat: Seat | None) -> tuple[Note, ...]:
    pairs = zip(state.config.level.rules, state.notes, strict=True)
    return tuple(rule.mask(note, seat) for rule, note in pairs)


def event_for(event: Event, seat: Seat | None, /) -> Event | None:
    match event:
        case Drawn(seat=drawer):
            return event if drawer == seat else replace(event, card=HIDDEN)
        case Said(seat=speaker, to=to):
            return event if to is None or seat in {speaker, to} else None
        case Noted(rule=name, note=note):
            rule = BY_NAME[name]
            return None if rule.is_secret else replace(event, note=rule.mask(note, seat))
        case Dealt(hands=hands):
            shown = (
                hand if holder == seat else (HIDDEN,) * len(hand)
                for holder, hand in enumerate(hands)
            )
            return replace(event, hands=tuple(shown), pile=())
        case _:
            return event
