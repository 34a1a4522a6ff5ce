"""The tournaments that are simulated: every format, with every way in which games count."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

from knobel.catalog import GAMES
from knobel.core.capabilities import Contest
from knobel.tournament.form import is_complete
from knobel.tournament.values import Bout, Format, Result, Scoring, Setup

FORMATS: tuple[Format, ...] = (
    *("swiss",) * 5,
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
    "league",
    "climb",
)
"""Swiss most often, because it has most rules."""
LEVELS = ("one", "two", "three", "four")
_PLACES: dict[int, list[tuple[int, ...]]] = {
    2: [(4, 0), (0, 4), (2, 2)],
    3: [*permutations((4, 2, 0)), (3, 3, 0), (1, 4, 1)],
}


def contests() -> list[tuple[str, Contest]]:
    """Every game with the way in which its usual settings count."""
    found = []
    for name, definition in GAMES.items():
        if definition.contested is not None:
            config = definition.read_config({})
            found.append((name, definition.contested.contest(config)))
    return found


def setup_of(chance: Random) -> Setup:
    """A tournament by chance."""
    form = chance.choice(FORMATS)
    game, contest = chance.choice([one for one in CONTESTS if _fits(form, one[1].scoring)])
    scoring, games = contest.scoring, contest.games
    if form == "threes" or (form == "league" and scoring != "field" and chance.random() < 0.5):
        scoring, games = "places", 1
    elif scoring in {"games", "win"} and chance.random() < 0.4:
        scoring, games = chance.choice(("games", "win")), chance.randint(1, 3)
    return Setup(
        name="Simulated",
        game=game,
        format=form,
        heats=chance.randint(2, 7),
        games=games,
        scoring=scoring,
        sides={"places": 3, "field": 1}.get(scoring, 2),
        team=chance.randint(2, 3) if form == "mixer" else 1,
        boxes=chance.choice((0, 1, 2, 3, 9)),
        groups=chance.randint(1, 3),
        qualify=chance.randint(1, 2),
        third_place=chance.random() < 0.7,
        deals=chance.randint(1, 3) if scoring == "field" and form != "climb" else 1,
        days=7 if form == "league" and chance.random() < 0.2 else 0,
        levels=LEVELS[: chance.randint(1, 4)] if form == "climb" else (),
        goal=contest.goal if form == "climb" else 0,
        most=chance.choice((12, 500)),
    )


def _fits(form: Format, scoring: Scoring) -> bool:
    if form == "climb":
        return scoring == "field"
    return form == "league" or scoring != "field"


def game_of(chance: Random, setup: Setup, sides: int, tallies: int) -> Result:
    """The result of one game, or of one deal."""
    lines = tuple(tuple(chance.randrange(12) for _ in range(tallies)) for _ in range(sides))
    match setup.scoring:
        case "field":
            return Result((0,), ((chance.randrange(13), chance.randrange(4)),))
        case "places":
            return Result(chance.choice(_PLACES[sides]), lines if tallies else ())
        case _:
            scores = chance.choice(((2, 0), (2, 0), (0, 2), (1, 1)))
            return Result(scores, lines if tallies else ())


def bout_of(chance: Random, setup: Setup, bout: Bout, tallies: int) -> Result:
    """The result of a bout at a real board, as people would type it."""
    games: list[Result] = []
    while True:
        games.append(game_of(chance, setup, len(bout.sides), tallies))
        total = added(setup, games)
        if is_complete(setup, bout, total.scores, len(games)):
            return total


def added(setup: Setup, games: Sequence[Result]) -> Result:
    """The results of these games together."""
    scores = tuple(sum(column) for column in zip(*(g.scores for g in games), strict=True))
    if setup.scoring == "field":
        return Result(scores, tuple(line for game in games for line in game.tallies))
    if not games[0].tallies:
        return Result(scores)
    by_side = zip(*(game.tallies for game in games), strict=True)
    lines = tuple(tuple(sum(n) for n in zip(*side, strict=True)) for side in by_side)
    return Result(scores, lines)


def other_result(chance: Random, setup: Setup, bout: Bout, result: Result) -> Result:
    """A result that differs from this one."""
    while True:
        other = bout_of(chance, setup, bout, len(result.tallies[0]) if result.tallies else 0)
        if other != result:
            return other


CONTESTS = contests()
