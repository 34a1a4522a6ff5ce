"""How the measuring of tables of eight judges what it has found."""

from typing import Any

import pytest

from bench.tables_load import highest_of, options_from, ratios_of, table_of

FINE = {"refused": 0, "lost": 0, "stuck": 0, "foreign_cpu_pct": 3.0, "server_cpu_pct": 40.0}


def row(rate: float, p99: float | None, server: str = "knobel", **more: Any) -> dict[str, Any]:
    figures = {"commands_per_s": 800 * rate, "p50_ms": 5.0, "us_per_command": 300.0}
    return {**FINE, **figures, "server": server, "rate": rate, "p99_ms": p99, **more}


def test_the_highest_rate_is_the_last_that_kept_the_limit_in_every_pass() -> None:
    rows = [row(1, 20), row(2, 99.9), row(3, 40), row(1, 30), row(2, 50), row(3, 100)]

    assert highest_of(rows) == 2


def test_a_rate_above_one_that_fails_does_not_count() -> None:
    assert highest_of([row(1, 20), row(2, 300), row(3, 20)]) == 1
    assert highest_of([row(1, 300), row(2, 20)]) is None


@pytest.mark.parametrize("fault", ["refused", "lost", "stuck"])
def test_no_rate_with_a_fault_counts_however_quick_it_was(fault: str) -> None:
    assert highest_of([row(1, 20), row(2, 20, "knobel", **{fault: 1})]) == 1


def test_what_the_rules_refuse_is_no_fault_and_the_floor_is_not_ours() -> None:
    assert highest_of([row(1, 20, by_rules=9), row(1, 300, "floor")]) == 1
    assert highest_of([row(1, None)]) is None


def test_ratios_are_worked_out_pass_by_pass() -> None:
    floors = [row(1, 5, "floor", us_per_command=us) for us in (100.0, 150.0)]
    rows = [row(1, 20), floors[0], row(1, 20), floors[1]]

    assert ratios_of(rows) == "1 a second: knobel / floor, CPU per command: 2.5 (2.0 to 3.0)"


def test_the_table_shows_the_middle_pass_and_the_extremes() -> None:
    *_, line = table_of([row(2, 20), row(2, 90), row(2, 30)]).splitlines()

    assert line == "| 2 | knobel | 1,600 | 5.0 | 30 (20 to 90) | 300 | 40 | 3 (3 to 3) |"


def test_what_is_measured_can_be_chosen() -> None:
    options = options_from(["--rates", "1,2.5", "--only", "knobel"])

    assert (options.rates, options.names) == ([1.0, 2.5], ["knobel"])
