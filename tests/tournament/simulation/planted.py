"""Faults that the simulation must find: each breaks one promise in a way our code could."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, TypeAlias

import pytest
from msgspec import Struct
from msgspec.structs import replace

from knobel.core.game import Millis
from knobel.tournament import (
    climb,
    fold,
    form,
    judge,
    judge_heats,
    judge_results,
    page,
    shares,
    standing,
)
from knobel.tournament import events as ev
from knobel.tournament.commands import Pair, Pairing
from knobel.tournament.form import BYE_IS_A_WIN
from knobel.tournament.pairing import mixer, pair, swiss, threes, weight
from knobel.tournament.pairing.draft import Draw
from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.values import Bout, EntrantId, Format, Tournament
from tests.tournament.simulation.playing import ALLOWED
from tests.tournament.simulation.simulated import Pairer
from tests.tournament.simulation.strict import Past, past_of

Waited: TypeAlias = Mapping[EntrantId, Millis]
Bend: TypeAlias = Callable[[Past, EntrantId, bool], bool]
Patch: TypeAlias = Callable[[pytest.MonkeyPatch], None]


class Plant(Struct, frozen=True):
    """A fault, and the promise that it breaks."""

    promise: str
    patch: Patch
    pairer: Pairer = pair
    seeds: Sequence[int] = range(150)
    """The tournaments in which it must be found."""
    is_alone: bool = False
    """Whether it breaks no other promise."""


PLANTS: dict[str, Plant] = {}


def plants(
    promise: str,
    pairer: Pairer = pair,
    *,
    seeds: Sequence[int] = range(150),
    is_alone: bool = False,
) -> Callable[[Patch], Patch]:
    def note(patch: Patch) -> Patch:
        PLANTS[patch.__name__.strip("_")] = Plant(promise, patch, pairer, seeds, is_alone)
        return patch

    return note


def _judge_sleeps(patch: pytest.MonkeyPatch) -> None:
    """Let the judge accept any pairing."""
    for check in ("_check_people", "_check_byes"):
        patch.setattr(judge_heats, check, lambda *_: None)


# Pairings


def _with(command: Pair, *pairings: Pairing, **changes: Any) -> Pair:
    rest = command.pairings[len(pairings) :]
    return replace(command, pairings=(*pairings, *rest), **changes)


def _doubled(t: Tournament, seed: int, waited: Waited) -> Pair:
    command = pair(t, seed, waited)
    if len(command.pairings) < 2 or t.setup.sides == 1:
        return command
    first, second, *_ = command.pairings
    twice = (first.sides[0], *second.sides[1:])
    return _with(command, first, replace(second, sides=twice))


@plants("nobody is twice in a heat, or at two boards", _doubled)
def _pairs_twice(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


@plants("nobody is twice in a heat, or at two boards")
def _sees_everybody_free(patch: pytest.MonkeyPatch) -> None:
    def present(t: Tournament) -> tuple[EntrantId, ...]:
        return tuple(e.id for e in t.entrants if e.state == "here")

    for module in ("judge_heats", "pairing.field"):
        patch.setattr(f"knobel.tournament.{module}.present", present)


def _forgetful(t: Tournament, seed: int, waited: Waited) -> Pair:
    command = pair(t, seed, waited)
    return replace(command, pairings=command.pairings[:1])


@plants("only people who are here are paired, and none of them is forgotten", _forgetful)
def _forgets_people(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


def _sleepless(t: Tournament, seed: int, waited: Waited) -> Pair:
    everybody = (replace(e, state="here") if e.state == "resting" else e for e in t.entrants)
    return pair(replace(t, entrants=tuple(everybody)), seed, waited)


@plants("only people who are here are paired, and none of them is forgotten", _sleepless)
def _pairs_people_who_rest(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


def _blind(t: Tournament, seed: int, waited: Waited) -> Pair:
    return pair(replace(t, forbidden=()), seed, waited)


@plants("a bout is played by as many people as when it was announced")
def _resizes_bouts_that_are_open(patch: pytest.MonkeyPatch) -> None:
    real = fold.evolve

    def evolve(t: Tournament, event: ev.Event, wall: Millis) -> Tournament:
        new = real(t, event, wall)

        def change(bout: Bout) -> Bout:
            return replace(bout, sizes=fold._sizes(new, bout.sides))

        for bout in new.open_bouts() if isinstance(event, ev.Resized) else ():
            new = fold._change_bout(new, bout.id, change)
        return new

    patch.setattr(page, "evolve", evolve)
    patch.setattr(judge, "evolve", evolve)


@plants("forbidden pairs do not meet", _blind)
def _lets_siblings_meet(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


def _only(form: Format, change: Callable[[Tournament, Pair], Pair]) -> Pairer:
    def altered(t: Tournament, seed: int, waited: Waited) -> Pair:
        command = pair(t, seed, waited)
        return change(t, command) if t.setup.format == form else command

    return altered


def _again(t: Tournament, command: Pair) -> Pair:
    """Two who met in the last heat meet again, and so do those whom they should have met."""
    for bout in t.heats[-1].bouts if t.heats else ():
        both = {n for side in bout.sides for n in side}
        split = [p for p in command.pairings if len(both & {n for s in p.sides for n in s}) == 1]
        if len(split) == 2:
            others = tuple((n,) for p in split for [n] in p.sides if n not in both)
            new = {split[0].table: bout.sides, split[1].table: others}
            pairings = (replace(p, sides=new.get(p.table, p.sides)) for p in command.pairings)
            return replace(command, pairings=tuple(replace(p, board="screen") for p in pairings))
    return command


MEETINGS = "nobody meets the same opponent twice in Swiss while that can be avoided"
BYES = "nobody has a second bye while that can be avoided"
NEEDLESS = "nobody has a bye who could play, and it goes to the fewest points"
ROWS = "nobody begins, or follows, three times in a row while that can be avoided"
STARTS = "starts differ by 2 at most while that can be avoided, in circles by 1"


@plants(MEETINGS, _only("swiss", _again))
def _lets_people_meet_again(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


@plants(MEETINGS, _only("dutch", _again))
def _lets_people_meet_again_in_dutch(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


def _lucky(t: Tournament, command: Pair) -> Pair:
    """The bye goes to somebody who had one already."""
    had = {n for heat in t.heats for n in heat.byes}
    for at, pairing in enumerate(command.pairings):
        [first], second = pairing.sides
        if first in had and command.byes and command.byes[0] not in had:
            other = replace(pairing, sides=(command.byes, second), board="screen")
            pairings = (*command.pairings[:at], other, *command.pairings[at + 1 :])
            return replace(command, pairings=pairings, byes=(first,))
    return command


@plants(BYES, _only("swiss", _lucky))
def _gives_second_byes(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


@plants(BYES, _only("dutch", _lucky))
def _gives_second_byes_in_dutch(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


def _lucky_in_a_mixer(t: Tournament, command: Pair) -> Pair:
    """Who had a bye takes another one, and somebody plays in their place."""
    had = {n for heat in t.heats for n in heat.byes}
    for at, pairing in enumerate(command.pairings):
        for lucky in had & {n for side in pairing.sides for n in side}:
            if len(command.byes) == 1 and not had & {*command.byes}:
                [plays] = command.byes
                sides = tuple(
                    tuple(plays if n == lucky else n for n in side) for side in pairing.sides
                )
                other = replace(pairing, sides=sides, board="screen")
                pairings = (*command.pairings[:at], other, *command.pairings[at + 1 :])
                return replace(command, pairings=pairings, byes=(lucky,))
    return command


@plants(BYES, _only("mixer", _lucky_in_a_mixer), is_alone=True)
def _gives_second_byes_in_a_mixer(patch: pytest.MonkeyPatch) -> None:
    pass


@plants(BYES, seeds=(11969,), is_alone=True)
def _sends_away_whoever_was_seated_last(patch: pytest.MonkeyPatch) -> None:
    def rest(field: Field, table: Sequence[Player]) -> list[Player]:
        kept: list[Player] = []
        for player in table:
            if not any(field.is_forbidden(player.id, other.id) for other in kept):
                kept.append(player)
        return kept

    patch.setattr(threes, "_rest", rest)


def _spared(t: Tournament, command: Pair) -> Pair:
    """In the first heat somebody watches a table of three."""
    for at, pairing in enumerate(command.pairings if not t.heats else ()):
        if len(pairing.sides) == 3:
            *left, (watches,) = pairing.sides
            small = replace(pairing, sides=tuple(left))
            pairings = (*command.pairings[:at], small, *command.pairings[at + 1 :])
            return replace(command, pairings=pairings, byes=(watches,))
    return command


@plants(NEEDLESS, _only("threes", _spared), is_alone=True)
def _lets_somebody_watch(patch: pytest.MonkeyPatch) -> None:
    pass


@plants(NEEDLESS, is_alone=True)
def _gives_the_best_the_bye(patch: pytest.MonkeyPatch) -> None:
    real = mixer.draw

    def draw(field: Field, team: int, seed: int) -> Draw:
        poor = (replace(p, points=-p.points, rank=-p.rank) for p in field.players)
        return real(replace(field, players=tuple(poor)), team, seed)

    patch.setattr(mixer, "draw", draw)


def _careless_beyond(patch: pytest.MonkeyPatch, level: int, **blank: Any) -> None:
    """Once something can't be avoided, from this level on, let cards forget these parts."""

    def scale_of(field: Field, at: int) -> weight.Scale:
        scale = weight.scale_of(field, at)
        if at < level:
            return scale
        byes = blank.get("byes", scale.byes)
        card = {name: value for name, value in blank.items() if name != "byes"}
        return replace(scale, byes=byes, cards=[replace(c, **card) for c in scale.cards])

    patch.setattr(swiss, "scale_of", scale_of)


@plants(BYES, is_alone=True)
def _forgets_byes_where_people_meet_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(judge_heats, "_check_byes", lambda *_: None)
    _careless_beyond(patch, weight.MEET_AGAIN, byes=(0,) * 99)


@plants(ROWS)
def _forgets_starts_where_people_meet_again(patch: pytest.MonkeyPatch) -> None:
    _careless_beyond(patch, weight.MEET_AGAIN, must=0)


@plants(MEETINGS, is_alone=True)
def _forgets_meetings_beside_second_byes(patch: pytest.MonkeyPatch) -> None:
    _careless_beyond(patch, weight.ANYTHING, met=Counter())


def _bent(is_wanted: Bend, is_other: Bend, *, by_row: bool) -> Callable[[Tournament, Pair], Pair]:
    """Turn starts round until somebody breaks one part of the rule and nobody the other."""

    def change(t: Tournament, command: Pair) -> Pair:
        past = past_of(t)

        def cost(sides: tuple[tuple[EntrantId, ...], ...]) -> tuple[bool, bool, int]:
            both = tuple((n, at == 0) for at, (n,) in enumerate(sides))
            strain = sum(
                past.starts[n][-1:] == [begins]
                if by_row
                else abs(2 * sum(past.starts[n]) - len(past.starts[n]) + (1 if begins else -1))
                for n, begins in both
            )
            breaks = any(is_wanted(past, *one) for one in both)
            return (any(is_other(past, *one) for one in both), not breaks, -strain)

        turned = (replace(p, sides=min(p.sides, p.sides[::-1], key=cost)) for p in command.pairings)
        return replace(command, pairings=tuple(turned))

    return change


@plants(ROWS, _only("swiss", _bent(Past.is_third, Past.is_beyond, by_row=True)), is_alone=True)
def _lets_people_begin_three_times_in_a_row(patch: pytest.MonkeyPatch) -> None:
    pass


@plants(STARTS, _only("swiss", _bent(Past.is_beyond, Past.is_third, by_row=False)), is_alone=True)
def _lets_people_begin_too_often(patch: pytest.MonkeyPatch) -> None:
    pass


def _oldest_first(t: Tournament, command: Pair) -> Pair:
    return replace(
        command, pairings=tuple(replace(p, sides=tuple(sorted(p.sides))) for p in command.pairings)
    )


@plants(STARTS, _only("swiss", _oldest_first))
def _lets_the_first_begin(patch: pytest.MonkeyPatch) -> None:
    pass


@plants(STARTS, _only("dutch", _oldest_first))
def _lets_the_first_begin_in_dutch(patch: pytest.MonkeyPatch) -> None:
    pass


@plants(STARTS, _only("all-play-all", _oldest_first))
def _lets_the_first_begin_in_circles(patch: pytest.MonkeyPatch) -> None:
    pass


def _crossed(t: Tournament, command: Pair) -> Pair:
    """Two bouts exchange an opponent."""
    if len(command.pairings) < 2:
        return command
    first, second, *_ = command.pairings
    one = replace(first, sides=(first.sides[0], second.sides[1]), board="screen")
    other = replace(second, sides=(second.sides[0], first.sides[1]), board="screen")
    return _with(command, one, other)


@plants("no heavier pairing exists", _only("swiss", _crossed))
def _pairs_badly(patch: pytest.MonkeyPatch) -> None:
    _judge_sleeps(patch)


@plants("no heavier pairing exists")
def _writes_pairs_that_are_stale(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(judge_heats, "refuse_unless_current", lambda *_: None)


@plants(ALLOWED)
def _overlooks_the_last_entrant(patch: pytest.MonkeyPatch) -> None:
    real = judge_heats.present
    patch.setattr(judge_heats, "present", lambda t: real(t)[:-1] if t.heats else real(t))


@plants("every group climbs from the highest level that it has won")
def _climbs_without_a_win(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(climb, "_climb", lambda lines, _: climb.Climb(len(lines)))


# Points


@plants("points are the sum of the results, in whatever order they came")
def _forgets_late_entrants(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(shares, "_add_unpaired", lambda *_: None)


@plants("points are the sum of the results, in whatever order they came")
def _pays_byes_in_schedules(patch: pytest.MonkeyPatch) -> None:
    everything = BYE_IS_A_WIN | {"all-play-all", "league", "knockout"}
    patch.setattr(shares, "BYE_IS_A_WIN", everything)


@plants("resting, leaving and coming back gains nothing")
def _takes_whoever_comes_back_for_late(patch: pytest.MonkeyPatch) -> None:
    real = fold._checked_in

    def checked_in(t: Tournament, number: EntrantId, is_remote: bool) -> Tournament:
        new = fold._change(t, number, has_come=False)
        is_back = t.entrant(number).state in {"withdrawn", "resting"}
        return real(new if is_back else t, number, is_remote)

    patch.setattr(fold, "_checked_in", checked_in)


@plants("the order in which bouts of a heat are decided changes nothing", is_alone=True)
def _lets_the_first_result_speak_for_the_heat(patch: pytest.MonkeyPatch) -> None:
    real = fold._decided

    def decided(t: Tournament, event: ev.Decided) -> Tournament:
        is_first = all(bout.result is None for bout in t.heats[-1].bouts) if t.heats else False
        if is_first or event.result is None or len(event.result.scores) == 1:
            return real(t, event)
        return real(t, replace(event, result=replace(event.result, tallies=())))

    patch.setattr(fold, "_decided", decided)


@plants(
    "whoever leaves and comes back has no more in the end than if they had stayed", is_alone=True
)
def _takes_a_heat_sat_out_for_won(patch: pytest.MonkeyPatch) -> None:
    real: Any = shares._add_unpaired

    def add_unpaired(t: Tournament, heat: Any, found: Any, given: Any) -> None:
        real(t, heat, found, given)
        for entrant in t.entrants:
            if entrant.rested == heat.number and found[entrant.id][-1].kind == "out":
                found[entrant.id][-1] = replace(found[entrant.id][-1], is_won=True)

    patch.setattr(shares, "_add_unpaired", add_unpaired)


@plants("whoever has not played stands last, without a place")
def _counts_byes_as_played(patch: pytest.MonkeyPatch) -> None:
    real = shares.shares_of

    def shares_of(t: Tournament, label: str = "", **_: Any) -> dict[EntrantId, list[shares.Share]]:
        return {
            number: [replace(s, kind="played") if s.kind == "bye" else s for s in own]
            for number, own in real(t, label).items()
        }

    patch.setattr(standing, "shares_of", shares_of)


@plants("better means higher, and only equals share a place")
def _forgets_wins(patch: pytest.MonkeyPatch) -> None:
    real: Any = standing._rows

    def rows(*args: Any) -> Any:
        *rest, order = args
        return real(*rest, {number: key[:1] for number, key in order.items()})

    patch.setattr(standing, "_rows", rows)


# Results


@plants("at a screen a bout is the sum of its games, and one side wins a bout of a knockout")
def _counts_games_that_are_void(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bout, "counted", property(lambda bout: bout.games))


@plants("at a screen a bout is the sum of its games, and one side wins a bout of a knockout")
def _forgets_games_before_an_absence(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(page, "without", lambda setup, bout, _, absent: form.forfeit(setup, bout, absent))


@plants("at a screen a bout is the sum of its games, and one side wins a bout of a knockout")
def _lets_an_absence_end_level(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(form, "needs_winner", lambda *_: False)


@plants("corrections change no pairing")
def _swaps_sides_when_corrected(patch: pytest.MonkeyPatch) -> None:
    real = fold._decided

    def decided(t: Tournament, event: ev.Decided) -> Tournament:
        new = real(t, event)
        if not event.note:
            return new
        return fold._change_bout(new, event.bout, lambda b: replace(b, sides=b.sides[::-1]))

    patch.setattr(fold, "_decided", decided)


@plants("a report that nobody opposed counts from its deadline on")
def _stamps_when_noticed(patch: pytest.MonkeyPatch) -> None:
    real = page.Page.decide

    def decide(self: page.Page, bout: Bout, result: Any, by: Any, **more: Any) -> None:
        more.pop("wall", None)
        real(self, bout, result, by, **more)

    patch.setattr(page.Page, "decide", decide)


@plants("a report that nobody opposed counts from its deadline on")
def _settles_only_when_ticked(patch: pytest.MonkeyPatch) -> None:
    real = judge_results.settle
    patch.setattr(judge_results, "settle", lambda p: real(p) if p.by.role == "service" else None)


@plants("a result counts once, and only the host or a helper changes it")
def _counts_matches_again(patch: pytest.MonkeyPatch) -> None:
    def finished(p: page.Page, command: Any) -> None:
        bout = p.bout(command.bout)
        p.note(ev.GameFinished(bout.id, command.match, command.result))
        judge_results._conclude(p, p.bout(bout.id), command.absent)

    patch.setattr(judge_results, "finished", finished)


@plants("whoever did not come twice in a row rests")
def _waits_for_a_third_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(page, "RESTING_AFTER", 3)


@plants("a tournament ends when every bout has a result")
def _calls_every_heat_over(patch: pytest.MonkeyPatch) -> None:
    real = fold.evolve

    def evolve(t: Tournament, event: ev.Event, wall: Millis) -> Tournament:
        is_late = isinstance(event, ev.Paired) and event.heat > 1
        return replace(real(t, event, wall), is_over=t.is_over or is_late)

    patch.setattr(page, "evolve", evolve)
    patch.setattr(judge, "evolve", evolve)


@plants("the log gives the same tournament again")
def _forgets_every_hundredth_event(patch: pytest.MonkeyPatch) -> None:
    real, numbers = page.Page.note, count(1)

    def note(self: page.Page, event: ev.Event) -> None:
        if next(numbers) % 100:
            real(self, event)

    patch.setattr(page.Page, "note", note)
