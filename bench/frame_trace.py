"""Explains missed frames by Chromium's trace: what the page's thread did, and what was shown.

A frame is missed if the page prepares nothing for it.  That is the page's own fault as far as the
CPU time of its main thread does not fit between two frames.  Otherwise the page was waiting: for
the threads that draw, which are slow without a graphics card, or for a free processor.
"""

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

FRAME_MS = 1000 / 60
CATEGORIES = ["cc", "benchmark", "toplevel", "devtools.timeline", "blink.user_timing"]
BEGIN = "bench-begin"
"""A mark of the page: it tells the page's thread, and how the clocks differ."""

KINDS = {
    "script": {
        "FunctionCall",
        "EvaluateScript",
        "v8.evaluateModule",
        "v8.compile",
        "RunMicrotasks",
    },
    "style": {"UpdateLayoutTree"},
    "layout": {"Layout", "LocalFrameView::performLayout"},
    "paint": {
        "Paint",
        "PrePaint",
        "Layerize",
        "CullRectUpdate",
        "LocalFrameView::RunPrePaintLifecyclePhase",
        "LocalFrameView::RunPaintLifecyclePhase",
        "LocalFrameView::RunCompositingInputsLifecyclePhase",
    },
    "commit": {"Commit", "ProxyMain::BeginMainFrame", "ProxyMain::BeginMainFrame::commit"},
    "garbage": {"MinorGC", "MajorGC", "V8.GC_SCAVENGER_SCAVENGE_PARALLEL"},
}
_KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}


@dataclass(frozen=True)
class Gap:
    """The time between two frames with at least one missed frame."""

    at: float
    """Milliseconds since the scene was begun."""
    millis: float
    cpu: float
    """CPU time of the page's main thread."""
    kinds: dict[str, float]
    """What the thread did, in milliseconds; the rest has no name in the trace."""

    @property
    def missed(self) -> int:
        return max(0, round(self.millis / FRAME_MS) - 1)

    @property
    def missed_by_page(self) -> int:
        """As many as the page would miss on a machine that draws at once."""
        return min(self.missed, max(0, math.ceil(self.cpu / FRAME_MS) - 1))


@dataclass(frozen=True)
class _Span:
    name: str
    start: float
    end: float
    cpu: float

    def share(self, start: float, end: float) -> float:
        """How much of it lies between two times, from 0 to 1."""
        length = self.end - self.start
        inside = min(self.end, end) - max(self.start, start)
        return max(0.0, inside) / length if length > 0 else 0.0


def gaps_of(trace: dict[str, Any], times: list[float]) -> list[Gap]:
    """The gaps between the frames of a page, which began at these times."""
    events = trace["traceEvents"]
    mark = next(event for event in events if event["name"] == BEGIN)
    ahead = mark["ts"] / 1000 - mark["args"]["data"]["startTime"]
    spans = [
        _Span(
            event["name"],
            event["ts"] / 1000 - ahead,
            (event["ts"] + event["dur"]) / 1000 - ahead,
            event.get("tdur", event["dur"]) / 1000,
        )
        for event in events
        if (event["pid"], event["tid"], event["ph"]) == (mark["pid"], mark["tid"], "X")
    ]
    return [
        _gap(spans, sooner, later, times[0])
        for sooner, later in pairwise(times)
        if later - sooner > 1.5 * FRAME_MS
    ]


def _gap(spans: list[_Span], start: float, end: float, zero: float) -> Gap:
    inside = [span for span in spans if span.end > start and span.start < end]
    kinds: defaultdict[str, float] = defaultdict(float)
    cpu = 0.0
    for span, own, is_outermost in _own_times(inside):
        share = span.share(start, end)
        kinds[_KIND_OF.get(span.name, "other")] += own * share
        if is_outermost:
            cpu += span.cpu * share
    dearest_first = sorted(kinds.items(), key=lambda item: -item[1])
    return Gap(start - zero, end - start, cpu, dict(dearest_first))


def _own_times(spans: list[_Span]) -> Iterator[tuple[_Span, float, bool]]:
    """Each span, its CPU time without the spans inside it, and whether it is in no other."""
    ordered = sorted(spans, key=lambda span: (span.start, -span.end))
    own = [span.cpu for span in ordered]
    parents: list[int] = []
    outermost = set()
    for i, span in enumerate(ordered):
        while parents and ordered[parents[-1]].end <= span.start:
            parents.pop()
        if parents:
            own[parents[-1]] -= span.cpu
        else:
            outermost.add(i)
        parents.append(i)
    for i, span in enumerate(ordered):
        yield span, max(0.0, own[i]), i in outermost


@dataclass(frozen=True)
class Work:
    """What the page's thread did in a scene, in milliseconds of CPU time."""

    cpu: float
    longest_task: float
    layout: float
    missed: int
    """Frames that a processor slower by some factor would miss, if it had nothing else to do."""


def work_of(trace: dict[str, Any], millis: float, slowdown: float) -> Work:
    """From the trace of a page that was not slowed down.

    On a busy machine this is far steadier than counting frames.
    """
    events = trace["traceEvents"]
    mark = next(event for event in events if event["name"] == BEGIN)
    ours = [
        event
        for event in events
        if (event["pid"], event["tid"], event["ph"]) == (mark["pid"], mark["tid"], "X")
        and mark["ts"] <= event["ts"] <= mark["ts"] + millis * 1000
    ]
    tasks = sorted(
        (event["ts"] / 1000, event.get("tdur", event["dur"]) / 1000)
        for event in ours
        if event["name"] == "ThreadControllerImpl::RunTask"
    )
    layout = sum(event.get("tdur", 0) for event in ours if event["name"] == "Layout") / 1000
    missed = sum(max(0, math.ceil(busy / FRAME_MS) - 1) for busy in _stretches(tasks, slowdown))
    cpu = [took for _, took in tasks]
    return Work(sum(cpu), max(cpu), layout, missed)


def _stretches(tasks: list[tuple[float, float]], slowdown: float) -> Iterator[float]:
    """How long the thread would be busy without a pause, each time."""
    began = ends = -math.inf
    for start, took in tasks:
        if start > ends:
            if ends > began:
                yield ends - began
            began = ends = start
        ends += slowdown * took
    if ends > began:
        yield ends - began


def dropped(trace: dict[str, Any]) -> int:
    """Frames at which the screen showed nothing new although something was to move.

    Chromium shows what moves by transform and opacity alone even while the page is busy.
    """
    events = trace["traceEvents"]
    page = next(event["pid"] for event in events if event["name"] == BEGIN)
    states: defaultdict[int, set[str]] = defaultdict(set)
    for event in events:
        if (event["name"], event["ph"], event["pid"]) == ("PipelineReporter", "b", page):
            frame = event["args"]["frame_reporter"]
            states[frame["frame_sequence"]].add(frame["state"])
    return sum(seen == {"STATE_DROPPED"} for seen in states.values())
