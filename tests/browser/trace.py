"""The work of the page's main thread, from a trace of Chromium."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

CATEGORIES = [
    "-*",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.stack",
    "toplevel",
]
LONG = 50.0  # ms, from which a task is noticeable
SCRIPT = frozenset({"FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch"})
Event = dict[str, Any]


@dataclass(frozen=True)
class Work:
    """Times in ms. `own` is the thread's CPU time, independent of other load."""

    tasks: int
    long_tasks: int
    longest: float
    longest_own: float
    long_own_tasks: int
    in_longest: str  # the work that took most of the longest task
    forced_layouts: int
    forced_by: list[str]  # places in the script, most frequent first


def work_of(trace: bytes) -> Work:
    events: list[Event] = json.loads(trace)["traceEvents"]
    main = [event for event in _of_the_page(events) if event.get("ph") == "X"]
    tasks = [event for event in main if event["name"] == "RunTask"]
    forced = list(_forced(main))
    longest = max(tasks, key=_own, default=None)
    return Work(
        tasks=len(tasks),
        long_tasks=sum(event["dur"] / 1000 > LONG for event in tasks),
        longest=round(max((event["dur"] / 1000 for event in tasks), default=0.0), 1),
        longest_own=round(max(map(_own, tasks), default=0.0), 1),
        long_own_tasks=sum(_own(event) > LONG for event in tasks),
        in_longest=_main_work(longest, main) if longest else "",
        forced_layouts=len(forced),
        forced_by=_most_frequent(forced),
    )


def _own(event: Event) -> float:
    own: float = event["tdur"] if "tdur" in event else event["dur"]
    return own / 1000


def _of_the_page(events: list[Event]) -> list[Event]:
    """Return the events of the page's main thread, the one with the most calls."""
    calls: dict[tuple[int, int], int] = {}
    for event in events:
        if event.get("name") == "FunctionCall":
            thread = (event["pid"], event["tid"])
            calls[thread] = calls.get(thread, 0) + 1
    if not calls:
        return []
    page = max(calls, key=lambda thread: calls[thread])
    return [event for event in events if (event.get("pid"), event.get("tid")) == page]


def _forced(main: list[Event]) -> Iterator[str]:
    """Yield forced layouts, which happen inside a call of a script."""
    scripts = [(event["ts"], event["ts"] + event["dur"]) for event in main if event["name"] in SCRIPT]
    for event in main:
        inside = any(begin < event["ts"] < end for begin, end in scripts)
        if event["name"] == "Layout" and inside:
            yield _place(event)


def _place(event: Event) -> str:
    """Return the innermost line of the script that caused the event."""
    data = event.get("args", {}).get("beginData", {})
    stack = data.get("stackTrace") or event.get("args", {}).get("data", {}).get("stackTrace") or []
    if not stack:
        return "unknown"
    top = stack[0]
    file = str(top.get("url", "")).rsplit("/", 1)[-1]
    name = top.get("functionName") or "anonymous"
    return f"{name} ({file}:{top.get('lineNumber')}:{top.get('columnNumber')})"


def _main_work(task: Event, main: list[Event]) -> str:
    """Return the kinds of work that took most of a task."""
    end = task["ts"] + task["dur"]
    spent: dict[str, float] = {}
    for event in main:
        if task["ts"] <= event["ts"] < end and event is not task:
            spent[event["name"]] = spent.get(event["name"], 0.0) + _own(event)
    most = sorted(spent, key=lambda name: -spent[name])[:4]
    return ", ".join(f"{name} {spent[name]:.0f} ms" for name in most)


def _most_frequent(places: list[str]) -> list[str]:
    return [f"{count} x {place}" for place, count in Counter(places).most_common(5)]
