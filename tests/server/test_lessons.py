"""Lessons over HTTP: stateless, and whatever is sent is answered with a code."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from knobel.catalog import GAMES, lessons
from tests.kit.wires import Wire
from tests.server.test_protocol_doc import blocks, inline, part

LESSON = "/api/lessons/vier3d"


@pytest.mark.parametrize("game", [game for game in GAMES if lessons.steps_of(game)])
async def test_a_whole_lesson_can_be_done(wire: Wire, game: str) -> None:
    names = (await wire.post(f"/api/lessons/{game}", {})).json()["steps"]
    solutions = {step.name: step.solution for step in lessons.steps_of(game)}

    assert names == list(solutions)
    for name in names:
        body = {"step": name, "moves": list(solutions[name])}
        answer = await wire.post(f"/api/lessons/{game}", body)

        assert (answer.status_code, answer.json()["verdict"]) == (200, "done")


async def test_it_goes_as_the_protocol_says(wire: Wire) -> None:
    body, form = blocks("### Learn")
    answer = (await wire.post(LESSON, body)).json()
    first = (await wire.post(LESSON, msgspec.json.decode(inline(part("### Learn"))[0]))).json()

    assert list(answer) == list(form)
    assert answer["scenes"][0].pop("view")
    form["scenes"][0].pop("view")
    assert answer == form
    assert (first["step"], first["verdict"]) == (form["steps"][0], "open")


@pytest.mark.parametrize(
    ("game", "body", "status", "code"),
    [
        ("chess", {}, 404, "no-such-lesson"),
        ("vier3d", {"step": "castle"}, 404, "no-such-lesson"),
        ("vier3d", {"step": "drop", "moves": ["e9"]}, 409, "no-such-move"),
        ("vier3d", {"step": "drop", "moves": ["y:a1"]}, 409, "no-yellow-ball"),
        ("vier3d", {"step": "drop", "moves": ["a1", "a2"]}, 409, "too-late"),
        ("xobrainer", {"moves": ["e5"]}, 409, "square-taken"),
        ("xobrainer", {"moves": ["b2"]}, 409, "knockout-square"),
        ("xcode", {"step": "lay", "moves": ["lay 7< 3> 7>"]}, 409, "not-a-set"),
        ("xcode", {"step": "offer", "moves": ["offer 9< to 2"]}, 409, "wrong-arrow"),
        ("vier3d", {"step": 3}, 400, "unreadable"),
        ("vier3d", {"moves": ["a1"] * 41}, 400, "unreadable"),
        ("vier3d", {"moves": ["a" * 61]}, 400, "unreadable"),
        ("vier3d", {"token": "x"}, 400, "unreadable"),
        ("vier3d", [], 400, "unreadable"),
    ],
)
async def test_what_can_not_be_is_refused_with_a_code(
    wire: Wire, game: str, body: Any, status: int, code: str
) -> None:
    answer = await wire.post(f"/api/lessons/{game}", body)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


@given(
    game=st.sampled_from([*GAMES, "chess"]),
    moves=st.lists(
        st.text(max_size=60)
        | st.sampled_from(["draw", "lay j j j", "discard 7< 7<", "say need", "give 1 to 2", "a1"]),
        max_size=3,
    ),
    place=st.integers(0, 9),
)
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_nonsense_is_answered(wire: Wire, game: str, moves: list[str], place: int) -> None:
    steps = [step.name for step in lessons.steps_of(game)] if game in GAMES else []
    body = {"step": steps[place % len(steps)] if steps else "", "moves": moves}
    answer = await wire.post(f"/api/lessons/{game}", body)

    assert answer.status_code in {200, 400, 404, 409}
    assert answer.json().get("code") != "internal"
