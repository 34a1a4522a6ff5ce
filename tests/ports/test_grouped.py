"""Questions that share a request."""

from collections.abc import Mapping, Sequence

import pytest

from knobel.stores.grouped import Gathered


async def test_after_a_fault_that_nobody_foresaw_questions_are_answered() -> None:
    asked: list[Sequence[str]] = []

    async def ask(questions: Sequence[str]) -> Mapping[str, int]:
        asked.append(questions)
        if len(asked) == 1:
            raise ZeroDivisionError
        return dict.fromkeys(questions, 7)

    gathered = Gathered(ask)
    with pytest.raises(ZeroDivisionError):
        await gathered.ask("who?")

    assert await gathered.ask("who?") == 7
