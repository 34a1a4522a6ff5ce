"""Matches as a store knows them."""

from knobel.service.ports import MatchSummary


def summary(name: str = "m", opened: int = 1) -> MatchSummary:
    return MatchSummary(name, f"code-{name}", f"watch-{name}", opened)
