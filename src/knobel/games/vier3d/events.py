"""The events of Vier-gewinnt 3D.  Only events change the state."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from knobel.core.game import ForfeitReason, Millis, Seat

Ball: TypeAlias = Literal["r", "b", "y"]
BALLS: tuple[Ball, Ball, Ball] = ("r", "b", "y")
YELLOW = 2

Rod: TypeAlias = Annotated[str, Meta(pattern="^[a-d][1-4]$")]


class Begun(Struct, frozen=True, gc=False, tag="begun"):
    """The game starts, and with it the first player's clock."""

    at: Millis


class Dropped(Struct, frozen=True, gc=False, tag="dropped"):
    seat: Seat
    ball: Ball
    rod: Rod
    at: Millis


class Forfeited(Struct, frozen=True, gc=False, tag="forfeited"):
    """A seat has left the game."""

    seat: Seat
    reason: ForfeitReason
    at: Millis


class TakenBack(Struct, frozen=True, gc=False, tag="taken-back"):
    """The last `plies` balls are taken back and `seat` is to move; clocks keep their times."""

    seat: Seat
    plies: int
    at: Millis


Event: TypeAlias = Begun | Dropped | Forfeited | TakenBack
