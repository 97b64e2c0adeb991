"""The captain of the ladder asks the net about some questions, and a native policy about the others."""

from __future__ import annotations

from random import Random

from celestia.bots.native_bots import StrongestBot
from celestia.bots.net.half_net_bot import HalfNetBot
from celestia.bots.net.net_bot import NetBot
from celestia.game.game import Game
from celestia.game.knowledge.view import Question, View
from celestia.game.setup.config import Config


def questions() -> list[tuple[View, Question]]:
    """Views and questions of a game, answered at random."""
    rng, game = Random(3), Game(Config.preset("classic", 3), ("Ann", "Ben", "Cy"))
    found = []
    game.let_chance_answer(rng)
    while not game.over:
        seat = game.asked
        assert seat is not None
        question = game.question(seat)
        assert question is not None
        found.append((game.view(seat), question))
        game.do(seat, rng.choice(question.options))
        game.let_chance_answer(rng)
    return found


def test_every_answer_is_that_of_the_net_or_of_the_policy_and_both_are_asked() -> None:
    asked, net, policy = questions(), NetBot(Random(1)), StrongestBot()
    bot = HalfNetBot(Random(1))
    answers = [bot.choose(*one) for one in asked]
    by_net, by_policy = [net.choose(*one) for one in asked], [policy.choose(*one) for one in asked]
    assert all(answer in pair for answer, *pair in zip(answers, by_net, by_policy, strict=True))
    assert answers not in (by_net, by_policy)


def test_a_share_of_none_or_all_is_one_of_the_two() -> None:
    asked = questions()
    for share, alone in ((0.0, StrongestBot()), (1.0, NetBot(Random(1)))):
        bot = HalfNetBot(Random(1), share)
        assert [bot.choose(*one) for one in asked] == [alone.choose(*one) for one in asked]


def test_the_same_view_gets_the_same_answer_and_its_reason() -> None:
    bot = HalfNetBot(Random(2))
    for view, question in questions():
        answer = bot.choose(view, question)
        assert answer == bot.choose(view, question) == bot.explain(view, question).answer
