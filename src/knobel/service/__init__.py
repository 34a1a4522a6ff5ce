"""Use cases: open a match, sit down, act, watch, look back."""

from knobel.service.joining import Glimpse, LinkKind, Preview, Watched
from knobel.service.match_service import MatchService
from knobel.service.opening import Order, SeatOrder, Ticket

__all__ = [
    "Glimpse",
    "LinkKind",
    "MatchService",
    "Order",
    "Preview",
    "SeatOrder",
    "Ticket",
    "Watched",
]
