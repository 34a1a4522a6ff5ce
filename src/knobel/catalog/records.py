"""Writes and reads matches as text for people; docs/records.md explains the format."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from knobel.catalog import GameDefinition, Unreadable, game_named
from knobel.core.dice import OutOfTape, Tape
from knobel.core.game import Begin, Illegal, Millis, Outcome, Seat, Tick
from knobel.match import Entry, Header, Match, SeatSetup, Unsettled, decide, enter, opened, outcome
from knobel.match import commands as do
from knobel.match import events as ev

TITLE_LINE = "Knobel record 1"
OPENER = "#1"
"""The number of the person who opened the match; other people have the next numbers."""

_WORDS: dict[str, Any] = {
    "begin": Begin(),
    "tick": Tick(),
    "resign": do.Resign(),
    "leave": do.Leave(),
    "reclaim": do.Reclaim(),
    "ready": do.Ready(True),
    "not ready": do.Ready(False),
    "claim win": do.Claim("win"),
    "claim draw": do.Claim("draw"),
    "watchers yes": do.AdmitWatchers(True),
    "watchers no": do.AdmitWatchers(False),
    **{
        f"{word} {matter}": command
        for matter in ("draw", "take-back", "pause", "resume", "rematch")
        for word, command in (
            ("propose", do.Propose(matter)),
            ("accept", do.Answer(matter, True)),
            ("decline", do.Answer(matter, False)),
        )
    },
}
_NAMES = {command: word for word, command in _WORDS.items()}


# Writing


def write_record(definition: GameDefinition, header: Header, entries: Sequence[Entry]) -> str:
    """The match as text; instead of secrets it has a number for each person.

    The person who opened the match is #1.
    """
    match = opened(definition.game, header)
    hands = {header.opener: OPENER}
    lines = [
        TITLE_LINE,
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"config: {msgspec.json.encode(header.config).decode()}",
        f"opened: {_date(header.opened)}",
        f"order: {header.order}",
    ]
    for seat, place in enumerate(header.places):
        lines.append(f"seat {seat}: {place.kind}" + (f" {place.level}" if place.level else ""))
    lines.append("")
    for entry in entries:
        if not isinstance(entry.command, do.Succeed):  # the successor is not part of the record
            lines.append(_write_entry(definition, header, entry, hands))
        match = enter(definition.game, match, entry)
    lines += ["", f"result: {_write_result(outcome(definition.game, match))}", ""]
    return "\n".join(lines)


def _write_entry(
    definition: GameDefinition, header: Header, entry: Entry, hands: dict[str, str]
) -> str:
    who = "table" if entry.seat is None else f"seat {entry.seat}"
    what = _write_command(definition, header, entry, hands)
    dice = f" dice {' '.join(map(str, entry.picks))}" if entry.picks else ""
    return f"{_seconds(entry.wall - header.opened)} {who}: {what}{dice}"


def _write_command(
    definition: GameDefinition, header: Header, entry: Entry, hands: dict[str, str]
) -> str:
    command = entry.command
    match command:
        case do.Sit(seat=seat, key=key):
            hand = hands.setdefault(key, f"#{len(hands) + 1}")
            return f"sit {seat} {hand} {_name_in(entry)}"
        case do.Rename():
            return f"rename {_name_in(entry)}"
        case do.Away(seat=seat):
            return f"away {seat}"
        case do.Back(seat=seat):
            return f"back {seat}"
        case do.Swap(one=one, other=other):
            return f"swap {one} {other}"
        case do.Appoint(seat=seat, bot=bot):
            return f"appoint {seat} {'bot' if bot else 'nobody'}"
        case do.Substitute(seat=seat):
            return f"substitute {seat}"
        case do.Halt(since=since, seats=seats):
            return f"halt {_seconds(since - header.opened)}{_write_seats(seats)}"
        case _ if command in _NAMES:
            return _NAMES[command]
        case _:
            return definition.write_action(command)


def _name_in(entry: Entry) -> str:
    """The name as the match stored it: the name as it was sent may contain line breaks."""
    return next(event.name for event in entry.events if isinstance(event, ev.Sat | ev.Renamed))


def _write_result(result: Outcome | None) -> str:
    if result is None:
        return "none"
    return f"{result.reason} {result.together or ' '.join(map(str, result.places))}"


def _write_seats(seats: tuple[Seat, ...] | None) -> str:
    if seats is None:
        return ""
    return f" {' '.join(map(str, seats)) or 'nobody'}"


def _seconds(millis: Millis) -> str:
    return f"{millis // 1000}.{millis % 1000:03}"


def _date(wall: Millis) -> str:
    when = datetime.fromtimestamp(wall / 1000, UTC)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


# Reading


def read_record(text: str) -> tuple[GameDefinition, Header, list[Entry]]:
    """The match of a record, replayed with the current rules; `Unreadable` names the line."""
    lines = iter(enumerate(text.splitlines(), start=1))
    if next(lines, (0, ""))[1].strip() != TITLE_LINE:
        raise Unreadable(f"line 1: {TITLE_LINE!r} is missing")
    definition, header = _read_header(lines)
    match = opened(definition.game, header)
    entries: list[Entry] = []
    for number, line in lines:
        if not line.strip():
            continue
        if line.startswith("result: "):
            _check_result(definition, match, line, number)
            return definition, replace(header, imported=True), entries
        entry = _read_entry(definition, match, line, number)
        entries.append(entry)
        match = enter(definition.game, match, entry)
    raise Unreadable("the last line, with the result, is missing")


def _read_header(lines: Iterator[tuple[int, str]]) -> tuple[GameDefinition, Header]:
    fields: dict[str, str] = {}
    for number, line in lines:
        if not line.strip():
            break
        name, colon, value = line.partition(":")
        if not colon:
            raise Unreadable(f"line {number}: a name and a colon are expected")
        fields[name.strip()] = value.strip()
    try:
        definition = game_named(fields["game"])
        config = definition.read_config(msgspec.json.decode(fields["config"]))
        places = [
            _read_place(fields[f"seat {i}"]) for i in range(len(definition.game.sides(config)))
        ]
        wall = int(datetime.fromisoformat(fields["opened"]).timestamp() * 1000)
        header = msgspec.convert(
            {
                "id": "",
                "code": "",
                "watch": "",
                "game": definition.name,
                "rules": definition.rules,
                "config": fields["config"],
                "places": places,
                "opened": wall,
                "order": fields.get("order", "seated"),
                "host": OPENER,
            },
            Header,
        )
    except KeyError as missing:
        raise Unreadable(f"the line {missing.args[0]!r} is missing") from missing
    except Illegal as refused:
        raise Unreadable(f"config: refused ({refused.code})") from refused
    except (ValueError, OverflowError, RecursionError, msgspec.MsgspecError) as fault:
        raise Unreadable(str(fault)) from fault
    return definition, replace(header, config=config)


def _read_place(text: str) -> dict[str, Any]:
    kind, _, level = text.partition(" ")
    return msgspec.to_builtins(SeatSetup(kind, level or None))  # type: ignore[arg-type, no-any-return] # checked by the header


def _read_entry(definition: GameDefinition, match: Match, line: str, number: int) -> Entry:
    head, colon, rest = line.partition(": ")
    when, _, who = head.partition(" ")
    what, dice = rest, ""
    if rest.partition(" ")[0] not in {"sit", "rename"}:  # a name may contain anything
        what, _, dice = rest.partition(" dice ")
    try:
        if not colon:
            raise ValueError("a time, somebody and a colon are expected")
        wall = match.header.opened + _read_seconds(when)
        if wall < match.wall:
            raise ValueError("time runs backwards")
        seat = None if who == "table" else int(who.removeprefix("seat "))
        command = _read_command(definition, match, what.strip(), seat)
        picks = tuple(int(pick) for pick in dice.split())
        tape = Tape(*picks)
        events = decide(definition.game, match, seat, command, wall, tape)
        if not tape.is_used_up():
            raise ValueError("more dice than the rules ask for")
        entry = Entry(match.version + 1, wall, None, seat, command, picks, events)
        return definition.read_entry(msgspec.json.encode(entry))  # otherwise it could not be stored
    except Illegal as refused:
        raise Unreadable(f"line {number}: refused ({refused.code})") from refused
    except (Unsettled, OutOfTape) as fault:
        raise Unreadable(f"line {number}: something before it is missing") from fault
    except (ValueError, OverflowError, Unreadable) as fault:
        raise Unreadable(f"line {number}: {fault}") from fault


def _read_command(definition: GameDefinition, match: Match, what: str, seat: Seat | None) -> Any:
    if what in _WORDS:
        return _WORDS[what]
    word, _, rest = what.partition(" ")
    match word:
        case "sit":
            place, hand, name = rest.split(" ", 2)
            if not hand.startswith("#"):
                raise ValueError(f"{hand!r} does not tell who sits down")
            return do.Sit(int(place), name, hand)
        case "rename":
            return do.Rename(rest)
        case "away":
            return do.Away(_read_seat(match, rest))
        case "back":
            return do.Back(_read_seat(match, rest))
        case "swap":
            one, other = rest.split()
            return do.Swap(_read_seat(match, one), _read_seat(match, other))
        case "appoint":
            free, _, who = rest.partition(" ")
            if who not in {"bot", "nobody"}:
                raise ValueError(f"{who!r} can't be appointed")
            return do.Appoint(_read_seat(match, free), who == "bot")
        case "substitute":
            return do.Substitute(_read_seat(match, rest))
        case "halt":
            since, _, who = rest.partition(" ")
            return do.Halt(match.header.opened + _read_seconds(since), _read_seats(match, who))
        case _ if seat is not None:
            return definition.read_action(what, match.state)
        case _:
            raise ValueError(f"{what!r} is nothing that a table does")


def _read_seat(match: Match, text: str) -> Seat:
    seat = int(text)
    if not 0 <= seat < len(match.chairs):
        raise ValueError(f"there is no seat {seat}")
    return seat


def _read_seats(match: Match, text: str) -> tuple[Seat, ...] | None:
    """The seats that have lost contact; no list means all."""
    if not text:
        return None
    return () if text == "nobody" else tuple(_read_seat(match, each) for each in text.split())


def _read_seconds(text: str) -> Millis:
    seconds, dot, millis = text.partition(".")
    if not dot or len(millis) != 3 or not (seconds + millis).isdecimal():
        raise ValueError(f"{text!r} is no time")
    return int(seconds) * 1000 + int(millis)


def _check_result(definition: GameDefinition, match: Match, line: str, number: int) -> None:
    told = line.removeprefix("result: ").strip()
    reached = _write_result(outcome(definition.game, match))
    if told != reached:
        raise Unreadable(f"line {number}: it says {told!r}, the moves lead to {reached!r}")
    if reached == "none":
        raise Unreadable(f"line {number}: only a finished match can be imported")
