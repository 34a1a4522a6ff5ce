"""Rematches, series, and what is remembered for how long."""

import gc
import logging
import weakref
from typing import Any

import pytest

from knobel.host import Ticket
from knobel.host.ports import Log
from knobel.match import commands as do
from knobel.match.value import ABANDON_AFTER
from tests.kit.houses import FREE, MINE, House, Screen, opened

THREE = {"variant": "most-lines", "yellow": "three-players"}


async def rematch(house: House, match: str, seats: int = 2) -> str:
    """All seats want another one; its id."""
    for seat in range(seats):
        await house.do(match, seat, do.Propose("rematch"))
    await house.quiet()
    successor = (await house.table(match)).match.successor
    assert successor is not None
    return successor


async def test_a_rematch_begins_at_once_with_the_starter_swapped(house: House) -> None:
    anna, bo = await house.pair()
    screens = [await house.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await house.do(anna.id, 1, do.Resign())
    successor = await rematch(house, anna.id)
    again = [await house.follow(successor, ticket.token) for ticket in (anna, bo)]

    assert [screen.match["successor"] for screen in screens] == [successor] * 2
    assert [screen.match["you"] for screen in again] == [[1], [0]]
    assert [chair["name"] for chair in again[0].match["chairs"]] == ["Bo", "Anna"]
    assert (again[0].phase, again[0].match["host"]) == ("running", True)
    assert again[0].match["code"] != anna.code
    assert again[0].match["series"] is None


async def test_three_players_move_up_one_seat(house: House) -> None:
    anna = await house.open((MINE, FREE, FREE), config=THREE)
    for name in ("Bo", "Cleo"):
        await house.host.join(anna.code, name)
    for seat in (2, 1):
        await house.do(anna.id, seat, do.Resign())
    successor = await rematch(house, anna.id, 3)

    names = [chair.name for chair in (await house.table(successor)).match.chairs]
    assert names == ["Bo", "Cleo", "Anna"]


async def test_a_rematch_keeps_settings_but_draws_no_lots(house: House) -> None:
    anna, _ = await house.pair(order="lot", config={"variant": "most-lines", "yellow": "none"})
    before = [chair.name for chair in (await house.table(anna.id)).match.chairs]
    await house.do(anna.id, 1, do.Resign())
    match = (await house.table(await rematch(house, anna.id))).match

    assert match.header.config.yellow == "none"
    assert [chair.name for chair in match.chairs] == before[::-1]


async def test_a_rematch_is_opened_once(house: House, caplog: pytest.LogCaptureFixture) -> None:
    anna, bo = await house.pair()
    a, b = [await house.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await house.do(anna.id, 1, do.Resign())
    await house.do(anna.id, 0, do.Propose("rematch"))
    await house.do(anna.id, 1, do.Propose("rematch"))
    await house.leave(anna.id, a)  # whatever else happens before it is open
    await house.leave(anna.id, b)
    await house.do(anna.id, 0, do.Rename("Änne"))
    await house.quiet()

    assert len(await house.log.cards()) == 2
    assert [record.message for record in caplog.records] == []


async def test_a_rematch_is_opened_once_by_two_houses(
    house: House, second_log: Log, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with opened(second_log, bus=house.bus, world=house.world) as other:
        anna, bo = await house.pair()
        await house.follow(anna.id, anna.token)
        there = await other.follow(anna.id, bo.token)
        await house.do(anna.id, 1, do.Resign())
        successor = await rematch(house, anna.id)
        await other.quiet()

        assert len(await house.log.cards()) == 2
        assert there.match["successor"] == successor
        assert [record.message for record in caplog.records] == []


class Eager(Screen):
    """Looks, as soon as it hears of the rematch, whether it has a seat there."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.seats: list[tuple[int, ...]] = []
        self._house = house

    def take(self, told: dict[str, Any]) -> None:
        super().take(told)
        successor = told.get("match", {}).get("successor")
        if successor is not None:
            match = tables(self._house)[successor].match
            self.seats.append(match.seats_of(str(self.key)))


async def test_whoever_hears_of_the_rematch_has_a_seat_there(house: House) -> None:
    anna, bo = await house.pair()
    screens = [Eager(house), Eager(house)]
    for ticket, screen in zip((anna, bo), screens, strict=True):
        await house.host.follow(anna.id, ticket.token, screen)
    await house.do(anna.id, 1, do.Resign())
    await rematch(house, anna.id)

    assert [screen.seats for screen in screens] == [[(1,)], [(0,)]]


# Best of two


async def play(house: House, ticket: Ticket, match: str, winner: str | None) -> Screen:
    """End this match in favour of somebody, or of nobody; as Anna sees it."""
    screen = await house.follow(match, ticket.token)
    names = [chair["name"] for chair in screen.match["chairs"]]
    if winner is None:
        for seat in (0, 1):
            await house.do(match, seat, do.Propose("draw"))
    else:
        await house.do(match, 1 - names.index(winner), do.Resign())
    return screen


@pytest.mark.parametrize(("first", "points"), [("Anna", [0, 2]), ("Bo", [2, 0]), (None, [1, 1])])
async def test_in_a_series_a_win_counts_two_and_a_draw_one(
    house: House, first: str | None, points: list[int]
) -> None:
    anna, _ = await house.pair(best_of_two=True)
    screen = await play(house, anna, anna.id, first)
    assert screen.match["series"] == {"games": 2, "game": 1, "points": [0, 0]}
    second = await house.follow(await rematch(house, anna.id), anna.token)

    assert [chair["name"] for chair in second.match["chairs"]] == ["Bo", "Anna"]
    assert second.match["series"] == {"games": 2, "game": 2, "points": points}


async def test_after_the_last_match_of_a_series_a_new_one_begins(house: House) -> None:
    anna, _ = await house.pair(best_of_two=True)
    await play(house, anna, anna.id, "Anna")
    second = await rematch(house, anna.id)
    await play(house, anna, second, "Anna")
    third = await house.follow(await rematch(house, second), anna.token)

    assert third.match["series"] == {"games": 2, "game": 1, "points": [0, 0]}


# Remembering


def tables(house: House) -> dict[str, Any]:
    return house.host._tables


async def test_a_finished_match_that_nobody_looks_at_is_forgotten_and_read_again(
    house: House,
) -> None:
    anna, _ = await house.pair()
    screen = await house.follow(anna.id, anna.token)
    await house.drop(anna.id, "a1 b1")
    await house.do(anna.id, 0, do.Resign())
    assert anna.id in tables(house)
    await house.leave(anna.id, screen)
    await house.turn(5_000)
    assert anna.id not in tables(house)
    again = await house.follow(anna.id, anna.token)

    assert again.view == screen.view
    assert again.match["outcome"] == screen.match["outcome"]


async def test_a_deserted_match_is_forgotten_and_ends_at_its_own_time(house: House) -> None:
    anna, _ = await house.pair()
    await house.turn(5_000)  # both are away: in a week it is abandoned
    assert anna.id not in tables(house)
    await house.turn(ABANDON_AFTER)
    again = await house.follow(anna.id, anna.token)

    assert again.match["outcome"]["reason"] == "abandoned"


@pytest.mark.parametrize("look", ["history", "record", "preview"])
async def test_whoever_only_looks_back_leaves_nothing_behind(house: House, look: str) -> None:
    anna, _ = await house.pair()
    await house.do(anna.id, 0, do.Resign())
    await house.turn(5_000)
    match look:
        case "history":
            await house.history(anna.id, "")
        case "record":
            await house.host.record(anna.id, "")
        case _:
            await house.host.preview(anna.code)

    assert tables(house) == {}


async def test_a_dismissed_spectator_is_not_kept(house: House) -> None:
    anna, _ = await house.pair()
    await house.follow(anna.id, anna.token)
    screen = await house.follow(anna.id, anna.watch)
    await house.do(anna.id, 0, do.AdmitWatchers(False))
    trace = weakref.ref(screen)
    del screen
    gc.collect()

    assert trace() is None


async def test_a_match_that_somebody_looks_at_stays_at_hand(house: House) -> None:
    anna, _ = await house.pair()
    await house.follow(anna.id, anna.token)
    await house.turn(600_000)

    assert anna.id in tables(house)


async def test_a_history_is_what_was_seen_version_by_version(house: House) -> None:
    anna, _ = await house.pair()
    watcher = await house.follow(anna.id, anna.watch)
    begun = watcher.v
    await house.turn(1_500)
    await house.drop(anna.id, "a1 b1")
    history = await house.history(anna.id, anna.watch)

    assert [step.v for step in history.steps] == list(range(1, watcher.v + 1))
    moves = history.steps[begun:]
    assert [(step.seat, step.at) for step in moves] == [(0, 1_500), (1, 1_500)]
    assert [len(step.view["moves"]) for step in moves] == [1, 2]
    assert history.match.code is None


async def test_a_record_is_given_only_when_all_is_open(house: House) -> None:
    anna, _ = await house.pair()
    with pytest.raises(Exception, match="not-over"):
        await house.host.record(anna.id, anna.token)
    await house.do(anna.id, 0, do.Resign())

    assert (await house.host.record(anna.id, "")).startswith("Knobel record 1\n")
