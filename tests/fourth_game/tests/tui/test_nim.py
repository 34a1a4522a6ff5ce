"""Nim in the terminal."""

from tests.tui.stage import Stage, played

TWO = {"seats": "me:Anna,me:Bo"}


async def play_on(stage: Stage) -> None:
    """Type what is legal until it is over."""
    for _ in range(20):
        seat = stage.session.mover
        if seat is None:
            return
        await stage.play(stage.session.client_of(seat).legal[seat][-1].replace("-", ""))
    raise AssertionError("it never ends")


async def test_a_whole_game_against_the_computer_by_keys() -> None:
    async with played("nim", {"level": "seedling"}) as stage:
        assert stage.shown.splitlines()[0] == "> Pile 1      ●●●"
        await play_on(stage)

        assert "took the last stone." in stage.sheet


async def test_a_whole_game_together() -> None:
    async with played("nim", TWO | {"together": "yes"}) as stage:
        await play_on(stage)

        outcome = stage.session.match.outcome
        assert outcome is not None
        assert stage.sheet.startswith(
            {"won": "Won together!", "lost": "Lost together"}[outcome.together or ""]
        )


async def test_whoever_shares_a_terminal_looks_at_a_hidden_pile_behind_a_curtain() -> None:
    async with played("nim", TWO) as stage:
        assert stage.shown.splitlines()[3:5] == ["  Pile 4      ?", "  Pile 5      ?"]
        await stage.press("m")
        assert stage.sheet.startswith("This is for Anna only.")
        await stage.press("enter")

        assert "Pile 4: " in stage.sheet


async def test_it_is_set_up_by_keys() -> None:
    async with played("nim") as stage:
        await stage.press("down", "down", "right")
        assert "knobel play nim --together --level oak" in stage.shown
        await stage.press("enter")

        assert stage.session.match.is_together
