"""The modules of each rule.

The rules page hides rules whose modules are not in play.
If the heading of a rule is a question, the rule needs every module that the question names. ABOUT overrides
this, and covers rules without a heading. General rules belong to every game.
"""

from __future__ import annotations

import re

from celestia.game.setup.config import MODULE_OF_CARD, SPECIAL_CARDS
from celestia.game.setup.names import COLOURS
from celestia.locales import say

BY_CHAPTER = {"crews": ("crews",), "rowboat_leg": ("rowboat",)}
_COLOURS = "|".join(say("en", f"character-{colour}") for colour in COLOURS)
NAMED = [
    *((say("en", f"card-{card}".replace("_", "-")), MODULE_OF_CARD[card]) for card in SPECIAL_CARDS),
    *((say("en", f"city-{module}"), module) for module in ("krismastri", "matryoshburg", "boscalumia")),
    (say("en", "card-spyglass"), "spyglass"),
    (rf"\b(?:{_COLOURS})\b|[Cc]haracter", "characters"),
    ("[Tt]urbo", "turbo"),
    ("[Hh]elp card", "help"),
    ("[Ii]mproved", "improved"),
    ("[Rr]owboat|occupant", "rowboat"),
    ("void", "boscalumia"),
    ("[Gg]ift", "krismastri"),
    ("[Bb]eginners", "beginners"),
]
EVERY_GAME: tuple[str, ...] = ()
ABOUT: dict[str, tuple[str, ...]] = {
    # these name several modules, but do not need all of them
    "C10": EVERY_GAME,
    "C19": EVERY_GAME,
    "C52": ("improved",),
    "C58": ("help",),
    "C102": ("powers", "rowboat"),
    "C111": ("rowboat", "specials_2"),
    "C183": ("boscalumia",),
    "C188": ("boscalumia",),
    "C208": ("crews",),
    "C219": ("crews",),
    "C223": ("crews",),
    "C236": ("characters",),
    "C238": ("characters",),
    "C252": ("krismastri",),
    "R13": ("help",),
    "R14": ("help",),
    "R15": ("beginners",),
    **dict.fromkeys(("B1", "B2", "B3", "B4", "B5", "B6", "B9"), ("powers",)),
    "B7": ("spyglass",),
    "B8": ("spyglass",),
    "B13": ("turbo",),
    **dict.fromkeys(("B17", "B18", "B19"), ("rowboat",)),
    "B20": ("characters",),
    "H4": ("help",),
    "Q2": ("help",),
    "Q3": ("rowboat",),
    "Q4": ("boscalumia", "rowboat"),
    "Q6": ("characters",),
    "Q7": ("characters",),
    "Q8": ("crews",),
    "Q9": ("rowboat",),
    "Q12": ("rowboat", "specials_1"),
    "Q13": ("beginners",),
    "Q14": ("beginners",),
    "Q15": ("beginners", "krismastri"),
    "Q16": ("krismastri",),
    "Q17": ("characters",),
    "Q18": ("characters", "help", "rowboat"),
    "Q19": ("characters",),
    "Q20": ("boscalumia",),
    "Q21": ("boscalumia",),
    "Q24": ("rowboat",),
    "Q25": ("specials_2",),
    "Q26": ("instructor",),
    "Q27": ("instructor",),
    "Q28": ("characters",),
    "Q29": ("help",),
    "Q30": ("characters", "crews"),
    "Q31": ("crews",),
    "Q32": ("powers",),
    "Q33": ("crews",),
    "Q34": ("boscalumia",),
    "Q38": ("grappling_hook",),
    "Q40": ("rowboat", "specials_1"),
    "Q42": ("specials_1",),
    "Q43": ("characters", "rowboat"),
}


def modules_of(id_: str, chapter: str, question: str) -> list[str]:
    """Return the modules that must all be in play for the rule to apply."""
    if id_ in ABOUT:
        return list(ABOUT[id_])
    named = {module for pattern, module in NAMED if re.search(pattern, question)}
    return sorted(named.union(BY_CHAPTER.get(chapter, ())))
