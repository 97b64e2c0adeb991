"""What the parent asks of a bot's process."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.personas import Claim
from ..game.knowledge.view import Question, View


@dataclass(frozen=True)
class Setting:
    """The first request: where to import from, and how much memory bots may use."""

    path: tuple[str, ...]
    memory: int


@dataclass(frozen=True)
class Load:
    bot: str


@dataclass(frozen=True)
class Ask:
    bot: str
    seed: str | int
    instance: str  # the bot of one seat and game; empty for a new bot with every question
    view: View
    question: Question
    claims: tuple[Claim, ...] = ()  # what was said aloud, for bots that listen
