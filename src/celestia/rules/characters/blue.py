"""Blue, Mel Katansky / Orville Russell K.: become captain and answer the events (C74).

The former captain becomes a passenger. Help cards laid by Blue return to their hand (C75).
"""

from ..because import ALLOWED, because
from ..cards.help import _take_back_help
from ..definition import AFTER_CANNOT, Character
from ..kinds import event, place
from ..moves.aboard import _aboard, _is_passenger
from ..state import State, _tell_all


def _blue_refused(s: State, seat: int) -> int:
    if s.vessel == place.BOAT or s.place[seat] == place.IN_BOAT:
        return because("ship-only", "C114")
    if not _aboard(s, seat):
        return because("aboard-only", "C70")
    if not _is_passenger(s, seat):
        return because("blue-captain", "C77")
    return ALLOWED


def _use_blue(s: State, seat: int) -> None:
    s.captain = seat
    s.changed = 1
    _tell_all(s, event.CAPTAIN_NAMED, seat, -1, -1)
    _take_back_help(s, seat)


CHARACTER = Character(
    word="blue",
    windows=(AFTER_CANNOT,),
    when=("cannot-when", "C74"),
    refused=_blue_refused,
    play=_use_blue,
)
