"""The texts of the terminal in one language."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from knobel.core.game import Illegal
from knobel.locale import text
from knobel.service.ports import PortError

Translate: TypeAlias = Callable[..., str]
"""The message of this name with these facts, as a sentence."""


def speaker(language: str) -> Translate:
    """A translator for this language."""
    return partial(text, language)


def refusal(say: Translate, fault: Illegal | PortError) -> str:
    """The reason for a refusal, in words."""
    if not isinstance(fault, Illegal):
        return say("no-storage-failed")
    facts = {
        name: fact if isinstance(fact, str | int | float) else str(fact)
        for name, fact in fault.facts.items()
    }
    try:
        return say(f"no-{fault.code}", **facts)
    except LookupError:  # a server of a later version has reasons that are not known here
        return say("no-internal")
