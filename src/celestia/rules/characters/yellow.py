"""Yellow, Aleshanee Eyota / Howard McFerty: turn up two cards of the deck to help (C79).

Both stay on the table until the leg ends. Plain, improved and help cards count. A turbo counts if the captain
wants it (Q17, Q18).
"""

from ..because import ALLOWED, because
from ..definition import AFTER_CANNOT, Character
from ..moves.aboard import _aboard, _is_in_other_vessel
from ..moves.hands import _turn_up_cards
from ..state import State


def _yellow_refused(s: State, seat: int) -> int:
    if _is_in_other_vessel(s, seat):
        return because("aboard-only", "C113")
    if not _aboard(s, seat):
        return because("aboard-only", "C70")
    return ALLOWED


def _use_yellow(s: State) -> None:
    _turn_up_cards(s, 2)


CHARACTER = Character(
    word="yellow",
    windows=(AFTER_CANNOT,),
    when=("cannot-when", "P6b"),
    refused=_yellow_refused,
    play=_use_yellow,
)
