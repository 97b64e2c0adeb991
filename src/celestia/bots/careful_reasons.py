"""Why the careful bot answers as it does."""

from __future__ import annotations

from ..game.knowledge.view import Question
from ..rules.box import END_POINTS
from .announced import captain_chances
from .reason import Reason, by_kind, in_ten
from .situation import Situation

STAYS = frozenset({"stay", "pass"})


def careful_reason(s: Situation, question: Question, answer: str, threshold: float) -> Reason:
    wanted = round(10 * threshold)
    if question.kind in ("declare", "relieved"):
        return _declaration(s, question, answer, wanted)
    if question.kind in ("land", "prepare"):
        chance = in_ten(s.own_next_chance(s.box.dice[s.heading]))
        key = {"fly": "careful-fly", "pass": "careful-fly"}.get(answer, f"careful-{answer}")
        return Reason(key, answer, numbers={"chance": chance, "wanted": wanted})
    if question.kind == "window":
        return Reason("hold", answer) if answer == "pass" else Reason("play", answer, card=answer.split()[1])
    return by_kind(question, answer)


def _declaration(s: Situation, question: Question, answer: str, wanted: int) -> Reason:
    if answer == "leave" and s.points[s.me] + s.means[s.at] >= END_POINTS:
        return Reason("finish", answer)
    if "leave" not in question.options:
        return Reason("hold", answer)  # it could only have launched the rowboat
    chance = in_ten(captain_chances(s, s.pilot, s.needs, words_count=False)[1])
    key = "careful-stay" if answer in STAYS else "careful-leave"
    return Reason(key, answer, s.pilot, numbers={"chance": chance, "wanted": wanted})
