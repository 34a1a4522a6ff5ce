"""Plays X-Code in simulated time, with the same pace for all kinds of players.

The time between two actions of a seat is random, 3/4 to 5/4 of the pace; a seat that waits looks
again after a glance.  A refused action takes as long as any other.
"""

import heapq
import random
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, TypeAlias

from msgspec import Struct

from knobel.bots import Budget
from knobel.bots.xcode import GLANCE, player
from knobel.core.game import Begin, Illegal, Millis, Move, Seat, Tick
from knobel.games import xcode
from knobel.games.xcode import Action, Config, State

Mind: TypeAlias = Callable[[State, Seat, Millis], Action | None]
"""Decides for a seat; only cheats look at more than the view of that seat."""
Watch: TypeAlias = Callable[[State, Seat, Action, Millis], None]


class Dice:
    """Dice whose rolls depend on a text."""

    def __init__(self, *words: object) -> None:
        self._random = random.Random(" ".join(map(str, words)))

    def pick(self, n: int, /) -> int:
        return self._random.randrange(n)


class Played(Struct, frozen=True):
    """How a match went."""

    is_won: bool
    reason: str
    seconds: int
    """Since the sand began to run."""
    fields: int
    turns: int
    """Of the sandglass."""
    actions: dict[str, int]
    refused: int


def honest(seed: object, people: Collection[Seat] = ()) -> Mind:
    """Bots that know their view, where people sit, and nothing else."""
    mind, dice = player("human"), Dice(seed, "bots")

    def choose(state: State, seat: Seat, at: Millis) -> Action | None:
        view, legal = xcode.view_for(state, seat), xcode.short_moves(state, seat)
        budget = Budget(1, mind.level.budget.millis)
        return mind.choose(view, legal, budget, dice, at=at, people=people).action

    return choose


def play(
    settings: Config, seed: object, mind: Mind, pace: Millis, watch: Watch | None = None
) -> Played:
    """A match from the deal to its end."""
    chance, rhythm = Dice(seed, "cards"), Dice(seed, "rhythm")
    state = xcode.opening(settings)
    state = xcode.apply(state, Move(None, Begin(), 0), chance).state
    looks = [(state.began + 1 + rhythm.pick(pace), seat) for seat in range(settings.players)]
    heapq.heapify(looks)
    done: Counter[str] = Counter()
    refused = 0
    while state.end is None:
        at, seat = heapq.heappop(looks)
        due = xcode.wake_at(state)
        if due is not None and due <= at:
            state = xcode.apply(state, Move(None, Tick(), at), chance).state
            if state.end is not None:
                break
        action = mind(state, seat, at)
        if action is None:
            heapq.heappush(looks, (at + GLANCE, seat))
            continue
        if watch is not None:
            watch(state, seat, action, at)
        heapq.heappush(looks, (at + pace * 3 // 4 + rhythm.pick(pace // 2 + 1), seat))
        done[type(action).__name__.lower()] += 1
        move: Move[Any] = Move(seat, action, at)
        try:
            state = xcode.apply(state, move, chance).state
        except Illegal:
            refused += 1
    seconds = (state.end.at - state.began) // 1000
    end, turns = state.end, len(state.times)
    fields = len(state.cracked)
    return Played(end.is_won, end.reason, seconds, fields, turns, dict(done), refused)
