"""Whole matches of X-Code between people, each with a phone of their own."""

import re

import pytest
from playwright.sync_api import Page, expect

from knobel.games.xcode.cards import SYMBOLS
from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable
from tests.web.play import result_of
from tests.web.xc import (
    NAMES,
    PHONE,
    SAND,
    Party,
    Wire,
    field,
    is_won,
    set_up,
    veterans,
)

WON, LOST = text("en", "xcode-won"), text("en", "xcode-lost")
QUICK_DEAL = (
    *("1< 1> 2<", "2< 2> 1>", "3< 3> 4<", "4< 4> 3>"),
    *("5< 5> 6<", "6< 6> 5>", "7< 7> 8<", "8< 8> 7>"),
    "*< *> 9< *< 9> #< #> 0< 0> #< *> 0> #> 9< 0< 9>",
)
"""Eight hands that lack one card of a neighbour's, and what lies on top of the pile."""
HALF = len(SYMBOLS) // 2


@pytest.mark.long
def test_eight_phones_crack_the_code_though_one_is_cut_off(
    harness: Harness, visitors: Visitors
) -> None:
    party = Party(harness, [visitors.one(**PHONE) for _ in NAMES])
    cut_off, seat = party.pages[3], 3
    cable = Cable(cut_off)
    set_up(party.pages[0], players="8")
    party.gather()
    party.start(*QUICK_DEAL, deal=1)
    party.play(2_000, until=lambda s: len(s.cracked) >= 2 and all(o.seat != seat for o in s.offers))

    cable.cut()
    party.away = {seat}
    hand, since = party.state.hands[seat], party.now
    party.play(2_000, until=lambda _: harness.match(party.id).chairs[seat].away is not None)
    assert party.now >= since + 5_000
    expect(cut_off.get_by_test_id("connection")).to_contain_text(text("en", "connection-lost"))
    expect(party.pages[0].get_by_test_id("absent")).to_contain_text(NAMES[seat])
    cable.mend()
    party.away = set()
    party.shows_hand(seat)
    assert hand == party.state.hands[seat]
    expect(party.pages[0].get_by_test_id("absent")).to_have_count(0)
    answered = len(party.wires[seat].answered)
    party.play(2_000, until=lambda _: len(party.wires[seat].answered) > answered)  # it plays on
    party.play(2_000, until=is_won, by_hand=False)

    for page in party.pages:
        expect(result_of(page)).to_contain_text(WON)
        expect(page.get_by_test_id("story")).to_contain_text("12 of 12")
        expect(page.locator('[data-state="cracked"]')).to_have_count(12)
    for holder, wire in enumerate(party.wires):
        assert [] == wire.refusals
        assert [] == wire.leaks(holder)
    assert party.wires[0].leaks(1)  # what Anna heard would have been too much for Bo


@pytest.mark.long
def test_two_people_and_two_bots_win_level_2(harness: Harness, visitors: Visitors) -> None:
    party = Party(harness, [visitors.one(**PHONE) for _ in range(2)])
    anna, bo = party.pages
    veterans(harness, anna)
    set_up(anna, level="level-2", players="4", bots=2)
    party.gather()
    party.start(deal=8)
    expect(anna.get_by_test_id("status")).to_contain_text("Level 2")

    party.play(600, until=lambda s: len(s.cracked) >= HALF)
    party.play(600, until=is_won, by_hand=False)

    for page in (anna, bo):
        expect(result_of(page)).to_contain_text(WON)
        expect(page.get_by_test_id("rematch")).to_have_text(re.compile("Level 3"))
    said = [e for e in party.wires[0].events if e["type"] == "said"]
    assert {2, 3} == {event["seat"] for event in said}  # both bots, and nobody else here
    assert {event["phrase"] for event in said} <= {"need", "have", "which-arrow", "sand"}
    for holder, wire in enumerate(party.wires):
        assert [] == wire.leaks(holder)


def test_the_sand_runs_out_for_all_at_once_and_one_tap_plays_again(
    harness: Harness, visitors: Visitors
) -> None:
    party = Party(harness, [visitors.one(**PHONE) for _ in range(3)])
    set_up(party.pages[0], players="3")
    party.gather()
    party.start()
    began = party.state.began
    harness.turn(SAND - 1)
    for page in party.pages:
        expect(result_of(page)).to_have_count(0)
    harness.turn(1)

    for page, wire in zip(party.pages, party.wires, strict=True):
        expect(result_of(page)).to_contain_text(LOST)
        expect(page.get_by_test_id("story")).to_contain_text("3:00")
        glass = page.get_by_test_id("sand").get_by_role("img")
        expect(glass).to_have_accessible_name(text("en", "xcode-sand", above=0, below=180))
        assert [began + SAND] == [e["at"] for e in wire.events if e["type"] == "finished"]

    party.pages[1].get_by_test_id("rematch").click()
    party.go_on()
    party.count_down()
    assert list(NAMES[:3]) == [chair.name for chair in harness.match(party.id).chairs]
    for seat in range(3):
        party.shows_hand(seat)


def test_a_reload_finds_the_hand_and_the_big_screen_shows_none(
    harness: Harness, visitors: Visitors
) -> None:
    screen = visitors.one(viewport={"width": 1024, "height": 640})
    ear = Wire(screen)
    party = Party(harness, [visitors.one(**PHONE) for _ in range(2)])
    anna, bo = party.pages
    set_up(anna, players="2")
    party.gather()
    party.start("5< 5> 5<", "7> 8> 9>", "1< 2<")
    screen.goto(f"/w/{harness.match(party.id).header.watch}")
    party.act(1, "draw")
    party.act(0, "draw")
    party.act(0, "lay 5< 5> 5<")
    party.act(1, "discard 8> 9> 1<")
    party.act(1, "offer 7> to 0")

    bo.reload()
    party.shows_hand(1)
    expect(bo.get_by_test_id("withdraw-0")).to_be_visible()
    anna.reload()
    party.shows_hand(0)
    expect(field(screen, "5")).to_have_attribute("data-state", "cracked")
    expect(screen.locator("[data-field]")).to_have_count(len(SYMBOLS))
    expect(screen.get_by_test_id("sand")).to_be_visible()
    expect(screen.get_by_text(text("en", "xcode-pile-short", count=55))).to_be_visible()
    expect(screen.get_by_text(text("en", "xcode-discards-short", count=3))).to_be_visible()
    expect(screen.get_by_role("img", name="1, arrow left")).to_be_visible()
    for never in ("hand", "draw", "lay"):
        expect(screen.get_by_test_id(never)).to_have_count(0)
    assert [] == ear.leaks(None)
    sit_around(screen)
    harness.turn(SAND)
    expect(result_of(anna)).to_be_visible()
    screen.goto(f"/r/{party.id}")
    sit_around(screen)


def sit_around(screen: Page) -> None:
    """Those who watch or look back see everybody around the round table, and all of it."""
    for place in ("around-0", "around-1", "sand"):
        expect(screen.get_by_test_id(place)).to_be_in_viewport(ratio=1)
    for symbol in SYMBOLS:
        expect(field(screen, symbol)).to_be_in_viewport(ratio=1)
