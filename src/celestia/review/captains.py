"""What captains held and said on every leg with dice to answer: who bluffed, and who believed them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ..game.events import Event
from ..game.setup.names import CARDS, HAZARDS, PLAYABLES
from ..game.state_lists import numbers, rows
from ..rules.kinds import card
from .document import CaptainLeg, ReviewClaim
from .timeline import Action

ANNOUNCED = {"announced_can": "can", "announced_cannot": "cannot"}
LEG_ENDS = frozenset({"flew", "moored", "crashed", "abandoned"})


@dataclass(frozen=True)
class SaidAloud:
    """A claim at a table of the server. `step` is the number of actions before it."""

    step: int
    seat: int
    says: str  # have, lack or maybe
    card: str


def said_after(actions: Sequence[Action], public_events: int, seat: int, says: str, card: str) -> SaidAloud:
    """Return a claim that was made after this many public events of the game."""
    seen = 0
    for action in actions:
        if seen >= public_events:
            return SaidAloud(action.number - 1, seat, says, card)
        seen += sum(event.seen_by(None) is not None for event in action.events)
    return SaidAloud(len(actions), seat, says, card)


@dataclass
class _Leg:
    """A leg in progress."""

    stayed: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    claims: list[ReviewClaim] = field(default_factory=list)
    announced: tuple[Action, Event] | None = None


def captains(actions: Sequence[Action], claims: Sequence[SaidAloud] = ()) -> tuple[CaptainLeg, ...]:
    return tuple(_legs(actions, claims))


def _legs(actions: Sequence[Action], claims: Sequence[SaidAloud]) -> Iterator[CaptainLeg]:
    leg = _Leg()
    for action in actions:
        leg.claims += [_claim(one, action) for one in claims if one.step == action.number - 1]
        _note_declaration(leg, action)
        for event in action.events:
            if event.what == "leg_started":
                leg = _Leg()
            elif event.what in ANNOUNCED and any(event.facts["faced"]):
                leg.announced = (action, event)
            elif event.what in LEG_ENDS and leg.announced is not None:
                yield _told(leg, *leg.announced, event.what)
                leg.announced = None


def _note_declaration(leg: _Leg, action: Action) -> None:
    if action.seat is None or action.decision is None or action.decision.question.kind != "declare":
        return
    if "leave" in action.decision.question.options:
        (leg.left if action.words == "leave" else leg.stayed).append(action.seat)


def _told(leg: _Leg, action: Action, event: Event, outcome: str) -> CaptainLeg:
    captain = event.facts["seat"]
    hand = rows(action.before, "hand")[captain]
    faced = event.facts["faced"]
    missing = sum(max(0, dice - hand[at] - 2 * hand[card.IMPROVED + at]) for at, dice in enumerate(faced))
    claims = tuple(one for one in leg.claims if one.seat == captain)
    stayed = tuple(seat for seat in leg.stayed if seat != captain)  # a passenger may take the wheel
    return CaptainLeg(
        step=action.number,
        journey=action.journey,
        captain=captain,
        dice={HAZARDS[at]: dice for at, dice in enumerate(faced) if dice},
        hand={CARDS[kind]: count for kind, count in enumerate(hand) if count},
        could=missing == 0,
        with_turbos=missing <= hand[card.TURBO],
        said="can" if event.what == "announced_can" else "cannot",
        outcome=outcome,
        stayed=stayed,
        left=tuple(leg.left),
        claims=claims,
        bluffed=any(one.true is False for one in claims),
        believed=_believed(claims, leg),
    )


def _believed(claims: Sequence[ReviewClaim], leg: _Leg) -> tuple[int, ...]:
    """Return who did what a false claim asked for: stay after "I have it", leave after "I lack it"."""
    found: list[int] = []
    for claim in claims:
        if claim.true is False:
            found += leg.stayed if claim.says == "have" else leg.left
    return tuple(sorted(set(found)))


def _claim(said: SaidAloud, action: Action) -> ReviewClaim:
    """Compare a claim with the cards of its player when they made it."""
    holds = _holds(action, said.seat, said.card)
    true = None if holds is None or said.says == "maybe" else holds == (said.says == "have")
    return ReviewClaim(said.step, said.seat, said.says, said.card, true)


def _holds(action: Action, seat: int, word: str) -> bool | None:
    if word not in PLAYABLES:
        return None
    return bool(numbers(action.before, "held")[seat] >> PLAYABLES.index(word) & 1)
