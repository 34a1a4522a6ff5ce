"""What one line of the log brings to each viewer."""

from collections.abc import Hashable
from functools import cached_property
from typing import Any

from msgspec import UNSET, UnsetType

from knobel.catalog import Title
from knobel.core.game import Millis, Seat
from knobel.host import wire
from knobel.host.wire import Face, Legal, Others, Update
from knobel.match import Entry, Match, MatchView, is_same_around, match_view


class News:
    """The differences between two versions of a match.

    What everybody may know is looked at once, and who is told the same is told the same bytes.
    """

    def __init__(
        self, title: Title, entry: Entry, before: Match, after: Match, now: Millis
    ) -> None:
        self._title = title
        self._entry = entry
        self._before = before
        self._after = after
        self._now = now
        self._is_same_around = is_same_around(title.game, before, after)
        self._events = wire.events_for(title, entry, ())
        self._untouched: frozenset[tuple[Seat, ...]] = frozenset()
        if self._is_same_around:
            seats = title.untouched(before.state, after.state)
            self._untouched = frozenset(() if seat is None else (seat,) for seat in seats)
        self._told: dict[Hashable, bytes] = {}

    def for_viewer(self, key: str | None, old: Face) -> tuple[Face, bytes]:
        """What the viewer sees now, and what it is to be told."""
        if old.match.you in self._untouched:
            return old, self._usual
        new = self._next_face(key, old)
        return new, self._update(old, new)

    def _next_face(self, key: str | None, old: Face) -> Face:
        """The same as `face_of`, made from the face of the version before: what holds is kept."""
        title, after = self._title, self._after
        shown = old.match if self._is_same_around else match_view(title.game, after, key)
        return Face(
            shown,
            title.own(after.state, wire.first_of(shown.you)),
            self._legal(old, shown),
            wire.others_at(title, after, shown.you),
        )

    def _legal(self, old: Face, shown: MatchView) -> Legal:
        title, past, state = self._title, self._before.state, self._after.state
        is_same = old.match is shown and all(
            title.has_same_moves(past, state, seat) for seat in shown.you
        )
        return old.legal if is_same else wire.legal_for(title, self._after, shown)

    def _update(self, old: Face, new: Face) -> bytes:
        """The difference between a viewer's two faces; a bare version if there is none."""
        own = {name: now for name, now in new.own.items() if _differ(old.own[name], now)}
        events = self._heard(new.match)
        around = wire.changes(old.match, new.match)
        legal = UNSET if old.legal == new.legal else new.legal
        others = UNSET if old.others == new.others else new.others
        if events is not self._events or around or not legal is others is UNSET:
            return self._encode(own, events, around, legal, others)
        # Nothing here is for this viewer alone: who is told the very same things shares the bytes.
        same = tuple((name, id(value)) for name, value in own.items())
        if same not in self._told:
            self._told[same] = self._encode(own, events)
        return self._told[same]

    @cached_property
    def _usual(self) -> bytes:
        """For everybody who sees no more than all see."""
        return self._encode({}, self._events)

    def _heard(self, shown: MatchView) -> list[Any]:
        """What a viewer hears of the events; if it is what a spectator hears, that very list."""
        heard = wire.events_for(self._title, self._entry, shown.you)
        return self._events if heard == self._events else heard

    @cached_property
    def _seen(self) -> dict[str, Any]:
        """What everybody sees change in the view."""
        title, past, state = self._title, self._before.state, self._after.state
        own = title.own(state, None)
        view = title.game.view_for
        changes = wire.changes(view(past, None), view(state, None))
        return {name: now for name, now in changes.items() if name not in own}

    def _encode(
        self,
        own: dict[str, Any],
        events: list[Any],
        around: dict[str, Any] | None = None,
        legal: Legal | UnsetType = UNSET,
        others: Others | UnsetType = UNSET,
    ) -> bytes:
        version, view = self._entry.version, {**self._seen, **own}
        if not (view or events or around) and legal is others is UNSET:
            return wire.encode(Update(version))
        return wire.encode(
            Update(
                version,
                self._now,
                around or UNSET,
                view or UNSET,
                events or UNSET,
                legal,
                others,
            )
        )


def _differ(was: Any, now: Any) -> bool:
    return was is not now and bool(was != now)
