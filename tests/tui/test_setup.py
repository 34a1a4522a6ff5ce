"""The set-up: choices with the arrow keys, and the same choices as flags."""

import pytest

from knobel.catalog import GAMES
from knobel.locale import LANGUAGES
from knobel.tui.flags import plan_of
from knobel.tui.games import TERMINAL_GAMES
from knobel.tui.games.xobrainer import PRESETS
from knobel.tui.setup import choices, flags_of, label
from knobel.tui.speech import speaker
from tests.tui.stage import played


async def test_a_match_is_set_up_by_keys() -> None:
    async with played("xobrainer") as stage:
        await stage.press("down", "right")  # people at this terminal
        assert "People at this terminal" in stage.shown
        await stage.press(*["down"] * 5, *["right"] * 2)  # a clock
        assert "TimeBomb 20 s" in stage.shown
        assert "--seats me,me" in stage.shown
        await stage.press("enter", "enter")

        assert stage.phase() == "running"
        assert "TimeBomb" in stage.panel
        assert [stage.session.name(seat) for seat in (0, 1)] == ["Player 1", "Player 2"]


async def test_a_suggestion_sets_the_rest() -> None:
    async with played("xobrainer") as stage:
        assert "First game" in stage.shown
        assert "--length sets:1 --layout calm" in stage.shown
        await stage.press("left")
        assert "Everything" in stage.shown
        assert "--variants map,mission,trap,random,time-bomb=20" in stage.shown
        await stage.press("right", "right")

        assert "Classic" in stage.shown
        assert "knobel play xobrainer --level oak" in stage.shown.splitlines()


async def test_a_mix_of_ones_own_is_called_so() -> None:
    async with played("xobrainer") as stage:
        await stage.press(*["down"] * 7, "right")
        assert "Your own mix" in stage.shown
        assert "--variants random" in stage.shown
        await stage.press("left")

        assert "First game" in stage.shown


async def test_lines_can_be_clicked() -> None:
    async with played("vier3d") as stage:
        for _ in range(2):
            await stage.pilot.click("#form", offset=(5, 3))
            await stage.calm()
        assert "Most lines win" in stage.shown
        await stage.press("enter")

        assert stage.view.variant == "most-lines"


async def test_nobody_has_to_play() -> None:
    async with played("vier3d") as stage:
        await stage.press("escape")

        assert stage.app.session is None
        assert stage.app.return_value == 0


@pytest.mark.parametrize("game", TERMINAL_GAMES)
def test_whatever_is_chosen_can_be_played(game: str) -> None:
    usual = {choice.name: choice.usual for choice in choices(game)}
    companies = next((choice.values for choice in choices(game) if choice.name == "who"), ("bot",))
    for choice in choices(game):
        for value in choice.values:
            for who in companies:
                plan = plan_of(game, flags_of(game, usual | {choice.name: value, "who": who}))
                config = GAMES[game].read_config(plan.config)

                assert len(plan.players) == len(GAMES[game].game.sides(config))


def test_suggestions_are_made_of_what_can_be_chosen() -> None:
    possible = {choice.name: choice.values for choice in choices("xobrainer")}
    for preset in PRESETS.values():
        for name, value in preset.items():
            assert value in possible[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TERMINAL_GAMES)
def test_every_choice_has_its_words(game: str, language: str) -> None:
    say = speaker(language)
    for choice in choices(game):
        assert say(f"tui-ask-{choice.name}")
        said = [label(game, say, choice.name, value) for value in choice.values]

        assert len(set(said)) == len(said)
    if game == "xobrainer":
        assert label(game, say, "preset", "own")
