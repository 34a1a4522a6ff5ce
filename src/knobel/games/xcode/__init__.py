"""X-Code: all players crack twelve fields together before the sand runs out.

There are no turns.  The match puts simultaneous actions into an order; an action that is no longer
possible is refused with the reason.  No card is ever lost or duplicated.

Rule ids (XC-20 ...) are those of docs/rules/xcode.md.  Kept out: where levels come from, which of
them a group may play, what a seat may know (views.py), and who plays on it.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from knobel.core.clock import Hourglass
from knobel.core.dice import Dice, of_purpose, shuffled
from knobel.core.game import (
    Begin,
    Forfeit,
    Illegal,
    Millis,
    Move,
    Outcome,
    Seat,
    TakeBack,
    Tick,
    Transition,
)
from knobel.core.reactor import Reactor, Rule
from knobel.games.xcode.actions import (
    Accept,
    Action,
    Decline,
    Discard,
    Draw,
    Lay,
    Offer,
    Say,
    Withdraw,
    read_action,
    write_action,
)
from knobel.games.xcode.cards import SYMBOLS
from knobel.games.xcode.changes import has_same_moves, seats_unaffected
from knobel.games.xcode.contest import contest, tally, with_sizes
from knobel.games.xcode.events import (
    Cracked,
    Dealt,
    Event,
    Expired,
    Finished,
    RanOut,
    SandStarted,
    SandTurned,
    SeatLeft,
    TimeLaid,
)
from knobel.games.xcode.judge import judged, refuse_outsiders
from knobel.games.xcode.legal import legal_actions, short_moves
from knobel.games.xcode.level import Config, Level
from knobel.games.xcode.missions import MissionRule
from knobel.games.xcode.picture import picture
from knobel.games.xcode.state import State, evolve, opening
from knobel.games.xcode.views import View, event_for, private_fields, view_for

__all__ = [
    "LIVE",
    "RULES",
    "TITLE",
    "Accept",
    "Action",
    "Config",
    "Decline",
    "Discard",
    "Draw",
    "Event",
    "Lay",
    "Level",
    "Offer",
    "Say",
    "State",
    "View",
    "Withdraw",
    "apply",
    "contest",
    "event_for",
    "evolve",
    "has_clock",
    "has_same_moves",
    "in_play",
    "legal_actions",
    "opening",
    "outcome",
    "picture",
    "private_fields",
    "read_action",
    "seats_unaffected",
    "short_moves",
    "sides",
    "tally",
    "view_for",
    "wake_at",
    "with_sizes",
    "write_action",
]

RULES = 1
"""Increased only when the behaviour of the rules changes."""
TITLE = "X-Code"

LIVE: Literal[True] = True
"""Everybody acts at once."""

SAND = "sand"


def sides(config: Config, /) -> tuple[int, ...]:
    """All play for the same side."""
    return (0,) * config.players


def has_clock(config: Config, /) -> bool:
    """The sand runs with all settings."""
    return True


# The course of a match


def _base(event: Event, state: State) -> Iterator[Event]:
    match event:
        case Dealt(at=at) if not state.config.countdown:
            yield _start(state, at)
        case TimeLaid(at=at):  # XC-28
            sand = state.sand
            assert sand is not None
            is_flip = state.config.turning == "flip"
            yield SandTurned(sand.flipped(at) if is_flip else sand.refilled(at), at)  # XC-41
        case Cracked(at=at) if len(state.cracked) == len(SYMBOLS):  # XC-60
            yield Finished(True, "cracked", at)
        case RanOut(glass=glass, at=at):  # XC-42
            yield Finished(False, "sand" if glass == SAND else "second-sand", at)
        case SeatLeft(reason=reason, at=at) if not state.ring:  # XC-67
            yield Finished(False, reason, at)


def _start(state: State, at: Millis) -> SandStarted:
    total = 1000 * state.config.level.sand
    return SandStarted(Hourglass(total, at + total), at)


# Playing


def _reactor(state: State, dice: Dice) -> Reactor[State, Event]:
    """The rules of the level answer first, then the base game."""
    rules = enumerate(state.config.level.rules)
    missions = [_asking(index, rule, dice) for index, rule in rules]
    return Reactor(state, evolve, [*missions, _base], _is_over)


def _asking(index: int, rule: MissionRule, dice: Dice) -> Rule[Event, State]:
    return lambda event, now: rule.react(now.notes[index], event, now, dice)


def _is_over(state: State) -> bool:
    return state.end is not None


def apply(state: State, move: Move[Action], dice: Dice, /) -> Transition[State, Event]:
    reactor = _reactor(state, dice)
    seat, action, at = move.seat, move.action, move.at
    match action:
        case Begin() | Tick() | TakeBack() if seat is None:
            _apply_common(reactor, action, at, dice)
        case Begin() | Tick() | TakeBack():
            raise Illegal("no-such-action")
        case _ if seat is None:
            raise Illegal("no-such-action")
        case Forfeit(reason=reason):
            refuse_outsiders(state, seat)
            reactor.play(SeatLeft(seat, state.possessions(seat), reason, at))
        case _:
            refuse_outsiders(state, seat)
            reactor.play(*judged(state, seat, action, at))
    return reactor.step()


def _apply_common(
    reactor: Reactor[State, Event], action: Begin | Tick | TakeBack, at: Millis, dice: Dice
) -> None:
    """Apply an action that every game has, such as a tick."""
    state = reactor.state
    match action:
        case Tick():
            _settle(reactor, at)
        case Begin():
            if state.hands:
                raise Illegal("already-begun")
            reactor.play(_deal(state.config, at, dice))
        case TakeBack():
            raise Illegal("over" if state.end is not None else "no-take-back")  # XC-67


def _deal(config: Config, at: Millis, dice: Dice) -> Dealt:
    cards = shuffled(of_purpose(dice, "deal"), config.level.deck)
    count = config.level.dealt
    hands = [cards[count * seat : count * (seat + 1)] for seat in range(config.players)]
    return Dealt(tuple(hands), cards[count * config.players :], at)


def _settle(reactor: Reactor[State, Event], now: Millis) -> None:
    """Handle every deadline up to *now*, each at its own time and in order."""
    while (deadline := _deadline(reactor.state)) is not None and deadline[0] <= now:
        due, name = deadline
        if reactor.state.sand is None:
            reactor.play(_start(reactor.state, due))
        elif name == SAND:
            reactor.play(RanOut(SAND, due))
        else:
            reactor.play(Expired(name, due))
            assert _deadline(reactor.state) != deadline, (
                "a rule that expired must ask for a later time"
            )


def _deadline(state: State) -> tuple[Millis, str] | None:
    """The next deadline and its owner; the sand comes first if two fall together."""
    if state.end is not None or not state.hands:
        return None
    if state.sand is None:
        return state.began, SAND
    due, name = state.sand.ends, SAND
    for rule, note in zip(state.config.level.rules, state.notes, strict=True):
        wanted = rule.due(note)
        if wanted is not None and wanted < due:
            due, name = wanted, rule.name
    return due, name


def wake_at(state: State, /) -> Millis | None:
    deadline = _deadline(state)
    return None if deadline is None else deadline[0]


def in_play(state: State, /) -> Sequence[Seat]:
    return state.ring if state.hands else range(state.config.players)


def outcome(state: State, /) -> Outcome | None:
    """Everybody wins or loses together (XC-60, XC-42)."""
    end = state.end
    if end is None:
        return None
    return Outcome(end.reason, (0,) * state.config.players, "won" if end.is_won else "lost")
