"""A replay as structs: a finished game, one frame for each decision.

A replay is for one pair of eyes: one seat's, or open ones, which see all hands. Every frame exists for all
eyes, so that a step has the same number for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_type_hints

import msgspec

from ...game.setup.word_types import City, QuestionKind, Vessel
from . import snapshot_structs
from .snapshot_structs import Snapshot, Struct
from .wire import GameFacts, Happened

if TYPE_CHECKING:
    ViewChanges: TypeAlias = dict[str, Any]
else:  # every field of a view, and none is required
    ViewChanges = msgspec.defstruct(
        "ViewChanges",
        [
            (name, hint | msgspec.UnsetType, msgspec.UNSET)
            for name, hint in get_type_hints(snapshot_structs.View).items()
        ],
        bases=(Struct,),
        module=__name__,
        frozen=True,
        kw_only=True,
    )

HighlightKind = Literal["crash", "last_city", "lit", "treasure", "card", "end"]


class OpenHands(Struct, frozen=True):
    """What every seat holds. Only in a replay with all hands open."""

    hands: tuple[dict[str, int], ...]
    treasures: tuple[dict[str, int], ...]
    laid: tuple[dict[str, int], ...]  # help cards, face down


class ReplayFrame(Struct, frozen=True):
    """A decision. The last frame is the end of the game, without a question.

    `asked` and `answer` are what these eyes may know. A seat knows its own answers, and who else is asked if
    everybody sees it."""

    line: int  # of the game, counted from 0 without headers and checks; the last frame: how many there are
    asked: int | None
    kind: QuestionKind
    answer: str  # in words; empty: unknown to these eyes, or the end
    events: tuple[Happened, ...]  # since the last frame
    changes: ViewChanges  # the fields of the view that differ from the last frame
    open: OpenHands | msgspec.UnsetType = msgspec.UNSET  # only if it differs from the last frame


class ReplayLeg(Struct, frozen=True):
    """A leg begins with the frame `step`. Legs of the rowboat have the number of the ship's last leg."""

    step: int
    journey: int
    leg: int
    vessel: Vessel
    captain: int
    heading: City


class ReplayHighlight(Struct, frozen=True):
    """Something worth a jump: `event` follows from the decision of the frame `step`."""

    step: int
    kind: HighlightKind
    event: Happened


class Replay(Struct, frozen=True):
    """A finished game for one pair of eyes."""

    table: str  # empty: from a record
    eyes: int | None  # null: all hands are open
    game: GameFacts
    start: Snapshot  # the table at the first frame
    frames: tuple[ReplayFrame, ...]
    legs: tuple[ReplayLeg, ...]
    highlights: tuple[ReplayHighlight, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
