"""Lessons keep what they promise: every step of every lesson, by the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec
import pytest

from knobel.catalog import GAMES, lessons
from knobel.catalog.lessons import Exercise, Lesson, attempt, fits, steps_of
from knobel.core.game import Illegal, Seat
from knobel.games import vier3d, xcode, xobrainer
from knobel.locale import LANGUAGES
from tests.kit import fourth_game
from tests.locale.test_texts import entries

STEPS = [(game, step) for game in GAMES for step in steps_of(game)]
each_step = pytest.mark.parametrize(
    ("game", "step"), STEPS, ids=[f"{game} {step.name}" for game, step in STEPS]
)
each_game = pytest.mark.parametrize("game", dict.fromkeys(game for game, _ in STEPS))
MANY = 60
"""So many moves of a step are tried, where there are thousands of them."""


def legal_moves(game: str, step: Exercise) -> list[str]:
    """What the learner may do at the beginning of a step; of very much, some of it."""
    definition = GAMES[game]
    state = lessons._opened(game, step.name)
    moves = [definition.write_action(a) for a in definition.game.legal_actions(state, step.seat)]
    return Random(step.name).sample(moves, MANY) if len(moves) > 2 * MANY else moves


def tries(game: str, step: Exercise) -> Iterator[tuple[str, Lesson]]:
    for move in legal_moves(game, step):
        yield move, attempt(game, step.name, [move])


# Laws of all lessons


@each_game
def test_a_lesson_has_five_to_ten_steps_with_names_of_their_own(game: str) -> None:
    names = [step.name for step in steps_of(game)]

    assert 5 <= len(names) <= 10
    assert len(set(names)) == len(names)


@each_step
def test_nothing_is_done_before_the_learner_acts(game: str, step: Exercise) -> None:
    start = attempt(game, step.name)

    assert (start.verdict, start.say, len(start.scenes)) == ("open", "", 1)
    assert start.legal


@each_step
def test_its_own_solution_does_it(game: str, step: Exercise) -> None:
    done = attempt(game, step.name, step.solution)

    assert (done.verdict, done.say, done.legal) == ("done", "", ())
    for count in range(1, len(step.solution)):
        assert attempt(game, step.name, step.solution[:count]).verdict == "open"


@each_step
def test_the_others_answer_the_solution_as_written(game: str, step: Exercise) -> None:
    done = attempt(game, step.name, step.solution)

    assert len(done.scenes) == 1 + len(step.then)


@each_step
def test_a_move_does_it_or_is_told_why_not_or_leaves_the_learner_on_turn(
    game: str, step: Exercise
) -> None:
    for move, lesson in tries(game, step):
        assert (lesson.verdict == "wrong") == (lesson.say != ""), move
        if lesson.verdict == "open":
            assert lesson.legal, move


@each_step
def test_every_reply_is_heard_by_somebody(game: str, step: Exercise) -> None:
    """A fault that no move makes would be a slip in the lesson."""
    definition = GAMES[game]
    state = lessons._opened(game, step.name)
    actions = definition.game.legal_actions(state, step.seat)
    told = {attempt(game, step.name, [definition.write_action(a)]).say for a in actions}
    replies = {fault.reply.say for fault in step.wrong}
    replies |= {step.otherwise.say} if step.otherwise else set()

    assert replies <= told


@each_step
def test_what_is_refused_in_a_match_is_refused_here(game: str, step: Exercise) -> None:
    for move in ("", "z9", "lay", "discard j", "e5 e5", "0: draw"):
        with pytest.raises(Illegal):
            attempt(game, step.name, [move])


@each_step
def test_after_the_verdict_nothing_more_is_taken(game: str, step: Exercise) -> None:
    with pytest.raises(Illegal) as refused:
        attempt(game, step.name, [*step.solution, step.solution[-1]])

    assert refused.value.code == "too-late"


@each_step
def test_the_same_moves_lead_to_the_same_scenes(game: str, step: Exercise) -> None:
    once, again = (attempt(game, step.name, step.solution) for _ in range(2))

    assert msgspec.json.encode(once) == msgspec.json.encode(again)


@each_step
def test_the_learner_is_shown_nothing_but_the_own_view(game: str, step: Exercise) -> None:
    definition = GAMES[game]
    lesson = attempt(game, step.name)
    state = lessons._opened(game, step.name)

    assert lesson.scenes[0].view == definition.game.view_for(state, step.seat)
    assert list(lesson.legal) == definition.short_moves(state, step.seat)
    assert lesson.sides == definition.game.sides(definition.read_config(step.config))


def test_a_game_may_have_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "nim", fourth_game.loaded())

    assert steps_of("nim") == ()
    with pytest.raises(Illegal, match="no-such-lesson"):
        attempt("nim")


def test_a_draw_of_somebody_else_stays_hidden() -> None:
    (step,) = [step for step in steps_of("xcode") if step.name == "draw"]
    table = lessons._Rehearsal(GAMES["xcode"], step, lessons._opened("xcode", "draw"))
    scene = table.play("1: draw")

    assert [event.card for event in scene.events] == ["?"]


# Texts


def wanted_texts(game: str) -> list[str]:
    """The texts of a lesson, in the order in which they are said."""
    found: list[str] = []
    for step in steps_of(game):
        replies = [fault.reply.say for fault in step.wrong]
        replies += [step.otherwise.say] if step.otherwise else []
        name = f"{game}-learn-{step.name}"
        parts = ["title", "hint", "why", *dict.fromkeys(replies)]
        found += [name, *(f"{name}-{part}" for part in parts)]
    return found


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_lesson_has_its_text_and_there_are_no_others(
    game: str, language: str
) -> None:
    texts = [t for t in entries(language, f"{game}-learn.ftl") if f"{game}-learn-seat-" not in t]

    assert sorted(texts) == sorted(wanted_texts(game))


# What the lessons teach


def lines_of(name: str, *moves: str) -> list[tuple[int, ...]]:
    view = attempt("vier3d", name, moves).scenes[0].view
    assert isinstance(view, vier3d.View)
    return [line.cells for line in view.lines]


@pytest.mark.parametrize(
    ("name", "rod", "cells"),
    [
        ("straight", "d1", (0, 1, 2, 3)),
        ("upright", "c2", (6, 22, 38, 54)),
        ("diagonal", "d1", (3, 6, 9, 12)),
        ("stairs", "d2", (4, 21, 38, 55)),
        ("space", "d4", (0, 21, 42, 63)),
    ],
)
def test_vier3d_shows_each_kind_of_line(name: str, rod: str, cells: tuple[int, ...]) -> None:
    assert lines_of(name, rod) == [cells]


def test_vier3d_whoever_does_not_block_sees_the_four() -> None:
    lesson = attempt("vier3d", "block", ["a1"])

    assert (lesson.verdict, len(lesson.scenes)) == ("wrong", 2)
    assert [line.ball for line in lesson.scenes[-1].view.lines] == ["b"]


def test_vier3d_counts_two_lines_of_one_ball() -> None:
    assert attempt("vier3d", "most", ["b1"]).say == "one"
    assert attempt("vier3d", "most", ["d1"]).scenes[0].view.score == (2, 0)


def award(name: str, move: str) -> xobrainer.events.Awarded:
    events = attempt("xobrainer", name, [move]).scenes[0].events
    return next(event for event in events if isinstance(event, xobrainer.events.Awarded))


def test_xobrainer_the_row_at_the_edge_scores_more() -> None:
    assert award("score", "c5").points == 6
    assert [dot.dots for dot in award("score", "a10").dots] == [4, 4, 4, 3, 3]


def test_xobrainer_a_green_ring_helps_the_green_row() -> None:
    (placed, row, *_) = attempt("xobrainer", "colour", ["g3"]).scenes[0].events

    assert placed.piece == "X"
    assert [(r.kind, r.squares) for r in row.rows] == [("colour", ("c3", "d3", "e3", "f3", "g3"))]


def test_xobrainer_a_pink_piece_gives_the_pink_row_away_and_a_green_one_blocks_it() -> None:
    assert attempt("xobrainer", "gift", ["h7"]).say == "given"
    assert attempt("xobrainer", "gift", ["f4"]).verdict == "done"
    assert attempt("xobrainer", "block", ["i4"]).verdict == "done"


def test_xobrainer_knockout_squares_are_closed_to_green_crosses() -> None:
    with pytest.raises(Illegal) as refused:
        attempt("xobrainer", "place", ["b2"])

    assert refused.value.code == "knockout-square"
    assert award("knockout", "b2").prize == "knockout"
    assert award("knockout", "g7").prize == "points"


def test_xobrainer_the_mission_adds_three_points() -> None:
    assert award("mission", "j7").points == 11
    assert award("mission", "e7").points == 12
    assert [claim.points for claim in award("mission", "e7").claims] == [3]


def hand(name: str, *moves: str, seat: Seat = 0) -> tuple[str, ...]:
    view = attempt("xcode", name, moves).scenes[-1].view
    assert isinstance(view, xcode.View)
    assert view.seat == seat
    return view.hand


def test_xcode_the_card_that_was_missing_is_drawn() -> None:
    assert hand("draw", "draw") == ("7<", "3>", "7>", "7<")


def test_xcode_at_the_limit_nothing_can_be_drawn() -> None:
    with pytest.raises(Illegal) as refused:
        attempt("xcode", "discard", ["draw"])

    assert refused.value.code == "hand-full"
    assert attempt("xcode", "discard", ["discard 1> 5< 9>"]).say == "pair"


def test_xcode_whoever_asks_is_offered_and_trades_the_other_way() -> None:
    asked = attempt("xcode", "ask", ["say need 6 with 2"])

    assert [tuple(offer.card for offer in s.view.offers) for s in asked.scenes] == [(), ("6>",)]
    assert sorted(hand("trade", "give 3< to 1 for 6>")) == ["6<", "6>", "6>"]
    with pytest.raises(Illegal) as refused:
        attempt("xcode", "trade", ["give 6> to 1 for 6>"])
    assert refused.value.code == "wrong-arrow"


def test_xcode_what_is_offered_to_the_right_comes_back_as_something_useful() -> None:
    done = attempt("xcode", "offer", ["offer 2> to 2"])

    assert sorted(done.scenes[-1].view.hand) == ["9<", "9<", "9>"]
    assert [cracked.field for cracked in done.scenes[-1].view.cracked] == ["2"]


def test_xcode_turning_late_wins_time_and_turning_early_loses_it() -> None:
    def left_after(name: str) -> int:
        lesson = attempt("xcode", name, ["lay t< t> t>"])
        return int(lesson.scenes[-1].view.sand.ends - lesson.at)

    assert left_after("wait") == 30_000
    assert left_after("turn") == 165_000


def test_xcode_doing_something_else_on_the_way_is_no_fault() -> None:
    lesson = attempt("xcode", "lay", ["draw", "say sand"])

    assert lesson.verdict == "open"
    assert attempt("xcode", "lay", ["draw", "say sand", "lay 7< 7< 7>"]).verdict == "done"


# Finding and fitting


def test_what_is_not_there_is_refused() -> None:
    for game, step in (("chess", ""), ("vier3d", "castle"), ("../vier3d", "")):
        with pytest.raises(Illegal) as refused:
            attempt(game, step)

        assert refused.value.code == "no-such-lesson"


def test_without_a_name_it_is_the_first_step() -> None:
    assert attempt("xobrainer") == attempt("xobrainer", "place")


def test_a_pattern_names_what_must_be_there() -> None:
    event = {"type": "row", "cells": (1, 2), "side": 0}

    assert fits({}, event)
    assert fits({"cells": [2]}, event)
    assert not fits({"cells": [3]}, event)
    assert not fits({"side": 1}, event)
    assert not fits({"colour": None}, event)
    assert not fits({"cells": {"1": 2}}, event)
