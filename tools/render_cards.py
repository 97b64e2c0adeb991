"""Generate `rules/kinds/card.py` and `rules/dispatch.py` from the definitions; --check fails if stale.

Both builds use the generated files, so neither the plain rules nor the compiler reads a definition.
"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable, Iterator, Sequence

from celestia.rules.deck import CARD_WORDS, DECK, KINDS, PLAYABLES
from celestia.rules.definition import NOTHING, SEAT, SPYGLASS, TREASURE, Card, Playable
from celestia.rules.kinds import house_option, limit, phase
from celestia.rules.kinds.city import SPYGLASS_CITIES
from tools.fresh import ROOT, write_or_check

FOLDER = ROOT / "src" / "celestia" / "rules"
WIDTH = 110
WORDS = (*CARD_WORDS, *(each.word for each in PLAYABLES[len(CARD_WORDS) :]))
# How many ids a play has for a learner, by what it names: each other seat, each face, each city of one.
IDS = {NOTHING: 1, SEAT: limit.SEATS - 1, TREASURE: limit.FACES, SPYGLASS: SPYGLASS_CITIES}

NUMBERS_HEAD = '''\
"""Everything that can be held and played, by number. Written by tools/render_cards.py: change `deck.py`.

The first four kinds answer the die face of the same number. A card that exists for each hazard has four
numbers in a row, and a name for the first: HELP + die_face.BIRDS is the help card against birds.
"""

from typing import Final

'''
DISPATCH_HEAD = '''\
"""Which cards each window asks for, and which function speaks for which card.

Written by tools/render_cards.py from the definitions in `cards/` and `characters/`: change those.
"""

'''


def name_of(number: int) -> str:
    return WORDS[number].upper()


# -------------------------------------------------------------------------------------------------- numbers
def numbers() -> str:
    lines = list(_card_numbers())
    lines += [f"KINDS: Final = {len(KINDS)}  # kinds of the deck end here", ""]
    lines.append(f"CHARACTER: Final = {len(KINDS)}  # CHARACTER + colour")
    lines += [f"{name_of(number)}: Final = {number}" for number in range(len(KINDS), len(PLAYABLES))]
    lines.append(f"PLAYABLES: Final = {len(PLAYABLES)}")
    ids = sum(ids_of(each) for each in PLAYABLES)
    lines += ["", f"PLAY_IDS: Final = {ids}  # ids that all plays have together, see `action_ids`"]
    return NUMBERS_HEAD + "\n".join(lines) + "\n"


def _card_numbers() -> Iterator[str]:
    number = 0
    for each in DECK:
        if each.suffixes and each.word:
            yield f"{each.word.upper()}: Final = {number}  # {each.word.upper()} + hazard"
        for _ in each.words:
            yield f"{name_of(number)}: Final = {number}"
            number += 1


def ids_of(each: Playable) -> int:
    return IDS[each.names] if each.is_played else 0


# ------------------------------------------------------------------------------------------------- dispatch
def dispatch() -> str:
    parts = [
        imports(),
        windows(
            "AIRCRAFT_WINDOWS", "By phase: the cards that the aircraft's leg asks for.", in_boat_leg=False
        ),
        windows("BOAT_WINDOWS", "By phase: the cards that the rowboat's leg asks for.", in_boat_leg=True),
        bits("NAMES_A_SEAT", lambda each: each.names == SEAT),
        bits("NAMES_A_TREASURE", lambda each: each.names == TREASURE),
        bits("NAMES_A_SPYGLASS", lambda each: each.names == SPYGLASS),
        bits("DISCARDED", lambda each: isinstance(each, Card) and each.is_played and each.is_discarded),
        bits("RENEWS_HAND", lambda each: isinstance(each, Card) and each.renews_hand),
        play_ids(),
    ]
    functions = [
        option_windows(),
        calls(
            "_refused",
            "int",
            "Why this seat may not play this in its window, whatever it names; ALLOWED where it may.",
            ("s", "seat", "number"),
            lambda each: each.refused,
            missing="return ALLOWED",
        ),
        calls(
            "_target_refused",
            "int",
            "Why a play may not name this seat or treasure.",
            ("s", "seat", "number", "target"),
            lambda each: each.target_refused,
        ),
        calls(
            "_elsewhere_refused",
            "int",
            "What is to be said about this moment outside of a card's windows, if anything.",
            ("s", "seat", "number"),
            lambda each: each.elsewhere,
        ),
        calls(
            "_play",
            "None",
            "What a card, a power or the magic spyglass does.",
            ("s", "seat", "number", "target"),
            lambda each: each.play,
        ),
    ]
    return DISPATCH_HEAD + "\n".join(parts) + "\n\n\n" + "\n\n\n".join(functions) + "\n"


def imports() -> str:
    found: dict[str, set[str]] = {}
    for each in {id(each): each for each in PLAYABLES}.values():
        for function in (each.refused, each.target_refused, each.elsewhere, each.play):
            if function is not None:
                module = function.__module__.removeprefix("celestia.rules")
                found.setdefault(module, set()).add(function.__name__)
    lines = [
        "from .because import ALLOWED, NEVER",
        "from .kinds import card, house_option, phase, place",
        "from .moves.hands import BIT",
        "from .state import State",
    ]
    for module, names in found.items():
        line = f"from {module} import {', '.join(sorted(names))}"
        if len(line) > WIDTH:
            line = f"from {module} import (\n" + "".join(f"    {name},\n" for name in sorted(names)) + ")"
        lines.append(line)
    return "\n".join([*sorted(lines, key=_sorting), ""])


def _sorting(line: str) -> str:
    return line.split()[1].lower()


def asked_in(where: int, *, in_boat_leg: bool) -> list[int]:
    """The cards of one phase, without any house option."""
    return [
        number
        for number, each in enumerate(PLAYABLES)
        for window in each.windows
        if window.phase == where and not window.option and (window.in_boat_leg or not in_boat_leg)
    ]


def windows(name: str, comment: str, *, in_boat_leg: bool) -> str:
    lines = [f"# {comment}", f"{name} = ["]
    for where in range(phase.COUNT):
        cards = asked_in(where, in_boat_leg=in_boat_leg)
        if cards:
            lines += [f"    # {phase_word(where)}", _wrapped("    ", shifted(cards), ",")]
        elif lines[-1].endswith(" 0,"):
            lines[-1] += " 0,"  # phases without a window share a line
        else:
            lines.append("    0,")
    return "\n".join([*lines, "]  # fmt: skip", ""])


def phase_word(where: int) -> str:
    return next(name for name, number in vars(phase).items() if number == where and name != "COUNT")


def option_word(bit: int) -> str:
    return next(name for name, number in vars(house_option).items() if number == bit and name != "COUNT")


def shifted(cards: Sequence[int]) -> str:
    return " | ".join(f"1 << card.{name_of(number)}" for number in cards) or "0"


def _wrapped(indent: str, text: str, end: str) -> str:
    """One line, or the terms of a sum below each other."""
    if len(indent + text + end) <= WIDTH:
        return f"{indent}{text}{end}"
    terms = text.split(" | ")
    rest = "".join(f"\n{indent}| {term}" for term in terms[1:])
    return f"{indent}{terms[0]}{rest}{end}"


def bits(name: str, holds: Callable[[Playable], bool]) -> str:
    text = shifted([number for number, each in enumerate(PLAYABLES) if holds(each)])
    if len(f"{name} = {text}") <= WIDTH:
        return f"{name} = {text}"
    return f"{name} = (\n{_wrapped('    ', text, '')}\n)"


def play_ids() -> str:
    row = "".join(f"{ids_of(each)}, " for each in PLAYABLES).rstrip()
    filled = textwrap.fill(row, WIDTH, initial_indent="    ", subsequent_indent="    ")
    return f"# By number of `card`: its ids for a learner.\nPLAY_IDS = [\n{filled}\n]  # fmt: skip"


def option_windows() -> str:
    lines = [
        "def _window_cards(s: State) -> int:",
        '    """Everything that may be played in this moment, as a set of bits."""',
        "    cards = BOAT_WINDOWS[s.phase] if s.vessel == place.BOAT else AIRCRAFT_WINDOWS[s.phase]",
    ]
    for number, each in enumerate(PLAYABLES):
        for window in each.windows:
            if window.option:
                tests = [
                    f"s.phase == phase.{phase_word(window.phase)}",
                    f"s.house & house_option.{option_word(window.option)}",
                ]
                tests += [] if window.in_boat_leg else ["s.vessel == place.AIRCRAFT"]
                lines += [
                    "    if (",
                    *(f"        {'and ' if at else ''}{test}" for at, test in enumerate(tests)),
                    "    ):",
                    f"        cards |= BIT[card.{name_of(number)}]",
                ]
    return "\n".join([*lines, "    return cards"])


def calls(
    name: str,
    returns: str,
    docstring: str,
    given: tuple[str, ...],
    function_of: Callable[[Playable], Callable[..., object] | None],
    missing: str = "",
) -> str:
    """One branch a card. A card that is not listed has nothing to say, or is not played at all."""
    parameters = ", ".join("s: State" if each == "s" else f"{each}: int" for each in given)
    lines = [f"def {name}({parameters}) -> {returns}:", f'    """{docstring}"""']
    number = 0
    while number < len(PLAYABLES):
        each = PLAYABLES[number]
        width = len(each.words) if isinstance(each, Card) else 1
        function = function_of(each)
        if each.is_played and (function or missing):
            test = f"number == card.{name_of(number)}"
            if width > 1:
                test = f"card.{name_of(number)} <= number <= card.{name_of(number + width - 1)}"
            lines += [f"    {'if' if len(lines) == 2 else 'elif'} {test}:"]
            lines.append(f"        {_call(function, given, returns) if function else missing}")
        number += width
    if returns == "int":
        lines.append("    return NEVER" if missing else "    return ALLOWED")
        lines = [line.replace("    elif ", "    if ") for line in lines]
    return "\n".join(lines)


def _call(function: Callable[..., object], given: tuple[str, ...], returns: str) -> str:
    """Each function is handed what it asks for."""
    asked = list(inspect.signature(function).parameters)
    unknown = set(asked) - set(given)
    if unknown:
        raise SystemExit(
            f"{function.__name__} asks for {', '.join(sorted(unknown))}; there is {', '.join(given)}"
        )
    call = f"{function.__name__}({', '.join(asked)})"
    return f"return {call}" if returns == "int" else call


def rendered() -> dict[str, str]:
    return {"kinds/card.py": numbers(), "dispatch.py": dispatch()}


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, FOLDER, rendered()))
