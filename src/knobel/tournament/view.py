"""What viewers see of a tournament.  The public view is the same for all; `you` is added to it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from knobel.core.game import Millis
from knobel.tournament.values import (
    Board,
    BoutId,
    EntrantId,
    EntrantState,
    Reason,
    Result,
    Setup,
)

Phase: TypeAlias = Literal["entry", "announced", "playing", "between", "over"]
"""Before the first heat; paired but not begun; bouts are open; all are done; the end."""
BoutPhase: TypeAlias = Literal["waiting", "playing", "reported", "differ", "done"]


class EntrantView(Struct, frozen=True, gc=False):
    id: EntrantId
    name: str
    state: EntrantState
    size: int
    is_remote: bool
    has_device: bool
    """Whether a device acts for the entrant; else results come by helpers or slips."""


class Row(Struct, frozen=True, gc=False):
    """A line of the standing."""

    entrant: EntrantId
    place: int | None
    """1 is best, ties share a place; None without a bout played."""
    points: int
    """In half points."""
    ties: tuple[int, ...]
    """What decides between equal points, in the order of `Standing.ties`."""
    played: int
    wins: int


class Standing(Struct, frozen=True, gc=False):
    after: int
    """The heats that count so far."""
    ties: tuple[str, ...]
    """The names of the tie-breaks, in order: `direct`, `buchholz-cut-1`, `sonneborn-berger`, ..."""
    rows: tuple[Row, ...]


class BoutView(Struct, frozen=True, gc=False):
    id: BoutId
    table: int
    board: Board
    sides: tuple[tuple[EntrantId, ...], ...]
    phase: BoutPhase
    label: str
    why: tuple[Reason, ...]
    here: tuple[EntrantId, ...]
    claims: tuple[tuple[EntrantId, Result], ...]
    games: tuple[Result | None, ...]
    """At a screen, the games begun so far, with their results."""
    matches: tuple[str, ...]
    """The matches of these games; only players have the secrets to get in."""
    result: Result | None
    decided: str
    note: str
    due: Millis | None
    """When the report of one side counts if nobody contradicts."""


class HeatView(Struct, frozen=True, gc=False):
    number: int
    bouts: tuple[BoutView, ...]
    byes: tuple[EntrantId, ...]
    why_byes: tuple[Reason, ...]
    sat_out: tuple[EntrantId, ...]
    starts: Millis
    ends: Millis
    """When it is expected to be over."""
    seal: str
    seed: str


class TournamentView(Struct, frozen=True, gc=False):
    """What everybody sees.  Earlier heats are a call of their own."""

    id: str
    code: str
    setup: Setup
    phase: Phase
    is_entry_open: bool
    is_over: bool
    entrants: tuple[EntrantView, ...]
    """Without those who were removed before they played."""
    heat: HeatView | None
    standing: Standing
    ends: Millis | None
    """When the whole tournament is expected to be over; None before the first heat."""


class You(Struct, frozen=True, gc=False):
    """What only this viewer is told."""

    role: Literal["host", "helper", "player", "guest"]
    entrants: tuple[EntrantId, ...] = ()
    """The entrants for whom this device acts."""
    forbidden: tuple[tuple[EntrantId, EntrantId], ...] = ()
    """Host: pairs that must not meet."""
    helpers: int = 0
    """Host: how many helpers there are."""
    blockers: tuple[Reason, ...] = ()
    """Host: why the next heat can't be paired yet; empty if it can."""
