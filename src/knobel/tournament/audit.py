"""Checks that the pairs of a log are the best ones: slow, so only for whoever asks for it."""

from collections.abc import Sequence

from knobel.tournament.commands import Pair
from knobel.tournament.judge import Entry, enter
from knobel.tournament.pairing import heaviest, weight_of
from knobel.tournament.values import Header, opened


def first_worse(header: Header, log: Sequence[Entry]) -> int | None:
    """The number of the first Swiss heat for which better pairs existed (EV-13), or None.

    The log must have passed `verify`.  Heats that were imported are not ours to judge.
    """
    t = opened(header)
    for entry in log:
        match entry.command:
            case Pair(is_imported=False) as command if t.setup.format == "swiss":
                if weight_of(t, command) < heaviest(t):
                    return command.heat
        t = enter(t, entry)
    return None
