"""Writes the update of each viewer for one line of the log."""

from collections.abc import Hashable
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from knobel.catalog import GameDefinition
from knobel.core.game import Millis, Seat
from knobel.match import Entry, Match, MatchView, has_same_match_view
from knobel.service import wire
from knobel.service.wire import Legal, Others, Update, ViewerState


class Seen(Struct, frozen=True):
    """What a spectator sees of a state."""

    state: Any
    view: Any


NOTHING = Seen(None, None)


class UpdateWriter:
    """The differences between two versions of a match.

    Public fields are compared once, and viewers with equal updates get the same bytes.
    """

    def __init__(
        self,
        definition: GameDefinition,
        entry: Entry,
        before: Match,
        after: Match,
        now: Millis,
        seen: Seen = NOTHING,
    ) -> None:
        """`seen`, if it is of the state before, saves building that view again."""
        self._definition = definition
        self._entry = entry
        self._before = before
        self._after = after
        self._now = now
        self._has_same_match_view = has_same_match_view(definition.game, before, after)
        self._events = wire.events_for(definition, entry, ())
        self.seen = Seen(after.state, definition.game.view_for(after.state, None))
        is_known = seen.state is before.state
        past = seen.view if is_known else definition.game.view_for(before.state, None)
        self._view = self._seen_by_all(past)
        self._unaffected: frozenset[tuple[Seat, ...]] = frozenset()
        if self._has_same_match_view and definition.unaffected is not None:
            seats = definition.seats_unaffected(before.state, after.state)
            self._unaffected = frozenset(() if seat is None else (seat,) for seat in seats)
        self._told: dict[Hashable, bytes] = {}

    def _seen_by_all(self, past: Any) -> dict[str, Any]:
        """The public fields of the view that have changed."""
        changes = wire.changes(past, self.seen.view)
        if changes and self._definition.secrets is not None:
            for name in self._definition.private_fields(self._after.state, None):
                changes.pop(name, None)
        return changes

    def tell(self, states: dict[str | None, ViewerState]) -> dict[str | None, bytes]:
        """The updates by viewer; also brings the viewers' states up to date."""
        messages: dict[str | None, bytes] = {}
        is_same_but_for_moves = self._has_same_match_view and self._definition.secrets is None
        for key, old in states.items():
            if old.match.you in self._unaffected:
                messages[key] = self._told.get(()) or self._shared({})
            elif is_same_but_for_moves:
                new = states[key] = replace(old, legal=self._legal(old, old.match))
                messages[key] = self._with_moves(old, new, {})
            else:
                new = states[key] = self._next_state(key, old)
                messages[key] = self._update(old, new)
        return messages

    def _next_state(self, key: str | None, old: ViewerState) -> ViewerState:
        """The same as `viewer_state`, but reuses the unchanged parts of the previous state."""
        definition, after = self._definition, self._after
        shown = old.match if self._has_same_match_view else definition.match_view(after, key)
        return ViewerState(
            shown,
            definition.private_fields(after.state, wire.first_of(shown.you)),
            self._legal(old, shown),
            wire.others_at(definition, after, shown.you),
        )

    def _legal(self, old: ViewerState, shown: MatchView) -> Legal:
        definition, past, state = self._definition, self._before.state, self._after.state
        if old.match is shown:
            for seat in shown.you:
                if not definition.has_same_moves(past, state, seat):
                    break
            else:
                return old.legal
        return wire.legal_for(definition, self._after, shown)

    def _update(self, old: ViewerState, new: ViewerState) -> bytes:
        """The difference between two states of a viewer; just version and time if there is none."""
        own = {name: now for name, now in new.own.items() if _differ(old.own[name], now)}
        events = self._heard(new.match)
        changed_match = wire.changes(old.match, new.match)
        legal = UNSET if old.legal == new.legal else new.legal
        others = UNSET if old.others == new.others else new.others
        if events is self._events and not changed_match and others is UNSET:
            return self._with_moves(old, new, own)
        return self._encode(own, events, changed_match, legal, others)

    def _with_moves(self, old: ViewerState, new: ViewerState, own: dict[str, Any]) -> bytes:
        """The update for viewers who hear what spectators hear, with their moves if they differ."""
        if old.legal == new.legal:
            return self._shared(own)
        return wire.with_legal(self._shared(own), new.legal)

    def _shared(self, own: dict[str, Any]) -> bytes:
        """The update for viewers who hear what spectators hear and see only these fields change."""
        same = tuple((name, id(value)) for name, value in own.items()) if own else ()
        message = self._told.get(same)
        if message is None:
            message = self._told[same] = self._encode(own, self._events)
        return message

    def _heard(self, shown: MatchView) -> list[Any]:
        """The events for a viewer; the spectators' list itself if it is equal, for sharing."""
        if self._definition.secrets is None:
            return self._events
        heard = wire.events_for(self._definition, self._entry, shown.you)
        return self._events if heard == self._events else heard

    def _encode(
        self,
        own: dict[str, Any],
        events: list[Any],
        changed_match: dict[str, Any] | None = None,
        legal: Legal | UnsetType = UNSET,
        others: Others | UnsetType = UNSET,
    ) -> bytes:
        version, view = self._entry.version, {**self._view, **own} if own else self._view
        return wire.encode(
            Update(
                version,
                self._now,
                changed_match or UNSET,
                view or UNSET,
                events or UNSET,
                legal,
                others,
            )
        )


def _differ(was: Any, now: Any) -> bool:
    return was is not now and bool(was != now)
