"""Lessons: positions to learn a game by, and what is wanted in each of them.

A step names settings, dice and moves, so that every position is reached by the rules; nothing is
set up by hand.  What is wanted and what is wrong are patterns of the events that a move leads to
and of what is seen afterwards.  Nothing is remembered between two tries: whoever tries sends all
moves again.  Kept out: words.  Steps and replies have names, and the texts are called after them.

A move is written in the game's notation, of others with their seat: `e5`, `1: offer 7> to 0`.
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
"""Neither done nor wrong, and nothing to say."""


class Pattern(Struct, frozen=True, forbid_unknown_fields=True):
    """What a move leads to: one of its events fits, and so does what is seen afterwards."""

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
    """A move that is allowed, but not wise; the first one that fits is told."""

    when: Pattern
    reply: Reply


class Exercise(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what to do in it, and how it is answered."""

    name: str
    wanted: Pattern
    solution: tuple[str, ...]
    """One way to do it: for the tests, nobody is shown it."""
    config: dict[str, Any] = {}
    seat: Seat = 0
    """The learner's."""
    dice: tuple[int, ...] = ()
    """Before the first move; when they are used up, the lowest number falls."""
    pack: tuple[str, ...] = ()
    """In place of dice: what is dealt first, in games that offer `LessonDice`."""
    before: tuple[str, ...] = ()
    at: Millis = 0
    """Match time of the position; it stands still while somebody learns."""
    wrong: tuple[Fault, ...] = ()
    otherwise: Reply | None = None
    """The reply to any other move; without one the learner just goes on."""
    then: tuple[str, ...] = ()
    """What the others do when it is done."""


class Scene(Struct, frozen=True):
    """The position after a move, as the learner sees it, and what happened."""

    view: Any
    events: tuple[Any, ...] = ()


class Lesson(Struct, frozen=True):
    """A step as it stands after the learner's moves."""

    steps: tuple[str, ...]
    """All steps of the lesson, in their order."""
    step: str
    seat: Seat
    sides: tuple[int, ...]
    at: Millis
    scenes: tuple[Scene, ...]
    """The position, or what the last move and the answers to it led to."""
    legal: tuple[str, ...]
    """What the learner may do now; nothing once the step is decided."""
    verdict: Verdict
    say: str
    """The reply to a wrong move; else empty."""


def fits(pattern: Any, value: Any) -> bool:
    """Whether the value has all that the pattern names; a list, whether these are among it.

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
    """The lesson that comes with this game; nothing if it has none."""
    if game not in GAMES:
        raise Illegal("no-such-lesson")
    file = _DATA / game / "lesson.json"
    if not file.is_file():
        return ()
    return msgspec.json.decode(file.read_bytes(), type=tuple[Exercise, ...])


def attempt(game: str, name: str = "", moves: Sequence[str] = ()) -> Lesson:
    """The step of this name, or the first one, after these moves; `Illegal` if one is refused."""
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
    """What is to be said to a move that led there, and what the others do then."""
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
        """What the others do, as far as the learner's move has left it possible."""
        for line in lines:
            try:
                yield self.play(line)
            except Illegal:
                return


@cache
def _opened(game: str, name: str) -> Any:
    """The state in which this step begins."""
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
    """Dice that fall as written, and then always on the lowest number."""

    def __init__(self, *picks: int) -> None:
        self._tape = Tape(*picks)

    def pick(self, n: int, /) -> int:
        return 0 if self._tape.is_used_up() else self._tape.pick(n)
