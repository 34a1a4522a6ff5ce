"""The judge: who is who, what a log proves, and that nothing but a refusal comes of bad input."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import get_args

import pytest
from msgspec import ValidationError, json
from msgspec.structs import replace

from knobel.core.dice import Recorder
from knobel.core.game import Illegal
from knobel.tournament import commands as do
from knobel.tournament.commands import Actor, Command, PersonCommand
from knobel.tournament.form import checked
from knobel.tournament.judge import (
    Entry,
    actor_of,
    decide,
    enter,
    entrants_of,
    judged,
    verify,
    wakes_at,
)
from knobel.tournament.values import Result, Setup
from tests.kit.tournaments import DRAWN, HOST, LOST, SERVICE, WON, Counting, Evening, key_of


def an_evening() -> Evening:
    evening = Evening(4)
    one, other = evening.pair((1, 2), (3, 4))
    evening.do(do.Report(one.id, WON), 1)
    evening.wait(150)
    evening.do(do.Report(other.id, WON), 3)
    evening.do(do.Confirm(other.id), 4)
    evening.do(do.Correct(one.id, LOST, "slip"))
    return evening


def test_the_role_follows_from_the_secret() -> None:
    evening = Evening(2)
    evening.do(do.AddHelper("helper"))
    evening.do(do.Link(1, HOST), SERVICE)

    assert actor_of(evening.t, HOST) == Actor("host", HOST)
    assert actor_of(evening.t, "helper") == Actor("helper", "helper")
    assert actor_of(evening.t, key_of(2)) == Actor("player", key_of(2))
    assert actor_of(evening.t, "stranger") == Actor("player", "stranger")
    assert actor_of(evening.t, "").role == "player"
    assert (1,) == entrants_of(evening.t, HOST) == entrants_of(evening.t, key_of(1))
    assert entrants_of(evening.t, "") == ()


def test_only_a_helper_of_now_makes_another_device_a_helper() -> None:
    evening = Evening(2)
    evening.do(do.AddHelper("one"))
    evening.do(do.AddHelper("phone", of="one"), SERVICE)
    assert evening.t.helpers == ("one", "phone")
    evening.do(do.DropHelpers())

    evening.refuses("wrong-token", do.AddHelper("phone", of="one"), SERVICE)


def test_a_log_verifies_and_survives_the_wire() -> None:
    evening = an_evening()
    log = json.decode(json.encode(evening.log), type=list[Entry])

    assert log == evening.log
    assert verify(evening.header, log) is None


@pytest.mark.parametrize("line", range(13))
def test_a_line_that_was_changed_is_found(line: int) -> None:
    evening = an_evening()
    log = list(evening.log)
    entry = log[line]
    log[line] = replace(entry, events=(*entry.events, *entry.events))
    is_changed = bool(entry.events)

    assert (verify(evening.header, log) == log[line]) == is_changed


@pytest.mark.parametrize(
    "change",
    [
        {"picks": (7,)},
        {"version": 99},
        {"wall": -1},
        {"events": ()},
        {"by": Actor("host", "forged")},
        {"command": do.Enter("Somebody else")},
    ],
    ids=str,
)
def test_a_forged_entry_is_found(change: dict[str, object]) -> None:
    evening = an_evening()
    forged = replace(evening.log[0], **change)

    assert verify(evening.header, [forged, *evening.log[1:]]) == forged


def test_a_roll_that_no_command_needed_is_found() -> None:
    evening = an_evening()
    first = evening.log[0]
    forged = replace(first, picks=(*first.picks, 1))

    assert verify(evening.header, [forged, *evening.log[1:]]) == forged


def test_a_removed_line_is_found() -> None:
    evening = an_evening()

    assert verify(evening.header, [*evening.log[:3], *evening.log[4:]]) == evening.log[4]


def test_an_entry_that_a_host_could_not_have_written_is_found() -> None:
    """A player's line under the role of the host."""
    evening = Evening(2)
    by = Actor("host", key_of(1))
    events = decide(evening.t, by, do.OpenEntry(False), 0, Counting())
    forged = Entry(evening.t.version + 1, 0, None, by, do.OpenEntry(False), (), events)

    assert verify(evening.header, [*evening.log, forged]) == forged


def test_judging_changes_nothing() -> None:
    evening = Evening(2)
    before = json.encode(evening.t)
    judged(evening.t, Actor("host", HOST), evening.pairs((1, 2)), 0, Counting())

    assert before == json.encode(evening.t)


def test_what_is_so_already_makes_no_event() -> None:
    evening = Evening(4)
    one, _ = evening.pair((1, 2), (3, 4))
    evening.do(do.Forbid(1, 2))
    evening.do(do.AddHelper("helper"))
    evening.do(do.AtTable(one.id), 1)
    for command, by in (
        (do.CheckIn(1), 1),
        (do.OpenEntry(True), HOST),
        (do.Forbid(2, 1), HOST),
        (do.Forbid(3, 4, yes=False), HOST),
        (do.AddHelper("helper"), HOST),
        (do.StartNow(1), HOST),
        (do.AtTable(one.id), 1),
        (do.Rename(1, "Player 1"), HOST),
        (do.Resize(1, 1), 1),
        (do.Change(evening.t.setup), HOST),
        (do.Tick(), SERVICE),
    ):
        assert evening.do(command, by) == (), command


def test_the_earliest_report_wakes_the_tournament() -> None:
    evening = Evening(6)
    one, two, three = evening.pair((1, 2), (3, 4), (5, 6))
    assert wakes_at(evening.t) is None
    evening.wait(30)
    evening.do(do.Report(two.id, WON), 3)
    evening.wait(10)
    evening.do(do.Report(one.id, WON), 1)
    evening.do(do.Report(three.id, WON), 5)
    evening.do(do.Report(three.id, LOST), 6)

    assert wakes_at(evening.t) == 150_000
    evening.do(do.Report(two.id, DRAWN))
    assert wakes_at(evening.t) == 160_000


def test_a_linked_device_acts_for_the_entrant_like_the_first_one() -> None:
    evening = Evening(2)
    evening.do(do.Link(1, "tablet"), SERVICE)
    [bout] = evening.pair((1, 2))
    evening.do(do.Report(bout.id, WON), "tablet")
    evening.do(do.Report(bout.id, DRAWN), 1)

    assert [DRAWN] == [claim.result for claim in evening.bout(bout.id).claims]
    for number in range(10):
        if len(evening.t.entrant(1).keys) < 5:
            evening.do(do.Link(1, f"device {number + 50}"), SERVICE)
    evening.refuses("event-too-many-entries", do.Link(1, "one too many"), SERVICE)


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "threes"},
        {"sides": 3},
        {"sides": 1},
        {"scoring": "field"},
        {"scoring": "places"},
        {"team": 2},
        {"format": "mixer"},
        {"format": "stages"},
        {"deals": 3},
        {"days": 7},
    ],
    ids=str,
)
def test_parts_of_a_setup_that_do_not_fit_are_refused(changes: dict[str, object]) -> None:
    setup = replace(Setup("Cup", "some-game"), **changes)

    with pytest.raises(Illegal, match="event-bad-setup"):
        checked(setup)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"format": "threes", "sides": 3, "scoring": "places"},
        {"format": "league", "sides": 3, "scoring": "places", "days": 7},
        {"format": "league", "sides": 1, "scoring": "field", "deals": 5},
        {"format": "mixer", "team": 2},
        {"format": "stages", "groups": 4},
    ],
    ids=str,
)
def test_parts_of_a_setup_that_fit_are_kept(changes: dict[str, object]) -> None:
    setup = replace(Setup("Cup", "some-game"), **changes)

    assert setup == checked(setup)


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"enter","name":"' + b"x" * 41 + b'"}',
        b'{"type":"enter","name":"x","size":9}',
        b'{"type":"enter","name":"x","lot":1}',
        b'{"type":"pair","heat":1,"pairings":[]}',
        b'{"type":"finished","bout":1,"match":"m","result":{"scores":[2,0]}}',
        b'{"type":"link","entrant":1,"key":"k"}',
        b'{"type":"add-helper","key":"k"}',
        b'{"type":"tick"}',
        b'{"type":"report","bout":1,"result":{"scores":[2,0],"how":"bribed"}}',
        b'{"type":"correct","bout":1,"result":null,"note":"' + b"x" * 121 + b'"}',
    ],
)
def test_clients_cannot_send_what_is_not_theirs(text: bytes) -> None:
    with pytest.raises(ValidationError):
        json.decode(text, type=PersonCommand)


NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 9, 10**9)
RESULTS = (
    *(WON, LOST, DRAWN, Result(()), Result((2,)), Result((9, 9)), Result((-1, 3))),
    *(Result((2, 0), how="forfeit"), Result((2, 0), ((1, 2), (3, 4)))),
)
ACTORS = (HOST, "helper", "stranger", "", *(key_of(n) for n in range(1, 5)))


def stray(chance: Random, evening: Evening) -> Command:
    """Any command with any numbers."""
    kind = chance.choice([k for k in get_args(Command) if k is not do.Change])
    values: dict[str, Callable[[], object]] = {
        "name": lambda: chance.choice(("Ada", "Bea", "\u200b", "x" * 500, "Player 1")),
        "size": lambda: 1,
        "is_remote": lambda: chance.random() < 0.5,
        "yes": lambda: chance.random() < 0.5,
        "key": lambda: chance.choice(ACTORS),
        "result": lambda: chance.choice(RESULTS),
        "note": lambda: "why",
        "board": lambda: chance.choice(("real", "screen")),
        "match": lambda: chance.choice(("m1", "m2")),
        "absent": lambda: tuple(chance.sample(NUMBERS, chance.randrange(3))),
        "byes": lambda: tuple(chance.sample(NUMBERS, chance.randrange(2))),
        "pairings": lambda: (
            evening.pairs(
                *(tuple(chance.sample((1, 2, 3, 4, 5, 9), 2)) for _ in range(chance.randrange(3)))
            ).pairings
        ),
        "why_byes": lambda: (),
        "seed": lambda: "",
    }
    number = partial(chance.choice, NUMBERS)
    command: Command = kind(**{f: values.get(f, number)() for f in kind.__struct_fields__})
    return command


@pytest.mark.parametrize("seed", range(30))
def test_any_command_is_refused_or_leads_to_a_log_that_verifies(seed: int) -> None:
    chance = Random(seed)
    form = chance.choice(("swiss", "knockout", "arena", "all-play-all"))
    evening = Evening(4, format=form, boxes=2)
    evening.do(do.AddHelper("helper"))
    accepted = 0
    for turn in range(300):
        evening.wall += chance.randrange(20_000)
        by = actor_of(evening.t, chance.choice(ACTORS))
        if chance.random() < 0.3:
            by = SERVICE
        command = stray(chance, evening)
        if isinstance(command, do.Close) and turn < 280:
            continue
        if isinstance(command, do.Pair) and chance.random() < 0.5:
            command = replace(command, heat=len(evening.t.heats) + 1)
        dice = Recorder(Counting())
        try:
            events, told = judged(evening.t, by, command, evening.wall, dice)
        except Illegal:
            continue
        accepted += bool(events)
        version = evening.t.version + 1
        entry = Entry(version, evening.wall, None, by, command, tuple(dice.picks), events)
        evening.log.append(entry)
        evening.t = enter(evening.t, entry)
        assert told == evening.t

    assert evening.is_right()
    assert accepted > 5
