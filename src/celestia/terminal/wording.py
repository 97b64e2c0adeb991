"""The browser's texts for a question and its answers, chosen and filled from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..game.knowledge.view import VesselView, View
from .language import Language
from .pause import Moment

# Why a question is asked: what it is about, if the text does not say it, the text, and the rules.
REASONS = {
    "roll": ("", "rules-step-roll-note", "a1"),
    "land": ("", "rule-land", "R6, B18"),
    "direction": ("city-boscalumia", "rules-city-boscalumia", "C180, C182"),
    "prepare": ("", "does-prepare", "C203"),
    "declare": ("rules-step-declare", "rules-step-declare-note", "R3, R4"),
    "announce": ("rules-step-pay", "rules-step-pay-note", "R2"),
    "pay": ("rules-step-pay", "rules-step-pay-note", "R2, C4"),
    "lay_help": ("rules-card-help", "rules-card-help-what", "R14, Q29"),
    "give": ("city-krismastri", "rules-city-krismastri", "C165"),
    "matryoshburg": ("city-matryoshburg", "rules-city-matryoshburg", "C170, C174"),
    "swap": ("city-matryoshburg", "why-swap", "C172"),
    "instruct": ("card-instructor", "rules-card-instructor-what", "C147, C148"),
    "choose_treasure": ("card-instructor", "rules-card-instructor-what", "C147, C148"),
    "keep_treasure": ("", "why-keep-treasure", "C206"),
    "reroll": ("card-alternative-route", "rules-card-alternative-route-what", "B3, C34"),
    "relieved": ("card-pressing-need", "rules-card-pressing-need-what", "C123"),
    "take_character": ("", "rules-characters-lead", "C71, C86"),
    "window": ("", "rules-step-powers-note", "Q1"),
    # Windows of a phase:
    "before_roll": ("moment-before-roll", "moment-before-roll-note", "Q1, Q12"),
    "after_declarations": ("moment-after-declarations", "moment-after-declarations-note", "C6"),
    "after_can": ("moment-after-can", "moment-after-can-note", "C5"),
    "after_cannot": ("moment-after-cannot", "moment-after-cannot-note", "B6, B8, C70"),
    "mooring": ("moment-mooring", "moment-mooring-note", "C64, C66"),
    "hook": ("moment-hook", "moment-hook-note", "C140, C141"),
    "crashing": ("moment-crashing", "moment-crashing-note", "B6, C43"),
}


class Wording:
    """What one seat, or everybody, reads about the open question."""

    def __init__(self, view: View, seat: int | None, names: Sequence[str], language: Language) -> None:
        self._view = view
        self._seat = seat
        self._language = language
        self._facts = _facts(view, seat, names, language)

    def say(self, key: str, **more: object) -> str:
        return self._language.say(key, **{**self._facts, **more})

    def question(self, prefix: str, moment: Moment, **more: object) -> str:
        """Return the text of a question (`ask`, `watch`) or of its facts (`why`), or nothing."""
        return self._first((f"{prefix}-{key}" for key in self._keys(moment)), **more)

    def effect(self, name: str, moment: Moment, rules: str = "", **more: object) -> str:
        """Return what an answer does, in the facts of this table or as the rules say it, or nothing."""
        endings = [*(f"-{word}" for word in reversed(moment)), *self._endings(), ""]
        return self._first([*(f"does-{name}{ending}" for ending in endings), rules], **more)

    def reason(self, moment: Moment) -> str:
        """Return why this is asked, with the rules."""
        phase, kind = moment
        about, key, rules = REASONS[phase if kind == "window" and phase in REASONS else kind]
        text = self.say(key)
        if about:
            text = self.say("order-of", card=self.say(about), order=text)
        return f"{text} ({rules})"

    def _first(self, keys: Iterable[str], **more: object) -> str:
        key = self._language.first(keys)
        return self.say(key, **more) if key else ""

    def _keys(self, moment: Moment) -> list[str]:
        """Return the keys of this moment, from the most specific to the most general."""
        view, (phase, kind) = self._view, moment
        endings = ["-void"] if vessel_of(view).at == "void" else []
        endings += ["-mine"] if view.drawing is not None and view.drawing == self._seat else []
        endings += [] if view.dice else ["-free"]
        endings += self._endings()
        keys = (f"{kind}-{phase}", kind)
        return [f"{key}{ending}" for ending in (*endings, "") for key in keys]

    def _endings(self) -> list[str]:
        """Return the endings of keys for a rowboat, a clear sky and one's own payment."""
        view = self._view
        endings = ["-boat"] if view.vessel == "boat" else []
        endings += ["-clear"] if view.dice and not any(view.to_answer) else []
        return endings + (["-own"] if pilot_of(view) == self._seat else [])


def vessel_of(view: View) -> VesselView:
    """Return the vessel whose leg it is."""
    return view.boat if view.vessel == "boat" and view.boat else view.aircraft


def pilot_of(view: View) -> int:
    """Return the seat that pays for the dice: the captain, or the rowboat's occupant."""
    return view.occupant if view.vessel == "boat" and view.occupant is not None else view.captain


def _facts(view: View, seat: int | None, names: Sequence[str], language: Language) -> dict[str, object]:
    vessel, pilot = vessel_of(view), pilot_of(view)
    heading = language.name_of("city", vessel.heading)
    drawing = seat if view.drawing is None else view.drawing
    return {
        "you": "" if seat is None else names[seat],
        "captain": names[pilot],
        "city": language.name_of("city", vessel.at),
        "value": vessel.at,
        "heading": heading,
        "far": vessel.heading if vessel.heading.isdigit() else heading,
        "goal": language.place(vessel.heading),
        "left": view.piles.get(vessel.at, 0),
        "dice": len(view.dice) or view.dice_ahead,
        "needed": view.dice_to.get(vessel.at, 0),
        "cards": view.seats[pilot].hand_size,
        "own": sum(view.hand.values()),
        "events": sum(view.to_answer),
        "need": language.owed(view.to_answer),
        "drawer": "" if drawing is None else names[drawing],
        "pile_of": language.place(view.drawing_from or vessel.at, "of"),
    }
