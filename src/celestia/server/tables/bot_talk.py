"""Occasional lines that bots say about the latest public event.

Whether a bot speaks, which bot and when follow from what spectators know: the public stream, the public view,
and numbers drawn from the table's id and the position in that stream. A line has the same timestamp as the
event it is about, so it moves no clock. Without personas the line, too, depends on public facts alone, and
claims are bluffs. With personas a claim may follow from the hand of the bot that makes it, and from nothing
else hidden.
"""

from __future__ import annotations

from hashlib import sha256

from ...bots.personas import HAVE, Persona, claim
from ...game.knowledge.view import View
from ...game.setup.names import EQUIPMENT, city_word
from ...rules.kinds import city
from . import entries as log
from .personas import claims_of, persona_of
from .table import Table
from .table_events import Talked

QUIET = 12  # minimum number of public events between two lines of bots
SHARE = 0.25  # share of the occasions on which a bot without a persona speaks
GLOOM = 0.5  # after a crash, personas speak that much less
APPLAUSE = 0.4  # most flights succeed, so personas praise only some of them
CAPTAIN_FIRST = 0.7  # how often a captain with a persona speaks after the roll, and not a passenger
CAPTAIN_TALK = 2.0  # captains speak that much more: their claims make the others stay or leave
# Lines by the latest event, for the captain and for the others aboard.
CAPTAIN: dict[str, tuple[str, ...]] = {
    "die_fell": ("trust_me", "have_everything", "hold_tight", "claim_have", "claim_maybe"),
    "announced_cannot": ("sorry",),
}
ABOARD: dict[str, tuple[str, ...]] = {
    "die_fell": ("hmm", "jump"),
    "announced_cannot": ("liar", "who_has_spyglass"),
    "flew": ("nice_one",),
    "crashed": ("hmm",),
}
OCCASIONS = CAPTAIN.keys() | ABOARD.keys()
SPYGLASS_BACKS = frozenset(map(city_word, range(city.SPYGLASS_CITIES)))
TO_THE_CAPTAIN = frozenset({"liar"})


def bot_line(table: Table, now: float) -> log.Talked | None:
    """The line that a bot says about the newest occasion, if any."""
    if not table.settings.bot_talk or not any(seat.bot for seat in table.seats):
        return None
    if table.pause is not None and now > table.moment.opened:
        return None  # bots speak only in the instant that opens a pause, never inside it
    place = _occasion(table)
    if place is None:
        return None
    mark = sha256(f"{table.id} talk {place}".encode()).digest()
    if not table.settings.personas and mark[0] >= 256 * SHARE:
        return None
    return _line(table, table.events_for(None)[place].what, mark, now)


def _occasion(table: Table) -> int | None:
    """The position of the newest occasion, unless a bot has spoken recently."""
    events = table.events_for(None)
    newest = range(len(events) - 1, max(-1, len(events) - 1 - QUIET), -1)
    place = next((at for at in newest if events[at].what in OCCASIONS), None)
    if place is None:
        return None
    spoken = {event.seat for event in events[max(0, place - QUIET) :] if isinstance(event, Talked)}
    bots = {seat for seat, sitting in enumerate(table.seats) if sitting.bot}
    return None if spoken & bots else place


def _line(table: Table, what: str, mark: bytes, now: float) -> log.Talked | None:
    assert table.game is not None
    view, captain = table.game.view(None), table.game.pilot
    if what == "die_fell" and not any(view.to_answer):
        return None  # nobody comments on a clear sky
    speakers = [
        (seat, key)
        for seat, sitting in enumerate(table.seats)
        if sitting.bot and view.seats[seat].place == "aboard"
        for key in _lines_of(table, seat, seat == captain, what)
        if key != "who_has_spyglass" or _might_spy(view, seat)
    ]
    if not speakers:
        return None
    if table.settings.personas and what == "die_fell" and mark[4] < 256 * CAPTAIN_FIRST:
        speakers = [speaker for speaker in speakers if speaker[0] == captain] or speakers
    seat, key = speakers[mark[1] % len(speakers)]
    persona = persona_of(table, seat)
    share = _talkativeness(table, persona, seat == captain) * (APPLAUSE if what == "flew" else 1.0)
    if table.settings.personas and mark[0] >= 256 * share:
        return None
    text = ""
    if key == "claim" and persona is not None:
        key, text = claim(table.game.view(seat), persona, mark[2:4])
    elif key.startswith("claim_"):
        text = _claimed(view, mark[2])
    return log.Talked(now, seat, key, captain if key in TO_THE_CAPTAIN else None, text)


def _might_spy(view: View, asking: int) -> bool:
    """Whether somebody else aboard holds a treasure that may be a magic spyglass, by its back."""
    others = [seen for seat, seen in enumerate(view.seats) if seat != asking and seen.place == "aboard"]
    return "spyglass" in view.config and any(SPYGLASS_BACKS & seen.treasures.keys() for seen in others)


def _lines_of(table: Table, seat: int, is_captain: bool, what: str) -> tuple[str, ...]:
    persona = persona_of(table, seat)
    if persona is not None and what == "die_fell":
        return persona.rolled if is_captain else persona.watching
    if persona is not None and what == "announced_cannot" and not is_captain:
        has_lied = _has_lied(table)
        return tuple(key for key in persona.let_down if key != "liar" or has_lied)
    return (CAPTAIN if is_captain else ABOARD).get(what, ())


def _has_lied(table: Table) -> bool:
    """Whether the captain's latest claim was "I have it", and it has just proved wrong."""
    assert table.game is not None
    made = [one for one in claims_of(table) if one.seat == table.game.pilot]
    return bool(made) and made[-1].says == HAVE and made[-1].proved is False


def _talkativeness(table: Table, persona: Persona | None, is_captain: bool) -> float:
    """The share of occasions on which this bot speaks, by its persona, its part and the mood."""
    ends = [event.what for event in table.events_for(None) if event.what in ("flew", "crashed")]
    mood = GLOOM if ends and ends[-1] == "crashed" else 1.0
    part = CAPTAIN_TALK if is_captain else 1.0
    return mood * part * (SHARE if persona is None else persona.talk)


def _claimed(view: View, drawn: int) -> str:
    """The card that a claim names: one that the dice ask for."""
    asked_for = [EQUIPMENT[hazard] for hazard, dice in enumerate(view.to_answer) if dice]
    return asked_for[drawn % len(asked_for)]
