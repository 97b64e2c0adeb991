"""Record two journeys of a classic game for the page's golden spoken logs.

    python -m tests.browser.journeys

This writes `web/src/table/narrate/golden/journeys.json`. The game uses a fixed secret, so the file changes
only with the rules, the bots or the wire. Each step holds the events since the previous step and, if seat 0
is asked, its question with snapshot, odds and answer.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from celestia.bots.careful_bot import CarefulBot
from celestia.game.fairness.sealed_dice import SECRET_BYTES
from celestia.server.hosting.odds_helper import odds_of
from celestia.server.protocol.viewpoint import ask_of, look_at
from celestia.server.tables.questions import question_for
from tests.server.snapshots import snapshot
from tests.server.tables.sitting import Sitting

FILE = Path(__file__).parents[2] / "web/src/table/narrate/golden/journeys.json"
CONFIG = "players=4 preset=classic"
SECRET = bytes([9] * SECRET_BYTES)
JOURNEYS = 2


class Recorder:
    def __init__(self) -> None:
        self.here = Sitting(CONFIG, people=1, bots=3, secret=SECRET)
        self.steps: list[dict[str, Any]] = []
        self._told = 0
        self.here.changed = self._hear
        self._hear()

    def _hear(self) -> None:
        events = self.here.table.events_for(0)
        news, self._told = list(events[self._told :]), len(events)
        if news:
            self.steps.append({"events": news})

    def play(self) -> None:
        while self._journeys() <= JOURNEYS:
            table = self.here.table
            mine = question_for(table, 0)
            if table.waits_for_roll and 0 in table.asked():
                self._ask("roll")
                self.here.press()
            elif mine is not None:
                words = self._words(mine.options)
                self._ask(words)
                self.here.decide(0, words)
            else:
                self.here.wait_for_next()

    def _journeys(self) -> int:
        return sum(event.what == "journey_started" for event in self.here.table.events_for(0))

    def _words(self, options: tuple[str, ...]) -> str:
        """Answer like a careful bot, but play cards if possible, to have them spoken."""
        game = self.here.game
        question = game.question(0)
        played = [words for words in options if words.startswith("play")]
        if played or question is None or tuple(question.options) != options:
            return (played or list(options))[0]
        return CarefulBot().choose(game.view(0), question)

    def _ask(self, answer: str) -> None:
        table = self.here.table
        odds = odds_of(self.here.game.view(0), table.moment.number)
        step = {"snapshot": snapshot(table, 0), "ask": ask_of(table, 0), "odds": odds, "answer": answer}
        self.steps.append({"events": [], **step})


def main() -> None:
    recorder = Recorder()
    recorder.play()
    FILE.parent.mkdir(exist_ok=True)
    game = look_at(recorder.here.table).game().decode()
    lines = [msgspec.json.encode(step).decode() for step in recorder.steps]
    FILE.write_text(f'{{"game":{game},\n"steps":[\n' + ",\n".join(lines) + "\n]}\n")
    print(FILE, len(recorder.steps), "steps", FILE.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
