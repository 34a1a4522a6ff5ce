"""Flags: what they ask for, and what is said when they can't be understood."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from knobel import main as cli
from knobel.catalog import GAMES
from knobel.locale import LANGUAGES, text
from knobel.tui.flags import Player, flags_in, plan_of

Said = tuple[int, str]
Play = Callable[..., Said]

CALM = {"name": "own", "rows": ["1111111111"] * 8 + ["K11111111K"] * 2}


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """What `knobel play` says to these flags; there is no terminal, so it never begins."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def run(*arguments: str) -> Said:
        status = cli.main(["play", *arguments])
        said = capsys.readouterr()
        assert said.out == ""
        return status, said.err

    return run


BAD = [
    (["chess"], "game"),
    (["xobrainer", "--yellow", "free"], "other-game"),
    (["vier3d", "--teams", "2,2"], "other-game"),
    (["xobrainer", "--variants", "fog"], "choice"),
    (["xobrainer", "--variants", "time-bomb=2"], "time-bomb-seconds"),
    (["xobrainer", "--variants", "time-bomb=ten"], "time-bomb-seconds"),
    (["xobrainer", "--variants", "time-balance=25"], "time-balance-seconds"),
    (["xobrainer", "--variants", "map=2"], "no-detail"),
    (["xobrainer", "--variants", "mission=all"], "choice"),
    (["xobrainer", "--variants", "time-bomb,time-balance"], "one-clock"),
    (["xobrainer", "--variants", "map,map"], "variant-twice"),
    (["xobrainer", "--length", "sets:4"], "length"),
    (["xobrainer", "--length", "round:1"], "length"),
    (["xobrainer", "--length", "points:4"], "length"),
    (["xobrainer", "--layout", "moon"], "layout-missing"),
    (["xobrainer", "--deck", "moon"], "deck-missing"),
    (["xobrainer", "--teams", "2"], "teams"),
    (["xobrainer", "--teams", "0,2"], "empty-team"),
    (["xobrainer", "--teams", "5,5"], "too-many-players"),
    (["xobrainer", "--rows", "some"], "choice"),
    (["xobrainer", "--level", "moss"], "choice"),
    (["xobrainer", "--side", "z"], "choice"),
    (["xobrainer", "--side", "x", "--seats", "me,bot"], "seat-twice"),
    (["xobrainer", "--seats", "me"], "seats"),
    (["xobrainer", "--seats", "bot,bot"], "nobody"),
    (["xobrainer", "--seats", "me,you"], "seat"),
    (["xobrainer", "--seats", "me,bot:moss"], "choice"),
    (["xobrainer", "--seats", "me:\x07,bot"], "no-name"),
    (["vier3d", "--variant", "last-line"], "choice"),
    (["vier3d", "--yellow", "green"], "choice"),
    (["vier3d", "--variant", "first-line", "--yellow", "free"], "yellow-without-lines"),
    (["vier3d", "--clock", "sand"], "clock"),
    (["vier3d", "--clock", "total:5"], "clock"),
    (["vier3d", "--clock", "total:300+700"], "clock"),
    (["vier3d", "--colour", "yellow"], "choice"),
    (["vier3d", "--language", "xx"], "choice"),
    (["xcode", "--stage", "level-9"], "choice"),
    (["xcode", "--players", "9"], "choice"),
    (["xcode", "--level", "oak"], "choice"),
    (["xcode", "--players", "3", "--seats", "me,bot"], "seats"),
    (["xcode", "--seats", "me,me,bot"], "one-person"),
    (["xcode", "--colour", "red"], "other-game"),
    (["vier3d", "--level", "oak"], "terminal"),
    (["xobrainer"], "terminal"),
]


@pytest.mark.parametrize(("arguments", "code"), BAD, ids=str)
def test_a_bad_flag_is_one_sentence_with_a_code(
    play: Play, arguments: list[str], code: str
) -> None:
    status, said = play(*arguments)

    assert status == 2
    assert said.endswith(f". [{code}]\n")
    assert said.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", [words for words, _ in BAD if "xx" not in words], ids=" ".join
)
def test_it_is_said_in_the_language_that_was_asked_for(
    play: Play, language: str, arguments: list[str]
) -> None:
    said = {play(*arguments, "--language", one)[1] for one in ("en", language)}

    assert len(said) == (1 if language == "en" else 2)


def test_an_unknown_language_is_told_in_the_one_of_the_system(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    _, said = play("vier3d", "--language", "xx")

    allowed = ", ".join(LANGUAGES)
    facts = {"flag": "--language", "given": "xx", "allowed": allowed}
    assert said == f"{text('nl', 'tui-bad-choice', **facts)} [choice]\n"


def test_files_that_are_no_layouts_or_decks_are_told(play: Play, tmp_path: Path) -> None:
    for flag in ("layout", "deck"):
        file = tmp_path / f"{flag}.json"
        for body in ("", "{}", "[1]", "\N{SNOWMAN}"):
            file.write_text(body, encoding="utf-8")
            status, said = play("xobrainer", f"--{flag}", str(file))

            assert (status, said.count("\n")) == (2, 1)
            assert f"[{flag}-file]" in said


def test_what_is_wrong_with_a_layout_is_told(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    rows = ["1111111111"] * 9 + ["K111111111"]
    file.write_text(f'{{"name": "own", "rows": {rows}}}'.replace("'", '"'), encoding="utf-8")

    assert play("xobrainer", "--layout", str(file)) == (
        2,
        (
            "A board needs four knockout squares, but this one has only one."
            " Please correct it. [layout-knockouts]\n"
        ),
    )


def test_a_layout_of_ones_own_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(str(CALM).replace("'", '"'), encoding="utf-8")

    assert plan_of("xobrainer", {"layout": str(file)}).config["layout"]["rows"][-1] == "K11111111K"


@pytest.mark.parametrize(
    ("game", "flags", "field", "wanted"),
    [
        ("xobrainer", {"length": "points:70"}, "length", {"type": "points", "points": 70}),
        ("xobrainer", {"length": "round"}, "length", {"type": "single-round"}),
        ("xobrainer", {"rows": "all"}, "rows", "all"),
        (
            "xobrainer",
            {"variants": "time-bomb=7, mission=four-pieces,trap=victim"},
            "variants",
            [
                {"type": "time-bomb", "seconds": 7},
                {"type": "mission", "knockout": "four-pieces"},
                {"type": "trap", "colours": "victim"},
            ],
        ),
        ("xobrainer", {"teams": "5,2"}, "large_teams", True),
        ("vier3d", {"yellow": "free"}, "variant", "most-lines"),
        (
            "vier3d",
            {"clock": "total:60+2"},
            "clock",
            {"type": "total", "seconds": 60, "increment": 2},
        ),
    ],
)
def test_a_flag_becomes_a_setting(
    game: str, flags: dict[str, str], field: str, wanted: object
) -> None:
    config = plan_of(game, flags).config

    assert config[field] == wanted
    GAMES[game].read_config(config)


ME, OAK, SEEDLING = Player(), Player("oak"), Player("seedling")


@pytest.mark.parametrize(
    ("flags", "players", "order"),
    [
        ({}, (ME, OAK), "seated"),
        ({"side": "o", "level": "seedling"}, (SEEDLING, ME), "seated"),
        ({"side": "lot"}, (ME, OAK), "lot"),
        ({"teams": "2,2", "side": "o"}, (OAK, ME, OAK, OAK), "seated"),
        ({"seats": "bot:seedling,me:Zoë"}, (SEEDLING, Player(name="Zoë")), "seated"),
        ({"seats": "me,bot", "level": "seedling", "side": "lot"}, (ME, SEEDLING), "lot"),
    ],
)
def test_seats_are_taken_as_asked(
    flags: dict[str, str], players: tuple[Player, ...], order: str
) -> None:
    plan = plan_of("xobrainer", flags)

    assert (plan.players, plan.order) == (players, order)


def test_screen_and_server_are_loaded_only_when_they_are_needed() -> None:
    code = "import sys, knobel.main; print({'litestar', 'rich', 'textual'} & sys.modules.keys())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout == "set()\n"


def test_help_names_every_flag(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["play", "--help"])

    assert ended.value.code == 0
    said = capsys.readouterr().out
    for flag in (
        "variants",
        "length",
        "layout",
        "deck",
        "teams",
        "seats",
        "colour",
        "stage",
        "language",
    ):
        assert f"--{flag}" in said


def test_every_command_in_the_documentation_can_be_given() -> None:
    root = Path(cli.__file__).parents[2]
    pages = [
        (root / name).read_text(encoding="utf-8") for name in ("README.md", "docs/terminal.md")
    ]
    lines = [
        line.partition("#")[0].split()[2:]
        for page in pages
        for line in page.splitlines()
        if line.startswith("    knobel play ")
    ]

    assert len(lines) >= 8
    for words in lines:
        options = cli.parser().parse_args(["play", *words])
        plan_of(options.game, flags_in(options))
