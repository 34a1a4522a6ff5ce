"""The vectors are what the Python rules answer today; vitest asks the twins the same questions."""

import json

import pytest

from tests.kit.vectors import FILES, FOLDER, written

MOST_BYTES = 330_000


@pytest.mark.parametrize("name", FILES)
def test_the_rules_still_answer_so(name: str) -> None:
    assert written(name) == (FOLDER / f"{name}.json").read_text("utf-8"), "run `make vectors`"


def test_there_is_no_file_that_nobody_writes() -> None:
    assert sorted(FILES) == sorted(file.stem for file in FOLDER.glob("*.json"))


def test_the_files_stay_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.json")) < MOST_BYTES


def test_matches_end_in_every_way_that_a_table_can_end_them() -> None:
    cases = json.loads((FOLDER / "xobrainer-matches.json").read_text("utf-8"))
    ends = [case["steps"][-1]["gives"]["end"][1] for case in cases]

    assert {"sets", "points", "round", "knockout", "abandoned"} == set(ends)


def test_awards_show_every_prize_of_every_card() -> None:
    cases = json.loads((FOLDER / "xobrainer-awards.json").read_text("utf-8"))
    claims = {(c["variant"], c["prize"]) for case in cases for c in case["gives"]["claims"]}

    assert claims == {
        ("trap", "points"),
        ("trap", "set"),
        ("trap", "knockout"),
        ("mission", "points"),
        ("mission", "knockout"),
    }
    assert {case["gives"]["prize"] for case in cases} == {"points", "set", "knockout"}
    assert any(case["at_once"] for case in cases)
