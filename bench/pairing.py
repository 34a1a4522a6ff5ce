"""How long pairing takes, how fair it is, and whether FIDE's Dutch system and TRF files hold.

python -m bench.pairing             seconds of CPU a heat, ours and Dutch
python -m bench.pairing --fairness  our pairs against all 52 files of tests/data/swiss
python -m bench.pairing --dutch     Dutch, pair by pair, against the files up to 61 players
python -m bench.pairing --trf       100 simulated events, read by two other programs
python -m bench.pairing --moves     moves elsewhere while a server pairs 500, and 61 by Dutch
"""

import argparse
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from bench import pairing_moves, swiss_files, trf_readers
from bench.batches import say
from bench.evenings import Evening, crowd, played, ups_and_downs
from knobel.tournament import trf
from knobel.tournament.pairing import dutch, pair, swiss
from knobel.tournament.pairing.draft import Draw
from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.pairing.swiss import Pair
from knobel.tournament.trf_event import sheet_of

SIZES = (61, 200, 500, 1000)
HEATS = range(2, 10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    for name in ("fairness", "dutch", "trf", "moves"):
        parser.add_argument(f"--{name}", action="store_true")
    parser.add_argument("--events", type=int, default=100)
    parser.add_argument("--files", default="*", help="for --dutch, such as p61r7-11")
    parser.add_argument("--secs", type=float, default=20, help="for --moves, how long each lasts")
    chosen = parser.parse_args()
    if chosen.fairness:
        _print_fairness()
    elif chosen.dutch:
        _print_dutch(chosen.files)
    elif chosen.trf:
        _print_trf(chosen.events)
    elif chosen.moves:
        pairing_moves.main(chosen.secs)
    else:
        _print_seconds()


# --- Seconds ------------------------------------------------------------------------------


def _print_seconds() -> None:
    say("| entrants | system | heat | seconds CPU, median | most |")
    say("| --- | --- | --- | --- | --- |")
    for people in SIZES:
        _print_row(people, "ours", seconds(people, "swiss"))
    _print_row(64, "dutch", seconds(64, "dutch"))


def _print_row(people: int, system: str, took: list[float]) -> None:
    middle = sorted(took)[len(took) // 2]
    say(f"| {people} | {system} | 2 to 9 | {middle:.2f} | {max(took):.2f} |")


def seconds(people: int, system: str) -> list[float]:
    """What pairing took in heats 2 to 9."""
    evening = Evening(people, 0, format=system, heats=9)
    evening.t = crowd(evening, people)
    took = []
    for heat in range(1, 10):
        before = time.process_time()
        command = pair(evening.t, heat)
        took.append(time.process_time() - before)
        evening.t = played(evening, command)
    return took[1:]


# --- Fairness -----------------------------------------------------------------------------


def _print_fairness() -> None:
    squares, clashes = [0, 0], [0, 0]
    rounds = less = left = 0
    for name, sheet in swiss_files.sheets():
        for heat in range(1, sheet.heats + 1):
            field = swiss_files.field_before(sheet, heat)
            drawn = swiss.draw(field, 0)
            mine = faults_of(field, pairs_of(drawn))
            file = faults_of(field, swiss_files.pairs_in(sheet, heat))
            left += not is_whole(field, drawn)
            if heat == 1:  # nobody has points yet: only byes and people can be compared
                if mine[2] != file[2]:
                    say(f"worse: {name}, heat 1: byes {mine[2]}, file {file[2]}")
                continue
            rounds += 1
            less += mine[0] < file[0]
            for at, faults in enumerate((mine, file)):
                squares[at] += faults[0]
                clashes[at] += faults[1]
            if mine[0] > file[0] or mine[2] != file[2]:
                say(f"worse: {name}, heat {heat}: {mine}, file {file}")
    say(f"{rounds} heats; less difference of points in {less}")
    say(f"squares of differences {squares[0]}, files {squares[1]}")
    say(f"clashes of start {clashes[0]}, files {clashes[1]}")
    say(f"with the first heats, somebody is left out in {left}")


def pairs_of(drawn: Draw) -> set[Pair]:
    pairs: set[Pair] = {(e, None) for e in drawn.byes}
    for draft in drawn.drafts:
        (one,), (other,) = draft.sides
        pairs.add((one, other))
    return pairs


def is_whole(field: Field, drawn: Draw) -> bool:
    """Whether everybody is paired once, or has the only bye."""
    paired = [e for draft in drawn.drafts for e in draft.entrants] + [*drawn.byes]
    is_everybody = sorted(paired) == sorted(player.id for player in field.players)
    return is_everybody and len(drawn.byes) == len(field.players) % 2


def faults_of(field: Field, pairs: Iterable[Pair]) -> tuple[int, int, list[int]]:
    """The squares of differences of points, the clashes of start, and the points of the bye."""
    by_id = {player.id: player for player in field.players}
    both = [(by_id[one], by_id[other]) for one, other in pairs if other is not None]
    return (
        sum((one.points - other.points) ** 2 for one, other in both),
        sum(wish(one) == wish(other) != 0 for one, other in both),
        sorted(by_id[one].points for one, other in pairs if other is None),
    )


def wish(player: Player) -> int:
    """1 if it is the player's turn to begin, -1 if it is not, 0 without a past."""
    if player.must or not player.starts:
        return player.must
    if player.balance:
        return -1 if player.balance > 0 else 1
    return -1 if player.starts[-1] else 1


# --- Dutch --------------------------------------------------------------------------------


def _print_dutch(files: str) -> None:
    for kind in ("p12", "p30", "p61"):
        rounds = equal = starts = 0
        slowest = 0.0
        for name, sheet in swiss_files.sheets(files):
            if not name.startswith(kind):
                continue
            for heat in range(1, sheet.heats + 1):
                before = time.process_time()
                mine = dutch_pairs(sheet, heat)
                slowest = max(slowest, time.process_time() - before)
                file = swiss_files.pairs_in(sheet, heat)
                rounds += 1
                is_equal = {frozenset(p) for p in mine} == {frozenset(p) for p in file}
                equal += is_equal
                starts += is_equal and mine != file
                if mine != file:
                    say(f"{name}, heat {heat}: here {sorted(mine - file, key=str)}")
        say(
            f"{kind}: {equal} of {rounds} heats equal pair by pair; in {starts} of them somebody"
            f" else begins; slowest heat {slowest:.2f} s",
        )


def dutch_pairs(sheet: trf.Sheet, heat: int) -> set[Pair]:
    """What our Dutch system answers for a heat of a file."""
    began = next(line for line in sheet.lines if line.number == 1).cells[0].began
    field = swiss_files.field_before(sheet, heat)
    return set(dutch.pairs_of(field, "white" if began else "black"))


# --- TRF ----------------------------------------------------------------------------------


def _print_trf(events: int) -> None:
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(events):
            wrong = trf_faults(simulated(seed), Path(folder) / "event.trf")
            faults += bool(wrong)
            for line in wrong:
                say(f"seed {seed}: {line}")
    say(f"{events} events, {faults} read differently")


def simulated(seed: int) -> Evening:
    """An event with rests, withdrawals, late entries and no-shows."""
    evening = Evening(seed)
    random = evening.random
    form = random.choice(["swiss", "swiss", "dutch", "all-play-all", "knockout"])
    heats = random.randint(3, 7)
    games = random.choice([1, 1, 2])
    evening = Evening(
        seed,
        random.randint(4, 30),
        format=form,
        heats=heats,
        games=games,
        scoring="games" if games > 1 else "win",
        boxes=random.choice([0, 3, 20]),
    )
    for heat in range(heats):
        if heat == 1 and form in {"swiss", "dutch"}:
            evening.enter("Late")
        evening.run(1, no_shows=0.04)
        if form != "knockout":
            ups_and_downs(evening, 0.04)
    return evening


def trf_faults(evening: Evening, file: Path) -> list[str]:
    """Where other programs read other points or starts out of our files."""
    sheet = sheet_of(evening.t)
    expected = {
        line.number: (line.points, tuple(c.began for c in line.cells if c.is_played))
        for line in sheet.lines
    }
    wrong = []
    for form in ("trf16", "trf26"):
        text = trf.write(sheet, "trf16" if form == "trf16" else "trf26")
        file.write_text(text, "utf-8", newline="")
        readers = [trf_readers.caissify(text)]
        if form == "trf16":
            readers.append(trf_readers.py4swiss(file))
        wrong += [f"{form}, reader {at}" for at, read in enumerate(readers) if read != expected]
        wrong += [] if trf.read(text) == sheet else [f"{form}, our own reader"]
    return wrong


if __name__ == "__main__":
    main()
