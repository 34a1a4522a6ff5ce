"""Vier-gewinnt 3D at the terminal, by keys."""

import logging

import pytest

from knobel.locale import LANGUAGES
from knobel.tui.table import BoardView
from tests.tui.stage import Stage, played

TWO = {"seats": "me:Anna,me:Bo"}
LINE = "a1 b1 a2 b2 a3 b3 a4".split()
"""Red has four side by side on the lowest level."""


async def play_on(stage: Stage, most: int) -> None:
    """The first legal drop of this terminal, as long as there is one to make."""
    for _ in range(most):
        seat = stage.session.mover
        if seat is None:
            return
        drop = stage.session.client_of(seat).legal[seat][0]
        if drop.startswith("y:"):
            await stage.press("y")
        await stage.play(drop.removeprefix("y:"))
    raise AssertionError("it never ends")


async def test_a_game_against_the_computer_by_keys() -> None:
    async with played("vier3d", {"level": "seedling", "colour": "blue"}) as stage:
        assert stage.session.seats == [1]
        assert len(stage.view.moves) == 1
        await play_on(stage, 33)

        outcome = stage.session.match.outcome
        assert outcome is not None
        assert outcome.reason in {"line", "full"}
        wins = {"line": "wins", "full": "Draw"}[outcome.reason]
        assert wins in stage.sheet.splitlines()[0]


async def test_a_line_is_shown_and_named() -> None:
    async with played("vier3d", TWO) as stage:
        await stage.play(*LINE)

        assert stage.sheet.startswith("Anna wins\nAnna completed a line of four.")
        assert "(R) a1/1 a2/1 a3/1 a4/1" in stage.sheet
        await stage.press("escape")
        assert stage.shown.count("=(R)") == 4


async def test_a_best_of_two_counts_on() -> None:
    async with played("vier3d", TWO | {"best-of-two": "yes"}) as stage:
        await stage.play(*LINE)
        assert "Series so far: 2:0" in stage.sheet
        await stage.press("enter")

        assert [stage.session.name(seat) for seat in (0, 1)] == ["Bo", "Anna"]
        assert stage.session.match.series is not None
        assert stage.session.match.series.points == (0, 2)


async def test_a_yellow_ball_is_chosen_by_its_key() -> None:
    async with played("vier3d", TWO | {"yellow": "balanced"}) as stage:
        assert "22×(R) 10×{Y}" in stage.panel
        assert stage.prompt.startswith("Anna: (R) b2")
        await stage.press("y")
        assert stage.prompt.startswith("Anna: {Y} b2")
        await stage.press("enter")

        assert stage.view.moves[0].ball == "y"
        assert "22×(R) 9×{Y}" in stage.panel
        assert stage.prompt.startswith("Bo: [B]")


async def test_three_play_at_one_terminal() -> None:
    flags = {"yellow": "three-players", "seats": "me:Anna,me:Bo,me:Cy"}
    async with played("vier3d", flags) as stage:
        await stage.play("a1", "b1")
        assert stage.prompt.startswith("Cy: {Y}")
        await stage.press("r", "left", "enter")

        assert stage.table.told[-1] == "Cy is out."
        assert stage.phase() == "running"


async def test_people_of_the_same_name_are_numbered() -> None:
    async with played("vier3d", {"seats": "me:Anna,me:anna"}) as stage:
        session = stage.table.session

        assert [session.name(seat) for seat in (0, 1)] == ["Anna", "anna 2"]


async def test_a_full_rod_is_refused() -> None:
    async with played("vier3d", TWO) as stage:
        await stage.play(*["a1"] * 4, "a1")

        assert stage.prompt == "Rod a1 is full. Choose another one."
        assert len(stage.view.moves) == 4


async def test_it_is_not_always_ones_turn() -> None:
    flags = {"seats": "me:Anna,bot:seedling"}
    async with played("vier3d", flags) as stage:
        stage.harness.service._turn_bots._busy.add(
            (stage.session.match.id, 1, "play")
        )  # it thinks and thinks
        await stage.play("a1")
        assert stage.prompt == "Seedling is thinking…"
        await stage.play("a2")

        assert stage.prompt == "It is not your turn. Wait for the others."
        assert len(stage.view.moves) == 1


async def test_a_bot_that_fails_moves_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async with played("vier3d", {"seats": "me:Anna,bot:seedling"}) as stage:

        async def fail(*_: object) -> None:
            raise RuntimeError("no bots today")

        monkeypatch.setattr(stage.harness.workers, "run", fail)
        await stage.play("a1")

        assert len(stage.view.moves) == 2


async def test_what_goes_wrong_behind_the_table_is_told() -> None:
    async with played("vier3d", TWO) as stage:
        assert "Something went wrong" not in stage.shown
        logging.getLogger("knobel.service").error("match-task-failed")
        await stage.calm()

        assert "Something went wrong" in stage.shown


@pytest.mark.parametrize(
    ("clock", "before", "after"),
    [("per-move:30", "0:30", "0:18"), ("total:300+5", "5:00", "4:48")],
)
async def test_clocks_tick_and_time_decides(clock: str, before: str, after: str) -> None:
    async with played("vier3d", TWO | {"clock": clock}) as stage:
        assert before in stage.panel
        await stage.turn(12_000)
        assert after in stage.panel
        await stage.turn(300_000)

        assert stage.sheet.startswith("Bo wins\nAnna ran out of time.")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_every_floor_can_be_clicked(size: tuple[int, int]) -> None:
    async with played("vier3d", TWO, size=size) as stage:
        width, height = ((4, 1), (4, 2), (6, 3))[stage.table.scale]
        for floor, rod in enumerate(("a1", "b2", "c3", "d4")):
            column, row = "abcd".index(rod[0]), int(rod[1])
            x = 3 + floor * (4 * width + 2) + column * width + 1
            await stage.pilot.click(BoardView, offset=(x, 1 + (4 - row) * height))
            await stage.calm()
            assert stage.table.cursor == rod
            await stage.pilot.click(BoardView, offset=(x, 1 + (4 - row) * height))
            await stage.calm()

            assert stage.view.moves[-1].rod == rod


async def test_threats_are_shown_on_request() -> None:
    async with played("vier3d", TWO) as stage:
        await stage.play(*LINE[:-1])
        assert "!R" not in stage.shown
        await stage.press("t")

        assert "!R" in stage.shown


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_of_it_can_be_said_in_every_language(language: str) -> None:
    flags = TWO | {"yellow": "balanced"}
    async with played("vier3d", flags, language=language) as stage:
        assert stage.shown.splitlines()[-1] == stage.session.say("tui-keys-vier3d")
        await stage.press("f1")
        assert stage.session.say("tui-help") in stage.sheet
        for more in ("cards", "answer", "claim"):
            assert stage.session.say(f"tui-help-{more}") not in stage.sheet
        await stage.press("enter", "m")
        assert stage.prompt == stage.session.say("tui-cardless")
        await stage.press("n")

        assert stage.sheet.startswith(stage.session.say("result-drawn"))
