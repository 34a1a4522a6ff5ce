"""Lessons: positions that teach a game, and the task in each of them.

An exercise lists settings, dice and moves, so that the rules produce every position; none is set up
by hand.  Patterns of the events of a move, and of the view after it, tell right moves from wrong
ones.  The server remembers nothing between two tries: the client sends all moves again.  Texts are
not part of a lesson: exercises and replies have names, from which the ids of the texts follow.

A move is written in the game's notation; moves of other seats begin with the seat: `e5`,
`1: offer 7> to 0`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from knobel.catalog import GAMES, GameDefinition
from knobel.core.dice import Tape
from knobel.core.game import Begin, Illegal, Millis, Move, Seat, Tick, is_settled

_DATA = files("knobel.catalog") / "data"
Verdict: TypeAlias = Literal["open", "done", "wrong"]
_OPEN: tuple[Verdict, str] = ("open", "")
"""The reply to a move that neither solves the exercise nor is wrong."""


class Pattern(Struct, frozen=True, forbid_unknown_fields=True):
    """Matches a move if one of its events fits, and so does the view after it."""

    event: dict[str, Any] = {}
    view: dict[str, Any] = {}

    def is_met(self, scene: "Scene") -> bool:
        told = any(fits(self.event, msgspec.to_builtins(event)) for event in scene.events)
        seen = {name: getattr(scene.view, name, None) for name in self.view}
        return told and fits(self.view, msgspec.to_builtins(seen))


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """The text that answers a move, and the moves of the others that show why."""

    say: str
    then: tuple[str, ...] = ()


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """A reply to a legal but unwise move; the first that fits is used."""

    when: Pattern
    reply: Reply


class Exercise(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, the task in it, and the replies to moves."""

    name: str
    wanted: Pattern
    solution: tuple[str, ...]
    """One solution, for the tests only."""
    config: dict[str, Any] = {}
    seat: Seat = 0
    """The seat of the learner."""
    dice: tuple[int, ...] = ()
    """The dice rolls before the learner's first move; after these, every roll is 0."""
    pack: tuple[str, ...] = ()
    """In place of dice: what is dealt first, in games that offer `LessonDice`."""
    before: tuple[str, ...] = ()
    at: Millis = 0
    """Match time of the position; it stands still during the lesson."""
    wrong: tuple[Fault, ...] = ()
    otherwise: Reply | None = None
    """The reply to any other move; without one, the learner simply goes on."""
    then: tuple[str, ...] = ()
    """The moves of the other seats after the solution."""


class Scene(Struct, frozen=True):
    """The position after a move, as the learner sees it, and what happened."""

    view: Any
    events: tuple[Any, ...] = ()


class Lesson(Struct, frozen=True):
    """An exercise after the learner's moves so far."""

    steps: tuple[str, ...]
    """All steps of the lesson, in their order."""
    step: str
    seat: Seat
    sides: tuple[int, ...]
    at: Millis
    scenes: tuple[Scene, ...]
    """The first position, or those after the last move and the replies to it."""
    legal: tuple[str, ...]
    """The learner's legal moves; none once the exercise is solved or failed."""
    verdict: Verdict
    say: str
    """The reply to a wrong move, otherwise empty."""


def fits(pattern: Any, value: Any) -> bool:
    """Whether the value has everything that the pattern names; a list, whether it contains these.

    >>> fits({"kind": "row", "cells": [3]}, {"kind": "row", "cells": [1, 2, 3], "at": 0})
    True
    """
    match pattern, value:
        case dict(), dict():
            return all(name in value and fits(pattern[name], value[name]) for name in pattern)
        case list(), list() | tuple():
            return all(any(fits(one, other) for other in value) for one in pattern)
        case _:
            return bool(pattern == value)


@cache
def steps_of(game: str) -> tuple[Exercise, ...]:
    """The exercises of this game; empty if it has no lesson."""
    if game not in GAMES:
        raise Illegal("no-such-lesson")
    file = _DATA / game / "lesson.json"
    if not file.is_file():
        return ()
    return msgspec.json.decode(file.read_bytes(), type=tuple[Exercise, ...])


def attempt(game: str, name: str = "", moves: Sequence[str] = ()) -> Lesson:
    """The exercise of this name, or the first, after these moves; `Illegal` if one is refused."""
    steps = steps_of(game)
    step = next((step for step in steps if name in {"", step.name}), None)
    if step is None:
        raise Illegal("no-such-lesson")
    definition = GAMES[game]
    rehearsal = _Rehearsal(definition, step, _opened(game, step.name))
    scenes: tuple[Scene, ...] = (rehearsal.scene(),)
    verdict, say = _OPEN
    for move in moves:
        if verdict != "open":
            raise Illegal("too-late")
        scene = rehearsal.play(f"{step.seat}: {move}")
        verdict, say, answers = _judged(step, scene)
        scenes = (scene, *rehearsal.answered(answers))
    return Lesson(
        steps=tuple(step.name for step in steps),
        step=step.name,
        seat=step.seat,
        sides=definition.game.sides(rehearsal.state.config),
        at=step.at,
        scenes=scenes,
        legal=tuple(definition.short_moves(rehearsal.state, step.seat))
        if verdict == "open"
        else (),
        verdict=verdict,
        say=say,
    )


def _judged(step: Exercise, scene: Scene) -> tuple[Verdict, str, tuple[str, ...]]:
    """The reply to a move that led to this scene, and the moves of the others after it."""
    reply = next((fault.reply for fault in step.wrong if fault.when.is_met(scene)), None)
    if reply is None and step.wanted.is_met(scene):
        return "done", "", step.then
    reply = reply or step.otherwise
    return (*_OPEN, ()) if reply is None else ("wrong", reply.say, reply.then)


# Playing


class _Rehearsal:
    """The match of a lesson; each line says which seat plays what."""

    def __init__(self, definition: GameDefinition, step: Exercise, state: Any) -> None:
        self.state = state
        self._definition, self._step = definition, step

    def scene(self, events: Sequence[Any] = ()) -> Scene:
        game, seat = self._definition.game, self._step.seat
        heard = (game.event_for(event, seat) for event in events)
        return Scene(
            game.view_for(self.state, seat), tuple(event for event in heard if event is not None)
        )

    def play(self, line: str) -> Scene:
        """What a move leads to, or `Illegal`."""
        seat, text = _read_line(self._definition, self.state, line)
        action = self._definition.read_action(text, self.state)
        move = Move(seat, action, self._step.at)
        done = self._definition.game.apply(self.state, move, _Dice())
        self.state = done.state
        return self.scene(done.events)

    def answered(self, lines: Sequence[str]) -> Iterator[Scene]:
        """The scenes of these moves of the others, up to the first that is no longer legal."""
        for line in lines:
            try:
                yield self.play(line)
            except Illegal:
                return


@cache
def _opened(game: str, name: str) -> Any:
    """The state in which this exercise begins."""
    definition = GAMES[game]
    step = next(step for step in steps_of(game) if step.name == name)
    config = definition.read_config(step.config)
    dealing = definition.dealing
    picks = step.dice if dealing is None else (*step.dice, *dealing.lesson_dice(config, step.pack))
    dice = _Dice(*picks)
    state = definition.game.apply(
        definition.game.opening(config), Move(None, Begin(), 0), dice
    ).state
    rehearsal = _Rehearsal(definition, msgspec.structs.replace(step, at=0), state)
    for line in step.before:
        rehearsal.play(line)
    if is_settled(definition.game, rehearsal.state, step.at):
        return rehearsal.state
    return definition.game.apply(rehearsal.state, Move(None, Tick(), step.at), _Dice()).state


def _read_line(definition: GameDefinition, state: Any, line: str) -> tuple[Seat, str]:
    """The seat and its move; without a seat in the line, the first seat that can act."""
    seat, colon, move = line.partition(": ")
    if colon:
        return int(seat), move
    return next(
        s for s in definition.game.in_play(state) if definition.game.legal_actions(state, s)
    ), line


class _Dice:
    """Dice with prescribed rolls, followed by zeros."""

    def __init__(self, *picks: int) -> None:
        self._tape = Tape(*picks)

    def pick(self, n: int, /) -> int:
        return 0 if self._tape.is_used_up() else self._tape.pick(n)
