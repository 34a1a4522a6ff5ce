"""What this node knows about its own heartbeat."""

from collections.abc import Callable

from knobel.core.game import Millis
from knobel.service.ports import BEAT_EVERY, DEAD_AFTER, SUSPECT_AFTER, PortError, Unsure, World

SILENT_AFTER = BEAT_EVERY + SUSPECT_AFTER
"""A node that has not beaten for longer than this was paused, or cannot reach its store."""


class Pulse:
    """When this node last beat, and what it may do until it beats again.

    Every query first checks for a silence: people who are connected here get the time since the
    last beat back.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._beaten: Millis | None = None
        """None before the node has joined the others: until then nobody relies on it."""
        self._woke: Millis = 0
        self._fault: PortError | None = None
        """Why this node judges no commands now, if it does not."""
        self._missed: PortError | None = None
        """Why the last beat failed, if it did."""
        self.silence: tuple[Millis, Millis] = (0, 0)
        """The beginning and end of this node's last silence."""
        self.on_silence: Callable[[Millis], None] = lambda _since: None

    def start(self) -> None:
        """Start expecting beats of this node, by the clock as it is now."""
        self._beaten = self._woke = self._world.now()
        self.silence = (0, 0)
        self._fault = Unsure("the node has not beaten yet")

    def beaten(self, at: Millis) -> None:
        """Note that the roster has received the beat that this node sent at that time."""
        self.notice()
        self._beaten = max(at, self._beaten or 0)
        self._fault = self._missed = None

    def missed(self, fault: PortError) -> None:
        """Note that a beat failed."""
        self._missed = fault
        if self._fault is not None:
            self._fault = fault

    def given_up(self) -> None:
        """Note that the other nodes took this one for dead, or that the roster has lost it.

        It judges nothing until it has reported again who is connected here, and has beaten.
        """
        self._woke = self._world.now()
        self._fault = self._fault or Unsure("the node has to enlist again")

    def notice(self) -> None:
        """Find out whether the node was silent until now."""
        self._notice(self._world.now())

    def _notice(self, now: Millis) -> None:
        beaten = self._beaten
        if beaten is None or now - beaten <= SILENT_AFTER:
            return
        since, until = self.silence
        self.silence = (since if until == beaten else beaten, now)
        self._beaten = self._woke = now
        self._fault = self._missed or Unsure("the node was silent: it has to beat first")
        self.on_silence(beaten)

    @property
    def is_awake(self) -> bool:
        """Whether commands may be judged."""
        return self.is_awake_at(self._world.now())

    def is_awake_at(self, now: Millis) -> bool:
        """The same for a caller that has just read the clock."""
        self._notice(now)
        return self._fault is None

    def received(self) -> Millis:
        """The earliest time at which what is read now can have been received.

        What a node reads when it wakes may have waited since it fell silent.
        """
        now = self._world.now()
        return now if self.is_awake_at(now) else min(self.silence[0] or now, now)

    def refuse_asleep(self) -> None:
        """Raise the reason if this node must not judge: another one may be judging instead."""
        self.notice()
        if self._fault is not None:
            raise self._fault

    @property
    def is_calm(self) -> bool:
        """Whether this node has been awake long enough to consider others dead or away.

        After a failure of the store every node looks dead until it has beaten again.
        """
        self.notice()
        return self._fault is None and self._world.now() - self._woke >= DEAD_AFTER
