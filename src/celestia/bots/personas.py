"""Personas: how a bot plays close choices, what it claims, whom it believes, and how quickly it decides.

A persona sits on top of any level. It knows the view of its seat and what was said aloud, and nothing else.
A claim may follow from its own hand: some personas tell the truth, others lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..game.knowledge.view import View
from ..game.setup.names import EQUIPMENT
from .style import Style

CREDIT = 0.1  # how much a believed claim changes boldness
PRIOR = 2.0  # weight of the first impression, in claims
HAVE, LACK, MAYBE = "claim_have", "claim_lack", "claim_maybe"


@dataclass(frozen=True)
class Claim:
    """What a player said about their cards, and whether it proved right in the same leg."""

    seat: int
    says: str  # HAVE, LACK or MAYBE
    card: str
    proved: bool | None = None  # None while the leg is open


@dataclass(frozen=True)
class Persona:
    name: str
    style: Style
    honesty: float  # share of true claims
    trust: float  # how likely it thinks a claim is true, before it knows the player
    pace: float  # factor on the time for a public question
    talk: float  # share of the occasions on which it speaks
    rolled: tuple[str, ...]  # what it says as captain after the roll; "claim" becomes a claim
    watching: tuple[str, ...]  # as a passenger after the roll
    let_down: tuple[str, ...]  # as a passenger after "I can't"


PERSONAS = {
    persona.name: persona
    for persona in (
        Persona(
            "cautious",
            Style(bold=-0.08, turbo=1.1),
            honesty=0.9,
            trust=0.4,
            pace=1.3,
            talk=0.2,
            rolled=("claim", "hmm"),
            watching=("hmm",),
            let_down=("hmm",),
        ),
        Persona(
            "gambler",
            Style(bold=0.1, turbo=0.8),
            honesty=0.6,
            trust=0.6,
            pace=0.7,
            talk=0.4,
            rolled=("claim", "hold_tight", "trust_me"),
            watching=("jump",),
            let_down=("liar", "who_has_spyglass"),
        ),
        Persona(
            "liar",
            Style(others=1.2, turbo=1.15),
            honesty=0.15,
            trust=0.2,
            pace=1.0,
            talk=0.4,
            rolled=("claim", "claim", "trust_me", "have_everything"),
            watching=("jump", "hmm"),
            let_down=("liar",),
        ),
        Persona(
            "loyal",
            Style(bold=0.03, others=0.75, turbo=0.85),
            honesty=1.0,
            trust=0.85,
            pace=1.1,
            talk=0.3,
            rolled=("claim", "claim", "hold_tight"),
            watching=("hmm", "jump"),
            let_down=("who_has_spyglass", "hmm"),
        ),
    )
}


def claim(view: View, persona: Persona, drawn: bytes) -> tuple[str, str]:
    """Return a claim about one card that the dice ask for, and that card.

    `drawn` are two random bytes: which card, and whether to tell the truth."""
    asked_for = [EQUIPMENT[hazard] for hazard, dice in enumerate(view.to_answer) if dice]
    card = asked_for[drawn[0] % len(asked_for)]
    has_card = bool(view.hand.get(card, 0) or view.hand.get(f"improved_{card}", 0))
    is_true = drawn[1] < 256 * persona.honesty
    return (HAVE if has_card == is_true else LACK), card


def belief(persona: Persona, claims: Sequence[Claim], seat: int) -> float:
    """Return how likely this persona thinks a claim of this seat is true, from 0 to 1."""
    proved = [one.proved for one in claims if one.seat == seat and one.proved is not None]
    return (PRIOR * persona.trust + sum(proved)) / (PRIOR + len(proved))


def credit(persona: Persona, claims: Sequence[Claim], captain: int) -> float:
    """Return how much bolder the captain's open claims make this persona."""
    opened = [one for one in claims if one.seat == captain and one.proved is None]
    weight = sum({HAVE: 1.0, LACK: -1.0}.get(one.says, 0.0) for one in opened)
    return CREDIT * max(-1.0, min(1.0, weight)) * (2.0 * belief(persona, claims, captain) - 1.0)
