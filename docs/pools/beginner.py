"""A model of a beginner, who gives any answer in one of five cases and stays too long. See docs/bots.md."""

from random import Random

from celestia.bots.careful_bot import CarefulBot
from celestia.game.knowledge.view import Question, View

ANY_ANSWER = 0.2
STAYS_FROM = 0.6  # chance that the captain can pay


class Beginner:
    def __init__(self, rng: Random) -> None:
        self.rng, self.careful = rng, CarefulBot(STAYS_FROM)

    def choose(self, view: View, question: Question) -> str:
        if self.rng.random() < ANY_ANSWER:
            return self.rng.choice(question.options)
        return self.careful.choose(view, question)
