"""Rematches, series, and what is remembered for how long."""

import gc
import logging
import weakref
from contextlib import suppress
from typing import Any

import pytest

from knobel.match import commands as do
from knobel.match.value import ABANDON_AFTER
from knobel.service import Ticket, names, successors
from knobel.service.ports import NotFound, StorageFailed, Store
from tests.kit.harness import FREE, MINE, Harness, Screen, opened

THREE = {"variant": "most-lines", "yellow": "three-players"}


async def rematch(harness: Harness, match: str, seats: int = 2) -> str:
    """All seats want another one; its id."""
    for seat in range(seats):
        await harness.do(match, seat, do.Propose("rematch"))
    await harness.quiet()
    successor = (await harness.live_match(match)).match.successor
    assert successor is not None
    return successor


async def test_a_rematch_begins_at_once_with_the_starter_swapped(harness: Harness) -> None:
    anna, bo = await harness.pair()
    screens = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await harness.do(anna.id, 1, do.Resign())
    successor = await rematch(harness, anna.id)
    again = [await harness.follow(successor, ticket.token) for ticket in (anna, bo)]

    assert [screen.match["successor"] for screen in screens] == [successor] * 2
    assert [screen.match["you"] for screen in again] == [[1], [0]]
    assert [chair["name"] for chair in again[0].match["chairs"]] == ["Bo", "Anna"]
    assert (again[0].phase, again[0].match["is_opener"]) == ("running", True)
    assert again[0].match["code"] != anna.code
    assert again[0].match["series"] is None


async def test_the_games_won_are_counted_over_rematches(harness: Harness) -> None:
    anna, _ = await harness.pair()
    await harness.do(anna.id, 1, do.Resign())  # Bo
    second = await rematch(harness, anna.id)
    await harness.do(second, 1, do.Resign())  # Anna, who has moved up
    third = await rematch(harness, second)
    await harness.do(third, 0, do.Propose("draw"))
    await harness.do(third, 1, do.Answer("draw", True))
    fourth = await rematch(harness, third)
    told = [(await harness.follow(match, anna.token)).match for match in (second, third, fourth)]
    spectator = await harness.follow(third, "")

    assert [match["won"] for match in told] == [[0, 1], [1, 1], [1, 1]]
    assert (await harness.follow(anna.id, anna.token)).match["won"] == [0, 0]
    assert spectator.match["won"] == [1, 1]


async def test_whoever_withdraws_a_rematch_may_ask_again(harness: Harness) -> None:
    anna, _ = await harness.pair()
    await harness.do(anna.id, 1, do.Resign())
    await harness.do(anna.id, 0, do.Propose("rematch"))
    await harness.do(anna.id, 0, do.Answer("rematch", False))

    assert await rematch(harness, anna.id)


async def test_three_players_move_up_one_seat(harness: Harness) -> None:
    anna = await harness.open((MINE, FREE, FREE), config=THREE)
    for name in ("Bo", "Cleo"):
        await harness.service.join(anna.code, name)
    for seat in (2, 1):
        await harness.do(anna.id, seat, do.Resign())
    successor = await rematch(harness, anna.id, 3)

    names = [chair.name for chair in (await harness.live_match(successor)).match.chairs]
    assert names == ["Bo", "Cleo", "Anna"]


async def test_a_rematch_keeps_settings_but_draws_no_lots(harness: Harness) -> None:
    anna, _ = await harness.pair(order="lot", config={"variant": "most-lines", "yellow": "none"})
    before = [chair.name for chair in (await harness.live_match(anna.id)).match.chairs]
    await harness.do(anna.id, 1, do.Resign())
    match = (await harness.live_match(await rematch(harness, anna.id))).match

    assert match.header.config.yellow == "none"
    assert [chair.name for chair in match.chairs] == before[::-1]


async def test_a_rematch_is_opened_once(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    anna, bo = await harness.pair()
    a, b = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await harness.do(anna.id, 1, do.Resign())
    await harness.do(anna.id, 0, do.Propose("rematch"))
    await harness.do(anna.id, 1, do.Propose("rematch"))
    await harness.leave(anna.id, a)  # whatever else happens before it is open
    await harness.leave(anna.id, b)
    await harness.do(anna.id, 0, do.Rename("Änne"))
    await harness.quiet()

    assert len(await harness.log.page("", 100)) == 2
    assert [record.message for record in caplog.records] == []


async def test_a_rematch_is_opened_once_by_two_processes(
    harness: Harness, second_log: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with opened(second_log, bus=harness.bus, world=harness.world) as other:
        anna, bo = await harness.pair()
        await harness.follow(anna.id, anna.token)
        there = await other.follow(anna.id, bo.token)
        await harness.do(anna.id, 1, do.Resign())
        successor = await rematch(harness, anna.id)
        await other.quiet()

        assert len(await harness.log.page("", 100)) == 2
        assert there.match["successor"] == successor
        assert [record.message for record in caplog.records] == []


class Eager(Screen):
    """Looks, as soon as it hears of the rematch, whether it has a seat there."""

    def __init__(self, harness: Harness) -> None:
        super().__init__()
        self.seats: list[tuple[int, ...]] = []
        self._harness = harness

    def take(self, told: dict[str, Any]) -> None:
        super().take(told)
        successor = told.get("match", {}).get("successor")
        if successor is not None:
            match = tables(self._harness)[successor].match
            self.seats.append(match.seats_of(str(self.key)))


async def test_whoever_hears_of_the_rematch_has_a_seat_there(harness: Harness) -> None:
    anna, bo = await harness.pair()
    screens = [Eager(harness), Eager(harness)]
    for ticket, screen in zip((anna, bo), screens, strict=True):
        await harness.service.follow(anna.id, ticket.token, screen)
    await harness.do(anna.id, 1, do.Resign())
    await rematch(harness, anna.id)

    assert [screen.seats for screen in screens] == [[(1,)], [(0,)]]


# Best of two


async def play(harness: Harness, ticket: Ticket, match: str, winner: str | None) -> Screen:
    """End this match in favour of somebody, or of nobody; as Anna sees it."""
    screen = await harness.follow(match, ticket.token)
    names = [chair["name"] for chair in screen.match["chairs"]]
    if winner is None:
        for seat in (0, 1):
            await harness.do(match, seat, do.Propose("draw"))
    else:
        await harness.do(match, 1 - names.index(winner), do.Resign())
    return screen


@pytest.mark.parametrize(("first", "points"), [("Anna", [0, 2]), ("Bo", [2, 0]), (None, [1, 1])])
async def test_in_a_series_a_win_counts_two_and_a_draw_one(
    harness: Harness, first: str | None, points: list[int]
) -> None:
    anna, _ = await harness.pair(best_of_two=True)
    screen = await play(harness, anna, anna.id, first)
    assert screen.match["series"] == {"games": 2, "game": 1, "points": [0, 0]}
    second = await harness.follow(await rematch(harness, anna.id), anna.token)

    assert [chair["name"] for chair in second.match["chairs"]] == ["Bo", "Anna"]
    assert second.match["series"] == {"games": 2, "game": 2, "points": points}


async def test_after_the_last_match_of_a_series_a_new_one_begins(harness: Harness) -> None:
    anna, _ = await harness.pair(best_of_two=True)
    await play(harness, anna, anna.id, "Anna")
    second = await rematch(harness, anna.id)
    await play(harness, anna, second, "Anna")
    third = await harness.follow(await rematch(harness, second), anna.token)

    assert third.match["series"] == {"games": 2, "game": 1, "points": [0, 0]}


# Remembering


def tables(harness: Harness) -> dict[str, Any]:
    return harness.service._matches._live


async def test_a_finished_match_that_nobody_looks_at_is_forgotten_and_read_again(
    harness: Harness,
) -> None:
    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.token)
    await harness.drop(anna.id, "a1 b1")
    await harness.do(anna.id, 0, do.Resign())
    assert anna.id in tables(harness)
    await harness.leave(anna.id, screen)
    await harness.turn(5_000)
    assert anna.id not in tables(harness)
    again = await harness.follow(anna.id, anna.token)

    assert again.view == screen.view
    assert again.match["outcome"] == screen.match["outcome"]


async def test_a_deserted_match_is_forgotten_and_ends_at_its_own_time(harness: Harness) -> None:
    anna, _ = await harness.pair()
    await harness.turn(5_000)  # both are away: in a week it is abandoned
    assert anna.id not in tables(harness)
    await harness.turn(ABANDON_AFTER)
    again = await harness.follow(anna.id, anna.token)

    assert again.match["outcome"]["reason"] == "abandoned"


@pytest.mark.parametrize("look", ["history", "record", "preview"])
async def test_whoever_only_looks_back_leaves_nothing_behind(harness: Harness, look: str) -> None:
    anna, _ = await harness.pair()
    await harness.do(anna.id, 0, do.Resign())
    await harness.turn(5_000)
    match look:
        case "history":
            await harness.history(anna.id, "")
        case "record":
            await harness.service.record(anna.id, "")
        case _:
            await harness.service.preview(anna.code)

    assert tables(harness) == {}


async def test_a_dismissed_spectator_is_not_kept(harness: Harness) -> None:
    anna, _ = await harness.pair()
    await harness.follow(anna.id, anna.token)
    screen = await harness.follow(anna.id, anna.watch)
    await harness.do(anna.id, 0, do.AdmitWatchers(False))
    trace = weakref.ref(screen)
    del screen
    gc.collect()

    assert trace() is None


async def test_a_match_that_somebody_looks_at_stays_at_hand(harness: Harness) -> None:
    anna, _ = await harness.pair()
    await harness.follow(anna.id, anna.token)
    await harness.turn(600_000)

    assert anna.id in tables(harness)


async def test_a_history_is_what_was_seen_version_by_version(harness: Harness) -> None:
    anna, _ = await harness.pair()
    watcher = await harness.follow(anna.id, anna.watch)
    begun = watcher.v
    await harness.turn(1_500)
    await harness.drop(anna.id, "a1 b1")
    history = await harness.history(anna.id, anna.watch)

    assert [step.v for step in history.steps] == list(range(1, watcher.v + 1))
    moves = history.steps[begun:]
    assert [(step.seat, step.at) for step in moves] == [(0, 1_500), (1, 1_500)]
    assert [len(step.view["moves"]) for step in moves] == [1, 2]
    assert history.match.code is None


async def test_a_record_is_given_only_when_all_is_open(harness: Harness) -> None:
    anna, _ = await harness.pair()
    with pytest.raises(Exception, match="not-over"):
        await harness.service.record(anna.id, anna.token)
    await harness.do(anna.id, 0, do.Resign())

    assert (await harness.service.record(anna.id, "")).startswith("Knobel record 1\n")


async def test_a_rematch_is_opened_though_the_store_failed_at_first(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 3697 of the simulation: nobody tried again."""

    async def fail(*_: Any) -> None:
        raise StorageFailed("full")

    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 1, do.Resign())
    with monkeypatch.context() as patch:
        patch.setattr(harness.log, "open", fail)
        await harness.do(anna.id, 0, do.Propose("rematch"))
        await harness.do(anna.id, 1, do.Propose("rematch"))
        await harness.quiet()
    assert screen.match["successor"] is None
    await harness.turn(1_000)

    assert screen.match["successor"] is not None


async def test_no_rematch_is_left_of_a_match_that_was_deleted_before_anybody_sat_down(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 9019830 of the simulation: the store failed in between."""

    async def fail(*_: Any, **__: Any) -> None:
        raise StorageFailed("full")

    anna, _ = await harness.pair()
    await harness.do(anna.id, 1, do.Resign())
    await harness.do(anna.id, 0, do.Propose("rematch"))
    with monkeypatch.context() as patch:
        patch.setattr("knobel.service.successors._seat", fail)
        await harness.do(anna.id, 1, do.Propose("rematch"))
        await harness.quiet()
        rematch = names.successor_of(anna.id)
        assert (await harness.live_match(rematch)).match.header.id == rematch
        await harness.service.delete(anna.id, anna.token)
    await harness.turn(1_000)

    with pytest.raises(NotFound):
        await harness.live_match(rematch)


@pytest.mark.parametrize("is_elsewhere", [False, True])
async def test_no_rematch_is_left_of_a_match_that_is_deleted_while_it_is_opened(
    harness: Harness,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    is_elsewhere: bool,
) -> None:
    """Seed 70013052 of the simulation: it began, and nobody had heard of it."""
    seat = successors._seat

    async def delete_first(*args: Any, **how: Any) -> None:
        with suppress(NotFound):
            if is_elsewhere:
                await harness.log.delete(anna.id)
            else:
                await harness.service.delete(anna.id, anna.token)
        await seat(*args, **how)

    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 1, do.Resign())
    await harness.do(anna.id, 0, do.Propose("rematch"))
    monkeypatch.setattr(successors, "_seat", delete_first)
    await harness.do(anna.id, 1, do.Propose("rematch"))
    await harness.quiet()

    with pytest.raises(NotFound):
        await harness.live_match(names.successor_of(anna.id))
    assert screen.gone == "match-deleted"  # and it is not opened again
    assert not caplog.records
