"""Plays a schedule and reports the promises that it breaks."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from tests.simulation.games import all_games
from tests.simulation.invariants import Broken, judge
from tests.simulation.loop import Endless
from tests.simulation.schedule import Schedule, Setting, schedule_of, setting_of, shrunk, written
from tests.simulation.simulation import Simulation


class Report(Struct, frozen=True):
    """A schedule that was played, and the promises that it broke."""

    seed: int
    setting: Setting
    schedule: Schedule
    broken: tuple[Broken, ...]
    lines: int
    log: str = ""

    def __str__(self) -> str:
        where = f"--seed {self.seed} --game {self.setting.game} --nodes {self.setting.nodes}"
        what = "\n".join(f"  {each}" for each in self.broken)
        return f"{where} --schedule '{written(self.schedule)}'\n{what}"


def play(
    seed: int,
    *,
    game: str | None = None,
    nodes: int | None = None,
    schedule: Schedule | None = None,
    is_logged: bool = False,
    kind: type[Simulation] = Simulation,
) -> Report:
    """Play what the seed stands for, or parts of it."""
    setting = setting_of(seed, all_games() if game is None else [game], nodes)
    if schedule is None:
        schedule = schedule_of(seed, setting.nodes)
    sim = kind(seed, setting, schedule)
    with _quiet():
        try:
            sim.play()
            broken = tuple(judge(sim))
        except Endless:
            broken = (Broken("no node works without end", f"at {sim.loop.now:.1f}"),)
        finally:
            sim.dispose()
    lines = sum(map(len, sim.database.written.values()))
    log = sim.written_log() if is_logged else ""
    return Report(seed, setting, schedule, broken, lines, log)


def shrink(report: Report, kind: type[Simulation] = Simulation) -> Report:
    """The smallest schedule found that breaks the first of the same promises."""
    promise = report.broken[0].promise
    setting = report.setting

    def again(schedule: Schedule) -> Report:
        return play(
            report.seed, game=setting.game, nodes=setting.nodes, schedule=schedule, kind=kind
        )

    def still_breaks(schedule: Schedule) -> bool:
        return promise in {each.promise for each in again(schedule).broken}

    return again(shrunk(report.schedule, still_breaks))


@contextmanager
def _quiet() -> Iterator[None]:
    """Silence the service's log, which is full of the expected faults."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
