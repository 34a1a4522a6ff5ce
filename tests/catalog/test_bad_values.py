"""Whatever is sent or stored, its reader understands it or refuses it."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.fuzz_values import CONFIGS, TARGETS, played
from bench.mutations import Seed, mutated, seed_of
from knobel.catalog import GAMES, Unreadable, read_header
from knobel.catalog import xcode as xcode_files
from knobel.catalog.records import read_record, write_record

each_target = pytest.mark.parametrize("name", sorted(TARGETS))
each_game = pytest.mark.parametrize("game", CONFIGS)
DEEP = b"[" * 4000


@st.composite
def spoilt(draw: st.DrawFn, seeds: list[bytes]) -> bytes:
    """Something valid with a fault: a wrong value where it is JSON, else a few wrong bytes."""
    body = draw(st.sampled_from(seeds))
    if body.startswith(b"{") and draw(st.booleans()):
        others = [seed_of(other.decode()) for other in seeds[:20]]
        seed: Seed = seed_of(body.decode())
        return mutated(seed, others, draw(st.randoms())).encode(errors="replace")
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(body)))
        end = start + draw(st.integers(0, 12))
        body = body[:start] + draw(st.binary(max_size=6) | st.just(body[:end])) + body[end:]
    return body


@each_target
def test_what_is_valid_is_taken(name: str) -> None:
    target = TARGETS[name]
    seeds = target.seeds()

    assert seeds
    for seed in seeds:
        target.read(seed)


@each_target
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_what_is_spoilt_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    target = TARGETS[name]
    target.read(data.draw(spoilt(list(target.seeds()))))


@each_game
@pytest.mark.parametrize("body", [b'{"type":"\xff"}', b'{"type":' + DEEP, b'{"a":' + DEEP])
def test_neither_bytes_that_are_no_text_nor_depth_gets_past_a_reader(
    game: str, body: bytes
) -> None:
    definition = GAMES[game]
    readers = definition.read_command, definition.decode_action, definition.read_entry, read_header
    for read in readers:
        with pytest.raises(Unreadable):
            read(body)


@pytest.mark.parametrize("places", [[], [{"kind": "person"}] * 3])
def test_a_header_with_the_wrong_number_of_places_is_unreadable(places: list[object]) -> None:
    header = msgspec.to_builtins(played("vier3d", 0).header)

    with pytest.raises(Unreadable, match="places"):
        read_header(msgspec.json.encode({**header, "places": places}))


@each_game
@pytest.mark.parametrize("command", ["away 0", "back 0", "halt 1.000", "begin", "sit 0 #9 Eve"])
def test_in_a_record_no_seat_does_what_only_the_table_does(game: str, command: str) -> None:
    match = played(game, 0)
    lines = write_record(match.definition, match.header, match.entries).splitlines()
    place = next(number for number, line in enumerate(lines) if "propose pause" in line)
    when = lines[place].partition(" ")[0]
    lines.insert(place, f"{when} seat 0: {command}")

    with pytest.raises(Unreadable, match=rf"line {place + 1}: refused \(no-such-action\)"):
        read_record("\n".join(lines))


def test_a_level_of_ones_own_has_a_name_of_one_line() -> None:
    level = {**msgspec.to_builtins(xcode_files.level("level-1")), "name": "mine\n"}

    with pytest.raises(Unreadable, match="name"):
        GAMES["xcode"].read_config({"level": level})
