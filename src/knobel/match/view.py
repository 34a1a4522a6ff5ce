"""What a viewer may know of a match, apart from the game itself."""

from typing import Any, Literal

from msgspec import Struct

from knobel.core.game import Millis, Outcome, Seat
from knobel.match import events as ev
from knobel.match.value import (
    CLAIM_AFTER,
    AnyGame,
    Match,
    Phase,
    Proposal,
    Series,
    outcome,
    phase,
)


class ChairView(Struct, frozen=True, gc=False):
    kind: Literal["person", "bot"]
    level: str | None
    name: str
    taken: bool
    ready: bool
    away: Millis | None
    """Wall time since when nobody is connected."""
    claimable: Millis | None
    """Wall time from which the win over this absent seat can be claimed."""
    stand_in: bool
    """Whether a bot plays for the person."""
    playing: bool
    """Whether this seat is still in the game."""


class Facts(Struct, frozen=True, gc=False):
    """What a game is like with the settings of a match; the catalog knows."""

    is_live: bool = False
    has_ladder: bool = False
    has_clock: bool = False
    may_take_back: bool = False


class MatchView(Struct, frozen=True, gc=False):
    id: str
    game: str
    config: Any
    phase: Phase
    chairs: tuple[ChairView, ...]
    sides: tuple[int, ...]
    order: Literal["seated", "lot"]
    """Whether seats are drawn by lot when it begins."""
    you: tuple[Seat, ...]
    """The seats of this viewer; none for a spectator."""
    is_opener: bool
    """Whether this viewer opened the match."""
    code: str | None
    """For inviting; None for spectators."""
    watch: str | None
    """The secret of the spectators' link; None for spectators."""
    watchable: bool
    epoch: Millis | None
    """The wall time at which match time was, in effect, 0."""
    stopped: Millis | None
    """The match time at which it stands still."""
    why_stopped: Literal["pause", "outage"] | None
    proposals: tuple[Proposal, ...]
    outcome: Outcome | None
    successor: str | None
    """The match in which the same people play on; None for spectators."""
    moved_on: bool
    """Whether there is a successor: the spectators' link leads there by now."""
    series: Series | None
    imported: bool
    group: str | None
    """The secret under which it is kept what these people have won together; None for others."""
    is_together: bool
    """Whether all play on one side."""
    is_live: bool
    """Whether everybody acts at once, without turns."""
    has_ladder: bool
    """Whether groups unlock one stage after the other."""
    has_clock: bool
    """Whether time can run out, with these settings."""
    may_take_back: bool
    """Whether moves can be taken back at all, with these settings."""


_NONE = Facts()


def match_view(game: AnyGame, match: Match, key: str | None, facts: Facts = _NONE) -> MatchView:
    """The match for the holder of this secret, or with None for a spectator."""
    header = match.header
    you = () if key is None else match.seats_of(key)
    is_opener = key is not None and key == header.opener
    is_guest = not you and not is_opener
    is_timed = _is_timed(game, match)
    playing = game.in_play(match.state)
    chairs = tuple(
        ChairView(
            kind=chair.kind,
            level=chair.level,
            name=chair.name,
            taken=chair.is_taken,
            ready=chair.ready,
            away=chair.away,
            claimable=None if chair.away is None or is_timed else chair.away + CLAIM_AFTER,
            stand_in=chair.stand_in,
            playing=seat in playing,
        )
        for seat, chair in enumerate(match.chairs)
    )
    is_stopped = match.stopped is not None
    return MatchView(
        id=header.id,
        game=header.game,
        config=header.config,
        phase=phase(game, match),
        chairs=chairs,
        sides=match.sides,
        order=header.order,
        you=you,
        is_opener=is_opener,
        code=None if is_guest else header.code,
        watch=None if is_guest else header.watch,
        watchable=match.is_watchable,
        epoch=None if match.began is None else match.wall_of(0),
        stopped=match.at(match.wall) if is_stopped else None,
        why_stopped=match.why_stopped,
        proposals=match.proposals,
        outcome=outcome(game, match),
        successor=None if is_guest else match.successor,
        moved_on=match.successor is not None,
        series=header.series,
        imported=header.imported,
        group=None if is_guest else header.group or None,
        is_together=match.is_together,
        is_live=facts.is_live,
        has_ladder=facts.has_ladder,
        has_clock=facts.has_clock,
        may_take_back=facts.may_take_back,
    )


def is_same_around(game: AnyGame, old: Match, new: Match) -> bool:
    """Whether everybody's `match_view` is the same for both; only the game may have moved on."""
    return (
        (old.chairs is new.chairs or old.chairs == new.chairs)
        and old.header is new.header
        and old.proposals == new.proposals
        and (old.began, old.lost, old.stopped) == (new.began, new.lost, new.stopped)
        and old.why_stopped == new.why_stopped
        and old.is_watchable == new.is_watchable
        and old.successor == new.successor
        and outcome(game, old) == outcome(game, new)  # and with the above the phase
        and game.in_play(old.state) == game.in_play(new.state)
        and _is_timed(game, old) == _is_timed(game, new)
    )


def _is_timed(game: AnyGame, match: Match) -> bool:
    return match.began is not None and game.wake_at(match.state) is not None


def event_view(event: Any) -> Any | None:
    """A match event as everybody may hear of it: secrets and their digests stay here."""
    match event:
        case ev.Sat(seat=seat, name=name):
            return ev.Sat(seat, name, "")
        case ev.Succeeded():
            return None
        case _:
            return event
