"""Every HTTP call, and what it answers when it can't."""

import threading
from typing import Any

import pytest
import segno

from knobel import __version__
from knobel.catalog import xcode as xcode_files
from knobel.catalog.records import read_record
from knobel.core.capabilities import Attempt
from knobel.server.pictures import QrCodes
from knobel.server.run import InTurn
from knobel.server.security import SECURITY
from knobel.service.limits import DEFAULTS, Limits
from knobel.service.names import ALPHABET, CODE_LENGTH
from tests.kit.harness import BrittleLog
from tests.kit.wires import Wire, wired

SEATS = [{"kind": "person", "mine": True}, {"kind": "person"}]
ORDER = {"game": "vier3d", "seats": SEATS, "name": "Anna"}


async def test_health(wire: Wire) -> None:
    answer = await wire.get("/health")

    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": __version__})


async def test_the_catalog_lists_what_can_be_played(wire: Wire) -> None:
    catalog = (await wire.get("/api/catalog")).json()

    assert catalog["now"] == wire.harness.world.now()
    assert catalog["games"] == [
        {
            "name": "vier3d",
            "levels": ["seedling", "sapling", "oak", "redwood", "worldtree"],
        },
        {
            "name": "xobrainer",
            "levels": ["seedling", "sapling", "oak", "redwood", "worldtree"],
        },
        {"name": "xcode", "levels": ["slow", "human", "fast"]},
    ]


async def test_what_comes_with_xobrainer_is_told_so_that_it_can_be_drawn_and_named(
    wire: Wire,
) -> None:
    told = (await wire.get("/api/packs/xobrainer")).json()
    layouts = {layout["name"]: layout["rows"] for layout in told["layouts"]}
    assert sorted(layouts) == ["calm", "default", "wild"]
    assert layouts["default"][1] == "4K332233K4"
    assert [(deck["name"], len(deck["cards"])) for deck in told["decks"]] == [("default", 25)]
    for name, rows in layouts.items():
        config = {"layout": name, "deck": "default"}
        anna = await wire.post("/api/matches", {**ORDER, "game": "xobrainer", "config": config})
        match = (await wire.get(f"/api/codes/{anna.json()['code']}")).json()["match"]

        assert match["config"]["layout"] == {"name": name, "rows": rows}


async def test_the_levels_and_missions_of_xcode_are_told_in_their_order(wire: Wire) -> None:
    told = (await wire.get("/api/packs/xcode")).json()

    assert [level["name"] for level in told["levels"]] == list(xcode_files.stages())
    assert told["training"] == 4
    assert told["levels"][3]["code_set"] == 4


async def test_open_and_join(wire: Wire) -> None:
    opened = await wire.post("/api/matches", ORDER)
    anna = opened.json()
    assert opened.status_code == 201
    assert sorted(anna) == ["code", "id", "token", "watch"]
    preview = (await wire.get(f"/api/codes/{anna['code']}")).json()
    assert (preview["id"], preview["free"], preview["match"]["phase"]) == (anna["id"], [1], "open")
    joined = await wire.post(f"/api/codes/{anna['code']}/seats", {"name": "Bo"})
    bo = joined.json()

    assert joined.status_code == 201
    assert {**bo, "token": ""} == {**anna, "token": ""}
    assert bo["token"] != anna["token"]
    watched = (await wire.get(f"/api/watch/{anna['watch']}")).json()
    assert watched == {"id": anna["id"], "watch": anna["watch"]}


async def test_with_a_secret_of_before_it_stays_the_same(wire: Wire) -> None:
    anna = (await wire.post("/api/matches", ORDER)).json()
    again = (await wire.post("/api/matches", ORDER, token=anna["token"])).json()
    assert again["token"] == anna["token"]
    mine = await wire.post(
        f"/api/codes/{again['code']}/seats", {"name": "Anna"}, token=anna["token"]
    )

    assert mine.json() == again
    assert (await wire.get(f"/api/codes/{again['code']}")).json()["free"] == [1]


async def test_history_and_record(wire: Wire) -> None:
    anna, bo = await wire.pair()
    socket = await wire.following(anna)
    await socket.drop("a1")
    history = await wire.get(f"/api/matches/{anna['id']}/history", token=bo["token"])
    assert [step["v"] for step in history.json()["steps"]] == [1, 2, 3, 4]
    assert history.json()["match"]["you"] == [1]
    early = await wire.get(f"/api/matches/{anna['id']}/record", token=bo["token"])
    assert (early.status_code, early.json()) == (409, {"code": "not-over", "facts": {}})
    await socket.do("c-9", {"type": "resign"})
    record = await wire.get(f"/api/matches/{anna['id']}/record")

    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["content-disposition"] == f'attachment; filename="{anna["id"]}.knobel"'
    assert read_record(record.text)[1].imported


async def test_delete(wire: Wire) -> None:
    anna, bo = await wire.pair()
    path = f"/api/matches/{anna['id']}"
    for token in (None, bo["token"], anna["watch"]):
        refused = await wire.call("DELETE", path, token=token)
        assert (refused.status_code, refused.json()["code"]) == (403, "opener-only")
    assert (await wire.call("DELETE", path, token=anna["token"])).status_code == 204

    gone = await wire.call("DELETE", path, token=anna["token"])
    assert (gone.status_code, gone.json()["code"]) == (404, "no-such-match")


async def test_a_qr_code_is_a_picture(wire: Wire) -> None:
    answer = await wire.get("/api/qr?path=/j/K7PM2X")

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')


INVITATIONS = ["/j/K7PM2X", "/j/K7PM2X?m=k7m2x9q4tw3b", "/g/" + "g" * 32]


@pytest.mark.parametrize("path", INVITATIONS)
async def test_what_people_are_invited_to_can_be_drawn(wire: Wire, path: str) -> None:
    assert (await wire.get("/api/qr", params={"path": path})).status_code == 200


async def test_a_qr_code_is_drawn_once_and_not_in_the_loop(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_in: list[threading.Thread] = []
    make = segno.make

    def watched(*args: Any, **kwargs: Any) -> Any:
        drawn_in.append(threading.current_thread())
        return make(*args, **kwargs)

    monkeypatch.setattr(segno, "make", watched)
    first = await wire.get("/api/qr?path=/j/K7PM2X")
    again = await wire.get("/api/qr?path=/j/K7PM2X")

    assert first.content == again.content
    assert len(drawn_in) == 1
    assert drawn_in[0] is not threading.current_thread()


async def test_the_pictures_that_are_kept_are_not_ever_more() -> None:
    pictures = QrCodes(kept=2)
    for url in ("a", "b", "a", "c"):
        await pictures.draw_code(url)

    assert [url for url in "abc" if url in pictures] == ["a", "c"]


@pytest.mark.parametrize("call", ["/api/qr?path=/j/K7PM2X", "/api/address"])
@pytest.mark.parametrize("host", ["x" * 256, "x" * 2900, "play.example/evil", "a b", "ü.example"])
async def test_a_host_that_is_none_is_refused(wire: Wire, call: str, host: str) -> None:
    answer = await wire.get(call, headers=[(b"Host", host.encode())])

    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


@pytest.mark.parametrize(
    "path",
    [
        *("", "j/K7PM2X", "//evil.example", "/" + "x" * 200, "/", "/rules/vier3d"),
        *("/j/", "/j/K7PM2X/../x", "/j/K7PM2X?x=1", "/j/K7PM2X?m=", "/j/K7PM2X#x", "/j/K7PM2X\n"),
        *("/g/" + "g" * 81, "/g/a?b"),
    ],
)
async def test_a_qr_code_leads_only_to_our_pages(wire: Wire, path: str) -> None:
    answer = await wire.get("/api/qr", params={"path": path})

    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 409, "no-such-game"),
        ({"seats": [{"kind": "person", "mine": True}]}, 409, "wrong-number-of-seats"),
        ({"seats": [SEATS[0], {"kind": "bot", "level": "genius"}]}, 409, "no-such-level"),
        ({"config": {"variant": "chess"}}, 409, "bad-config"),
        ({"name": " "}, 409, "no-name"),
        ({"name": "x" * 41}, 400, "unreadable"),
        ({"seats": "two"}, 400, "unreadable"),
        ({"colour": "green"}, 400, "unreadable"),
        ({"order": "by age"}, 400, "unreadable"),
    ],
)
async def test_an_order_is_refused_with_code_and_facts(
    wire: Wire, change: dict[str, Any], status: int, code: str
) -> None:
    answer = await wire.post("/api/matches", {**ORDER, **change})

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert isinstance(answer.json()["facts"], dict)


async def test_facts_tell_what_was_wrong(wire: Wire) -> None:
    answer = await wire.post("/api/matches", {**ORDER, "seats": SEATS[:1]})

    assert answer.json() == {"code": "wrong-number-of-seats", "facts": {"seats": 2}}


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b"[" * 60_000, b'{"game":"\\ud800"}']
)
async def test_a_body_that_is_no_order_is_unreadable(wire: Wire, body: bytes) -> None:
    answer = await wire.call(
        "POST", "/api/matches", content=body, headers={"content-type": "application/json"}
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


async def test_settings_nested_beyond_reason_are_refused(wire: Wire) -> None:
    nested = '{"game":"vier3d","seats":[],"config":{"x":' + "[" * 20_000 + "]" * 20_000 + "}}"
    answer = await wire.call(
        "POST", "/api/matches", content=nested, headers={"content-type": "application/json"}
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


async def test_a_body_that_is_too_long_is_refused(wire: Wire) -> None:
    answer = await wire.post("/api/matches", {**ORDER, "name": "x" * 70_000})

    assert (answer.status_code, answer.json()["code"]) == (413, "unreadable")


async def test_whoever_hangs_up_in_the_middle_of_a_body_leaves_no_traceback(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/matches",
        "raw_path": b"/api/matches",
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "http_version": "1.1",
        "client": ("203.0.113.9", 50_000),
        "server": ("play.example", 80),
        "headers": [(b"host", b"play.example"), (b"content-type", b"application/json")],
    }
    heard = [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return heard.pop(0)

    async def send(_message: Any) -> None: ...

    await wire.app(scope, receive, send)

    assert [record.message for record in caplog.records] == []


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("GET", "/api/watch/nobody", 404, "no-such-match"),
        ("GET", "/api/matches/nowhere/history", 404, "no-such-match"),
        ("GET", "/api/matches/nowhere/record", 404, "no-such-match"),
        ("DELETE", "/api/matches/nowhere", 404, "no-such-match"),
        ("PUT", "/api/matches", 405, "unreadable"),
        ("GET", "/api/qr", 400, "unreadable"),
    ],
)
async def test_what_is_not_there_says_so(
    wire: Wire, method: str, path: str, status: int, code: str
) -> None:
    answer = await wire.call(method, path)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-security-policy"] == SECURITY["Content-Security-Policy"]


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer ", "Bearer short", "Basic QTpC", "Bearer " + "x" * 81]
)
async def test_a_secret_of_no_form_of_ours_is_refused(wire: Wire, header: str) -> None:
    anna, _ = await wire.pair()
    answer = await wire.get(f"/api/matches/{anna['id']}/history", headers={"Authorization": header})

    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")


async def test_somebody_elses_secret_is_refused(wire: Wire) -> None:
    anna, _ = await wire.pair()
    other, _ = await wire.pair()
    for token in (None, other["token"], other["watch"], "x" * 32):
        answer = await wire.get(f"/api/matches/{anna['id']}/history", token=token)

        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")


@pytest.mark.parametrize("kind", ["bearer", "BEARER", "Bearer"])
async def test_the_word_bearer_may_be_written_in_any_case(wire: Wire, kind: str) -> None:
    anna, _ = await wire.pair()
    answer = await wire.get(
        f"/api/matches/{anna['id']}/history", headers={"Authorization": f"{kind} {anna['token']}"}
    )

    assert answer.status_code == 200


@pytest.mark.parametrize("seat", [-1, 2, 2**70])
async def test_a_seat_that_is_not_there(wire: Wire, seat: int) -> None:
    anna = (await wire.post("/api/matches", ORDER)).json()
    answer = await wire.post(f"/api/codes/{anna['code']}/seats", {"name": "Bo", "seat": seat})

    assert (answer.status_code, answer.json()["code"]) in {
        (409, "no-such-seat"),
        (400, "unreadable"),
    }


async def test_when_the_disk_is_full_it_says_so_and_nothing_happened(folder: Any) -> None:
    log = BrittleLog()
    async with wired(folder, log) as wire:
        anna, _ = await wire.pair()
        socket = await wire.following(anna)
        log.is_full = True
        answer = await wire.post("/api/matches", ORDER)
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed")
        told = await socket.drop("a1")
        assert (told["type"], told["code"]) == ("no", "storage-failed")
        log.is_full = False

        assert (await socket.drop("a1"))["type"] == "ack"


# Guessing codes

GUESS = "/api/codes/NOCODE"


async def guess(wire: Wire, **more: Any) -> tuple[int, str]:
    answer = await wire.get(GUESS, **more)
    return answer.status_code, answer.json()["code"]


async def test_after_too_many_wrong_codes_the_next_one_has_to_wait(wire: Wire) -> None:
    for _ in range(30):
        assert await guess(wire) == (404, "no-such-code")
    call = await wire.begin(GUESS)
    wire.harness.world.turn(1_999)
    await wire.harness.quiet()
    assert not call.done()
    wire.harness.world.turn(1)
    assert (await call).status_code == 404
    assert await wire.has_to_wait(GUESS)
    wire.harness.world.turn(2_000)

    assert await guess(wire) == (404, "no-such-code")


async def test_a_right_code_gets_in_while_others_of_its_address_guess_on(wire: Wire) -> None:
    anna = (await wire.post("/api/matches", ORDER)).json()
    for _ in range(30):
        await guess(wire)
    guesses = [await wire.begin(GUESS) for _ in range(DEFAULTS.guesses_waiting - 1)]
    right = await wire.begin(f"/api/codes/{anna['code']}")
    wire.harness.world.turn(29_999)
    await wire.harness.quiet()
    assert not right.done()  # an earlier answer would tell that it is right
    wire.harness.world.turn(1)
    shown = (await right).json()
    assert (shown["invited"], shown["id"]) == (anna["id"], anna["id"])
    link = f"/api/codes/{anna['code']}/seats?match={shown['invited']}"
    assert (await wire.post(link, {"name": "Bo"})).status_code == 201  # and does not wait again

    assert {(await each).status_code for each in guesses} == {404}


async def test_while_an_address_keeps_its_queue_full_links_and_other_addresses_get_in(
    wire: Wire,
) -> None:
    anna = (await wire.post("/api/matches", ORDER)).json()
    for _ in range(30):
        await guess(wire)
    guesses = [await wire.begin(GUESS) for _ in range(DEFAULTS.guesses_waiting)]
    typed = f"/api/codes/{anna['code']}"

    assert (await wire.get(typed)).json()["code"] == "too-many-tries"
    assert (await wire.get(f"{typed}?match={anna['id']}")).json()["id"] == anna["id"]
    assert (await wire.get(typed, client="198.51.100.7")).json()["id"] == anna["id"]
    wire.harness.world.turn(30_000)
    assert {(await each).status_code for each in guesses} == {404}
    wire.harness.world.turn(2_000)
    assert (await wire.get(typed)).json()["id"] == anna["id"]


def test_an_address_needs_years_to_guess_the_code_of_one_match() -> None:
    codes = len(ALPHABET) ** CODE_LENGTH
    per_second = DEFAULTS.guesses_waiting / DEFAULTS.guess_wait_seconds

    assert codes / 2 / per_second > 2 * 365 * 24 * 3600


async def test_a_limited_number_of_codes_of_an_address_wait_at_the_same_time(folder: Any) -> None:
    async with wired(folder, limits=Limits(guesses_burst=1, guesses_waiting=2)) as wire:
        await guess(wire)
        waiting = [await wire.begin(GUESS) for _ in range(2)]
        refused = await wire.get(GUESS)
        assert refused.status_code == 429
        assert refused.json() == {"code": "too-many-tries", "facts": {"retry_after": 2}}
        assert refused.headers["retry-after"] == "2"
        assert await guess(wire, client="198.51.100.7") == (404, "no-such-code")
        wire.harness.world.turn(4_000)

        assert [(await each).status_code for each in waiting] == [404, 404]


async def test_a_code_that_waits_takes_nobodys_turn(wire: Wire) -> None:
    app = InTurn(wire.app, Limits(calls_at_once=1))
    for _ in range(30):
        await guess(wire, app=app)
    waiting = await wire.begin(GUESS, app=app)
    assert (await wire.get("/api/catalog", app=app)).status_code == 200
    wire.harness.world.turn(2_000)

    assert (await waiting).status_code == 404


async def test_others_are_not_held_up_by_it(wire: Wire) -> None:
    for _ in range(30):
        await guess(wire, client="198.51.100.7")
    assert await wire.has_to_wait(GUESS, client="198.51.100.7")

    assert await guess(wire) == (404, "no-such-code")


async def test_guessing_seats_counts_as_well(wire: Wire) -> None:
    for _ in range(30):
        await wire.post("/api/codes/NOCODE/seats", {"name": "Bo"})

    assert await wire.has_to_wait(GUESS)


async def test_a_network_of_ipv6_guesses_no_more_than_others(wire: Wire) -> None:
    for number in range(30):
        await guess(wire, client=f"2001:db8::{number:x}")

    assert await wire.has_to_wait(GUESS, client="2001:db8::1:1")
    assert await guess(wire, client="2001:db8:0:1::1") == (404, "no-such-code")


async def test_whoever_has_the_link_is_let_in_though_others_have_guessed(wire: Wire) -> None:
    anna = (await wire.post("/api/matches", ORDER)).json()
    path, link = f"/api/codes/{anna['code']}", f"?match={anna['id']}"
    for _ in range(30):
        await guess(wire)
    assert await wire.has_to_wait(path)
    assert (await wire.get(path + link)).json()["id"] == anna["id"]
    joined = await wire.post(f"{path}/seats{link}", {"name": "Bo"})

    assert (joined.status_code, joined.json()["id"]) == (201, anna["id"])


async def test_a_link_leads_on_to_other_settings(wire: Wire) -> None:
    order = {**ORDER, "game": "xcode", "config": {"players": 2}}
    anna = (await wire.post("/api/matches", order)).json()
    body = {"config": {"players": 2, "countdown": 0}}
    later = await wire.post(f"/api/matches/{anna['id']}/next", body, token=anna["token"])
    shown = await wire.get(f"/api/codes/{anna['code']}?match={anna['id']}")

    assert (shown.status_code, shown.json()["id"]) == (200, later.json()["id"])


@pytest.mark.parametrize("named", ["nowhere", "other", ""])
async def test_a_wrong_match_beside_a_right_code_counts_as_a_wrong_code(
    wire: Wire, named: str
) -> None:
    anna = (await wire.post("/api/matches", ORDER)).json()
    other = (await wire.post("/api/matches", ORDER)).json()
    path = f"/api/codes/{anna['code']}?match={other['id'] if named == 'other' else named}"
    for _ in range(30):
        answer = await wire.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-code")

    assert await wire.has_to_wait(path)


async def test_whoever_knows_a_match_does_not_guess_its_code(wire: Wire) -> None:
    """Spectators know it: from many addresses they have no more tries than from one."""
    anna = (await wire.post("/api/matches", ORDER)).json()
    for number in range(31):
        await guess_at(wire, anna["id"], f"198.51.100.{number}")
    right = f"/api/codes/{anna['code']}?match={anna['id']}"
    assert (await wire.get(right)).status_code == 200  # it has guesses left
    for _ in range(30):
        await guess(wire)
    assert await wire.has_to_wait(right)
    wire.harness.world.turn(2_000)
    await guess(wire)

    assert (await wire.get(right)).status_code == 200


async def guess_at(wire: Wire, match: str, client: str) -> None:
    answer = await wire.get(f"/api/codes/NOCODE?match={match}", client=client)
    assert answer.status_code == 404


async def test_right_codes_cost_nothing(wire: Wire) -> None:
    anna = (await wire.post("/api/matches", ORDER)).json()
    for _ in range(50):
        assert (await wire.get(f"/api/codes/{anna['code']}")).status_code == 200


async def test_long_answers_are_packed(wire: Wire) -> None:
    anna, _ = await wire.pair()
    answer = await wire.get(
        f"/api/matches/{anna['id']}/history",
        token=anna["token"],
        headers={"Accept-Encoding": "gzip"},
    )

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["match"]["id"] == anna["id"]


# What the calls are


async def test_openapi_lists_the_calls(wire: Wire) -> None:
    schema = (await wire.get("/schema/openapi.json")).json()

    assert {(verb, path) for path, verbs in schema["paths"].items() for verb in verbs} == {
        ("get", "/health"),
        ("get", "/ready"),
        ("get", "/api/catalog"),
        ("post", "/api/matches"),
        ("post", "/api/matches/{match}/next"),
        ("get", "/api/codes/{code}"),
        ("post", "/api/codes/{code}/seats"),
        ("get", "/api/packs/xobrainer"),
        ("get", "/api/packs/xcode"),
        ("get", "/api/groups/{group}"),
        ("post", "/api/lessons/{game}"),
        ("get", "/api/watch/{watch}"),
        ("get", "/api/matches/{match}/history"),
        ("get", "/api/matches/{match}/record"),
        ("delete", "/api/matches/{match}"),
        ("get", "/api/push"),
        ("post", "/api/matches/{match}/push"),
        ("delete", "/api/matches/{match}/push"),
        ("get", "/api/qr"),
        ("get", "/api/links/{way}/{name}"),
        ("get", "/api/address"),
        ("get", "/api/events/plan"),
        ("post", "/api/events"),
        ("post", "/api/events/import"),
        ("get", "/api/events/{code}"),
        ("post", "/api/events/{event}/entrants"),
        ("post", "/api/events/{event}/link"),
        ("get", "/api/events/{event}/links"),
        ("post", "/api/events/{event}/helpers"),
        ("post", "/api/events/{event}/help"),
        ("post", "/api/events/{event}/heats"),
        ("get", "/api/events/{event}/heats"),
        ("get", "/api/events/{event}/bouts/{bout}/seat"),
        ("post", "/api/events/{event}/do"),
        ("get", "/api/events/{event}/export"),
        ("delete", "/api/events/{event}"),
    }
    assert schema["info"] == {"title": "Knobel", "version": __version__}


async def test_the_openapi_page_needs_no_script(wire: Wire) -> None:
    page = await wire.get("/schema")

    assert page.status_code == 200
    assert "/api/codes/{code}/seats" in page.text
    assert "<script" not in page.text


async def test_a_group_is_told_what_it_has_won_and_may_play(wire: Wire) -> None:
    new = (await wire.get("/api/groups/0123456789abcdef")).json()
    nothing = {"game": "xcode", "won": [], "unlocked": ["level-1"], "games": 0, "stages": []}
    assert new == nothing
    for number, (is_won, lasted) in enumerate([(False, 180_000), (True, 95_000), (True, 90_500)]):
        attempt = Attempt("level-1", is_won, lasted)
        await wire.harness.log.note_attempt("0123456789abcdef", f"m{number}", attempt)
    told = (await wire.get("/api/groups/0123456789abcdef")).json()

    assert told == {
        "game": "xcode",
        "won": ["level-1"],
        "unlocked": ["level-1", "level-2"],
        "games": 3,
        "stages": [{"name": "level-1", "tries": 3, "wins": 2, "best": 90_500}],
    }


@pytest.mark.rule("XC-65")
async def test_xc_65_a_locked_level_is_refused_by_its_code(wire: Wire) -> None:
    order = {**ORDER, "game": "xcode", "config": {"players": 2, "level": "level-2"}}
    refused = await wire.post("/api/matches", order)

    assert refused.status_code == 409
    assert refused.json() == {"code": "level-locked", "facts": {"level": "level-2"}}


async def test_everybody_goes_on_to_another_level(wire: Wire) -> None:
    group = "0123456789abcdef"
    order = {**ORDER, "game": "xcode", "config": {"players": 2}, "group": group}
    await wire.harness.log.note_attempt(group, "m", Attempt("level-1", True, 90_000))
    anna = (await wire.post("/api/matches", order)).json()
    path, body = f"/api/matches/{anna['id']}/next", {"config": {"players": 2, "level": "level-2"}}
    refused = await wire.post(path, body, token="x" * 32)
    answer = await wire.post(path, body, token=anna["token"])
    preview = (await wire.get(f"/api/codes/{anna['code']}")).json()

    assert refused.json()["code"] == "opener-only"
    assert answer.status_code == 201
    assert preview["id"] == answer.json()["id"] != anna["id"]
    assert preview["match"]["config"]["level"]["name"] == "level-2"
    assert preview["free"] == [1]
