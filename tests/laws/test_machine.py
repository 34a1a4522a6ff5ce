"""Random matches, and faulty judges that they expose."""

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from knobel.catalog import Unreadable
from knobel.core.game import Illegal, Tick
from knobel.match import commands as do
from knobel.match import decide
from knobel.match import events as ev
from tests.laws.machine import MatchMachine

RUNS = settings(
    max_examples=120,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)


def test_every_match_keeps_the_laws() -> None:
    run_state_machine_as_test(MatchMachine, settings=RUNS)


def dice_are_rolled_before_judging(*asked: Any) -> Any:
    *_, dice = asked
    dice.pick(2)
    return decide(*asked)


def the_clock_is_not_settled(*asked: Any) -> Any:
    return () if isinstance(asked[3], Tick) else decide(*asked)


def an_outage_reaches_back_behind_the_last_line(*asked: Any) -> Any:
    match asked[3]:
        case do.Halt(since=since) if asked[1].began is not None:
            return (ev.Stopped(since, "outage"),)
        case _:
            return decide(*asked)


def a_name_is_written_that_cannot_be_read(*asked: Any) -> Any:
    match asked[3]:
        case do.Rename(name=name):
            return (ev.Renamed(asked[2], name * 50 + "x" * 50),)
        case _:
            return decide(*asked)


def giving_up_twice_changes_the_result(*asked: Any) -> Any:
    from knobel.core.game import Outcome

    if isinstance(asked[3], do.Resign):
        places = tuple(range(len(asked[1].chairs)))
        return (ev.Ended(Outcome(f"seat {asked[2]}", places)),)
    return decide(*asked)


def a_refusal_is_remembered(*asked: Any) -> Any:
    from msgspec.structs import force_setattr

    try:
        return decide(*asked)
    except Illegal:
        force_setattr(asked[1], "declined", (*asked[1].declined, (0, "draw")))
        raise


def what_was_asked_is_not_what_was_done(*asked: Any) -> Any:
    """Only playing the commands again shows it."""
    if isinstance(asked[3], do.Leave):
        return (ev.Left(0),)
    return decide(*asked)


@pytest.mark.parametrize(
    "judge",
    [
        dice_are_rolled_before_judging,
        the_clock_is_not_settled,
        an_outage_reaches_back_behind_the_last_line,
        a_name_is_written_that_cannot_be_read,
        giving_up_twice_changes_the_result,
        a_refusal_is_remembered,
        what_was_asked_is_not_what_was_done,
    ],
    ids=lambda judge: str(judge.__name__),
)
def test_the_machine_finds_a_faulty_judge(judge: Any) -> None:
    class Faulty(MatchMachine):
        decide = staticmethod(judge)

    quick = settings(RUNS, phases=(Phase.generate,), max_examples=300)
    with pytest.raises((AssertionError, Unreadable)):
        run_state_machine_as_test(Faulty, settings=quick)
