"""Weights of a net are refused if they do not fit this version of the game, with a sentence that says why."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from celestia.bots.net import weights
from celestia.bots.net.advice_digest import advice_digest
from celestia.bots.net.advice_fingerprint import advice_fingerprint
from celestia.bots.net.fitting import INPUTS, UNKNOWN, fitted
from celestia.bots.net.net_bot import NetBot
from celestia.bots.net.weights import FOLDER, NAMED, WEIGHTS, WeightsError, manifest
from celestia.encoding.actions import NAMES
from celestia.game.setup.names import CARDS
from celestia.learning.policies import odds, odds_plays, odds_rescues, odds_worth, prices, yardstick_values
from celestia.rules import RULES_VERSION
from celestia.rules.kinds import card
from tests.bots.net.nets import random_arrays, save_random_net
from tests.bots.tables import ask, table

LARGEST = 2_000_000


def test_saved_weights_come_back_in_half_precision(tmp_path: Path) -> None:
    save_random_net(tmp_path, steps=7)
    assert manifest(tmp_path)["steps"] == 7
    found = weights.weights(tmp_path)
    for name, array in random_arrays().items():
        assert np.array_equal(found[name], array.astype(np.float16).astype(np.float32)), name


def test_weights_of_other_rules_are_refused(tmp_path: Path) -> None:
    save_random_net(tmp_path)
    path = tmp_path / "manifest.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "rules": RULES_VERSION + 1}))
    view = table()
    with pytest.raises(WeightsError, match="trained for other rules or observations"):
        NetBot(Random(1), folder=tmp_path).choose(view, ask(view, "declare", "stay", "leave"))


def test_a_net_that_knows_fewer_cards_and_answers_plays_on() -> None:
    """What it does not know changes nothing, and it hardly ever gives an answer that it does not know."""
    fewer = {"inputs": INPUTS[1:], "answers": NAMES[1:]}
    narrow = {name: array.copy() for name, array in random_arrays().items()}
    for layer in ("policy.enter.weight", "value.enter.weight"):
        narrow[layer] = narrow[layer][:, 1:]
    for part in ("weight", "bias"):
        narrow[f"policy.answers.{part}"] = narrow[f"policy.answers.{part}"][1:]
    found = fitted(narrow, **fewer)
    assert found is not None
    expected = random_arrays()
    for layer in ("policy.enter.weight", "value.enter.weight"):
        expected[layer][:, 0] = 0
    expected["policy.answers.weight"][0], expected["policy.answers.bias"][0] = 0, UNKNOWN
    for name, array in expected.items():
        assert np.array_equal(found[name], array), name


def test_weights_for_inputs_or_answers_that_are_gone_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in NAMED:
        with monkeypatch.context() as changed:
            changed.setitem(NAMED, kind, ("hand umbrella", *NAMED[kind][1:]))
            save_random_net(tmp_path / kind)
        with pytest.raises(WeightsError, match="trained for other rules or observations"):
            weights.weights(tmp_path / kind)


def test_the_advice_of_known_cards_does_not_depend_on_others(monkeypatch: pytest.MonkeyPatch) -> None:
    price = list(prices.CARD_PRICE)
    price[card.SPY] += 1
    count = advice_fingerprint.__wrapped__
    others = tuple(word for word in CARDS if word != "spy")
    before = count(others), count(CARDS)
    for module in (prices, odds, odds_plays, odds_rescues, odds_worth):
        monkeypatch.setattr(module, "CARD_PRICE", price)
    assert count(others) == before[0]
    assert count(CARDS) != before[1]


def test_weights_with_other_advice_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_random_net(tmp_path)
    changed = [*yardstick_values.YARDSTICKS[:-1], 0.5]
    monkeypatch.setattr(yardstick_values, "YARDSTICKS", changed)
    monkeypatch.setattr(weights, "advice_fingerprint", advice_fingerprint.__wrapped__)  # not the cached one
    with pytest.raises(WeightsError, match="trained with other advice of native policies"):
        weights.weights(tmp_path)


def test_the_advice_is_that_of_the_trained_net() -> None:
    """Changed code of an advisor changes the net as much as a changed parameter."""
    assert manifest()["advice_digest"] == advice_digest()


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    save_random_net(tmp_path)
    data = bytearray((tmp_path / WEIGHTS).read_bytes())
    data[-1] ^= 1
    (tmp_path / WEIGHTS).write_bytes(data)
    with pytest.raises(WeightsError, match="not the file of its manifest"):
        weights.weights(tmp_path)


def test_a_missing_net_is_named(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="there is no trained net"):
        weights.weights(tmp_path / "absent")


def test_the_net_of_the_package_fits_this_version_and_is_small() -> None:
    assert len(weights.weights()["policy.answers.bias"]) == len(NAMES)
    found = manifest()
    assert set(found) >= {"rules", "encoding", "cards", "advice"}
    assert found["run"]["steps"] > 1_000_000
    assert set(found["settings"]) >= {"seed", "width", "games"}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST
