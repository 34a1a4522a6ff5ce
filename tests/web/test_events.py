"""An evening: a host, six phones and a screen that everybody sees, in one run."""

import re

import pytest
from playwright.sync_api import Page, expect

from knobel.locale import LANGUAGES
from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable, listen
from tests.web.evening import DESKTOP, LOST, NAMES, PHONE, QUICK, WON, Evening
from tests.web.play import rod
from tests.web.test_pages import faults_by_day_and_night

WINDOWS = {"de": DESKTOP, "fr": DESKTOP}
"""Where the host and most players sit at a desk; one of them always has a phone that lies."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_of_six_phones_a_host_and_a_shared_screen(
    harness: Harness, visitors: Visitors, language: str
) -> None:
    evening = Evening(harness, visitors, language, WINDOWS.get(language, PHONE))
    wall = visitors.one(locale=language, viewport={"width": 1280, "height": 720})
    cut = visitors.one(locale=language, viewport={"width": 844, "height": 390})
    cable = Cable(cut)
    for name in NAMES:
        evening.enter(name, cut if name == "Cleo" else None)
    wall.goto(f"/e/{evening.code}/wall")
    for page in (evening.host, *evening.phones.values()):
        listen(page)
    asked: list[str] = []
    for phone in evening.phones.values():
        phone.on("request", lambda request: asked.append(request.url))
    _one_phone_reports_without_a_network(evening, cable, wall)
    _the_host_settles_a_contradiction(evening, wall)
    _one_leaves_and_another_has_a_bye(evening, wall)
    assert not [url for url in asked if url.endswith("/heats")]  # only for who looks at them
    _everybody_sees_the_end(evening, wall)
    for page in (evening.host, wall, *evening.phones.values()):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not re.search(r"\b(event|why|wall|no)-[a-z]+", page.locator("main").inner_text())


def _wall_says_who_plays_where(evening: Evening, wall: Page, heat: int) -> None:
    evening.sees(wall, "wall", evening.words("event-heat-of", heat=heat, heats=3))
    expect(wall.get_by_test_id("wall")).to_have_attribute("data-phase", "playing")
    lines = wall.locator("[data-entrant]")
    expect(lines).to_have_count(len(NAMES) - (heat == 3))  # one leaves before the third
    expect(wall.get_by_test_id("countdown")).to_be_visible()
    for table, one, two in evening.bouts("real") + evening.bouts("screen"):
        for name, other in ((one, two), (two, one)):
            line = lines.filter(has=wall.locator(".me", has_text=name))
            expect(line).to_contain_text(str(table))
            expect(line).to_contain_text(other)


def _everybody_hears_where_to_go(evening: Evening, heat: int) -> None:
    for table, one, two in evening.bouts("real") + evening.bouts("screen"):
        for name, against in ((one, two), (two, one)):
            said = evening.words(
                "event-say-paired", heat=heat, name=name, against=against, table=table
            )
            evening.hears(evening.phones[name], said)


def _wall_shows_the_standing(evening: Evening, wall: Page, message: str, **values: int) -> None:
    phase = wall.get_by_test_id("wall")
    evening.until(lambda: expect(phase).to_have_attribute("data-phase", "standing", timeout=QUICK))
    expect(phase).to_contain_text(evening.words(message, **values))
    expect(wall.locator("[data-page=standing] li")).to_have_count(len(NAMES))


def _one_phone_reports_without_a_network(evening: Evening, cable: Cable, wall: Page) -> None:
    cut = evening.phones["Cleo"]
    expect(cut.get_by_test_id("my-place")).to_have_count(0)  # nothing to show yet
    evening.pair(1)
    _wall_says_who_plays_where(evening, wall, 1)
    board = wall.locator("[data-picture]")  # it is there before anybody has a place
    evening.until(lambda: expect(board).to_be_visible(timeout=QUICK))
    faults = {page.url: faults_by_day_and_night(page) for page in (wall, evening.host, cut)}
    assert list(faults.values()) == [[], [], []], faults
    _everybody_hears_where_to_go(evening, 1)
    ((table, first, other),) = evening.bouts("screen")
    away = evening.words("event-open-away", time="0:", names="").partition("0:")[0]
    evening.sees(evening.host, f"open-{table}", f"{away}0:")
    evening.play_screen(first, other)
    for _, one, two in evening.bouts("real"):
        speaks, asked = (two, one) if two == "Cleo" else (one, two)
        if speaks == "Cleo":
            cable.cut()
        evening.report(speaks, WON if speaks == one else LOST)
        if speaks == "Cleo":
            kept = evening.words("event-offline-kept")
            expect(cut.get_by_test_id("event-connection")).to_contain_text(kept)
            cable.mend()
        said = evening.words("event-say-reported", name=speaks, score="0 : 1")
        evening.hears(evening.phones[asked], said)
        evening.sees(evening.phones[speaks], "my-claim")  # back from the table, it announces again
        evening.phones[asked].get_by_test_id("confirm").click()
        score = "1 : 0" if speaks == one else "0 : 1"
        said = evening.words("event-say-result", names=f"{one} – {two}", score=score)
        for name in (one, two):
            evening.sees(evening.phones[name], "my-result")
            evening.hears(evening.phones[name], said)
    expect(cut.get_by_test_id("event-connection")).to_be_empty()
    evening.hears(evening.host, evening.words("event-say-done", heat=1))
    _wall_shows_the_standing(evening, wall, "wall-after", heat=1)


def _the_host_settles_a_contradiction(evening: Evening, wall: Page) -> None:
    host = evening.host
    evening.pair(2)
    _wall_says_who_plays_where(evening, wall, 2)
    _everybody_hears_where_to_go(evening, 2)
    _two_read_why_they_meet(evening)
    ((_, first, other),) = evening.bouts("screen")
    evening.resign_screen(other, first)
    (table, one, two), (_, three, four) = evening.bouts("real")
    evening.report(one, WON)
    evening.sees(evening.phones[two], "contradict")
    evening.phones[two].get_by_test_id("contradict").click()
    evening.tap_result(evening.phones[two], LOST)
    names = f"{one} – {two}"
    evening.hears(host, evening.words("event-say-differ", table=table, names=names))
    evening.sees(evening.phones[one], "my-claim", evening.words("event-differ-wait"))
    evening.sees(host, "foot-note", evening.words("event-ready-when", count=2))
    differ = evening.words("event-differ", one=one, first="1 : 0", other=two, second="0 : 1")
    evening.sees(host, f"open-{table}", differ)
    decide = evening.words("event-settle", names=names, score="1 : 0")
    host.get_by_test_id(f"open-{table}").get_by_role("button", name=decide).click()
    evening.sees(evening.phones[one], "my-result", "1 : 0")
    evening.sees(evening.phones[two], "my-result", "0 : 1")
    # A report that nobody answers counts after two minutes.
    evening.report(three, WON)
    evening.sees(evening.phones[four], "confirm")
    evening.harness.turn(121_000)
    evening.sees(evening.phones[four], "my-result", "0 : 1")
    _wall_shows_the_standing(evening, wall, "wall-after", heat=2)


def _two_read_why_they_meet(evening: Evening) -> None:
    view = evening.view()
    names = {e["id"]: e["name"] for e in view["entrants"]}
    points = {names[row["entrant"]]: row["points"] for row in view["standing"]["rows"]}
    bouts = evening.bouts("real") + evening.bouts("screen")
    pair = next((one, two) for _, one, two in bouts if points[one] == points[two])
    for name in pair:
        why = evening.phones[name].get_by_test_id("why")
        expect(why.get_by_role("heading")).to_have_text(evening.words("event-why"))
        same = evening.words("why-same-points", points=points[name] // 2)
        expect(why).to_contain_text(same)
        expect(why).to_contain_text(evening.words("why-not-met"))


def _one_leaves_and_another_has_a_bye(evening: Evening, wall: Page) -> None:
    left = evening.phones["Emil"]
    left.get_by_test_id("withdraw").click()
    left.get_by_test_id("confirm-yes").click()
    evening.sees(left, "my-state", evening.words("event-withdrawn"))
    evening.pair(3)
    wall.reload()  # its clock goes on evenly, but the server's was turned by two minutes
    assert len(evening.view()["heat"]["byes"]) == 1
    _wall_says_who_plays_where(evening, wall, 3)
    _everybody_hears_where_to_go(evening, 3)
    assert not evening.bouts("screen")
    for _, one, two in evening.bouts("real"):
        evening.report(one, WON)
        evening.sees(evening.phones[two], "confirm")
        evening.phones[two].get_by_test_id("confirm").click()


def _everybody_sees_the_end(evening: Evening, wall: Page) -> None:
    evening.sees(evening.host, "finish")
    evening.host.get_by_test_id("finish").click()
    for phone in evening.phones.values():
        evening.hears(phone, evening.words("event-say-over"))
        standing = phone.get_by_text(evening.words("event-standing"), exact=True)
        expect(standing).to_have_count(0)  # the place leads there
    _wall_shows_the_standing(evening, wall, "wall-final")
    view = evening.view()
    points = [row["points"] for row in view["standing"]["rows"]]
    assert sum(points) == 2 * (3 + 3 + 2 + 1)  # the bouts of three heats, and a bye
    free = next(e["name"] for e in view["entrants"] if e["id"] in view["heat"]["byes"])
    phone = evening.phones[free]
    phone.get_by_test_id("my-results").click()
    mine = phone.get_by_test_id("my-results").locator("xpath=..").get_by_role("listitem")
    heats = [evening.words("event-heat", heat=heat) for heat in (3, 2, 1)]
    expect(mine).to_contain_text(heats)
    expect(mine.first).to_contain_text(evening.words("event-was-bye"))


def test_a_tap_to_the_board_before_the_heat_starts_is_kept(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, announce=600, boxes=0)
    for name in NAMES[:2]:
        evening.enter(name)
    evening.pair(1)
    phone = evening.phones[NAMES[0]]
    evening.sees(phone, "to-board")
    phone.get_by_test_id("to-board").click()
    expect(phone.get_by_test_id("foot-note")).to_contain_text("has not begun yet")
    harness.turn(600_000)

    evening.until(lambda: expect(rod(phone, "a1")).to_be_visible(timeout=QUICK))
