"""Generate the browser's types from the server's types.

python -m tools.render_client_types [--check]
"""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from celestia.game.ending import ending
from celestia.game.setup import names, word_types
from celestia.game.setup.config import MODULE_OF_CARD, MODULES, PRESETS
from celestia.review import document
from celestia.rules import deck
from celestia.rules.box import CITY_DICE
from celestia.rules.definition import NOTHING
from celestia.rules.kinds import die_face
from celestia.server.hosting import lobby
from celestia.server.protocol import replay_structs, shapes, snapshot_structs, wire
from celestia.server.tables import entries, seat, table_events
from celestia.server.tables.game_events import GAME_EVENTS
from celestia.stats.minutes import all_minutes
from tools.fresh import ROOT, write_or_check

TARGET = ROOT / "web/src/wire/messages.ts"
TABLES = TARGET.with_name("tables.ts")
HEAD = "// Written from the server's types by tools/render_client_types.py. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
# Types that are called by their name wherever they occur.
NAMED: dict[Any, str] = {
    **{
        getattr(word_types, name): name
        for name in ("Card", "City", "Colour", "Face", "Hazard", "Module", "Phase", "QuestionKind", "Vessel")
    },
    seat.PawnColour: "PawnColour",
    seat.TablePhase: "TablePhase",
    snapshot_structs.Settings: "TableSettings",
    wire.Happened: "Happened",
}


def type_of(hint: Any) -> str:
    """Return the TypeScript type of a Python annotation."""
    if hint in NAMED:
        return NAMED[hint]
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
        kinds = [type_of(each) for each in arguments if each is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(kinds))
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if isinstance(hint, type):
        return hint.__name__
    raise TypeError(f"no TypeScript type for {hint!r}")


def is_unset(hint: Any) -> bool:
    """Whether the field may be missing from a message."""
    return msgspec.UnsetType in typing.get_args(hint)


def fields_of(kind: type) -> Iterator[tuple[str, Any, bool]]:
    """Yield name, annotation and whether a sender may omit the field."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):
        for field in dataclasses.fields(kind):
            if hints[field.name] is not bytes:  # an encoding for search bots, which no client gets
                yield field.name, hints[field.name], False
    else:
        for part in msgspec.structs.fields(kind):
            yield part.encode_name, hints[part.name], not part.required


def interface_of(kind: type, sent_by_client: bool = False) -> str:
    if getattr(getattr(kind, "__struct_config__", None), "array_like", False):
        parts = ", ".join(f"{name}: {type_of(hint)}" for name, hint, _ in fields_of(kind))
        return f"export type {kind.__name__} = [{parts}];"
    lines = [f"export interface {kind.__name__} {{"]
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}';")
    for name, hint, optional in fields_of(kind):
        mark = "?" if is_unset(hint) or (optional and sent_by_client) else ""
        lines.append(f"  {name}{mark}: {type_of(hint)};")
    return "\n".join([*lines, "}"])


def event_of(kind: type) -> str:
    """Write an event as a member of a union."""
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
    facts = (f"{name}{'?' if is_unset(hint) else ''}: {type_of(hint)}" for name, hint, _ in fields_of(kind))
    return "{ " + "; ".join([f"what: '{tag}'", *facts]) + " }"


def union_of(name: str, members: list[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";"


def words(name: str, values: tuple[str, ...]) -> str:
    return union_of(name, [f"'{value}'" for value in values])


def ordered(name: str, values: tuple[str, ...]) -> str:
    """Write words with a meaningful order, such as the cards of a hand."""
    listed = "\n".join(f"  '{value}'," for value in values)
    array = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"
    return f"export const {array} = [\n{listed}\n] as const;\nexport type {name} = (typeof {array})[number];"


def tables() -> str:
    """Write what the texts, drawings and reference pages need to know of cards and cities.

    They have a file of their own, because the first screen needs none of them."""
    named = {each.word: each.names for each in deck.PLAYABLES if each.names != NOTHING}
    modules = MODULE_OF_CARD | {"spyglass": "spyglass"}
    several = {word: each.dice for each in deck.DECK if each.dice > 1 for word in each.words}
    sides = [names.FACES[min(side, die_face.BLANK)] for side in range(die_face.SIDES)]
    dice = dict(zip(names.CITIES, CITY_DICE, strict=False))
    parts = "\n\n".join(
        [
            _list("FACES", "Face", names.FACES),
            _list("HAZARDS", "Hazard", names.HAZARDS),
            _list("DIE_SIDES", "Face", sides),
            _record("PLAY_TARGETS", "Record<string, string>", named),
            _record("CARD_MODULES", "Record<string, string>", modules),
            _record("CARD_HAZARDS", "Partial<Record<string, Hazard>>", _hazards()),
            _record("CARD_DICE", "Partial<Record<string, number>>", several),
            _record("CITY_DICE", "Record<string, number>", dice),
        ]
    )
    return f"{HEAD}import type {{ Face, Hazard }} from './messages';\n\n{parts}\n"


def _list(name: str, kind: str, values: Iterable[str]) -> str:
    return f"export const {name}: readonly {kind}[] = [{', '.join(map(repr, values))}];"


def _hazards() -> dict[str, str]:
    """Return the hazard of each card that exists for each hazard."""
    kinds = (each for each in deck.DECK if each.suffixes)
    return {word: hazard for each in kinds for word, hazard in zip(each.words, names.HAZARDS, strict=True)}


def _record(name: str, kind: str, entries: Mapping[str, str | int]) -> str:
    lines = "\n".join(
        f"  {key}: {value if isinstance(value, int) else repr(value)}," for key, value in entries.items()
    )
    return f"export const {name}: {kind} = {{\n{lines}\n}};"


def minutes_text() -> str:
    """Write the estimated minutes of a game by preset, players and number of people."""
    lines = ["export const MINUTES: Record<Preset, Record<number, number[]>> = {"]
    for preset, tables in all_minutes().items():
        rows = ", ".join(f"{players}: {row}" for players, row in tables.items())
        lines.append(f"  {preset}: {{ {rows} }},")
    return "\n".join([*lines, "};"])


def structs_of(module: types.ModuleType, *without: type) -> list[type]:
    """Return the structs that a module defines, in order."""
    found = (kind for kind in vars(module).values() if isinstance(kind, type))
    return [
        kind
        for kind in found
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__ and kind not in without
    ]


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
        shapes.WhatIfRequest,
        shapes.ReplayRequest,
    )
    http = structs_of(shapes, *sent)
    nested = structs_of(wire, *client, *server, wire.Message)
    seen = structs_of(snapshot_structs, snapshot_structs.Struct, snapshot_structs.Settings)
    told = typing.get_args(table_events.TableEvent)
    endings = [
        kind for kind in vars(ending).values() if isinstance(kind, type) and dataclasses.is_dataclass(kind)
    ]
    reviewed = [
        kind for kind in vars(document).values() if isinstance(kind, type) and dataclasses.is_dataclass(kind)
    ]
    shown: list[type] = list(dict.fromkeys([entries.TableSettings, *http]))
    parts = [
        words("Card", names.CARDS),
        words("Face", names.FACES),
        words("Hazard", names.HAZARDS),
        words("City", tuple(names.CITIES)),
        words("Colour", names.COLOURS),
        words("Phase", names.PHASES),
        words("QuestionKind", names.QUESTIONS),
        words("Vessel", names.VESSELS),
        words("TablePhase", typing.get_args(seat.TablePhase)),
        ordered("Preset", tuple(PRESETS)),
        ordered("PawnColour", seat.COLOURS),
        ordered("Module", tuple(MODULES)),
        minutes_text(),
        union_of("GameEvent", [event_of(kind) for kind in GAME_EVENTS.values()]),
        union_of("TableEvent", [event_of(kind) for kind in told]),
        "export type Happened = GameEvent | TableEvent;",
        *(interface_of(kind) for kind in seen),
        *(interface_of(kind) for kind in dict.fromkeys(endings)),
        *(interface_of(kind) for kind in reviewed),
        *(interface_of(kind) for kind in nested),
        *(interface_of(kind, sent_by_client=True) for kind in client),
        *(interface_of(kind) for kind in server),
        union_of("ClientMessage", [kind.__name__ for kind in client]),
        union_of("ServerMessage", [kind.__name__ for kind in server]),
        *(interface_of(kind) for kind in structs_of(replay_structs)),
        *(interface_of(kind, sent_by_client=True) for kind in sent),
        *(interface_of(kind) for kind in shown),
    ]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, TARGET.parent, {TARGET.name: rendered(), TABLES.name: tables()}))
