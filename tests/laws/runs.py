"""Games of chance, for laws to look at: any game, any configuration, with waiting in between.

A law that never sees a flag fall proves nothing about flags.  So waits often end just before,
at, or well after the next deadline.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from knobel.catalog import GameDefinition
from knobel.core.game import Begin, Forfeit, Illegal, Millis, Move, Seat, TakeBack, Tick, Transition
from tests.kit.rolls import Rolls

GAMES: Mapping[str, Any] = {
    path.stem: import_module(f"tests.laws.games.{path.stem}")
    for path in sorted((Path(__file__).parent / "games").glob("*.py"))
}
"""Each game has a module there.

`CONFIGS` is a strategy for its settings, `STRAYS` are actions that are rarely legal.  A game that
everybody plays at once also has `any_action`, which chooses a seat and a legal action of it.
"""


class Moment(NamedTuple):
    """One move of a run."""

    before: Any
    move: Move[Any]
    step: Transition[Any, Any]


class Run(NamedTuple):
    """A game of chance, or the beginning of one."""

    config: Any
    number: int
    """Tells how the dice fall, and what else was left to chance."""
    moments: Sequence[Moment]

    @property
    def end(self) -> Any:
        return self.moments[-1].step.state

    @property
    def ended_at(self) -> Millis:
        return self.moments[-1].move.at


def lengths(longest: int) -> st.SearchStrategy[int]:
    """How many moves, ticks included; about half of the games are not cut short."""
    return st.one_of(st.integers(1, longest), st.just(longest))


def seats_of(definition: GameDefinition, config: Any) -> range:
    return range(len(definition.game.sides(config)))


def play_run(definition: GameDefinition, config: Any, number: int, length: int) -> Run:
    """The game that this number determines, up to a number of moves."""
    if definition.is_live:
        return _play_live(definition, config, number, length)
    game, chance, dice = definition.game, Random(number), Rolls(number)
    state, at = game.opening(config), 0
    moments: list[Moment] = []
    # Some games are full of events and of flags that fall, others are played to their end in peace.
    calmness, haste = chance.choice((12, 60, 1000)), chance.choice((6, 12, 40))

    def do(seat: Seat | None, action: Any) -> None:
        nonlocal state
        move = Move(seat, action, at)
        try:
            step = game.apply(state, move, dice)
        except Illegal:
            assert isinstance(action, TakeBack)  # there may be nothing to take back
            return
        moments.append(Moment(state, move, step))
        state = step.state

    do(None, Begin())
    while len(moments) < length and game.outcome(state) is None:
        at += _wait(chance, at, game.wake_at(state), haste)
        do(None, Tick())
        seats = seats_of(definition, config)
        options = [(seat, action) for seat in seats for action in game.legal_actions(state, seat)]
        match chance.randrange(calmness):
            case 0 | 1:
                do(None, TakeBack(chance.choice(seats)))
            case 2 if game.in_play(state) and game.outcome(state) is None:
                do(chance.choice(game.in_play(state)), Forfeit("resigned"))
            case _ if options:
                do(*chance.choice(options))
    return Run(config, number, moments)


def _play_live(definition: GameDefinition, config: Any, number: int, length: int) -> Run:
    """The same without turns; every kind of action is as likely: else people would only talk."""
    game, chance, dice = definition.game, Random(number), Rolls(number)
    any_action = GAMES[definition.name].any_action
    state, at = game.opening(config), 0
    moments: list[Moment] = []
    hurry = chance.choice((1, 1, 8))

    def do(seat: Seat | None, action: Any) -> None:
        nonlocal state
        step = game.apply(state, move := Move(seat, action, at), dice)
        moments.append(Moment(state, move, step))
        state = step.state

    do(None, Begin())
    while len(moments) < length and game.outcome(state) is None:
        at += _wait_live(chance, at, game.wake_at(state)) // hurry
        do(None, Tick())
        if game.outcome(state) is None and chance.randrange(80) == 0:
            do(chance.choice(game.in_play(state)), Forfeit("resigned"))
        elif (found := any_action(state, chance)) is not None:
            do(*found)
    return Run(config, number, moments)


def _wait_live(chance: Random, at: Millis, due: Millis | None) -> Millis:
    left = 10_000 if due is None else max(0, due - at)
    if chance.randrange(30) == 0:
        return max(0, left + chance.choice((-1, 0, 1, 25_000, 10_000_000)))
    return chance.choice((0, 0, 0, 1, min(500, left // 2), left // 9))


def _wait(chance: Random, at: Millis, due: Millis | None, haste: int) -> Millis:
    left = 10_000 if due is None else max(0, due - at)
    if chance.randrange(haste) == 0:
        return max(0, left + chance.choice((-1, 0, 0, 1, 25_000, 10_000_000, 10_000_000)))
    return chance.choice((0, 0, 1, min(500, left // 2), left // 3))
