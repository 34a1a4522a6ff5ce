"""A match as a value: its seats, the state of its game, and how events change them."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from knobel.core.game import Game, Millis, Outcome, Seat
from knobel.match import events as ev
from knobel.match.commands import Matter

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""A game of any kind.  Its types are unknown here; the catalog's codecs check them."""

Phase: TypeAlias = Literal["open", "running", "paused", "over"]

CLAIM_AFTER: Millis = 60_000
"""How long the other side must be away before a player can claim the win or a draw."""
RESUME_AFTER: Millis = 20_000
"""How long the clock waits after an outage, once the first player is back."""
COME_WITHIN: Millis = 60_000
"""How long the clock of a match that gathers waits for those who are missing."""
ABANDON_AFTER: Millis = 7 * 24 * 3600 * 1000
"""How long until a match ends by itself after everybody has left, or if nobody has begun it."""


class SeatSetup(Struct, frozen=True, gc=False):
    """What a seat is opened for: a person, or a bot of some level."""

    kind: Literal["person", "bot"] = "person"
    level: str | None = None


class Series(Struct, frozen=True, gc=False):
    """Matches that count together: 2 points for a win, 1 for a draw, by seat of this match."""

    games: int
    game: int
    points: tuple[int, ...]


class Header(Struct, frozen=True, gc=False):
    """What is fixed when a match is opened."""

    id: str
    code: str
    """For joining: short, and easy to read aloud."""
    watch: str
    """The secret of the link for spectators."""
    game: str
    rules: int
    config: Any
    places: tuple[SeatSetup, ...]
    opened: Millis
    opener: str = field(default="", name="host")
    """The digest of the opener's secret."""
    order: Literal["seated", "lot"] = "seated"
    series: Series | None = None
    imported: bool = False
    group: str = ""
    """The secret of the group whose progress is kept; empty without one."""
    sealed: bool = False
    """Whether `watch` is only the digest of the secret."""
    won: tuple[int, ...] = ()
    """By seat, the matches that the same people won before this one, if there were any."""
    event: str = ""
    """The bout of a tournament that this match is a game of: `tournament/bout/game`."""
    deal: str = ""
    """The seed of a sealed deal that several matches share; empty without one."""
    gathers: bool = False
    """Whether time stands still from the start until everybody has come to the board."""
    closed: bool = False
    """Whether only its players, and those to whom a tournament gives `watch`, may ever see it."""

    @property
    def is_for_all(self) -> bool:
        """Whether its players may invite spectators, and anybody may see it after its end."""
        return not (self.deal or self.closed)


class Chair(Struct, frozen=True, gc=False):
    """A seat as it is now."""

    kind: Literal["person", "bot"]
    level: str | None = None
    name: str = ""
    key: str | None = None
    ready: bool = False
    away: Millis | None = None
    """The wall time at which its last connection closed."""
    stand_in: bool = False
    """Whether a bot plays for the person (XC-67)."""
    has_come: bool = False
    """Whether the person has come, or come back; known of everybody only if the match gathers."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def is_for_a_person(self) -> bool:
        """Whether a person has this seat, may take it, or may come back to it."""
        return self.kind == "person" and not (self.stand_in and self.key is None)

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.key is not None


class Proposal(Struct, frozen=True, gc=False):
    matter: Matter
    by: Seat
    agreed: tuple[Seat, ...]


class Match(Struct, frozen=True, gc=False):
    header: Header
    state: Any
    chairs: tuple[Chair, ...]
    sides: tuple[int, ...]
    version: int = 0
    wall: Millis = 0
    """When the last log line was written."""
    began: Millis | None = None
    dealt: Millis | None = None
    """When the game began: with the match or, if that gathers, when time first ran (EV-28)."""
    stopped: Millis | None = None
    why_stopped: Literal["pause", "outage"] | None = None
    back: Millis | None = None
    """When the first person was back after an outage."""
    lost: Millis = 0
    """Wall time spent in pauses."""
    moved: Millis = 0
    """When the game last moved, or players last began or ended a pause."""
    gaps: tuple[tuple[Millis, Millis], ...] = ()
    """The outages since then that are over, as disjoint intervals in order."""
    out_since: Millis | None = None
    """When the current outage began, if time is stopped for one."""
    missing: tuple[Seat, ...] = ()
    """The seats that the match waits for after the outage."""
    proposals: tuple[Proposal, ...] = ()
    declined: tuple[tuple[Seat, Matter], ...] = ()
    """Proposals declined since the last move; they can't be made again."""
    ended: Outcome | None = None
    is_watchable: bool = True
    is_rematch_agreed: bool = False
    successor: str | None = None

    def at(self, wall: Millis) -> Millis:
        """Match time at this wall time."""
        if self.began is None:
            return 0
        return (wall if self.stopped is None else self.stopped) - self.began - self.lost

    def wall_of(self, at: Millis) -> Millis:
        """The wall time of this match time, if no pause comes in between."""
        assert self.began is not None
        return at + self.began + self.lost

    def owed(self, since: Millis, until: Millis) -> Millis:
        """How much of this interval has not been given back for an outage."""
        given = self.gaps if self.out_since is None else (*self.gaps, (self.out_since, until))
        covered = sum(max(0, min(end, until) - max(begin, since)) for begin, end in given)
        return until - since - covered

    def seats_of(self, key: str) -> tuple[Seat, ...]:
        """The seats of the holder of this secret; several if people share a screen."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.key == key])

    def people(self) -> tuple[Seat, ...]:
        return tuple(s for s, chair in enumerate(self.chairs) if chair.is_for_a_person)

    def players_here(self) -> tuple[Seat, ...]:
        """The seats that people play themselves."""
        return tuple(s for s, chair in enumerate(self.chairs) if not chair.is_played_by_bot)

    @property
    def is_together(self) -> bool:
        """Whether all play on one side."""
        return len(set(self.sides)) == 1

    @property
    def is_gathering(self) -> bool:
        """Whether time stands still because somebody has not come, and nobody has moved yet."""
        is_waiting = self.header.gathers and self.why_stopped == "outage"
        return is_waiting and not self.has_moved

    @property
    def has_moved(self) -> bool:
        """Whether somebody has made a move since the game began."""
        return self.dealt is not None and self.moved > self.dealt

    def deserted_since(self) -> Millis | None:
        """The wall time at which the last person left; None while somebody is here."""
        last: Millis | None = None
        for chair in self.chairs:
            if chair.is_for_a_person:
                if chair.away is None:
                    return None
                last = chair.away if last is None else max(last, chair.away)
        return last


def opened(game: AnyGame, header: Header) -> Match:
    """The match before its first log line."""
    chairs = tuple(
        Chair(place.kind, place.level, ready=place.kind == "bot") for place in header.places
    )
    state = game.opening(header.config)
    sides = game.sides(header.config)
    assert len(sides) == len(chairs)
    return Match(header, state, chairs, sides, wall=header.opened)


def outcome(game: AnyGame, match: Match) -> Outcome | None:
    """How the match ended: outside the game, such as by agreement, or by its rules."""
    return match.ended if match.ended is not None else game.outcome(match.state)


def phase(game: AnyGame, match: Match) -> Phase:
    if outcome(game, match) is not None:
        return "over"
    if match.began is None:
        return "open"
    return "running" if match.stopped is None else "paused"


def wakes_at(game: AnyGame, match: Match) -> Millis | None:
    """The wall time at which the match needs its next `Tick`."""
    of_life = _life_due(match)
    if of_life is not None and outcome(game, match) is not None:
        of_life = None
    if match.began is None or match.stopped is not None or match.ended is not None:
        return of_life
    of_game = game.wake_at(match.state)
    if of_game is None:
        return of_life
    due = match.wall_of(of_game)
    return due if of_life is None else min(due, of_life)


def _life_due(match: Match) -> Millis | None:
    """When the match ends by itself, or resumes by itself after an outage, if it is not over."""
    if match.began is None:
        return match.header.opened + ABANDON_AFTER
    if (resumes := resumes_at(match)) is not None:
        return resumes
    deserted = match.deserted_since()
    return None if deserted is None else deserted + ABANDON_AFTER


def resumes_at(match: Match) -> Millis | None:
    """When time runs again by itself, whoever is still missing; None if it runs, or in a pause."""
    if match.is_gathering:
        since = (match.chairs[seat].away for seat in match.missing)
        return max((away for away in since if away is not None), default=match.wall) + COME_WITHIN
    if match.why_stopped == "outage" and match.back is not None:
        return match.back + RESUME_AFTER
    return None


def evolve(game: AnyGame, match: Match, event: Any, wall: Millis) -> Match:
    """Fold one event into the match.  Nothing else changes matches."""
    if type(event) not in ev.MATCH_EVENTS:
        return played(match, game.evolve(match.state, event), wall)
    match event:
        case ev.Sat(seat=seat, name=name, key=key):
            return _seat(match, seat, name=name, key=key, ready=True, away=None)
        case ev.Renamed(seat=seat, name=name):
            return _seat(match, seat, name=name)
        case ev.SaidReady(seat=seat, yes=yes):
            return _seat(match, seat, ready=yes)
        case ev.Left(seat=seat):
            return _seat(match, seat, name="", key=None, ready=False, away=None)
        case ev.LotsDrawn(order=order):
            return replace(match, chairs=tuple(match.chairs[seat] for seat in order))
        case ev.Started():
            return replace(match, began=wall, moved=wall)
        case ev.Proposed(seat=seat, matter=matter):
            return replace(match, proposals=(*match.proposals, Proposal(matter, seat, (seat,))))
        case ev.Agreed(seat=seat, matter=matter):
            return replace(match, proposals=_agreed(match.proposals, seat, matter))
        case ev.Declined(matter=matter):
            refused = tuple((p.by, matter) for p in match.proposals if p.matter == matter)
            return replace(
                match,
                proposals=_without(match.proposals, matter),
                declined=(*match.declined, *refused),
            )
        case ev.Accepted(matter=matter):
            return replace(
                match,
                proposals=_without(match.proposals, matter),
                is_rematch_agreed=match.is_rematch_agreed or matter == "rematch",
            )
        case ev.Stopped(since=since, why="pause"):
            return replace(
                match, stopped=since, why_stopped="pause", back=None, moved=wall, gaps=()
            )
        case ev.Stopped(since=since, seats=seats):
            return _out(match, since, seats, wall)
        case ev.Resumed(wall=resumed):
            return _resumed(match, resumed, wall)
        case ev.WentAway(seat=seat, since=since):
            return _seat(match, seat, away=since)
        case ev.CameBack(seat=seat):
            back = wall if match.why_stopped == "outage" and match.back is None else match.back
            return replace(_seat(match, seat, away=None, has_come=True), back=back)
        case ev.Ended(outcome=end):
            stopped = wall if match.stopped is None and match.began is not None else match.stopped
            return replace(match, ended=end, proposals=(), stopped=stopped)
        case ev.WatchersAdmitted(yes=yes):
            return replace(match, is_watchable=yes)
        case ev.Succeeded(match=successor):
            return replace(match, successor=successor)
        case ev.Swapped(one=one, other=other):
            chairs = list(match.chairs)
            chairs[one], chairs[other] = chairs[other], chairs[one]
            return replace(match, chairs=tuple(chairs))
        case ev.Appointed(seat=seat, bot=True, level=level):
            return _seat(match, seat, kind="bot", level=level, ready=True)
        case ev.Appointed(seat=seat):
            return _seat(match, seat, kind="person", level=None, ready=False)
        case ev.StoodIn(seat=seat):
            return _seat(match, seat, stand_in=True)
        case ev.Reclaimed(seat=seat):
            return _seat(match, seat, stand_in=False)
        case ev.Vacated(seat=seat):
            return _seat(match, seat, key=None, stand_in=True, away=None)
        case _:
            raise AssertionError(event)


def played(match: Match, state: Any, wall: Millis) -> Match:
    """The match with a new state of its game; open proposals lapse."""
    dealt = wall if match.dealt is None else match.dealt
    return replace(match, state=state, proposals=(), declined=(), moved=wall, gaps=(), dealt=dealt)


def _seat(match: Match, seat: Seat, **changes: Any) -> Match:
    chair = replace(match.chairs[seat], **changes)
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def _out(match: Match, since: Millis, seats: tuple[Seat, ...] | None, wall: Millis) -> Match:
    """Stop time for an outage since then, less the time already given back for other outages."""
    named = match.people() if seats is None else tuple(s for s in match.people() if s in seats)
    for seat in named:  # absence counts from the end of the outage
        match = _seat(match, seat, away=wall)
    is_anybody_here = any(match.chairs[s].away is None for s in match.people())
    back = wall if is_anybody_here else None
    if match.why_stopped == "pause":
        return replace(match, back=None)
    missing = tuple(sorted({*match.missing, *named}))
    if match.stopped is None or match.out_since is None:
        stopped = wall - match.owed(since, wall)
        return replace(
            match,
            stopped=stopped,
            why_stopped="outage",
            back=back,
            out_since=since,
            missing=missing,
        )
    earlier = match.owed(since, match.out_since) if since < match.out_since else 0
    return replace(
        match,
        stopped=match.stopped - earlier,
        back=back,
        out_since=min(since, match.out_since),
        missing=missing,
    )


def _resumed(match: Match, resumed: Millis, wall: Millis) -> Match:
    assert match.stopped is not None
    lost = match.lost + resumed - match.stopped
    running = replace(match, stopped=None, why_stopped=None, back=None, lost=lost)
    if match.out_since is None:
        return replace(running, moved=wall, gaps=())
    begin, end = match.out_since, resumed
    apart = [gap for gap in match.gaps if gap[1] < begin]
    for gap in match.gaps[len(apart) :]:
        begin, end = min(begin, gap[0]), max(end, gap[1])
    return replace(running, gaps=(*apart, (begin, end)), out_since=None, missing=())


def _agreed(proposals: tuple[Proposal, ...], seat: Seat, matter: Matter) -> tuple[Proposal, ...]:
    return tuple(
        replace(p, agreed=(*p.agreed, seat)) if p.matter == matter else p for p in proposals
    )


def _without(proposals: tuple[Proposal, ...], matter: Matter) -> tuple[Proposal, ...]:
    return tuple(p for p in proposals if p.matter != matter)
