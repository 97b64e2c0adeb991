"""Write docs/api.md from the types of HTTP and of the socket; with --check, say whether it is up to date."""

from __future__ import annotations

import inspect
import re
import warnings
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from celestia.game.fairness.sealed_dice import VOID_ROUNDS
from celestia.server.http import sockets
from celestia.server.http.app import create_app
from celestia.server.operation.settings import Settings
from celestia.server.protocol import wire
from celestia.server.tables.absence import AWAY
from celestia.server.tables.take_off import STAGE_SECONDS
from tools.fresh import ROOT, write_or_check

PAGE = ROOT / "docs" / "api.md"
METHODS = ("get", "post", "put", "patch", "delete")

INTRO = """\
# The API

Everything the page does, a program can do too. This page is made from the types of the server
(`make docs`); a running server describes its HTTP at `/api/schema/openapi.json`.

A game for a program, in five steps:

1. Somebody opens a table: `POST /api/tables` with `{"name": "Ann"}`; the answer names the table, and sets the
   cookie that Ann's seat belongs to.
2. The program takes a seat: `POST /api/tables/{table_id}/programs` with `{"name": "Deep Sky"}` gives a seat
   and a token.
3. The program seals its line for the dice, see below: `POST /api/tables/{table_id}/seals` with
   `{"seal": "<64 figures>"}`.
4. The host starts: `POST /api/tables/{table_id}/take-off`. Every device and program reveals its line:
   `POST /api/tables/{table_id}/lines` with `{"line": "<64 figures>"}`. The game starts when all lines of the
   list have arrived.
5. The program opens the socket `/ws/{table_id}?seat=…` with the header `Authorization: Bearer <token>`, says
   `{"t": "hello"}`, and answers every `ask` that has options with
   `{"t": "do", "id": "1", "q": <its q>, "a": <an option>, "ahead": <its ahead>}`, each time with another id.
   It presses `{"t": "press", …}` when an `ask` of kind `roll` names its seat.

Take-off closes the free seats and numbers the others anew: whose number changes is told `bye` with the code
`seat`, and finds the new one by `mine` of `GET /api/tables/{table_id}`, asked with the same cookie or
token."""

DICE = """\
## The dice

Nobody can choose the dice of a game: everybody who plays adds a line to them that nobody else knows in time.
One line for each device or program, however many seats it has; bots of the server add none.

1. `GET /api/tables/{table_id}/dice` shows the server's `commitment` to its secret, from the moment the table
   opens.
2. Draw 32 random bytes, your line, and keep them. Send their seal:
   `hashlib.sha256(b"celestia line 2\\n" + table_id.encode() + commitment.encode() + line).hexdigest()`, with
   `commitment` as the 64 figures that you were shown. A later seal replaces it until the list stands.
3. Take-off waits until everybody has sealed a line, SECONDS seconds at most (by correspondence 24 hours).
   Then `stage` is `revealing`, and `lines` is the ordered list of all seals. Check it: the commitment is the
   same, and your seal is on the list. If not, reveal nothing: somebody could choose the dice.
4. Reveal your line, in hexadecimal. The game starts when all lines of the list are there. It follows from the
   server's secret and the lines in their order.
5. Once `stage` is `started`, `lines` holds every line. Check that the list is the one you saw, and that each
   line fits its seal. After the game, the record has all of it: `celestia verify RECORD --line <your line>`.

A line that is missing after SECONDS seconds (24 hours) makes the round void. The server opens its secret in
`void` and commits to another one in the next `round`, in which the others seal new lines. Whoever sent no
line in time is left out of it, and keeps the seat. After VOID void rounds the table closes.

Seals and lines are sent with the cookie or the token that the seat belongs to, and both requests answer with
the new `dice`. To know when it is time, read `dice` of each snapshot of the socket (it is there until the
game starts), or ask for `GET /api/tables/{table_id}/dice` now and then. A request that got no answer may be
sent again. A rematch is another table with another commitment: the event `rematched` names it, the same
cookie or token acts for the seat there, and each device seals a new line. `celestia.load.own_line` takes all
these steps in about a hundred lines of Python."""

HTTP = """\
## HTTP

Bodies are JSON. Whatever is refused is answered by a problem: a `code` for programs, a `sentence` for people,
and the `rule` of the game where a rule refuses. 409: the table refuses; 404: there is no such table; 400 and
415: the request is not understood; 403: it comes from another site; 413: it is too large; 429: too many
requests, or too many wrong codes.

A page needs no token against forged requests. It is served by the same host and calls
`fetch(path, {method, headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish)})`, with
`credentials` left at `same-origin`: the browser adds the cookie, which is `SameSite=Strict` and no script can
read, and the `Origin`, which has to be this host. What changes something and has a body must say
`application/json`, without which it is refused with 415; what has none (`DELETE`, a link, a rematch) needs no
header of its own. The socket is opened at `ws(s)://` of the same host. A program sends no `Origin`."""

SOCKET = """\
## The socket

`/ws/{table_id}?seat=n` for a seat of one's own, without `seat` for a spectator. JSON text frames, told apart
by `t`. A frame of the client has at most LONGEST bytes. Unknown messages are ignored, refused ones answered
by `no`.

Every viewer has its own numbers `n`: they count what this viewer was told, and nothing else. Come back with
`{"t": "hello", "since": n}` and get what was missed. A wish carries an `id` of the client's making, 1 to 64
characters; it is acknowledged by `ok` when it is saved for good, and the same id again gets the same
answer.

Whenever what a viewer may know of the table changes, it gets the whole of it: `snap`, whose `view` replaces
the one before. Nothing has to be put together from events, and nobody needs to know a rule. The `hash` of a
view is made from its canonical JSON (RFC 8785: names sorted, no spaces, numbers as browsers write them).
These are the very bytes that are sent: equal hashes mean that there is nothing to draw anew, and whoever
writes a view that way can check it.

Who is connected comes as `present`. Only the newest window of a seat is heard; an older one, at whichever
server process, is told `bye` with the code `elsewhere`. A player whose last window is gone for AWAY seconds
is replaced by the stand-in, at a table without a pace once the host or a majority asks for it, and by
correspondence never; the first `hello` or answer has the seat back.

### Questions, pauses and time

An `ask` with options is a question; it has at least two of them. (The exceptions are seats of a shared
device, and a learner who announces and pays once by hand.) Without options nothing is asked: announcements
and payments with one legal answer are made by the server, and somebody who can only pass passes. Questions
of one seat that everybody sees (declare, roll, land …) run on the table's `pace`; without one there is no
limit, and no die rolls by itself.

Moments in which the whole table might act (`window`, `announce`, `pay`, `lay_help`, `instruct` …) make a
pause. Several moments that follow one another without a public change are one pause. Somebody who can act
in a later one is asked at once: the `ask` names the later moment in `ahead`, the answer must repeat it, and
it counts unless something changes. Then the question comes again. A pause closes when everybody has passed,
or when somebody plays. With several people every pass takes a drawn delay (see `docs/security.md`), so a
program gains nothing by answering quickly.

`opens` is when the motion of what happened before is over; deadlines (`until`) and delays start there. A
program may answer earlier. `think` stretches a pause. Times are seconds since the epoch on the server's
clock."""


def render() -> str:
    socket = SOCKET.replace("LONGEST", str(wire.LONGEST_FRAME)).replace("AWAY", f"{AWAY:.0f}")
    dice = DICE.replace("SECONDS", f"{STAGE_SECONDS:.0f}").replace("VOID", str(VOID_ROUNDS))
    blocks = [INTRO, dice, HTTP, "\n".join(_routes()), socket]
    blocks.append("\n".join(_close_codes()))
    blocks.append("### From client to server")
    blocks += [_message(kind) for kind in get_args(wire.ClientMessage)]
    blocks.append("### From server to client")
    blocks += [_message(kind) for kind in get_args(wire.ServerMessage)]
    return "\n\n".join(blocks) + "\n"


def _routes() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        schema: dict[str, Any] = create_app(Settings()).openapi_schema.to_schema()
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
    yield "Codes that it is closed with:\n"
    told = {
        sockets.REFUSED: "refused: not this device's seat, no spectators here, or another site's page",
        sockets.GONE: "there is no such table",
        sockets.TOO_MANY: "too many requests or sockets from this address, or too many spectators",
        sockets.CLOSED: "after a `bye`, whose code is the reason",
        sockets.RESTART: "the server restarts: come back",
    }
    yield from (f"- {code}: {words}" for code, words in sorted(told.items()))


def _message(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    lines = [f"#### `{config.tag}`", ""]
    words = inspect.cleandoc(kind.__doc__ or "")
    if words and not words.startswith(f"{kind.__name__}("):
        lines += [words, ""]
    lines += list(_fields(kind)) or ["No fields."]
    return "\n".join(lines).rstrip()


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    remarks = dict(re.findall(r"^    (\w+): [^#\n]*#\s*(.*)$", inspect.getsource(kind), re.MULTILINE))
    for field in msgspec.structs.fields(kind):
        words = _type(str(kind.__annotations__[field.name]))
        if not field.required:
            usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
            words += f", by default `{msgspec.json.encode(usual).decode()}`"
        if field.name in remarks:
            words += f": {remarks[field.name]}"
        yield f"- `{field.name}`: {words}"


def _type(annotation: str) -> str:
    """A type in the words of JSON."""
    annotation = re.sub(r"tuple\[(\w+), \.\.\.\]", r"list of \1", annotation)
    annotation = annotation.replace("dict[str, Any]", "object").replace("None", "null").replace("str", "text")
    return annotation.replace(" | ", " or ")


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, PAGE.parent, {PAGE.name: render()}))
