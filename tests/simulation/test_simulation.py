"""Several nodes, people and faults in virtual time: whatever happens, all promises are kept."""

import os
import shlex
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

from tests.simulation.__main__ import main
from tests.simulation.games import all_games
from tests.simulation.playing import play, shrink
from tests.simulation.schedule import Event, read, schedule_of, shrunk, written

ROOT = Path(__file__).parents[2]
SCHEDULES = 500
AT_ONCE = 25


@pytest.mark.parametrize("first", range(0, SCHEDULES, AT_ONCE))
def test_all_promises_are_kept(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        report = play(seed)
        assert not report.broken, f"python -m tests.simulation {shrink(report)}"


@pytest.mark.parametrize("game", all_games())
def test_the_same_seed_gives_the_same_log_byte_for_byte(game: str) -> None:
    """In another process, too, where strings and objects have other hashes."""
    program = (
        "import sys; from tests.simulation.playing import play;"
        "log = ''.join(play(seed, game=sys.argv[1], is_logged=True).log for seed in range(6));"
        "from hashlib import blake2b; print(blake2b(log.encode()).hexdigest())"
    )
    digests = set()
    for number in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": number}
        command = [sys.executable, "-W", "ignore", "-c", program, game]
        done = subprocess.run(
            command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
        )
        digests.add(done.stdout.strip())
    log = "".join(play(seed, game=game, is_logged=True).log for seed in range(6))
    digests.add(blake2b(log.encode()).hexdigest())

    assert len(digests) == 1


def test_other_seeds_give_other_logs() -> None:
    assert (
        play(1, game=all_games()[0], is_logged=True).log
        != play(2, game=all_games()[0], is_logged=True).log
    )


def test_without_its_last_event_a_schedule_goes_the_same_way_until_then() -> None:
    schedule = read("cut 0 @6 +1; pause 0 @9 +2; kill 0 @20 +3")
    logs = [
        play(5, game=all_games()[0], nodes=2, schedule=some, is_logged=True).log.splitlines()
        for some in (schedule, schedule[:2])
    ]
    until = [[line for line in log if float(line.split()[0]) < 20] for log in logs]

    assert until[0] == until[1]
    assert logs[0] != logs[1]


def test_schedules_are_written_as_they_are_read() -> None:
    for seed in range(99):
        schedule = schedule_of(seed, 3)
        assert read(written(schedule)) == schedule


def test_a_schedule_shrinks_to_what_is_needed() -> None:
    needed = Event(5.0, "kill", 1, 4.0)
    others = (Event(3.0, "cut", 0, 1.0), Event(7.0, "pause", 0, 2.0))

    smallest = shrunk(
        (others[0], needed, others[1]),
        lambda some: any(each.kind == "kill" and each.lasts >= 1 for each in some),
    )
    assert smallest == (Event(5.0, "kill", 1, 1.0),)


def test_a_schedule_can_be_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    again = ["--seed", "3", "--game", all_games()[0], "--nodes", "1", "--schedule", "cut 0 @5 +1"]

    assert main([*again, "--log"]) == 0
    told = capsys.readouterr().out
    assert "('event', 'cut 0 @5 +1')" in told
    assert "nothing is broken" in told


def test_a_find_is_printed_with_a_smaller_schedule_that_shows_it_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As a process of its own, because it has a pool of processes."""
    plant = ["--plant", "WelcomesNobodyBack"]
    many = ["--schedules", "60", "--jobs", "2", "--stop-after", "1"]
    command = [sys.executable, "-m", "tests.simulation", *plant, *many]
    played = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    *_, total = played.stdout.splitlines()
    found, smaller = (shlex.split(each) for each in played.stdout.splitlines() if "--seed" in each)

    assert played.returncode == 1, played.stderr
    assert "     1 x everybody is connected in the end\n" in played.stdout
    assert total.endswith(" s, 1 of them broken")
    assert found[:-1] == smaller[:-1]
    assert len(read(smaller[-1])) < len(read(found[-1]))

    assert main([*plant, *smaller]) == 1
    told = capsys.readouterr().out
    assert told.startswith(shlex.join(smaller[:-1]))
    assert "  everybody is connected in the end: p" in told
    assert main(smaller) == 0
