"""TRF files, as we write and read them, and as other programs read them."""

from pathlib import Path

import pytest

from bench.evenings import HOST, SERVICE, Evening
from bench.pairing import simulated, trf_faults
from bench.swiss_files import FOLDER
from knobel.core.game import Illegal
from knobel.tournament import commands as do
from knobel.tournament import trf
from knobel.tournament.standing import points_of
from knobel.tournament.trf import Cell, Line, Sheet
from knobel.tournament.trf_event import commands_of, setup_of, sheet_of
from knobel.tournament.values import Result

SMALL = Sheet(
    "Club evening",
    3,
    (
        Line(1, "Ada", 2, 1, (Cell("1", 2, began=True), Cell("Z"))),
        Line(2, "Zoë Ødegård", 2, 2, (Cell("0", 1, began=False), Cell("U"))),
    ),
    ((1, 2),),
)


@pytest.mark.parametrize("seed", range(8))
def test_two_other_programs_read_the_same_points_and_starts(seed: int, tmp_path: Path) -> None:
    assert [] == trf_faults(simulated(seed), tmp_path / "event.trf")


@pytest.mark.parametrize("seed", range(8))
def test_a_file_has_the_points_of_the_standing(seed: int) -> None:
    t = simulated(seed).t
    names = {entrant.id: entrant.name for entrant in t.entrants}
    points = {names[number]: halves for number, halves in points_of(t).items()}

    assert all(points[line.name] == line.points for line in sheet_of(t).lines)


@pytest.mark.parametrize("form", ["trf16", "trf26"])
def test_what_is_written_is_read_again(form: trf.Form) -> None:
    assert trf.read(trf.write(SMALL, form)) == SMALL


def test_the_columns_are_where_the_format_wants_them() -> None:
    lines = trf.write(SMALL, "trf16").split("\r\n")
    ada = next(line for line in lines if line.startswith("001    1"))

    assert ("Ada", " 1.0", "   1", "   2 w 1", "0000 - Z") == (
        ada[14:47].strip(),
        ada[80:84],
        ada[85:89],
        ada[91:99],
        ada[101:109],
    )
    assert "XXR 3" in lines
    assert "142 3" in trf.write(SMALL, "trf26").split("\r\n")
    assert "260 001 003    1    2" in trf.write(SMALL, "trf26").split("\r\n")


def test_a_win_in_an_arena_counts_two_points_in_the_file_too() -> None:
    evening = Evening(1, people=4, format="arena")
    evening.run(1)

    sheet = sheet_of(evening.t)

    assert sheet.win == 4
    assert trf.read(trf.write(sheet, "trf16")) == sheet
    assert trf.read(trf.write(sheet, "trf26")) == sheet


def test_games_that_count_one_by_one_are_heats_of_the_file() -> None:
    evening = Evening(1, people=2, games=2, scoring="games", heats=2)
    evening.pair()
    evening.play_heat(lambda _: Result((3, 1)))

    one, other = sorted(sheet_of(evening.t).lines, key=lambda line: -line.points)

    assert (3, 1) == (one.points, other.points)
    assert [("1", True), ("=", False)] == [(cell.mark, cell.began) for cell in one.cells]


@pytest.mark.parametrize("seed", range(6))
def test_an_event_goes_on_from_its_file(seed: int) -> None:
    before = Evening(seed, people=9 + seed, heats=5)
    before.run(3, no_shows=0.1)
    sheet = trf.read(trf.write(sheet_of(before.t), "trf26"))

    after = Evening(seed, heats=sheet.heats)
    for command in commands_of(sheet):
        after.do(command, SERVICE if isinstance(command, do.Link) else HOST)

    assert setup_of(sheet, "nim").heats == 5
    assert [line.points for line in sheet.lines] == list(points_of(after.t).values())
    assert [len(heat.bouts) for heat in before.t.heats] == [len(h.bouts) for h in after.t.heats]
    assert sheet_of(after.t).heats == 5
    after.pair()


def test_formats_of_more_sides_have_no_file() -> None:
    evening = Evening(1, people=6, format="threes", sides=3, scoring="places")

    with pytest.raises(Illegal, match="event-no-trf"):
        sheet_of(evening.t)


GOOD = trf.write(SMALL, "trf16").split("\r\n")[:-1]
AT = next(at for at, line in enumerate(GOOD) if line.startswith("001    1"))


def changed(at: int, start: int, text: str) -> str:
    line = GOOD[at]
    new = line[:start] + text + line[start + len(text) :]
    return "\n".join([*GOOD[:at], new, *GOOD[at + 1 :]])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (changed(AT, 80, " 1.5"), AT + 1),
        (changed(AT, 80, " one"), AT + 1),
        (changed(AT, 4, "  x1"), AT + 1),
        (changed(AT, 4, "   2"), AT + 1),
        (changed(AT, 91, "   3 w 1"), AT + 1),
        (changed(AT, 91, "   1 w 1"), AT + 1),
        (changed(AT, 91, "   2 b 1"), AT + 1),
        (changed(AT, 91, "   2 w ?"), AT + 1),
        (changed(AT, 91, "   2 - 1"), AT + 1),
        (changed(AT, 91, "0000 w 1"), AT + 1),
        (changed(AT, 91, "   2 w +"), AT + 1),
        (changed(AT + 1, 91, "   1 b 1"), AT + 1),
        ("\n".join([*GOOD[:-1], "XXP 1 9"]), 1),
        ("\n".join([*GOOD, "XXR many"]), len(GOOD) + 1),
        ("\n".join(line[:60] for line in GOOD), AT + 1),
        ("", 1),
        ("012 Nobody", 1),
    ],
)
def test_a_file_that_is_broken_or_wrong_in_its_sums_is_refused(text: str, line: int) -> None:
    with pytest.raises(Illegal, match="event-bad-file") as refused:
        trf.read(text)

    assert {"line": line} == refused.value.facts


def test_a_file_that_is_right_is_refused_if_it_is_too_long() -> None:
    text = trf.write(SMALL, "trf16")
    longest = text + "\n" * (trf.MOST_CHARACTERS - len(text))
    assert trf.read(longest) == SMALL

    with pytest.raises(Illegal, match="event-bad-file"):
        trf.read(longest + "\n")


def test_half_a_point_that_nobody_here_could_get_is_refused() -> None:
    lines = (
        Line(1, "Ada", 3, 1, (Cell("1", 2, began=True), Cell("H"))),
        Line(2, "Bo", 2, 2, (Cell("0", 1, began=False), Cell("U"))),
    )

    with pytest.raises(Illegal, match="event-bad-file"):
        list(commands_of(Sheet("x", 3, lines)))


def test_no_text_makes_the_reader_fail_otherwise() -> None:
    text = (FOLDER / "p12r5-3.trf").read_text("utf-8")
    refusals = set()
    for at in range(0, len(text), 7):
        for junk in ("", "x", "9999", "\n", "\x00", "²"):
            try:
                trf.read(text[:at] + junk + text[at + len(junk) + 1 :])
            except Illegal as refused:
                refusals.add(refused.code)

    assert {"event-bad-file"} == refusals
