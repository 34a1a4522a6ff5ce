"""Tournaments in the terminal."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from knobel.cli import events
from knobel.cli.storage import DATABASE
from knobel.core.dice import Recorder, Tape
from knobel.main import parser
from knobel.service import wire
from knobel.service.tournaments.keeping import replayed, stored
from knobel.service.tournaments.pairing_room import computed
from knobel.stores.sqlite import SqliteStore
from knobel.tournament import commands as do
from knobel.tournament import judge
from knobel.tournament.commands import Actor, Correct, Pair
from knobel.tournament.values import UNOPPOSED_AFTER, Result, Tournament
from tests.cli.conftest import Knobel, change, line_of, set_world
from tests.kit.tournaments import Counting
from tests.kit.world import NOON, TurnedWorld

ROOT = Path(__file__).parents[2]
GAME = ("--config", '{"variant": "first-line", "yellow": "none"}')


@pytest.fixture
def evening(knobel: Knobel, folder: Path) -> str:
    """The code of an event with four entrants."""
    told = knobel("event", "new", "--data", folder, *GAME, "--games", 2, "--scoring", "games")
    code = told.out.split()[1]
    knobel("event", "enter", code, "Ada", "Bo", "Cleo", "Dara", "--data", folder)
    return code


def id_of(folder: Path) -> str:
    """The only event of a folder."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        ((event,),) = database.execute("SELECT id FROM matches WHERE kind = 'tournament'")
    return str(event)


def now(folder: Path, *commands: do.Command, device: str = "") -> Tournament:
    """The only event of a folder, after a device has given a server these commands."""

    async def work() -> Tournament:
        store, event = SqliteStore.opened(folder / DATABASE), id_of(folder)
        t = replayed(*await stored(store, event))
        for command in commands:
            by, dice = judge.actor_of(t, device), Recorder(Counting())
            told = judge.decide(t, by, command, t.wall, dice)
            entry = judge.Entry(t.version + 1, t.wall, None, by, command, tuple(dice.picks), told)
            await store.append(event, entry.version, wire.encode(entry), is_last=False)
            t = judge.enter(t, entry)
        await store.close()
        return t

    return asyncio.run(work())


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


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"scores":[4,0]', b'"scores":[3,1]'),
        (b'"name":"Cleo"', b'"name":"Kleo"'),
        (b'"role":"host"', b'"role":"helper"'),
    ],
    ids=str,
)
def test_a_line_of_an_event_that_was_changed_is_named(
    knobel: Knobel, folder: Path, evening: str, old: bytes, new: bytes
) -> None:
    knobel("event", "pair", evening, "--data", folder)
    knobel("event", "report", evening, 1, "2:0", "--data", folder)
    event = id_of(folder)
    version, line = line_of(folder, event, old)
    changed = line.replace(old, new, 1)
    change(
        folder, "UPDATE log SET line = ? WHERE match = ? AND version = ?", changed, event, version
    )
    said = knobel("verify", "--data", folder)

    assert said.status == 1
    assert said.out.startswith(f"Event {event} differs in line {version}: ")
    assert said.out.count("\n") == 1


def test_an_event_of_earlier_rules_has_to_follow_from_its_lines_only(
    knobel: Knobel, folder: Path, evening: str
) -> None:
    knobel("event", "pair", evening, "--data", folder)
    knobel("event", "report", evening, 1, "2:0", "--data", folder)
    event = id_of(folder)
    version, line = line_of(folder, event, b'"decided"')
    other = line.replace(b'"by":"host","wall"', b'"by":"helper","wall"')  # as earlier rules said
    change(folder, "UPDATE log SET line = ? WHERE match = ? AND version = ?", other, event, version)
    assert other != line
    assert knobel("verify", "--data", folder).status == 1
    old = "UPDATE matches SET header = CAST(replace(header, '\"rules\":2', '\"rules\":1') AS BLOB)"
    change(folder, old)

    assert knobel("verify", "--data", folder).status == 0
    change(folder, "DELETE FROM log WHERE match = ? AND version = ?", event, version - 1)
    assert knobel("verify", "--data", folder).status == 1


def test_a_heat_that_could_be_paired_better_is_named(
    knobel: Knobel, folder: Path, evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: list[Pair] = []

    def same_again(t: Tournament, seed: int, deal: str) -> Pair:
        first.append(computed(t, seed, deal))
        return replace(first[0], heat=len(t.heats) + 1)

    monkeypatch.setattr(events, "computed", same_again)
    for heat in (1, 2):
        assert knobel("event", "pair", evening, "--data", folder).status == 0
        for bout in (2 * heat - 1, 2 * heat):
            knobel("event", "report", evening, bout, "2:0", "--data", folder)
    said = knobel("verify", "--data", folder)

    assert said.status == 1
    told = f"Event {id_of(folder)}: the pairs of heat 2 are not the best ones.\n"
    assert said.out == told


def test_groups_are_as_small_as_the_game_allows(knobel: Knobel, folder: Path) -> None:
    league = ("--game", "xcode", "--format", "league", "--scoring", "field", "--sides", 1)
    code = knobel("event", "new", "--data", folder, *league).out.split()[1]
    knobel("event", "enter", code, "Owls", "Foxes", "--data", folder)
    listed = knobel("event", "export", code, "--form", "csv", "--data", folder).out

    assert listed.split() == ["name;size;remote", "Owls;2;no", "Foxes;2;no"]


def test_a_record_from_before_sizes_were_checked_verifies(
    knobel: Knobel, folder: Path, tmp_path: Path
) -> None:
    league = ("--game", "xcode", "--format", "league", "--scoring", "field", "--sides", 1)
    code = knobel("event", "new", "--data", folder, *league).out.split()[1]
    knobel("event", "enter", code, "Owls", "--data", folder)
    record = knobel("event", "export", code, "--form", "record", "--data", folder).out
    old = record.replace('"sizes":[2,8],', "").replace('"size":2', '"size":1')
    (tmp_path / "old.json").write_text(old, encoding="utf-8")
    other = tmp_path / "other"
    knobel("event", "import", tmp_path / "old.json", "--form", "record", "--data", other)

    assert old != record
    told = knobel("verify", "--data", other).out
    assert told.endswith("1 event verified: every line is as it was.\n")


def test_pairs_that_became_stale_are_not_written(
    knobel: Knobel, folder: Path, evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    knobel("event", "pair", evening, "--data", folder)
    for bout in (1, 2):
        knobel("event", "report", evening, bout, "2:0", "--data", folder)

    def slow(t: Tournament, seed: int, deal: str) -> Pair:
        """Meanwhile, a server that runs beside writes that a result was mistyped."""
        by, corrected = Actor("host", t.header.host), Correct(2, Result((0, 4)), "mistyped")
        happened = judge.decide(t, by, corrected, t.wall, Tape())
        entry = judge.Entry(t.version + 1, t.wall, None, by, corrected, (), happened)
        change(
            folder,
            "INSERT INTO log (match, version, line) VALUES (?, ?, ?)",
            t.header.id,
            entry.version,
            wire.encode(entry),
        )
        return computed(t, seed, deal)

    monkeypatch.setattr(events, "computed", slow)
    refused = knobel("event", "pair", evening, "--data", folder)

    assert refused.status == 1
    assert "Something has changed in the meantime. Please pair again." in refused.err


@pytest.fixture
def reported(knobel: Knobel, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The code of an event of two, one of whom has reported that they won two minutes ago."""
    flags = ("--boxes", 9, "--format", "all-play-all", "--heats", 2)
    code = knobel("event", "new", "--data", folder, *GAME, *flags).out.split()[1]
    for number, name in enumerate(("Ada", "Bo"), 1):
        now(folder, do.Enter(name), do.CheckIn(number), device=name)
    assert knobel("event", "pair", code, "--data", folder).status == 0
    now(folder, do.Report(1, Result((2, 0))), device="Ada")
    set_world(monkeypatch, lambda: TurnedWorld(NOON + UNOPPOSED_AFTER))
    return code


@pytest.mark.rule("EV-32")
def test_ev_32_the_standing_has_what_nobody_contradicted(
    knobel: Knobel, folder: Path, reported: str
) -> None:
    out = knobel("event", "standing", reported, "--data", folder).out

    assert [line.split()[1] for line in out.splitlines()] == ["1", "0"]
    assert knobel("verify", "--data", folder).status == 0


@pytest.mark.rule("EV-32")
def test_ev_32_a_file_has_what_nobody_contradicted(
    knobel: Knobel, folder: Path, reported: str
) -> None:
    out = knobel("event", "export", reported, "--form", "trf16", "--data", folder).out

    assert sorted(re.findall(r" [wb] (\S)", out)) == ["0", "1"]


@pytest.mark.rule("EV-32")
def test_ev_32_the_next_heat_waits_for_nobody_who_could_have_contradicted(
    knobel: Knobel, folder: Path, reported: str
) -> None:
    told = knobel("event", "pair", reported, "--data", folder)

    assert told.err == ""
    assert told.out.startswith("Bout 2, ")


MIXER = ("--format", "mixer", "--team", 2)
STAGES = ("--format", "stages", "--groups", 2)
LEAGUE = ("--format", "league", "--scoring", "field", "--sides", 1)
CLIMB = ("--format", "climb", "--scoring", "field", "--sides", 1)
WEEKS = ("--format", "league", "--days", 7)


@pytest.mark.parametrize(
    ("game", "flags", "heats", "bouts"),
    [
        ("vier3d", MIXER, 1, 2),
        ("vier3d", STAGES, 3, 4),
        ("vier3d", WEEKS, 2, 4),
        ("xcode", (*LEAGUE, "--deals", 2), 1, 8),
        ("xcode", CLIMB, 1, 8),
    ],
    ids=str,
)
def test_every_format_can_be_opened(
    knobel: Knobel, folder: Path, game: str, flags: tuple[object, ...], heats: int, bouts: int
) -> None:
    config = GAME if game == "vier3d" else ()
    chosen = ("--game", game, *config, *flags, "--heats", heats)
    code = knobel("event", "new", "--data", folder, *chosen).out.split()[1]
    knobel("event", "enter", code, *"ABCDEFGH", "--data", folder)
    paired = knobel("event", "pair", code, "--data", folder)

    assert paired.err == ""
    assert paired.out.count("Bout ") == bouts


@pytest.mark.parametrize(
    ("flags", "told", "counted"),
    [
        ((*LEAGUE, "--deals", 2), "4/0:05,12/1:10", ((4, 5_000), (12, 70_000))),
        (CLIMB, "12/0:35", ((12, 35_000),)),
    ],
    ids=["league", "climb"],
)
def test_groups_report_fields_and_sand(
    knobel: Knobel,
    folder: Path,
    flags: tuple[object, ...],
    told: str,
    counted: tuple[tuple[int, int], ...],
) -> None:
    opened = knobel("event", "new", "--data", folder, "--game", "xcode", *flags)
    code = opened.out.split()[1]
    knobel("event", "enter", code, "Owls", "--data", folder)
    knobel("event", "pair", code, "--data", folder)
    reported = knobel("event", "report", code, 1, told, "--data", folder)

    assert reported.err == ""
    assert now(folder).heats[0].bouts[0].result == Result((0,), counted)


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
        (("report", "CODE", 1, "4/"), "4/ is no result."),
        (("report", "CODE", 1, "4/0:60"), "4/0:60 is no result."),
        (("report", "CODE", 1, "inf:0"), "inf:0 is no result."),
        (("report", "CODE", 1, "0.3:0.7"), "0.3:0.7 is no result."),
        (("pair", "NOCODE"), "There is no event NOCODE."),
        (("enter", "CODE", "\u3164"), "Please enter a name."),
        (("new", "--event-name", "\u3164"), "Please enter a name."),
        (("enter", "CODE", "ada"), "Somebody in this event is already called ada."),
        (("new", "--sides", 3), "These settings do not fit together."),
        (("new", "--config", "{"), "The settings cannot be read:"),
        (("new", "--heats", 65), "The settings cannot be read: Expected `int` <= 64"),
        (("new", "--deals", 2), "These settings do not fit together."),
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


def test_the_document_lists_every_command_and_flag(capsys: pytest.CaptureFixture[str]) -> None:
    section = (ROOT / "docs" / "terminal.md").read_text("utf-8").partition("\n## Events\n")[2]
    flags: set[str] = set()
    commands = ("new", "enter", "pair", "report", "standing", "export", "import")
    for command in commands:
        with pytest.raises(SystemExit):
            parser().parse_args(["event", command, "--help"])
        flags |= set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}

    assert len(flags) > 15
    assert {flag for flag in flags if f"`{flag}" not in section} == set()
    assert {name for name in commands if f"knobel event {name}" not in section} == set()
