"""The laws, over every game in the catalog."""

from typing import get_args

import pytest

from knobel.catalog import GAMES
from knobel.core.game import Forfeit, TakeBack
from knobel.games import xcode, xobrainer
from tests.laws import runs
from tests.laws.laws import LAWS, for_all
from tests.laws.runs import Run


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_keeps_the_law(game: str, law: str) -> None:
    LAWS[law](GAMES[game])


def test_every_game_is_looked_at() -> None:
    assert set(runs.GAMES) == set(GAMES)


def test_the_runs_of_vier3d_reach_what_the_laws_speak_of() -> None:
    """A law about ends proves nothing over games that never end."""
    seen: set[str] = set()

    def look(run: Run) -> None:
        definition = GAMES["vier3d"]
        result = definition.game.outcome(run.end)
        seen.add("cut short" if result is None else result.reason)
        for before, move, step in run.moments:
            seen.add(type(move.action).__name__)
            if step.state.out != before.out and definition.game.outcome(step.state) is None:
                seen.add(f"plays on after {step.state.out[-1].reason}")

    for_all(GAMES["vier3d"], look, 300)

    assert seen == {
        *("cut short", "line", "lines", "time", "resigned"),
        *("Begin", "Tick", "Drop", TakeBack.__name__, Forfeit.__name__),
        *("plays on after time", "plays on after resigned"),
    }


def test_the_runs_of_xobrainer_reach_what_the_laws_speak_of() -> None:
    ends = {"cut short", "sets", "points", "round", "knockout", "resigned", "abandoned"}
    actions = {"Begin", "Tick", "PlacePiece", "Seen", TakeBack.__name__, Forfeit.__name__}
    rare = {"DeckRefused", "Passed"}  # shown by examples
    goals = ends | actions | {kind.__name__ for kind in get_args(xobrainer.Event)} - rare
    seen: set[str] = set()

    def look(run: Run) -> None:
        result = xobrainer.outcome(run.end)
        seen.add("cut short" if result is None else result.reason)
        for moment in run.moments:
            seen.add(type(moment.move.action).__name__)
            seen.update(type(event).__name__ for event in moment.step.events)

    for_all(GAMES["xobrainer"], look, 500, longest=400, until=lambda: goals <= seen)

    assert set() == goals - seen


def test_the_runs_of_xcode_reach_what_the_laws_speak_of() -> None:
    ends = {"cut short", "sand", "second-sand", "resigned"}  # "cracked" needs a plan
    tables = {f"{n} players" for n in range(2, 9)}
    own = {kind.__name__ for kind in (*get_args(xcode.Action), *get_args(xcode.Event))}
    goals = ends | tables | own | {"Begin", "Tick", Forfeit.__name__}
    seen: set[str] = set()

    def look(run: Run) -> None:
        result = xcode.outcome(run.end)
        seen.add("cut short" if result is None else result.reason)
        seen.add(f"{run.config.players} players")
        for moment in run.moments:
            seen.add(type(moment.move.action).__name__)
            seen.update(type(event).__name__ for event in moment.step.events)

    for_all(GAMES["xcode"], look, 400, longest=400, until=lambda: goals <= seen)

    assert set() == goals - seen
