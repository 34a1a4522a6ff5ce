"""A tournament as a value: what the host set up, who plays, and the heats with their bouts.

Words: a tournament has heats; in a heat, bouts are played between entrants (a person, a team or a
group).  A bout consists of one or more games.  Scores are counted in half points.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from knobel.core.game import Millis

EntrantId: TypeAlias = int
"""1, 2, 3 ... in the order of entry."""
BoutId: TypeAlias = int
"""1, 2, 3 ... over all heats."""

Format: TypeAlias = Literal[
    "swiss",
    "dutch",
    "all-play-all",
    "knockout",
    "double-knockout",
    "stages",
    "threes",
    "mixer",
    "arena",
    "ladder",
    "league",
    "climb",
]
Scoring: TypeAlias = Literal["games", "win", "places", "field"]
"""How a bout counts: the points of its games; 1, ½, 0 for the whole bout; 2, 1, 0 among three; or
match points against all other groups that played the same deal."""
Form: TypeAlias = Literal["trf16", "trf26", "csv", "record"]
"""Files: two of FIDE, the list of entrants, and everything."""
Board: TypeAlias = Literal["real", "screen"]
DecidedBy: TypeAlias = Literal["", "match", "sides", "time", "host", "helper"]
"""Nobody yet; the matches at the screen; both sides; one side unopposed; the host; a helper."""

UNOPPOSED_AFTER: Millis = 120_000
"""A result that one side reported counts after this time if nobody contradicts."""
LARGEST = 8
"""No more people than this play under one name in any game."""
Size: TypeAlias = Annotated[int, Meta(ge=1, le=LARGEST)]
"""How many people play under one name."""
DAY: Millis = 24 * 3600 * 1000
MOST_ENTRANTS = 500
MOST_HEATS = 64
MOST_ENTRIES_PER_DEVICE = 5
KEEP_DAYS = 365
KEEP_DAYS_OF_SCHOOLS = 30


RULES = 2
"""The version of docs/rules/events.md by which new tournaments are judged."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses."""

    name: Annotated[str, Meta(max_length=60)]
    game: str
    config: dict[str, Any] = {}
    """The settings of the matches, as the game reads them."""
    format: Format = "swiss"
    heats: Annotated[int, Meta(ge=1, le=MOST_HEATS)] = 5
    games: Annotated[int, Meta(ge=1, le=6)] = 1
    """Games of a bout; with an even number each side begins equally often."""
    scoring: Scoring = "win"
    sides: Annotated[int, Meta(ge=1, le=3)] = 2
    """How many sides meet in a bout; 1 if groups compare themselves with the field."""
    team: Annotated[int, Meta(ge=1, le=8)] = 1
    """Entrants per side that are drawn together anew in every heat; above 1 only in a mixer."""
    boxes: Annotated[int, Meta(ge=0, le=250)] = 0
    """How many real boards there are."""
    minutes: Annotated[int, Meta(ge=1, le=600)] = 20
    """The time that a bout is expected to take."""
    announce: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds between the announcement of a heat and its start."""
    groups: Annotated[int, Meta(ge=0, le=64)] = 0
    """Stages: the number of groups."""
    qualify: Annotated[int, Meta(ge=1, le=32)] = 2
    """Stages: how many of each group go on to the knockout."""
    third_place: bool = True
    """Knockout: whether the losers of the semifinals play for the third place."""
    deals: Annotated[int, Meta(ge=1, le=20)] = 1
    """League: deals per heat."""
    days: Annotated[int, Meta(ge=0, le=28)] = 0
    """Days from heat to heat of a league that lasts weeks; 0 if a heat begins when the host says."""
    levels: Annotated[tuple[str, ...], Meta(max_length=64)] = ()
    """Climb: the names of the levels, the first one first; filled in when it is opened."""
    goal: Annotated[int, Meta(ge=0)] = 0
    """Climb: what the first number of a tally must be to win a level; filled in like the levels."""
    sizes: tuple[Size, Size] = (1, LARGEST)
    """The fewest and the most people of an entrant, by the game; filled in like the levels."""
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = MOST_ENTRANTS
    """No more entrants than this."""
    school: bool = False
    """School mode: animal names or first names, no spectators from outside."""
    keep_days: Annotated[int, Meta(ge=1, le=365)] | None = None
    """Days after which everything about the tournament is deleted; filled in when it is opened."""


class Header(Struct, frozen=True, gc=False):
    """What is fixed when a tournament is opened."""

    id: str
    code: str
    host: str
    """The digest of the host's secret."""
    opened: Millis
    setup: Setup
    rules: int = 1
    """The version of docs/rules/events.md when it was opened; the first one was not written."""


EntrantState: TypeAlias = Literal["entered", "here", "resting", "withdrawn", "removed"]
"""Entered but not checked in; here; not in the next heat; left; removed by the host."""


class Entrant(Struct, frozen=True, gc=False):
    id: EntrantId
    name: str
    keys: tuple[str, ...] = ()
    """Digests of the secrets of the devices that act for this entrant."""
    size: int = 1
    """How many people play together under this name; bouts keep the number of their announcement."""
    state: EntrantState = "entered"
    has_come: bool = False
    """Whether the entrant was ever checked in."""
    first_heat: int = 1
    """The first heat that the entrant could play in: above 1 after a late entry."""
    lot: int = 0
    """A random number that orders entrants who are equal in everything else."""
    is_remote: bool = False
    """Whether the entrant is not in the room and plays at screens only."""
    absent: int = 0
    """How many bouts in a row were lost by absence."""
    rested: int = 0
    """The last heat that the entrant wished to sit out."""


Relation: TypeAlias = tuple[EntrantId, EntrantId]
"""Two entrants who must not meet; the lower number first."""


class Reason(Struct, frozen=True, gc=False):
    """Why entrants were paired; the page says it as a sentence with the text `why-<code>`."""

    code: str
    facts: dict[str, Any] = {}


class Result(Struct, frozen=True, gc=False):
    """How a bout ended."""

    scores: tuple[int, ...]
    """By side, the half points of all games: 2, 1, 0 for a game of two sides; among three sides
    4, 2, 0, where sides that share places share their points."""
    tallies: tuple[tuple[int, ...], ...] = ()
    """By side, what decides between equal points: lines; sets and points.

    Where groups compare themselves with the field there is one side, whose score is 0, and this
    holds one line per deal instead: fields and the sand left.
    """
    how: Literal["played", "forfeit"] = "played"
    """A forfeit is no meeting and no start, and is not rated."""


class Claim(Struct, frozen=True, gc=False):
    """A result that a side has reported and the other has not confirmed."""

    by: EntrantId
    result: Result
    wall: Millis


class Game(Struct, frozen=True, gc=False):
    """A game of a bout at a screen."""

    match: str
    result: Result | None = None
    """By side of the bout."""


class Bout(Struct, frozen=True, gc=False):
    id: BoutId
    table: int
    """The number on the table; real boards have the lowest."""
    board: Board
    sides: tuple[tuple[EntrantId, ...], ...]
    """The side that begins the first game comes first."""
    why: tuple[Reason, ...] = ()
    label: str = ""
    """The place in a knockout, a group or a climb: `final`, `third-place`, `group-2`, `level-3`."""
    sizes: tuple[int, ...] = ()
    """By side, how many people stood behind its names when the bout was announced (EV-09)."""
    here: tuple[EntrantId, ...] = ()
    """Who has said that they are at the table."""
    games: tuple[Game, ...] = ()
    """At a screen, the games so far."""
    void: int = 0
    """How many of the first games do not count, because the bout was played again."""
    is_reopened: bool = False
    """Whether a result that was played has been taken back."""
    claims: tuple[Claim, ...] = ()
    result: Result | None = None
    decided: DecidedBy = ""
    """Who or what decided the result."""
    note: str = ""
    """Why the host or a helper corrected the result."""
    absent: tuple[EntrantId, ...] = ()
    """Who lost the bout by absence."""
    ended: Millis | None = None
    """When the result counted for the first time."""

    @property
    def counted(self) -> tuple[Game, ...]:
        """The games that count."""
        return self.games[self.void :]

    def turn(self, game: int) -> int:
        """The number of this game, from 1, among those that count: it decides who begins."""
        return game - self.void if game > self.void else game


class Heat(Struct, frozen=True, gc=False):
    number: int
    bouts: tuple[Bout, ...]
    byes: tuple[EntrantId, ...]
    paired: Millis
    starts: Millis
    """When the heat begins, by the announcement."""
    why_byes: tuple[Reason, ...] = ()
    sat_out: tuple[EntrantId, ...] = ()
    """Entrants who were in the tournament but not in this heat: they get nothing for it."""
    seed: str = ""
    """The seed of the deals: secret until every bout is over, while its digest is public."""

    @property
    def is_over(self) -> bool:
        return all(bout.result is not None for bout in self.bouts)


class Tournament(Struct, frozen=True, gc=False):
    header: Header
    setup: Setup
    entrants: tuple[Entrant, ...] = ()
    forbidden: tuple[Relation, ...] = ()
    helpers: tuple[str, ...] = ()
    """Digests of the secrets of helpers, who may only report."""
    heats: tuple[Heat, ...] = ()
    is_entry_open: bool = True
    is_over: bool = False
    bouts: int = 0
    """How many bouts were ever paired, also in heats that were paired anew."""
    version: int = 0
    wall: Millis = 0

    @property
    def heat(self) -> Heat | None:
        """The current heat."""
        return self.heats[-1] if self.heats else None

    def entrant(self, number: EntrantId) -> Entrant:
        return self.entrants[number - 1]

    def bout(self, number: BoutId) -> Bout | None:
        """The bout with this number, in whatever heat."""
        return next(
            (b for heat in reversed(self.heats) for b in heat.bouts if b.id == number), None
        )

    def open_bouts(self) -> tuple[Bout, ...]:
        return tuple(b for heat in self.heats for b in heat.bouts if b.result is None)


def opened(header: Header) -> Tournament:
    """The tournament before its first log line."""
    return Tournament(header, header.setup, wall=header.opened)
