"""What a viewer may not know changes no byte of what it receives, in any game, by any way out.

`python -m bench.secrets --pairs 1000` searches for longer.
"""

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace

from knobel.core.game import Illegal, Millis, Seat
from knobel.games import xcode
from knobel.games.xcode import judge
from knobel.games.xcode.cards import HIDDEN
from knobel.games.xcode.events import Drawn, Said
from knobel.games.xcode.missions import HotJoker
from knobel.games.xobrainer import Mission
from knobel.games.xobrainer.events import Hand, Hands
from knobel.server.socket import Connection
from knobel.service import Glimpse, MatchService, Preview, joining, wire
from knobel.service.live_bots import LiveBots
from knobel.service.live_match import LiveMatch
from knobel.service.missed import Missed
from tests.kit.twins import Betrayed, played, two_worlds

SEATED = {"one seat", "several seats", "who only opened it"}
GUESTS = {"a spectator", "who left before the start"}


async def _searched(files: Path, game: str, numbers: Iterable[int]) -> Counter[str]:
    """Pairs of worlds in which nobody could tell which was which; how often that was looked at."""
    compared: Counter[str] = Counter()
    async with two_worlds(files) as worlds:
        for number in numbers:
            compared += await played(worlds, game, number)
    return compared


@pytest.mark.parametrize(
    ("game", "pairs", "kinds"),
    [
        ("vier3d", 3, {"one seat", "who only opened it", *GUESTS}),
        ("xobrainer", 10, {*SEATED, *GUESTS}),
        ("xcode", 24, {*SEATED, *GUESTS, "who has resigned", "whom a bot stands in for"}),
    ],
)
async def test_two_worlds_that_look_the_same_sound_the_same(
    folder: Path, game: str, pairs: int, kinds: set[str]
) -> None:
    compared = await _searched(folder, game, range(pairs))

    assert {kind for kind, count in compared.items() if count >= 10} == kinds


@pytest.mark.rule("XC-50")
@pytest.mark.parametrize("after", ["", "?after=0", "?after=7"])
async def test_xc_50_a_history_does_not_tell_who_has_whispered(folder: Path, after: str) -> None:
    """Cy and the spectators know that something was said to one alone, but not by whom."""
    seats = [{"kind": "person", "mine": seat == 0} for seat in range(3)]
    order = {"game": "xcode", "config": {"players": 3}, "seats": seats, "name": "Anna"}
    told: list[list[str]] = []
    async with two_worlds(folder) as worlds:
        for speaker, (server, *_) in enumerate(worlds):
            anna = (await server.post("/api/matches", order)).json()
            path = f"/api/codes/{anna['code']}/seats"
            bo, cy = [(await server.post(path, {"name": name})).json() for name in ("Bo", "Cy")]
            people = [await server.following(ticket) for ticket in (anna, bo, cy)]
            for number, person in enumerate(people):
                await person.do(f"ready-{number}", {"type": "ready"})
            said = await people[speaker].play("whisper", f"say need 5 to {1 - speaker}")
            path = f"/api/matches/{anna['id']}/history{after}"
            tokens = (cy["token"], anna["watch"])
            told.append([(await server.get(path, token=token)).text for token in tokens])
            assert said["type"] == "ack"

    assert told[0] == told[1]


# Whoever betrays something is found

Patch = pytest.MonkeyPatch


def an_extra_field_shows_the_next_card(patch: Patch) -> None:
    fields = [("next", str, "")]
    peeking = msgspec.defstruct("Peeking", fields, bases=(xcode.View,), frozen=True)
    sound = xcode.view_for

    def view_for(state: xcode.State, seat: Seat | None) -> Any:
        return peeking(**asdict(sound(state, seat)), next="".join(state.pile[:1]))

    patch.setattr(xcode, "view_for", view_for)


def a_welcome_shows_the_hand_of_the_first_seat(patch: Patch) -> None:
    sound = wire.welcome

    def welcome(definition: Any, match: Any, face: wire.ViewerState, now: int) -> bytes:
        face = replace(face, match=replace(face.match, you=(0,)))
        return sound(definition, match, face, now)

    patch.setattr(wire, "welcome", welcome)


def who_comes_back_is_told_what_the_first_seat_was_told(patch: Patch) -> None:
    sound = Missed.take

    def take(missed: Missed, entry: Any, now: Millis) -> None:
        if not missed._viewer_states:
            missed._key = missed._match.chairs[0].key
        sound(missed, entry, now)

    patch.setattr(Missed, "take", take)


def a_refusal_names_whoever_has_the_card(patch: Patch) -> None:
    sound = judge._refuse_missing

    def refuse_missing(state: xcode.State, seat: Seat, cards: tuple[str, ...]) -> None:
        try:
            sound(state, seat, cards)
        except Illegal as no:
            holders = [s for s, hand in enumerate(state.hands) if no.facts["card"] in hand]
            raise Illegal(no.code, **no.facts, holders=holders) from no

    patch.setattr(judge, "_refuse_missing", refuse_missing)


def a_hidden_card_is_as_long_as_the_card(patch: Patch) -> None:
    """A joker is written with one letter, all other cards with two."""
    sound = xcode.event_for

    def event_for(event: Any, seat: Seat | None) -> Any:
        told = sound(event, seat)
        if isinstance(told, Drawn) and told.card == HIDDEN:
            return replace(told, card=HIDDEN * len(event.card))
        return told

    patch.setattr(xcode, "event_for", event_for)


def a_whisper_is_told_to_the_next_seat_too(patch: Patch) -> None:
    sound = xcode.event_for

    def event_for(event: Any, seat: Seat | None) -> Any:
        is_next = isinstance(event, Said) and event.to is not None and seat == event.to + 1
        return event if is_next else sound(event, seat)

    patch.setattr(xcode, "event_for", event_for)


def a_fuse_that_was_lit_is_heard(patch: Patch) -> None:
    """Whose it is stays hidden, but there is one event more."""
    patch.setattr(HotJoker, "is_secret", False)


def moves_of_all_seats_are_told(patch: Patch) -> None:
    def legal_for(definition: Any, match: Any, _shown: Any) -> wire.Legal:
        return {
            seat: definition.short_moves(match.state, seat) for seat in range(len(match.chairs))
        }

    patch.setattr(wire, "legal_for", legal_for)


def team_mates_see_each_others_missions(patch: Patch) -> None:
    def mask(note: Hands, seat: Seat | None) -> Hands:
        hands = [
            hand if seat is not None and (hand.seats[0] - seat) % 2 == 0 else Hand(hand.seats, None)
            for hand in note.hands
        ]
        return Hands(tuple(hands))

    patch.setattr(Mission, "mask", staticmethod(mask))


def a_history_tells_what_others_saw(patch: Patch) -> None:
    sound = wire.others_for

    def others_for(definition: Any, match: Any, view: Any, _seats: Any) -> wire.Others:
        return sound(definition, match, view, range(len(match.chairs)))

    patch.setattr(wire, "others_for", others_for)


def an_invitation_tells_the_cards(patch: Patch) -> None:
    sound = MatchService.preview

    async def preview(service: MatchService, code: str) -> Preview:
        seen = await sound(service, code)
        notes = (await service.live_match(seen.id)).match.state.notes
        cards = [hand.card for note in notes if isinstance(note, Hands) for hand in note.hands]
        return replace(seen, free=tuple(cards))

    patch.setattr(MatchService, "preview", preview)


def the_preview_of_a_link_tells_the_next_card(patch: Patch) -> None:
    sound = joining._glimpse

    def glimpse(live: LiveMatch, **how: bool) -> Glimpse:
        seen = sound(live, **how)
        first, *others = seen.match.chairs
        chairs = (replace(first, name="".join(live.match.state.pile[:1])), *others)
        return replace(seen, match=replace(seen.match, chairs=chairs))

    patch.setattr(joining, "_glimpse", glimpse)


def a_sign_tells_the_next_card(patch: Patch) -> None:
    sound = LiveMatch.send_sign

    def send_sign(live: LiveMatch, key: str | None, sign: wire.Sign, seat: Seat | None) -> None:
        is_low = live.match.state.pile[:1] < ("5",)
        sound(live, key, "oops" if is_low else sign, seat)

    patch.setattr(LiveMatch, "send_sign", send_sign)


def a_record_that_is_refused_tells_the_next_card(patch: Patch) -> None:
    async def record(service: MatchService, match: str, _token: str) -> str:
        state = (await service.live_match(match)).match.state
        raise Illegal("not-over", next=state.pile[:1])

    patch.setattr(MatchService, "record", record)


def the_log_names_the_next_card(patch: Patch) -> None:
    sound = wire.welcome

    def welcome(definition: Any, match: Any, face: wire.ViewerState, now: int) -> bytes:
        logging.getLogger("knobel.service").debug("welcomed", extra={"next": match.state.pile[:1]})
        return sound(definition, match, face, now)

    patch.setattr(wire, "welcome", welcome)


def a_trace_names_the_next_card(patch: Patch) -> None:
    sound = Connection._ack

    def ack(socket: Connection, command: str, version: int, since: float, **how: Any) -> None:
        sound(socket, command, version, since, **how)
        live = socket._following()
        card = f"{live.match.state.pile[:1]}"
        socket._meters.answer(live.id, card, since, version, is_move=False)

    patch.setattr(Connection, "_ack", ack)


def a_bot_knows_what_it_would_draw(patch: Patch) -> None:
    sound = LiveBots._look

    async def look(mates: LiveBots, table: Any, seat: Seat) -> Any:
        action, pause = await sound(mates, table, seat)
        is_low = table.match.state.pile[:1] < ("5",)
        return (None if is_low else action), pause

    patch.setattr(LiveBots, "_look", look)


@pytest.mark.parametrize(
    ("game", "first", "fault"),
    [
        ("xcode", 0, an_extra_field_shows_the_next_card),
        ("xcode", 0, a_welcome_shows_the_hand_of_the_first_seat),
        ("xcode", 0, who_comes_back_is_told_what_the_first_seat_was_told),
        ("xcode", 7, a_refusal_names_whoever_has_the_card),
        ("xcode", 0, a_hidden_card_is_as_long_as_the_card),
        ("xcode", 3, a_whisper_is_told_to_the_next_seat_too),
        ("xcode", 29, a_fuse_that_was_lit_is_heard),
        ("xcode", 0, moves_of_all_seats_are_told),
        ("xobrainer", 5, team_mates_see_each_others_missions),
        ("xobrainer", 1, a_history_tells_what_others_saw),
        ("xobrainer", 1, an_invitation_tells_the_cards),
        ("xcode", 0, a_record_that_is_refused_tells_the_next_card),
        ("xcode", 15, a_sign_tells_the_next_card),
        ("xcode", 13, the_preview_of_a_link_tells_the_next_card),
        ("xcode", 0, the_log_names_the_next_card),
        ("xcode", 0, a_trace_names_the_next_card),
        ("xcode", 15, a_bot_knows_what_it_would_draw),
    ],
)
async def test_the_search_finds_a_planted_fault(
    folder: Path, monkeypatch: Patch, game: str, first: int, fault: Callable[[Patch], None]
) -> None:
    """The first pair is one that finds the fault, or comes shortly before: that saves time."""
    fault(monkeypatch)

    with pytest.raises(Betrayed):
        await _searched(folder, game, range(first, first + 50))
