"""The notation of X-Code's levels, cards and phrases in the terminal."""

from knobel.core.game import Millis
from knobel.games.xcode.cards import JOKER, LEFT, TIME, Card
from knobel.tui.speech import Translate


def stage_name(say: Translate, name: str) -> str:
    """A level by its number, a mission by its name."""
    kind, _, number = name.partition("-")
    if kind == "level" and number.isdigit():
        return say("xcode-level", number=int(number))
    return say(f"xcode-mission-{name}")


def card_name(card: Card) -> str:
    """A card in at most two characters, with the arrow on the side to which it points."""
    if card == JOKER:
        return "J"
    symbol = card[0]
    if len(card) == 1:
        return symbol
    return f"◀{symbol}" if card[1] == LEFT else f"{symbol}▶"


def phrase(say: Translate, kind: str, about: Card, already: int) -> str:
    """The phrase in words."""
    match kind:
        case "sand":
            return say("xcode-say-sand")
        case "need" if about == TIME and already == 0:
            return say("xcode-say-time")
        case "need" if already:
            return say("xcode-say-need-with", symbol=about, count=already)
        case "have":
            return say("xcode-say-have", card=card_name(about))
        case _:
            return say(f"xcode-say-{kind}", symbol=about)


def clock(millis: Millis) -> str:
    """Minutes and seconds; 0:00 only when nothing is left."""
    seconds = -(-max(0, millis) // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
