"""Rules that answer events with further events."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from knobel.core.game import Ledger

S = TypeVar("S")
E = TypeVar("E")

Rule: TypeAlias = Callable[[E, S], Iterable[E]]
"""The further events that an event causes, given the state after it."""


class Reactor(Ledger[S, E]):
    """A ledger that lets each rule answer an event, playing out one answer before the next rule."""

    def __init__(
        self,
        state: S,
        evolve: Callable[[S, E], S],
        rules: Sequence[Rule[E, S]],
        is_over: Callable[[S], bool],
    ) -> None:
        super().__init__(state, evolve)
        self._rules = rules
        self._is_over = is_over

    def play(self, *events: E) -> None:
        """Record the events and everything they cause, until the game ends."""
        for event in events:
            if self._is_over(self.state):
                return
            self.note(event)
            for rule in self._rules:
                if not self._is_over(self.state):
                    self.play(*rule(event, self.state))
