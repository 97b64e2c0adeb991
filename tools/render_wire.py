"""Generate docs/api.md from the server's types. --check fails if it is stale."""

from __future__ import annotations

import inspect
import re
import warnings
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec

from celestia.game.fairness.sealed_dice import VOID_ROUNDS
from celestia.game.setup import word_types
from celestia.server.http import sockets
from celestia.server.http.app import create_app
from celestia.server.http.openapi import schema_of
from celestia.server.operation.settings import Settings
from celestia.server.protocol import snapshot_structs, wire
from celestia.server.tables import table_events
from celestia.server.tables.absence import AWAY
from celestia.server.tables.game_events import GAME_EVENTS
from celestia.server.tables.take_off import STAGE_SECONDS
from tools.fresh import ROOT, write_or_check

PAGE = ROOT / "docs" / "api.md"
METHODS = ("get", "post", "put", "patch", "delete")

INTRO = """\
# The API

A program can do everything that the page does. This page is generated from the types of the server
(`make docs`). A running server describes its HTTP API at `/api/schema/openapi.json`.

A program plays a game in five steps:

1. The host opens a table: `POST /api/tables` with `{"name": "Ann"}`. The response contains the table id and
   sets the cookie that owns Ann's seat.
2. The program takes a seat: `POST /api/tables/{table_id}/programs` with `{"name": "Deep Sky"}` returns a seat
   and a token.
3. The program seals its line for the dice (see below): `POST /api/tables/{table_id}/seals` with
   `{"seal": "<64 hex digits>"}`.
4. The host starts the game: `POST /api/tables/{table_id}/take-off`. Every device and program reveals its
   line: `POST /api/tables/{table_id}/lines` with `{"line": "<64 hex digits>"}`. The game starts when all
   lines of the list have arrived.
5. The program opens the socket `/ws/{table_id}?seat=…` with the header `Authorization: Bearer <token>` and
   sends `{"t": "hello"}`. It answers every `ask` that has options with
   `{"t": "do", "id": "1", "q": <its q>, "a": <an option>, "ahead": <its ahead>}`, each time with a new id.
   It sends `{"t": "press", …}` when an `ask` of kind `roll` names its seat.

Take-off removes the free seats and renumbers the others. A client whose seat number changes receives `bye`
with the code `seat`. It finds its new number in `mine` of `GET /api/tables/{table_id}`, requested with the
same cookie or token."""

DICE = """\
## The dice

Nobody can choose the dice of a game. Every player adds a line to them that nobody else knows in time. Each
device or program adds one line, for any number of seats. Bots of the server add none.

1. `GET /api/tables/{table_id}/dice` shows the server's `commitment` to its secret as soon as the table opens.
2. Draw 32 random bytes, your line, and keep them. Send their seal:
   `hashlib.sha256(b"celestia line 2\\n" + table_id.encode() + commitment.encode() + line).hexdigest()`. Here
   `commitment` is the text of 64 hex digits. You may replace your seal until the list is final.
3. Take-off waits until everybody has sealed a line, at most SECONDS seconds (by correspondence 24 hours).
   Then `stage` is `revealing`, and `lines` is the ordered list of all seals. Check that the commitment is the
   same and that your seal is on the list. If not, reveal nothing, because somebody could choose the dice.
4. Reveal your line in hexadecimal. The game starts when all lines of the list have arrived. Its dice follow
   from the server's secret and the lines in their order.
5. Once `stage` is `started`, `lines` contains every line. Check that the list is the one you saw, and that
   each line matches its seal. The record of the game contains all of this:
   `celestia verify RECORD --line <your line>`.

A line that is missing after SECONDS seconds (24 hours) makes the round void. The server reveals its secret
in `void` and commits to a new one in the next `round`, for which the others seal new lines. A device that
sent no line in time does not take part in that round, but keeps its seat. After VOID void rounds the table
closes.

Send seals and lines with the cookie or token that owns the seat. Both requests return the new `dice`. To
know when to act, read `dice` of each snapshot of the socket (present until the game starts), or poll
`GET /api/tables/{table_id}/dice`. You may retry a request that got no response. A rematch is a new table with
a new commitment. The event `rematched` names it, the same cookie or token owns the seat there, and each
device seals a new line. `celestia.load.own_line` implements these steps in about 100 lines of Python."""

HTTP = """\
## HTTP

Bodies are JSON. A refused request returns a problem: a `code` for programs, a `sentence` for people, and the
`rule` of the game if a rule refuses it. 409: the table refuses. 404: there is no such table. 400 and 415:
the request is malformed. 403: it comes from another site. 413: it is too large. 429: too many requests or
too many wrong codes.

A page needs no token against forged requests. It is served by the same host and calls
`fetch(path, {method, headers: {"Content-Type": "application/json"}, body: JSON.stringify(request)})`, with
the default `credentials` of `same-origin`. The browser adds the cookie, which is `SameSite=Strict` and hidden
from scripts, and the `Origin`, which must be this host. A request that changes something and has a body must
have the type `application/json`, otherwise it is refused with 415. Requests without a body (`DELETE`, a link,
a rematch) need no extra header. The socket is at `ws(s)://` of the same host. A program sends no `Origin`."""

SOCKET = """\
## The socket

Connect to `/ws/{table_id}?seat=n` for your own seat, or without `seat` as a spectator. Messages are JSON
text frames with the type in `t`. A client's frame has at most LONGEST bytes. The server ignores unknown
messages and answers refused ones with `no`.

Every viewer has its own numbers `n`, which count only the events for this viewer. To resume, send
`{"t": "hello", "since": n}` and receive the missed events. A command has an `id` chosen by the client, 1 to
64 characters. The server acknowledges it with `ok` once it is saved. Repeating the same id returns the same
answer.

Before the first snapshot of a game the viewer receives `game`, the facts that never change during it.
Whenever the view of the table changes, the viewer receives a complete `snap`, whose `view` replaces the
previous one. A client never has to combine events or know a rule. The `hash` of a view is computed from its
canonical JSON (RFC 8785: names sorted, no spaces, numbers as browsers write them), which is exactly what the
server sends. Equal hashes mean that there is nothing to redraw. A client can verify a hash by writing the
view in that form.

`present` lists the connected seats and the stand-ins, and counts the spectators. Only the newest connection
of a seat is active. An older one, in any worker, receives `bye` with the code `elsewhere`. The stand-in
replaces a player whose last connection has been closed for AWAY seconds. At a table without a pace this needs
the host or a majority, and by correspondence it never happens. The first `hello` or answer takes the
seat back.

### Questions, pauses and time

An `ask` with options is a question and has at least two options. (The exceptions are seats of a shared
device, and the lesson, in which a learner announces and pays once by hand.) An `ask` without options needs
no answer: the server makes announcements and payments that have only one legal answer, and passes for a seat
that can only pass. Public questions to one seat (declare, roll, land …) follow the table's `pace`. Without a
pace there is no time limit, and dice are never rolled automatically.

Moments in which the whole table might act (`window`, `announce`, `pay`, `lay_help`, `instruct` …) make a
pause. Consecutive moments without a public change make one pause. A player who can act in a later moment is
asked at once. The `ask` names the later moment in `ahead`, and the answer must repeat it. The answer counts
unless something changes, in which case the question is asked again. A pause ends when everybody has passed
or when somebody plays. With several people every pass has a random delay (see `docs/security.md`), so a
program gains nothing by answering quickly.

`opens` is the time when the animation of earlier events ends. Deadlines (`until`) and delays start there. A
program may answer earlier. `think` extends a pause. Times are seconds since the epoch on the server's
clock."""


EVENTS = """\
The `e` of an `ev` has its kind in `what`. A fact in parentheses is only sent to viewers who may know it, or
not with every event of the kind. A seat is a number from 0, a treasure is city and face, such as `6/9`."""


def render() -> str:
    socket = SOCKET.replace("LONGEST", str(wire.LONGEST_FRAME)).replace("AWAY", f"{AWAY:.0f}")
    dice = DICE.replace("SECONDS", f"{STAGE_SECONDS:.0f}").replace("VOID", str(VOID_ROUNDS))
    blocks = [INTRO, dice, HTTP, "\n".join(_routes()), socket]
    blocks.append("\n".join(_close_codes()))
    blocks.append("### From client to server")
    blocks += [_message(kind) for kind in get_args(wire.ClientMessage)]
    blocks.append("### From server to client")
    blocks += [_message(kind) for kind in get_args(wire.ServerMessage)]
    blocks += ["### The snapshot", "The `view` of a `snap` is a `Snapshot`."]
    blocks += [_struct(kind) for kind in _snapshot_structs()]
    blocks += ["### Events", EVENTS, "\n".join(_events())]
    blocks += ["### Words", "\n".join(_words())]
    return "\n\n".join(blocks) + "\n"


def _routes() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        schema: dict[str, Any] = schema_of(create_app(Settings()))
    yield "| | | | takes → gives |\n|---|---|---|---|"
    for path, operations in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in operations:
                yield _route(method, path, operations[method])


def _route(method: str, path: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    takes = body.get("$ref", "").rpartition("/")[2]
    good = next(answer for status, answer in operation["responses"].items() if status < "300")
    kinds = good.get("content", {})
    gives = " ".join(_name(content["schema"]) or kind for kind, content in kinds.items())
    shown = " → ".join(filter(None, (takes, gives or "nothing")))
    return f"| {method.upper()} | `{path}` | {operation['summary']} | {shown} |"


def _name(schema: dict[str, Any]) -> str:
    if "items" in schema:
        return f"list of {_name(schema['items'])}"
    return str(schema.get("$ref", "")).rpartition("/")[2]


def _close_codes() -> Iterator[str]:
    yield "Close codes:\n"
    meanings = {
        sockets.REFUSED: "refused: another device's seat, no spectators allowed, or another site's page",
        sockets.GONE: "there is no such table",
        sockets.TOO_MANY: "too many requests or sockets from this address, or too many spectators",
        sockets.CLOSED: "after a `bye`, whose code is the reason",
        sockets.RESTART: "the server restarts, reconnect",
    }
    yield from (f"- {code}: {words}" for code, words in sorted(meanings.items()))


def _message(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    lines = [f"#### `{config.tag}`", ""]
    words = inspect.cleandoc(kind.__doc__ or "")
    if words and not words.startswith(f"{kind.__name__}("):
        lines += [words, ""]
    lines += list(_fields(kind)) or ["No fields."]
    return "\n".join(lines).rstrip()


def _struct(kind: type[msgspec.Struct]) -> str:
    words = inspect.cleandoc(kind.__doc__ or "")
    said = [] if words.startswith(f"{kind.__name__}(") else [words, ""]
    return "\n".join([f"#### `{kind.__name__}`", "", *said, *_fields(kind)])


def _snapshot_structs() -> list[type[msgspec.Struct]]:
    """Return the parts of a snapshot, the whole first."""
    found = [
        kind
        for kind in vars(snapshot_structs).values()
        if isinstance(kind, type) and issubclass(kind, (snapshot_structs.Struct, snapshot_structs.Settings))
    ]
    return [kind for kind in reversed(found) if kind is not snapshot_structs.Struct]


def _words() -> Iterator[str]:
    """List the words of each type that is text."""
    for name, kind in vars(word_types).items():
        if get_origin(kind) is Literal:
            yield f"- `{name}`: {', '.join(f'`{word}`' for word in get_args(kind) if word)}"


def _events() -> Iterator[str]:
    yield "| what | facts |\n|---|---|"
    for kind in (*get_args(table_events.TableEvent), *GAME_EVENTS.values()):
        facts = (
            f"(`{field.name}`)" if field.default is msgspec.UNSET else f"`{field.name}`"
            for field in msgspec.structs.fields(kind)
        )
        yield f"| `{kind.__struct_config__.tag}` | {', '.join(facts)} |"


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    annotations: dict[str, Any] = {}
    remarks: dict[str, str] = {}
    for base in reversed(kind.__mro__[: kind.__mro__.index(msgspec.Struct)]):
        annotations |= vars(base).get("__annotations__", {})
        remarks |= re.findall(r"^    (\w+): [^#\n]*#\s*(.*)$", inspect.getsource(base), re.MULTILINE)
    for field in msgspec.structs.fields(kind):
        words = _type(str(annotations[field.name]))
        if not field.required:
            usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
            words += f", by default `{msgspec.json.encode(usual).decode()}`"
        if field.name in remarks:
            words += f": {remarks[field.name]}"
        yield f"- `{field.name}`: {words}"


def _type(annotation: str) -> str:
    """Write a type in the words of JSON."""
    annotation = re.sub(r"Literal\[([^]]*)\]", lambda found: found[1].replace(", ", " or "), annotation)
    for _ in range(2):  # lists of lists
        annotation = re.sub(r"tuple\[([^\[\]]+), \.\.\.\]", r"list of (\1)", annotation)
        annotation = re.sub(r"dict\[\w+, ([^\[\]]+)\]", r"object of (\1)", annotation)
        annotation = re.sub(r"tuple\[([^\[\]]+)\]", r"list of \1", annotation)
    annotation = re.sub(r"\(([\w]+)\)", r"\1", annotation)
    return annotation.replace("None", "null").replace("str", "text").replace(" | ", " or ")


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, PAGE.parent, {PAGE.name: render()}))
