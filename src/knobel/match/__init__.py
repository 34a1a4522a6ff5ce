"""A match: the seats around one game, from the invitation to the result.

Pure functions, as in the games.  Every command carries wall time, which is converted to match time
here, so that games need not know about pauses.
"""

from knobel.core.names import clean_name
from knobel.match.judge import (
    Entry,
    Unsettled,
    decide,
    enter,
    is_ready_to_begin,
    judged,
    verify,
    voters,
)
from knobel.match.value import (
    AnyGame,
    Chair,
    Header,
    Match,
    SeatSetup,
    Series,
    opened,
    outcome,
    phase,
    wakes_at,
)
from knobel.match.view import Facts, MatchView, event_view, has_same_match_view, match_view

__all__ = [
    "AnyGame",
    "Chair",
    "Entry",
    "Facts",
    "Header",
    "Match",
    "MatchView",
    "SeatSetup",
    "Series",
    "Unsettled",
    "clean_name",
    "decide",
    "enter",
    "event_view",
    "has_same_match_view",
    "is_ready_to_begin",
    "judged",
    "match_view",
    "opened",
    "outcome",
    "phase",
    "verify",
    "voters",
    "wakes_at",
]
