"""Generate the browser's types from the server's types.

python -m tools.render_client_types [--check]
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from celestia.game import events
from celestia.game.ending import ending
from celestia.game.knowledge import learned, view
from celestia.game.setup import names
from celestia.game.setup.config import MODULE_OF_CARD, MODULES, PRESETS
from celestia.rules import deck
from celestia.rules.box import BOSCALUMIA_POINTS, HELP_PENALTY, TREASURE_VALUES
from celestia.rules.definition import NOTHING
from celestia.rules.kinds import limit
from celestia.server.hosting import lobby
from celestia.server.protocol import shapes, wire
from celestia.server.tables import entries
from celestia.stats.minutes import all_minutes
from tools.fresh import ROOT, write_or_check

TARGET = ROOT / "web/src/wire/messages.ts"
HEAD = "// Written from the server's types by tools/render_client_types.py. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
# The type of each fact of an event. All others are numbers.
FACT_TYPES = {
    "city": "string",
    "heading": "string",
    "vessel": "'aircraft' | 'boat'",
    "face": "Face",
    "card": "Card",
    "power": "Colour",
    "character": "Colour",
    "treasure": "string",
    "dice": "number[]",
    "faced": "number[]",
}


def type_of(hint: Any) -> str:
    """Return the TypeScript type of a Python annotation."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return type_of(arguments[0])
    if origin in (list, tuple, set):
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"[{', '.join(map(type_of, arguments))}]"
        inner = type_of(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{type_of(arguments[0])}, {type_of(arguments[1])}>"
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(type_of, arguments))
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if isinstance(hint, type):
        return hint.__name__
    raise TypeError(f"no TypeScript type for {hint!r}")


def fields_of(kind: type) -> Iterator[tuple[str, Any, bool]]:
    """Yield name, annotation and whether a sender may omit the field."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):
        for field in dataclasses.fields(kind):
            yield field.name, hints[field.name], False
    else:
        for part in msgspec.structs.fields(kind):
            yield part.encode_name, hints[part.name], not part.required


def interface_of(kind: type, sent_by_client: bool = False) -> str:
    lines = [f"export interface {kind.__name__} {{"]
    tag = getattr(getattr(kind, "__struct_config__", None), "tag", None)
    if tag is not None:
        lines.append(f"  t: '{tag}';")
    for name, hint, optional in fields_of(kind):
        lines.append(f"  {name}{'?' if optional and sent_by_client else ''}: {type_of(hint)};")
    return "\n".join([*lines, "}"])


def union_of(name: str, members: list[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";"


def words(name: str, values: tuple[str, ...]) -> str:
    return union_of(name, [f"'{value}'" for value in values])


def ordered(name: str, values: tuple[str, ...]) -> str:
    """Write words with a meaningful order, such as the cards of a hand."""
    listed = "\n".join(f"  '{value}'," for value in values)
    array = f"{name.upper()}S"
    return f"export const {array} = [\n{listed}\n] as const;\nexport type {name} = (typeof {array})[number];"


def plays_text() -> str:
    """Write the kind of target of each play and the module of each card."""
    named = {each.word: each.names for each in deck.PLAYABLES if each.names != NOTHING}
    modules = MODULE_OF_CARD | {"spyglass": "spyglass"}
    return "\n\n".join([_record("PLAY_TARGETS", named), _record("CARD_MODULES", modules)])


def _record(name: str, entries: Mapping[str, str]) -> str:
    lines = "\n".join(f"  {key}: '{value}'," for key, value in entries.items())
    return f"export const {name}: Record<string, string> = {{\n{lines}\n}};"


def points_text() -> str:
    """Write points that the wire does not send. The word of a treasure has its points."""
    points = {
        "SPYGLASS_POINTS": TREASURE_VALUES[limit.SPYGLASS_SLOT],
        "BOSCALUMIA_POINTS": BOSCALUMIA_POINTS,
        "HELP_PENALTY": HELP_PENALTY,
    }
    return "\n".join(f"export const {name} = {worth};" for name, worth in points.items())


def minutes_text() -> str:
    """Write the estimated minutes of a game by preset, players and number of people."""
    lines = ["export const MINUTES: Record<Preset, Record<number, number[]>> = {"]
    for preset, tables in all_minutes().items():
        rows = ", ".join(f"{players}: {row}" for players, row in tables.items())
        lines.append(f"  {preset}: {{ {rows} }},")
    return "\n".join([*lines, "};"])


def events_text() -> str:
    lines = []
    for word, first, second, secret in events.READINGS.values():
        facts = ["seat: number"]
        for reading in (first, second):
            if reading is not None:
                optional = "?" if reading[0] == "target" else ""
                facts.append(f"{reading[0]}{optional}: {FACT_TYPES.get(reading[0], 'number')}")
        if secret is not None:
            facts.append(f"{secret[0]}?: {FACT_TYPES.get(secret[0], 'number')}")
        lines.append(f"{{ what: '{word}'; {'; '.join(facts)} }}")
    return union_of("GameEvent", lines)


def rendered() -> str:
    client = typing.get_args(wire.ClientMessage)
    server = typing.get_args(wire.ServerMessage)
    sent = (
        lobby.TableRequest,
        lobby.NewTableRequest,
        shapes.JoinRequest,
        shapes.BotRequest,
        shapes.SealRequest,
        shapes.LineRequest,
        shapes.MoveRequest,
    )
    http = [
        kind
        for kind in vars(shapes).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in sent
    ]
    nested = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind not in (*client, *server, wire.Message)
    ]
    named = (kind for module in (learned, view, ending) for kind in vars(module).values())
    view_kinds = list(
        dict.fromkeys(kind for kind in named if dataclasses.is_dataclass(kind) and isinstance(kind, type))
    )
    shown: list[type] = list(dict.fromkeys([entries.TableSettings, *http]))
    parts = [
        ordered("Card", names.CARDS),
        words("Face", names.FACES),
        words("Hazard", names.HAZARDS),
        words("Colour", names.COLOURS),
        words("Phase", names.PHASES),
        words("QuestionKind", names.QUESTIONS),
        words("Preset", tuple(PRESETS)),
        ordered("Module", tuple(MODULES)),
        plays_text(),
        points_text(),
        minutes_text(),
        events_text(),
        *(interface_of(kind) for kind in view_kinds),
        *(interface_of(kind) for kind in nested),
        *(interface_of(kind, sent_by_client=True) for kind in client),
        *(interface_of(kind) for kind in server),
        union_of("ClientMessage", [kind.__name__ for kind in client]),
        union_of("ServerMessage", [kind.__name__ for kind in server]),
        *(interface_of(kind, sent_by_client=True) for kind in sent),
        *(interface_of(kind) for kind in shown),
    ]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, TARGET.parent, {TARGET.name: rendered()}))
