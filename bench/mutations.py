"""Mutates valid JSON: texts that are nearly right find more faults than noise does.

A seed is a valid text together with the places of its values and names, so that a mutation can
replace, repeat or remove a whole value without parsing the text again.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')

T = TypeVar("T")
Span = tuple[int, int]


class Seed(Struct, frozen=True):
    """A valid text, the spans of its values, and where the members of its objects begin."""

    text: str
    values: tuple[Span, ...]
    members: tuple[int, ...]


def seed_of(text: str) -> Seed:
    """The seed of a valid JSON text.

    >>> seed = seed_of('{"a": [1, true]}')
    >>> [seed.text[start:end] for start, end in seed.values]
    ['1', 'true', '[1, true]', '{"a": [1, true]}']
    """
    values: list[Span] = []
    members: list[int] = []
    opened: list[int] = []
    tokens = list(_TOKEN.finditer(text))
    for place, token in enumerate(tokens):
        match token[0]:
            case "{" | "[":
                opened.append(token.start())
                if token[0] == "{":
                    members.append(token.end())
            case "}" | "]":
                values.append((opened.pop(), token.end()))
            case ":" | ",":
                pass
            case _ if place + 1 < len(tokens) and tokens[place + 1][0] == ":":
                pass  # a name, not a value
            case _:
                values.append(token.span())
    return Seed(text, tuple(values), tuple(members))


ODD = (
    *("null", "true", "false", "0", "1", "-1", "2", "3", "-0", "0.5", "1e2", "-1e-7", "1E400"),
    *("127", "128", "65536", "2147483648", "-2147483649", "9007199254740993", "1e308"),
    *("9223372036854775807", "9223372036854775808", "-9223372036854775809"),
    *("18446744073709551615", "18446744073709551616", "1" + "0" * 40, "9" * 400, "-" + "9" * 400),
    *("01", "+1", "1.", ".5", "NaN", "Infinity", "-Infinity", "0x10", "1_000", "--1"),
    *('""', '" "', '"a"', '"a1"', '"e5"', '"5<"', '"j"', '"0"', '"null"', '"\\u0000"', "''"),
    *('"\\ud800"', '"\\udc00\\ud800"', '"\\ud83d\\ude00"', '"\\u202e"', '"\\u200b\\u200d"'),
    *('"\\x41"', '"\\', '"\\u12', '"é"', '"\U0001f9e9"', '"\ufeff"', '"\ue000"', '"\t"', '"\n"'),
    *('"draw"', '"rematch"', '"pause"', '"resume"', '"take-back"', '"win"', '"hello"', '"do"'),
    *('"play"', '"ping"', '"sit"', '"tick"', '"begin"', '"away"', '"back"', '"halt"', '"succeed"'),
    *('"../../etc/passwd"', '"\' OR 1=1 --"', '"<script>"', '"%s%n"', '"' + "x" * 41 + '"'),
    *('"' + "x" * 81 + '"', '"' + "ä" * 500 + '"', '"__class__"', '"{0}"', '"constructor"'),
    *("[]", "{}", "[null]", "[[]]", '{"type":"draw"}', '{"type":"tick"}', '{"type":null}'),
    *('{"":""}', '{"type":"sit","seat":1,"name":"Eve","key":"k"}', '{"type":"begin"}'),
    *('{"type":"halt","since":0}', '{"type":"away","seat":1}', '{"type":"forfeit"}'),
    *("[" * 200, "[" * 3000, '{"a":' * 700, "[" * 50 + "]" * 50, '{"a":' * 40 + "1" + "}" * 40),
    *("[" + "1," * 900 + "1]", '["5<","5<","5<","5<","5<","5<","5<","5<","5<"]'),
)
"""Values that are wrong in most places: of another type, too big, too deep, or no JSON at all."""

NAMES = (
    *(
        "type",
        "id",
        "command",
        "move",
        "seat",
        "match",
        "token",
        "sent",
        "rod",
        "turn",
        "yellow",
        "square",
    ),
    *("round", "name", "yes", "matter", "what", "one", "other", "bot", "card", "cards", "to", "by"),
    *(
        "against",
        "phrase",
        "about",
        "already",
        "key",
        "since",
        "version",
        "wall",
        "picks",
        "events",
    ),
    *("", "__proto__", "\\u0074ype", "TYPE", "x" * 100),
)
_TAILS = ("\\n", "\\u0000", " ", "\\r\\n", "\\u2028", "0", "\u0301", "\\ud800")
_SIGNS = "{}[]\",:\\0123456789.eE+-truefalsn \t\n\x00\x1f\x7f\u0080\u2028\ufffd\U0010ffff'/"


def mutated(seed: Seed, others: Sequence[Seed], random: Random) -> str:
    """The text with one fault, or with a few."""
    text = _spoiled(seed, others, random)
    while random.random() < 0.2:
        text = _scratched(text, random)
    return text


def _spoiled(seed: Seed, others: Sequence[Seed], random: Random) -> str:
    text = seed.text
    kind = random.random()
    start, end = seed.values[int(random.random() * len(seed.values))]
    if kind < 0.40:
        return f"{text[:start]}{_one_of(ODD, random)}{text[end:]}"
    if kind < 0.55 and seed.members:  # an unknown name, or a repeated one
        place = seed.members[int(random.random() * len(seed.members))]
        member = f'"{_one_of(NAMES, random)}":{_one_of(ODD, random)}'
        rest = text[place:].lstrip()
        return f"{text[:place]}{member}{'' if rest.startswith('}') else ','}{text[place:]}"
    if kind < 0.70:  # a value from elsewhere
        other = _one_of(others, random)
        first, last = other.values[int(random.random() * len(other.values))]
        return f"{text[:start]}{other.text[first:last]}{text[end:]}"
    if kind < 0.75 and text[end - 1] == '"':  # `$` in a pattern lets a last line break pass
        return f'{text[: end - 1]}{_one_of(_TAILS, random)}"{text[end:]}'
    if kind < 0.75:
        return text[:start] + text[end:]
    if kind < 0.80:
        return f"{text[:start]}{text[start:end]},{text[start:end]}{text[end:]}"
    return _scratched(text, random)


def _scratched(text: str, random: Random) -> str:
    """A few signs are wrong, lost or there twice; or the text is cut."""
    place = int(random.random() * (len(text) + 1))
    length = 1 + int(random.random() ** 3 * 12)
    kind = random.random()
    if kind < 0.3:
        return text[:place] + _one_of(_SIGNS, random) + text[place + 1 :]
    if kind < 0.5:
        return text[:place] + _one_of(_SIGNS, random) * length + text[place:]
    if kind < 0.7:
        return text[:place] + text[place + length :]
    if kind < 0.85:
        return text[: place + length] + text[place:]
    return text[:place]


def _one_of(things: Sequence[T], random: Random) -> T:
    """Like `random.choice`, in half the time."""
    return things[int(random.random() * len(things))]
