"""What the fuzzer tries on events: messages, stored lines and files."""

import msgspec

from bench.games import TURN_BASED
from knobel.catalog import Unreadable
from knobel.core.dice import Recorder, SealedDice
from knobel.core.game import Illegal
from knobel.server.event_socket import read_event_message
from knobel.service import wire
from knobel.service.tournaments import wire as event_wire
from knobel.service.tournaments.files import answer_of, exported, imported
from knobel.service.tournaments.orders import ImportEvent
from knobel.service.tournaments.pairing_room import computed
from knobel.service.tournaments.written import read_command, read_entry, read_header
from knobel.tournament import commands as do
from knobel.tournament import judge
from knobel.tournament.values import RULES, Form, Header, Result, Setup, Tournament, opened

FORMS: tuple[Form, ...] = ("trf16", "trf26", "csv", "record")
SETUP = Setup("Fuzz", TURN_BASED, games=1)
HEADER = Header("k7m2x9q4tw3b", "K7PM2X", "host", 1_000, SETUP, RULES)
ASKED = (
    *(do.Enter("Eve"), do.Rename(1, "Ada"), do.Resize(1, 2), do.CheckIn(1), do.Rest(1)),
    *(
        do.Withdraw(2),
        do.Remove(2),
        do.Forbid(1, 2),
        do.OpenEntry(yes=False),
        do.DropHelpers(),
        do.Unpair(1),
    ),
    *(do.StartNow(1), do.AtTable(1), do.Report(1, Result((2, 0))), do.Confirm(1)),
    *(do.ClaimAbsence(1, (1,)), do.Correct(1, None, "why"), do.ToScreen(1, "screen"), do.Close()),
    do.Change(SETUP),
)


def entries() -> list[judge.Entry]:
    """The lines of a small event."""
    t, lines, dice = opened(HEADER), [], Recorder(SealedDice("fuzz"))
    by = do.Actor("host", "host")

    def act(command: do.Command) -> None:
        nonlocal t
        dice.picks = []
        events = judge.decide(t, by, command, t.wall + 1_000, dice)
        picks = tuple(dice.picks)
        lines.append(judge.Entry(t.version + 1, t.wall + 1_000, "c", by, command, picks, events))
        t = judge.enter(t, lines[-1])

    for name in ("Ada", "Bo", "Cleo", "Dara"):
        act(do.Enter(name))
        act(do.CheckIn(len(t.entrants)))
    for heat in range(2):
        act(computed(t, heat, "seed"))
        for bout in t.heats[-1].bouts:
            act(do.Report(bout.id, Result((2, 0))))
    return lines


def messages() -> list[bytes]:
    asked = [event_wire.Do("c", msgspec.Raw(msgspec.json.encode(command))) for command in ASKED]
    others = wire.Ping(1.5), event_wire.Hello("m", "t" * 32, 7)
    return [msgspec.json.encode(message) for message in (*others, *asked)]


def read_message(body: bytes) -> None:
    """A message that can be read can be written again; its command is judged or refused."""
    try:
        message = read_event_message(body.decode("utf-8", "replace"))
        if not isinstance(message, event_wire.Do):
            return
        command = read_command(message.command)
    except Unreadable:
        return
    t = replayed()
    for by in (do.Actor("host", "host"), do.Actor("player", "key"), do.Actor("helper", "key")):
        try:
            events = judge.decide(t, by, command, t.wall, Recorder(SealedDice("fuzz")))
        except Illegal as refused:
            msgspec.json.encode(refused.facts)
        else:
            entry = judge.Entry(t.version + 1, t.wall, None, by, command, (), events)
            assert read_entry(msgspec.json.encode(entry)).events == events


def replayed() -> Tournament:
    t = opened(HEADER)
    for entry in entries():
        t = judge.enter(t, entry)
    return t


def headers() -> list[bytes]:
    return [msgspec.json.encode(HEADER)]


def read_a_header(body: bytes) -> None:
    try:
        opened(read_header(body))
    except Unreadable:
        return


def lines() -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in entries()]


def read_a_line(body: bytes) -> None:
    """The check of a log reports a spoilt line and does not fail on it."""
    try:
        spoilt = read_entry(body)
    except Unreadable:
        return
    whole = entries()
    at = min(max(0, spoilt.version - 1), len(whole) - 1)
    judge.verify(HEADER, [*whole[:at], spoilt])


def files() -> list[bytes]:
    header, stored = msgspec.json.encode(HEADER), lines()
    return [str(answer_of(exported(form, header, stored))).encode() for form in FORMS]


def read_a_file(body: bytes) -> None:
    """Every file becomes an event, or is refused."""
    text = body.decode("utf-8", "replace")
    for form in FORMS:
        answer = imported(ImportEvent(form, text, SETUP), "host", 1_000, "seed")
        try:
            answer_of(answer)
        except Illegal as refused:
            msgspec.json.encode(refused.facts)
