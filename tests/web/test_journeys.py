"""Whole games between people, each with a browser of their own."""

import re

from playwright.sync_api import Page, Route, expect

from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable, heard, listen, wait_to_hear
from tests.web.play import drop, invite, join, moves_of, play, result_of, rod, turn_until

WON, LOST = text("en", "result-won"), text("en", "result-lost")
RED_WINS = ["a1", "b1", "a1", "b1", "a1", "b1", "a1"]
FULL_BOARD = [f"{column}{row}" for row in "1234" for column in "abcd" for _ in range(4)]
"""Rod by rod: 64 balls."""
SEATS = "**/api/codes/*/seats*"


def watch_link(page: Page) -> str:
    return page.get_by_test_id("watch-link").input_value()


def test_two_people_play_the_first_line_and_a_third_watches(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo, watcher = visitors.one(), visitors.one(), visitors.one()
    join(bo, invite(anna))
    expect(rod(anna, "a1")).to_be_visible()
    watcher.goto(watch_link(anna))
    expect(rod(watcher, "a1")).to_have_attribute("aria-disabled", "true")

    play(harness, [anna, bo], RED_WINS[:3])
    bo.reload()  # in the middle of the game
    expect(moves_of(bo)).to_have_count(3)
    play(harness, [anna, bo], RED_WINS[3:], first=3)

    expect(result_of(anna)).to_contain_text(WON)
    expect(result_of(bo)).to_contain_text(LOST)
    expect(result_of(watcher)).to_contain_text("Anna")
    expect(moves_of(watcher)).to_have_count(7)


def test_a_sign_stands_at_its_sender_s_seat_for_a_moment(
    harness: Harness, visitors: Visitors
) -> None:
    phone = {"viewport": {"width": 390, "height": 844}}
    anna, bo = visitors.one(**phone), visitors.one(**phone)
    bo.add_init_script(
        """localStorage.setItem('knobel.settings',
            JSON.stringify({ boardMode: 'floors', captions: true }))"""
    )
    join(bo, invite(anna))
    anna.get_by_test_id("signs").click()
    anna.get_by_test_id("sign-bravo").click()
    expect(anna.get_by_test_id("sign-bravo")).to_be_hidden()

    sign, seat = bo.get_by_test_id("signed-0"), bo.get_by_test_id("seat-0")
    expect(sign).to_contain_text(text("en", "sign-bravo"))
    expect(bo.get_by_test_id("sound-caption")).to_contain_text(text("en", "sound-sign"))
    one, other = sign.bounding_box(), seat.bounding_box()
    assert one is not None
    assert other is not None
    assert other["y"] < one["y"] < other["y"] + other["height"]
    assert other["x"] <= one["x"] <= other["x"] + other["width"] - one["width"]
    expect(sign).to_have_count(0)

    bo.get_by_test_id("signs").click()
    bo.get_by_test_id("signs-hide").check()
    bo.keyboard.press("Escape")
    anna.get_by_test_id("signs").click()
    anna.get_by_test_id("sign-hello").click()
    expect(anna.get_by_test_id("signed-0")).to_be_visible()
    play(harness, [anna, bo], ["a1"])
    assert sign.count() == 0


def test_two_people_fill_the_board_for_the_most_lines(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna, ["variant=most-lines", "yellow=balanced"]))
    moves = _with_yellow(FULL_BOARD)

    play(harness, [anna, bo], moves[:30])
    anna.reload()
    expect(moves_of(anna)).to_have_count(30)
    play(harness, [anna, bo], moves[30:], first=30)

    for page in (anna, bo):
        expect(result_of(page)).to_contain_text("lines")
        expect(page.get_by_test_id("score-0")).to_have_text(re.compile(r"\d"))


def _with_yellow(rods: list[str]) -> list[str]:
    """Red plays its ten yellow balls last, blue its eleven first (V3-44)."""
    return [
        f"y:{rod}" if (count // 2 >= 22 if count % 2 == 0 else count // 2 < 11) else rod
        for count, rod in enumerate(rods)
    ]


def test_a_rematch_takes_one_tap_each_and_swaps_who_begins(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))
    play(harness, [anna, bo], RED_WINS)

    anna.get_by_test_id("rematch").click()
    expect(bo.get_by_test_id("rematch")).to_contain_text(text("en", "rematch-accept"))
    bo.get_by_test_id("rematch").click()

    for page in (anna, bo):
        expect(moves_of(page)).to_have_count(0)
    play(harness, [bo, anna], ["c3"])


def test_somebody_who_has_left_is_asked_again_by_a_link(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    anna.add_init_script("navigator.share = async (what) => void (window.shared = what)")
    join(bo, invite(anna))
    play(harness, [anna, bo], RED_WINS)
    expect(result_of(bo)).to_be_visible()
    for page in (anna, bo):
        page.goto("/")

    anna.get_by_test_id("again-with").get_by_role("link", name="Bo").click()
    expect(anna.get_by_test_id("rematch")).to_contain_text("waiting for Bo")
    turn_until(harness, anna, "rematch-link")
    anna.get_by_role("button", name=text("en", "share")).first.click()
    shared = anna.evaluate("shared")
    assert shared == {"title": "Knobel", "url": anna.get_by_test_id("rematch-link").input_value()}

    bo.goto(shared["url"])
    expect(bo.get_by_test_id("rematch")).to_contain_text(text("en", "rematch-accept"))
    expect(anna.get_by_test_id("rematch-link")).to_have_count(0)
    bo.get_by_test_id("rematch").click()
    for page in (anna, bo):
        expect(moves_of(page)).to_have_count(0)
    play(harness, [bo, anna], ["c3"])


def test_draw_take_back_and_resignation(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))
    play(harness, [anna, bo], ["a1", "b2"])

    anna.get_by_test_id("propose-take-back").click()
    bo.get_by_test_id("accept").click()
    for page in (anna, bo):
        expect(moves_of(page)).to_have_count(0)
    play(harness, [anna, bo], ["c3", "b2"])

    bo.get_by_test_id("propose-draw").click()
    anna.get_by_test_id("decline").click()
    expect(anna.get_by_test_id("proposal")).to_have_count(0)

    bo.get_by_test_id("resign").click()
    bo.get_by_test_id("confirm-yes").click()
    expect(result_of(anna)).to_contain_text(WON)
    expect(result_of(bo)).to_contain_text(LOST)


def test_a_flag_falls_on_the_server_s_clock(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna, ["clock=per-move"]))
    play(harness, [anna, bo], ["a1"])

    harness.turn(3_600_000)

    expect(result_of(anna)).to_contain_text(WON)
    expect(result_of(bo)).to_contain_text(LOST)


def test_a_win_can_be_claimed_when_the_other_is_gone_for_a_minute(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))
    play(harness, [anna, bo], ["a1"])

    bo.close()
    expect(anna.get_by_test_id("status")).to_be_visible()
    turn_until(harness, anna, "absent")
    harness.turn(60_000)
    anna.reload()  # with a turned clock the page's own estimate is behind
    anna.get_by_test_id("claim-win").click()

    expect(result_of(anna)).to_contain_text(WON)


def test_two_tabs_on_one_seat_show_the_same_game(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))
    second = anna.context.new_page()
    second.goto(anna.url)
    expect(rod(second, "a1")).to_have_attribute("aria-disabled", "false")

    drop(anna, "a1")

    for page in (anna, second, bo):
        expect(moves_of(page)).to_have_count(1)
    expect(rod(second, "a1")).to_have_attribute("aria-disabled", "true")


def test_two_clicks_at_once_count_once(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))

    rod(anna, "d4").dblclick()

    for page in (anna, bo):
        expect(moves_of(page)).to_have_count(1)


def test_whoever_sat_down_gets_in_though_the_answer_was_lost(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    code = invite(anna)
    bo.route(SEATS, _lose_answer, times=1)
    bo.goto(f"/j/{code}")
    bo.get_by_test_id("name").fill("Bo")
    bo.get_by_test_id("join").click()

    expect(rod(bo, "a1")).to_be_visible()
    play(harness, [anna, bo], ["a1", "b2"])


def test_whoever_reloads_after_a_lost_answer_has_the_seat(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    code = invite(anna)
    bo.route(SEATS, _lose_answer)
    bo.goto(f"/j/{code}")
    bo.get_by_test_id("join").click()
    expect(bo.get_by_test_id("toast")).to_contain_text(text("en", "no-offline"))
    bo.unroute_all(behavior="ignoreErrors")  # the page may be asking again just now
    bo.reload()

    expect(rod(bo, "a1")).to_be_visible()


def _lose_answer(route: Route) -> None:
    """The server hears the call, but the page never hears the answer."""
    route.fetch()
    route.abort()


def test_a_lost_connection_heals_itself(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))
    bo.context.set_offline(True)
    bo.evaluate("window.dispatchEvent(new Event('offline'))")
    play(harness, [anna], ["a1"])

    bo.context.set_offline(False)
    bo.evaluate("window.dispatchEvent(new Event('online'))")

    expect(moves_of(bo)).to_have_count(1)
    play(harness, [anna, bo], ["b2"], first=1)


def test_every_move_is_announced_once_also_one_that_was_missed(
    harness: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(), visitors.one()
    cable = Cable(bo)
    join(bo, invite(anna))
    for page in (anna, bo):
        listen(page)
    play(harness, [anna, bo], ["a1", "b2"])
    for page in (anna, bo):
        wait_to_hear(page, "B2: blue")

    cable.cut()
    play(harness, [anna], ["c3"], first=2)
    cable.mend()

    wait_to_hear(bo, "C3: red")
    play(harness, [anna, bo], ["d4"], first=3)
    for page in (anna, bo):
        wait_to_hear(page, "D4: blue")
        moves = [line[:2] for line in heard(page) if "level" in line]
        assert moves == ["A1", "B2", "C3", "D4"]


def test_an_invitation_is_followed_though_somebody_at_the_same_address_has_guessed(
    lone_house: Harness, visitors: Visitors
) -> None:
    anna, bo, cy = (visitors.one(base_url=lone_house.url) for _ in range(3))
    code = invite(anna)
    link = anna.get_by_test_id("invite-link").input_value()
    assert re.search(rf"/j/{code}\?m=[0-9a-z]{{12}}&l=en$", link)
    is_drawn = "image => image.decode().then(() => image.naturalWidth > 0)"
    assert anna.locator("img[src*='/api/qr']").evaluate(is_drawn)
    for _ in range(29):
        bo.request.get(f"{lone_house.url}/api/codes/XXXXXX")
    cy.goto(f"{lone_house.url}/j/XXXXXX")
    expect(cy.get_by_test_id("join-fault")).to_be_visible()
    bo.goto(f"{lone_house.url}/j/{code}")
    expect(bo.get_by_text("can take half a minute")).to_be_visible()
    lone_house.turn(2_000)
    expect(bo.get_by_test_id("join")).to_be_visible()
    cy.get_by_test_id("join-code").fill(link)
    cy.get_by_test_id("join-go").click()
    expect(cy.get_by_test_id("join")).to_be_visible()
    bo.goto(link)
    bo.get_by_test_id("name").fill("Bo")
    bo.get_by_test_id("join").click()

    play(lone_house, [anna, bo], ["a1", "b2"])
    cy.reload()
    expect(cy.get_by_test_id("join-fault")).to_be_visible()
    expect(cy.get_by_role("heading", level=1)).to_have_text("At this table: Anna and Bo")


def test_a_code_that_leads_nowhere_gets_an_honest_answer(visitors: Visitors) -> None:
    guest = visitors.one()
    guest.goto("/j/XXXXXX")

    expect(guest.get_by_test_id("join-fault")).to_be_visible()


def test_a_finished_match_is_replayed_by_its_link(harness: Harness, visitors: Visitors) -> None:
    anna, bo, stranger = visitors.one(), visitors.one(), visitors.one()
    join(bo, invite(anna))
    play(harness, [anna, bo], RED_WINS)

    stranger.goto(anna.url.replace("/m/", "/r/"))

    expect(moves_of(stranger)).to_have_count(7)
    stranger.keyboard.press("Home")
    expect(rod(stranger, "a1")).to_have_attribute("aria-label", re.compile("empty"))
    stranger.keyboard.press("ArrowRight")
    expect(rod(stranger, "a1")).to_have_attribute("aria-label", re.compile("red"))


def test_a_code_read_aloud_is_typed_in_as_people_type(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    code = invite(anna)
    bo.goto("/")
    bo.get_by_test_id("join-code").fill(f" {code[:3].lower()} {code[3:].lower()}")
    bo.get_by_test_id("join-go").click()
    bo.get_by_test_id("name").fill("Bo")
    bo.get_by_test_id("join").click()

    play(harness, [anna, bo], ["a1", "b2"])


def test_the_host_closes_the_match_to_spectators(visitors: Visitors) -> None:
    anna, bo, watcher = visitors.one(), visitors.one(), visitors.one()
    join(bo, invite(anna))
    watcher.goto(watch_link(anna))
    expect(rod(watcher, "a1")).to_be_visible()

    anna.get_by_test_id("match-options").locator("summary").click()
    anna.get_by_role("switch", name=text("en", "watch-open")).click()

    expect(watcher.get_by_test_id("gone")).to_be_visible()


PUSH = """
    const wish = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => void (window.subscribed = false),
    };
    const pushManager = {
      subscribe: async ({ applicationServerKey }) => {
        window.subscribed = applicationServerKey;
        return wish;
      },
      getSubscription: async () => wish,
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: {
      ready: Promise.resolve({ pushManager }), controller: null,
      register: () => new Promise(() => {}), addEventListener() {},
    } });
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
"""


def test_reminders_are_allowed_and_stopped_by_one_tap_each(visitors: Visitors) -> None:
    page = visitors.one()
    page.add_init_script(PUSH)
    sent: list[tuple[str, object]] = []

    def answer(route: Route) -> None:
        sent.append((route.request.method, route.request.post_data_json))
        route.fulfill(status=204)

    page.route("**/api/matches/*/push", answer)
    invite(page)
    switch = page.get_by_role("switch", name=text("en", "remind"))
    switch.click()
    expect(page.get_by_text(text("en", "remind-unavailable"))).to_be_visible()
    expect(switch).not_to_be_checked()

    page.route("**/api/push", lambda route: route.fulfill(json={"key": "the-key"}))
    switch.click()
    expect(switch).to_be_checked()
    assert page.evaluate("subscribed") == "the-key"
    switch.click()
    expect(switch).not_to_be_checked()
    assert page.evaluate("subscribed") is False
    wish = {"endpoint": "https://push.example/1", "p256dh": "p", "auth": "a", "language": "en"}
    assert sent == [("POST", wish), ("DELETE", None)]
