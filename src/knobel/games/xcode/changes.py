"""For whom anything has changed from one state to the next.

All is compared by identity, for events leave untouched what they do not change: in doubt something
has changed.
"""

from collections.abc import Collection

from knobel.core.game import Seat
from knobel.games.xcode.state import Open, State


def seats_unaffected(old: State, new: State, /) -> Collection[Seat | None]:
    """For whom nothing has changed but what everybody sees; None is a spectator."""
    if not _is_same_for_all(old, new):
        return ()
    offers = () if old.offers is new.offers else {*old.offers} ^ {*new.offers}
    busy = [seat for offer in offers for seat in (offer.seat, offer.to)]
    things = zip(old.hands, new.hands, old.heard, new.heard, strict=False)  # the last only hears
    same: list[Seat | None] = [
        seat
        for seat, (held, holds, heard, hears) in enumerate(things)
        if held is holds and heard is hears and seat not in busy
    ]
    return [*same, None] if old.heard[-1] is new.heard[-1] else same


def has_same_moves(old: State, new: State, seat: Seat, /) -> bool:
    """Whether nothing has happened on which `short_moves` depends."""
    return (
        _is_same_for_all(old, new)
        and old.hands[seat] is new.hands[seat]
        and (old.offers is new.offers or _offers_at(old, seat) == _offers_at(new, seat))
    )


def _is_same_for_all(old: State, new: State) -> bool:
    """Whether everybody may do what they might before, but for their own hands and offers."""
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
