"""Clocks as values.  They store deadlines, not a count that somebody must update.

All times are match time.  A deadline has passed when `at >= due`: a move that arrives at its
deadline is late.
"""

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.game import Millis, Seat


class Fuse(Struct, frozen=True, gc=False, tag="fuse"):
    """The time for a single move."""

    burns_out: Millis

    def left(self, at: Millis) -> Millis:
        return max(0, self.burns_out - at)


class Countdown(Struct, frozen=True, gc=False, tag="countdown"):
    """Total time for every seat, with an increment for each finished move.

    `since` is when the running seat's time began to run; `lefts` holds the times of that moment.
    """

    lefts: tuple[Millis, ...]
    increment: Millis = 0
    running: Seat | None = None
    since: Millis = 0

    def left(self, seat: Seat, at: Millis) -> Millis:
        if seat != self.running:
            return self.lefts[seat]
        return max(0, self.lefts[seat] - (at - self.since))

    def due(self) -> Millis | None:
        return None if self.running is None else self.since + self.lefts[self.running]

    def stopped(self, at: Millis, *, moved: bool) -> "Countdown":
        """Stops the running seat's time; adds the increment if it has *moved*."""
        if self.running is None:
            return self
        bonus = self.increment if moved else 0
        left = self.left(self.running, at) + bonus
        lefts = (*self.lefts[: self.running], left, *self.lefts[self.running + 1 :])
        return replace(self, lefts=lefts, running=None, since=at)

    def started(self, seat: Seat, at: Millis) -> "Countdown":
        return replace(self, running=seat, since=at)


class Hourglass(Struct, frozen=True, gc=False, tag="hourglass"):
    """A sandglass: turning it exchanges its halves."""

    total: Millis
    ends: Millis

    def left(self, at: Millis) -> Millis:
        return max(0, self.ends - at)

    def flipped(self, at: Millis) -> "Hourglass":
        """Turns the glass: the sand that has run through now runs back."""
        return replace(self, ends=at + self.total - self.left(at))

    def refilled(self, at: Millis) -> "Hourglass":
        return replace(self, ends=at + self.total)


class Bar(Struct, frozen=True, gc=False, tag="bar"):
    """One bar shared by two sides, moving slowly towards the side to move.

    `place` is where it stood at `since`: -reach is side 0's end, +reach is side 1's.
    """

    reach: Millis
    place: Millis = 0
    side: int | None = None
    since: Millis = 0

    def where(self, at: Millis) -> Millis:
        match self.side:
            case None:
                return self.place
            case 0:
                return max(-self.reach, self.place - (at - self.since))
            case _:
                return min(self.reach, self.place + (at - self.since))

    def due(self) -> Millis | None:
        """When the bar reaches the end of the side to move."""
        match self.side:
            case None:
                return None
            case 0:
                return self.since + self.reach + self.place
            case _:
                return self.since + self.reach - self.place

    def turned(self, side: int, at: Millis) -> "Bar":
        """From now on the bar moves towards *side*."""
        return replace(self, place=self.where(at), side=side, since=at)
