"""Tournaments over HTTP and sockets: an evening from the invitation to the standing."""

import asyncio
from typing import Any

import pytest

from knobel.match.commands import Resign
from knobel.service import names
from knobel.service.limits import DEFAULTS
from tests.kit.events import DRAW, NAMES, WIN, Evening, setup
from tests.kit.wires import Wire

# At real boards


async def test_an_evening_at_real_boards(wire: Wire) -> None:
    evening = await Evening.begun(wire)
    for heat in (1, 2, 3):
        assert (await evening.pair(heat)).status_code == 201
        for bout in await evening.bouts():
            await evening.report(bout["id"], WIN if min(bout["sides"]) == [1] else DRAW)
    await evening.told({"type": "close"})
    view = await evening.view()

    assert view["is_over"]
    assert view["phase"] == "over"
    assert sum(row["points"] for row in view["standing"]["rows"]) == 3 * 2 * 4


async def test_two_sides_report_and_the_second_confirms(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1)
    await evening.pair(1)
    (bout,) = await evening.bouts()
    one, other = (evening.tokens[side[0]] for side in bout["sides"])
    await evening.report(bout["id"], WIN, one)
    (reported,) = await evening.bouts()
    await evening.told({"type": "confirm", "bout": bout["id"]}, other)
    (done,) = await evening.bouts()

    assert (reported["phase"], done["phase"]) == ("reported", "done")
    assert done["result"]["scores"] == list(WIN)


async def test_an_unopposed_report_counts_after_two_minutes(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1)
    socket = await evening.socket()
    await evening.pair(1)
    (bout,) = await evening.bouts()
    await evening.report(bout["id"], WIN, evening.tokens[bout["sides"][0][0]])
    await wire.harness.turn(119_000)
    before = socket.view["heat"]["bouts"][0]["phase"]
    await wire.harness.turn(2_000)

    assert (before, socket.view["heat"]["bouts"][0]["phase"]) == ("reported", "done")


# At screens


async def drops(socket: Any, *rods: str) -> None:
    for rod in rods:
        await socket.drop(rod)


async def play_bout(evening: Evening, number: int, winner: int) -> None:
    """Play the running game of the bout so that this entrant wins it."""
    bout = next(b for b in await evening.bouts() if b["id"] == number)
    sockets = {}
    for (entrant,) in bout["sides"]:
        ticket = (await evening.seat(number, evening.tokens[entrant])).json()
        socket = await evening.wire.socket()
        await socket.hello(ticket["match"], ticket["token"])
        sockets[socket.match["you"][0]] = (entrant, socket)
    own, others = iter(("a1", "a2", "a3", "a4")), iter(("d1", "d2", "c1", "b4"))
    while True:
        for seat in (0, 1):
            entrant, socket = sockets[seat]
            told = await socket.drop(next(own if entrant == winner else others))
            assert told["type"] == "ack", told
            if socket.match["phase"] == "over":
                return


async def test_an_evening_at_screens(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0)
    await evening.pair(1)
    await wire.harness.quiet()
    (bout,) = await evening.bouts()
    assert (bout["board"], bout["phase"], len(bout["matches"])) == ("screen", "playing", 1)
    await play_bout(evening, bout["id"], 1)
    await wire.harness.quiet()
    (second,) = await evening.bouts()
    assert (len(second["matches"]), second["result"]) == (2, None)
    await play_bout(evening, bout["id"], 1)
    await wire.harness.quiet()
    (done,) = await evening.bouts()

    first = [side[0] for side in bout["sides"]].index(1)
    assert done["result"]["scores"][first] == 4
    assert done["decided"] == "match"
    assert (await evening.view())["standing"]["rows"][0]["entrant"] == 1


async def test_the_first_side_begins_the_first_game_and_the_other_the_second(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0)
    await evening.pair(1)
    await wire.harness.quiet()
    (bout,) = await evening.bouts()
    first = [(await wire.harness.live_match(bout["matches"][0])).match.chairs[0].name]
    await play_bout(evening, bout["id"], 2)
    await wire.harness.quiet()
    (bout,) = await evening.bouts()
    first += [(await wire.harness.live_match(bout["matches"][1])).match.chairs[0].name]

    assert first == [NAMES[number - 1] for (number,) in bout["sides"]]


async def test_a_game_of_a_bout_allows_no_take_back_and_no_rematch(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0)
    await evening.pair(1)
    await wire.harness.quiet()
    ticket = (await evening.seat(1, evening.tokens[1])).json()
    socket = await wire.socket()
    await socket.hello(ticket["match"], ticket["token"])

    for matter in ("take-back", "rematch"):
        told = await socket.do(f"c-{matter}", {"type": "propose", "matter": matter})
        assert told["code"] == "event-match"


async def test_an_absence_claim_is_a_forfeit(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0)
    await evening.pair(1)
    await wire.harness.quiet()
    (bout,) = await evening.bouts()
    ticket = (await evening.seat(bout["id"], evening.tokens[1])).json()
    socket = await wire.socket()
    await socket.hello(ticket["match"], ticket["token"])
    for _ in range(20):
        await wire.harness.turn(5_000)
    told = await socket.do("c-claim", {"type": "claim", "what": "win"})
    await wire.harness.quiet()
    (done,) = await evening.bouts()

    assert told["type"] == "ack"
    assert done["result"]["how"] == "forfeit"
    assert done["result"]["scores"][[[1], [2]].index(bout["sides"][0])] in {0, 4}
    assert (await evening.view())["standing"]["rows"][0]["entrant"] == 1


async def test_the_games_begin_when_the_heat_does(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0, announce=60)
    await evening.pair(1)
    await wire.harness.turn(59_000)
    before = (await evening.bouts())[0]["matches"]
    await wire.harness.turn(2_000)

    assert (before, len((await evening.bouts())[0]["matches"])) == ([], 1)


async def test_whoever_looks_on_gets_no_seat(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0)
    await evening.pair(1)
    await wire.harness.quiet()
    seat = (await evening.seat(1)).json()

    assert seat["token"] == ""
    socket = await wire.socket()
    await socket.hello(seat["match"], seat["watch"])
    assert socket.match["you"] == []


async def test_a_device_takes_the_seat_of_each_of_its_entrants_and_of_nobody_else(
    wire: Wire,
) -> None:
    evening = await Evening.begun(wire, 1, heats=1, boxes=0)
    token = evening.tokens[1]
    both = [await evening.enter(name, token) for name in ("Bo", "Cleo", "Dara")]
    assert {evening.tokens[entrant] for entrant in both} == {token}
    await evening.pair(1)
    await wire.harness.quiet()
    bout = (await evening.bouts())[0]
    (one,), (other,) = bout["sides"]
    stranger = next(n for n in range(1, 5) if n not in (one, other))
    path = evening.path(f"/bouts/{bout['id']}/seat")
    usual = (await wire.get(path, token=token)).json()
    seats = [
        (await wire.get(f"{path}?entrant={entrant}", token=token)).json()
        for entrant in (one, other)
    ]

    assert usual == seats[0 if one < other else 1]
    assert seats[0]["match"] == seats[1]["match"]
    for seat, number in zip(seats, (0, 1), strict=True):
        socket = await wire.socket()
        await socket.hello(seat["match"], seat["token"])
        assert socket.match["you"] == [number]
    for entrant, whose in ((stranger, token), (99, token), (one, evening.host), (one, None)):
        answer = await wire.get(f"{path}?entrant={entrant}", token=whose)
        assert (answer.status_code, answer.json()["code"]) == (403, "event-not-yours")


async def test_a_school_class_is_among_itself(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0, school=True)
    await evening.pair(1)
    await wire.harness.quiet()

    assert (await evening.seat(1)).json()["code"] == "watching-closed"
    assert (await evening.seat(1, evening.host)).json()["watch"]


@pytest.mark.parametrize(
    ("wanted", "kept"),
    [
        ({}, 365),
        ({"school": True}, 30),
        ({"school": True, "keep_days": 365}, 365),
        ({"keep_days": 7}, 7),
    ],
    ids=str,
)
async def test_a_school_class_is_kept_for_a_month_unless_the_host_says_otherwise(
    wire: Wire, wanted: dict[str, Any], kept: int
) -> None:
    opened = await Evening.begun(wire, 2, **wanted)
    changed = await Evening.begun(wire, 2)
    await changed.told({"type": "change", "setup": setup(**wanted)})

    for evening in (opened, changed):
        assert (await evening.view())["setup"]["keep_days"] == kept


async def test_the_games_of_a_school_class_are_for_nobody_else_afterwards(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, games=1, boxes=0, school=True)
    await evening.pair(1)
    await wire.harness.quiet()
    seat = (await evening.seat(1, evening.tokens[1])).json()
    socket = await wire.socket()
    await socket.hello(seat["match"], seat["token"])
    assert socket.match["watch"] is None  # so nobody passes it on
    await socket.do("c-1", {"type": "resign"})
    await wire.harness.quiet()
    assert (await evening.bouts())[0]["result"] is not None

    classmate = (await evening.seat(1, evening.host)).json()["watch"]
    for what in ("history", "record"):
        path = f"/api/matches/{seat['match']}/{what}"
        assert (await wire.get(path)).json()["code"] == "wrong-token", what
        for token in (seat["token"], classmate):
            assert (await wire.get(path, token=token)).status_code == 200, what
    assert (await wire.get(f"/r/{seat['match']}")).text.count("Anna") == 0


async def test_a_sealed_game_of_a_school_class_stays_closed_after_the_heat(wire: Wire) -> None:
    config = {"variants": [{"type": "random"}], "length": {"type": "single-round"}}
    evening = await Evening.begun(
        wire, 2, game="xobrainer", config=config, games=1, scoring="win", boxes=0, school=True
    )
    await evening.pair(1)
    await wire.harness.quiet()
    (match,) = (await evening.bouts())[0]["matches"]
    await wire.harness.do(match, 0, Resign())
    await wire.harness.quiet()
    assert (await evening.view())["heat"]["seed"] != ""

    for what in ("history", "record"):
        answer = await wire.get(f"/api/matches/{match}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token"), what


async def test_a_pairing_is_taken_back_with_its_matches(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0)
    await evening.pair(1)
    await wire.harness.quiet()
    match = (await evening.bouts())[0]["matches"][0]
    await evening.told({"type": "unpair", "heat": 1})

    assert (await evening.view())["heat"] is None
    assert (await wire.get(f"/api/matches/{match}/history")).status_code == 404


async def test_a_pairing_stays_once_somebody_has_made_a_move(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, boxes=0)
    await evening.pair(1)
    await wire.harness.quiet()
    match = (await evening.bouts())[0]["matches"][0]
    wire.harness.world.turn(1_000)
    await wire.harness.drop(match, "a1")

    assert await evening.refused({"type": "unpair", "heat": 1}) == "event-begun"


# Sealed deals


async def test_groups_get_the_same_deal_and_others_see_it_after_the_heat(wire: Wire) -> None:
    evening = await Evening.opened(
        wire, game="xcode", config={}, format="league", scoring="field", sides=1, games=1, boxes=0
    )
    for name in ("Owls", "Foxes"):
        await evening.enter(name, size=2)
    assert (await evening.pair(1)).status_code == 201
    await wire.harness.quiet()
    bouts = await evening.bouts()
    view = (await evening.view())["heat"]
    matches = [await wire.harness.live_match(bout["matches"][0]) for bout in bouts]

    assert len({match.match.header.deal for match in matches}) == 1
    assert (view["seed"], len(view["seal"])) == ("", 32)
    assert (await evening.seat(bouts[0]["id"])).json()["code"] == "watching-closed"
    (own_side,) = bouts[0]["sides"]
    own = (await evening.seat(bouts[0]["id"], evening.tokens[own_side[0]])).json()
    assert own["code"] == matches[0].match.header.code

    replay = f"/api/matches/{matches[0].id}/history"
    assert (await wire.get(replay)).json()["code"] == "wrong-token"
    for bout in bouts:
        (side,) = bout["sides"]
        await evening.told({"type": "claim-absence", "bout": bout["id"], "absent": side})
    assert (await evening.view())["heat"]["seed"] != ""
    assert (await wire.get(replay)).json()["code"] == "watching-closed"  # but for its end


# Pairing


async def test_two_hosts_who_press_at_once_pair_one_heat(wire: Wire) -> None:
    evening = await Evening.begun(wire)
    both = await asyncio.gather(evening.pair(1), evening.pair(1))

    assert [answer.status_code for answer in both] == [201, 201]
    assert len({answer.json()["v"] for answer in both}) == 1
    assert len((await wire.get(evening.path("/heats"))).json()["heats"]) == 1


async def test_a_heat_that_is_paired_already_is_not_paired_again(wire: Wire) -> None:
    evening = await Evening.begun(wire)
    first = (await evening.pair(1)).json()
    again = await evening.pair(1)

    assert (again.status_code, again.json()) == (201, first)


@pytest.mark.parametrize(("heat", "code"), [(3, "event-wrong-heat"), (2, "event-bouts-open")])
async def test_a_heat_is_paired_in_its_turn(wire: Wire, heat: int, code: str) -> None:
    evening = await Evening.begun(wire)
    await evening.pair(1)
    before = await evening.view()

    assert (await evening.pair(heat)).json()["code"] == code
    assert await evening.view() == before


# Who may do what


HOSTS_ONLY: list[dict[str, Any]] = [
    {"type": "remove", "entrant": 1},
    {"type": "forbid", "one": 1, "other": 2},
    {"type": "open-entry", "yes": False},
    {"type": "drop-helpers"},
    {"type": "unpair", "heat": 1},
    {"type": "start-now", "heat": 1},
    {"type": "claim-absence", "bout": 1, "absent": [1]},
    {"type": "to-screen", "bout": 1, "board": "screen"},
    {"type": "close"},
    {"type": "change", "setup": setup(name="Mine now")},
]


@pytest.mark.parametrize("command", HOSTS_ONLY, ids=lambda command: command["type"])
async def test_only_the_host_may(wire: Wire, command: dict[str, Any]) -> None:
    evening = await Evening.begun(wire, 2)
    await evening.pair(1)
    helper = await evening.helper()
    before, lines = await evening.view(), await lines_of(evening)

    assert await evening.refused(command, evening.tokens[1]) == "event-host-only"
    assert await evening.refused(command, helper) == "event-helper-only-reports"
    assert await evening.refused(command, "a-secret-that-nobody-has") == "event-host-only"
    assert (await evening.view(), await lines_of(evening)) == (before, lines)


async def test_only_the_host_pairs_adds_helpers_sees_links_and_deletes(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    helper = await evening.helper()
    calls = [
        ("POST", "/heats", {"heat": 1}),
        ("POST", "/helpers", {}),
        ("GET", "/links", None),
        ("GET", "/export?form=record", None),
        ("DELETE", "", None),
    ]
    before, lines = await evening.view(), await lines_of(evening)
    for method, path, body in calls:
        for token, code in (
            (evening.tokens[1], "event-host-only"),
            (helper, "event-helper-only-reports"),
            (None, "event-host-only"),
        ):
            answer = await wire.call(method, evening.path(path), json=body, token=token)
            assert (answer.status_code, answer.json()["code"]) == (403, code), path
            assert await lines_of(evening) == lines, path
    assert await evening.view() == before


async def lines_of(evening: Evening) -> int:
    """How many lines the log of the event has."""
    return len(await evening.wire.harness.log.read(evening.id))


async def test_a_helper_reports_and_the_result_counts_at_once(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1)
    helper = await evening.helper()
    await evening.pair(1)
    await evening.report(1, WIN, helper)

    assert (await evening.bouts())[0]["decided"] == "helper"


async def help_with(evening: Evening, secret: str, token: str | None = None) -> Any:
    return await evening.wire.post(evening.path("/help"), {"secret": secret}, token=token)


async def test_a_phone_that_plays_becomes_a_helpers_and_goes_on_playing(wire: Wire) -> None:
    evening = await Evening.begun(wire, 4, heats=1)
    helper = await evening.helper()
    mine = evening.tokens[1]
    for _ in range(2):  # the link is opened twice
        answer = await help_with(evening, helper, mine)
        assert (answer.status_code, answer.json()) == (201, {"token": mine})
    you = (await evening.socket(mine)).you
    assert (you["role"], you["entrants"]) == ("helper", [1])

    await evening.pair(1)
    own, other = sorted(await evening.bouts(), key=lambda bout: [1] not in bout["sides"])
    for bout in (own, other):
        await evening.report(bout["id"], WIN, mine)
    phases = {bout["id"]: (bout["phase"], bout["decided"]) for bout in await evening.bouts()}
    assert phases == {own["id"]: ("reported", ""), other["id"]: ("done", "helper")}
    await evening.told({"type": "rest", "entrant": 1}, mine)
    assert (
        await evening.refused({"type": "rest", "entrant": 2}, mine) == "event-helper-only-reports"
    )
    await evening.told({"type": "drop-helpers"})
    await evening.told({"type": "check-in", "entrant": 1}, mine)


async def test_a_phone_that_helps_becomes_a_players_and_goes_on_helping(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    helper = await evening.helper()
    assert (await help_with(evening, helper)).json() == {"token": helper}
    entered = await wire.post(evening.path("/entrants"), {"name": "Anna"}, token=helper)
    assert (entered.status_code, entered.json()) == (201, {"entrant": 1, "token": helper})
    card = await wire.post(evening.path("/entrants"), {"name": "Oma"}, token=evening.host)
    body = {"entrant": 2, "secret": card.json()["token"]}
    linked = await wire.post(evening.path("/link"), body, token=helper)
    assert linked.json() == {"entrant": 2, "token": helper}

    for entrant in (1, 2):
        await evening.told({"type": "check-in", "entrant": entrant}, helper)
    you = (await evening.socket(helper)).you
    assert (you["role"], you["entrants"]) == ("helper", [1, 2])


async def test_nobody_helps_without_a_secret_of_the_host(wire: Wire) -> None:
    evening = await Evening.begun(wire, 1)
    helper, mine = await evening.helper(), evening.tokens[1]
    for secret in ("", mine, names.digest(helper), "x" * 32):
        answer = await help_with(evening, secret, mine)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
    assert (await help_with(evening, helper, evening.host)).json() == {"token": evening.host}
    assert (await evening.socket(evening.host)).you["helpers"] == 1
    await evening.told({"type": "drop-helpers"})
    assert (await help_with(evening, helper, mine)).json()["code"] == "wrong-token"
    assert (await evening.socket(mine)).you["role"] == "player"


async def test_a_device_takes_over_an_entrant_by_the_link(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    entered = await wire.post(evening.path("/entrants"), {"name": "Oma"}, token=evening.host)
    (link,) = (await wire.get(evening.path("/links"), token=evening.host)).json()["links"]
    linked = await wire.post(evening.path("/link"), {"entrant": 1, "secret": link["secret"]})
    wrong = await wire.post(evening.path("/link"), {"entrant": 1, "secret": "x" * 32})
    socket = await evening.socket(linked.json()["token"])

    assert link == {"entrant": 1, "secret": entered.json()["token"]}
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-token")
    assert socket.you["entrants"] == [1]


async def test_a_device_and_the_host_change_how_many_play_under_a_name(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    own, other = evening.tokens[1], evening.tokens[2]
    socket = await evening.socket(own)
    await socket.do("c-1", {"type": "resize", "entrant": 1, "size": 3})
    await evening.told({"type": "resize", "entrant": 2, "size": 2})
    wrong = {"type": "resize", "entrant": 1, "size": 4}

    assert [entrant["size"] for entrant in (await evening.view())["entrants"]] == [3, 2]
    assert await evening.refused(wrong, other) == "event-not-yours"
    assert await evening.refused({**wrong, "size": 9}) == "unreadable"


# Bad input


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("event-no-such-bout", {"type": "report", "bout": 99, "result": {"scores": [4, 0]}}),
    ("event-bad-result", {"type": "report", "bout": 1, "result": {"scores": [4, 4]}}),
    ("event-bad-result", {"type": "report", "bout": 1, "result": {"scores": [4]}}),
    ("event-no-such-entrant", {"type": "rest", "entrant": 99}),
    ("event-wrong-heat", {"type": "start-now", "heat": 7}),
    ("event-bouts-open", {"type": "close"}),
    ("event-no-such-entrant", {"type": "resize", "entrant": 99, "size": 2}),
    ("no-name", {"type": "rename", "entrant": 1, "name": "\u200b"}),
    ("event-entered-twice", {"type": "rename", "entrant": 1, "name": "bo"}),
    ("no-name", {"type": "rename", "entrant": 1, "name": "\u3164"}),
    ("no-name", {"type": "change", "setup": setup(name="\u3164")}),
    ("event-bad-setup", {"type": "change", "setup": setup(sides=3)}),
    ("event-cannot-change", {"type": "change", "setup": setup(games=1)}),
]


@pytest.mark.parametrize(("code", "command"), REFUSED, ids=str)
async def test_what_does_not_fit_is_refused_and_changes_nothing(
    wire: Wire, code: str, command: dict[str, Any]
) -> None:
    evening = await Evening.begun(wire, 2)
    await evening.pair(1)
    before = await evening.view()

    assert await evening.refused(command) == code
    assert await evening.view() == before


async def test_nobody_reports_for_another_bout_heat_or_event_or_after_the_end(wire: Wire) -> None:
    evening, other = await Evening.begun(wire, heats=2), await Evening.begun(wire)
    await evening.pair(1)
    one, two = await evening.bouts()

    def report(bout: int) -> dict[str, Any]:
        return {"type": "report", "bout": bout, "result": {"scores": list(DRAW)}}

    outsider = evening.tokens[two["sides"][0][0]]
    before = await evening.view()
    assert await evening.refused(report(one["id"]), outsider) == "event-not-yours"
    for stranger in (other.host, *other.tokens.values()):
        assert await evening.refused(report(one["id"]), stranger) == "event-not-yours"
    assert await evening.view() == before

    for bout in (one, two):
        await evening.report(bout["id"])
    await evening.pair(2)
    own = evening.tokens[one["sides"][0][0]]
    before = await evening.view()
    assert await evening.refused(report(one["id"]), own) == "event-already-decided"
    assert await evening.view() == before

    for bout in await evening.bouts():
        await evening.report(bout["id"])
    await evening.told({"type": "close"})
    before = await evening.view()
    for bout in await evening.bouts():
        for token in (evening.host, own):
            assert await evening.refused(report(bout["id"]), token) == "event-over"
    assert await evening.view() == before


ENTRIES: list[tuple[str, str, dict[str, Any]]] = [
    ("no-name", "", {}),
    ("no-name", "\u200b\u2060", {}),
    ("no-name", "\u3164", {}),
    ("unreadable", "x" * 41, {}),
    ("unreadable", "x" * 100_000, {}),
    ("event-entered-twice", "ANNA", {}),
    ("event-entered-twice", "Ann\u3164a", {}),
    ("event-entered-twice", "Anna\ufe0f", {}),
    ("event-full", "Eve", {"most": 2}),
]


@pytest.mark.parametrize(("code", "name", "more"), ENTRIES, ids=lambda value: str(value)[:20])
async def test_an_entry_that_is_refused_changes_nothing(
    wire: Wire, code: str, name: str, more: dict[str, Any]
) -> None:
    evening = await Evening.begun(wire, 2, **more)
    before = await evening.view()
    answer = await wire.post(evening.path("/entrants"), {"name": name})

    assert answer.json().get("code") == code
    assert await evening.view() == before


async def test_a_wrong_code_enters_nobody(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    before = await evening.view()
    wrong = await wire.post(evening.path("/entrants"), {"name": "Eve", "code": "NOCODE"})
    assert (wrong.status_code, wrong.json()["code"]) == (404, "no-such-code")
    assert await evening.view() == before

    typed = f"{evening.code[:3]} {evening.code[3:]}".lower()
    right = await wire.post(evening.path("/entrants"), {"name": "Eve", "code": typed})
    assert right.status_code == 201


async def test_nobody_enters_when_it_is_closed_or_after_being_removed(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    await evening.told({"type": "remove", "entrant": 2})
    again = await wire.post(evening.path("/entrants"), {"name": "Bob"}, token=evening.tokens[2])
    await evening.told({"type": "open-entry", "yes": False})
    before = await evening.view()
    late = await wire.post(evening.path("/entrants"), {"name": "Eve"})

    assert again.json()["code"] == "event-removed"
    assert late.json()["code"] == "event-entry-closed"
    assert await evening.view() == before


async def test_whoever_sends_no_secret_owns_nothing(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    before = await evening.view()
    for command in ({"type": "enter", "name": "Anon"}, {"type": "withdraw", "entrant": 1}):
        answer = await wire.post(evening.path("/do"), {"id": "c", "command": command})
        assert (answer.status_code, answer.json()["code"]) == (403, "event-not-yours")
    assert await evening.view() == before


async def test_unreadable_commands_are_refused(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    for command in ({"type": "no-such"}, {"type": "tick"}, {"type": "pair", "heat": 1}, 7, None):
        answer = await wire.post(evening.path("/do"), {"id": "c", "command": command})
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


async def test_a_device_enters_at_most_five(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    first = (await wire.post(evening.path("/entrants"), {"name": "A0"})).json()["token"]
    answers = [
        await wire.post(evening.path("/entrants"), {"name": f"A{n}"}, token=first)
        for n in range(1, 6)
    ]

    assert [answer.status_code for answer in answers] == [201] * 4 + [409]
    assert answers[-1].json()["code"] == "event-too-many-entries"


async def test_an_address_opens_twenty_events_a_day(wire: Wire) -> None:
    answers = [await wire.post("/api/events", {"setup": setup()}) for _ in range(21)]

    assert [answer.status_code for answer in answers] == [201] * 20 + [429]
    assert answers[-1].json()["code"] == "too-fast"


async def test_results_come_one_a_second(wire: Wire) -> None:
    evening = await Evening.begun(wire, 8)
    await evening.pair(1)
    codes = []
    for bout in (1, 2, 3, 4):
        command = {"type": "report", "bout": bout, "result": {"scores": list(WIN)}}
        body = {"id": f"r-{bout}", "command": command}
        answer = await wire.post(evening.path("/do"), body, token=evening.host)
        codes.append(answer.json().get("code"))

    assert codes == [None, None, None, "too-fast"]


async def test_guessed_codes_are_slowed_down(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    for _ in range(DEFAULTS.guesses_burst):
        assert (await wire.get("/api/events/NOCODE")).json()["code"] == "no-such-code"

    assert await wire.has_to_wait("/api/events/NOCODE")
    assert await wire.has_to_wait(f"/api/events/{evening.code}")
    assert (await evening.view())["code"] == evening.code  # the link names the event


async def test_a_typed_code_of_an_event_is_one_call_and_no_wrong_guess(wire: Wire) -> None:
    evening = await Evening.opened(wire)
    typed = f"/api/codes/{evening.code}"
    told = {"code": "no-such-code", "facts": {"event": evening.id}}
    for _ in range(DEFAULTS.guesses_burst - 1):
        await wire.get("/api/codes/NOCODE")
    for path in (typed, f"{typed}?match={evening.id}", typed):
        assert (await wire.get(path)).json() == told
    assert (await wire.get("/api/codes/NOCODE")).json()["facts"] == {}

    assert await wire.has_to_wait(typed)
    assert (await wire.get(f"{typed}?match={evening.id}")).json() == told


async def test_a_code_of_a_match_leads_to_no_event(wire: Wire) -> None:
    anna, _ = await wire.pair()
    evening = await Evening.opened(wire)

    assert (await wire.get(f"/api/events/{anna['code']}")).json()["code"] == "no-such-code"
    assert (await wire.get(f"/api/codes/{evening.code}")).json()["code"] == "no-such-code"
    assert (await wire.get(f"/api/matches/{evening.id}/history")).status_code == 404
    assert (await wire.get(f"/api/events/{anna['id']}/heats")).json()["code"] == "no-such-event"


async def test_a_command_that_is_repeated_counts_once(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1)
    await evening.pair(1)
    report = {"type": "report", "bout": 1, "result": {"scores": list(WIN)}}
    first = await evening.do(report, name="same")
    again = await evening.do(report, name="same")
    other = await evening.do({"type": "close"}, name="same")

    assert first.json() == again.json()
    assert other.json()["code"] == "id-used"


# Files


@pytest.mark.parametrize("form", ["trf16", "trf26", "csv", "record"])
async def test_a_file_becomes_an_event_again(wire: Wire, form: str) -> None:
    evening = await Evening.begun(wire)
    await evening.pair(1)
    for bout in await evening.bouts():
        await evening.report(bout["id"], WIN)
    path = evening.path(f"/export?form={form}")
    text = (await wire.get(path, token=evening.host)).text
    ticket = await wire.post(
        "/api/events/import", {"form": form, "text": text, "setup": setup(games=1)}
    )
    assert ticket.status_code == 201, ticket.text
    other = Evening(wire, ticket.json())
    view = await other.view()

    assert sorted(entrant["name"] for entrant in view["entrants"]) == sorted(NAMES[:4])
    if form == "record":
        assert view["standing"] == (await evening.view())["standing"]
        await other.told({"type": "open-entry", "yes": False})


BROKEN = ["", "\x00", "name;size\nA;99", 'name\n"A']
"""For every form; to a list of entrants, nearly everything else is a name."""


@pytest.mark.parametrize(
    ("form", "text"),
    [
        *((form, text) for form in ("trf16", "trf26", "csv", "record") for text in BROKEN),
        *((form, text) for form in ("trf16", "record") for text in ("{}", "001 x", "[" * 9999)),
    ],
)
async def test_broken_files_are_refused(wire: Wire, form: str, text: str) -> None:
    body = {"form": form, "text": text, "setup": setup()}
    answer = await wire.post("/api/events/import", body)

    assert answer.status_code in {400, 409}, answer.text
    assert await wire.harness.log.page("", 9, kind="tournament") == []


@pytest.mark.parametrize("form", ["trf16", "trf26", "csv", "record"])
async def test_a_file_with_a_name_that_nobody_can_see_is_refused(wire: Wire, form: str) -> None:
    evening = await Evening.begun(wire)
    text = (await wire.get(evening.path(f"/export?form={form}"), token=evening.host)).text
    assert "Cleo" in text
    body = {"form": form, "text": text.replace("Cleo", "\u3164" * 4), "setup": setup()}
    answer = await wire.post("/api/events/import", body)

    assert (answer.status_code, answer.json()["code"]) in {
        (409, "no-name"),
        (409, "event-bad-file"),
    }
    assert len(await wire.harness.log.page("", 9, kind="tournament")) == 1


@pytest.mark.parametrize("form", ["trf16", "trf26", "csv", "record"])
@pytest.mark.parametrize(
    ("length", "status", "code"),
    [(1_000_001, 409, "event-bad-file"), (DEFAULTS.event_file_bytes, 413, "unreadable")],
)
async def test_huge_files_are_refused(
    wire: Wire, form: str, length: int, status: int, code: str
) -> None:
    body = {"form": form, "text": "x" * length, "setup": setup()}
    answer = await wire.post("/api/events/import", body)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert await wire.harness.log.page("", 9, kind="tournament") == []


async def test_a_record_with_a_forged_line_or_seed_is_refused(wire: Wire) -> None:
    config = {"variants": [{"type": "random"}], "length": {"type": "single-round"}}
    evening = await Evening.begun(wire, 2, game="xobrainer", config=config, scoring="win", heats=1)
    await evening.pair(1)
    await evening.report(1)
    seed = (await evening.view())["heat"]["seed"]
    text = (await wire.get(evening.path("/export?form=record"), token=evening.host)).text
    for true, forged in (('"Bo"', '"Bob"'), (seed, "f" * len(seed))):
        assert true in text
        body = {"form": "record", "text": text.replace(true, forged, 1)}
        answer = await wire.post("/api/events/import", body)
        assert answer.json()["code"] == "event-bad-file"


async def test_a_digest_is_no_secret(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2)
    helper = await evening.helper()
    await evening.pair(1)
    before = await evening.view()
    command = {"type": "report", "bout": 1, "result": {"scores": list(WIN)}}
    for secret in (evening.host, helper, evening.tokens[1]):
        assert await evening.refused(command, names.digest(secret)) == "event-not-yours"
    assert await evening.view() == before


async def test_an_event_from_a_record_has_no_power_over_matches_of_others(wire: Wire) -> None:
    evening = await Evening.begun(wire, 2, heats=1, games=1, boxes=0)
    await evening.pair(1)
    await wire.harness.quiet()
    (match,) = (await evening.bouts())[0]["matches"]
    await wire.harness.do(match, 0, Resign())
    await wire.harness.quiet()
    text = (await wire.get(evening.path("/export?form=record"), token=evening.host)).text
    stranger, _ = await wire.pair()
    assert match in text

    for record in (text, text.replace(match, stranger["id"])):
        body = {"form": "record", "text": record}
        copy = Evening(wire, (await wire.post("/api/events/import", body)).json())
        seat = await copy.seat(1, copy.host)
        assert (seat.status_code, seat.json()["code"]) == (403, "watching-closed")
        assert (await wire.call("DELETE", copy.path(), token=copy.host)).status_code == 204
        await wire.harness.quiet()
    for kept, token in ((match, None), (stranger["id"], stranger["token"])):
        history = f"/api/matches/{kept}/history"
        assert (await wire.get(history, token=token)).status_code == 200


async def test_a_list_is_planned_for_by_its_names_and_a_number_by_the_groups_it_forms(
    wire: Wire,
) -> None:
    query = {"game": "xcode", "people": 8, "boxes": 3, "minutes": 120}
    alone = (await wire.get("/api/events/plan", params=query)).json()
    listed = (await wire.get("/api/events/plan", params=query | {"entrants": 8})).json()

    assert (alone["entrants"], listed["entrants"]) == (2, 8)


async def test_the_planner_proposes_what_can_be_opened(wire: Wire) -> None:
    query = {"game": "vier3d", "people": 14, "boxes": 5, "minutes": 120}
    found = (await wire.get("/api/events/plan", params=query)).json()["proposals"]

    assert found
    for proposal in found:
        opened = {"setup": {**proposal["setup"], "name": "Friday"}}
        assert (await wire.post("/api/events", opened)).status_code == 201
