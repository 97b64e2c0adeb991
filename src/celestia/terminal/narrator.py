"""Turn the events one seat or a spectator knows into sentences: those of the browser's journal.

A narrator receives only the events of its seat and public facts, so it cannot reveal anything else. A run of
equal events becomes one sentence, and so does what several players do one after the other. A crash is one
scene: the announcement, who can save the ship, the fall, who lost, and an empty line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..rules.box import END_POINTS, END_TREASURES
from .journey import Journey, KnownEvent
from .language import Language
from .symbols import Symbols

# Events whose runs become one sentence, and the fact that it lists.
GATHERED = {
    "card_drawn": "card",
    "card_paid": "card",
    "card_discarded": "card",
    "card_turned_up": "card",
    "hand_seen": "card",
    "help_laid": "card",
    "help_revealed": "card",
    "help_taken_back": "card",
    "pile_seen": "treasure",
    "treasures_seen": "treasure",
    "gift_revealed": "treasure",
}
# Implied by other events, or shown on the screen.
SILENT = frozenset({"die_fell", "pile_shuffled", "dice_locked"})
LOSSES = frozenset({"crashed", "lost_in_void"})
BREAK = ""  # an empty line


@dataclass
class Telling:
    """A sentence to be written. Until then, other players may join it."""

    what: str  # the event
    key: str
    facts: dict[str, object]
    names: list[str]  # of those who did it

    def is_joined_by(self, other: Telling) -> bool:
        own, others = ({**one.facts, "who": "", "seat": 0, "n": 0} for one in (self, other))
        return self.key == other.key and own == others


class Narrator:
    def __init__(
        self,
        seat: int | None,
        names: Sequence[str],
        language: Language,
        symbols: Symbols,
        beginners: bool,
        aboard: Iterable[int] | None = None,
    ) -> None:
        self.sentences: list[str] = []
        self.journeys: list[int] = []  # the index of each journey's first sentence
        self.legs = 0  # of this journey; the rowboat's leg counts with the aircraft's leg before it
        self._seat = seat
        self._names = names
        self._language = language
        self._symbols = symbols
        self._beginners = beginners
        self._heard = 0
        self._last_vessel = ""
        self._journey = Journey(len(names), range(len(names)) if aboard is None else aboard)
        self._owes_rescuers = False  # the captain cannot pay, and the rescuers have not been named yet
        self._owes_break = False

    def hear(self, known: Sequence[KnownEvent]) -> list[str]:
        """Return the sentences for the events added since the last call."""
        new, self._heard = known[self._heard :], len(known)
        return self._write(list(self._tellings(new)))

    def add_rescuers(self, seats: Iterable[int]) -> list[str]:
        """Name the seats that may save the ship.

        Include the reader only if they really can.
        """
        return self._write([self._rescuers(list(seats))]) if self._owes_rescuers else []

    # ---------------------------------------------------------------------------------- the sentences
    def _write(self, tellings: Iterable[Telling]) -> list[str]:
        first_new = len(self.sentences)
        for telling in self._joined(tellings):
            if telling.what == "journey_started":
                self.journeys.append(len(self.sentences))
            if self._owes_break:
                self.sentences.append(BREAK)
            self._owes_break = telling.what in LOSSES
            self.sentences.append(self._language.tell(telling.key, **telling.facts))
        return self.sentences[first_new:]

    def _joined(self, tellings: Iterable[Telling]) -> list[Telling]:
        """Let one sentence name all players who did the same, if there is a text for it."""
        found: list[Telling] = []
        for telling in tellings:
            if found and found[-1].is_joined_by(telling) and self._language.knows(f"{telling.key}-all"):
                found[-1].names += telling.names
            else:
                found.append(telling)
        for telling in found:
            if len(telling.names) > 1:
                telling.key += "-all"
                telling.facts["names"] = self._language.listed(telling.names)
        return found

    def _tellings(self, known: Sequence[KnownEvent]) -> Iterator[Telling]:
        for run in _runs(known):
            what = run[0]["what"]
            for event in run:
                self._journey.follow(event)
            if what == "journey_started":
                self.legs = 0
            elif what == "leg_started":
                self._count_leg(run[0]["vessel"])
            is_set_up = not self._journey.heading
            if what in SILENT or (is_set_up and what in ("deck_shuffled", "captain_named")):
                continue
            if what in LOSSES and self._owes_rescuers:
                yield self._rescuers([])
            self._owes_rescuers = what == "announced_cannot"
            yield self._telling(run)

    def _count_leg(self, vessel: str) -> None:
        self.legs += vessel == "aircraft" or self._last_vessel == "boat"
        self._last_vessel = vessel

    def _rescuers(self, seats: list[int]) -> Telling:
        self._owes_rescuers = False
        unsaved = "outcome-unsaved-boat" if self._journey.vessel == "boat" else "outcome-unsaved"
        return Telling("rescue", "rescue" if seats else unsaved, self._people(seats), [])

    def _people(self, seats: Sequence[int]) -> dict[str, object]:
        """Name these people, the reader first. `count` chooses the form of the verb."""
        others = [self._names[seat] for seat in seats if seat != self._seat]
        if self._seat not in seats:
            return {"names": self._language.listed(others), "count": len(others)}
        return {"names": self._language.listed([self._language.say("rail-you"), *others]), "count": "you"}

    # ------------------------------------------------------------------------------------- one sentence
    def _telling(self, run: Sequence[KnownEvent]) -> Telling:
        """Choose the text that tells most: to the reader about themselves, or about anybody."""
        event = run[0]
        what = event["what"]
        voices = ["journal"]
        if self._seat is not None and self._seat in (event.get("target"), event.get("to")):
            voices.insert(0, "to-you")
        if self._seat is not None and self._seat == event.get("seat"):
            voices.insert(0, "you")
        keys = [f"{voice}-{what}{special}" for voice in voices for special in (*self._specials(event), "")]
        key = next(key for key in keys if self._language.knows(key))
        names = [self._names[event["seat"]]] if "seat" in event else []
        return Telling(what, key, self._facts(run), names)

    def _specials(self, event: KnownEvent) -> Iterator[str]:
        """Yield the endings of the keys for special cases, the most specific first."""
        what = event["what"]
        is_boat = event.get("vessel", self._journey.vessel) == "boat"
        if what in LOSSES and event["vessel"] in self._journey.heading:
            ending = "lost" if self._journey.lost_in(event["vessel"]) else "empty"
            yield f"-boat-{ending}" if is_boat else f"-{ending}"
        if what == "dice_rolled" and len(event["dice"]) < event["of"]:
            yield "-again"
        if is_boat:
            yield "-boat"
        if what == "power_used":
            yield f"-{event['power']}"
        if what == "announced_can" and not any(event["faced"]):
            yield "-free"
        if event.get("target", event.get("seat")) != event.get("seat"):
            yield "-on"
        if "card" in event or "treasure" in event:
            yield "-known"
        if "seat" not in event:
            yield "-nobody"
        if what == "end_announced" and self._beginners:
            yield "-kinds"

    def _facts(self, run: Sequence[KnownEvent]) -> dict[str, object]:
        """Return the facts of a run of events in the words of the reader's language."""
        language, event = self._language, run[0]
        written: dict[str, Callable[[Any], object]] = {
            "city": language.place,
            "heading": language.goal,
            "card": language.card,
            "power": language.card,
            "target": self._whom,
            "to": self._whom,
        }
        facts: dict[str, object] = {"goal": END_POINTS, "kinds": END_TREASURES}
        facts |= {name: written[name](fact) if name in written else fact for name, fact in event.items()}
        if "seat" in event:
            facts["who"] = self._names[event["seat"]]
        if "character" in event:
            facts["character"] = language.name_of("character", event["character"])
        if "treasure" in event:
            facts |= language.treasure_facts(event["treasure"])
        if event["what"] == "card_played" and event["seat"] != self._seat:
            facts["card"] = f"{facts['card']} ({language.say('hand-' + event['card'])})"
        if event["what"] == "hand_seen":
            facts["of"] = self._names[event["of"]]
        if event["what"] == "dice_rolled":
            faces = language.listed(self._symbols.face(fell["face"]) for fell in run[1:])
            facts |= {"count": len(event["dice"]), "faces": faces}
        if event["what"] in LOSSES:
            facts |= self._loss(event["vessel"])
        if event["what"] in GATHERED:
            facts |= self._gathered(run, GATHERED[event["what"]])
        return facts

    def _whom(self, seat: int) -> str:
        return self._language.say("you") if seat == self._seat else self._names[seat]

    def _loss(self, vessel: str) -> dict[str, object]:
        """Return who lost everything, and on the way to where. Afterwards nobody is aboard."""
        heading = self._journey.heading.get(vessel)
        lost = self._people(self._journey.lost_in(vessel))
        self._journey.empty(vessel)
        return lost if heading is None else {**lost, "heading": self._language.goal(heading)}

    def _gathered(self, run: Sequence[KnownEvent], thing: str) -> dict[str, object]:
        """Return the cards or treasures of a run, or only their number if they are hidden."""
        counts: Counter[str] = Counter()
        for event in run:
            counts[event.get(thing, "")] += event.get("count", 1)
        known = {word: count for word, count in counts.items() if word}
        said = self._language.cards_said if thing == "card" else self._language.treasures_said
        return {"things": said(known), "count": counts.total()}


def _runs(known: Sequence[KnownEvent]) -> list[list[KnownEvent]]:
    runs: list[list[KnownEvent]] = []
    for event in known:
        if runs and _continues(runs[-1][0], event):
            runs[-1].append(event)
        elif runs and runs[-1][0]["what"] == "captain_named" and event["what"] == "leg_started":
            runs[-1] = [event]  # only the captain sets out
        else:
            runs.append([event])
    return runs


def _continues(first: KnownEvent, event: KnownEvent) -> bool:
    if event["what"] == "die_fell":
        return bool(first["what"] == "dice_rolled")
    is_same = all(first.get(fact) == event.get(fact) for fact in ("what", "seat", "of"))
    return is_same and event["what"] in GATHERED
