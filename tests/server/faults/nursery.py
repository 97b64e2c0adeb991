"""Servers that can be killed by the thousand: a process that has everything imported forks each of them.

`python -m tests.server.faults.nursery` reads one line of settings for each start, listens on a port for each
`place`, and writes the process and the port. A place keeps its port from one server to the next.
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
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever dies is forgotten
    places: dict[str, socket.socket] = {}
    for line in sys.stdin:
        wish = json.loads(line)
        if wish["place"] not in places:
            places[wish["place"]] = socket.create_server(("127.0.0.1", 0), backlog=100)
        listening = places[wish["place"]]
        process = os.fork()
        if process == 0:
            _serve(wish["settings"], listening)
        print(json.dumps([process, listening.getsockname()[1]]), flush=True)


def _serve(settings: object, listening: socket.socket) -> NoReturn:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull) as nothing:  # the nursery's orders are not for its children
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    given = msgspec.convert(settings, Settings)
    host, port = listening.getsockname()
    metrics.DELAY = metrics.EVERY = 0.0  # tests look at what happens now, at the same address
    serve(msgspec.structs.replace(given, metrics=f"{host}:{port}"), listening)
    os._exit(0)


if __name__ == "__main__":
    main()
