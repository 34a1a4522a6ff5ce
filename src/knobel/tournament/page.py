"""A line of a tournament's log while it is being written, and who may write what."""

from knobel.core.game import Illegal, Millis, refuse_unless
from knobel.tournament import events as ev
from knobel.tournament.commands import Actor
from knobel.tournament.fold import RESTING_AFTER, evolve
from knobel.tournament.form import without
from knobel.tournament.values import (
    UNOPPOSED_AFTER,
    Bout,
    BoutId,
    DecidedBy,
    Entrant,
    EntrantId,
    Result,
    Tournament,
)


class Page:
    """Collects events, and the tournament that they lead to."""

    def __init__(self, t: Tournament, by: Actor, wall: Millis) -> None:
        self.t = t
        self.by = by
        self.wall = wall
        self.events: list[ev.Event] = []

    def note(self, event: ev.Event) -> None:
        self.t = evolve(self.t, event, self.wall)
        self.events.append(event)

    def decide(
        self,
        bout: Bout,
        result: Result | None,
        by: DecidedBy,
        *,
        wall: Millis | None = None,
        note: str = "",
        absent: tuple[EntrantId, ...] = (),
    ) -> None:
        """Write the result of a bout; who was absent twice in a row rests from now on (EV-23)."""
        self.note(
            ev.Decided(bout.id, result, by, self.wall if wall is None else wall, note, absent)
        )
        for number in absent:
            entrant = self.t.entrant(number)
            if entrant.state == "here" and entrant.absent >= RESTING_AFTER:
                self.note(ev.Rested(number))
        for number in sorted(set(bout.absent) - set(absent)):
            entrant = self.t.entrant(number)
            if entrant.state == "resting" and entrant.absent == RESTING_AFTER - 1:
                self.note(ev.CheckedIn(number, entrant.is_remote))

    def decide_without(self, bout: Bout, absent: tuple[EntrantId, ...], by: DecidedBy) -> None:
        """Write that these did not come; games that were played before count (EV-25)."""
        results = [game.result for game in bout.counted if game.result is not None]
        played = [result for result in results if result.how == "played"]
        self.decide(bout, without(self.t.setup, bout, played, absent), by, absent=absent)

    # Whom commands may concern

    def entrant(self, number: EntrantId) -> Entrant:
        """The entrant, if this actor may act for them."""
        is_helper, is_known = self.by.role == "helper", 1 <= number <= len(self.t.entrants)
        refuse_unless(is_known or is_helper, "event-no-such-entrant")
        is_own = is_known and self.by.key in self.t.entrant(number).keys
        refuse_unless(is_own or not is_helper, "event-helper-only-reports")
        refuse_unless(is_own or self.by.role in {"host", "service"}, "event-not-yours")
        entrant = self.t.entrant(number)
        refuse_unless(entrant.state != "removed", "event-removed")
        return entrant

    def bout(self, number: BoutId) -> Bout:
        bout = self.t.bout(number)
        if bout is None:
            raise Illegal("event-no-such-bout")
        return bout

    def own(self, bout: Bout) -> tuple[EntrantId, ...]:
        """The entrants of this device in the bout."""
        return tuple(
            n for side in bout.sides for n in side if self.by.key in self.t.entrant(n).keys
        )

    def host_only(self) -> None:
        refuse_unless(self.by.role != "helper", "event-helper-only-reports")
        refuse_unless(self.by.role in {"host", "service"}, "event-host-only")

    def service_only(self) -> None:
        refuse_unless(self.by.role == "service", "no-such-action")


def due(bout: Bout) -> Millis | None:
    """When the report of one side counts if nobody contradicts (EV-32)."""
    if bout.result is not None or not bout.claims or is_disputed(bout):
        return None
    return min(claim.wall for claim in bout.claims) + UNOPPOSED_AFTER


def is_disputed(bout: Bout) -> bool:
    """Whether the sides have reported different results."""
    return any(claim.result != bout.claims[0].result for claim in bout.claims)


def is_begun(bout: Bout) -> bool:
    """Whether something of the bout is known to have been played."""
    has_played = any(game.result is not None for game in bout.games)
    return has_played or bool(bout.claims) or bout.result is not None or bout.is_reopened
