"""docs/protocol.md says what is true: its tables and examples are run."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from knobel.catalog import GAMES
from knobel.games.xobrainer import Length, Variant
from knobel.match.commands import Matter, PersonCommand
from knobel.service import wire as messages
from knobel.service.limits import DEFAULTS
from tests.kit.wires import Wire

DOC = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
COMMAND = '{"type": "resign"}'


def part(heading: str) -> str:
    """The text under a heading, up to the next of the same height."""
    marks = heading.split(" ", maxsplit=1)[0]
    _, _, rest = DOC.partition(f"\n{heading}\n")
    assert rest, f"there is no {heading!r}"
    return re.split(rf"\n#{{1,{len(marks)}}} ", rest)[0]


def table(heading: str) -> list[str]:
    """The codes in the first column of the first table under a heading."""
    first = re.search(r"(?:^\|.*\n?)+", part(heading), re.MULTILINE)
    assert first is not None, f"there is no table under {heading!r}"
    return re.findall(r"^\| `(.+?)` \|", first[0], re.MULTILINE)


def blocks(heading: str) -> list[Any]:
    """The JSON in the fenced blocks under a heading."""
    found = re.findall(r"```json\n(.+?)```", part(heading), re.DOTALL)
    return [msgspec.json.decode(block) for block in found]


def inline(text: str) -> list[str]:
    """The JSON objects written in the running text."""
    return re.findall(r"`(\{.+?\})`", text.replace("\n", " "))


# HTTP


async def test_the_table_of_calls_lists_them_all(wire: Wire) -> None:
    paths = (await wire.get("/schema/openapi.json")).json()["paths"]
    real = {
        f"{verb.upper()} {path.replace('{match}', '{id}').replace('{event}', '{id}')}"
        for path, verbs in paths.items()
        for verb in verbs
    }

    assert {call.partition("?")[0] for call in table("## HTTP")} == real


async def test_the_order_can_be_placed_and_the_answer_has_that_form(wire: Wire) -> None:
    order, ticket = blocks("### Open a match")
    answer = await wire.post("/api/matches", order)

    assert answer.status_code == 201
    assert sorted(answer.json()) == sorted(ticket)
    assert [len(answer.json()[name]) for name in ("id", "code")] == [
        len(ticket[name]) for name in ("id", "code")
    ]


async def test_a_computer_can_be_ordered_as_it_says(wire: Wire) -> None:
    order, _ = blocks("### Open a match")
    (seat,) = [msgspec.json.decode(text) for text in inline(part("### Open a match"))]
    answer = await wire.post("/api/matches", {**order, "seats": [order["seats"][0], seat]})

    assert answer.status_code == 201


async def test_a_match_of_xobrainer_can_be_ordered_as_it_says(wire: Wire) -> None:
    (order,) = blocks("### Open a match of XOBrainer")
    answer = await wire.post("/api/matches", order)
    preview = (await wire.get(f"/api/codes/{answer.json()['code']}")).json()

    assert answer.status_code == 201
    assert preview["match"]["config"]["layout"]["name"] == order["config"]["layout"]
    assert preview["match"]["sides"] == [0, 1, 0]


def test_the_settings_of_xobrainer_are_all_listed() -> None:
    rows = table("### Open a match of XOBrainer")
    prose = part("### Open a match of XOBrainer")
    config = GAMES["xobrainer"].game.Config

    assert {*rows, "large_teams"} == set(config.__struct_fields__)
    for kind in (*get_args(Variant), *get_args(Length)):
        assert f"`{kind.__struct_config__.tag}`" in prose
        for field in kind.__struct_fields__:
            assert f"`{field}`: " in prose, field


async def test_the_card_in_the_text_is_one(wire: Wire) -> None:
    (shown,) = [t for t in inline(part("### Open a match of XOBrainer")) if '"white"' in t]
    card = msgspec.json.decode(shown)
    (deck,) = (await wire.get("/api/packs/xobrainer")).json()["decks"]

    assert {len(other["white"]) for other in deck["cards"]} == {len(card["white"])}
    assert set(card) == set(deck["cards"][0])


async def test_a_match_of_xcode_can_be_ordered_as_it_says(wire: Wire) -> None:
    (order,) = blocks("### Open a match of X-Code")
    answer = await wire.post("/api/matches", order)
    preview = (await wire.get(f"/api/codes/{answer.json()['code']}")).json()

    assert answer.status_code == 201
    assert preview["match"]["config"]["level"]["name"] == order["config"]["level"]
    assert preview["match"]["sides"] == [0, 0, 0]
    prose = part("### Open a match of X-Code")
    for field in GAMES["xcode"].game.Config.__struct_fields__:
        assert f"`{field}`" in prose, field


async def test_one_can_join_as_it_says(wire: Wire) -> None:
    bodies = [msgspec.json.decode(text) for text in inline(part("### Join"))]
    order, ticket = blocks("### Open a match")
    assert len(bodies) == 2
    for body in bodies:
        anna = (await wire.post("/api/matches", order)).json()
        joined = await wire.post(f"/api/codes/{anna['code']}/seats", body)

        assert joined.status_code == 201
        assert sorted(joined.json()) == sorted(ticket)


async def test_errors_have_that_form(wire: Wire) -> None:
    (form,) = inline(part("### Errors"))
    answer = await wire.get("/api/codes/NOCODE")

    assert sorted(answer.json()) == sorted(re.findall(r'"(\w+)":', form))


async def test_health_answers_as_it_says(wire: Wire) -> None:
    (form,) = inline(part("## HTTP").split("/api/catalog")[0])

    assert sorted((await wire.get("/health")).json()) == sorted(msgspec.json.decode(form))


# What a client sends


@pytest.mark.parametrize("text", table("### What a client sends"))
def test_what_a_client_sends_is_understood(text: str) -> None:
    message = msgspec.json.decode(
        text.replace("{...}", COMMAND).encode(), type=messages.ClientMessage
    )

    assert f'"{message.__struct_config__.tag}"' in text


def commands() -> list[str]:
    """Every command in the running text, M written out."""
    found = [text for text in inline(part("### What a client sends")) if '"matter"' not in text]
    matters = [text for text in inline(part("### What a client sends")) if '"matter"' in text]
    spelt = [
        text.replace(": M", f': "{matter}"') for text in matters for matter in get_args(Matter)
    ]
    table_rows = set(table("### What a client sends"))
    return [text for text in [*found, *spelt] if text not in table_rows]


@pytest.mark.parametrize("text", commands())
def test_every_command_is_understood(text: str) -> None:
    for definition in GAMES.values():
        definition.read_command(text.encode())


def test_every_command_is_listed() -> None:
    listed = {msgspec.json.decode(text)["type"] for text in commands()}

    assert listed == {kind.__struct_config__.tag for kind in get_args(PersonCommand)}


def moves(game: str) -> list[str]:
    """The moves of this game in the table of all moves."""
    return re.findall(rf"^\| `{game}` \| `(.+?)` \|", part("#### Moves"), re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_is_listed_and_understood(game: str) -> None:
    definition = GAMES[game]
    state = definition.game.opening(definition.read_config({}))
    read = [definition.read_move(move, state) for move in moves(game)]
    kinds = get_args(definition.game.Action) or (definition.game.Action,)

    assert {type(action) for action in read} == {*kinds}
    assert [definition.write_action(action) for action in read] == moves(game)


async def test_a_move_in_a_command_is_refused_as_it_says(wire: Wire) -> None:
    (code,) = re.findall(r"inside `do` the server refuses them with `(.+?)`", DOC)
    anna, _ = await wire.pair()
    socket = await wire.following(anna)

    assert (await socket.do("c-1", {"type": "drop", "rod": "b2", "turn": 1}))["code"] == code


async def test_moves_are_refused_as_it_says(wire: Wire) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)

    for move, turn in (("b2", 7), ("b5", 1)):
        assert f"`{(await socket.play('c-1', move, turn))['code']}`" in part("#### Moves")


def test_every_matter_is_listed() -> None:
    prose = part("### What a client sends").replace("\n", " ")
    listed = re.search(r"with M one of (.+?);", prose)

    assert listed is not None
    assert set(re.findall(r"`([a-z-]+)`", listed[1])) == set(get_args(Matter))


# What the server sends


def forms() -> dict[str, set[str]]:
    """The fields of each message as they are written down."""
    rows = table("### What the server sends")
    return {
        str(re.search(r'"type": "([\w-]+)"', row)[1]): top_fields(row)  # type: ignore[index] # each has one
        for row in rows
    }


def top_fields(row: str) -> set[str]:
    inner = row[1:-1]
    while re.search(r"[{\[][^{}\[\]]*[}\]]", inner):
        inner = re.sub(r"[{\[][^{}\[\]]*[}\]]", "", inner)
    return set(re.findall(r'"(\w+)":', inner))


async def test_what_the_server_sends_has_that_form(wire: Wire) -> None:
    anna, bo = await wire.pair()
    a, b = await wire.following(anna), await wire.following(bo)
    watcher = await wire.following(anna, anna["watch"])
    await a.ask({"type": "ping", "sent": 123.4})
    await a.ask({"type": "sign", "id": "c-3", "sign": "bravo"})
    await a.ask({"type": "hello", "match": anna["id"], "token": anna["token"], "v": a.v})
    for socket in (a, b, a, b, a):
        told = await socket.drop("b2")
    row = next(row for row in table("### What the server sends") if "rod-full" in row)
    assert told["facts"] == msgspec.json.decode(row)["facts"]
    assert told["code"] == msgspec.json.decode(row)["code"]
    await a.do("c-8", {"type": "resign"})
    for socket, name in ((a, "c-9"), (b, "c-10")):
        await socket.do(name, {"type": "propose", "matter": "rematch"})
    await wire.call("DELETE", f"/api/matches/{anna['id']}", token=anna["token"])
    await wire.harness.quiet()

    heard = [*a.heard, *b.heard, *watcher.heard]
    assert {told["type"] for told in heard} == set(forms())
    for told in heard:
        form = forms()[told["type"]]
        assert set(told) <= form if told["type"] == "update" else set(told) == form
    brief = [told["match"] for told in watcher.heard if set(told) == {"type", "v", "now", "match"}]
    assert brief == [{"moved_on": True}]  # where the rematch is, is nothing for spectators


async def test_legal_moves_look_as_it_says(wire: Wire) -> None:
    anna, _ = await wire.pair(config={"variant": "most-lines"})
    socket = await wire.following(anna)
    (shown,) = [text for text in inline(part("### What the server sends")) if '"y:a1"' in text]

    for seat, moves in msgspec.json.decode(shown).items():
        assert set(moves) <= set(socket.legal[seat])


async def test_match_time_is_told_as_it_says(wire: Wire) -> None:
    anna, _ = await wire.pair()
    socket = await wire.following(anna)
    wire.harness.world.turn(5_000)
    heard = await socket.ask({"type": "ping", "sent": 1})
    pong = next(told for told in heard if told["type"] == "pong")

    assert socket.match["stopped"] is None
    assert pong["now"] - socket.match["epoch"] == 5_000


def test_the_limits_are_those() -> None:
    prose = " ".join(part("### What the server sends").split())

    assert f"at most {DEFAULTS.message_bytes} bytes" in prose
    rate, burst = DEFAULTS.messages_per_second, DEFAULTS.messages_burst
    assert f"{rate} messages a second in the long run and {burst}" in prose
