"""The program of a review's own process: a request on standard input, JSON lines on standard output.

    {"record": "…", "claims": [[12, 0, "have", "compass"]]}     review
    {"record": "…", "claims": [], "first": true}                only the first picture of a review
    {"record": "…", "step": 44, "instead": "leave"}             what if
    -> {"review": {…}}  {"done": 3, "total": 250}  {"what_if": {…}}  {"refused": "…"}

A claim is the number of public events before it, the seat, have, lack or maybe, and the card. The job runs at
low priority. Kill it to cancel. It ends when nobody reads its lines.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from ..game.records.record import RecordError, read_record
from .analysis import PROCESSES, Progress, analyse, first_picture
from .captains import said_after
from .timeline import timeline
from .what_if import NoSuchChoice, what_if
from .workers import NICE

Line = dict[str, Any]


def answers(request: Mapping[str, Any], processes: int = PROCESSES) -> Iterator[Line]:
    """Yield the lines that answer a request."""
    try:
        game = read_record(request["record"])
        if "step" in request:
            yield {"what_if": asdict(what_if(game, request["step"], request["instead"]))}
            return
        if request.get("first"):
            yield {"review": asdict(first_picture(game))}
            return
        actions = timeline(game)
        claims = [said_after(actions, *claim) for claim in request["claims"]]
        for update in analyse(game, processes, claims=claims):
            if isinstance(update, Progress):
                yield asdict(update)
            else:
                yield {"review": asdict(update)}
    except (RecordError, NoSuchChoice) as error:
        yield {"refused": str(error)}


def main() -> None:
    with suppress(OSError):
        os.nice(NICE)
    request = json.load(sys.stdin)
    try:
        for line in answers(request):
            print(json.dumps(line, ensure_ascii=True), flush=True)
    except BrokenPipeError:
        os._exit(1)  # the server is gone


if __name__ == "__main__":
    main()
