"""One table under load: at each interval one seat gives a random answer."""

from __future__ import annotations

from random import Random
from time import perf_counter

from .figures import Counts
from .seat import LoadSeat


class LoadTable:
    def __init__(self, table_id: str, seats: int, counts: Counts, rng: Random) -> None:
        self.id, self.counts, self.rng = table_id, counts, rng
        self.seats = [LoadSeat(self, number) for number in range(seats)]
        self._acts = 0
        self._sent = 0.0
        self._waiting_for = ""  # the id of the answer that was sent; empty if none is pending
        self._missing: set[int] = set()  # seats that do not know yet that the table moved on
        self._moment = -1

    @property
    def over(self) -> bool:
        return all(seat.over for seat in self.seats)

    @property
    def under_way(self) -> bool:
        """Whether an answer is unacknowledged, or a seat does not know of it yet."""
        return bool(self._waiting_for or self._missing)

    def act(self, scheduled: float) -> None:
        """Send one answer, unless the last one is still pending."""
        if self.under_way:
            self.counts.missed += 1
            return
        awaited = [seat for seat in self.seats if len(seat.options) > 1]
        if not awaited:
            self.refused("nobody is asked")
            return
        seat = self.rng.choice(awaited)
        self._acts += 1
        self._waiting_for = f"{seat.number}-{self._acts}"
        self._moment = seat.q
        self._missing = {seat.number for seat in self.seats}
        self._sent = perf_counter()
        self.counts.late.append(self._sent - scheduled)
        self.counts.sent += 1
        seat.answer(self._waiting_for, self.rng.choice(seat.options))

    def moved(self, seat: LoadSeat, now: float) -> None:
        """This seat has reached a later moment than the one answered, or the end."""
        if seat.number in self._missing and (seat.over or seat.q > self._moment):
            self._missing.discard(seat.number)
            if not self._missing:
                self.counts.delivered.append(now - self._sent)

    def acknowledged(self, seat: LoadSeat, client_id: str, now: float) -> None:
        """Count the ok. The player who acted receives the effects before the ok.

        So if they have received none, the answer has no effect that others could see yet.
        """
        if client_id != self._waiting_for:
            self.refused("ok for something else")
            return
        self._waiting_for = ""
        self.counts.acknowledged.append(now - self._sent)
        if seat.number in self._missing:
            self._missing.clear()

    def refused(self, why: str) -> None:
        self.counts.errors[why] += 1
        self._waiting_for = ""
        self._missing.clear()

    def leave(self) -> None:
        for seat in self.seats:
            seat.stand_up()
