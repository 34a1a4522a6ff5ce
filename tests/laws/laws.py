"""Laws that every game keeps, whatever its rules.

Each is a function that looks for a game in which the law does not hold.  They take a definition, not
the catalog, so that test_mutations.py can hand them a game with a fault.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, TypeAlias

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from knobel.catalog import GameDefinition
from knobel.core.dice import Recorder, Tape, branches
from knobel.core.game import Begin, Forfeit, Illegal, Move, TakeBack, Tick, Transition, replay
from tests.kit.rolls import Rolls
from tests.laws.runs import GAMES, Moment, Run, lengths, play_run, seats_of

Law: TypeAlias = Callable[[GameDefinition], None]

FAR_AWAY = 10**9
MOST_WAYS = 16


played = lru_cache(maxsize=256)(play_run)
"""Most laws look at the same runs: hypothesis derives them from `hold`, which all laws share."""


def for_all(
    definition: GameDefinition,
    check: Callable[[Run], None],
    examples: int,
    longest: int = 150,
    until: Callable[[], bool] = lambda: False,
) -> None:
    """Check this number of runs, always the same ones; the first that fails is shown unshrunk.

    No more runs are checked once `until` holds.
    """

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        phases=(Phase.generate,),  # a run is told by a number: smaller numbers are no simpler
        suppress_health_check=list(HealthCheck),
    )
    @given(GAMES[definition.name].CONFIGS, st.integers(0, 2**32), lengths(longest))
    def hold(config: Any, number: int, length: int) -> None:
        if not until():
            check(played(definition, config, number, length))

    hold()


def _encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


# Events


def events_alone_lead_to_the_state(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        for before, _, step in run.moments:
            assert step.state == replay(definition.game.evolve, before, step.events)

    for_all(definition, check, 90)


def the_written_events_tell_the_whole_game(definition: GameDefinition) -> None:
    """Written down, read again and folded from the opening."""
    reader = msgspec.json.Decoder(definition.game.Event)

    def check(run: Run) -> None:
        events = [event for moment in run.moments for event in moment.step.events]
        read = [reader.decode(_encoded(event)) for event in events]
        assert events == read
        assert run.end == replay(definition.game.evolve, definition.game.opening(run.config), read)

    for_all(definition, check, 90)


def the_same_moves_and_dice_lead_to_the_same_game(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        for moment in run.moments:
            first, second = (_again(definition, moment, run.number) for _ in range(2))
            assert first == second
        dice, state = Rolls(run.number), definition.game.opening(run.config)
        for before, move, step in run.moments:
            assert before == state
            assert step == definition.game.apply(state, move, dice)
            state = step.state

    for_all(definition, check, 45)


def _again(definition: GameDefinition, moment: Moment, number: int) -> Transition[Any, Any]:
    return definition.game.apply(moment.before, moment.move, Rolls(number))


# Refusals


def _asked(definition: GameDefinition, run: Run) -> list[Any]:
    """What somebody could ask: what was legal for anybody at any time, and what hardly ever is."""
    seats = seats_of(definition, run.config)
    sometimes = [
        action
        for moment in run.moments[-8:]
        for state in (moment.before, moment.step.state)
        for seat in seats
        for action in definition.game.legal_actions(state, seat)
    ]
    return [*sometimes[::7], *GAMES[definition.name].STRAYS, Begin(), Tick(), TakeBack(0)]


def _refused(
    definition: GameDefinition, state: Any, move: Move[Any], number: int
) -> Recorder | None:
    """The dice that were rolled for a move that was then refused, or None if it was not."""
    dice = Recorder(Rolls(number))
    try:
        definition.game.apply(state, move, dice)
    except Illegal:
        return dice
    return None


def a_refused_move_changes_nothing_and_rolls_no_dice(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        state = run.end
        before = _encoded(state)
        asked = dict.fromkeys(_asked(definition, run))
        for seat in (*seats_of(definition, run.config), 99):
            for action in asked:
                dice = _refused(definition, state, Move(seat, action, run.ended_at), run.number)
                if dice is not None:
                    assert dice.picks == []
                    assert before == _encoded(state)

    for_all(definition, check, 37)


def exactly_the_legal_actions_are_accepted(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        state, game = run.end, definition.game
        for seat in seats_of(definition, run.config):
            legal = game.legal_actions(state, seat)
            allowed = set(legal)
            assert len(legal) == len(allowed)
            for action in {*legal, *_asked(definition, run)}:
                dice = _refused(definition, state, Move(seat, action, run.ended_at), run.number)
                assert (action in allowed) == (dice is None)

    for_all(definition, check, 60)


# Time


def extra_ticks_change_nothing(definition: GameDefinition) -> None:
    """However often, and however late, the table looks at the clock."""

    def check(run: Run) -> None:
        game = definition.game
        state, last = game.opening(run.config), 0
        dice = Rolls(run.number)
        plain = [moment for moment in run.moments if not isinstance(moment.move.action, Tick)]
        for moment in plain:
            at = moment.move.at
            for tick in _ticks_between(last, at, game.wake_at(state)):
                state = game.apply(state, Move(None, Tick(), tick), dice).state
            state = game.apply(state, moment.move, dice).state
            last = at
        for tick in _ticks_between(last, run.ended_at, game.wake_at(state)):
            state = game.apply(state, Move(None, Tick(), tick), dice).state
        assert state == run.end

    for_all(definition, check, 120)


def _ticks_between(last: int, at: int, due: int | None) -> list[int]:
    """Some ticks on the way, around the deadline too, and the one that comes with the move."""
    around = [] if due is None else [due - 1, due, due + 1, (due + at) // 2]
    ticks = [tick for tick in [last, (last + at) // 2, *around] if last <= tick < at]
    return sorted([*ticks, at])


def after_a_tick_the_clock_wakes_in_the_future(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        game = definition.game
        for _, move, step in run.moments:
            if isinstance(move.action, Tick):
                due = game.wake_at(step.state)
                assert due is None or due > move.at
        for wait in (0, 1, 5_000, FAR_AWAY):
            now = run.ended_at + wait
            state = game.apply(run.end, Move(None, Tick(), now), Rolls(run.number)).state
            due = game.wake_at(state)
            assert due is None or due > now

    for_all(definition, check, 120)


# The end


def after_the_end_nothing_happens(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        game, state = definition.game, run.end
        result = game.outcome(state)
        if result is None:
            return
        assert game.wake_at(state) is None
        later = run.ended_at + FAR_AWAY
        assert game.apply(state, Move(None, Tick(), later), Tape()).events == ()
        for seat in seats_of(definition, run.config):
            assert not game.legal_actions(state, seat)
            for actor, action in ((seat, Forfeit()), (None, TakeBack(seat))):
                move: Move[Any] = Move(actor, action, later)
                assert _refused(definition, state, move, run.number) is not None

    for_all(definition, check, 120, longest=400)


def somebody_can_act_until_the_end(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        game = definition.game
        for moment in run.moments:
            state = moment.step.state
            is_over = game.outcome(state) is not None
            seats = seats_of(definition, run.config)
            assert is_over != any(game.legal_actions(state, seat) for seat in seats)

    for_all(definition, check, 60)


def who_gives_up_is_out_and_places_are_places(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        game, seats = definition.game, seats_of(definition, run.config)
        gone: set[int] = set()
        for _, move, step in run.moments:
            if isinstance(move.action, Forfeit):
                assert move.seat is not None
                gone.add(move.seat)
            assert gone.isdisjoint(game.in_play(step.state))
            assert set(game.in_play(step.state)) <= set(seats)
            result = game.outcome(step.state)
            if result is not None:
                assert len(result.places) == len(seats)
                for place in result.places:  # as many are better as the place says
                    assert place == sum(other < place for other in result.places)

    for_all(definition, check, 120)


# Views


def who_hears_the_same_sees_the_same(definition: GameDefinition) -> None:
    """Non-interference: what a viewer may not hear of alters nothing that it sees or may do.

    From one position, and from the table before it begins, much that others could do and many
    ways the dice could fall are tried.
    """

    def check(run: Run) -> None:
        game, state, seats = definition.game, run.end, seats_of(definition, run.config)
        begun = _ways(_apply(definition, game.opening(run.config), Move(None, Begin(), 0)))
        steps = [
            step
            for actor in seats
            for action in list(game.legal_actions(state, actor))[:6]
            for step in _ways(_apply(definition, state, Move(actor, action, run.ended_at)))
        ]
        for viewer in (*seats, None):
            for tried in (begun, steps):
                seen: dict[Any, Any] = {}
                for step in tried:
                    heard = _encoded([game.event_for(event, viewer) for event in step.events])
                    view = game.view_for(step.state, viewer)
                    legal = () if viewer is None else tuple(game.legal_actions(step.state, viewer))
                    assert seen.setdefault(heard, (view, legal)) == (view, legal)

    for_all(definition, check, 60)


def _ways(play: Callable[[Any], Transition[Any, Any]]) -> list[Transition[Any, Any]]:
    """All ways the dice can fall, or some if there are too many."""
    few = [step for _, step in islice(branches(play), MOST_WAYS + 1)]
    return few if len(few) <= MOST_WAYS else [play(Rolls(number)) for number in range(MOST_WAYS)]


def _apply(
    definition: GameDefinition, state: Any, move: Move[Any]
) -> Callable[[Any], Transition[Any, Any]]:
    return lambda dice: definition.game.apply(state, move, dice)


def views_can_be_written_and_read(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        reader = msgspec.json.Decoder(definition.game.View)
        assert run.config == definition.read_config(msgspec.to_builtins(run.config))
        for moment in (*run.moments[:2], *run.moments[-2:]):
            for viewer in (*seats_of(definition, run.config), None):
                view = definition.game.view_for(moment.step.state, viewer)
                assert view == reader.decode(_encoded(view))

    for_all(definition, check, 90)


# Notation


def actions_can_be_written_and_read(definition: GameDefinition) -> None:
    def check(run: Run) -> None:
        for moment in run.moments[-5:]:
            state = moment.step.state
            for seat in seats_of(definition, run.config):
                legal: Sequence[Any] = definition.game.legal_actions(state, seat)
                texts = [definition.write_action(action) for action in legal]
                assert len(texts) == len(set(texts))
                assert list(legal) == [definition.read_action(text, state) for text in texts]
                assert list(legal) == [
                    definition.decode_action(_encoded(action)) for action in legal
                ]

    for_all(definition, check, 90)


LAWS: Mapping[str, Law] = {
    law.__name__.replace("_", "-"): law
    for law in (
        events_alone_lead_to_the_state,
        the_written_events_tell_the_whole_game,
        the_same_moves_and_dice_lead_to_the_same_game,
        a_refused_move_changes_nothing_and_rolls_no_dice,
        exactly_the_legal_actions_are_accepted,
        extra_ticks_change_nothing,
        after_a_tick_the_clock_wakes_in_the_future,
        after_the_end_nothing_happens,
        somebody_can_act_until_the_end,
        who_gives_up_is_out_and_places_are_places,
        who_hears_the_same_sees_the_same,
        views_can_be_written_and_read,
        actions_can_be_written_and_read,
    )
}
