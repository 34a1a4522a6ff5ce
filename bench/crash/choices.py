"""What a player does next: a random choice among what the server says is possible.

It knows no rules: the legal moves of the player come with every update.
"""

from random import Random
from typing import Any

from bench.games import Json, bench_game

YES = {"draw": 0.1, "take-back": 0.8, "pause": 0.7, "resume": 0.9, "rematch": 0.9}
"""The probability that a player agrees to a proposal."""

Option = tuple[float, Json | None]


def choose(rng: Random, told: Json, seat: int) -> Json | None:
    """What this seat asks for, as a message without its id, or None to wait."""
    match = told["match"]
    if match["phase"] == "open":
        options = _before(rng, match, seat)
    elif match["phase"] == "running":
        options = _while_running(rng, told, seat)
    elif match["phase"] == "paused":
        options = _while_paused(rng, match, seat)
    else:
        options = [*_answers(rng, match, seat), (1, _propose("rematch")), (1, None)]
    return rng.choices([asked for _, asked in options], [weight for weight, _ in options])[0]


def do(kind: str, **fields: Any) -> Json:
    """The message that asks for something of the match."""
    return {"type": "do", "command": {"type": kind, **fields}}


def kind_of(game: str, message: Json) -> str:
    """What the message asks for, by the name that begins its line in the log."""
    if message["type"] == "play":
        verb = message["move"].split()[0]
        stored_as = bench_game(game).STORED_AS
        return stored_as.get(verb) or stored_as.get("", verb)
    command = message["command"]
    matter = command.get("matter")
    return f"{command['type']} {matter}" if matter else str(command["type"])


def _before(rng: Random, match: Json, seat: int) -> list[Option]:
    options: list[Option] = [
        (4, do("ready", yes=True)),
        (1, do("ready", yes=False)),
        (0.1, do("leave")),
        (2, None),
        *_any_time(rng, match),
    ]
    if not match["is_together"]:
        return options
    chairs = match["chairs"]
    one, other = rng.sample(range(len(chairs)), 2)
    options.append((1, do("swap", one=one, other=other)))
    for place, chair in enumerate(chairs):
        if chair["kind"] == "bot":  # somebody wants to sit there
            options.append((9, do("appoint", seat=place, bot=False)))
        elif not chair["taken"]:
            options.append((0.2, do("appoint", seat=place, bot=True)))
    return options


def _while_running(rng: Random, told: Json, seat: int) -> list[Option]:
    match = told["match"]
    legal = told["legal"].get(str(seat), [])
    options: list[Option] = [
        (0.5, _propose("take-back")),
        (0.3, _propose("pause")),
        (0.15, _propose("draw")),
        (0.05, do("resign")),
        (1 if legal else 8, None),
        *_answers(rng, match, seat),
        *_any_time(rng, match),
    ]
    if legal:
        move = bench_game(match["game"]).legal_move(rng, legal, told["view"])
        options.append((10, {"type": "play", "move": move, "turn": told["view"].get("turn")}))
    return options


def _while_paused(rng: Random, match: Json, seat: int) -> list[Option]:
    options = [*_answers(rng, match, seat), *_any_time(rng, match), (3.0, None)]
    if match["why_stopped"] == "pause":
        options.append((2, _propose("resume")))
    return options


def _any_time(rng: Random, match: Json) -> list[Option]:
    options: list[Option] = [(0.4, do("rename", name=f"Anna {rng.randrange(1000)}"))]
    if match["is_opener"]:
        options.append((0.2, do("admit-watchers", yes=not match["watchable"])))
    return options


def _answers(rng: Random, match: Json, seat: int) -> list[Option]:
    open_questions = [p["matter"] for p in match["proposals"] if seat not in p["agreed"]]
    return [
        (8, do("answer", matter=matter, yes=rng.random() < YES[matter]))
        for matter in open_questions
    ]


def _propose(matter: str) -> Json:
    return do("propose", matter=matter)
