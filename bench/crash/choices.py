"""What a player does next, chosen by chance from what the server has told.

Knows the notation of docs/protocol.md and no rules: what is possible stands in `legal`.
"""

from random import Random
from typing import Any

from bench.crash.orders import Json

YES = {"draw": 0.1, "take-back": 0.8, "pause": 0.7, "resume": 0.9, "rematch": 0.9}
"""How often a player agrees to what another one proposes."""
LIVELY = {"lay": 8, "give": 4, "draw": 4, "offer": 3, "decline": 2, "withdraw": 2}
"""How often something is done at X-Code, against the other things that can be done."""

Option = tuple[float, Json | None]


def choose(rng: Random, told: Json, seat: int) -> Json | None:
    """The command for this seat, or None to wait."""
    match = told["match"]
    if match["phase"] == "open":
        options = _before(rng, match, seat)
    elif match["phase"] == "running":
        options = _while_running(rng, told, seat)
    elif match["phase"] == "paused":
        options = _while_paused(rng, match, seat)
    else:
        options = [*_answers(rng, match, seat), (1, _propose("rematch")), (1, None)]
    return rng.choices([command for _, command in options], [weight for weight, _ in options])[0]


def kind_of(command: Json) -> str:
    """How the command is counted."""
    matter = command.get("matter")
    return f"{command['type']} {matter}" if matter else str(command["type"])


def _before(rng: Random, match: Json, seat: int) -> list[Option]:
    options: list[Option] = [
        (4, {"type": "ready", "yes": True}),
        (1, {"type": "ready", "yes": False}),
        (0.1, {"type": "leave"}),
        (2, None),
        *_any_time(rng, match),
    ]
    if match["game"] != "xcode":
        return options
    chairs = match["chairs"]
    one, other = rng.sample(range(len(chairs)), 2)
    options.append((1, {"type": "swap", "one": one, "other": other}))
    for place, chair in enumerate(chairs):
        if chair["kind"] == "bot":  # somebody wants to sit there
            options.append((9, {"type": "appoint", "seat": place, "bot": False}))
        elif not chair["taken"]:
            options.append((0.2, {"type": "appoint", "seat": place, "bot": True}))
    return options


def _while_running(rng: Random, told: Json, seat: int) -> list[Option]:
    match = told["match"]
    legal = told["legal"].get(str(seat), [])
    options: list[Option] = [
        (0.5, _propose("take-back")),
        (0.3, _propose("pause")),
        (0.15, _propose("draw")),
        (0.05, {"type": "resign"}),
        (1 if legal else 8, None),
        *_answers(rng, match, seat),
        *_any_time(rng, match),
    ]
    if legal:
        options.append((10, _action(rng, legal, match["game"], told["view"])))
    return options


def _while_paused(rng: Random, match: Json, seat: int) -> list[Option]:
    options = [*_answers(rng, match, seat), *_any_time(rng, match), (3.0, None)]
    if match["why_stopped"] == "pause":
        options.append((2, _propose("resume")))
    return options


def _any_time(rng: Random, match: Json) -> list[Option]:
    options: list[Option] = [(0.4, {"type": "rename", "name": f"Anna {rng.randrange(1000)}"})]
    if match["is_opener"]:
        options.append((0.2, {"type": "admit-watchers", "yes": not match["watchable"]}))
    return options


def _answers(rng: Random, match: Json, seat: int) -> list[Option]:
    open_questions = [p["matter"] for p in match["proposals"] if seat not in p["agreed"]]
    return [
        (8, {"type": "answer", "matter": matter, "yes": rng.random() < YES[matter]})
        for matter in open_questions
    ]


def _propose(matter: str) -> Json:
    return {"type": "propose", "matter": matter}


# Actions of the games


def _action(rng: Random, legal: list[str], game: str, view: Json) -> Json | None:
    if game == "xcode":
        weights = [LIVELY.get(text.split()[0], 1) for text in legal]
        return _trade(rng, rng.choices(legal, weights)[0].split(), view["hand"])
    text = rng.choice(legal)
    if game == "vier3d":
        yellow, rod = text.startswith("y:"), text.removeprefix("y:")
        return {"type": "drop", "rod": rod, "turn": view["turn"], "yellow": yellow}
    if text == "ok":
        return {"type": "seen", "round": view["round"]}
    return {"type": "place", "square": text, "turn": view["turn"]}


def _trade(rng: Random, words: list[str], hand: list[str]) -> Json:
    """One of the actions that a line of `legal` stands for at X-Code."""

    def after(word: str) -> Any:
        return words[words.index(word) + 1]

    match words:
        case ["draw"]:
            return {"type": "draw"}
        case ["discard"]:
            return {"type": "discard", "cards": rng.sample(hand, 3)}
        case ["lay", *cards]:
            return {"type": "lay", "cards": cards}
        case ["offer", *_]:
            card = rng.choice(words[1 : words.index("to")])
            return {"type": "offer", "card": card, "to": int(after("to"))}
        case ["give", *_]:
            card = rng.choice(words[1 : words.index("to")])
            to, against = int(after("to")), after("for")
            return {"type": "accept", "card": card, "to": to, "against": against}
        case ["withdraw", card, *_]:
            return {"type": "withdraw", "card": card, "to": int(after("from"))}
        case ["decline", card, *_]:
            return {"type": "decline", "card": card, "by": int(after("of"))}
        case _:
            return {"type": "say", "phrase": "need", "about": rng.choice("123456789*0#")}
