"""The stack of frames. The top frame interrupts the phase until it is popped."""

from .state import State


def _push(s: State, kind: int, seat: int, place: int, count: int) -> None:
    s.frame_kind[s.frames] = kind
    s.frame_seat[s.frames] = seat
    s.frame_place[s.frames] = place
    s.frame_count[s.frames] = count
    s.frame_polled[s.frames] = 0
    s.frames += 1
    s.shown &= ~(1 << s.frames)


def _pop(s: State) -> None:
    """Drop the top frame and clear its slot, so that equal positions have equal bytes."""
    s.shown &= ~(1 << s.frames)
    s.frames -= 1
    s.frame_kind[s.frames] = 0
    s.frame_seat[s.frames] = 0
    s.frame_place[s.frames] = 0
    s.frame_count[s.frames] = 0
    s.frame_polled[s.frames] = 0


def _top(s: State) -> int:
    return s.frames - 1
