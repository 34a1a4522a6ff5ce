"""What a viewer may know of a match, apart from its game."""

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
    """The wall time at which the last connection closed."""
    claimable: Millis | None
    """The wall time from which the others can claim a win over this seat."""
    stand_in: bool
    """Whether a bot plays for the person."""
    playing: bool
    """Whether this seat is still in the game."""


class Facts(Struct, frozen=True, gc=False):
    """Properties of a game with the settings of a match; the catalog provides them."""

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
    """Whether seats are drawn by lot at the start."""
    you: tuple[Seat, ...]
    """The seats of this viewer; none for a spectator."""
    is_opener: bool
    """Whether this viewer opened the match."""
    code: str | None
    """For inviting; None for spectators."""
    watch: str | None
    """The secret of the spectators' link; None for spectators, and where players may invite none."""
    watchable: bool
    epoch: Millis | None
    """The wall time of match time 0, moved by all pauses so far."""
    stopped: Millis | None
    """The match time at which it is paused."""
    why_stopped: Literal["pause", "outage", "gathering"] | None
    """By consent; because of the server; or until everybody has come to the board."""
    proposals: tuple[Proposal, ...]
    outcome: Outcome | None
    successor: str | None
    """The match in which the same people continue; None for spectators."""
    moved_on: bool
    """Whether there is a successor, to which the spectators' link now leads."""
    series: Series | None
    won: tuple[int, ...]
    """By seat, the matches that the same people won before this one."""
    imported: bool
    group: str | None
    """The secret of the group whose progress is kept; None for spectators."""
    is_together: bool
    """Whether all play on one side."""
    is_live: bool
    """Whether everybody acts at once, without turns."""
    has_ladder: bool
    """Whether groups unlock one stage after another."""
    has_clock: bool
    """Whether time can run out with these settings."""
    may_take_back: bool
    """Whether moves can be taken back with these settings."""


_NONE = Facts()


def match_view(game: AnyGame, match: Match, key: str | None, facts: Facts = _NONE) -> MatchView:
    """The match as the holder of this secret sees it, or a spectator (None)."""
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
        watch=None if is_guest or not header.is_for_all else header.watch,
        watchable=match.is_watchable,
        epoch=None if match.began is None else match.wall_of(0),
        stopped=match.at(match.wall) if is_stopped else None,
        why_stopped="gathering" if match.is_gathering else match.why_stopped,
        proposals=match.proposals,
        outcome=outcome(game, match),
        successor=None if is_guest else match.successor,
        moved_on=match.successor is not None,
        series=header.series,
        won=header.won or (0,) * len(match.chairs),
        imported=header.imported,
        group=None if is_guest else header.group or None,
        is_together=match.is_together,
        is_live=facts.is_live,
        has_ladder=facts.has_ladder,
        has_clock=facts.has_clock,
        may_take_back=facts.may_take_back,
    )


def has_same_match_view(game: AnyGame, old: Match, new: Match) -> bool:
    """Whether `match_view` is the same for both for every viewer."""
    return (
        (old.chairs is new.chairs or old.chairs == new.chairs)
        and old.header is new.header
        and old.proposals == new.proposals
        and (old.began, old.lost, old.stopped) == (new.began, new.lost, new.stopped)
        and old.why_stopped == new.why_stopped
        and old.is_watchable == new.is_watchable
        and old.successor == new.successor
        and outcome(game, old) == outcome(game, new)  # together with the above: same phase
        and game.in_play(old.state) == game.in_play(new.state)
        and _is_timed(game, old) == _is_timed(game, new)
    )


def _is_timed(game: AnyGame, match: Match) -> bool:
    is_running = match.began is not None and game.wake_at(match.state) is not None
    return is_running or match.is_gathering


def event_view(event: Any) -> Any | None:
    """A match event without secrets and their digests, as everybody may hear it."""
    match event:
        case ev.Sat(seat=seat, name=name):
            return ev.Sat(seat, name, "")
        case ev.Succeeded():
            return None
        case _:
            return event
