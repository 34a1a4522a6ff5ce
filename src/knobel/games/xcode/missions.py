"""The extra rules of our own missions (XC-66).  Each is one value that holds its settings and code.

A rule can do five things:

    note    keep one note, written only through `Noted`
    react   answer an event with further events
    due     ask to be woken at a match time
    refuse  say why an action is not allowed now
    mask    hide its note from a seat

A rule only asks for something; the base game decides.  Rules do not know each other.
"""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Protocol, TypeAlias

from msgspec import Meta, Struct

from knobel.core.clock import Hourglass
from knobel.core.dice import Dice, of_purpose, shuffled
from knobel.core.game import Illegal, Millis, Seat
from knobel.games.xcode.actions import Accept, Action, Lay, Offer, Say
from knobel.games.xcode.cards import JOKER, SYMBOLS, TIME, Card
from knobel.games.xcode.events import (
    ArrowsTurned,
    Blank,
    Cable,
    Cracked,
    Discarded,
    Drawn,
    Event,
    Expired,
    Fuses,
    Gate,
    HandLost,
    Note,
    Noted,
    Quiet,
    RanOut,
    SandStarted,
    SeatLeft,
    TimeLaid,
    Turning,
)

Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=600)]


class MissionContext(Protocol):
    """The part of the state that rules need to know."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands by seat."""

    @property
    def done(self) -> str:
        """The fields that are cracked."""

    @property
    def began(self) -> Millis:
        """When the sand began to run."""

    @property
    def ring(self) -> tuple[Seat, ...]:
        """The seats in the circle, clockwise."""

    def possessions(self, seat: Seat) -> tuple[Card, ...]:
        """The hand, and the cards that the seat offers."""


class MissionRule(Struct, frozen=True, gc=False):
    """An extra rule that does nothing."""

    name: ClassVar[str]
    is_secret: ClassVar[bool] = False
    """Whether viewers must not even learn that the note has changed."""

    def note(self) -> Note:
        return Blank()

    def react(self, note: Note, event: Event, state: MissionContext, dice: Dice) -> Iterable[Event]:
        return ()

    def due(self, note: Note) -> Millis | None:
        return None

    def refuse(
        self, note: Note, seat: Seat, action: Action, state: MissionContext
    ) -> Illegal | None:
        return None

    @classmethod
    def mask(cls, note: Note, seat: Seat | None) -> Note:  # noqa: ARG003  # as for all rules
        return note


# Fields that are not open yet


def _refuse_closed(note: Note, action: Action) -> Illegal | None:
    """Only fields inside the gate can be cracked."""
    if not isinstance(action, Lay) or not isinstance(note, Gate):
        return None
    symbol = next((card[0] for card in action.cards if card != JOKER), TIME)
    return None if symbol == TIME or symbol in note.open else Illegal("field-locked", field=symbol)


class Rows(MissionRule, frozen=True, gc=False, tag="rows", forbid_unknown_fields=True):
    """Row by row: the next row of the keypad opens when the one above it is cracked."""

    name: ClassVar[str] = "rows"
    rows: tuple[str, ...] = ("123", "456", "789", "*0#")

    def __post_init__(self) -> None:
        if sorted("".join(self.rows)) != sorted(SYMBOLS) or not all(self.rows):
            raise Illegal("level-rows")

    def note(self) -> Note:
        return Gate(self.rows[0], "".join(self.rows[1:]))

    def react(self, note: Note, event: Event, state: MissionContext, dice: Dice) -> Iterable[Event]:
        if isinstance(event, Cracked):
            left = ["".join(s for s in row if s not in state.done) for row in self.rows]
            now, *rest = [row for row in left if row] or [""]
            yield Noted(self.name, Gate(now, "".join(rest)))

    def refuse(
        self, note: Note, seat: Seat, action: Action, state: MissionContext
    ) -> Illegal | None:
        return _refuse_closed(note, action)


class Dark(MissionRule, frozen=True, gc=False, tag="dark", forbid_unknown_fields=True):
    """The fields come in random order, and only the next few of them light up."""

    name: ClassVar[str] = "dark"
    ahead: Annotated[int, Meta(ge=1, le=12)] = 6

    def note(self) -> Note:
        return Gate("")

    def react(self, note: Note, event: Event, state: MissionContext, dice: Dice) -> Iterable[Event]:
        match event, note:
            case SandStarted(), _:
                order = "".join(shuffled(of_purpose(dice, self.name), SYMBOLS))
                yield Noted(self.name, Gate(order[: self.ahead], order[self.ahead :]))
            case Cracked(field=field), Gate(open=lit, rest=rest):
                yield Noted(self.name, Gate(lit.replace(field, "") + rest[:1], rest[1:]))

    def refuse(
        self, note: Note, seat: Seat, action: Action, state: MissionContext
    ) -> Illegal | None:
        return _refuse_closed(note, action)

    @classmethod
    def mask(cls, note: Note, seat: Seat | None) -> Note:  # noqa: ARG003  # nobody may know
        return Gate(note.open) if isinstance(note, Gate) else note


# Talking and trading


class Silence(MissionRule, frozen=True, gc=False, tag="silence", forbid_unknown_fields=True):
    """At these times, in seconds since the sand began to run, nobody may speak."""

    name: ClassVar[str] = "silence"
    times: tuple[tuple[int, int], ...] = ((30, 60), (90, 120), (150, 180))

    def __post_init__(self) -> None:
        ends = [end for pair in self.times for end in pair]
        if not ends or ends != sorted(set(ends)) or not 0 < ends[0] <= ends[-1] <= 3600:
            raise Illegal("level-silence")

    def note(self) -> Note:
        return Quiet()

    def react(self, note: Note, event: Event, state: MissionContext, dice: Dice) -> Iterable[Event]:
        match event, note:
            case SandStarted(at=at), _:
                yield Noted(self.name, Quiet(False, at + 1000 * self.times[0][0]))
            case Expired(rule=self.name, at=at), Quiet(is_quiet=was_quiet):
                yield Noted(self.name, Quiet(not was_quiet, self._change_after(state, at)))

    def _change_after(self, state: MissionContext, at: Millis) -> Millis | None:
        changes = [state.began + 1000 * end for pair in self.times for end in pair]
        return next((change for change in changes if change > at), None)

    def due(self, note: Note) -> Millis | None:
        return note.until if isinstance(note, Quiet) else None

    def refuse(
        self, note: Note, seat: Seat, action: Action, state: MissionContext
    ) -> Illegal | None:
        is_quiet = isinstance(note, Quiet) and note.is_quiet
        return Illegal("silence") if is_quiet and isinstance(action, Say) else None


class CutCable(MissionRule, frozen=True, gc=False, tag="cut-cable", forbid_unknown_fields=True):
    """Two neighbours can't trade, since their cable is cut; every few seconds it is another pair.

    Two players have one cable: it is cut half of the time.
    """

    name: ClassVar[str] = "cut-cable"
    seconds: Seconds = 20

    def note(self) -> Note:
        return Cable()

    def react(self, note: Note, event: Event, state: MissionContext, dice: Dice) -> Iterable[Event]:
        match event:
            case SandStarted(at=at) | Expired(rule=self.name, at=at):
                ring = state.ring
                cables: list[tuple[Seat, ...]] = [
                    (seat, ring[(place + 1) % len(ring)]) for place, seat in enumerate(ring)
                ]
                if len(ring) < 3:
                    cables = [ring, ()]
                cut = of_purpose(dice, self.name, at).pick(len(cables))
                yield Noted(self.name, Cable(cables[cut], at + self._period))

    @property
    def _period(self) -> Millis:
        return 1000 * self.seconds

    def due(self, note: Note) -> Millis | None:
        return note.until if isinstance(note, Cable) else None

    def refuse(
        self, note: Note, seat: Seat, action: Action, state: MissionContext
    ) -> Illegal | None:
        if not isinstance(action, Offer | Accept) or not isinstance(note, Cable):
            return None
        is_cut = seat in note.between and action.to in note.between
        return Illegal("cable-cut", seat=action.to) if is_cut else None


class Turncoat(MissionRule, frozen=True, gc=False, tag="turncoat", forbid_unknown_fields=True):
    """Every few seconds all arrows of one symbol are reversed; the next one is shown in advance."""

    name: ClassVar[str] = "turncoat"
    seconds: Seconds = 30

    def react(self, note: Note, event: Event, state: MissionContext, dice: Dice) -> Iterable[Event]:
        match event, note:
            case SandStarted(at=at), _:
                yield self._next(state, at, dice)
            case Expired(rule=self.name, at=at), Turning(symbol=symbol):
                yield ArrowsTurned(symbol, at)
                yield self._next(state, at, dice)

    def _next(self, state: MissionContext, at: Millis, dice: Dice) -> Event:
        """A random symbol of those still in use."""
        left = [symbol for symbol in SYMBOLS if symbol not in state.done]
        index = of_purpose(dice, self.name, at).pick(len(left))
        return Noted(self.name, Turning(left[index], at + 1000 * self.seconds))

    def due(self, note: Note) -> Millis | None:
        return note.due if isinstance(note, Turning) else None


# Fuses and glasses


class SecondGlass(
    MissionRule, frozen=True, gc=False, tag="second-glass", forbid_unknown_fields=True
):
    """A second, small sandglass; every cracked field refills it."""

    name: ClassVar[str] = "second-glass"
    seconds: Seconds = 60

    def react(self, note: Note, event: Event, state: MissionContext, dice: Dice) -> Iterable[Event]:
        match event:
            case SandStarted(at=at) | Cracked(at=at):
                total = 1000 * self.seconds
                yield Noted(self.name, Hourglass(total, at + total))
            case Expired(rule=self.name, at=at):
                yield RanOut(self.name, at)

    def due(self, note: Note) -> Millis | None:
        return note.ends if isinstance(note, Hourglass) else None


class HotJoker(MissionRule, frozen=True, gc=False, tag="hot-joker", forbid_unknown_fields=True):
    """Jokers burn: a seat that keeps one for too many seconds loses its whole hand.

    The time runs from the first joker that comes into a hand until the last one leaves it.  Only
    the seat itself can see it.
    """

    name: ClassVar[str] = "hot-joker"
    is_secret: ClassVar[bool] = True
    seconds: Seconds = 20

    def note(self) -> Note:
        return Fuses()

    def react(self, note: Note, event: Event, state: MissionContext, dice: Dice) -> Iterable[Event]:
        match event, note:
            case Expired(rule=self.name, at=at), Fuses(dues=dues):
                for seat in state.ring:
                    due = dues[seat]
                    if due is not None and due <= at:
                        yield HandLost(seat, state.possessions(seat), self.name, at)
            case (
                (
                    SandStarted(at=at)
                    | Drawn(at=at)
                    | Discarded(at=at)
                    | Cracked(at=at)
                    | TimeLaid(at=at)
                    | HandLost(at=at)
                    | SeatLeft(at=at)
                ),
                Fuses(dues=dues),
            ):
                now = tuple(self._due(state, seat, dues, at) for seat in range(len(state.hands)))
                if now != dues:
                    yield Noted(self.name, Fuses(now))

    def _due(
        self, state: MissionContext, seat: Seat, dues: tuple[Millis | None, ...], at: Millis
    ) -> Millis | None:
        if JOKER not in state.hands[seat]:
            return None
        was = dues[seat] if dues else None
        return at + 1000 * self.seconds if was is None else was

    def due(self, note: Note) -> Millis | None:
        dues = note.dues if isinstance(note, Fuses) else ()
        return min((due for due in dues if due is not None), default=None)

    @classmethod
    def mask(cls, note: Note, seat: Seat | None) -> Note:
        dues = note.dues if isinstance(note, Fuses) else ()
        return Fuses(tuple(due if at == seat else None for at, due in enumerate(dues)))


ExtraRule: TypeAlias = Rows | Dark | Silence | CutCable | Turncoat | SecondGlass | HotJoker
BY_NAME: dict[str, type[ExtraRule]] = {
    kind.name: kind for kind in (Rows, Dark, Silence, CutCable, Turncoat, SecondGlass, HotJoker)
}
