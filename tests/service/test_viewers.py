"""Who looks on: tabs, spectators, who is away."""

import asyncio

import msgspec
import pytest

from knobel.core.game import Illegal
from knobel.games.xcode import Draw, Say
from knobel.match import commands as do
from knobel.service.ports import Kind, NotFound, StorageFailed
from knobel.stores.memory import MemoryStore
from tests.kit.harness import FREE, MINE, ONE_SCREEN, BrittleLog, Harness, Screen, opened


async def test_two_tabs_on_one_seat_both_show_the_game(harness: Harness) -> None:
    anna, bo = await harness.pair()
    tabs = [await harness.follow(anna.id, anna.token) for _ in range(2)]
    other = await harness.follow(anna.id, bo.token)
    await harness.drop(anna.id, "a1 b1 c1")

    assert tabs[0].face == tabs[1].face
    assert tabs[0].heard == tabs[1].heard
    assert [move[1] for move in other.view["moves"]] == ["a1", "b1", "c1"]
    assert (tabs[0].match["you"], other.match["you"]) == ([0], [1])
    assert (tabs[0].legal, len(other.legal["1"])) == ({}, 16)


async def test_closing_one_of_two_tabs_is_nobodys_absence(harness: Harness) -> None:
    anna, _ = await harness.pair()
    tabs = [await harness.follow(anna.id, anna.token) for _ in range(2)]
    await harness.leave(anna.id, tabs[0])
    await harness.turn(600_000)

    assert tabs[1].match["chairs"][0]["away"] is None


async def test_whoever_is_gone_for_five_seconds_is_away(harness: Harness) -> None:
    anna, bo = await harness.pair()
    a, b = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    left = harness.world.now()
    await harness.leave(anna.id, b)
    await harness.turn(4_999)
    assert a.match["chairs"][1]["away"] is None
    await harness.turn(1)

    chair = a.match["chairs"][1]
    assert (chair["away"], chair["claimable"]) == (left + 5_000, left + 65_000)
    assert a.events[-1] == "went-away"


async def test_a_reload_is_quicker_than_that(harness: Harness) -> None:
    anna, bo = await harness.pair()
    a, b = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await harness.leave(anna.id, b)
    await harness.turn(4_000)
    await harness.follow(anna.id, bo.token)
    await harness.turn(600_000)

    assert "went-away" not in a.events


async def test_whoever_comes_back_is_back(harness: Harness) -> None:
    anna, bo = await harness.pair()
    a, b = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await harness.leave(anna.id, b)
    await harness.turn(60_000)
    again = await harness.follow(anna.id, bo.token)

    assert a.events[-2:] == ["went-away", "came-back"]
    assert again.match["chairs"][1]["away"] is None
    assert a.v == again.v
    assert await harness.refusal(anna.id, 0, do.Claim("win")) == "not-away-long-enough"


async def test_the_win_over_somebody_absent_is_claimed_after_a_minute(harness: Harness) -> None:
    anna, bo = await harness.pair()
    a, b = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await harness.leave(anna.id, b)
    await harness.turn(5_000)
    await harness.turn(59_999)
    assert await harness.refusal(anna.id, 0, do.Claim("win")) == "not-away-long-enough"
    await harness.turn(1)
    await harness.do(anna.id, 0, do.Claim("win"))

    assert a.match["outcome"] == {"reason": "absent", "places": [0, 1]}


async def test_whoever_never_connected_is_away_as_well(harness: Harness) -> None:
    anna, bo = await harness.pair()
    screen = await harness.follow(anna.id, bo.token)
    await harness.turn(5_000)
    await harness.turn(60_000)
    await harness.do(anna.id, 1, do.Claim("win"))

    assert screen.match["outcome"] == {"reason": "absent", "places": [1, 0]}


async def test_before_the_start_nobody_is_missed(harness: Harness) -> None:
    anna = await harness.open()
    screen = await harness.follow(anna.id, anna.token)
    await harness.leave(anna.id, screen)
    await harness.turn(600_000)

    assert (await harness.live_match(anna.id)).match.chairs[0].away is None


async def test_at_one_screen_both_seats_go_together(harness: Harness) -> None:
    anna = await harness.open(ONE_SCREEN)
    watcher = await harness.follow(anna.id, anna.watch)
    await harness.leave(anna.id, await harness.follow(anna.id, anna.token))
    await harness.turn(5_000)

    assert all(chair["away"] is not None for chair in watcher.match["chairs"])


# Spectators


async def test_a_spectator_sees_every_move_and_may_do_nothing(harness: Harness) -> None:
    anna, _ = await harness.pair()
    watcher = await harness.follow((await harness.service.watched(anna.watch)).id, anna.watch)
    await harness.drop(anna.id, "a1 b1")

    assert [move[1] for move in watcher.view["moves"]] == ["a1", "b1"]
    assert (watcher.match["you"], watcher.match["is_opener"], watcher.legal) == ([], False, {})
    assert (watcher.match["code"], watcher.match["watch"]) == (None, None)


async def test_spectators_are_dismissed_when_the_host_closes_the_match(harness: Harness) -> None:
    anna, bo = await harness.pair()
    a, b = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    watcher = await harness.follow(anna.id, anna.watch)
    await harness.do(anna.id, 0, do.AdmitWatchers(False))
    assert watcher.gone == "watching-closed"
    await harness.drop(anna.id, "a1")

    assert (a.gone, b.gone) == (None, None)
    assert watcher.view["moves"] == []
    with pytest.raises(Illegal, match="watching-closed"):
        await harness.follow(anna.id, anna.watch)
    with pytest.raises(Illegal, match="watching-closed"):
        await harness.history(anna.id, anna.watch)
    await harness.do(anna.id, 0, do.AdmitWatchers(True))
    assert len((await harness.follow(anna.id, anna.watch)).view["moves"]) == 1


async def test_whoever_left_before_the_start_looks_on_only_as_long_as_spectators_may(
    harness: Harness,
) -> None:
    anna, bo = await harness.open(), "b" * 32
    await harness.do(anna.id, 0, do.Ready(False))
    await harness.service.join(anna.code, "Bo", token=bo)
    a, b = [await harness.follow(anna.id, token) for token in (anna.token, bo)]
    await harness.do(anna.id, 1, do.Leave())
    assert (b.match["you"], b.gone) == ([], None)
    await harness.do(anna.id, 0, do.AdmitWatchers(False))

    assert (a.gone, b.gone) == (None, "watching-closed")


async def test_whoever_resigns_where_nobody_may_watch_is_a_spectator_no_more(
    harness: Harness,
) -> None:
    anna = await harness.open((MINE, FREE, FREE), game="xcode", config={"players": 3})
    others = [await harness.service.join(anna.code, name) for name in ("Bo", "Cy")]
    for seat in range(3):
        await harness.do(anna.id, seat, do.Ready())
    a, b, c = [await harness.follow(anna.id, t.token) for t in (anna, *others)]
    await harness.do(anna.id, 0, do.AdmitWatchers(False))
    for seat in (0, 1):
        await harness.do(anna.id, seat, do.Resign())
    await harness.do(anna.id, 2, Say("sand"))

    assert (a.gone, b.gone, c.gone) == (None, "watching-closed", None)
    assert a.events[-1] == "said"  # she opened the match and may still delete it
    assert "said" not in b.events


async def test_whoever_opened_the_match_and_resigned_sees_what_spectators_see(
    harness: Harness,
) -> None:
    config = {"players": 3, "countdown": 0}
    anna = await harness.open((MINE, FREE, FREE), game="xcode", config=config)
    for name in ("Bo", "Cy"):
        await harness.service.join(anna.code, name)
    for seat in range(3):
        await harness.do(anna.id, seat, do.Ready())
    opener, watcher = [await harness.follow(anna.id, each) for each in (anna.token, anna.watch)]
    assert opener.view["hand"]
    await harness.do(anna.id, 0, do.Resign())
    await harness.do(anna.id, 1, Say("need", "5", to=2))
    await harness.do(anna.id, 2, Draw())

    assert opener.view == watcher.view
    assert opener.events == watcher.events
    assert (opener.match["you"], opener.legal) == ([], {})


async def test_whoever_has_no_secret_sees_nothing_until_it_is_over(harness: Harness) -> None:
    anna, _ = await harness.pair()
    for token in ("", "x" * 32, anna.code, anna.id):
        with pytest.raises(Illegal, match="wrong-token"):
            await harness.follow(anna.id, token)
        with pytest.raises(Illegal, match="wrong-token"):
            await harness.history(anna.id, token)
    await harness.do(anna.id, 0, do.AdmitWatchers(False))
    await harness.do(anna.id, 0, do.Resign())

    assert (await harness.follow(anna.id, "")).phase == "over"
    assert (await harness.history(anna.id, "")).match.phase == "over"


async def test_whoever_looks_on_after_the_end_stays_though_spectators_were_shut_out(
    harness: Harness,
) -> None:
    anna, _ = await harness.pair()
    await harness.do(anna.id, 0, do.AdmitWatchers(False))
    await harness.do(anna.id, 0, do.Resign())
    watcher = await harness.follow(anna.id, "")
    await harness.do(anna.id, 0, do.Propose("rematch"))

    assert (watcher.gone, watcher.events) == (None, ["proposed"])


async def test_an_opener_who_does_not_play_watches_and_invites(harness: Harness) -> None:
    anna = await harness.open((FREE, FREE), name="")
    screen = await harness.follow(anna.id, anna.token)

    assert (screen.match["you"], screen.match["is_opener"]) == ([], True)
    assert (screen.match["code"], screen.match["watch"]) == (anna.code, anna.watch)


async def test_no_secret_and_no_digest_is_ever_told(harness: Harness) -> None:
    anna, bo = await harness.pair()
    a, b = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    watcher = await harness.follow(anna.id, anna.watch)
    await harness.drop(anna.id, "a1 b1")
    await harness.do(anna.id, 0, do.Resign())
    await harness.do(anna.id, 0, do.Propose("rematch"))
    await harness.do(anna.id, 1, do.Propose("rematch"))
    await harness.quiet()
    successor = a.match["successor"]
    assert successor is not None

    keys = [str(screen.key) for screen in (a, b)]
    heard = {screen: msgspec.json.encode(screen.heard).decode() for screen in (a, b, watcher)}
    for secret in (anna.token, bo.token, *keys):
        assert not any(secret in told for told in heard.values())
    for private in (anna.code, anna.watch, successor):
        assert private not in heard[watcher]
    record = await harness.service.record(anna.id, anna.token)
    for private in (anna.token, bo.token, *keys, anna.code, anna.watch, anna.id, successor):
        assert private not in record


# Every version


async def test_every_viewer_gets_every_version_even_if_it_says_nothing(harness: Harness) -> None:
    config = {"players": 2, "countdown": 0}
    anna = await harness.open((MINE, FREE), game="xcode", config=config)
    await harness.service.join(anna.code, "Bo")
    for seat in (0, 1):
        await harness.do(anna.id, seat, do.Ready())
    watcher = await harness.follow(anna.id, anna.watch)
    await harness.do(anna.id, 0, Say("need", "5", to=1))  # said to one alone

    assert watcher.v == (await harness.live_match(anna.id)).match.version
    assert watcher.heard[-1] == {"type": "update", "v": watcher.v, "now": watcher.now}


async def test_a_deleted_match_dismisses_everybody(harness: Harness) -> None:
    anna, bo = await harness.pair()
    screens = [await harness.follow(anna.id, token) for token in (anna.token, bo.token, anna.watch)]
    with pytest.raises(Illegal, match="opener-only"):
        await harness.service.delete(anna.id, bo.token)
    await harness.service.delete(anna.id, anna.token)

    assert [screen.gone for screen in screens] == ["match-deleted"] * 3
    assert await harness.log.page("", 100) == []
    assert await harness.log.read(anna.id) == []


async def test_nobody_is_sent_away_by_a_deletion_that_fails() -> None:
    """The simulation found it: the match was still there, and everybody had been told otherwise."""
    log = BrittleLog()
    async with opened(log) as harness:
        anna, _ = await harness.pair()
        screen = await harness.follow(anna.id, anna.token)
        log.is_full = True
        with pytest.raises(StorageFailed):
            await harness.service.delete(anna.id, anna.token)
        assert screen.gone is None
        log.is_full = False
        await harness.drop(anna.id, "a1")
        assert [move[1] for move in screen.view["moves"]] == ["a1"]
        await harness.service.delete(anna.id, anna.token)

        assert screen.gone == "match-deleted"


async def test_a_server_that_closes_sends_nobody_away() -> None:
    """The connections end; whoever played comes back by themselves."""
    async with opened() as harness:
        anna, _ = await harness.pair()
        screen = await harness.follow(anna.id, anna.token)

    assert screen.gone is None


async def test_a_viewer_that_could_not_be_welcomed_is_not_kept(harness: Harness) -> None:
    anna, _ = await harness.pair()
    stranger = Screen()
    with pytest.raises(Illegal):
        await harness.service.follow(anna.id, "x" * 32, stranger)
    await harness.drop(anna.id, "a1")

    assert stranger.heard == []


async def test_three_seats_and_a_spectator_see_the_same_board(harness: Harness) -> None:
    anna = await harness.open(
        (MINE, FREE, FREE), config={"variant": "most-lines", "yellow": "three-players"}
    )
    others = [await harness.service.join(anna.code, name) for name in ("Bo", "Cleo")]
    tokens = [anna.token, *(ticket.token for ticket in others), anna.watch]
    screens = [await harness.follow(anna.id, token) for token in tokens]
    await harness.drop(anna.id, "a1 b1 c1 a1")

    assert all(screen.view == screens[0].view for screen in screens)
    assert screens[0].view["rods"][0] == "rr"


async def test_whoever_has_left_a_game_for_three_is_told_not_to_play_any_more(
    harness: Harness,
) -> None:
    config = {"variant": "most-lines", "yellow": "three-players"}
    anna = await harness.open((MINE, FREE, FREE), config=config)
    for name in ("Bo", "Cleo"):
        await harness.service.join(anna.code, name)
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 1, do.Resign())

    assert [chair["playing"] for chair in screen.match["chairs"]] == [True, False, True]


class HeldLog(MemoryStore):
    """A log that reads a match when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[asyncio.Future[None]] = []
        self.is_held = False

    async def header(self, match: str, /, *, kind: Kind = "match") -> bytes:
        if self.is_held:
            self.asked.append(asyncio.get_running_loop().create_future())
            await self.asked[-1]
        return await super().header(match, kind=kind)


async def test_whoever_comes_at_once_sits_at_one_table() -> None:
    log = HeldLog()
    async with opened(log) as harness:
        anna, bo = await harness.pair()
        await harness.turn(10_000)  # nobody is there any more, and the match is forgotten
        log.is_held = True
        looking = asyncio.ensure_future(harness.service.preview(anna.code))
        await harness.quiet()
        a = asyncio.ensure_future(harness.follow(anna.id, anna.token))
        await harness.quiet()
        log.asked[0].set_result(None)
        await looking  # whereupon it is forgotten again, and read again for Anna
        b = asyncio.ensure_future(harness.follow(anna.id, bo.token))
        await harness.quiet()
        for asked in log.asked[1:]:
            asked.set_result(None)
        await asyncio.gather(a, b)
        await harness.drop(anna.id, "a1")

        assert [move[1] for move in a.result().view["moves"]] == ["a1"]
        assert [move[1] for move in b.result().view["moves"]] == ["a1"]


async def test_nobody_follows_a_match_that_is_deleted_meanwhile(harness: Harness) -> None:
    """Seed 2283 of the simulation: whoever came just then waited for ever."""
    anna, bo = await harness.pair()
    live = await harness.live_match(anna.id)
    live._lock.take()  # a line is being written
    coming = asyncio.create_task(harness.follow(anna.id, bo.token))
    await harness.quiet()
    await harness.service.delete(anna.id, anna.token)
    live._lock.release()

    with pytest.raises(NotFound):
        await coming
    assert not live.has_viewers
