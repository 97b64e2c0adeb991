"""What the net expects and answers: shares sum to 1, answers are legal, a temperature softens."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from celestia.bots.net.inputs import PRESENT
from celestia.bots.net.net_bot import NetBot, row_of
from celestia.bots.net.value import win_shares
from celestia.game.game import Game
from celestia.game.setup.config import Config
from tests.bots.net.nets import random_model, save_random_net
from tests.bots.redealt import redealt_positions
from tests.bots.tables import ask, table


def test_shares_sum_to_one_and_empty_seats_have_none() -> None:
    rows = np.concatenate([row_of(position.real) for position in redealt_positions()])
    shares = random_model().shares(rows)
    assert np.allclose(shares.sum(1), 1, atol=1e-5)
    assert (shares[rows[:, PRESENT] == 0] == 0).all()
    assert (shares[rows[:, PRESENT] > 0] > 0).all()


def test_a_temperature_of_the_value_moves_shares_towards_each_other() -> None:
    model = random_model()
    rows = row_of(redealt_positions()[0].real)
    before = model.shares(rows)
    model._temperatures = model._temperatures * 4
    after = model.shares(rows)
    seated = rows[0, PRESENT] > 0
    assert np.ptp(after[0, seated]) < np.ptp(before[0, seated])


def started(preset: str, players: int) -> Game:
    game = Game(Config.preset(preset, players))
    game.let_chance_answer(Random(1))
    return game


def test_win_shares_are_by_seat_and_work_for_seats_that_are_not_asked() -> None:
    game = started("classic", 4)
    for seat in range(4):
        shares = win_shares(game.view(seat))
        assert len(shares) == 4
        assert sum(shares) == pytest.approx(1, abs=1e-5)


def test_a_spectator_has_no_shares() -> None:
    game = started("classic", 2)
    with pytest.raises(ValueError, match="spectator"):
        win_shares(game.view(None))


def answers_at(temperature: float, folder: Path) -> Counter[str]:
    view = table()
    question = ask(view, "declare", "stay", "leave")
    bots = [NetBot(Random(seed), temperature, folder) for seed in range(200)]
    return Counter(bot.choose(view, question) for bot in bots)


def test_a_greedy_net_always_gives_its_best_answer_and_a_hot_one_any(tmp_path: Path) -> None:
    folder = save_random_net(tmp_path)
    assert len(answers_at(0.0, folder)) == 1
    hot = answers_at(50.0, folder)
    assert min(hot["stay"], hot["leave"]) > 60


def test_a_sampled_net_explains_the_answer_it_gave(tmp_path: Path) -> None:
    folder = save_random_net(tmp_path)
    view = table()
    question = ask(view, "declare", "stay", "leave")
    for seed in range(20):
        bot = NetBot(Random(seed), 50.0, folder)
        assert bot.explain(view, question).answer == bot.choose(view, question)
