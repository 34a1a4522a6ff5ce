"""Matches of XOBrainer between programs, played by the rules.

Time stands still, so that no clock ever falls.  Chance hangs on the number of the match, the round
and the piece alone: two matches with the same number begin with the same lot, are dealt the same
cards round by round, and each side draws the same pieces, however differently they are played.
"""

import time
from collections.abc import Iterator, Sequence
from random import Random as Chance
from typing import Any, Protocol

from msgspec import Struct

from knobel.bots import Budget, Choice
from knobel.bots.xobrainer import LEVELS, player
from knobel.catalog import xobrainer as xobrainer_files
from knobel.core.dice import Dice
from knobel.core.game import Begin, Move, Seat, Transition
from knobel.games import xobrainer
from knobel.games.xobrainer import (
    Action,
    Config,
    Event,
    Length,
    Map,
    Mission,
    PlacePiece,
    Random,
    Sets,
    SingleRound,
    State,
    TimeBomb,
    Trap,
    Variant,
    View,
)
from knobel.games.xobrainer.events import RoundEnded

MIXES: dict[str, tuple[Variant, ...]] = {
    "base": (),
    "random": (Random(),),
    "mission+trap": (Mission(), Trap()),
    "time-bomb": (TimeBomb(),),
    "everything": (Map(), Mission(), Trap(), Random(), TimeBomb()),
}
FORMS: dict[str, Length] = {"round": SingleRound(), "set": Sets(1), "best-of-3": Sets(3)}
GREEDY = "greedy"
NAMES = (GREEDY, *(level.name for level in LEVELS))
MIDDLE = frozenset(f"{column}{row}" for column in "defg" for row in (4, 5, 6, 7))
MOST_ROUNDS = 60
"""The number of rounds after which a match is a draw, since careful players might never end."""


class Mind(Protocol):
    """A player of a match."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget, dice: Dice, /
    ) -> Choice[Action]: ...


class Rolls:
    """Dice that fall the same way for the same words."""

    def __init__(self, *words: object) -> None:
        self._chance = Chance(" ".join(map(str, words)))

    def pick(self, n: int, /) -> int:
        return self._chance.randrange(n)


class Contender(Struct, frozen=True):
    """A mind and what it may spend: nodes only, so that every machine measures the same games."""

    name: str
    mind: Any
    budget: Budget


class Played(Struct, frozen=True):
    """A match and what it took."""

    winner: Seat | None
    reason: str
    rounds: tuple[str, ...]
    """The squares of each round, in the order of play."""
    points: tuple[str, ...]
    """How each round ended: its winner, or `=`, and what it brought."""
    seconds: tuple[list[float], list[float]]
    """CPU time of every move of each seat."""


def config(mix: str, form: str) -> Config:
    """The default board with these variants."""
    variants, board = MIXES[mix], xobrainer_files.layout("default")
    has_cards = any(variant.draws_cards for variant in variants)
    deck = xobrainer_files.deck("default").fitted_to(board) if has_cards else None
    return Config(board, deck, variants, FORMS[form])


def contender(name: str) -> Contender:
    """The player of this name."""
    if name == GREEDY:
        from bench.greedy_xobrainer import Greedy  # noqa: PLC0415 - after the number of threads is set

        return Contender(name, Greedy(), Budget(0))
    mind = player(name)
    return Contender(name, mind, Budget(mind.level.budget.nodes))


def play(settings: Config, seats: Sequence[Contender], number: str, opening: int = 0) -> Played:
    """One match, each seat by its contender; *opening* pieces of every round fall by chance."""
    blank = xobrainer.opening(settings)
    state = xobrainer.apply(blank, Move(None, Begin(), 0), Rolls(number, "round", 1)).state
    dice = [Rolls(number, contender.name) for contender in seats]
    rounds: list[list[str]] = [[]]
    points: list[str] = []
    seconds: tuple[list[float], list[float]] = ([], [])
    while state.end is None and state.round <= MOST_ROUNDS:
        for seat in _asked(state):
            legal = xobrainer.legal_actions(state, seat)
            if state.rest is not None:
                state = _after(state, seat, legal[0], number).state
                continue
            laid = len(state.board.plies)
            if laid < opening:
                action = _opened(legal, Rolls(number, "opening", state.round, laid))
            else:
                one = seats[seat]
                view = xobrainer.view_for(state, seat)
                begun = time.process_time()
                action = one.mind.choose(view, legal, one.budget, dice[seat]).action
                seconds[seat].append(time.process_time() - begun)
                assert action is not None, "the side to move must have a move"
            rounds[-1].append(xobrainer.write_action(action))
            step = _after(state, seat, action, number)
            state = step.state
            for ending in _endings(step):
                points.append(ending)
                rounds.append([])
    winner = None if state.end is None else state.end.winner
    return Played(
        winner,
        "too-long" if state.end is None else state.end.reason,
        tuple(" ".join(squares) for squares in rounds if squares),
        tuple(points),
        seconds,
    )


def _opened(legal: Sequence[Action], dice: Dice) -> Action:
    """A piece on one of the sixteen squares in the middle, as people open."""
    middle = [place for place in legal if isinstance(place, PlacePiece) and place.square in MIDDLE]
    choice = middle or legal
    return choice[dice.pick(len(choice))]


def _asked(state: State) -> list[Seat]:
    return [0, 1] if state.to_move is None else [state.to_move]


def _after(state: State, seat: Seat, action: Action, number: str) -> Transition[State, Event]:
    """What the action leads to.  A new round is dealt by dice of its own: rules are pure."""
    move: Move[Action] = Move(seat, action, 0)
    dice = Rolls(number, state.round, seat, len(state.board.plies) // 2)
    step = xobrainer.apply(state, move, dice)
    if step.state.round == state.round:
        return step
    return xobrainer.apply(state, move, Rolls(number, "round", step.state.round))


def _endings(step: Transition[State, Event]) -> Iterator[str]:
    """How the round ended that this step has ended, if it has."""
    last = step.state.last
    if last is not None and any(isinstance(event, RoundEnded) for event in step.events):
        if last.winner is None or last.award is None:
            yield "="
        else:
            prize = last.award.points if last.award.prize == "points" else last.award.prize
            yield f"{last.winner}:{prize}"
