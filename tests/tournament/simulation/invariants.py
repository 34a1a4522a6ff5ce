"""What must hold in every tournament, whatever people do.

Each check reads the log and the states of a simulated tournament and computes what it needs by
itself, not by the code that it checks.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import TypeAlias

from msgspec import Struct, json

from knobel.core.game import Millis
from knobel.tournament import commands as do
from knobel.tournament import events as ev
from knobel.tournament import fold
from knobel.tournament.judge import Entry, enter, verify
from knobel.tournament.pairing import swiss
from knobel.tournament.pairing.field import field_of
from knobel.tournament.standing import Row, standing
from knobel.tournament.values import (
    UNOPPOSED_AFTER,
    Bout,
    BoutId,
    EntrantId,
    Heat,
    Result,
    Setup,
    Tournament,
    opened,
)
from tests.tournament.simulation.forms import added
from tests.tournament.simulation.simulated import Simulated
from tests.tournament.simulation.strict import (
    Limits,
    Past,
    by_enumeration,
    heaviest,
    is_possible,
    past_of,
)

FEW_NODES = 8
"""Up to here all pairings are listed; beyond, a slow matching finds the best."""
MOST_NODES = 12
MOST_LISTED = 13
"""Up to so many people, it is tried whether a fault of a heat could be avoided."""
BYE_IS_A_WIN = {"swiss", "dutch", "threes", "mixer"}


class Broken(Struct, frozen=True, order=True):
    """A promise that was not kept."""

    promise: str
    detail: str = ""


Check: TypeAlias = Callable[[Simulated], Iterator[str]]
Met: TypeAlias = tuple[EntrantId, EntrantId]
Line: TypeAlias = tuple[ev.Event, Millis]
OF_BOUTS = (
    *(ev.SatDown, ev.Moved, ev.GameOpened, ev.GameFinished),
    *(ev.Reported, ev.Decided, ev.Reopened),
)
"""What is said of one bout."""
CHECKS: dict[str, Check] = {}


def promise(text: str) -> Callable[[Check], Check]:
    def note(check: Check) -> Check:
        CHECKS[text] = check
        return check

    return note


def broken(one: Simulated) -> list[Broken]:
    """Every promise that was not kept."""
    return [Broken(text, detail) for text, check in CHECKS.items() for detail in check(one)]


def _paired(one: Simulated) -> Iterator[tuple[Tournament, Heat]]:
    """Each heat as it was announced, with the tournament before it."""
    for before, after, entry in zip(one.states, one.states[1:], one.log, strict=False):
        if any(isinstance(event, ev.Paired) for event in entry.events):
            yield before, after.heats[-1]


def _people(bout: Bout) -> list[EntrantId]:
    return [number for side in bout.sides for number in side]


@promise("nobody is twice in a heat, or at two boards")
def _nobody_twice(one: Simulated) -> Iterator[str]:
    for before, heat in _paired(one):
        count = Counter([*heat.byes, *(n for bout in heat.bouts for n in _people(bout))])
        yield from (f"{n} twice in heat {heat.number}" for n, times in count.items() if times > 1)
        if before.setup.days == 0:
            busy = {n for bout in before.open_bouts() for n in _people(bout)}
            yield from (f"{n} at two boards" for n in busy if n in count)


@promise("only people who are here are paired, and none of them is forgotten")
def _everybody(one: Simulated) -> Iterator[str]:
    for before, heat in _paired(one):
        here = {e.id for e in before.entrants if e.state == "here"}
        paired = {*heat.byes, *(n for bout in heat.bouts for n in _people(bout))}
        yield from (f"{n} is not here" for n in paired - here)
        if before.setup.format in BYE_IS_A_WIN | {"league", "climb"}:
            yield from (f"{n} is forgotten" for n in here - paired)


@promise("a bout is played by as many people as when it was announced")
def _announced_sizes(one: Simulated) -> Iterator[str]:
    sizes: dict[EntrantId, int] = {}
    announced: dict[BoutId, list[int]] = {}
    for event in (event for entry in one.log for event in entry.events):
        match event:
            case ev.Entered(entrant=number, size=size) | ev.Resized(entrant=number, size=size):
                sizes[number] = size
            case ev.Paired(first=first, pairings=pairings):
                for at, pairing in enumerate(pairings, first):
                    announced[at] = [sum(sizes[n] for n in side) for side in pairing.sides]
    for heat in one.t.heats:
        for bout in heat.bouts:
            if list(bout.sizes) != announced[bout.id]:
                yield f"bout {bout.id} has {bout.sizes} instead of {announced[bout.id]}"


@promise("forbidden pairs do not meet")
def _forbidden(one: Simulated) -> Iterator[str]:
    for before, heat in _paired(one):
        for bout in heat.bouts:
            for a, b in before.forbidden:
                at = [i for i, side in enumerate(bout.sides) for n in side if n in (a, b)]
                if len(set(at)) == 2:
                    yield f"{a} and {b}"


def _avoidable(one: Simulated, kind: str) -> Iterator[str]:
    """Faults of this kind in Swiss heats that could have none of it, and nothing worse.

    The worst is a second bye, then a start against the rule, then another meeting (EV-13).
    """
    if one.setup.format not in {"swiss", "dutch"}:
        return
    for before, heat in _paired(one):
        past, pairs = past_of(before), [(b.sides[0][0], b.sides[1][0]) for b in heat.bouts]
        here = [e.id for e in before.entrants if e.state == "here"]
        if len(here) > MOST_LISTED or len(heat.byes) > 1:
            continue
        bye = max((past.byes[number] for number in heat.byes), default=0)
        clashes = sum(past.breaks_starts(*pair) for pair in pairs)
        found, limits = {
            "bye": (bye and heat.byes, Limits(0, len(here), are_meetings_free=True)),
            "row": (_bound(past, pairs, past.is_third), Limits(bye, 0, are_meetings_free=True)),
            "gap": (_bound(past, pairs, past.is_beyond), Limits(bye, 0, are_meetings_free=True)),
            "meeting": ([p for p in pairs if p[1] in past.met[p[0]]], Limits(bye, clashes)),
        }[kind]
        if found and is_possible(here, past, limits):
            yield f"heat {heat.number}: {found}"


def _bound(
    past: Past, pairs: Sequence[Met], is_bound: Callable[[EntrantId, bool], bool]
) -> list[Met]:
    """The pairs that break this part of the rule of starts."""
    return [
        (first, second)
        for first, second in pairs
        if not past.free & {first, second} and (is_bound(first, True) or is_bound(second, False))
    ]


@promise("nobody meets the same opponent twice in Swiss while that can be avoided")
def _meetings(one: Simulated) -> Iterator[str]:
    yield from _avoidable(one, "meeting")


@promise("nobody has a second bye while that can be avoided")
def _byes(one: Simulated) -> Iterator[str]:
    yield from _avoidable(one, "bye")
    if one.setup.format in {"threes", "mixer"}:
        yield from _byes_at_large_tables(one)


def _byes_at_large_tables(one: Simulated) -> Iterator[str]:
    """At tables of three and in mixers: nobody could change seats with who has a second bye."""
    for before, heat in _paired(one):
        had = {n for earlier in before.heats for n in earlier.byes}
        had |= {
            n
            for earlier in before.heats
            for bout in earlier.bouts
            if bout.result is not None and bout.result.how == "forfeit"
            for side, score in zip(bout.sides, bout.result.scores, strict=True)
            for n in side
            if score
        }
        for lucky in set(heat.byes) & had:
            yield from (
                f"heat {heat.number}: {lucky} instead of {n}"
                for bout in heat.bouts
                for n in _people(bout)
                if n not in had and not _meets_forbidden(before, bout, lucky, n)
            )


def _meets_forbidden(t: Tournament, bout: Bout, comes: EntrantId, goes: EntrantId) -> bool:
    """Whether somebody in another's seat would meet somebody whom they must not meet."""
    others = [n for side in bout.sides if goes not in side for n in side]
    return any((min(comes, n), max(comes, n)) in t.forbidden for n in others)


@promise("nobody has a bye who could play, and it goes to the fewest points")
def _needless_byes(one: Simulated) -> Iterator[str]:
    """Only an odd number leaves somebody over; tables of three leave nobody."""
    form = one.setup.format
    if form not in BYE_IS_A_WIN:
        return
    for before, heat in _paired(one):
        if before.forbidden:
            continue
        people = len(heat.byes) + sum(len(_people(bout)) for bout in heat.bouts)
        left = 0 if form == "threes" else people % 2
        if len(heat.byes) != left:
            yield f"heat {heat.number}: {heat.byes} of {people}"
        elif form == "mixer":
            yield from _rich_byes(before, heat)


def _rich_byes(before: Tournament, heat: Heat) -> Iterator[str]:
    """In a mixer anybody can be left over: nobody with as many byes has fewer points."""
    points = {row.entrant: row.points for row in standing(before).rows}
    past = Counter(n for earlier in before.heats for n in earlier.byes)
    yield from (
        f"heat {heat.number}: {bye} instead of {n}"
        for bye in heat.byes
        for bout in heat.bouts
        for n in _people(bout)
        if past[n] == past[bye] and points[n] < points[bye] and not _has_gift(before, n)
    )


def _has_gift(t: Tournament, number: EntrantId) -> bool:
    """Whether somebody has won without playing, which counts nearly like a bye."""
    return any(
        number in side and score > 0
        for heat in t.heats
        for bout in heat.bouts
        if bout.result is not None and bout.result.how == "forfeit"
        for side, score in zip(bout.sides, bout.result.scores, strict=True)
    )


@promise("nobody begins, or follows, three times in a row while that can be avoided")
def _rows_of_starts(one: Simulated) -> Iterator[str]:
    yield from _avoidable(one, "row")


@promise("starts differ by 2 at most while that can be avoided, in circles by 1")
def _starts(one: Simulated) -> Iterator[str]:
    yield from _avoidable(one, "gap")
    if one.setup.format == "all-play-all":
        yield from _starts_in_circle(one)


def _starts_in_circle(one: Simulated) -> Iterator[str]:
    """As long as everybody is there: starts differ by at most 1."""
    heats = one.t.heats
    if not heats or any(state.forbidden for state in one.states):  # the circle was left
        return
    first = heats[0]  # who rested then has a place in the circle, too
    everybody = {*first.byes, *first.sat_out, *(n for bout in first.bouts for n in _people(bout))}
    balance: Counter[EntrantId] = Counter()
    for heat in heats:
        there = {*heat.byes, *(n for bout in heat.bouts for n in _people(bout))}
        pairs = sum(len(bout.sides) for bout in heat.bouts)
        if there != everybody or pairs < len(everybody) - 1:
            return
        for bout in heat.bouts:
            [begins], [answers] = bout.sides
            balance[begins] += 1
            balance[answers] -= 1
        yield from (f"{n} by {by}" for n, by in balance.items() if abs(by) > 1)


@promise("no heavier pairing exists")
def _heaviest(one: Simulated) -> Iterator[str]:
    if one.setup.format != "swiss":
        return
    for before, heat in _paired(one):
        field = field_of(before, 0)
        scale, _ = swiss.match(field)
        if scale.nodes > MOST_NODES:
            continue
        slow = by_enumeration if scale.nodes <= FEW_NODES else heaviest
        weights = scale.weights()
        best = slow(scale.nodes, weights)
        at = {player.id: place for place, player in enumerate(field.players)}
        if not {*heat.byes, *(n for bout in heat.bouts for n in _people(bout))} <= at.keys():
            continue  # somebody is paired who is not here
        edges = [(at[number], scale.bye) for number in heat.byes]
        edges += [(at[bout.sides[0][0]], at[bout.sides[1][0]]) for bout in heat.bouts]
        weight = sum(weights.get((min(edge), max(edge)), 0) for edge in edges)
        # In the first heat the last digit depends on the lot.
        radix = scale.radices[-1] if heat.number == 1 else 1
        if -(-weight // radix) != -(-best // radix):
            yield f"heat {heat.number}: {weight} instead of {best}"


# Points


def _first_here(one: Simulated) -> dict[EntrantId, int]:
    """How many heats were paired when each entrant was here for the first time."""
    missed: dict[EntrantId, int] = {}
    for state, after, entry in zip(one.states, one.states[1:], one.log, strict=False):
        for event in entry.events:
            match event:
                case ev.CheckedIn(entrant=number):
                    missed.setdefault(number, len(state.heats))
                case ev.Entered(entrant=number, is_here=True):
                    missed.setdefault(number, len(state.heats))
                case ev.Unpaired():
                    missed = {n: min(heats, len(after.heats)) for n, heats in missed.items()}
    return missed


def _win(setup: Setup) -> int:
    match setup.scoring, setup.format:
        case "games", _:
            return 2 * setup.games
        case "win", "arena":
            return 4
        case "win", _:
            return 2
        case _:
            return 4 * setup.games


def expected_points(one: Simulated) -> dict[EntrantId, int]:
    """The half points by the rules, from the results at the end alone."""
    setup = one.setup
    points: Counter[EntrantId] = Counter({e.id: 0 for e in one.t.entrants})
    if setup.format == "climb":
        return {number: 2 * won for number, won in _won_levels(one.t).items()}
    for heat in one.t.heats:
        if setup.format in BYE_IS_A_WIN:
            points.update({number: _win(setup) for number in heat.byes})
        if setup.scoring == "field":
            _add_field(points, heat)
            continue
        for bout in heat.bouts:
            assert bout.result is not None
            scores = bout.result.scores
            if setup.scoring == "win":
                best = max(scores)
                leaders = scores.count(best) if best else 0
                each = [_win(setup) if score == best and best else 0 for score in scores]
                scores = tuple(n // leaders if leaders else 0 for n in each)
            for side, score in zip(bout.sides, scores, strict=True):
                points.update(dict.fromkeys(side, score))
    if setup.format in BYE_IS_A_WIN:
        for number, missed in _first_here(one).items():
            points[number] += _win(setup) // 2 if missed else 0
    return dict(points)


def _won_levels(t: Tournament) -> dict[EntrantId, int]:
    """By group, the highest level that it has won."""
    won = dict.fromkeys((entrant.id for entrant in t.entrants), 0)
    for bout in (bout for heat in t.heats for bout in heat.bouts):
        assert bout.result is not None
        if bout.result.how == "played" and bout.result.tallies[0][0] == t.setup.goal:
            [[number]] = bout.sides
            won[number] = max(won[number], int(bout.label.removeprefix("level-")))
    return won


@promise("every group climbs from the highest level that it has won")
def _levels(one: Simulated) -> Iterator[str]:
    if one.setup.format != "climb":
        return
    for before, heat in _paired(one):
        won, top = _won_levels(before), len(one.setup.levels)
        for bout in heat.bouts:
            [[number]] = bout.sides
            if bout.label != f"level-{won[number] + 1}" or won[number] >= top:
                yield f"{number} plays {bout.label} after {won[number]}"
        yield from (f"{n} has a bye after {won[n]}" for n in heat.byes if won[n] < top)


def _add_field(points: Counter[EntrantId], heat: Heat) -> None:
    lines: dict[int, list[tuple[EntrantId, tuple[int, ...]]]] = defaultdict(list)
    for bout in heat.bouts:
        assert bout.result is not None
        for deal, line in enumerate(bout.result.tallies):
            lines[deal].append((bout.sides[0][0], line))
    for played in lines.values():
        for number, line in played:
            for other, theirs in played:
                if other != number:
                    points[number] += 2 if line > theirs else 1 if line == theirs else 0


@promise("points are the sum of the results, in whatever order they came")
def _points(one: Simulated) -> Iterator[str]:
    expected = expected_points(one)
    for row in standing(one.t).rows:
        if row.points != expected[row.entrant]:
            yield f"{row.entrant} has {row.points} instead of {expected[row.entrant]}"


@promise("the order in which bouts of a heat are decided changes nothing")
def _order(one: Simulated) -> Iterator[str]:
    chance = Random(one.seed)
    mixed: list[Line] = []
    reports: list[Line] = []
    for line in (*_lines(one), None):
        if line is not None and not isinstance(line[0], ev.Paired | ev.Unpaired):
            if isinstance(line[0], OF_BOUTS):
                reports.append(line)
            else:
                mixed.append(line)
            continue
        mixed += _shuffled(reports, chance)
        reports = []
        if line is not None:
            mixed.append(line)
    now, other = standing(one.t), standing(_folded(one, mixed))
    for row, otherwise in zip(now.rows, other.rows, strict=True):
        if row != otherwise:
            yield f"{row} would be {otherwise}"


def _lines(one: Simulated) -> Iterator[Line]:
    for entry in one.log:
        yield from ((event, entry.wall) for event in entry.events)


def _shuffled(reports: Sequence[Line], chance: Random) -> list[Line]:
    """What was said of the bouts in another order, but of each bout in its own."""
    by_bout: defaultdict[BoutId, list[Line]] = defaultdict(list)
    for event, wall in reports:
        assert isinstance(event, OF_BOUTS)
        by_bout[event.bout].append((event, wall))
    order = [bout for bout, lines in by_bout.items() for _ in lines]
    chance.shuffle(order)
    return [by_bout[bout].pop(0) for bout in order]


def _folded(one: Simulated, lines: Sequence[Line]) -> Tournament:
    t = opened(one.header)
    for event, wall in lines:
        t = fold.evolve(t, event, wall)
    return t


@promise("whoever leaves and comes back has no more in the end than if they had stayed")
def _no_gain_in_the_end(one: Simulated) -> Iterator[str]:
    """The same pairs and results, but without the lines by which somebody left and came back."""
    for number in _returned(one):
        kept: list[Line] = []
        has_come = False
        for event, wall in _lines(one):
            match event:
                case ev.Rested(entrant=who) | ev.Withdrawn(entrant=who) if who == number:
                    continue
                case ev.CheckedIn(entrant=who) if who == number:
                    if not has_come:
                        kept.append((event, wall))
                    has_come = True
                    continue
                case ev.Entered(entrant=who, is_here=is_here) if who == number:
                    has_come = is_here
            kept.append((event, wall))
        has, had = (
            next((row.points, *row.ties) for row in standing(t).rows if row.entrant == number)
            for t in (one.t, _folded(one, kept))
        )
        if has > had:
            yield f"{number} has {has} instead of {had}"


def _returned(one: Simulated) -> list[EntrantId]:
    """Who left, or sat out a heat, and is in a later one or checked in again."""
    left: set[EntrantId] = set()
    back: set[EntrantId] = set()
    for event, _ in _lines(one):
        match event:
            case ev.Rested(entrant=number) | ev.Withdrawn(entrant=number):
                left.add(number)
            case ev.CheckedIn(entrant=number) if number in left:
                back.add(number)
            case ev.Paired(pairings=pairings, byes=byes):
                paired = {*byes, *(n for p in pairings for side in p.sides for n in side)}
                back |= left & paired
    listed = {row.entrant for row in standing(one.t).rows}
    return sorted(back & listed)


@promise("resting, leaving and coming back gains nothing")
def _no_gain(one: Simulated) -> Iterator[str]:
    was_here: set[EntrantId] = set()
    for before, after, entry in zip(one.states, one.states[1:], one.log, strict=False):
        match entry.command:
            case do.CheckIn(entrant=number) | do.Rest(entrant=number) | do.Withdraw(entrant=number):
                is_settled = any(isinstance(event, ev.Decided) for event in entry.events)
                if number in was_here and not is_settled:
                    had, has = (_points_of(state, number) for state in (before, after))
                    if has > had:
                        yield f"{number} gains {has - had} by {entry.command}"
        was_here |= {e.id for e in after.entrants if e.state == "here"}


def _points_of(t: Tournament, number: EntrantId) -> int:
    return next((row.points for row in standing(t).rows if row.entrant == number), 0)


@promise("whoever has not played stands last, without a place")
def _never_played(one: Simulated) -> Iterator[str]:
    played = {
        number
        for heat in one.t.heats
        for bout in heat.bouts
        if bout.result is not None and bout.result.how == "played"
        for number in _people(bout)
    }
    rows = standing(one.t).rows
    for above, below in pairwise(rows):
        if above.entrant not in played and below.entrant in played:
            yield f"{above.entrant} stands above {below.entrant}"
    yield from (str(row) for row in rows if (row.place is None) == (row.entrant in played))


@promise("better means higher, and only equals share a place")
def _places(one: Simulated) -> Iterator[str]:
    if one.setup.format in {"knockout", "double-knockout", "stages", "ladder"}:
        return
    now = standing(one.t)
    placed = [row for row in now.rows if row.place is not None]

    def rank(row: Row) -> tuple[int, ...]:
        signs = (-1 if name == "in-heat" else 1 for name in now.ties)  # earlier is better
        return (row.points, *(sign * tie for sign, tie in zip(signs, row.ties, strict=True)))

    for at, row in enumerate(placed):
        better = sum(rank(other) > rank(row) for other in placed)
        if row.place != better + 1:
            yield f"{row} should have place {better + 1}"
        if at and rank(placed[at - 1]) < rank(row):
            yield f"{row} stands too low"


# Results


@promise("at a screen a bout is the sum of its games, and one side wins a bout of a knockout")
def _sums(one: Simulated) -> Iterator[str]:
    games: defaultdict[int, list[Result]] = defaultdict(list)
    opened: Counter[int] = Counter()
    for after, entry in zip(one.states[1:], one.log, strict=False):
        for event in entry.events:
            match event:
                case ev.GameFinished(bout=number, result=result):
                    games[number].append(result)
                case ev.GameOpened(bout=number):
                    opened[number] += 1
                case ev.Reopened(bout=number, void=void):
                    if void == opened[number]:
                        games[number].clear()
                    elif void >= opened[number] - len(games[number]):
                        yield f"bout {number} loses only some of its games"
                case ev.Decided(bout=number, by="match"):
                    yield from _wrong_sum(one.setup, after, event, games[number])
                case ev.Decided(bout=number, by="host", absent=absent) if absent:
                    told = [] if isinstance(entry.command, do.Correct) else games[number]
                    bout = after.bout(number)
                    assert bout is not None
                    came = [not set(side) & set(absent) for side in bout.sides]
                    each = {"field": 0, "places": {1: 4, 2: 3}.get(sum(came), 0)}
                    if told:
                        missed = Result(
                            tuple(each.get(one.setup.scoring, 2) * here for here in came),
                            how="forfeit",
                        )
                        yield from _wrong_sum(one.setup, after, event, [*told, missed])


def _wrong_sum(
    setup: Setup, t: Tournament, event: ev.Decided, games: list[Result]
) -> Iterator[str]:
    """What is wrong with the result of a bout that consists of these games."""
    bout, result = t.bout(event.bout), event.result
    assert bout is not None
    assert result is not None
    *before, last = games
    played = games if last.how == "played" else before
    if any(game.how == "forfeit" for game in before):
        yield f"bout {bout.id} goes on without somebody"
    if not played:
        if result.how == "played":
            yield f"bout {bout.id} was not played"
        return
    usual = setup.deals if setup.scoring == "field" else setup.games
    total = added(setup, played)
    scores, left = total.scores, usual - len(played)
    is_knockout = setup.format in {"knockout", "double-knockout"} or (
        setup.format == "stages" and not bout.label.startswith("group-")
    )
    if last.how == "forfeit":
        for _ in range(max(1, left)):
            scores = tuple(a + b for a, b in zip(scores, last.scores, strict=True))
        if is_knockout and scores[0] == scores[1]:
            scores = tuple(a + b for a, b in zip(scores, last.scores, strict=True))
    elif left > 0 and not (setup.scoring == "win" and max(scores) > setup.games):
        yield f"bout {bout.id} ends {left} games too early"
    if result != Result(scores, total.tallies):
        yield f"bout {bout.id} is {result} instead of {scores}, {total.tallies}"
    if is_knockout and scores[0] == scores[1] and any(last.scores):
        yield f"bout {bout.id} has no winner"


@promise("corrections change no pairing")
def _corrections(one: Simulated) -> Iterator[str]:
    for before, after, entry in zip(one.states, one.states[1:], one.log, strict=False):
        if isinstance(entry.command, do.Correct) and _pairs(before) != _pairs(after):
            yield str(entry.command)


def _pairs(t: Tournament) -> list[tuple[object, ...]]:
    return [
        (heat.number, heat.byes, [(bout.id, bout.table, bout.sides) for bout in heat.bouts])
        for heat in t.heats
    ]


@promise("a report that nobody opposed counts from its deadline on")
def _deadlines(one: Simulated) -> Iterator[str]:
    for before, entry in zip(one.states, one.log, strict=False):
        for event in entry.events:
            if isinstance(event, ev.Decided) and event.by == "time":
                bout = before.bout(event.bout)
                assert bout is not None
                reported = min(claim.wall for claim in bout.claims)
                is_agreed = all(claim.result == event.result for claim in bout.claims)
                if event.wall != reported + UNOPPOSED_AFTER or not is_agreed:
                    yield str(event)
        for bout in before.open_bouts():
            times = [claim.wall for claim in bout.claims]
            is_one = len({claim.result for claim in bout.claims}) == 1
            is_due = is_one and min(times) + UNOPPOSED_AFTER <= entry.wall
            decided = {e.bout for e in entry.events if isinstance(e, ev.Decided)}
            if is_due and bout.id not in decided:
                yield f"bout {bout.id} still waits"


@promise("a result counts once, and only the host or a helper changes it")
def _once(one: Simulated) -> Iterator[str]:
    for before, after, entry in zip(one.states, one.states[1:], one.log, strict=False):
        if isinstance(entry.command, do.Correct | do.Unpair):
            continue
        for heat in before.heats:
            for bout in heat.bouts:
                now = after.bout(bout.id)
                if bout.result is not None and (now is None or now.result != bout.result):
                    yield f"{bout.result} becomes {now and now.result} by {entry.command}"


@promise("whoever did not come twice in a row rests")
def _no_shows(one: Simulated) -> Iterator[str]:
    row: Counter[EntrantId] = Counter()
    for after, entry in zip(one.states[1:], one.log, strict=False):
        match entry.command:
            case do.ClaimAbsence(bout=number, absent=absent):
                bout = after.bout(number)
                assert bout is not None
                for n in _people(bout):
                    row[n] = row[n] + 1 if n in absent else 0
                    if row[n] >= 2 and after.entrant(n).state == "here":
                        yield f"{n} is still here"
            case do.CheckIn(entrant=n):
                row[n] = 0
            case do.Correct() | do.Remove():
                row.clear()
            case _:
                for event in entry.events:
                    if isinstance(event, ev.Decided):
                        bout = after.bout(event.bout)
                        row.update({n: -row[n] for n in _people(bout)} if bout else {})


@promise("a tournament ends when every bout has a result")
def _end(one: Simulated) -> Iterator[str]:
    for after in one.states:
        if after.is_over and after.open_bouts():
            yield f"{len(after.open_bouts())} bouts are open"
    if not one.t.is_over:
        yield "it does not end"


@promise("the log gives the same tournament again")
def _replay(one: Simulated) -> Iterator[str]:
    log = json.decode(json.encode(one.log), type=list[Entry])
    t = opened(one.header)
    for entry, after in zip(log, one.states[1:], strict=True):
        t = enter(t, entry)
        if t != after:
            yield f"line {entry.version} differs"
            return
    wrong = verify(one.header, log)
    if wrong is not None:
        yield f"line {wrong.version} does not verify: {wrong.command}"
