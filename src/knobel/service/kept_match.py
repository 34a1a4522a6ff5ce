"""A match in the roster: who is connected to this node, and whether it keeps the match."""

from itertools import count

from knobel.catalog import GameDefinition
from knobel.core.game import Millis
from knobel.match import Header
from knobel.service.ports import SUSPECT_AFTER, StorageFailed, Unsure
from knobel.service.watched_match import Viewer, WatchedMatch
from knobel.service.written import Ports

_CONNECTIONS = count(1)


class KeptMatch(WatchedMatch):
    """Tells the roster who comes and goes, and asks it which node keeps the match."""

    def __init__(self, definition: GameDefinition, header: Header, ports: Ports) -> None:
        super().__init__(definition, header, ports)
        self.is_kept = False
        """Whether this node is its keeper, which runs its bots and opens its successor."""
        self._must_ask = False
        """Whether the roster may not agree with `is_kept`: it has not answered, or we were silent."""
        self._owed: Millis | None = None
        """The time since which players could not act; None once it was given back."""
        self._is_new = False
        """Whether this node keeps it since a moment ago, and has not looked who lost contact."""
        self._questions = 0
        """How often the roster was asked whether this node keeps it."""
        self._connections: dict[Viewer, tuple[str, int]] = {}
        """The key with which a viewer came, and the number of its connection."""
        self._arriving: dict[Viewer, Millis] = {}
        """The viewers that are being let in, and when they asked for it."""
        self._left: dict[tuple[str, int], None] = {}
        """Closed connections that the roster does not know about yet."""
        self._is_telling = False
        """Whether it is being told about them."""

    def _changed(self) -> None:
        """Tell the service that bots may have to act, or a rematch to be opened."""
        raise NotImplementedError

    async def try_to_keep(self) -> bool:
        """Ask to keep the match; returns whether this node does.  The next sweep asks again."""
        if self._may_be_wrong and self._ports.pulse.is_awake:
            roster, may_be_named = self._ports.roster, self._must_ask
            was_kept = self.is_kept
            self._must_ask = True
            self._questions += 1
            number = self._questions
            self.is_kept = await roster.keep(self.id)
            self._is_new |= self.is_kept and not was_kept
            is_refused = may_be_named and not self.is_kept
            # Until a debt is settled, the roster refuses its keeper, too.
            is_owed = is_refused and "" in await roster.present(self.id)
            # An answer that another question has overtaken may be out of date.
            self._must_ask = is_owed or number != self._questions
        return self.is_kept

    @property
    def _may_be_wrong(self) -> bool:
        return self._must_ask or not self.is_kept

    def doubt_keeping(self) -> None:
        """The node was silent: another one may keep the match since then, or none."""
        self._must_ask |= self.is_kept

    async def is_followed_somewhere(self, key: str) -> bool:
        """Whether the person is connected to this node, or to another one that is alive."""
        if self.is_followed_by(key):
            return True
        heard = (await self._ports.roster.present(self.id)).get(key)
        return heard is not None and heard >= self._now() - SUSPECT_AFTER

    async def _settled(self) -> None:
        """Tell the roster that the debt is paid; whoever pays it keeps the match."""
        self._must_ask = True
        await self._ports.roster.settled(self.id)

    async def _arrive(self, viewer: Viewer, key: str | None) -> bool:
        """Tell the roster who has come; returns whether time is owed to them."""
        self._depart(viewer)  # in case it had another key
        since = None
        if key is not None:
            connection = self._connections[viewer] = (key, next(_CONNECTIONS))
            since = await self._ports.roster.arrive(self.id, *connection)
        if since is None:
            await self.try_to_keep()
        return since is not None

    def _kept_waiting(self, late: Millis) -> dict[str, Millis]:
        """By key, people who are not here and have waited since before `late` to be let in."""
        waiting: dict[str, Millis] = {}
        for viewer, asked in self._arriving.items():
            key, _ = self._connections.get(viewer, (None, 0))
            if key is not None and key not in self._viewers and asked < late:
                waiting[key] = min(asked, waiting.get(key, asked))
        return waiting

    def _depart(self, viewer: Viewer) -> None:
        connection = self._connections.pop(viewer, None)
        if connection is not None:
            self._left[connection] = None
            self.spawn(self._tell_who_left())

    async def _tell_who_left(self) -> None:
        """Tell the roster.

        As long as this node owes them time, any other node to which they come gives it back.
        Before that the last to leave asks to keep a match that nobody keeps yet: the roster would
        take it for lost.  After that it asks whether the match was handed over meanwhile.
        """
        if self._is_telling:
            return
        self._is_telling = True
        try:
            while self._left:
                connection = next(iter(self._left))
                await self._keep_if_last()
                if self._owed is not None:
                    await self._ports.roster.let_go(self.id, *connection, self._owed)
                    return  # the next sweep goes on
                await self._ports.roster.leave(self.id, *connection)
                await self._keep_if_last()
                self._left.pop(connection, None)
        except (StorageFailed, Unsure):
            return  # the next sweep tries again
        finally:
            self._is_telling = False

    async def _keep_if_last(self) -> None:
        if not self._connections and self._may_be_wrong:
            self._ports.pulse.refuse_asleep()
            if await self.try_to_keep():
                self._changed()
