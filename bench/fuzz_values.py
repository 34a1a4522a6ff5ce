"""Everything that reads what people send or what is stored, as targets for a fuzzer.

A target passes bytes to a reader.  The reader may raise only the refusals that it promises; any
other exception is a fault.  The tests run the same targets with Hypothesis, and `python -m
bench.fuzz --guided NAME` runs one with atheris.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bench import fuzz_events
from bench.games import Json, bench_game
from knobel.catalog import GAMES, GameDefinition, Unreadable, read_header
from knobel.catalog.lessons import attempt, steps_of
from knobel.catalog.records import read_record, write_record
from knobel.core.capabilities import Attempt
from knobel.core.dice import Recorder
from knobel.core.game import Begin, Illegal, Move, Tick
from knobel.core.names import NAME_LENGTH
from knobel.locale import LANGUAGES, negotiate
from knobel.match import (
    Entry,
    Header,
    Match,
    SeatSetup,
    clean_name,
    decide,
    enter,
    opened,
    outcome,
    verify,
)
from knobel.match import commands as do
from knobel.server import socket
from knobel.server.lessons import Try
from knobel.service import wire
from knobel.service.names import read_code
from tests.kit.rolls import Rolls

DATA = files("knobel.catalog") / "data"


class Target(Struct, frozen=True):
    """A reader of bytes, and valid bytes to begin with."""

    read: Callable[[bytes], None]
    seeds: Callable[[], Sequence[bytes]]


# What is stored: headers, entries and records


CONFIGS: dict[str, Sequence[Json]] = {
    game: [order.get("config", {}) for order in bench_game(game).ORDERS] for game in GAMES
}


class Played(Struct, frozen=True):
    """A match from its opening to its end."""

    definition: GameDefinition
    header: Header
    entries: list[Entry]


@cache
def played(game: str, number: int) -> Played:
    """A match of random moves, always the same ones, in which somebody resigns at the end."""
    definition = GAMES[game]
    config = definition.read_config(CONFIGS[game][number])
    seats = range(len(definition.game.sides(config)))
    places = tuple(SeatSetup() for _ in seats)
    header = Header("m", "c", "w", game, definition.rules, config, places, opened=0, opener="a")
    match, entries = opened(definition.game, header), list[Entry]()
    dice, random = Rolls(1), Random(1)

    def ask(seat: int | None, command: Any) -> None:
        nonlocal match
        for asked in (Tick(), command):
            picks = Recorder(dice)
            who = None if asked is not command else seat
            events = decide(definition.game, match, who, asked, match.wall + 500, picks)
            if events:
                entry = Entry(
                    match.version + 1,
                    match.wall + 500,
                    None,
                    who,
                    asked,
                    tuple(picks.picks),
                    events,
                )
                entries.append(entry)
                match = enter(definition.game, match, entry)

    for seat in seats:
        ask(None, do.Sit(seat, f"Ada {seat}", "ab"[seat % 2]))
        ask(seat, do.Rename(f"Bo {seat}"))
    for seat in seats:
        if not match.chairs[seat].ready:
            ask(seat, do.Ready())
    ask(None, Begin())
    ask(0, do.Propose("pause"))
    ask(1, do.Answer("pause", yes=False))
    for _ in range(12):
        able = [seat for seat in seats if definition.game.legal_actions(match.state, seat)]
        if able and outcome(definition.game, match) is None:
            seat = random.choice(able)
            ask(seat, random.choice(definition.game.legal_actions(match.state, seat)))
    for seat in seats:
        if outcome(definition.game, match) is None:
            ask(seat, do.Resign())
    return Played(definition, header, entries)


def all_played() -> list[Played]:
    return [played(game, number) for game in CONFIGS for number in range(len(CONFIGS[game]))]


def _records() -> list[bytes]:
    return [write_record(m.definition, m.header, m.entries).encode() for m in all_played()]


def _read_record(body: bytes) -> None:
    """What was read can be written and read again."""
    try:
        text = body.decode("utf-8-sig")
        definition, header, entries = read_record(text)
    except (Unreadable, UnicodeError):
        return
    written = write_record(definition, header, entries)
    assert write_record(*read_record(written)) == written


def _headers() -> list[bytes]:
    return [msgspec.json.encode(match.header) for match in all_played()]


def _read_header(body: bytes) -> None:
    """A header that can be read opens a match."""
    try:
        header = read_header(body)
    except Unreadable:
        return
    opened(GAMES[header.game].game, header)


def _entries(game: str) -> list[bytes]:
    matches = (played(game, number) for number in range(len(CONFIGS[game])))
    return [msgspec.json.encode(entry) for match in matches for entry in match.entries]


def _read_entry(game: str, body: bytes) -> None:
    """The check of a log reports a spoilt line and does not fail on it."""
    match = played(game, 0)
    try:
        spoilt = match.definition.read_entry(body)
    except Unreadable:
        return
    place = min(max(1, spoilt.version), len(match.entries))
    verify(match.definition.game, match.header, [*match.entries[: place - 1], spoilt])


# What people send


def _plain(body: bytes) -> Any:
    """What the edge makes of a body before anybody else sees it."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as fault:
        raise Unreadable(str(fault)) from fault


def _read_config(game: str, body: bytes) -> None:
    """What the rules accept can be played, stored and read back."""
    definition = GAMES[game]
    try:
        config = definition.read_config(_plain(body))
    except (Unreadable, Illegal):
        return
    state = definition.game.opening(config)
    begun = definition.game.apply(state, Move(None, Begin(), 0), Rolls(1)).state
    for seat in range(len(definition.game.sides(config))):
        definition.short_moves(begun, seat)
    assert definition.read_config(_plain(msgspec.json.encode(config))) == config


def _configs(game: str) -> list[bytes]:
    configs: list[Any] = [*CONFIGS[game]]
    configs += [played(game, number).header.config for number in range(len(configs))]
    if ladder := GAMES[game].ladder:
        won = [Attempt(name, is_won=True, lasted=0) for name in ladder.stages()]
        configs += [ladder.next_config(configs[-1], attempt) for attempt in won]
    return [msgspec.json.encode(config) for config in configs]


def _read_file(read: Callable[[bytes], Any], body: bytes) -> None:
    try:
        read(body)
    except (msgspec.MsgspecError, Illegal, UnicodeError):
        return


def _files(game: str, folder: str) -> list[bytes]:
    return [file.read_bytes() for file in DATA.joinpath(game, folder).iterdir()]


def _read_command(game: str, body: bytes) -> None:
    """The match may refuse a command, but must not fail."""
    definition = GAMES[game]
    try:
        command = definition.read_command(body)
    except (Unreadable, Illegal):
        return
    for state in _states(game):
        _judge(definition, state, command)


def _read_move(game: str, body: bytes) -> None:
    """What was read can be judged and stored; a refusal can be sent."""
    definition, text = GAMES[game], body.decode("utf-8", "replace")
    for state in _states(game):
        try:
            action = definition.read_move(text, state.state)
        except Illegal as refused:
            msgspec.json.encode(refused.facts)
        else:
            _judge(definition, state, action)


def _states(game: str) -> Iterator[Match]:
    match = played(game, 0)
    for begun in (len(match.entries) // 2, 3):
        state = opened(match.definition.game, match.header)
        for entry in match.entries[:begun]:
            state = enter(match.definition.game, state, entry)
        yield state


def _judge(definition: GameDefinition, state: Match, command: Any) -> None:
    for seat in (0, 1):
        try:
            events = decide(definition.game, state, seat, command, state.wall, Rolls(1))
        except Illegal as refused:
            msgspec.json.encode(refused.facts)
            continue
        entry = Entry(state.version + 1, state.wall, "c", seat, command, (), events)
        definition.read_entry(msgspec.json.encode(entry))


def _read_message(body: bytes) -> None:
    """The text of a frame: a message that can be read can be written again."""
    try:
        message = socket.read_message(body.decode("utf-8", "replace"))
    except Unreadable:
        return
    assert socket.read_message(msgspec.json.encode(message).decode()) == message


def _messages() -> list[bytes]:
    commands = [msgspec.Raw(body) for game in CONFIGS for body in _commands(game)]
    asked = [wire.Do(f"c-{number}", command, 0) for number, command in enumerate(commands)]
    moves = [wire.Play("c", move.decode(), 7, 0) for game in CONFIGS for move in _moves(game)]
    others = wire.Ping(1.5), wire.Hello("m", "t" * 32)
    return [msgspec.json.encode(message) for message in (*others, *asked, *moves)]


def _commands(game: str) -> list[bytes]:
    asked = [
        *(do.Rename("Eve"), do.Ready(), do.Leave(), do.Resign(), do.Propose("draw")),
        *(do.Answer("pause", yes=True), do.Claim("win"), do.AdmitWatchers(yes=False)),
        *(do.Swap(0, 1), do.Appoint(1), do.Substitute(1), do.Reclaim()),
    ]
    done = [entry.command for entry in played(game, 0).entries if entry.seat is not None]
    return [msgspec.json.encode(command) for command in (*asked, *done)]


def _moves(game: str) -> list[bytes]:
    definition = GAMES[game]
    legal = (
        definition.game.legal_actions(match.state, seat)
        for match in _states(game)
        for seat in (0, 1)
    )
    return sorted({definition.write_action(action).encode() for some in legal for action in some})


def _lessons() -> list[bytes]:
    tries = [(game, Try(step.name, step.solution)) for game in GAMES for step in steps_of(game)]
    return [msgspec.json.encode({"game": game, "try": tried}) for game, tried in tries]


class _Learning(Struct):
    game: str
    tried: Try = msgspec.field(name="try")


def _learn(body: bytes) -> None:
    try:
        asked = msgspec.json.decode(body, type=_Learning)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return
    try:
        msgspec.json.encode(attempt(asked.game, asked.tried.step, asked.tried.moves))
    except Illegal as refused:
        msgspec.json.encode(refused.facts)


def _negotiate(body: bytes) -> None:
    assert negotiate(body.decode("latin-1")) in LANGUAGES


def _name(body: bytes) -> None:
    try:
        name = clean_name(body.decode("utf-8", "replace"))
    except Illegal:
        return
    assert 0 < len(name) <= NAME_LENGTH
    assert name == clean_name(name)
    assert name.isprintable()


def _code(body: bytes) -> None:
    code = read_code(body.decode("latin-1"))
    assert read_code(code) == code


TARGETS: dict[str, Target] = {
    "record": Target(_read_record, _records),
    "header": Target(_read_header, _headers),
    "message": Target(_read_message, _messages),
    "lesson": Target(_learn, _lessons),
    "event-message": Target(fuzz_events.read_message, fuzz_events.messages),
    "event-header": Target(fuzz_events.read_a_header, fuzz_events.headers),
    "event-line": Target(fuzz_events.read_a_line, fuzz_events.lines),
    "event-file": Target(fuzz_events.read_a_file, fuzz_events.files),
    "language": Target(_negotiate, lambda: [b"pt, fr-CH;q=0.8, en;q=0.3", b"de_AT.UTF-8", b"*"]),
    "name": Target(_name, lambda: [b"Anna", "Zoë 🎲".encode(), b" a  b\n"]),
    "code": Target(_code, lambda: [b"K7PM2X", b"k7p-m2x "]),
    **{
        f"entry-{game}": Target(partial(_read_entry, game), partial(_entries, game))
        for game in CONFIGS
    },
    **{
        f"config-{game}": Target(partial(_read_config, game), partial(_configs, game))
        for game in CONFIGS
    },
    **{
        f"command-{game}": Target(partial(_read_command, game), partial(_commands, game))
        for game in CONFIGS
    },
    **{
        f"{folder}-{game}": Target(partial(_read_file, read), partial(_files, game, folder))
        for game in GAMES
        for folder, read in bench_game(game).FILES.items()
    },
    **{
        f"move-{game}": Target(partial(_read_move, game), partial(_moves, game)) for game in CONFIGS
    },
}
