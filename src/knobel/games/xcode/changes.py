"""Tells for which viewers anything has changed between two states.

Values are compared by identity, because events keep what they do not change; a copy counts as a
change.
"""

from collections.abc import Collection

from knobel.core.game import Seat
from knobel.games.xcode.state import Open, State


def seats_unaffected(old: State, new: State, /) -> Collection[Seat | None]:
    """The viewers for whom only public values have changed; None is a spectator."""
    if not _is_same_for_all(old, new):
        return ()
    offers = () if old.offers is new.offers else {*old.offers} ^ {*new.offers}
    busy = [seat for offer in offers for seat in (offer.seat, offer.to)]
    # Spectators hear, but have no hand.
    things = zip(old.hands, new.hands, old.heard, new.heard, strict=False)
    same: list[Seat | None] = [
        seat
        for seat, (held, holds, heard, hears) in enumerate(things)
        if held is holds and heard is hears and seat not in busy
    ]
    return [*same, None] if old.heard[-1] is new.heard[-1] else same


def has_same_moves(old: State, new: State, seat: Seat, /) -> bool:
    """Whether everything that `short_moves` depends on is unchanged."""
    return (
        _is_same_for_all(old, new)
        and old.hands[seat] is new.hands[seat]
        and (old.offers is new.offers or _offers_at(old, seat) == _offers_at(new, seat))
    )


def _is_same_for_all(old: State, new: State) -> bool:
    """Whether nothing has changed that allows or forbids actions, apart from hands and offers."""
    return (
        old.done is new.done
        and old.notes is new.notes
        and old.ring is new.ring
        and old.end is new.end
        and len(old.hands) == len(new.hands) > 0
        and (old.sand is None) == (new.sand is None)
        and bool(old.pile or old.discards) == bool(new.pile or new.discards)
    )


def _offers_at(state: State, seat: Seat) -> list[Open]:
    return [offer for offer in state.offers if seat in (offer.seat, offer.to)]
