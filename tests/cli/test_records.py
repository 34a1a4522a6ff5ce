"""Matches as text: out, in, and out again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from knobel.cli.storage import DATABASE
from knobel.service import names
from knobel.service.seal import Seal
from knobel.stores.folder import KEY
from tests.cli.conftest import Knobel

GARBLED = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # the folder may be shared
)


@pytest.fixture
def record(knobel: Knobel, folder: Path, match: str) -> str:
    return knobel("export", match, "--data", folder).out


def store(knobel: Knobel, folder: Path, record: str) -> str:
    """Import the record; the new match's id."""
    file = folder / "match.knobel"
    file.write_text(record, encoding="utf-8")
    said = knobel("import", file, "--data", folder)
    assert (said.status, said.err) == (0, "")
    return said.out.removeprefix("Stored as match ").partition(";")[0]


def test_a_record_reads_like_the_match(record: str) -> None:
    assert record.startswith("Knobel record 1\ngame: vier3d\nrules: 1\n")
    for line in ("begin dice ", ": propose take-back", ": accept take-back", ": c3", "away "):
        assert line in record
    assert record.endswith("\nresult: time " + record.rstrip()[-3:] + "\n")


def test_out_in_and_out_again_is_the_same(knobel: Knobel, folder: Path, record: str) -> None:
    again = store(knobel, folder, record)

    assert knobel("export", again, "--data", folder).out == record


def test_in_another_folder_too_which_is_made(knobel: Knobel, folder: Path, record: str) -> None:
    file = folder / "match.knobel"
    file.write_text(record, encoding="utf-8")
    other = folder / "a" / "b"
    said = knobel("import", file, "--data", other)

    assert said.out.startswith("Stored as match ")
    assert "; replay: /r/" in said.out
    assert knobel("verify", "--data", other).out == "1 match verified: every line is as it was.\n"


def test_what_was_imported_verifies(knobel: Knobel, folder: Path, record: str) -> None:
    store(knobel, folder, record)

    assert knobel("verify", "--data", folder) == (
        0,
        "3 matches verified: every line is as it was.\n",
        "",
    )


@pytest.mark.parametrize("ending", ["\r\n", "\n\n"])
def test_other_line_ends_and_a_mark_at_the_beginning_do_no_harm(
    knobel: Knobel, folder: Path, record: str, ending: str
) -> None:
    head, blank, rest = record.partition("\n\n")
    body = rest.replace("\n", ending)
    again = store(knobel, folder, "\ufeff" + head + blank + body)

    assert knobel("export", again, "--data", folder).out == record


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("Knobel record 1", "Knobel record 2", "line 1: 'Knobel record 1' is missing"),
        ("game: vier3d", "game: chess", "no game is called 'chess'"),
        ("game: vier3d\n", "", "the line 'game' is missing"),
        ("seat 1: person\n", "", "the line 'seat 1' is missing"),
        ("seat 1: person", "seat 1: ghost", "'ghost'"),
        ("order: lot", "order: age", "'age'"),
        (": c3\n", ": c9\n", "line {number}: refused (no-such-move)"),
        (": c3\n", ": y:c3\n", "line {number}: refused (no-yellow-ball)"),
        (": c3\n", ": dance\n", "line {number}: refused (no-such-move)"),
        ("table: tick", "table: dance", "line {number}: 'dance' is nothing that a table does"),
        ("begin dice", "begin", "line {number}: something before it is missing"),
        ("result: time", "result: line", "line {number}: it says 'line"),
        ("result: time", "outcome: time", "line {number}: "),
    ],
)
def test_a_changed_record_is_refused_with_its_line(
    knobel: Knobel, folder: Path, record: str, old: str, new: str, why: str
) -> None:
    number = next(n for n, line in enumerate(record.splitlines(keepends=True), 1) if old in line)
    file = folder / "match.knobel"
    changed = record.replace(old, new, 1)
    if new == "begin":
        changed = "".join(
            line.partition(" dice ")[0] + "\n" if old in line else line
            for line in record.splitlines(keepends=True)
        )
    file.write_text(changed, encoding="utf-8")
    said = knobel("import", file, "--data", folder)

    assert (said.status, said.out) == (1, "")
    assert said.err.startswith("The record cannot be read: ")
    assert why.format(number=number) in said.err
    assert knobel("verify", "--data", folder).out.startswith("2 matches verified")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("config: {", "config: {" + '"x":' + "[" * 5000 + "]" * 5000 + ","),
        ("opened: 2026", "opened: 0001"),
        ("opened: 2026", "opened: 9999999"),
        (" table: sit 0", "999999999999999999999 table: sit 0"),
        ("sit 0 #1 ", "sit 0 #1 " + "x" * 500),
        ("sit 0 #1 ", "sit 0 "),
        ("sit 0 #1 ", "sit 99999999999999999999999 #1 "),
        (": c3\n", ": resign\n"),
        ("seat 0: ", "seat 0: "),
        ("dice ", "dice 99999999999999999999999999 "),
        ("dice ", "dice ² "),
    ],
)
def test_what_no_record_should_hold_is_one_sentence(
    knobel: Knobel, folder: Path, record: str, old: str, new: str
) -> None:
    file = folder / "match.knobel"
    file.write_text(record.replace(old, new, 1), encoding="utf-8")
    said = knobel("import", file, "--data", folder)

    assert said.status == 0 or said.err.count("\n") == 1
    assert knobel("verify", "--data", folder).status == 0


@GARBLED
@given(data=st.data())
def test_a_cut_or_garbled_record_is_one_sentence(
    knobel: Knobel, folder: Path, record: str, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(record)))
    end = data.draw(st.integers(start, min(len(record), start + 60)))
    text = data.draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=12))
    is_cut = data.draw(st.booleans())
    file = folder / "garbled.knobel"
    file.write_bytes((record[:start] + text + ("" if is_cut else record[end:])).encode())
    said = knobel("import", file, "--data", folder / "garbled")

    if said.status == 0:
        assert said.err == ""
    else:
        assert (said.status, said.out, said.err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize("file", ["missing.knobel", "."])
def test_a_file_that_is_not_there(knobel: Knobel, folder: Path, match: str, file: str) -> None:
    said = knobel("import", folder / file, "--data", folder)

    assert said.status == 1
    assert said.err.startswith(f"The file {folder / file} cannot be read: ")


def test_a_file_that_is_no_text(knobel: Knobel, folder: Path, match: str) -> None:
    (folder / "x.knobel").write_bytes(b"\xff\xfe\x00")
    said = knobel("import", folder / "x.knobel", "--data", folder)

    assert said.status == 1
    assert said.err.count("\n") == 1


def test_a_match_that_is_not_over_is_written_but_not_read(
    knobel: Knobel, folder: Path, record: str
) -> None:
    cut = record[: record.index(": c3\n") + 5] + "\nresult: none\n"
    (folder / "x.knobel").write_text(cut, encoding="utf-8")
    said = knobel("import", folder / "x.knobel", "--data", folder)

    assert "only a finished match can be imported" in said.err


def test_an_imported_match_is_as_old_as_its_import(
    knobel: Knobel, folder: Path, record: str
) -> None:
    imported = store(knobel, folder, record)
    knobel("prune", "--days", 1, "--data", folder)

    assert knobel("export", imported, "--data", folder).status == 0


def test_an_imported_match_keeps_its_spectators_secret_to_itself(
    knobel: Knobel, folder: Path, record: str
) -> None:
    match = store(knobel, folder, record)
    secret = Seal(bytes.fromhex((folder / KEY).read_text(encoding="ascii"))).watch(match)

    with closing(sqlite3.connect(folder / DATABASE)) as database:
        row = database.execute("SELECT watch, header FROM matches WHERE id = ?", (match,))
        watch, header = row.fetchone()
    assert watch == names.digest(secret)
    assert secret.encode() not in header


@pytest.mark.parametrize("length", [1_001, 200_000])
def test_a_line_that_is_far_too_long_is_one_short_sentence(
    knobel: Knobel, folder: Path, record: str, length: int
) -> None:
    file = folder / "match.knobel"
    file.write_text(record.replace("1.234 seat", f"{'9' * length} seat", 1), encoding="utf-8")
    said = knobel("import", file, "--data", folder)

    assert (said.status, said.out) == (1, "")
    assert said.err.startswith("The record cannot be read: line 14: '999")
    assert said.err.endswith(" …\n")
    assert len(said.err) < 400


def test_how_long_a_record_may_be_can_be_set(knobel: Knobel, folder: Path, match: str) -> None:
    file = folder / "match.knobel"
    file.write_text("x" * 101, encoding="utf-8")
    said = knobel("import", file, "--data", folder, "--limit", "record-bytes=100")

    assert (said.status, said.out) == (1, "")
    assert said.err.startswith(f"The file {file} is longer than 0")


def test_a_file_that_is_far_too_long_is_not_even_read(
    knobel: Knobel, folder: Path, match: str
) -> None:
    file = folder / "match.knobel"
    with file.open("wb") as long:
        long.truncate(50_000_000)
    said = knobel("import", file, "--data", folder)

    assert (said.status, said.out) == (1, "")
    assert said.err == (
        f"The file {file} is longer than 16 MB; no record of a match is that long."
        " Choose the file of a single match.\n"
    )
