"""Tournaments in the terminal."""

from pathlib import Path

import pytest

from tests.cli.conftest import Knobel

GAME = ("--config", '{"variant": "first-line", "yellow": "none"}')


@pytest.fixture
def evening(knobel: Knobel, folder: Path) -> str:
    """The code of an event with four entrants."""
    told = knobel("event", "new", "--data", folder, *GAME, "--games", 2, "--scoring", "games")
    code = told.out.split()[1]
    knobel("event", "enter", code, "Ada", "Bo", "Cleo", "Dara", "--data", folder)
    return code


def test_an_evening_in_the_terminal(knobel: Knobel, folder: Path, evening: str) -> None:
    for heat in range(3):
        paired = knobel("event", "pair", evening, "--data", folder)
        assert paired.out.count("Bout ") == 2
        for bout in (2 * heat + 1, 2 * heat + 2):
            told = knobel("event", "report", evening, bout, "2:0", "--data", folder)
            assert told.out == f"Bout {bout} has a result.\n"
    standing = knobel("event", "standing", evening, "--data", folder).out

    assert sum(float(line.split()[1]) for line in standing.splitlines()) == 12
    assert knobel("verify", "--data", folder).out.endswith(
        "1 event verified: every line is as it was.\n"
    )


@pytest.mark.parametrize(("flags", "kept"), [((), 365), (("--school",), 30)], ids=str)
def test_a_school_class_is_kept_for_a_month(
    knobel: Knobel, folder: Path, flags: tuple[str, ...], kept: int
) -> None:
    code = knobel("event", "new", "--data", folder, *GAME, *flags).out.split()[1]
    record = knobel("event", "export", code, "--data", folder).out

    assert f'"keep_days":{kept}' in record.replace(" ", "")


@pytest.mark.parametrize("form", ["record", "csv", "trf16", "trf26"])
def test_a_file_becomes_an_event(
    knobel: Knobel, folder: Path, evening: str, tmp_path: Path, form: str
) -> None:
    knobel("event", "pair", evening, "--data", folder)
    for bout in (1, 2):
        knobel("event", "report", evening, bout, "1:1", "--data", folder)
    file = tmp_path / "event"
    out = knobel("event", "export", evening, "--form", form, "--data", folder).out
    file.write_text(out, encoding="utf-8")
    told = knobel("event", "import", file, "--form", form, "--data", folder, *GAME)

    assert told.status == 0, told.err
    assert told.out.startswith("Event ")
    assert knobel("verify", "--data", folder).status == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("report", "CODE", 1, "2:0"), "There is no such bout in this event."),
        (("report", "CODE", 1, "x"), "x is no result."),
        (("pair", "NOCODE"), "There is no event NOCODE."),
        (("enter", "CODE", "ada"), "Somebody in this event is already called ada."),
        (("new", "--sides", 3), "These settings do not fit together."),
        (("new", "--config", "{"), "The settings cannot be read:"),
        (("import", "nowhere"), "The file nowhere cannot be read:"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_in_a_sentence(
    knobel: Knobel, folder: Path, evening: str, arguments: tuple[object, ...], complaint: str
) -> None:
    given = (evening if argument == "CODE" else argument for argument in arguments)
    told = knobel("event", *given, "--data", folder)

    assert told.status == 1
    assert told.err.startswith(complaint)
