"""Bandit: one die more for the vessel about to roll (Q12).

Everybody may play it, including the captain and players who have left. Several Bandits add up (C61, C62).
"""

from ..because import ALLOWED, because
from ..definition import BEFORE_ROLL, Card
from ..kinds import limit, module
from ..moves.route import _dice_on_tile
from ..state import State


def _bandit_refused(s: State) -> int:
    if _dice_on_tile(s, s.heading[s.vessel]) + s.bandits >= limit.DICE:
        return because("bandit-no-more-dice", "Q42")
    return ALLOWED


def _play_bandit(s: State) -> None:
    s.bandits += 1


CARD = Card(
    word="bandit",
    copies=2,  # INFERRED
    module=module.SPECIALS_1,
    windows=(BEFORE_ROLL,),
    when=("roll-when", "P1"),
    refused=_bandit_refused,
    play=_play_bandit,
)
