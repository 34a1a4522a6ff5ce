"""How long bots seem to think: like a person, but always within their clock."""

from knobel.core.clock import Bar
from knobel.core.dice import Dice
from knobel.core.game import Millis
from knobel.games.xobrainer import TimeBomb, View

_GLANCE: tuple[Millis, Millis] = (800, 1_400)
"""The range in milliseconds for a position in which either side can complete a row."""
_THOUGHT: tuple[Millis, Millis] = (1_000, 3_000)
_BY_BAR = (10, 25)
"""The same in percent of the bar's reach; fast moves put the other side under pressure."""
_OF_FUSE = 40
"""The maximum share of the time for a turn, in percent ..."""
_OF_BAR = 25
"""... or of the time that the bar leaves us, so that it never runs out."""


def pause_of(view: View, dice: Dice, pace: int) -> Millis:
    """A random time for this position; *pace* scales it for the player, in percent."""
    assert view.side is not None
    low, high = _GLANCE if _is_plain(view) else _THOUGHT
    if isinstance(view.clock, Bar):
        low, high = (view.clock.reach * share // 100 for share in _BY_BAR)
        if _is_plain(view):
            high = low
    pause = (low + dice.pick(high - low + 1)) * pace // 100
    return min(pause, *_limits(view))


def _is_plain(view: View) -> bool:
    """Whether either side can complete a row with its next piece."""
    return any(threat.by == threat.side for threat in view.threats)


def _limits(view: View) -> list[Millis]:
    fuses = (v.seconds * 1000 for v in view.variants if isinstance(v, TimeBomb))
    limits = [10_000, *(fuse * _OF_FUSE // 100 for fuse in fuses)]
    if isinstance(view.clock, Bar):
        towards = view.clock.place if view.side == 0 else -view.clock.place
        limits.append(max(0, view.clock.reach + towards) * _OF_BAR // 100)
    return limits
