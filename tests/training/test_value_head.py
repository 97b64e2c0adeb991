"""Expected results: learned from finished games, calibrated, and the same in torch and NumPy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install -e '.[train]'")

from celestia.arena.seeds import TUNING  # noqa: E402
from celestia.bots.net.model import Model, softmax  # noqa: E402
from celestia.bots.net.weights import weights  # noqa: E402
from celestia.game.setup.config import Config  # noqa: E402
from celestia.learning import observation_layout as layout  # noqa: E402
from celestia.training.export import export  # noqa: E402
from celestia.training.games import Games  # noqa: E402
from celestia.training.legal import Lists  # noqa: E402
from celestia.training.network import Network  # noqa: E402
from celestia.training.outcomes import Outcomes, play_outcomes  # noqa: E402
from celestia.training.value_head import (  # noqa: E402
    MINIBATCH,
    calibration_error,
    fit_temperatures,
    seat_logits,
    train_value,
)


@pytest.fixture(scope="module")
def network() -> Network:
    torch.manual_seed(4)
    return Network(16, 8)


@pytest.fixture(scope="module")
def outcomes(network: Network) -> Outcomes:
    configs = [Config.preset("classic", players) for players in (2, 3, 4)]
    found: Outcomes = play_outcomes(network, configs, 2, TUNING, "test", torch.device("cpu"), 1)
    return found


def test_every_view_of_a_game_has_its_result(outcomes: Outcomes) -> None:
    assert len(outcomes.observation) == len(outcomes.shares) > 30
    assert np.allclose(outcomes.shares.sum(1), 1)
    assert (outcomes.shares[:, 4:] == 0).all()


def test_views_of_one_moment_agree_on_the_winner(outcomes: Outcomes) -> None:
    """The first two rows are both seats of a game for two."""
    assert outcomes.shares[0, :2].tolist() == outcomes.shares[1, 1::-1].tolist()


def loss(net: Network, outcomes: Outcomes) -> float:
    chances = torch.log_softmax(torch.from_numpy(seat_logits(net, outcomes.observation)), -1).clamp(-30)
    return float(-(torch.from_numpy(outcomes.shares) * chances).sum(-1).mean())


def test_training_lowers_the_error_of_the_results(network: Network, outcomes: Outcomes) -> None:
    value = train_value(network, outcomes, epochs=150 * MINIBATCH / len(outcomes.shares), seed=1)
    assert loss(value, outcomes) < loss(network, outcomes) - 0.1


def test_a_temperature_makes_sure_guesses_modest(outcomes: Outcomes) -> None:
    """Guesses that are too sure by a factor get that factor as their temperature."""
    source = np.random.default_rng(1)
    rows = np.repeat(outcomes.observation[:1], 20_000, 0)  # two players, first journeys
    logits = np.full((len(rows), 6), -1e9, np.float32)
    logits[:, :2] = source.normal(0, 1, (len(rows), 2))
    chance = 1 / (1 + np.exp(logits[:, 1] - logits[:, 0]))
    first = (source.random(len(rows)) < chance).astype(np.float32)
    shares = np.zeros((len(rows), 6), np.float32)
    shares[:, 0], shares[:, 1] = first, 1 - first
    fitted = fit_temperatures(logits * 1.6, Outcomes(rows, shares))
    assert fitted[2, 0] == pytest.approx(1.6, abs=0.12)


def test_the_calibration_error_is_the_distance_from_real_shares() -> None:
    expected = np.zeros((1000, 6), np.float32)
    expected[:, 0], expected[:, 1] = 0.8, 0.2
    won = np.zeros((1000, 6), np.float32)
    won[:, 0] = np.arange(1000) % 10 < 7
    won[:, 1] = 1 - won[:, 0]
    assert calibration_error(expected, won, np.full(1000, 2)) == pytest.approx(0.1, abs=1e-6)


def test_an_exported_net_is_the_same_net_in_numpy(
    tmp_path: Path, network: Network, outcomes: Outcomes
) -> None:
    export(tmp_path, network, network, np.ones((7, 4), np.float32), {})
    model, seen = Model(weights(tmp_path)), outcomes.observation[:20]
    with torch.no_grad():
        _, seats = network(torch.from_numpy(seen))
    assert np.allclose(model.shares(seen[:, : layout.SIZE]), seats.softmax(-1).numpy(), atol=0.02)


def test_an_exported_net_answers_as_in_torch(tmp_path: Path, network: Network) -> None:
    """The advice on the same questions reaches both."""
    torch.nn.init.normal_(network.answers.weight, std=0.3)
    torch.nn.init.normal_(network.gates.weight, std=0.3)
    export(tmp_path, network, network, np.ones((7, 4), np.float32), {})
    configs = [Config.preset("classic", 4), Config.preset("whole_sky", 3)] * 16
    nobody = [[0] * 6] * len(configs)
    games = Games(configs, nobody, nobody, list(range(len(configs))), torch.device("cpu"), 1)
    for _ in range(12):
        legal = games.legal()
        assert isinstance(legal, Lists)
        with torch.no_grad():
            code, _ = network(games.observation)
            chances = legal.chances(network, code)
        listed = [legal.ids[legal.row == row].tolist() for row in range(games.games)]
        logits = Model(weights(tmp_path)).logits(games.batch.observation, listed)
        expected = np.concatenate([np.log(softmax(found)) for found in logits])
        assert np.allclose(chances.numpy(), expected, atol=0.05)
        games.step(legal.sample(chances))
