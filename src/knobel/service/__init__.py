"""Use cases: open a match, sit down, act, watch, look back."""

from knobel.service.match_service import MatchService, Order, Preview, SeatOrder, Ticket

__all__ = ["MatchService", "Order", "Preview", "SeatOrder", "Ticket"]
