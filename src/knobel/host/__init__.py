"""Use cases: open a match, sit down, act, watch, look back.  The shell around the pure house."""

from knobel.host.host import Host, Order, Preview, SeatOrder, Ticket

__all__ = ["Host", "Order", "Preview", "SeatOrder", "Ticket"]
