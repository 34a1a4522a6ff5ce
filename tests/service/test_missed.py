"""A viewer who comes back is told what happened meanwhile, just as those who stayed were."""

import contextlib
import copy
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knobel.catalog import GAMES, GameDefinition
from knobel.core.game import Illegal
from knobel.match import commands as do
from knobel.service import wire
from knobel.service.limits import Limits
from knobel.service.missed import CLOCKS_DIFFER, Missed, Seen
from knobel.service.ports import Log, StorageFailed, Store
from knobel.service.updates import UpdateWriter
from knobel.stores.memory import MemoryStore
from tests.kit.chances import Written, played_by_chance
from tests.kit.golden import playthroughs
from tests.kit.harness import FREE, MINE, Harness, MutedBus, Screen, opened
from tests.kit.told import settings_of, written_of

SOME = [file for game in GAMES for file in playthroughs(game)[::4]]
"""Playthroughs of each game."""


async def _come_back(harness: Harness, match: str, token: str, left: Screen) -> Screen:
    """The screen of somebody who left with this one and comes back now."""
    screen = copy.deepcopy(left)
    await harness.come_back(match, token, screen)
    return screen


def _since(screen: Screen, version: int) -> list[bytes]:
    """The updates after this version, without the time at which they were told."""
    return [
        re.sub(rb'"now":\d+', b'"now":0', told)
        for told, read in zip(screen.told, screen.heard, strict=True)
        if read["type"] == "update" and read["v"] > version
    ]


# Whole matches


class Playthrough:
    """The moves of a golden file, played by people at a table."""

    def __init__(self, harness: Harness, file: Path) -> None:
        lines = file.read_text("utf-8").splitlines()
        told = dict(line.split(" ", 1) for line in lines if line.startswith(("game ", "config ")))
        self.harness = harness
        self.definition: GameDefinition = GAMES[told["game"]]
        self.config: dict[str, Any] = msgspec.json.decode(told["config"])
        if "level" in self.config:
            self.config["level"]["name"] = "own"  # such a level is never locked
        self.moves = [line for line in lines if line.startswith("@")]
        self.id = ""

    async def open(self) -> dict[str, str]:
        """The secrets of all who look on, by their names."""
        seats = len(self.definition.game.sides(self.definition.read_config(self.config)))
        orders = (MINE, *(FREE for _ in range(seats - 1)))
        anna = await self.harness.open(orders, game=self.definition.name, config=self.config)
        self.id = anna.id
        await self.harness.do(anna.id, 0, do.Ready(yes=False))
        others = [await self.harness.service.join(anna.code, f"Guest {n}") for n in range(1, seats)]
        tickets = {f"seat {n}": ticket.token for n, ticket in enumerate((anna, *others))}
        return {**tickets, "spectator": anna.watch}

    async def begin(self) -> None:
        begin, *self.moves = self.moves
        for seat in range(1, len((await self.harness.live_match(self.id)).match.chairs)):
            with contextlib.suppress(Illegal):  # in most games whoever sits is ready
                await self.harness.do(self.id, seat, do.Ready())
        self._force(begin)
        await self.harness.do(self.id, 0, do.Ready())

    def _force(self, line: str) -> None:
        self.harness.world.force(*map(int, line.partition(" dice ")[2].split()))

    async def play(self, lines: Sequence[str]) -> None:
        live = await self.harness.live_match(self.id)
        for line in lines:
            when, who, what = line.partition(" dice ")[0].split(" ", 2)
            wall = live.match.wall_of(int(when[1:]))
            self._force(line)
            await self.harness.turn(max(0, wall - self.harness.world.now()))
            if who == "seat":
                seat, _, text = what.partition(" ")
                with contextlib.suppress(Illegal):
                    await self._do(int(seat), text)

    async def _do(self, seat: int, text: str) -> None:
        state = (await self.harness.live_match(self.id)).match.state
        resigns = text in {"resign", "absent"}
        command = do.Resign() if resigns else self.definition.read_action(text, state)
        await self.harness.do(self.id, seat, command)


@pytest.mark.parametrize("file", SOME, ids=lambda file: f"{file.parent.name}/{file.stem}")
async def test_what_was_missed_is_told_byte_for_byte(file: Path) -> None:
    """Everybody stays, and somebody with the same secret leaves at several points."""
    async with opened() as harness:
        playthrough = Playthrough(harness, file)
        tokens = await playthrough.open()
        stayed = {name: await harness.follow(playthrough.id, t) for name, t in tokens.items()}
        left = [copy.deepcopy(stayed)]
        await playthrough.begin()
        moves = playthrough.moves
        size = max(1, len(moves) // 6)
        for start in range(0, len(moves), size):
            left.append(copy.deepcopy(stayed))
            await playthrough.play(moves[start : start + size])

        told = 0
        for screens in left:
            for name, screen in screens.items():
                begin = screen.v
                back = await _come_back(harness, playthrough.id, tokens[name], screen)
                if stayed[name].v - begin <= Limits().missed_versions:
                    assert _since(back, begin) == _since(stayed[name], begin)
                    assert [heard["type"] for heard in back.heard].count("welcome") == 1
                assert back.face == stayed[name].face
                told += len(_since(back, begin))
                await harness.leave(playthrough.id, back)
        assert told > 20


@pytest.mark.parametrize("file", playthroughs(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_at_every_version_everybody_is_told_the_bytes_of_those_who_stayed(file: Path) -> None:
    definition, config = settings_of(file)
    golden = written_of(definition, config, file.read_text("utf-8").splitlines())
    for lines in (golden, played_by_chance(definition, config, 0)):
        _compare(definition, [line for line in lines if isinstance(line, Written)])


def _compare(definition: GameDefinition, lines: list[Written]) -> None:
    """Two updates after every version suffice: they leave everybody with the same state."""
    begin = lines[0].before
    keys = [*dict.fromkeys(chair.key for chair in begin.chairs), "opener", None]
    states = {key: wire.viewer_state(definition, begin, key) for key in keys}
    told = [
        UpdateWriter(definition, entry, before, after, entry.wall).tell(states)
        for before, entry, after in lines
    ]
    for key in keys:
        for start, line in enumerate(lines):
            until = len(lines) if start == 0 else start + 2
            missed = Missed(definition, line.before, key, Seen(line.before.version))
            for _, entry, _ in lines[start:until]:
                missed.take(entry, entry.wall)
            assert missed.updates == [update[key] for update in told[start:until]]


# The answer to a version


def _types(screen: Screen) -> list[str]:
    return [told["type"] for told in screen.heard]


async def test_whoever_has_missed_nothing_is_told_just_that(harness: Harness) -> None:
    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.token)
    await harness.leave(anna.id, screen)
    await harness.come_back(anna.id, anna.token, screen)

    now = harness.world.now()
    assert screen.heard[1:] == [{"type": "welcome-back", "v": screen.v, "now": now}]
    await harness.drop(anna.id, "a1")
    assert screen.view["moves"] == [["r", "a1", 0]]


async def test_what_happens_by_coming_back_is_told_with_what_was_missed(harness: Harness) -> None:
    anna, bo = await harness.pair()
    stayed = await harness.follow(anna.id, anna.token)
    screen = await harness.follow(anna.id, bo.token)
    await harness.leave(anna.id, screen)
    await harness.drop(anna.id, "a1")
    await harness.turn(60_000)
    await harness.come_back(anna.id, bo.token, screen)

    assert screen.events[-3:] == ["dropped", "went-away", "came-back"]
    assert screen.heard[1]["v"] == screen.v
    assert stayed.v == screen.v


async def test_after_a_long_absence_everything_is_told_anew() -> None:
    async with opened(limits=Limits(missed_versions=3)) as harness:
        anna, _ = await harness.pair()
        screen = await harness.follow(anna.id, anna.watch)
        await harness.leave(anna.id, screen)
        await harness.drop(anna.id, "a1 b1 c1")
        short = await _come_back(harness, anna.id, anna.watch, screen)
        await harness.drop(anna.id, "d1")
        long = await _come_back(harness, anna.id, anna.watch, screen)

    assert _types(short)[1:] == ["welcome-back", "update", "update", "update", "update"]
    assert _types(long)[1:] == ["welcome"]
    assert short.face == long.face


async def test_up_to_500_versions_are_told_one_by_one(harness: Harness) -> None:
    assert Limits().missed_versions == 500
    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.watch)
    await harness.leave(anna.id, screen)
    for number in range(500):
        await harness.do(anna.id, 1, do.Rename(f"Bo {number}"))
    short = await _come_back(harness, anna.id, anna.watch, screen)
    await harness.do(anna.id, 1, do.Rename("Bo"))
    long = await _come_back(harness, anna.id, anna.watch, screen)

    assert short.v - screen.v == 501  # it has heard of the last one, too
    assert _types(short)[1:] == ["welcome-back", *["update"] * 501]
    assert long.v - screen.v == 501
    assert _types(long)[1:] == ["welcome"]


@pytest.mark.parametrize("seen", [9, 10**12])
async def test_a_version_that_the_log_does_not_have_is_answered_with_all(
    harness: Harness, seen: int
) -> None:
    anna, _ = await harness.pair()
    screen = Screen()
    await harness.service.follow(anna.id, anna.token, screen, Seen(seen))

    assert _types(screen) == ["welcome"]


async def test_while_the_log_cannot_be_read_everything_is_told_anew(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match is in memory, and whoever is on turn has no time to lose."""
    anna, bo = await harness.pair()
    screen = await harness.follow(anna.id, anna.token)
    await harness.follow(anna.id, bo.token)
    await harness.leave(anna.id, screen)
    version = await harness.drop(anna.id, "a1 a2")

    async def fail(*_: Any) -> Sequence[bytes]:
        raise StorageFailed("out of reach")

    monkeypatch.setattr(harness.log, "read", fail)
    again = await _come_back(harness, anna.id, anna.token, screen)

    assert again.heard[-1]["type"] == "welcome"
    assert again.v == version


async def test_no_limit_is_too_small() -> None:
    async with opened(limits=Limits(missed_versions=0)) as harness:
        anna, _ = await harness.pair()
        screen = await harness.follow(anna.id, anna.watch)
        await harness.leave(anna.id, screen)
        same = await _come_back(harness, anna.id, anna.watch, screen)
        await harness.leave(anna.id, same)
        await harness.drop(anna.id, "a1")
        later = await _come_back(harness, anna.id, anna.watch, screen)

    assert (_types(same)[1:], _types(later)[1:]) == (["welcome-back"], ["welcome"])


async def test_a_long_match_is_not_read_from_its_beginning(log: Log) -> None:
    async with opened(log, limits=Limits(missed_versions=10)) as harness:
        anna, _ = await harness.pair()
        stayed = await harness.follow(anna.id, anna.watch)
        left: list[Screen] = []
        for number in range(35):
            await harness.do(anna.id, 1, do.Rename(f"Bo {number}"))
            left.append(copy.deepcopy(stayed))
        reads: list[int] = []
        read = harness.log.read

        async def counted(match: str, after: int = 0, /) -> Sequence[bytes]:
            reads.append(after)
            return await read(match, after)

        harness.log.read = counted  # type: ignore[method-assign] # it counts in this test
        for screen in left[-11:]:
            begin = screen.v
            back = await _come_back(harness, anna.id, anna.watch, screen)
            assert _types(back)[-(stayed.v - begin) - 1] == "welcome-back"
            assert _since(back, begin) == _since(stayed, begin)

    assert min(reads) >= stayed.v - 20


async def test_after_a_restart_it_goes_on_where_the_client_was(log: Log, second_log: Log) -> None:
    async with opened(log) as harness:
        anna, _ = await harness.pair()
        await harness.drop(anna.id, "a1")
        screen = await harness.follow(anna.id, anna.watch)
        await harness.drop(anna.id, "b1 c1")
        left = copy.deepcopy(screen)
    async with opened(second_log) as again:
        back = await _come_back(again, anna.id, anna.watch, left)

        assert _types(back)[-1] in {"welcome-back", "update"}
        fresh = await again.follow(anna.id, anna.watch)
        assert back.face == fresh.face


async def test_another_process_tells_what_this_one_wrote(log: Log, second_log: Log) -> None:
    """The client has seen more than the second process knows, whose bus is silent."""
    bus = MutedBus()
    async with opened(log, bus=bus) as here, opened(second_log, bus=bus, world=here.world) as there:
        anna, _ = await here.pair()
        await there.live_match(anna.id)
        bus.is_muted = True
        screen = await here.follow(anna.id, anna.watch)
        await here.drop(anna.id, "a1 b1")
        await here.leave(anna.id, screen)
        await there.come_back(anna.id, anna.watch, screen)

        assert _types(screen)[-1] == "welcome-back"
        assert screen.heard[-1]["v"] == screen.v


async def _restored(log: Store, match: str, versions: int) -> MemoryStore:
    """A store with the first versions of a match, as an older backup has it."""
    older = MemoryStore()
    [summary] = await log.page("", 2)
    await older.open(summary, await log.header(match))
    for version, line in enumerate((await log.read(match))[:versions], start=1):
        await older.append(match, version, line, is_last=False, is_live=True)
    return older


@pytest.mark.parametrize("rods", ["d1 d2", "d1 d2 d3"])
async def test_whoever_has_seen_what_a_restored_log_lost_is_told_all_anew(rods: str) -> None:
    """Even if the match has as many versions again, or more: they are others."""
    async with opened() as before:
        anna, _ = await before.pair()
        kept = await before.drop(anna.id, "a1")
        screen = await before.follow(anna.id, anna.watch)
        await before.drop(anna.id, "b1 c1")
    older = await _restored(before.log, anna.id, kept)
    before.world.turn(60_000)
    async with opened(older, world=before.world) as after:
        await after.follow(anna.id, anna.token)
        await after.turn(5_000)
        while (await after.live_match(anna.id)).match.version < screen.v:
            await after.do(anna.id, 0, do.Rename("Anna"))
        await after.drop(anna.id, rods)
        back = await _come_back(after, anna.id, anna.watch, screen)
        fresh = await after.follow(anna.id, anna.watch)

    assert _types(back)[len(_types(screen)) :] == ["welcome"]
    assert back.face == fresh.face


async def test_the_clocks_of_two_nodes_may_differ_a_little(harness: Harness) -> None:
    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.watch)
    await harness.drop(anna.id, "a1")
    screen.now -= CLOCKS_DIFFER
    near = await _come_back(harness, anna.id, anna.watch, screen)
    screen.now -= 1
    far = await _come_back(harness, anna.id, anna.watch, screen)

    assert (_types(near)[-1], _types(far)[-1]) == ("welcome-back", "welcome")


# Rights


async def test_whoever_gave_up_the_seat_meanwhile_is_refused(harness: Harness) -> None:
    anna = await harness.open()
    await harness.do(anna.id, 0, do.Ready(yes=False))
    bo = await harness.service.join(anna.code, "Bo")
    screen = await harness.follow(anna.id, bo.token)
    await harness.leave(anna.id, screen)
    await harness.do(anna.id, 1, do.Leave())

    with pytest.raises(Illegal, match="wrong-token"):
        await harness.come_back(anna.id, bo.token, screen)


async def test_whoever_left_and_sat_down_again_sees_what_a_newcomer_sees(harness: Harness) -> None:
    anna = await harness.open()
    await harness.do(anna.id, 0, do.Ready(yes=False))
    bo = await harness.service.join(anna.code, "Bo")
    screen = await harness.follow(anna.id, bo.token)
    await harness.leave(anna.id, screen)
    await harness.do(anna.id, 1, do.Leave())
    await harness.service.join(anna.code, "Bo", token=bo.token)
    await harness.come_back(anna.id, bo.token, screen)
    fresh = await harness.follow(anna.id, bo.token)

    assert screen.face == fresh.face
    assert _types(screen).count("welcome") == 1


async def test_whoever_may_not_watch_any_more_is_refused(harness: Harness) -> None:
    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.watch)
    await harness.leave(anna.id, screen)
    await harness.do(anna.id, 0, do.AdmitWatchers(yes=False))

    with pytest.raises(Illegal, match="watching-closed"):
        await harness.come_back(anna.id, anna.watch, screen)


async def test_rights_that_end_while_the_updates_are_built_are_not_used(harness: Harness) -> None:
    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.watch)
    await harness.leave(anna.id, screen)
    await harness.drop(anna.id, "a1")
    read = harness.log.read

    async def slowly(match: str, after: int = 0, /) -> Sequence[bytes]:
        lines = await read(match, after)
        harness.log.read = read  # type: ignore[method-assign] # only the first is slow
        await harness.do(anna.id, 0, do.AdmitWatchers(yes=False))
        return lines

    harness.log.read = slowly  # type: ignore[method-assign] # it is slow in this test
    with pytest.raises(Illegal, match="watching-closed"):
        await harness.come_back(anna.id, anna.watch, screen)
    assert _types(screen) == ["welcome"]
