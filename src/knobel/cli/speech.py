"""What the command line says, in the language of the person at the keyboard."""

import os

from knobel.locale import negotiate, text

LONGEST_FACT = 300
"""Letters; a fault may quote the whole line that it is about."""


class Complaint(Exception):
    """Something that the person at the keyboard has to know: one clear sentence."""

    def __init__(self, message: str, **facts: str | float) -> None:
        super().__init__(say(message, **facts))


def say(message: str, **facts: str | float) -> str:
    """The message in the language of the person at the keyboard; what is too long is cut."""
    told = {name: _cut(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    return text(language(), message, **told)


def language() -> str:
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return negotiate(wanted or "")


def why(fault: Exception) -> str:
    """The reason that the system gives, without numbers and paths."""
    return getattr(fault, "strerror", None) or str(fault)


def _cut(fact: str) -> str:
    return fact if len(fact) <= LONGEST_FACT else f"{fact[:LONGEST_FACT]} …"
