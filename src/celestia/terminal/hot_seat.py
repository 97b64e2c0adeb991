"""Several people at one keyboard: nobody is called to it because of a card that the others cannot see.

The game is staged: it stops wherever public facts allow a question. In a window people speak up, as at a real
table: who wants to play calls himself, and Enter stands for nobody. The captain's announcement and payment, a
crew's choice and face-down help are asked of whomever they concern, whether or not there is a choice.
"""

from __future__ import annotations

from .keyboard import Leave
from .table import GameTable

SPEAKING_UP = frozenset({"window", "instruct"})


class HotSeatTable(GameTable):
    """The answers that people gave in advance are handed to the game when it really asks."""

    def begin(self) -> None:
        self._game.stage()

    def _ask_table(self) -> None:
        people = [seat for seat in self._game.may_be_asked if seat in self._plan.people]
        if people and self._game.view(None).asks in SPEAKING_UP:
            people = self._who_speaks_up(people)
        for seat in people:
            self._ask_person(seat)
        self._game.show()
        self._hand_over()

    def _who_speaks_up(self, people: list[int]) -> list[int]:
        """One person, or nobody."""
        self._keep(self._game)
        self._draw_public()
        named = ", ".join(f"{seat + 1} {self._game.names[seat]}" for seat in people)
        while True:
            line = self._keyboard.ask(self._say("speak_up", names=named)).strip()
            if line == "q":
                raise Leave
            if not line:
                return []
            if line.isascii() and line.isdigit() and int(line[:3]) - 1 in people:
                return [int(line[:3]) - 1]

    def _hand_over(self) -> None:
        """The game asks those who really have a choice: they have answered, or they pass."""
        while self._game.asked is not None and not self._game.asks_publicly:
            seat = self._game.asked
            if seat in self._bots:
                self._ask_bot(seat)
            else:
                legal = self._game.legal(seat)
                words = self._collected.pop(seat, "pass")
                self._game.do(seat, words if words in legal else legal[0])
        self._collected.clear()
