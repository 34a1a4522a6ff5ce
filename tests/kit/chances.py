"""Matches of chance: people move, propose, answer, leave and come back, in any game."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple, get_args

from knobel.catalog import GameDefinition
from knobel.core.dice import Recorder, Tape
from knobel.core.game import Begin, Illegal, Seat, Tick
from knobel.match import (
    Entry,
    Header,
    Match,
    SeatSetup,
    Unsettled,
    enter,
    judged,
    opened,
    outcome,
    phase,
    wakes_at,
)
from knobel.match import commands as do
from tests.kit.rolls import Rolls
from tests.kit.xcode import any_action

NOON = 1_790_000_000_000
LONGEST = 120


def seated(definition: GameDefinition, config: Any, *, is_shared: bool) -> Match:
    """The match with everybody seated; the first two may share a screen."""
    seats = range(len(definition.game.sides(config)))
    header = Header(
        *("match", "code", "watch", definition.name, definition.rules, config),
        tuple(SeatSetup() for _ in seats),
        NOON,
        "opener",
    )
    match = opened(definition.game, header)
    for seat in seats:
        key = "key-0" if is_shared and seat < 2 else f"key-{seat}"
        command = do.Sit(seat, f"Name {seat}", key)
        _, match = judged(definition.game, match, None, command, NOON, Tape())
    return match


class Written(NamedTuple):
    """A line of a match of chance."""

    before: Match
    entry: Entry
    after: Match
    """The match as the judge has it, which is not the one that goes on: that is read from the line."""


class Refused(NamedTuple):
    """Something that was asked for in vain."""

    why: Exception


def played_by_chance(
    definition: GameDefinition, config: Any, number: int
) -> Iterator[Written | Refused]:
    """A match in which people do what they may, and sometimes what they may not."""
    game, chance, rolls = definition.game, Random(number), Rolls(number)
    match, wall = seated(definition, config, is_shared=number % 2 == 1), NOON
    for turn in count():
        due = wakes_at(game, match)
        if turn > LONGEST or (outcome(game, match) is not None and chance.randrange(8) == 0):
            return
        wall += chance.choice((0, 1, 400, 400, 2_000, 2_000, 9_000))
        if due is not None and chance.randrange(25) == 0:
            wall = max(wall, min(due, wall + 100_000))
        for seat, command in ((None, Tick()), _asked(definition, match, chance)):
            dice = Recorder(rolls)
            try:
                events, after = judged(game, match, seat, command, wall, dice)
            except (Illegal, Unsettled) as why:
                yield Refused(why)
                continue
            if not events and seat is None:
                continue
            entry = Entry(match.version + 1, wall, None, seat, command, tuple(dice.picks), events)
            yield Written(match, entry, after)
            match = enter(game, match, entry)


def _asked(definition: GameDefinition, match: Match, chance: Random) -> tuple[Seat | None, Any]:
    """What happens next: mostly a move."""
    game, seats = definition.game, range(len(match.chairs))
    if match.began is None:
        unready = [seat for seat in seats if not match.chairs[seat].ready]
        return (unready[0], do.Ready()) if unready else (None, Begin())
    seat = chance.choice(seats)
    if phase(game, match) == "running" and chance.randrange(8):
        if definition.is_live:
            return any_action(match.state, chance) or (seat, do.Reclaim())
        options = [(s, action) for s in seats for action in game.legal_actions(match.state, s)]
        return chance.choice(options) if options else (seat, do.Rename("Nobody"))
    matter: do.Matter = chance.choice(get_args(do.Matter))
    asides: list[tuple[Seat | None, Any]] = [
        (None, do.Away(seat)),
        (None, do.Back(seat)),
        (None, do.Halt(match.wall)),
        (seat, do.Propose(matter)),
        (seat, do.Propose("take-back")),
        (seat, do.Rename(f"Name {chance.randrange(99)}")),
        (seat, do.Claim("win")),
        (seat, do.Substitute(chance.choice(seats))),
        (seat, do.AdmitWatchers(yes=False)),
        *((s, do.Answer(p.matter, yes=True)) for p in match.proposals for s in seats),
        *((s, do.Answer(p.matter, yes=True)) for p in match.proposals for s in seats),
        *((s, do.Answer(p.matter, yes=False)) for p in match.proposals for s in seats),
    ]
    if chance.randrange(40) == 0:
        return seat, do.Resign()
    return chance.choice(asides)
