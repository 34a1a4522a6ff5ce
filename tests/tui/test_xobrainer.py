"""XOBrainer at the terminal, by keys."""

import pytest
from rich.text import Text
from textual.filter import NoColor

from knobel.games.xobrainer.board import EMPTY, Layout
from knobel.locale import LANGUAGES
from knobel.tui.games.xobrainer.picture import CELLS, Marks, draw
from knobel.tui.sheets import Sheet
from knobel.tui.table import BoardView
from tests.tui.stage import Stage, played

TWO = {"seats": "me:Anna,me:Bo"}
RINGS = "e1 j1 e2 j3 e3 j5 e4 j7 e5".split()
"""O, who begins with these dice, makes a row of rings: 3 + 2 + 2 + 1 + 1 dots."""


async def play_on(stage: Stage) -> None:
    """The first legal move of this terminal, as long as there is one to make."""
    for _ in range(40):
        seat = stage.session.mover
        if seat is None:
            return
        await stage.play(stage.session.client_of(seat).legal[seat][0])
    raise AssertionError("a round has 32 turns for each side")


# A whole match


async def test_a_round_against_the_computer_by_keys() -> None:
    flags = {"level": "seedling", "length": "round", "side": "o"}
    async with played("xobrainer", flags) as stage:
        assert stage.session.seats == [1]
        await play_on(stage)

        assert stage.phase() == "over"
        assert "Round 1. " in stage.sheet
        outcome = stage.session.match.outcome
        assert outcome is not None
        if outcome.places == (0, 0):
            assert stage.sheet.startswith("Draw\n")
        else:
            winner = "X (Seedling)" if outcome.places[0] == 0 else "O (Player)"
            assert stage.sheet.startswith(f"{winner} wins\n")


async def test_a_rematch_is_played_with_changed_sides() -> None:
    async with played("xobrainer", TWO | {"length": "round"}) as stage:
        await stage.play(*RINGS)
        first = stage.session.match.id
        assert "O (Bo) wins" in stage.sheet
        await stage.press("enter")

        assert stage.session.match.id != first
        assert stage.phase() == "running"
        assert [stage.session.name(seat) for seat in (0, 1)] == ["Bo", "Anna"]
        assert stage.view.board == EMPTY
        assert stage.sheet == ""


async def test_a_result_is_told_piece_by_piece_with_all_cards() -> None:
    flags = TWO | {"length": "rounds:2", "variants": "mission,trap"}
    async with played("xobrainer", flags) as stage:
        await stage.play(*RINGS)

        assert "Round 1. Five rings in a row: O (Bo) wins the round." in stage.sheet
        assert "e1 3  e2 2  e3 2  e4 1  e5 1  = 9" in stage.sheet
        assert f"O (Bo) gets {stage.view.points[1]} points." in stage.sheet
        assert stage.sheet.count("=(O)") + stage.sheet.count("=[O]") == 5
        assert {"Mission of Anna", "Mission of Bo", "Trap of Anna", "Trap of Bo"} <= {
            line[46:].strip() for line in stage.sheet.splitlines()
        }
        assert "Next round" in stage.shown
        await stage.press("enter")
        assert stage.sheet == ""
        assert stage.view.round == 2
        assert "Round 2 of 2" in stage.panel
        assert "Round 2: X (Anna) begins" in stage.table.told[-1]


@pytest.mark.parametrize("height", [16, 24, 40])
async def test_what_is_too_long_is_scrolled(height: int) -> None:
    flags = TWO | {"length": "round", "variants": "mission,trap"}
    async with played("xobrainer", flags, size=(80, height)) as stage:
        await stage.play(*RINGS)
        assert "O (Bo) wins" in stage.shown
        assert "Rematch" in stage.shown
        await stage.press(*["down"] * (40 - height))

        assert "Mission of Bo" in stage.shown
        assert "Rematch" in stage.shown


async def test_the_end_of_a_match_can_be_looked_at_again() -> None:
    async with played("xobrainer", TWO | {"length": "round"}) as stage:
        await stage.play(*RINGS)
        await stage.press("escape")
        assert stage.sheet == ""
        assert "Game over" in stage.prompt
        await stage.press("enter")

        assert "O (Bo) wins" in stage.sheet


# Clocks


async def test_a_clock_waits_until_the_cards_have_been_read() -> None:
    async with played("xobrainer", TWO | {"variants": "mission,time-bomb=20"}) as stage:
        await stage.turn(300_000)
        assert "Everybody looks at their cards; the clock waits." in stage.prompt
        await stage.press("m", "enter", "escape", "escape")
        assert "the clock waits" in stage.prompt
        await stage.press("enter")

        assert stage.session.mover == 1
        assert "20 s" in stage.panel


async def test_a_time_bomb_burns_down_and_the_turn_is_lost() -> None:
    async with played("xobrainer", TWO | {"variants": "time-bomb=20"}) as stage:
        await stage.press("enter")
        assert stage.session.mover == 1
        assert "20 s" in stage.panel
        await stage.turn(4_500)
        assert "16 s" in stage.panel
        await stage.turn(15_500)

        assert stage.table.told[-1] == "Time is up: Bo loses the turn."
        assert stage.session.mover == 0
        assert "20 s" in stage.panel
        assert stage.view.lineups[1] == "OOOo"


async def test_the_bar_creeps_to_the_end_and_the_set_is_lost() -> None:
    async with played("xobrainer", TWO | {"variants": "time-balance=10"}) as stage:
        await stage.press("enter")
        assert "├──────────●──────────┤" in stage.panel
        await stage.turn(5_000)
        assert "├───────────────●─────┤O 5 s" in stage.panel
        await stage.play("e5")
        assert "15 s" in stage.panel
        await stage.turn(15_000)

        assert "The bar has reached X (Anna): the round goes to O (Bo)." in stage.sheet
        assert "O (Bo) wins the set." in stage.sheet
        assert stage.view.sets == (0, 1)


async def test_clocks_wait_for_the_result_to_be_read() -> None:
    async with played("xobrainer", TWO | {"variants": "time-bomb=20"}) as stage:
        await stage.press("enter")
        await stage.play(*RINGS)
        assert stage.view.rest is not None
        await stage.turn(2_500)
        assert "Continues in 8 s" in stage.shown
        assert "Next round" in stage.shown
        await stage.press("enter")

        assert stage.view.rest is None
        assert stage.view.round == 2
        assert "20 s" in stage.panel


async def test_the_clock_may_tell_a_sheet_before_it_is_shown_and_after_it_is_gone() -> None:
    async with played("xobrainer", TWO) as stage:
        sheet = Sheet(Text("Result"), [("next", "Next round")])
        sheet.note("Continues in 8 s")
        await stage.app.push_screen(sheet)
        await stage.calm()
        assert "Continues in 8 s" in stage.shown

        await stage.app.pop_screen()
        sheet.note("Continues in 7 s")
        await stage.calm()

        assert stage.sheet == ""
        assert "Continues in" not in stage.shown


async def test_a_result_makes_way_when_time_runs() -> None:
    async with played("xobrainer", TWO | {"variants": "time-bomb=20"}) as stage:
        await stage.press("enter")
        await stage.play(*RINGS)
        assert stage.sheet != ""
        await stage.turn(10_000)

        assert stage.view.round == 2
        assert stage.sheet == ""


# Secret cards


async def test_cards_are_behind_a_curtain_when_people_share_the_terminal() -> None:
    async with played("xobrainer", TWO | {"variants": "mission"}) as stage:
        cards = {seat: stage.session.client_of(seat).view.cards[0].card.squares for seat in (0, 1)}
        asked = {seat: f"[X] {card[0]}  [X] {card[1]}" for seat, card in cards.items()}
        asked[1] = asked[1].replace("[X]", "(O)")
        everything = stage.shown
        await stage.press("m")

        assert stage.sheet.startswith("Pass the device to Bo.")
        assert asked[1] not in stage.sheet + stage.shown + everything
        await stage.press("enter")
        assert asked[1] in stage.sheet
        assert asked[0] not in stage.sheet
        await stage.press("x")
        assert stage.sheet == ""
        await stage.press("m", "right")
        assert stage.sheet.startswith("Pass the device to Anna.")
        await stage.press("enter")
        assert asked[0] in stage.sheet
        await stage.press("enter")
        assert asked[0] not in stage.shown


async def test_whoever_is_alone_needs_no_curtain() -> None:
    flags = {"variants": "mission,trap", "level": "seedling"}
    async with played("xobrainer", flags) as stage:
        before = stage.shown
        await stage.press("m")

        assert "Mission of Player" in stage.sheet
        assert "Trap of Player" in stage.sheet
        assert "Seedling" not in stage.sheet
        assert "Any key covers it again" in stage.shown
        await stage.press("m")
        assert stage.sheet == ""
        assert "Mission of" not in before + stage.shown


async def test_without_cards_there_is_nothing_to_look_at() -> None:
    async with played("xobrainer", TWO) as stage:
        await stage.press("m")

        assert stage.sheet == ""
        assert stage.prompt == "Nobody has secret cards in this match."


async def test_a_trap_shows_the_pieces_of_the_other_side() -> None:
    async with played("xobrainer", TWO | {"variants": "trap"}) as stage:
        await stage.press("m", "enter")
        white = stage.session.client_of(1).view.cards[0].card.white[0]

        assert f"(X) {white}" in stage.sheet  # white is pink, the main colour of O


# Refusals and questions


@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ("e5", "Square e5 is taken. Choose a free one."),
        (
            "b2",
            (
                "On the knockout square b2 you may place only a piece in the other side’s colour."
                " Choose another square."
            ),
        ),
    ],
)
async def test_what_the_rules_refuse_is_told_in_words(spot: str, why: str) -> None:
    async with played("xobrainer", TWO) as stage:
        await stage.play("e5", spot)

        assert stage.prompt == why
        assert len(stage.view.moves) == 1
        await stage.press("left")
        assert "Anna: [X]" in stage.prompt


async def test_resigning_is_asked_for() -> None:
    async with played("xobrainer", TWO) as stage:
        await stage.press("r")
        assert "Resign?" in stage.shown
        assert "Bo will lose the game." in stage.shown
        await stage.press("enter")
        assert stage.phase() == "running"
        await stage.press("r", "left", "enter")

        assert stage.phase() == "over"
        assert "X (Anna) wins" in stage.sheet


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
async def test_quitting_is_asked_for(key: str) -> None:
    async with played("xobrainer", TWO) as stage:
        await stage.press(key)
        assert "The match is not over" in stage.shown
        await stage.press("escape")
        assert stage.app.return_value is None
        await stage.press(key, "left", "enter")

        assert stage.app.return_value == 0


async def test_taking_back_pausing_and_drawing_at_one_terminal() -> None:
    async with played("xobrainer", TWO) as stage:
        await stage.play("e5")
        await stage.press("u")
        assert stage.view.board == EMPTY
        await stage.press("p")
        assert stage.phase() == "paused"
        assert "p: resume" in stage.prompt
        await stage.play("e5")
        assert stage.view.board == EMPTY
        await stage.press("p")
        assert stage.phase() == "running"
        await stage.press("n")

        assert stage.sheet.startswith("Draw\nBy agreement.")


async def test_the_computer_is_asked_too() -> None:
    async with played("xobrainer", {"level": "seedling", "side": "o"}) as stage:
        await stage.play("e5")
        laid = len(stage.view.moves)
        assert laid >= 2
        await stage.press("u")

        assert len(stage.view.moves) < laid
        assert stage.session.mover == 1


async def test_what_cannot_be_taken_back_is_refused() -> None:
    async with played("xobrainer", TWO | {"variants": "random"}) as stage:
        await stage.play("e5")
        await stage.press("u")

        assert stage.prompt == "Nothing can be taken back now. Play on."
        assert len(stage.view.moves) == 1


# Looking


async def test_arrows_and_letters_choose_a_square() -> None:
    async with played("xobrainer", TWO) as stage:
        await stage.press("up", "up", "right")
        assert stage.table.cursor == "f7"
        await stage.press("j", "1")
        assert stage.table.cursor == "j1"
        assert stage.prompt.endswith("j1_")
        await stage.press("0")
        assert stage.table.cursor == "j10"
        await stage.press("up", "right")
        assert stage.table.cursor == "j10"
        await stage.press("enter")

        assert stage.view.moves[-1].square == "j10"


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (70, 30)])
async def test_a_click_chooses_and_another_one_plays(size: tuple[int, int]) -> None:
    async with played("xobrainer", TWO, size=size) as stage:
        width, height = CELLS[stage.table.scale]
        place = (3 + 2 * width + 1, (10 - 7) * height)
        await stage.pilot.click(BoardView, offset=place)
        await stage.calm()
        assert stage.table.cursor == "c7"
        assert stage.view.moves == ()
        await stage.pilot.click(BoardView, offset=place)
        await stage.calm()

        assert stage.view.moves[-1].square == "c7"


async def test_threats_are_shown_on_request() -> None:
    async with played("xobrainer", TWO) as stage:
        await stage.play(*RINGS[:-1])
        assert "!O" not in stage.shown
        await stage.press("t")
        assert "!O" in stage.shown
        await stage.press("t")

        assert "!O" not in stage.shown


async def test_help_is_a_key_away() -> None:
    async with played("xobrainer", TWO) as stage:
        for key in ("f1", "question_mark"):
            await stage.press(key)
            assert "Five in a row win the round" in stage.sheet
            assert "my secret card" in stage.sheet
            await stage.press("enter")
            assert stage.sheet == ""


async def test_a_team_shows_who_is_next() -> None:
    flags = {"teams": "2,2", "seats": "me:Anna,me:Bo,me:Cy,me:Dee"}
    async with played("xobrainer", flags, number=2) as stage:  # by which X begins
        assert "X  ›Anna, Cy" in stage.panel
        assert "O  ›Bo, Dee" in stage.panel
        await stage.play("e5", "e6")

        assert "X  Anna, ›Cy" in stage.panel
        assert stage.prompt.startswith("Dee: ")


async def test_mates_of_the_same_level_are_told_apart() -> None:
    flags = {"teams": "2,2", "seats": "me:Anna,bot:seedling,bot:seedling,bot:oak"}
    async with played("xobrainer", flags) as stage:
        names = [stage.session.name(seat) for seat in range(4)]

        assert names == ["Anna", "Seedling 1", "Seedling 2", "Oak"]


async def test_the_computer_may_decline() -> None:
    async with played("xobrainer", {"level": "seedling", "side": "o"}) as stage:
        await stage.press("n")

        assert stage.table.told[-2] == "You offered a draw."
        assert stage.table.told[-1] in {"Seedling declined.", "Agreed: a draw."}


async def test_lots_decide_who_sits_where() -> None:
    flags = TWO | {"side": "lot"}
    seats = set()
    for number in range(6):
        async with played("xobrainer", flags, number=number) as stage:
            seats.add(stage.session.name(0))

    assert seats == {"Anna", "Bo"}


# The screen


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (100, 30), (60, 40)])
async def test_everything_has_its_place(size: tuple[int, int]) -> None:
    flags = {"variants": "map,mission,trap,random,time-bomb=20", "seats": "me:Anna,me:Bo"}
    async with played("xobrainer", flags, size=size) as stage:
        await stage.press("enter")
        lines = stage.shown.splitlines()

        assert len(lines) == size[1]
        assert max(map(len, lines)) <= size[0]
        assert any(line.split()[:10] == list("abcdefghij") for line in lines)
        assert {str(row) for row in range(1, 11)} <= {line[:3].strip() for line in lines}
        assert "TimeBomb" in stage.shown
        assert stage.shown.count("Bag") == 2
        assert any(line.startswith(("Bo: [", "Bo: (")) for line in lines[-3:])
        assert "F1 help" in " ".join(lines[-2:])


async def test_a_large_terminal_has_a_large_board() -> None:
    scales = []
    for size in ((70, 22), (80, 24), (120, 40)):
        async with played("xobrainer", TWO, size=size) as stage:
            scales.append(stage.table.scale)

    assert scales == [0, 1, 2]


@pytest.mark.parametrize("scale", [0, 1, 2])
def test_pieces_and_squares_differ_without_colour(scale: int) -> None:
    layout = Layout("own", ("1234K" * 2, "1234K" * 2, *["1" * 10] * 8))
    row = "XxOo......" + EMPTY[10:]
    picture = [line[3:] for line in draw(row, layout, Marks(), scale).plain.splitlines()]
    width, height = CELLS[scale]

    def cell(column: int, top: int) -> str:
        lines = picture[top * height : (top + 1) * height]
        return "\n".join(line[column * width + 1 : (column + 1) * width] for line in lines)

    pieces = {cell(column, 9) for column in range(4)}
    squares = {cell(column, 0) for column in range(5)}
    assert len(pieces | squares) == 9


async def test_no_color_means_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with played("xobrainer", TWO) as stage:
        assert [one for one in stage.app._filters if isinstance(one, NoColor)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_of_it_can_be_said_in_every_language(language: str) -> None:
    flags = TWO | {"variants": "map,mission,trap,time-bomb=20"}
    async with played("xobrainer", flags, language=language) as stage:
        assert len(stage.shown.splitlines()[-1]) <= 80
        assert stage.shown.splitlines()[-1] == stage.session.say("tui-keys-xobrainer")
        for key in ("f1", "m"):
            await stage.press(key)
            assert stage.sheet != ""
            await stage.press("enter", "escape")
        free = stage.session.client_of(1).legal[1][0]
        await stage.play(free, free)
        assert stage.prompt != ""
        await stage.turn(20_000)
        await stage.press("r", "left", "enter")

        assert stage.phase() == "over"
        assert stage.session.say("rematch") in stage.shown
