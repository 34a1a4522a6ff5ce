"""X-Code in the terminal: one person plays with bots, all at the same time."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from rich.text import Text

from knobel.catalog import xcode as xcode_files
from knobel.core.clock import Hourglass
from knobel.core.game import Millis, Seat
from knobel.games.xcode import View
from knobel.games.xcode.actions import MOST_ALREADY
from knobel.games.xcode.cards import JOKER, LEFT, RIGHT, SYMBOLS, TIME, Card
from knobel.games.xcode.events import Cable, Fuses, Quiet, Turning
from knobel.tui.board import BoardOptions, Unclear
from knobel.tui.games.xcode import picture
from knobel.tui.games.xcode.picture import BOLD, QUIET, WARN
from knobel.tui.games.xcode.words import card_name, clock, phrase, stage_name
from knobel.tui.session import Event, Session
from knobel.tui.speech import Translate

SIGNS = {"asterisk": "*", "number_sign": "#"}
"""Keys that Textual calls by a name."""
PHRASES = {"1": "need", "2": "have", "3": "which-arrow"}
BESIDE = 78
"""The minimum width for the panel beside the picture."""


class Talk(Struct):
    """A phrase that the player is composing, key by key."""

    to: Seat | None = None
    phrase: str = ""
    about: str = ""


class XcodeBoard:
    """A keypad, sand, a hand of cards, and a neighbour on either side."""

    keys = (*"1234567890dxlognwst", *SIGNS, "left", "right", "escape")

    def __init__(self) -> None:
        self._chosen: list[int] = []
        """Positions in the hand, in the order of choosing."""
        self._hand: tuple[Card, ...] = ()
        """The hand to which these positions refer."""
        self._is_left = True
        """Which neighbour is chosen."""
        self._talk: Talk | None = None

    def size(self, scale: int) -> tuple[int, int]:
        return picture.WIDTHS[min(scale, 1)], (18, 28)[min(scale, 1)]

    def is_stacked(self, columns: int) -> bool:
        return columns < BESIDE

    # Selection

    def _follow_hand(self, view: View) -> None:
        """Keeps the selected cards that are still in the hand."""
        if view.hand == self._hand:
            return
        kept: list[int] = []
        for place in self._chosen:
            card = self._hand[place]
            alike = (at for at, one in enumerate(view.hand) if one == card and at not in kept)
            kept += [at for at in [next(alike, None)] if at is not None]
        self._hand, self._chosen = view.hand, kept

    def _cards(self, view: View) -> list[Card]:
        self._follow_hand(view)
        return [view.hand[place] for place in self._chosen]

    def _card(self, view: View) -> Card:
        if len(self._chosen) != 1:
            raise Unclear("tui-xcode-choose-one")
        return self._cards(view)[0]

    def _neighbours(self, view: View) -> list[Seat]:
        """The neighbours, the selected one first."""
        both = (view.left, view.right) if self._is_left else (view.right, view.left)
        return list(dict.fromkeys(seat for seat in both if seat is not None))

    # Keys

    def key(self, key: str, session: Session) -> str | None:
        view: View = session.view
        self._follow_hand(view)
        if self._talk is not None:
            talk, self._talk = self._talk, None
            if (told := self._speak(talk, key, view)) is not None:
                return told or None
        if key.isdigit():
            self._choose((int(key) - 1) % 10)
            return None
        match key:
            case "left" | "right":
                self._is_left = key == "left"
            case "escape":
                self._chosen = []
            case "s":
                self._talk = Talk()
            case "d":
                return "draw"
            case "x":
                return f"discard {' '.join(self._cards(view))}"
            case "l":
                return self._lay(session)
            case "o":
                return self._offer(view)
            case "g" | "n" | "w":
                return self._trade(key, view)
        return None

    def _choose(self, place: int) -> None:
        if place in self._chosen:
            self._chosen.remove(place)
        elif place < len(self._hand):
            self._chosen.append(place)

    def _lay(self, session: Session) -> str:
        """The chosen cards; without any the first code set, but never the sand timer's."""
        if self._chosen:
            return f"lay {' '.join(self._cards(session.view))}"
        for symbol, move in self._sets(session):
            if symbol != TIME:
                return move
        raise Unclear("tui-xcode-no-set")

    def _sets(self, session: Session) -> Iterator[tuple[str, str]]:
        """The symbol of every set in the hand, and the move that lays it."""
        seat = session.seats[0]
        for move in session.client_of(seat).legal.get(seat, []):
            kind, *cards = move.split()
            if kind == "lay":
                yield next(card[0] for card in cards if card != JOKER), move

    def _offer(self, view: View) -> str:
        """The seat that may get the card: by its arrow; with two players, always the other."""
        card = self._card(view)
        to = view.right if card.endswith(RIGHT) else view.left
        return f"offer {card} to {to}"

    def _trade(self, key: str, view: View) -> str:
        """The move that answers or withdraws an offer; the selected neighbour comes first."""
        for seat in self._neighbours(view):
            theirs, mine = _between(view, seat)
            if key == "w" and mine is not None:
                return f"withdraw {mine} from {seat}"
            if key == "n" and theirs is not None:
                return f"decline {theirs} of {seat}"
            if key == "g" and theirs is not None:
                return f"give {self._card(view)} to {seat} for {theirs}"
        raise Unclear("tui-xcode-none-mine" if key == "w" else "tui-xcode-none-theirs")

    # Talking

    def _speak(self, talk: Talk, key: str, view: View) -> str | None:
        """The phrase, "" while it is incomplete, or None if the key means something else."""
        symbol = SIGNS.get(key, key)
        to = "" if talk.to is None else f" to {talk.to}"
        is_step = False
        if not talk.phrase:
            if key == "4":
                return f"say need {TIME}{_count(view, TIME)}{to}"
            if key == "5":
                return f"say sand{to}"
            if is_step := key in PHRASES:
                talk.phrase = PHRASES[key]
            elif is_step := key in {"left", "right"}:
                others = [None, *(seat for seat in view.ring if seat != view.seat)]
                step = 1 if key == "right" else -1
                talk.to = others[(others.index(talk.to) + step) % len(others)]
        elif not talk.about and symbol in (*SYMBOLS, TIME):
            if talk.phrase == "need":
                return f"say need {symbol}{_count(view, symbol)}{to}"
            if talk.phrase == "which-arrow":
                return f"say which-arrow {symbol}{to}"
            arrows = {card[1] for card in view.hand if card[0] == symbol}
            if len(arrows) == 1:
                return f"say have {symbol}{arrows.pop()}{to}"
            talk.about, is_step = symbol, True
        elif talk.about and key in {"left", "right"}:
            return f"say have {talk.about}{LEFT if key == 'left' else RIGHT}{to}"
        if is_step:
            self._talk = talk
        return "" if is_step or key == "escape" else None

    def _talk_prompt(self, session: Session, talk: Talk) -> Text:
        say = session.say
        whom = say("xcode-to-all") if talk.to is None else _name(session, talk.to)
        head = Text(f"{say('xcode-talk')} ({whom}): ", BOLD)
        if talk.about:
            return head.append(f"{say('xcode-say-have', card=talk.about)} ← →")
        if talk.phrase:
            return head.append(f"{say(f'xcode-kind-{talk.phrase}')} 0-9 * # t")
        parts = [f"{key} {say(f'xcode-kind-{kind}')}" for key, kind in PHRASES.items()]
        parts += [
            f"4 {say('xcode-say-time')}",
            f"5 {say('xcode-say-sand')}",
            say("tui-xcode-to-whom"),
        ]
        return head.append(" · ".join(parts))

    # The picture

    def picture(self, session: Session, options: BoardOptions) -> Text:
        view: View = session.view
        self._follow_hand(view)
        say, scale = session.say, min(options.scale, 1)
        ready = {symbol for symbol, _ in self._sets(session)}
        width = picture.WIDTHS[scale]
        tally = say("xcode-tally", count=len(view.cracked))
        held = len(view.hand) + sum(one.seat == view.seat for one in view.offers)
        lines = [
            Text(f"{stage_name(say, view.level.name)} · {tally}", BOLD),
            self._sand(session, view, width),
            self._piles(view, say),
            Text(),
            *picture.fields(view, ready, scale),
            Text(),
            *self._trades(session, view, width // 2),
            Text(),
            Text(say("xcode-hand-count", count=held, limit=view.limit), BOLD),
            *picture.hand(view.hand, self._chosen, scale),
        ]
        return Text("\n", no_wrap=True).join(lines)

    def _sand(self, session: Session, view: View, width: int) -> Text:
        if view.sand is None:
            total = 1000 * view.level.sand
            return picture.sand_line(total, total, width)
        return picture.sand_line(view.sand.left(_now(session)), view.sand.total, width)

    def _piles(self, view: View, say: Translate) -> Text:
        top = "" if view.top is None else f" ({card_name(view.top)})"
        parts = [
            say("xcode-pile-short", count=view.pile),
            say("xcode-discards-short", count=view.discards) + top,
            say("xcode-time-sets", count=len(view.times)),
        ]
        return Text(" · ".join(parts), QUIET)

    def _trades(self, session: Session, view: View, width: int) -> list[Text]:
        """A column for each neighbour: their name, their offer to me, my offer to them."""
        say, chosen = session.say, self._neighbours(view)[:1]
        seats = list(dict.fromkeys((view.left, view.right)))
        lines = [Text(), Text(), Text()]
        for seat in seats:
            if seat is None:
                continue
            theirs, mine = _between(view, seat)
            arrow = "◀▶" if len(seats) == 1 else "◀" if seat == view.left else "▶"
            mark = ">" if [seat] == chosen else " "
            cut = f" ({say('xcode-cut')})" if _is_cut(view, seat) else ""
            style = BOLD if theirs is None else picture.READY
            cells = (
                Text(f"{mark}{arrow} {_name(session, seat)}{cut}", BOLD if mark == ">" else ""),
                Text(f"   {say('tui-xcode-theirs', card=_shown(theirs))}", style),
                Text(f"   {say('tui-xcode-mine', card=_shown(mine))}"),
            )
            for line, cell in zip(lines, cells, strict=True):
                cell.truncate(width - 1)
                line.append_text(cell).append(" " * (width - cell.cell_len))
        return lines

    # Words

    def panel(self, session: Session, width: int) -> Text:
        """The team with everybody's last phrase, and the state of the mission."""
        view: View = session.view
        say = session.say
        lines = [Text(say("xcode-team"), BOLD)]
        for seat in view.ring:
            mark = "*" if seat == view.seat else " "
            line = Text(f"{mark}{_name(session, seat)} ({view.hands[seat] if view.hands else 0})")
            last = next((one for one in reversed(view.heard) if one.seat == seat), None)
            if last is not None:
                words = phrase(say, last.phrase, last.about, last.already)
                line.append(f": {words}", BOLD)
            lines.append(line)
        return Text("\n").join([*lines, *self._notes(session, view)])

    def _notes(self, session: Session, view: View) -> Iterator[Text]:
        say, now = session.say, _now(session)
        for note in view.notes:
            match note:
                case Quiet(is_quiet=is_quiet, until=int(until)):
                    words = "xcode-quiet-for" if is_quiet else "xcode-quiet-in"
                    yield Text(say(words, seconds=_seconds(until - now)), WARN if is_quiet else "")
                case Turning(symbol=symbol, due=due):
                    yield Text(say("xcode-turning", symbol=symbol, seconds=_seconds(due - now)))
                case Fuses(dues=dues):
                    yield from (
                        Text(say("xcode-fuse", seconds=_seconds(due - now)), WARN)
                        for due in dues
                        if due is not None
                    )
                case Cable(between=(one, two), until=int(until)):
                    facts = {"one": _name(session, one), "two": _name(session, two)}
                    yield Text(say("xcode-cable", seconds=_seconds(until - now), **facts))
                case Hourglass(total=total):
                    left = note.left(now)
                    above, below = _seconds(left), _seconds(total - left)
                    words = say("xcode-second-sand", above=above, below=below)
                    yield Text(words, WARN if left <= picture.SHORT else "")

    def prompt(self, session: Session, options: BoardOptions) -> Text:
        view: View = session.view
        say = session.say
        if self._talk is not None:
            return self._talk_prompt(session, self._talk)
        if view.sand is None:
            left = _seconds(view.began - session.now)
            return Text(f"{say('xcode-ready')} … {left}", BOLD)
        parts = []
        if chosen := self._cards(view):
            parts.append(" ".join(map(card_name, chosen)))
        for symbol, _ in self._sets(session):
            if symbol != TIME:
                parts.append(f"l: {say('xcode-lay', symbol=symbol)}")
            elif TIME in {card[0] for card in chosen}:
                left = view.sand.left(session.now)
                after = view.sand.total - (left if view.turning == "flip" else 0)
                parts.append(f"l: {say('xcode-lay-time', seconds=_seconds(after))}")
        return Text(" · ".join(parts) or say("tui-xcode-idle"))

    def greeting(self, session: Session) -> str | None:
        return None

    def news(self, event: Event, session: Session) -> str | None:
        say, view = session.say, session.view
        me = session.seats[0]
        match event:
            case {"type": "sand-started"}:
                return say("xcode-started")
            case {"type": "sand-turned", "sand": sand, "at": at}:
                return say("xcode-turned", seconds=_seconds(sand["ends"] - at))
            case {"type": "cracked", "seat": seat, "field": field}:
                count = 1 + [one.field for one in view.cracked].index(field)
                name = _name(session, seat)
                return say("xcode-cracked-by", name=name, symbol=field, count=count)
            case {"type": "said", "seat": seat, "to": to} if seat != me:
                words = phrase(say, event["phrase"], event["about"], event["already"])
                words = words if to is None else say("xcode-to-you", words=words)
                return say("xcode-said", name=_name(session, seat), words=words)
            case {"type": "hand-lost", "seat": seat} if seat == me:
                return say("xcode-lost-hand")
            case {"type": "noted", "note": {"type": "quiet", "is_quiet": True}}:
                return say("xcode-quiet")
            case _:
                return self._trade_news(event, session, me)

    def _trade_news(self, event: Event, session: Session, me: Seat) -> str | None:
        say = session.say
        match event:
            case {"type": "offered", "seat": seat, "to": to, "card": card} if to == me:
                return say("xcode-offered", name=_name(session, seat), card=card_name(card))
            case {"type": "withdrawn", "seat": seat, "to": to, "card": card} if to == me:
                return say("xcode-offer-gone", name=_name(session, seat), card=card_name(card))
            case {"type": "turned-down", "seat": seat, "by": by, "card": card} if by == me:
                return say("xcode-declined", name=_name(session, seat), card=card_name(card))
            case {"type": "traded", "seat": seat, "to": to} if me in {seat, to}:
                return say("xcode-traded", name=_name(session, to if seat == me else seat))
            case _:
                return None

    def result(self, session: Session) -> Text:
        view: View = session.view
        say, outcome = session.say, session.match.outcome
        assert outcome is not None
        is_theirs = outcome.reason in {"resigned", "absent"}
        why = f"together-{outcome.reason}" if is_theirs else f"reason-{outcome.reason}"
        ran = clock(_now(session) - view.began)
        lines = [
            Text(say(f"xcode-{outcome.together}"), BOLD),
            Text(say(why)),
            Text(),
            Text(f"{stage_name(say, view.level.name)} · {_tally(view, say)}"),
            Text(say("xcode-story-sand", time=ran, turns=len(view.times))),
        ]
        if outcome.together == "won" and (idle := _idle(session)):
            names = ", ".join(_name(session, seat) for seat in idle)
            lines.insert(2, Text(say("stage-not-unlocked", names=names, count=len(idle))))
        for seat in range(len(view.hands)):
            mine = " ".join(one.field for one in view.cracked if one.seat == seat)
            lines.append(Text(f"{_name(session, seat)}: {mine or '–'}"))
        return Text("\n").join(lines)

    def again(self, session: Session) -> str:
        """The label for the next level after a win (XC-65)."""
        outcome = session.match.outcome
        following = xcode_files.after(session.view.level.name)
        is_won = outcome is not None and outcome.together == "won" and not _idle(session)
        if is_won and following is not None:
            return session.say("stage-onward", level=stage_name(session.say, following))
        return session.say("stage-again")


def _idle(session: Session) -> list[Seat]:
    """The people who have not taken part: then nothing is unlocked (XC-65)."""
    view: View = session.view
    return [seat for seat in session.seats if seat not in view.active]


def _tally(view: View, say: Translate) -> str:
    return say("xcode-tally", count=len(view.cracked))


def _count(view: View, symbol: str) -> str:
    """How many of these I have already, in words; empty for none."""
    count = min(MOST_ALREADY, sum(card[0] == symbol for card in view.hand))
    return f" with {count}" if count else ""


def _between(view: View, seat: Seat) -> tuple[Card | None, Card | None]:
    """The card that this neighbour offers me, and the one that I offer them."""
    offers: Sequence[tuple[Seat, Seat, Card]] = [(o.seat, o.to, o.card) for o in view.offers]
    theirs = next((card for one, to, card in offers if (one, to) == (seat, view.seat)), None)
    mine = next((card for one, to, card in offers if (one, to) == (view.seat, seat)), None)
    return theirs, mine


def _is_cut(view: View, seat: Seat) -> bool:
    """Whether a mission forbids trading with this neighbour now."""
    cables = [note.between for note in view.notes if isinstance(note, Cable)]
    return any(seat in between and view.seat in between for between in cables)


def _shown(card: Card | None) -> str:
    return "–" if card is None else card_name(card)


def _now(session: Session) -> Millis:
    """Match time; it stops when the game is over."""
    end = session.view.end
    return session.now if end is None else int(end.at)


def _seconds(millis: Millis) -> int:
    return -(-max(0, millis) // 1000)


def _name(session: Session, seat: Seat) -> str:
    """The names: bots are numbered, because their level is only a pace here."""
    chairs = session.match.chairs
    if chairs[seat].kind == "person":
        return chairs[seat].name
    bots = [one for one, chair in enumerate(chairs) if chair.kind == "bot"]
    return f"{session.say('mate-bot')} {bots.index(seat) + 1}"
