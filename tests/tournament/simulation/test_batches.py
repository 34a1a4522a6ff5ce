"""Many simulated tournaments in a row: what is finished is not played again."""

from pathlib import Path

import pytest

from bench import tournaments
from bench.scores_tournaments import read


def test_a_run_that_was_killed_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    flags = ("--jobs", "1", "--nice", "0", "--file", str(file), "--events")
    assert tournaments.main([*flags, "3"]) == 0
    *_, torn = lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join((*lines[:2], torn[:-9])))
    capsys.readouterr()

    assert tournaments.main([*flags, "4"]) == 0
    after = file.read_bytes().splitlines(keepends=True)
    assert after[:2] == lines[:2]
    assert sorted(one.seed for one in read(file, range(9))) == [0, 1, 2, 3]
    assert "4 tournaments (" in capsys.readouterr().out
