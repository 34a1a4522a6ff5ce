"""The contract that every game fulfils.

A game is a module of pure functions over frozen values.  It reads no clock, rolls no dice of its
own and raises nothing but `Illegal`.
"""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from knobel.core.dice import Dice

Seat: TypeAlias = int
"""0, 1, 2 ... in table order."""

Millis: TypeAlias = int
"""Milliseconds.  `at` is match time: 0 when the match begins, and it stops during pauses."""

ForfeitReason: TypeAlias = Literal["resigned", "time", "absent"]
"""Why a seat forfeits: its player resigned, ran out of time, or is absent."""

C = TypeVar("C")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

C_contra = TypeVar("C_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)


class Begin(Struct, frozen=True, gc=False, tag="begin"):
    """The game starts: cards are dealt, the board is set up, the first clock starts."""


class Tick(Struct, frozen=True, gc=False, tag="tick"):
    """Time has passed; the game handles every deadline up to then, each at its own time."""


class Forfeit(Struct, frozen=True, gc=False, tag="forfeit"):
    """The seat that makes this move forfeits the game."""

    reason: Literal["resigned", "absent"] = "resigned"


class TakeBack(Struct, frozen=True, gc=False, tag="take-back"):
    """Everybody agreed that `seat` may replay its last move."""

    seat: Seat


TableAction: TypeAlias = Begin | Tick | Forfeit | TakeBack
"""What every game understands besides its own actions.  Only `Forfeit` is made by a seat."""


class Move(Struct, Generic[A], frozen=True, gc=False):
    """Who does what, and when.  `seat` is None if no player acts, such as for a tick."""

    seat: Seat | None
    action: A | TableAction
    at: Millis


class Transition(Struct, Generic[S, E], frozen=True, gc=False):
    """The result of a move."""

    state: S
    events: tuple[E, ...]


class Outcome(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why the game ended, and each seat's rank: 0 is best, ties share a rank."""

    reason: str
    places: tuple[int, ...]
    together: Literal["won", "lost"] | None = None
    """Set if everybody plays on one side: all win or lose, and ranks mean nothing."""


class Illegal(Exception):
    """A command that the rules refuse.  Carries a code and facts; clients translate them."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def refuse_unless(condition: bool, code: str, **facts: object) -> None:
    """Raise `Illegal` if the condition does not hold."""
    if not condition:
        raise Illegal(code, **facts)


class Game(Protocol[C_contra, S, A, E, V_co]):
    """Config, state, action, event and view, and the functions between them."""

    def sides(self, config: C_contra, /) -> tuple[int, ...]:
        """The side that each seat plays for; its length is the number of seats."""

    def opening(self, config: C_contra, /) -> S:
        """The state before `Begin`; depends on neither dice nor time."""

    def apply(self, state: S, move: Move[A], dice: Dice, /) -> Transition[S, E]:
        """The result of the move; raises `Illegal`."""

    def evolve(self, state: S, event: E, /) -> S:
        """The state after the event.  Nothing else changes states."""

    def legal_actions(self, state: S, seat: Seat, /) -> Sequence[A]:
        """All actions that this seat may take now."""

    def wake_at(self, state: S, /) -> Millis | None:
        """The next deadline, at which the game needs a `Tick`."""

    def in_play(self, state: S, /) -> Sequence[Seat]:
        """The seats that still take part; those that have forfeited do not."""

    def outcome(self, state: S, /) -> Outcome | None:
        """The result, once there is one."""

    def view_for(self, state: S, seat: Seat | None, /) -> V_co:
        """What a seat, or a spectator (None), may know."""

    def event_for(self, event: E, seat: Seat | None, /) -> E | None:
        """The event without what that viewer must not know, or None."""


class Ledger(Generic[S, E]):
    """Collects events and the state that they lead to."""

    def __init__(self, state: S, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self._evolve = evolve
        self._events: list[E] = []

    def note(self, event: E) -> None:
        self.state = self._evolve(self.state, event)
        self._events.append(event)

    def step(self) -> Transition[S, E]:
        return Transition(self.state, tuple(self._events))


def is_settled(game: Game[C, S, A, E, V], state: S, at: Millis) -> bool:
    """Whether all deadlines up to *at* have been handled."""
    due = game.wake_at(state)
    return due is None or due > at


def replay(evolve: Callable[[S, E], S], opening: S, events: Sequence[E]) -> S:
    """The state after all these events."""
    return reduce(evolve, events, opening)
