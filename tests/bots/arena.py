"""Games between players of Vier-gewinnt 3D, played by the rules: for tests and measurements."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from knobel.bots import Budget
from knobel.bots.vier3d import Player
from knobel.core.dice import Dice, Tape
from knobel.core.game import Begin, Move
from knobel.games import vier3d
from knobel.games.vier3d import BALLS, Config, Drop, State, View
from knobel.games.vier3d.lines import RODS

FIRST = Config("first-line")
BALANCED = Config("most-lines", "balanced")
FREE = Config("most-lines", "free")
NONE = Config("most-lines", "none")
THREE = Config("most-lines", "three-players")
TWO_PLAYER_GAMES = (FIRST, BALANCED, FREE, NONE)

Mind = Callable[[View, Sequence[Drop]], Drop]
"""Whoever plays: sees a view, answers with an action."""


class Rolls:
    """Dice that fall the same way for the same number, however many are needed."""

    def __init__(self, number: int) -> None:
        self._random = random.Random(number)

    def pick(self, n: int, /) -> int:
        return self._random.randrange(n)


def bot(player: Player, dice: Dice, budget: Budget | None = None) -> Mind:
    """The player with its level's nodes, unless a budget is given.

    There is no limit of time: the same games are played on every machine, however busy.
    """
    allowed = budget or Budget(player.level.budget.nodes)
    return lambda view, legal: player.choose(view, legal, allowed, dice).action


def blind(dice: Dice) -> Mind:
    """Plays anything."""
    return lambda _view, legal: legal[dice.pick(len(legal))]


def near_sighted(dice: Dice) -> Mind:
    """Completes a line if it can, else blocks one, else plays anything."""

    def play(view: View, legal: Sequence[Drop]) -> Drop:
        me = view.to_move
        assert me is not None
        near = [threat for threat in view.threats if threat.now]
        lines = {RODS[t.cell % 16] for t in near if t.ball == BALLS[me]}
        blocks = {RODS[t.cell % 16] for t in near if t.ball != BALLS[me]}
        for wanted in (
            [drop for drop in legal if drop.rod in lines and not drop.yellow],
            [drop for drop in legal if drop.rod in blocks],
        ):
            if wanted:
                return wanted[dice.pick(len(wanted))]
        return legal[dice.pick(len(legal))]

    return play


def begin(config: Config) -> State:
    return vier3d.apply(vier3d.opening(config), Move(None, Begin(), 0), Tape()).state


def drop(state: State, action: Drop) -> State:
    """The state after the mover's action."""
    return vier3d.apply(state, Move(state.to_move, action, 0), Tape()).state


def legal(state: State) -> Sequence[Drop]:
    """What the mover may do; nothing once the game is over."""
    return () if state.to_move is None else vier3d.legal_actions(state, state.to_move)


def wander(config: Config, plies: int, dice: Dice) -> State:
    """A position after this number of random balls, or fewer if the game ends before."""
    state = begin(config)
    for _ in range(plies):
        actions = legal(state)
        if not actions:
            break
        state = drop(state, actions[dice.pick(len(actions))])
    return state


def play(state: State, minds: Sequence[Mind]) -> State:
    """The game played to its end, each seat by its mind."""
    while (seat := state.to_move) is not None:
        view = vier3d.view_for(state, seat)
        state = drop(state, minds[seat](view, vier3d.legal_actions(state, seat)))
    return state


class Score(NamedTuple):
    """Games from the first player's side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    def after(self, places: tuple[int, ...], seat: int) -> "Score":
        """With one more game of two, in which the first player had this seat."""
        mine, theirs = places[seat], places[1 - seat]
        wins, draws = self.wins + (mine < theirs), self.draws + (mine == theirs)
        return Score(wins, draws, self.games + 1 - wins - draws)


def compete(
    config: Config, games: int, one: Mind, other: Mind, *, openings: int = 0, first: int = 0
) -> Score:
    """Games with the seats changed after each; every opening of chance is played from both sides.

    *openings* is the number of balls played by chance before the players begin, *first* the
    number of the first game: it decides which openings they are.
    """
    score = Score()
    for game in range(first, first + games):
        state = wander(config, openings, Rolls(game // 2))
        seat = game % 2
        end = play(state, (one, other) if seat == 0 else (other, one))
        outcome = vier3d.outcome(end)
        assert outcome is not None
        score = score.after(outcome.places, seat)
    return score
