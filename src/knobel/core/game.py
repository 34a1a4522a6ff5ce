"""The one small contract that every game fulfils.

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
"""Milliseconds.  `at` is match time: 0 when the match begins, standing still while it is paused."""

ForfeitReason: TypeAlias = Literal["resigned", "time", "absent"]
"""Why a seat gives up its game: by its own word, by its clock, or because nobody sits there."""

C = TypeVar("C")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

C_contra = TypeVar("C_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)


class Begin(Struct, frozen=True, gc=False, tag="begin"):
    """The table opens play: deal, lay out, light the first fuse."""


class Tick(Struct, frozen=True, gc=False, tag="tick"):
    """Time has passed; nothing else happened."""


class Forfeit(Struct, frozen=True, gc=False, tag="forfeit"):
    """The seat that makes this move gives up its game."""

    reason: Literal["resigned", "absent"] = "resigned"


class TakeBack(Struct, frozen=True, gc=False, tag="take-back"):
    """Everybody agreed that `seat` may have its last move again."""

    seat: Seat


TableAction: TypeAlias = Begin | Tick | Forfeit | TakeBack
"""What every game understands besides its own actions.  Only `Forfeit` is made by a seat."""


class Move(Struct, Generic[A], frozen=True, gc=False):
    """Who, what, when.  `seat` is None for the table itself."""

    seat: Seat | None
    action: A | TableAction
    at: Millis


class Transition(Struct, Generic[S, E], frozen=True, gc=False):
    """What a move led to."""

    state: S
    events: tuple[E, ...]


class Outcome(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why it ended, and each seat's place: 0 is best, equal places share."""

    reason: str
    places: tuple[int, ...]
    together: Literal["won", "lost"] | None = None
    """Where everybody plays on one side, places say nothing: it is won or lost by all."""


class Illegal(Exception):
    """A command that the rules refuse.  Carries a code and facts, never a sentence."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Game(Protocol[C_contra, S, A, E, V_co]):
    """Config, state, action, event and view, and the functions between them."""

    def sides(self, config: C_contra, /) -> tuple[int, ...]:
        """The side that each seat plays for; its length is the number of seats."""

    def opening(self, config: C_contra, /) -> S:
        """The table before `Begin`: no chance, no time."""

    def apply(self, state: S, move: Move[A], dice: Dice, /) -> Transition[S, E]:
        """What the move leads to, or `Illegal`."""

    def evolve(self, state: S, event: E, /) -> S:
        """The only writer of state."""

    def legal_actions(self, state: S, seat: Seat, /) -> Sequence[A]:
        """Everything that this seat may do now."""

    def wake_at(self, state: S, /) -> Millis | None:
        """The next deadline: when must the game be ticked?"""

    def in_play(self, state: S, /) -> Sequence[Seat]:
        """The seats that still take part: who has forfeited is not asked any more."""

    def outcome(self, state: S, /) -> Outcome | None:
        """The result, once there is one."""

    def view_for(self, state: S, seat: Seat | None, /) -> V_co:
        """What a seat, or with None a spectator, may know."""

    def event_for(self, event: E, seat: Seat | None, /) -> E | None:
        """The event as that viewer may hear of it, or None."""


class Ledger(Generic[S, E]):
    """Collects events and keeps the state they lead to."""

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
    """Whether the clock has had its say up to *at*."""
    due = game.wake_at(state)
    return due is None or due > at


def replay(evolve: Callable[[S, E], S], opening: S, events: Sequence[E]) -> S:
    """The state that the events alone lead to."""
    return reduce(evolve, events, opening)
