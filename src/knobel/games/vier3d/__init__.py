"""Vier-gewinnt 3D: four in a row on 16 rods, by the first line or by the most lines.

Rule ids (V3-10 ...) are those of docs/rules/vier3d.md.  Kept out: how balls are drawn, who sits
where, and what happens between matches.
"""

from collections.abc import Sequence

from knobel.core.dice import Dice
from knobel.core.game import (
    Begin,
    Forfeit,
    Illegal,
    Ledger,
    Millis,
    Move,
    Seat,
    TakeBack,
    Tick,
    Transition,
)
from knobel.games.vier3d.actions import Action, Drop, read_action, write_action
from knobel.games.vier3d.config import Config, PerMove, Total, has_clock, may_take_back, sides
from knobel.games.vier3d.contest import contest, tally, with_clock, with_sizes
from knobel.games.vier3d.events import (
    BALLS,
    YELLOW,
    Ball,
    Begun,
    Dropped,
    Event,
    Forfeited,
    TakenBack,
)
from knobel.games.vier3d.lines import ROD_INDEX, landing, open_rods
from knobel.games.vier3d.picture import picture
from knobel.games.vier3d.state import (
    Line,
    Out,
    Ply,
    State,
    Stock,
    evolve,
    in_play,
    opening,
    outcome,
    score,
    turn,
    wake_at,
)
from knobel.games.vier3d.views import ClockView, Threat, View, event_for, view_for

__all__ = [
    "BALLS",
    "RULES",
    "TITLE",
    "Action",
    "Ball",
    "Begun",
    "ClockView",
    "Config",
    "Drop",
    "Dropped",
    "Event",
    "Forfeited",
    "Line",
    "Out",
    "PerMove",
    "Ply",
    "State",
    "Stock",
    "TakenBack",
    "Threat",
    "Total",
    "View",
    "apply",
    "contest",
    "event_for",
    "evolve",
    "has_clock",
    "has_same_moves",
    "in_play",
    "legal_actions",
    "may_take_back",
    "opening",
    "outcome",
    "picture",
    "read_action",
    "score",
    "short_moves",
    "sides",
    "tally",
    "turn",
    "view_for",
    "wake_at",
    "with_clock",
    "with_sizes",
    "write_action",
]

RULES = 1
"""Increased only when the behaviour of the rules changes."""
TITLE = "Vier-gewinnt 3D"


def apply(state: State, move: Move[Drop], dice: Dice, /) -> Transition[State, Event]:
    seat, at = move.seat, move.at
    event: Event
    match move.action:  # the most frequent first, because failing patterns are slow
        case Drop() as drop if seat is not None:
            event = Dropped(seat, _judge(state, seat, drop), drop.rod, at)
        case Tick() if seat is None:
            return _settled(state, at)
        case Forfeit(reason=reason) if seat is not None:
            _refuse_outsiders(state, seat)
            event = Forfeited(seat, reason, at)
        case Begin() if seat is None:
            if state.turn:
                raise Illegal("already-begun")
            event = Begun(at)
        case TakeBack(seat=asking) if seat is None:
            event = TakenBack(asking, _plies_back(state, asking), at)
        case _:
            raise Illegal("no-such-action")
    return Transition(evolve(state, event), (event,))


def _settled(state: State, now: Millis) -> Transition[State, Event]:
    """Handle every deadline up to *now*, each at its own time and in order."""
    ledger: Ledger[State, Event] = Ledger(state, evolve)
    while (due := wake_at(ledger.state)) is not None and due <= now:
        assert ledger.state.to_move is not None
        ledger.note(Forfeited(ledger.state.to_move, "time", due))
    return ledger.step()


def _refuse_outsiders(state: State, seat: Seat) -> None:
    if outcome(state) is not None:
        raise Illegal("over")
    if seat not in in_play(state) or not state.turn:
        raise Illegal("not-in-play")


def _judge(state: State, seat: Seat, drop: Drop) -> Ball:
    """The ball that the drop puts on its rod; raises `Illegal` (V3-12)."""
    if seat != state.to_move:
        _refuse_outsiders(state, seat)
        raise Illegal("not-your-turn")
    if drop.turn != state.turn:
        raise Illegal("too-late")
    stock = state.stock[seat]
    if drop.yellow and not stock.yellow:
        raise Illegal("no-yellow-ball")
    if not drop.yellow and not stock.own:
        raise Illegal("no-own-ball")  # V3-45
    index = ROD_INDEX.get(drop.rod)
    if index is None:
        raise Illegal("no-such-rod", rod=drop.rod)
    if landing(state.filled, index) is None:
        raise Illegal("rod-full", rod=drop.rod)
    return BALLS[YELLOW if drop.yellow else seat]


def _plies_back(state: State, seat: Seat) -> int:
    """The number of balls to take back so that *seat* can replay its last one."""
    if outcome(state) is not None:
        raise Illegal("over")
    if state.out:
        raise Illegal("no-take-back")  # a forfeit can't be undone
    for count, ply in enumerate(reversed(state.plies), start=1):
        if ply.seat == seat:
            return count
    raise Illegal("nothing-to-take-back")


# Legal moves


def legal_actions(state: State, seat: Seat, /) -> Sequence[Drop]:
    own, yellow = _rods_for(state, seat)
    return [
        *(Drop(rod, state.turn) for rod in own),
        *(Drop(rod, state.turn, True) for rod in yellow),
    ]


def short_moves(state: State, seat: Seat, /) -> list[str]:
    """The legal actions in notation.  Written for speed, since every update contains them."""
    own, yellow = _rods_for(state, seat)
    return [*own, *map("y:{}".format, yellow)]


def has_same_moves(old: State, new: State, seat: Seat, /) -> bool:
    return old.to_move != seat != new.to_move


def _rods_for(state: State, seat: Seat) -> tuple[Sequence[str], Sequence[str]]:
    """The rods on which a seat may put an own ball, and a yellow one (V3-41)."""
    if seat != state.to_move:
        return (), ()
    stock, rods = state.stock[seat], open_rods(state.filled)
    return rods if stock.own else (), rods if stock.yellow else ()
