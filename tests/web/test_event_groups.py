"""Groups that play the same deals, or climb levels, on the pages of players and hosts."""

import re
from typing import Any, Literal

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from knobel.tournament.values import Bout, Entrant, Game, Header, Heat, Result, Setup, Tournament
from tests.web.conftest import Visitors
from tests.web.evening import DESKTOP, PHONE
from tests.web.staged_event import CODE, HOST, ID, MINUTE, NOW, show

CLIMB: dict[str, Any] = {
    "format": "climb",
    "scoring": "field",
    "sides": 1,
    "levels": ("level-3", "level-4"),
    "goal": 12,
}
WON, LOST = Result((0,), ((12, 35_000),)), Result((0,), ((7, 0),))


def groups(*levels: int, done: dict[int, Result], **setup: Any) -> Tournament:
    """Heat 2: each group at a table, at these levels; the host has entered the first one."""
    config = {"players": 4, "level": {"name": "level-3"}}
    chosen = Setup("Cellar night", "xcode", config, heats=6, boxes=5, **{**CLIMB, **setup})
    bouts = tuple(
        Bout(
            100 + number,
            number,
            "real",
            ((number,),),
            label=f"level-{level}",
            result=done.get(number),
            decided="sides" if number in done else "",
        )
        for number, level in enumerate(levels, 1)
    )
    names = ("Foxes", "Owls", "Bears")
    entrants = tuple(
        Entrant(n, names[n - 1], keys=(HOST,) if n == 1 else (f"key-{n}",), state="here")
        for n in range(1, len(levels) + 1)
    )
    header = Header(ID, CODE, HOST, NOW - 90 * MINUTE, chosen)
    heats = (Heat(1, (), (), NOW, NOW), Heat(2, bouts, (), NOW, NOW))
    return Tournament(header, chosen, entrants, heats=heats, wall=NOW)


def test_a_host_who_plays_reads_that_others_have_played_not_how(visitors: Visitors) -> None:
    host = visitors.one(**PHONE)
    show(host, groups(1, 2, done={2: WON}), f"/e/{CODE}/host", key=HOST)
    host.get_by_test_id("done-bouts").click()
    done = host.get_by_test_id("done-2")
    expect(done).to_contain_text("has played")
    expect(done.locator("b")).to_have_text("has played")

    done.click()
    expect(host.get_by_role("dialog")).to_contain_text("Table 2 · has played")


def test_who_wins_the_last_level_has_nothing_left_to_play_at_once(visitors: Visitors) -> None:
    player = visitors.one(**PHONE)
    show(player, groups(1, 2, done={2: WON}), f"/e/{CODE}", key="key-2")

    expect(player.get_by_test_id("my-state")).to_have_text(
        "You have won all levels and have nothing left to play."
    )


@pytest.mark.parametrize("format_", ["climb", "league"])
def test_the_name_of_a_replay_contains_what_can_be_read(
    visitors: Visitors, format_: Literal["climb", "league"]
) -> None:
    page = visitors.one(**DESKTOP)
    t = groups(1, 2, done={1: WON, 2: LOST}, format=format_)
    *before, last = t.heats
    bouts = tuple(replace(bout, games=(Game(f"match-{bout.id}"),)) for bout in last.bouts)
    show(page, replace(t, heats=(*before, replace(last, bouts=bouts))), f"/e/{CODE}/standing")
    link = page.get_by_test_id("deals-2").get_by_test_id("replay").first
    words = link.inner_text().strip()

    expect(link).to_have_accessible_name(re.compile(rf"(Foxes|Owls): {words}", re.IGNORECASE))


def test_late_groups_of_a_climb_are_promised_no_draw(visitors: Visitors) -> None:
    host = visitors.one(**PHONE)
    show(host, groups(1, 2, done={}), f"/e/{CODE}/host", key=HOST)
    host.get_by_test_id("people-tile").click()
    expect(host.get_by_test_id("people")).to_contain_text("Owls")

    expect(host.get_by_text("counts as a draw")).to_have_count(0)


def test_slips_tell_two_tries_at_a_level_apart(visitors: Visitors) -> None:
    host = visitors.one(**DESKTOP)
    show(host, groups(1, 2, done={}), f"/e/{CODE}/print", key=HOST)
    host.get_by_test_id("sheet-slips").check()
    slips = host.locator("[data-sheet=slips] .slip")

    expect(slips).to_contain_text(["Heat 2 · Level 3", "Heat 2 · Level 4"])
