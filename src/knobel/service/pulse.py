"""Whether this node is alive, as it knows itself."""

from collections.abc import Callable

from knobel.core.game import Millis
from knobel.service.ports import BEAT_EVERY, DEAD_AFTER, SUSPECT_AFTER, PortError, Unsure, World

SILENT_AFTER = BEAT_EVERY + SUSPECT_AFTER
"""A node that has not beaten for longer than this was paused, or its store is away."""


class Pulse:
    """When this node has beaten last, and what it may do until it beats again.

    Whoever asks it notices a silence first: the time since the last beat is nobody's for those who
    are connected here.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._beaten: Millis | None = None
        """None before the node takes part: then there is nobody who could miss it."""
        self._woke: Millis = 0
        self._fault: PortError | None = None
        """Why nothing is judged now."""
        self._missed: PortError | None = None
        """Why the last beat was not heard."""
        self.silence: tuple[Millis, Millis] = (0, 0)
        """From when to when the node was silent last."""
        self.on_silence: Callable[[Millis], None] = lambda _since: None

    def start(self) -> None:
        """From now on this node has to beat."""
        self._beaten = self._woke = self._world.now()
        self._fault = Unsure("the node has not beaten yet")

    def beaten(self, at: Millis) -> None:
        """Note that the roster has heard the node, which beat at that time."""
        self.notice()
        self._beaten = max(at, self._beaten or 0)
        self._fault = self._missed = None

    def missed(self, fault: PortError) -> None:
        """Note that the roster could not be told."""
        self._missed = fault
        if self._fault is not None:
            self._fault = fault

    def given_up(self) -> None:
        """Note that the others took this node for dead, or that the roster has forgotten it.

        Until it has told again who is connected here, and has beaten, it judges nothing.
        """
        self._woke = self._world.now()
        self._fault = self._fault or Unsure("the node has to enlist again")

    def notice(self) -> None:
        """Find out whether the node was silent until now."""
        now, beaten = self._world.now(), self._beaten
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
        self.notice()
        return self._fault is None

    def refuse_asleep(self) -> None:
        """Raise why nothing can be judged, if so: others may do it meanwhile."""
        self.notice()
        if self._fault is not None:
            raise self._fault

    @property
    def is_calm(self) -> bool:
        """Whether this node has been awake long enough to take others for dead or away.

        After a failure of the store every node looks dead until it has beaten again.
        """
        self.notice()
        return self._fault is None and self._world.now() - self._woke >= DEAD_AFTER
