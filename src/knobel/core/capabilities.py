"""Optional capabilities of a game beyond `Game`, one small protocol each.

A module offers a capability by defining its names.  `isinstance` looks for names only, so
tests/catalog/test_capabilities.py has mypy check the signatures.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal, Protocol, runtime_checkable

from msgspec import Struct

from knobel.core.game import Game, Millis, Seat


class Rules(Game[Any, Any, Any, Any, Any], Protocol):
    """A game's package: the functions of `Game`, its types by their usual names, its notation."""

    __name__: str
    RULES: int
    """The version of the rules; increased only when their behaviour changes."""

    # Properties, because a protocol's attribute can't be a type alias.
    @property
    def Config(self) -> Any: ...  # noqa: N802 -- the name of a type
    @property
    def Action(self) -> Any: ...  # noqa: N802
    @property
    def Event(self) -> Any: ...  # noqa: N802
    @property
    def View(self) -> Any: ...  # noqa: N802

    def write_action(self, action: Any, /) -> str: ...
    def read_action(self, text: str, state: Any, /) -> Any: ...


# Offered by the rules


@runtime_checkable
class Secrets(Protocol):
    """Seats see different views."""

    def private_fields(self, state: Any, seat: Seat | None, /) -> dict[str, Any]:
        """The fields of the view that differ between seats; the set of fields never changes."""


@runtime_checkable
class Acknowledgements(Protocol):
    """Some actions only confirm something."""

    def is_acknowledgement(self, action: Any, /) -> bool:
        """Whether the action only confirms something and needs no decision."""


@runtime_checkable
class ShortMoves(Protocol):
    """There are too many legal actions to list them all to a client."""

    def short_moves(self, state: Any, seat: Seat, /) -> list[str]:
        """The moves of a seat in the game's short form."""

    def has_same_moves(self, old: Any, new: Any, seat: Seat, /) -> bool:
        """Whether `short_moves` is certainly the same for both states; False if in doubt."""


@runtime_checkable
class Unaffected(Protocol):
    """The rules can tell quickly which viewers a change does not affect."""

    def seats_unaffected(self, old: Any, new: Any, /) -> Collection[Seat | None]:
        """The viewers for whom only the public part of the view has changed between two states.

        Their moves and private fields stay the same, and they hear what a spectator (None) hears.
        """


@runtime_checkable
class Live(Protocol):
    """Everybody acts at once: bots check the game on their own, nobody asks them for a move."""

    @property
    def LIVE(self) -> Literal[True]: ...  # noqa: N802 -- a constant of the module


@runtime_checkable
class Turns(Protocol):
    """Players act in turns, and every action belongs to one of them."""

    def turn(self, state: Any, /) -> int:
        """The number of the current turn; it is unique within the match."""


@runtime_checkable
class Clocked(Protocol):
    """Time can run out, depending on the settings."""

    def has_clock(self, config: Any, /) -> bool: ...


@runtime_checkable
class Revocable(Protocol):
    """Moves can be taken back, depending on the settings."""

    def may_take_back(self, config: Any, /) -> bool: ...


@runtime_checkable
class Pictured(Protocol):
    """The links to its matches show a picture of the game."""

    @property
    def TITLE(self) -> str: ...  # noqa: N802 -- a constant of the module

    def picture(self, view: Any | None, /) -> str:
        """SVG of 640 × 630: what a spectator sees, or what the game is if that is None.

        It is drawn with the ids of its own `<defs>`, in the typeface of the page.
        """


class Contest(Struct, frozen=True, gc=False):
    """How matches with certain settings count in a tournament."""

    scoring: Literal["games", "win", "places", "field"]
    """The points of all games; a win, draw or loss; places among three; or against the field."""
    games: int
    """The games of a bout: two if each side has to begin once, or to get the same draws."""
    minutes: int
    """How long a game takes at a real board."""
    is_dealt: bool = False
    """Whether chance deals, so that all bouts of a heat get the same sealed deal."""
    goal: int = 0
    """Against the field: what the first number of a tally is if the group has won; else 0."""


@runtime_checkable
class Contested(Protocol):
    """Matches can be bouts of a tournament."""

    def contest(self, config: Any, /) -> Contest: ...

    def tally(self, state: Any, /) -> tuple[tuple[int, ...], ...]:
        """By seat, what decides between sides with equal points, in order; more is better."""

    def with_sizes(self, config: Any, sizes: Sequence[int], /) -> Any:
        """The settings for sides of these sizes, or `Illegal`."""


@runtime_checkable
class Limited(Protocol):
    """The time of a side can be limited by the settings."""

    def with_clock(self, config: Any, minutes: int, /) -> Any:
        """The settings with so many minutes for each side, unless they have a clock."""


# Offered by the bots


@runtime_checkable
class Perft(Protocol):
    """The bots can count all ways to play, which tests their copy of the rules."""

    def perft(self, depth: int, /) -> Sequence[Any]:
        """The number of positions (`nodes`) and of wins for each ply up to this depth."""


# Offered by the game's files in the catalog


@runtime_checkable
class NamedSettings(Protocol):
    """Settings may name files: a level, a layout."""

    def resolve_config(self, config: Any, /) -> Any:
        """The settings as plain values: names and defaults replaced by what they stand for."""


@runtime_checkable
class Packs(Protocol):
    """Files that clients can choose from, served as /api/packs/<game>."""

    def pack(self) -> Struct: ...


class Attempt(Struct, frozen=True, gc=False):
    """A match that a group has played to its end."""

    what: str
    is_won: bool
    """Whether it unlocks what comes next."""
    lasted: Millis


@runtime_checkable
class Ladder(Protocol):
    """Groups win stages one after another."""

    def stages(self) -> Sequence[str]:
        """All stages, in the order in which they are unlocked."""

    def stage(self, config: Any, /) -> str | None:
        """The stage that can be won with these settings, if any."""

    def attempt(self, state: Any, people: Collection[Seat], /) -> Attempt | None:
        """The result of a finished match that was played for a stage, else None.

        It is won only if all these people have taken part.
        """

    def unlocked(self, has_won: Collection[str], /) -> Sequence[str]:
        """The stages open to a group that has won these."""

    def next_config(self, config: Any, attempt: Attempt | None, /) -> Any:
        """The settings for a group that plays on after this."""


@runtime_checkable
class LessonDice(Protocol):
    """Exercises may name the things that are dealt instead of dice rolls."""

    def lesson_dice(self, config: Any, first: Sequence[str], /) -> Iterable[int]:
        """The dice rolls that deal these first."""
