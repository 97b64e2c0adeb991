"""Turn the events one seat or a spectator knows into sentences.

A narrator receives only the events of its seat and public facts, so it cannot reveal anything else. Related
events become one sentence. A crash is one scene: the announcement, who can save the ship, the fall, who lost
and who got away, and an empty line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from .journey import Journey, KnownEvent
from .language import Forms, Language
from .symbols import Symbols

# Runs of these events by one seat become one sentence that lists their cards or treasures.
RUNS_OF_CARDS = frozenset(
    {
        "card_paid",
        "card_discarded",
        "help_laid",
        "help_revealed",
        "help_taken_back",
        "card_turned_up",
        "hand_seen",
    }
)
RUNS_OF_TREASURES = frozenset({"pile_seen", "treasures_seen", "gift_revealed"})
SECRETS = frozenset({"treasure_drawn", "returned_under"})  # events with a second text for those who know more
JOINED = {("captain_named", "leg_started"): "leg-started-captain", ("left", "treasure_drawn"): "left-with"}
BY_VESSEL = frozenset({"leg_started", "landed", "moored", "flew", "crashed", "lost_in_void"})
BREAK = ""  # an empty line


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
        self._has_rolled = False  # in this leg; the next roll is a reroll
        self._journey = Journey(len(names), range(len(names)) if aboard is None else aboard)
        self._owes_rescuers = False  # the captain cannot pay, and the rescuers have not been named yet
        self._owes_break = False

    def hear(self, known: Sequence[KnownEvent]) -> list[str]:
        """Return the sentences for the events added since the last call."""
        first_new = len(self.sentences)
        new, self._heard = known[self._heard :], len(known)
        for sentence in self._tell(new):
            self._add(sentence)
        return self.sentences[first_new:]

    def add_rescuers(self, seats: Iterable[int]) -> list[str]:
        """Name the seats that may save the ship.

        Include the reader only if they really can.
        """
        if not self._owes_rescuers:
            return []
        first_new = len(self.sentences)
        self._add(self._tell_rescuers(list(seats)))
        return self.sentences[first_new:]

    def _add(self, sentence: str) -> None:
        if self._owes_break and sentence:
            self._owes_break = False
            self.sentences.append(BREAK)
        self.sentences.append(sentence)

    def who(self, seat: int) -> Forms:
        return self._language.who(self._names[seat], seat == self._seat)

    def _people(self, seats: Iterable[int]) -> Forms:
        found = list(seats)
        others = [self._names[seat] for seat in found if seat != self._seat]
        return self._language.people(others, with_you=self._seat in found)

    def _tell(self, known: Sequence[KnownEvent]) -> Iterator[str]:
        for what, run in groupby(_joined(known), key=_thread):
            events = list(run)
            if what == "dice":
                yield from self._tell_dice(events)
            elif what == "card_drawn":
                yield from self._tell_draws(events)
            elif what == "pile_shuffled":
                yield self._tell_shuffles(events)
            elif what in RUNS_OF_CARDS:
                for _, part in groupby(events, key=_seat_of):
                    yield self._tell_run(what, list(part), "cards")
            elif what in RUNS_OF_TREASURES:
                yield self._tell_run(what, events, "treasures")
            else:
                for event in events:
                    yield from self._tell_one(event)

    def _tell_one(self, event: KnownEvent) -> Iterator[str]:
        what = event["what"]
        for part_event in (event.get("first"), event):
            if part_event is not None:
                self._journey.follow(part_event)
        if what == "journey_started":
            self.journeys.append(len(self.sentences))
            self.legs = 0
        elif what == "leg_started":
            self._start_leg(event["vessel"])
        elif what == "crashed":
            yield from self._tell_crash(event["vessel"])
            return
        self._owes_rescuers = what == "announced_cannot"
        yield self._language.tell(self._key(event), **self._values(event))

    def _start_leg(self, vessel: str) -> None:
        self._has_rolled = False
        self.legs += vessel == "aircraft" or self._last_vessel == "boat"
        self._last_vessel = vessel

    # ------------------------------------------------------------------------------------- the crash
    def _tell_rescuers(self, seats: list[int]) -> str:
        self._owes_rescuers = False
        if not seats:
            return self._language.tell("rescue-none")
        key = "rescue-boat" if self._journey.vessel == "boat" else "rescue"
        return self._language.tell(key, people=self._people(seats))

    def _tell_crash(self, vessel: str) -> Iterator[str]:
        """Tell where the ship fell, who gets nothing, and who got away."""
        say, journey = self._language, self._journey
        if self._owes_rescuers:
            yield self._tell_rescuers([])
        lost = journey.lost_in(vessel)
        heading = journey.heading.get(vessel)
        key = "crashed-boat" if vessel == "boat" else "crashed"
        fell = say.tell(key) if heading is None else say.tell(f"{key}-on-the-way", heading=say.goal(heading))
        loss = say.tell("crash-lost", people=self._people(lost)) if lost else say.tell("crash-nobody")
        yield f"{fell} {loss}"
        if journey.safe and vessel == "aircraft":
            yield say.tell("crash-safe", people=self._people(journey.safe))
        journey.empty(vessel)
        self._owes_break = True

    def _key(self, event: KnownEvent) -> str:
        """Return the message key of an event, or that of a special case."""
        what: str = event["what"]
        if "joined" in event:
            what = event["joined"]
            return f"{what}-known" if "treasure" in event else what
        if what in BY_VESSEL and event["vessel"] == "boat":
            return f"{what}-boat"
        if what == "card_played" and self._language.knows(f"{what}-{event['card']}"):
            return f"{what}-{event['card']}"
        if what == "power_used":
            return f"{what}-{event['power']}"
        if what in SECRETS and "treasure" in event:
            return f"{what}-known"
        return f"{what}-{self._special(event)}" if self._special(event) else what

    def _special(self, event: KnownEvent) -> str:
        """Return the suffix of a special case, or an empty string."""
        what = event["what"]
        if what == "announced_can" and not any(event["faced"]):
            if not self._journey.faces:
                return "no_dice"
            return "clear" if self._journey.is_clear else "covered"
        if what == "announced_cannot" and self._journey.vessel == "boat":
            return "boat"
        if what == "gift_given" and event["to"] == self._seat:
            return "to_you"
        return "beginners" if what == "end_announced" and self._beginners else ""

    def _values(self, event: KnownEvent) -> dict[str, object]:
        """Return the facts of an event in the words of the reader's language."""
        language = self._language
        written: dict[str, Callable[[Any], object]] = {
            "city": language.place,
            "heading": language.goal,
            "treasure": language.treasure,
            "target": self.who,
            "face": self._symbols.face,
        }
        values: dict[str, object] = {
            name: written[name](fact) if name in written else fact for name, fact in event.items()
        }
        if "seat" in event:
            values["who"] = self.who(event["seat"])
        if "card" in event:
            values["card"] = language.card(event["card"])
        if event["what"] == "boarded_rowboat":
            values["hazard"] = language.hazard(event["card"].removeprefix("rowboat_"))
        if event["what"] == "gift_given":
            values["target"] = self.who(event["to"])
        if event["what"] == "character_dealt":
            values["colour"] = language.name_of("character", event["character"])
            values["character"] = language.character(event["character"])
        return values

    def _tell_run(self, what: str, events: list[KnownEvent], things: str) -> str:
        """Return one sentence for a run of an event, with all its cards or treasures."""
        counts: Counter[str] = Counter()
        for event in events:
            counts[event["card" if things == "cards" else "treasure"]] += event.get("count", 1)
        language = self._language
        listed = language.cards(counts) if things == "cards" else language.treasures(counts)
        values: dict[str, object] = {things: listed}
        if "seat" in events[0]:
            values["who"] = self.who(events[0]["seat"])
        elif what == "card_discarded":
            what = "card-discarded-table"
        if "of" in events[0]:
            values["target"] = self.who(events[0]["of"])
        return language.tell(what, **values)

    def _tell_dice(self, events: list[KnownEvent]) -> Iterator[str]:
        """Tell a roll and its faces. Two rolls in a row are two sentences."""
        while events:
            roll, *rest = events
            fallen = 0
            while fallen < len(rest) and rest[fallen]["what"] == "die_fell":
                fallen += 1
            if roll["what"] == "die_fell":
                yield from self._tell_one(roll)
                events = rest
                continue
            for fell in rest[:fallen]:
                self._journey.follow(fell)
            faces = self._language.listed(self._symbols.face(event["face"]) for event in rest[:fallen])
            key = "dice-rolled-again" if self._has_rolled else "dice_rolled"
            self._has_rolled = True
            who = self.who(roll["seat"])
            yield self._language.tell(key, who=who, dice=len(roll["dice"]), faces=faces)
            events = rest[fallen:]

    def _tell_draws(self, events: list[KnownEvent]) -> Iterator[str]:
        """Tell how many cards each seat drew, and which ones if this seat knows."""
        drawn = {seat: list(part) for seat, part in groupby(events, key=_seat_of)}
        numbers = {len(cards) for cards in drawn.values()}
        together = len(drawn) == len(self._names) and len(numbers) == 1
        if together:
            yield self._language.tell("card-drawn-everyone", cards=numbers.pop())
        for seat, cards in drawn.items():
            assert seat is not None, "every drawn card belongs to a seat"
            known = Counter(event["card"] for event in cards if "card" in event)
            if known:
                listed = self._language.cards(known)
                yield self._language.tell("card-drawn-known", who=self.who(seat), cards=listed)
            elif not together:
                yield self._language.tell("card_drawn", who=self.who(seat), cards=len(cards))

    def _tell_shuffles(self, events: list[KnownEvent]) -> str:
        if len(events) > 1:
            return self._language.tell("pile-shuffled-several", cities=len(events))
        return self._language.tell("pile_shuffled", **self._values(events[0]))


def _joined(known: Sequence[KnownEvent]) -> Iterator[KnownEvent]:
    """Merge pairs of events that make one sentence: keep the second, marked."""
    waiting: KnownEvent | None = None
    for event in known:
        joined = _sentence_of_both(waiting, event)
        if waiting is not None and joined is None:
            yield waiting
        waiting = event if joined is None else {**event, "joined": joined, "first": waiting}
    if waiting is not None:
        yield waiting


def _sentence_of_both(one: KnownEvent | None, other: KnownEvent) -> str | None:
    if one is None or one.get("seat") != other.get("seat"):
        return None
    return JOINED.get((one["what"], other["what"]))


def _thread(event: KnownEvent) -> str:
    """Return the group of an event. Consecutive events of a group share a sentence."""
    what: str = event["what"]
    return "dice" if what in ("dice_rolled", "die_fell") else what


def _seat_of(event: KnownEvent) -> int | None:
    return event.get("seat")
