"""A position as plain data with names, including everything hidden."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ... import engine
from ...rules.kinds import addressee, card, city, die_face
from ..knowledge.view import View, view
from ..notation.position_words import Frames
from ..setup.names import CARDS, city_word, treasure_word
from ..state_lists import numbers, rows

OF_ONE_SEAT = ("seat", "question", "hand", "laid", "seen", "hands", "all_treasures", "learned", "scores")
NOT_A_SEAT = {addressee.CHANCE: "chance", addressee.TABLE: "table", addressee.NOBODY: None}
HELP = CARDS[card.HELP : card.HELP + die_face.HAZARDS]


def view_fields(seen: View) -> dict[str, Any]:
    """Return a view as plain data, without the bytes for search bots."""
    fields = asdict(seen)
    del fields["known"]
    return fields


def position_fields(state: engine.State) -> dict[str, Any]:
    """Return everything in a position, with decks and piles from the top down."""
    public = view_fields(view(state, None))
    for key in OF_ONE_SEAT:
        del public[key]
    seats = range(state.players)
    sizes = numbers(state, "pile_size")
    return public | {
        "asked": NOT_A_SEAT.get(state.asked, state.asked),
        "polled": state.polled,
        "step": state.step,
        "aircraft_crashed": bool(state.crashed),
        "hands": [_counts(rows(state, "hand")[seat], CARDS) for seat in seats],
        "treasures": [_treasures(rows(state, "treasure")[seat]) for seat in seats],
        "points": numbers(state, "points")[: state.players],
        "laid_help": [_counts(rows(state, "laid")[seat], HELP) for seat in seats],
        "just_drew": [
            treasure_word(t) if t >= 0 else None for t in numbers(state, "just_drew")[: len(seats)]
        ],
        "drawn": [treasure_word(t) for t in numbers(state, "drawn")[: state.drawn_count]],
        "deck": [CARDS[kind] for kind in reversed(numbers(state, "deck")[: state.deck_size])],
        "pile_orders": {
            city_word(at): [treasure_word(t) for t in reversed(rows(state, "pile")[at][: sizes[at]])]
            for at in range(city.COUNT)
        },
        "gift_faces": _treasures(numbers(state, "gifts")),
        "removed_faces": _treasures(numbers(state, "removed")),
        "boxed": _treasures(numbers(state, "boxed")),
        "frames": _frames(state),
        "final_scores": engine.final_scores(state) if engine.is_over(state) else None,
    }


def _frames(state: engine.State) -> list[dict[str, Any]]:
    """The frames that interrupt the phase, innermost last."""
    parts = {part: numbers(state, f"frame_{part}") for part in ("kind", "seat", "place", "count", "polled")}
    return [
        {
            "kind": Frames.kinds.word[parts["kind"][at]],
            "seat": parts["seat"][at],
            "city": city_word(parts["place"][at]),
            "count": parts["count"][at],
            "polled": parts["polled"][at],
        }
        for at in range(state.frames)
    ]


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def _treasures(counts: list[int]) -> dict[str, int]:
    return {treasure_word(t): count for t, count in enumerate(counts) if count}
