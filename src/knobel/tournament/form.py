"""What a format and a scoring mean: who may still enter, what a bye is worth, which results fit."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from knobel.core.game import refuse_unless
from knobel.core.names import clean_name, visible
from knobel.tournament.values import Bout, EntrantId, Result, Setup

BY_STANDING = frozenset({"swiss", "dutch", "threes", "mixer", "league", "climb"})
"""Formats with a fixed number of heats in which everybody plays in each heat."""
SCHEDULED = frozenset({"all-play-all", "knockout", "double-knockout", "stages"})
"""Formats whose first heat decides who takes part."""
FLOWING = frozenset({"arena", "ladder"})
"""Formats without common heats: bouts begin while others are still open."""
KNOCKOUTS = frozenset({"knockout", "double-knockout"})
BRACKETS = KNOCKOUTS | {"stages"}
BYE_IS_A_WIN = frozenset({"swiss", "dutch", "threes", "mixer"})

GROUP = "group-"
"""How the labels of bouts in groups begin."""
LEVEL = "level-"
"""How the labels of bouts in a climb begin; the number of the level follows."""
THIRD_PLACE = "third-place"
FINAL = "final"

NAME_OF_TOURNAMENT = 60
NAME_OF_ENTRANT = 40
_MOST_EXTRA_GAMES = 20
_MOST_TALLIES = 4
_MOST_TALLY = 10_000_000
_PLACES: dict[int, set[tuple[int, ...]]] = {
    2: {(4, 0), (2, 2)},
    3: {(4, 2, 0), (3, 3, 0), (4, 1, 1), (2, 2, 2)},
}
"""By number of sides, the half points for the places of a game, sorted."""


def checked(setup: Setup) -> Setup:
    """The setup with a clean name; `Illegal` if its parts do not fit together."""
    flaws = {
        "team": (setup.team > 1) == (setup.format == "mixer"),
        "sides": _have_sides(setup),
        "scoring": (setup.scoring == "field") == (setup.sides == 1)
        and (setup.scoring == "places") == (setup.sides == 3),
        "groups": setup.format != "stages" or setup.groups >= 1,
        "deals": setup.deals == 1 or (setup.scoring == "field" and setup.format != "climb"),
        "days": setup.days == 0 or setup.format == "league",
    }
    for part, is_right in flaws.items():
        refuse_unless(is_right, "event-bad-setup", part=part)
    return replace(setup, name=clean_name(visible(setup.name), NAME_OF_TOURNAMENT))


def _have_sides(setup: Setup) -> bool:
    match setup.format:
        case "threes":
            return setup.sides == 3
        case "climb":
            return setup.sides == 1
        case "league":
            return True
        case _:
            return setup.sides == 2


FIXED_ONCE_PAIRED = (
    "game",
    "config",
    "format",
    "games",
    "scoring",
    "sides",
    "team",
    "groups",
    "qualify",
    "third_place",
    "deals",
    "levels",
    "goal",
)
"""What the host can't change any more once a heat was paired."""


def overlaps(setup: Setup) -> bool:
    """Whether bouts may still be open when others begin: without common heats, and in weeks."""
    return setup.format in FLOWING or setup.days > 0


def missed_at_most(setup: Setup) -> int | None:
    """How many heats a late entrant may have missed (EV-06); None if it does not matter."""
    if setup.format in FLOWING:
        return None
    return 0 if setup.format in SCHEDULED else setup.heats // 2


def games_of(setup: Setup) -> int:
    """How many games or deals a bout consists of."""
    return setup.deals if setup.scoring == "field" else setup.games


def heats_of(setup: Setup, people: int) -> int:
    """How many heats the tournament will probably have with so many entrants."""
    match setup.format:
        case "all-play-all":
            return _circle(people) * max(1, setup.heats // _circle(people))
        case "knockout":
            return _rounds(people)
        case "double-knockout":
            return 2 * _rounds(people)
        case "stages":
            groups = max(1, setup.groups)
            in_group = -(-people // groups)
            return _circle(in_group) + _rounds(groups * min(setup.qualify, in_group))
        case _:
            return setup.heats


def _circle(people: int) -> int:
    """Heats until everybody has met everybody."""
    return max(1, people - 1 + people % 2)


def _rounds(people: int) -> int:
    """Heats until one of them is left."""
    return max(1, (people - 1).bit_length())


def win_of(setup: Setup) -> int:
    """The half points for winning everything in a bout of two sides, also for a bye."""
    match setup.scoring:
        case "games":
            return 2 * setup.games
        case "win":
            return 4 if setup.format == "arena" else 2
        case "places":
            return 4 * setup.games
        case "field":
            return 0


def needs_winner(setup: Setup, label: str) -> bool:
    """Whether the bout can't end in a draw, because the winner goes on."""
    is_final_stage = setup.format == "stages" and not label.startswith(GROUP)
    return setup.format in KNOCKOUTS or is_final_stage


def check_game(setup: Setup, bout: Bout, result: Result, absent: Collection[EntrantId]) -> None:
    """Refuse a result that one game of the bout can't have."""
    one = replace(setup, format="swiss", games=1, deals=1)  # a game may be drawn in any format
    in_bout = {number for side in bout.sides for number in side}
    refuse_unless(in_bout >= set(absent), "event-no-such-entrant")
    if result.how == "forfeit":
        refuse_unless(result.scores == forfeit(one, bout, absent).scores, "event-bad-result")
    else:
        check_result(one, bout, result)


def check_result(setup: Setup, bout: Bout, result: Result) -> None:
    """Refuse a result that the form of the bout does not allow."""
    fits = len(result.scores) == len(bout.sides) and min(result.scores) >= 0
    refuse_unless(fits and _are_tallies(setup, bout, result), "event-bad-result")
    if result.how == "forfeit":
        absent = [side for side, score in zip(bout.sides, result.scores, strict=True) if not score]
        gone = {entrant for side in absent for entrant in side}
        refuse_unless(result == forfeit(setup, bout, gone), "event-bad-result")
    else:
        refuse_unless(_are_scores(setup, bout, result.scores), "event-bad-result")


def _are_tallies(setup: Setup, bout: Bout, result: Result) -> bool:
    lines = result.tallies
    if setup.scoring == "field" and result.how == "played":
        is_whole = len(lines) == setup.deals and all(len(line) == 2 for line in lines)
        is_whole = is_whole and not any(line[0] > setup.goal > 0 for line in lines)
    else:
        is_whole = not lines or (
            len(lines) == len(bout.sides) and {len(line) for line in lines} == {len(lines[0])}
        )
    return is_whole and all(
        len(line) <= _MOST_TALLIES and all(0 <= n <= _MOST_TALLY for n in line) for line in lines
    )


def _are_scores(setup: Setup, bout: Bout, scores: tuple[int, ...]) -> bool:
    """Whether games as the form wants them can give these scores."""
    games = setup.games
    match setup.scoring:
        case "field":
            return scores == (0,)
        case "places":
            table = _PLACES[len(bout.sides)]
            if games == 1:
                return tuple(sorted(scores, reverse=True)) in table
            is_whole = len(scores) == 3 or scores[0] % 2 == 0
            is_sum = sum(scores) == games * sum(next(iter(table)))
            return is_whole and is_sum and max(scores) <= 4 * games
        case _ if needs_winner(setup, bout.label):
            extra, gap = sum(scores) // 2 - games, abs(scores[0] - scores[1])
            if sum(scores) % 2 or extra < 0:
                return sum(scores) % 2 == 0 and is_lead(setup, scores)
            # EV-17: another game follows only a draw, and the first that is won is the last.
            return gap > 0 if extra == 0 else gap == 2 and extra <= _MOST_EXTRA_GAMES
        case _:
            return sum(scores) == 2 * games or (sum(scores) % 2 == 0 and is_lead(setup, scores))


def is_lead(setup: Setup, scores: tuple[int, ...]) -> bool:
    """Whether one side has won the bout before all its games were played."""
    return (
        setup.scoring == "win"
        and len(scores) == 2
        and sum(scores) < 2 * setup.games < 2 * max(scores)
    )


def is_complete(setup: Setup, bout: Bout, scores: tuple[int, ...], games: int) -> bool:
    """Whether the bout is decided after these games."""
    if games < games_of(setup):
        return is_lead(setup, scores)
    return not (needs_winner(setup, bout.label) and scores[0] == scores[1])


def forfeit(setup: Setup, bout: Bout, absent: Collection[EntrantId]) -> Result:
    """The result of a bout that these did not come to; sides that came share the first places."""
    refuse_unless(bool(absent), "event-bad-result")
    came = [not any(entrant in absent for entrant in side) for side in bout.sides]
    if setup.scoring == "places":
        places = (4, 2, 0) if len(bout.sides) == 3 else (4, 0)
        each = setup.games * sum(places[: sum(came)]) // max(1, sum(came))
    else:
        each = 0 if setup.scoring == "field" else 2 * setup.games
    return Result(tuple(each if is_here else 0 for is_here in came), how="forfeit")


def without(
    setup: Setup, bout: Bout, played: Sequence[Result], absent: Collection[EntrantId]
) -> Result:
    """The result of a bout after these games, if these entrants do not come to the others."""
    if not played:
        return forfeit(setup, bout, absent)
    missed = forfeit(replace(setup, games=1), bout, absent).scores
    left = max(1, games_of(setup) - len(played))
    scores = tuple(
        sum(gained) + left * each
        for each, *gained in zip(missed, *(game.scores for game in played), strict=True)
    )
    if needs_winner(setup, bout.label) and scores[0] == scores[1]:
        # EV-17: who does not come misses the game that would decide, too.
        scores = tuple(a + b for a, b in zip(scores, missed, strict=True))
    return Result(scores, tallies_of(setup, played))


def tallies_of(setup: Setup, games: Sequence[Result]) -> tuple[tuple[int, ...], ...]:
    """What these games count besides: by side, or one line for each deal."""
    if setup.scoring == "field":
        return tuple(line for game in games for line in game.tallies)
    if not all(game.tallies for game in games):
        return ()
    by_side = zip(*(game.tallies for game in games), strict=True)
    return tuple(tuple(sum(n) for n in zip(*lines, strict=True)) for lines in by_side)
