"""Starts servers quickly by forking a process that has imported everything.

`python -m tests.server.faults.nursery` reads one line of settings per start, and prints the process and the
port. Each `place` keeps its port when its server is restarted.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from typing import NoReturn

import msgspec

from celestia.server.operation import metrics
from celestia.server.operation.settings import Settings
from celestia.server.process.worker import serve


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # do not keep zombies
    places: dict[str, socket.socket] = {}
    for line in sys.stdin:
        request = json.loads(line)
        if request["place"] not in places:
            places[request["place"]] = socket.create_server(("127.0.0.1", 0), backlog=100)
        listening = places[request["place"]]
        process = os.fork()
        if process == 0:
            _serve(request["settings"], listening)
        print(json.dumps([process, listening.getsockname()[1]]), flush=True)


def _serve(settings: object, listening: socket.socket) -> NoReturn:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull) as nothing:  # children must not read the nursery's input
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    given = msgspec.convert(settings, Settings)
    host, port = listening.getsockname()
    metrics.DELAY = metrics.EVERY = 0.0  # tests read current values, at the same address
    serve(msgspec.structs.replace(given, metrics=f"{host}:{port}"), listening)
    os._exit(0)


if __name__ == "__main__":
    main()
