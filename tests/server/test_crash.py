"""Kill -9 under load: the bench that looks for losses, and whether it would find them."""

from collections.abc import Sequence
from typing import Any

import pytest

from bench.crash.check import Command, Event, Kill, Line, Stored, faults_of, is_fair, shifts_of
from bench.crash.promises import Promises
from bench.crash.rounds import main, table_of
from knobel.service.names import digest

MATCH = "k7m2x9q4tw3b"


def test_kill_9_under_load_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--rounds", "2", "--matches", "6", "--secs", "0.8", "--seed", "test"])

    told = capsys.readouterr().out
    assert status == 0, told
    for command in ("open", "join", "ready"):
        assert f"| {command} |" in told, told


# Whether a loss is found


def line(version: int, command_id: str | None, command: str, *events: Any, wall: int = 0) -> Line:
    told = [event if isinstance(event, Event) else Event(event) for event in events]
    return Line(version, wall, command_id, Command(command), told)


def promised() -> Promises:
    """Anna has opened a match and was told of two moves; the third was refused."""
    promises = Promises()
    promises.note_ticket(MATCH, "secret", "open")
    for number, kind in enumerate(("drop", "propose pause", "drop"), start=1):
        promises.note_sent(MATCH, f"c-{number}", kind)
    promises.note_seen(MATCH, 2, ("dropped",))
    promises.note_ack(MATCH, "c-1", 2)
    promises.note_ack(MATCH, "c-2", 3)
    promises.note_refusal(MATCH, "c-3", "not-your-turn")
    return promises


SAT = line(1, None, "sit", Event("sat", key=digest("secret")))
DROPPED = line(2, "c-1", "drop", "dropped")
PROPOSED = line(3, "c-2", "propose", "proposed")


@pytest.mark.parametrize(
    ("lines", "faults"),
    [
        ([SAT, DROPPED, PROPOSED], []),
        ([SAT, DROPPED], ["lost propose pause"]),
        ([SAT, line(2, "c-2", "propose", "proposed"), line(3, "c-1", "drop", "dropped")],
         ["lost version", "lost drop", "lost propose pause"]),
        ([SAT, line(2, "c-1", "rename", "dropped"), PROPOSED], ["lost drop"]),
        ([SAT, line(2, "c-1", "drop", "resigned"), PROPOSED], ["lost version"]),
        ([SAT, DROPPED, PROPOSED, line(4, "c-1", "drop", "dropped")], ["doubled drop"]),
        ([SAT, DROPPED, PROPOSED, line(4, "c-3", "drop", "dropped")], ["refused drop"]),
        ([line(1, None, "sit"), DROPPED, PROPOSED], ["lost open"]),
        ([SAT, PROPOSED], ["lost version"]),
        (None, ["lost match"]),
    ],
)  # fmt: skip
def test_what_is_not_as_promised_is_found(
    lines: Sequence[Line] | None, faults: Sequence[str]
) -> None:
    stored = None if lines is None else Stored(False, list(lines))
    found = list(faults_of(promised().matches[MATCH], stored))

    assert [f"{fault.wrong} {fault.kind}" for fault in found] == faults


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ([SAT, DROPPED, PROPOSED], ["lost"]),
        ([SAT, line(2, None, "tick", "dropped"), PROPOSED, line(4, "c-1", "drop")], ["lost"]),
        ([SAT, DROPPED, PROPOSED, line(4, "c-1", "drop")], ["doubled"]),
    ],
)
def test_a_second_answer_in_another_version_is_found(
    lines: Sequence[Line], wrong: Sequence[str]
) -> None:
    promises = promised()
    promises.note_ack(MATCH, "c-1", 4)
    found = faults_of(promises.matches[MATCH], Stored(False, list(lines)))

    assert [fault.wrong for fault in found] == wrong


def test_what_is_acknowledged_and_then_refused_is_lost() -> None:
    promises = promised()
    promises.note_refusal(MATCH, "c-2", "paused")

    assert [fault.wrong for fault in promises.faults] == ["lost"]


def test_the_table_counts_by_kind_of_command() -> None:
    promises = promised()
    promises.note_sent(MATCH, "c-1", "drop")
    promises.unanswered["drop"] = 4
    faults = faults_of(promises.matches[MATCH], Stored(False, [SAT, DROPPED]))

    assert table_of(promises, list(faults)).splitlines()[2:] == [
        "| drop | 1 | 4 | 1 | 0 | 0 | 0 |",
        "| open | 1 | 0 | 0 | 0 | 0 | 0 |",
        "| propose pause | 1 | 0 | 0 | 1 | 0 | 0 |",
        "| all | 3 | 4 | 1 | 1 | 0 | 0 |",
    ]


# Clocks

BEGUN = line(1, None, "begin", "started", wall=1_000)
KILLS = [Kill(5_000, 5_010), Kill(20_000, 20_010)]


def halted(since: int, wall: int) -> Line:
    return line(2, None, "halt", Event("stopped", since=since, why="outage"), wall=wall)


@pytest.mark.parametrize(
    ("after", "shifts", "fair"),
    [
        ([halted(4_000, 9_000)], [-1_000], True),
        ([halted(1_900, 9_000)], [-3_100], False),
        ([halted(9_000, 9_000)], [3_990], False),
        ([halted(19_000, 30_000)], [13_990], False),  # the server died before it could stop it
        ([line(2, "c-1", "drop", "dropped", wall=9_000)], [None], False),
        ([line(2, None, "tick", "forfeited", wall=9_000)], [None], False),
        ([line(2, "c-1", "propose", "proposed", wall=9_000)], [], True),  # of a rematch: it is over
        ([line(2, None, "pause", "stopped", wall=4_000), line(3, None, "tick", wall=9_000)], [], True),
        ([], [], True),
    ],
)  # fmt: skip
def test_a_clock_that_pays_for_an_outage_is_found(
    after: Sequence[Line], shifts: Sequence[int | None], fair: bool
) -> None:
    found = list(shifts_of(Stored(True, [BEGUN, *after]), KILLS))

    assert found == shifts
    assert all(map(is_fair, found)) == fair
