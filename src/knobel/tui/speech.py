"""What the terminal says, in one language."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from knobel.core.game import Illegal
from knobel.host.ports import PortError
from knobel.locale import text

Say: TypeAlias = Callable[..., str]
"""The message of this name with these facts, as a sentence."""


def speaker(language: str) -> Say:
    """Says things in this language."""
    return partial(text, language)


def refusal(say: Say, fault: Illegal | PortError) -> str:
    """Why something was refused."""
    if not isinstance(fault, Illegal):
        return say("no-storage-failed")
    facts = {
        name: fact if isinstance(fact, str | int | float) else str(fact)
        for name, fact in fault.facts.items()
    }
    return say(f"no-{fault.code}", **facts)
