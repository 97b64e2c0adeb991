"""A bot that always answers: the careful bot answers for it when it fails."""

from __future__ import annotations

import atexit
from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random

from ..bot_registry import BUILT_IN, make
from ..bots.careful_bot import CarefulBot
from ..game.knowledge.view import Question, View
from .process import BotFault, BotProcess

GIVE_UP = 3  # answers that a bot may miss by time or by a crash, before its game goes on without it

Answer = Callable[[View, Question], str]


class GuardedBot:
    """One bot of one game. `faults` counts the questions that the careful bot answered instead."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self.faults: Counter[str] = Counter()

    def choose(self, view: View, question: Question) -> str:
        if self.faults["slow"] + self.faults["died"] < GIVE_UP:
            try:
                return self._answer(view, question)
            except BotFault as fault:
                self.faults[fault.kind] += 1
        else:
            self.faults["gave up"] += 1
        return CarefulBot().choose(view, question)


def guarded(name: str, seed: str | int, budget: float | None = None) -> GuardedBot:
    """Return a guarded bot. A bot from outside runs in a process of its own."""
    return GuardedBot(_inside(name, seed) if name in BUILT_IN else _outside(name, seed, budget))


def _inside(name: str, seed: str | int) -> Answer:
    bot = make(name, Random(seed))

    def answer(view: View, question: Question) -> str:
        try:
            words = bot.choose(view, question)
        except Exception as error:
            raise BotFault("raised", type(error).__name__) from error
        if words not in question.options:
            raise BotFault("illegal")
        return words

    return answer


# ----------------------------------------------------------------------------------------- bots from outside
_processes: dict[tuple[str, float | None], BotProcess] = {}
_instances = count()


def _outside(name: str, seed: str | int, budget: float | None) -> Answer:
    """Ask in the process of this bot, which all its games in this program share."""
    instance = str(next(_instances))

    def answer(view: View, question: Question) -> str:
        return process_of(name, budget).ask(name, seed, view, question, instance)

    return answer


def process_of(name: str, budget: float | None) -> BotProcess:
    if (name, budget) not in _processes:
        _processes[name, budget] = BotProcess() if budget is None else BotProcess(budget)
    return _processes[name, budget]


@atexit.register
def close_all() -> None:
    for process in _processes.values():
        process.kill()
    _processes.clear()
