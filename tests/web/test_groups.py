"""Those who play X-Code together: their table before the start, and what they win."""

from playwright.sync_api import Page, expect

from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable
from tests.web.play import result_of, tab_to, turn_until
from tests.web.test_pages import faults_by_day_and_night
from tests.web.xc import PHONE, SAND, Party, hand_of, invite, is_won, join, set_up, veterans
from tests.web.xo import cut_off, id_of


def stop(page: Page, name: str) -> str:
    """How a level or mission stands on the way: its label."""
    return page.locator(f'input[value="{name}"]').get_attribute("aria-label") or ""


def seated(page: Page) -> list[str]:
    """The names around the table, in the order of the seats."""
    seats = page.locator('[data-testid^="seat-"]')
    return [seats.nth(at).locator(".name").inner_text() for at in range(seats.count())]


def test_what_a_group_wins_it_finds_on_every_device(harness: Harness, visitors: Visitors) -> None:
    party = Party(harness, [visitors.one(**PHONE) for _ in range(2)])
    anna, bo = party.pages
    set_up(anna, players="2")
    assert stop(anna, "level-1") == "Level 1: open"
    assert stop(anna, "level-2") == "Level 2: locked"
    expect(anna.locator('input[value="level-2"]')).to_be_disabled()
    party.gather()
    party.start()
    party.play(400, until=is_won, by_hand=False)
    for page in party.pages:
        expect(page.get_by_test_id("unlocked")).to_contain_text("Level 2")

    bo.get_by_test_id("group-page").click()
    expect(bo.get_by_test_id("group-won")).to_contain_text("1 of 11")
    expect(bo.get_by_test_id("group-games")).to_contain_text("One game")
    expect(bo.get_by_role("heading", level=1)).to_contain_text("Anna")
    link = bo.get_by_test_id("group-link").input_value()
    other = visitors.one(**PHONE)
    other.goto(link)
    assert [stop(other, f"level-{number}") for number in (1, 2, 3)] == [
        "Level 1: won",
        "Level 2: open",
        "Level 3: locked",
    ]
    other.get_by_test_id("play-next").click()
    expect(other.locator('input[value="level-2"]')).to_be_checked()
    other.get_by_test_id("start").click()
    expect(other.get_by_test_id("code")).to_be_visible()

    group = harness.match(party.id).header.group
    assert link.endswith(f"/g/{group}")
    match = harness.match(id_of(other)).header
    assert (match.group, match.config.level.name) == (group, "level-2")
    anna.get_by_test_id("rematch").click()
    anna.wait_for_url(lambda url: party.id not in url)
    assert harness.match(id_of(anna)).header.config.level.name == "level-2"


def test_a_group_is_forgotten_here_and_its_link_still_knows_it(
    harness: Harness, visitors: Visitors
) -> None:
    harness.grant("a-group-that-was-here", "level-1", "level-2")
    page = visitors.one(**PHONE)
    page.goto("/g/a-group-that-was-here")
    expect(page.get_by_test_id("group-won")).to_contain_text("2 of 11")
    page.goto("/new/xcode")
    expect(page.locator('input[value="level-3"]')).to_be_checked()
    page.get_by_test_id("group").select_option("")
    expect(page.locator('input[value="level-1"]')).to_be_checked()
    page.goto("/g/a-group-that-was-here")
    page.get_by_test_id("group-forget").click()
    page.goto("/new/xcode")
    expect(page.locator('input[value="level-1"]')).to_be_checked()
    expect(page.get_by_test_id("group")).to_have_count(0)
    page.goto("/g/a-group-that-was-here")

    expect(page.get_by_test_id("group-won")).to_contain_text("2 of 11")


def test_the_groups_that_the_device_knows_have_a_page(harness: Harness, visitors: Visitors) -> None:
    harness.grant("a-group-far-on", "level-1", "level-2")
    page = visitors.one(**PHONE)
    for group in ("a-group-at-its-start", "a-group-far-on"):
        page.goto(f"/g/{group}")
        expect(page.get_by_test_id("group-link")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("to-groups").click()
    mine = page.get_by_test_id("my-groups").get_by_role("listitem")
    expect(mine).to_contain_text(["Level 3 · 2 of 11 won", "Level 1 · 0 of 11 won"])
    tab_to(page, '[data-testid="my-groups"] a')
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("group-won")).to_contain_text("2 of 11")

    page.go_back()
    tab_to(page, '[data-testid="my-groups"] button')
    page.keyboard.press("Enter")
    expect(mine).to_contain_text(["Level 1"])
    expect(mine.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("my-groups")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_test_id("no-groups")).to_be_visible()
    assert [] == page.evaluate("JSON.parse(localStorage['knobel.groups'])")


def test_the_first_page_leads_to_groups_where_there_are_any(
    harness: Harness, visitors: Visitors
) -> None:
    stranger, member = visitors.one(), visitors.one()
    veterans(harness, member)
    for page in (stranger, member):
        page.goto("/")
        expect(page.get_by_role("banner").get_by_role("link", name="Rules")).to_be_visible()
    groups = {
        page: page.get_by_role("banner").get_by_role("link", name="Groups")
        for page in (stranger, member)
    }

    expect(groups[stranger]).to_have_count(0)
    expect(stranger.get_by_test_id("to-groups")).to_have_count(0)
    groups[member].click()
    expect(member.get_by_test_id("my-groups")).to_contain_text("You and Bo")


def test_all_who_wait_invite_and_a_full_table_invites_nobody(visitors: Visitors) -> None:
    anna, bo, cy, dee = (visitors.one() for _ in range(4))
    set_up(anna, players="3")
    code = invite(anna)
    titles = []
    for guest, name in ((bo, "Bo"), (cy, "Cy")):
        guest.goto(f"/j/{code}")
        expect(guest.get_by_test_id("join")).to_be_visible()
        titles.append(guest.get_by_role("heading", level=1).inner_text())
        join(guest, code, name)
    dee.goto(f"/j/{code}")

    assert titles == ["Anna invites you", "Anna and Bo invite you"]
    expect(dee.get_by_role("heading", level=1)).to_have_text("At this table: Anna, Bo, and Cy")


def test_axe_finds_nothing(harness: Harness, visitors: Visitors) -> None:
    harness.grant("a-group-for-everybody", "level-1")
    page = visitors.one(viewport={"width": 320, "height": 640})
    found = {}
    page.goto("/g/a-group-for-everybody")
    expect(page.get_by_test_id("play-next")).to_be_visible()
    found["group"] = faults_by_day_and_night(page)
    assert cut_off(page) == []
    page.goto("/groups")
    expect(page.get_by_test_id("my-groups")).to_be_visible()
    found["groups"] = faults_by_day_and_night(page)
    assert cut_off(page) == []
    page.go_back()
    page.get_by_test_id("play-next").click()
    expect(page.locator('input[value="level-2"]')).to_be_checked()
    found["set-up"] = faults_by_day_and_night(page)
    assert cut_off(page) == []
    page.get_by_test_id("players").locator('input[value="8"]').check(force=True)
    page.get_by_test_id("bots").select_option("3")
    page.get_by_test_id("start").click()
    page.get_by_test_id("stages").locator("summary").click()
    expect(page.get_by_test_id("change")).to_be_visible()
    page.get_by_test_id("seat-2").click()
    found["lobby"] = faults_by_day_and_night(page)

    assert cut_off(page) == []
    assert {place: faulty for place, faulty in found.items() if faulty} == {}


def test_seats_are_swapped_filled_and_freed_around_the_table(
    harness: Harness, visitors: Visitors
) -> None:
    party = Party(harness, [visitors.one(**PHONE) for _ in range(2)])
    anna, bo = party.pages
    set_up(anna, players="4", bots=1)
    party.gather()
    expect(bo.get_by_test_id("seat-1")).to_have_accessible_name("Bo: you, not ready yet")
    assert seated(anna) == ["Anna", "Bo", "still free", "Bot"]
    anna.get_by_test_id("seat-1").click()
    anna.get_by_test_id("seat-3").click()
    expect(bo.get_by_test_id("seat-3")).to_have_accessible_name("Bo: you, not ready yet")
    assert seated(bo) == ["Anna", "Bot", "still free", "Bo"]
    bo.get_by_test_id("seat-2").click()
    bo.get_by_test_id("fill").click()
    expect(anna.get_by_test_id("status")).to_contain_text("2 players are not ready")
    expect(anna.get_by_test_id("code")).to_have_count(0)
    anna.get_by_test_id("seat-1").click()
    anna.get_by_test_id("free").click()
    expect(anna.get_by_test_id("code")).to_be_visible()
    anna.get_by_test_id("seat-1").click()
    anna.get_by_test_id("fill").click()
    for width, height in ((1280, 720), (1366, 768), (844, 390), (360, 640), (390, 844)):
        anna.set_viewport_size({"width": width, "height": height})
        expect(anna.get_by_test_id("ready")).to_be_in_viewport(ratio=1)

    anna.get_by_test_id("ready").click()
    expect(anna.get_by_test_id("not-ready")).to_be_visible()
    expect(bo.get_by_test_id("ready")).to_have_text(text("en", "lobby-start"))
    anna.get_by_test_id("not-ready").click()
    expect(bo.get_by_test_id("ready")).to_have_text(text("en", "wait-ready"))
    anna.get_by_test_id("ready").click()
    bo.get_by_test_id("ready").click()
    party.count_down()
    assert [chair.kind for chair in harness.match(party.id).chairs] == [
        "person",
        "bot",
        "bot",
        "person",
    ]


def test_the_host_chooses_another_level_and_all_go_there(
    harness: Harness, visitors: Visitors
) -> None:
    harness.grant("a-group-with-a-choice", "level-1")
    party = Party(harness, [visitors.one(**PHONE) for _ in range(2)])
    anna, bo = party.pages
    anna.goto("/g/a-group-with-a-choice")
    anna.get_by_test_id("group-link").wait_for()
    anna.goto("/new/xcode?level=level-2")
    anna.get_by_test_id("players").locator('input[value="2"]').check(force=True)
    party.gather()
    expect(bo.get_by_role("group")).to_contain_text("Level 2")
    expect(bo.get_by_test_id("stages")).to_have_count(0)
    anna.get_by_test_id("stages").locator("summary").click()
    anna.get_by_test_id("stages").locator('input[value="level-1"]').check(force=True)
    anna.get_by_test_id("change").click()
    party.go_on()

    for page in party.pages:
        expect(page.get_by_role("group").first).to_contain_text("Level 1")
    party.start()
    assert harness.match(party.id).header.config.level.name == "level-1"


def test_the_big_screen_goes_on_with_those_who_play_again(
    harness: Harness, visitors: Visitors
) -> None:
    party = Party(harness, [visitors.one(**PHONE) for _ in range(2)])
    set_up(party.pages[0], players="2")
    party.gather()
    screen = visitors.one(viewport={"width": 1024, "height": 640})
    screen.goto(f"/w/{harness.match(party.id).header.watch}")
    party.start()
    harness.turn(SAND)
    expect(result_of(screen)).to_be_visible()
    party.pages[1].get_by_test_id("rematch").click()
    party.go_on()
    expect(screen.get_by_test_id("countdown")).to_be_visible()
    harness.turn(3_000)
    expect(result_of(screen)).to_have_count(0)
    screen.reload()

    expect(screen.get_by_test_id("countdown")).to_have_count(0)
    expect(screen.get_by_test_id("sand").first).to_be_visible()
    assert "group" not in screen.evaluate("Object.keys(localStorage).join()")


def test_who_comes_back_and_acts_has_the_seat_again(harness: Harness, visitors: Visitors) -> None:
    party = Party(harness, [visitors.one(**PHONE) for _ in range(2)])
    anna, bo = party.pages
    cable = Cable(bo)
    set_up(anna, players="2")
    party.gather()
    party.start()
    cable.cut()
    turn_until(harness, anna, "substitute-1")
    anna.get_by_test_id("substitute-1").click()
    expect(anna.get_by_test_id("substitute-1")).to_have_count(0)
    cable.mend()
    expect(bo.get_by_test_id("stand-in")).to_be_visible()
    party.shows_hand(1)
    party.act(1, "draw")
    expect(bo.get_by_test_id("stand-in")).to_have_count(0)

    expect(anna.get_by_test_id("absent")).to_have_count(0)
    expect(hand_of(bo)).to_have_count(len(party.state.hands[1]))
    assert not harness.match(party.id).chairs[1].stand_in
