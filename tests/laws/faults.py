"""Faults to plant: for each law at least one that it must find.

All of them are mistakes that somebody could make, put between the game and whoever looks at it.
"""

import copy
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import force_setattr, replace

from knobel.catalog import GAMES, GameDefinition
from knobel.core.clock import Fuse
from knobel.core.game import Illegal, Tick, Transition, replay
from knobel.games import vier3d, xobrainer
from knobel.games.vier3d.lines import RODS

Fault: TypeAlias = Callable[[], GameDefinition]

_GAME: Any = vier3d


def _with(name: str = "vier3d", /, **functions: Any) -> GameDefinition:
    """The definition of this name with some functions of its game exchanged."""
    definition = copy.copy(GAMES[name])
    game: Any = SimpleNamespace(**(vars(definition.game) | functions))
    definition.game = game
    return definition


def apply_writes_state_behind_the_events() -> GameDefinition:
    def apply(state: Any, move: Any, dice: Any) -> Any:
        step = _GAME.apply(state, move, dice)
        return Transition(replace(step.state, turn=step.state.turn + 1), step.events)

    return _with(apply=apply)


def an_event_is_missing_in_the_catalog() -> GameDefinition:
    return _with(Event=vier3d.Begun | vier3d.Dropped | vier3d.Forfeited)


def apply_depends_on_how_often_it_was_called() -> GameDefinition:
    calls = count()

    def apply(state: Any, move: Any, dice: Any) -> Any:
        step = _GAME.apply(state, move, dice)
        return Transition(
            step.state, step.events if next(calls) % 2 else (*step.events, *step.events)
        )

    return _with(apply=apply)


def dice_are_rolled_before_judging() -> GameDefinition:
    def apply(state: Any, move: Any, dice: Any) -> Any:
        dice.pick(6)
        return _GAME.apply(state, move, dice)

    return _with(apply=apply)


def a_refused_move_counts_as_a_turn() -> GameDefinition:
    def apply(state: Any, move: Any, dice: Any) -> Any:
        try:
            return _GAME.apply(state, move, dice)
        except Illegal:
            force_setattr(state, "turn", state.turn + 1)
            raise

    return _with(apply=apply)


def legal_actions_forget_one() -> GameDefinition:
    def legal_actions(state: Any, seat: Any) -> Any:
        return _GAME.legal_actions(state, seat)[:-1]

    return _with(legal_actions=legal_actions)


def legal_actions_offer_full_rods() -> GameDefinition:
    def legal_actions(state: Any, seat: Any) -> Any:
        if seat != state.to_move:
            return ()
        return [vier3d.Drop(rod, state.turn) for rod in RODS]

    return _with(legal_actions=legal_actions)


def a_stale_turn_is_accepted() -> GameDefinition:
    def apply(state: Any, move: Any, dice: Any) -> Any:
        if isinstance(move.action, vier3d.Drop):
            move = replace(move, action=replace(move.action, turn=state.turn))
        return _GAME.apply(state, move, dice)

    return _with(apply=apply)


def a_flag_falls_when_it_is_noticed() -> GameDefinition:
    def apply(state: Any, move: Any, dice: Any) -> Any:
        step = _GAME.apply(state, move, dice)
        if not isinstance(move.action, Tick):
            return step
        events = tuple(replace(event, at=move.at) for event in step.events)
        return Transition(replay(_GAME.evolve, state, events), events)

    return _with(apply=apply)


def a_tick_lets_only_one_flag_fall() -> GameDefinition:
    def apply(state: Any, move: Any, dice: Any) -> Any:
        step = _GAME.apply(state, move, dice)
        if not isinstance(move.action, Tick):
            return step
        return Transition(replay(_GAME.evolve, state, step.events[:1]), step.events[:1])

    return _with(apply=apply)


def a_move_at_its_deadline_is_in_time() -> GameDefinition:
    def apply(state: Any, move: Any, dice: Any) -> Any:
        if isinstance(move.action, Tick):
            move = replace(move, at=move.at - 1)
        return _GAME.apply(state, move, dice)

    return _with(apply=apply)


def actions_are_legal_after_the_end() -> GameDefinition:
    def legal_actions(state: Any, seat: Any) -> Any:
        return _GAME.legal_actions(replace(state, to_move=seat), seat)

    return _with(legal_actions=legal_actions)


def the_clock_runs_on_after_the_end() -> GameDefinition:
    def wake_at(state: Any) -> Any:
        due = _GAME.wake_at(state)
        return 10**10 if due is None and state.config.clock is not None else due

    return _with(wake_at=wake_at)


def nobody_moves_after_somebody_left() -> GameDefinition:
    def legal_actions(state: Any, seat: Any) -> Any:
        return () if state.out else _GAME.legal_actions(state, seat)

    return _with(legal_actions=legal_actions)


def who_left_still_plays() -> GameDefinition:
    return _with(in_play=lambda state: range(len(state.stock)))


def shared_places_are_counted_densely() -> GameDefinition:
    def outcome(state: Any) -> Any:
        result = xobrainer.outcome(state)
        if result is None:
            return None
        ranks = sorted(set(result.places))
        return replace(result, places=tuple(ranks.index(place) for place in result.places))

    return _with("xobrainer", outcome=outcome)


def moves_of_others_are_not_told() -> GameDefinition:
    def event_for(event: Any, seat: Any) -> Any:
        is_others = isinstance(event, vier3d.Dropped) and event.seat != seat
        return None if is_others else event

    return _with(event_for=event_for)


def a_view_holds_what_json_does_not_know() -> GameDefinition:
    def view_for(state: Any, seat: Any) -> Any:
        view = _GAME.view_for(state, seat)
        return replace(view, rods=list(view.rods))

    return _with(view_for=view_for)


def yellow_is_not_written() -> GameDefinition:
    definition = _with()
    definition.write_action = lambda action: str(action.rod)
    return definition


def the_turn_is_read_from_the_start() -> GameDefinition:
    definition = _with()
    definition.read_action = lambda text, state: replace(vier3d.read_action(text, state), turn=1)
    return definition


def everybodys_cards_are_shown() -> GameDefinition:
    """A view shows everybody's cards, though no event told this seat of them."""

    def view_for(state: Any, seat: Any) -> Any:
        seats = range(len(state.config.sides))
        views = [xobrainer.view_for(state, other) for other in seats]
        cards = tuple(dict.fromkeys(card for view in views for card in view.cards))
        return replace(xobrainer.view_for(state, seat), cards=cards)

    return _with("xobrainer", view_for=view_for)


def fuses_burn_until_it_is_noticed() -> GameDefinition:
    def postponed(state: Any, now: int) -> Any:
        """The same deadlines, but none before now."""
        if state.rest is not None:
            return replace(state, rest=replace(state.rest, until=max(now, state.rest.until)))
        notes = [Fuse(max(now, n.burns_out)) if isinstance(n, Fuse) else n for n in state.notes]
        return replace(state, notes=tuple(notes))

    def apply(state: Any, move: Any, dice: Any) -> Any:
        if not isinstance(move.action, Tick):
            return xobrainer.apply(state, move, dice)
        while (due := xobrainer.wake_at(state)) is not None and due <= move.at:
            state = xobrainer.apply(postponed(state, move.at), move, dice).state
        return Transition(state, ())

    return _with("xobrainer", apply=apply)


FAULTS: dict[str, tuple[Fault, ...]] = {
    "events-alone-lead-to-the-state": (apply_writes_state_behind_the_events,),
    "the-written-events-tell-the-whole-game": (an_event_is_missing_in_the_catalog,),
    "the-same-moves-and-dice-lead-to-the-same-game": (apply_depends_on_how_often_it_was_called,),
    "a-refused-move-changes-nothing-and-rolls-no-dice": (
        dice_are_rolled_before_judging,
        a_refused_move_counts_as_a_turn,
    ),
    "exactly-the-legal-actions-are-accepted": (
        legal_actions_forget_one,
        legal_actions_offer_full_rods,
        a_stale_turn_is_accepted,
    ),
    "extra-ticks-change-nothing": (
        a_flag_falls_when_it_is_noticed,
        fuses_burn_until_it_is_noticed,
    ),
    "after-a-tick-the-clock-wakes-in-the-future": (
        a_tick_lets_only_one_flag_fall,
        a_move_at_its_deadline_is_in_time,
    ),
    "after-the-end-nothing-happens": (
        actions_are_legal_after_the_end,
        the_clock_runs_on_after_the_end,
    ),
    "somebody-can-act-until-the-end": (nobody_moves_after_somebody_left,),
    "who-gives-up-is-out-and-places-are-places": (
        who_left_still_plays,
        shared_places_are_counted_densely,
    ),
    "who-hears-the-same-sees-the-same": (
        moves_of_others_are_not_told,
        everybodys_cards_are_shown,
    ),
    "views-can-be-written-and-read": (a_view_holds_what_json_does_not_know,),
    "actions-can-be-written-and-read": (yellow_is_not_written, the_turn_is_read_from_the_start),
}

CAUGHT = (AssertionError, Illegal, msgspec.ValidationError)
"""How a law complains."""
