"""Advantages, nets and whole runs. These tests need torch, which the extra `train` installs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install -e '.[train]'")

from celestia.learning import action_ids  # noqa: E402
from celestia.training.advantages import advantages, around_the_table  # noqa: E402
from celestia.training.command import run as train  # noqa: E402
from celestia.training.experience import Experience, RunError  # noqa: E402
from celestia.training.games import Games  # noqa: E402
from celestia.training.legal import Lists, MaskRoom, Masks  # noqa: E402
from celestia.training.network import Network  # noqa: E402
from celestia.training.run import Run  # noqa: E402
from celestia.training.settings import Settings  # noqa: E402

CPU = torch.device("cpu")
SMALL = Settings(minutes=1e-9, games=12, steps=3, width=16, rank=8, minibatch=16, pool_size=2, value_games=10)


def test_shares_turn_around_the_table_and_back() -> None:
    seen = torch.tensor([[0.5, 0.3, 0.2, 0.0, 0.0, 0.0]])  # the observer sits in seat 2 of 3
    players, observer = torch.tensor([3]), torch.tensor([2])
    seats = around_the_table(seen, observer, players)
    assert seats.tolist() == [pytest.approx([0.3, 0.2, 0.5, 0, 0, 0])]
    assert torch.equal(around_the_table(seats, -observer, players), seen)


def test_an_advantage_reaches_back_to_the_own_answers_only() -> None:
    """Seats 0, 1, 0 answer, then seat 0 wins. Everybody expected a half."""
    shares = torch.full((4, 1, 6), 0.5)
    mover = torch.tensor([[0], [1], [0]])
    reward = torch.zeros(3, 1, 6)
    reward[2, 0, 0] = 1.0
    done = torch.tensor([[False], [False], [True]])
    found = advantages(shares, mover, reward, done, gae=0.5, td=1.0)
    assert found.advantage[:, 0].tolist() == [0.25, -0.5, 0.5]
    assert found.shares[0, 0].tolist() == [1, 0, 0, 0, 0, 0], "the target is the result"


def test_a_cut_game_continues_with_what_the_next_observer_expects() -> None:
    shares = torch.full((2, 1, 6), 0.25)
    shares[1, 0, 0] = 0.75
    found = advantages(
        shares,
        torch.tensor([[0]]),
        torch.zeros(1, 1, 6),
        torch.tensor([[False]]),
        gae=0.9,
        td=0.9,
    )
    assert found.advantage.tolist() == [[0.5]]
    assert found.shares[0, 0, 0] == 0.75


def test_only_legal_answers_are_drawn_and_empty_seats_win_nothing() -> None:
    torch.manual_seed(1)
    training = Run(Path("/nonexistent"), SMALL, CPU)
    assert isinstance(training.experience, Experience)
    games, tables = training.experience.games, training.experience.tables
    code, seats = training.network(games.observation)
    legal = games.legal()
    drawn = legal.sample(legal.chances(training.network, code))
    for game, answer in enumerate(drawn.tolist()):
        assert answer in games.batch.legal[game, : games.batch.legal_count[game]]
    won = seats.softmax(-1)
    for game, config in enumerate(tables.configs):
        assert won[game, config.players :].sum() == 0
    assert torch.allclose(won.sum(-1), torch.ones(len(won)))


def test_lists_and_masks_of_legal_answers_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "celestia.training.precision.has_half", lambda _: False
    )  # masks round in half precision
    """A GPU uses masks, the processor lists."""
    torch.manual_seed(2)
    network, code = Network(8, 4), torch.randn(3, 4 + 5)
    torch.nn.init.normal_(network.answers.weight)
    ids = [[3, 7, 900], [12, 1279], [5, 6, 7, 8]]
    mask = torch.zeros(3, 1280, dtype=torch.int8)
    for row, listed in enumerate(ids):
        mask[row, listed] = 1
    count = torch.tensor([len(listed) for listed in ids])
    advised = torch.tensor([[3, 3, 7, 900, 7], [-1] * 5, [8, 5, 8, 8, 6]])
    lists = Lists(torch.tensor([one for listed in ids for one in listed]), count, advised)
    masks = Masks(mask, advised)
    action, order = torch.tensor([900, 12, 8]), torch.tensor([2, 0])
    for ours, theirs, chosen in (
        (lists, masks, slice(0, 3)),
        (lists.rows(order), masks.rows(order), order),
        (lists.part(1, 3), masks.part(1, 3), slice(1, 3)),
    ):
        listed, masked = ours.chances(network, code[chosen]), theirs.chances(network, code[chosen])
        assert torch.allclose(ours.of(listed, action[chosen]), theirs.of(masked, action[chosen]), atol=1e-5)
        assert torch.allclose(ours.entropy(listed), theirs.entropy(masked), atol=1e-5)
        assert torch.equal(ours.best(listed), theirs.best(masked))


def test_a_past_self_answers_only_for_the_seats_it_holds() -> None:
    torch.manual_seed(3)
    legal = Lists(torch.tensor([1, 2, 1, 2, 3, 4]), torch.tensor([2, 2, 2]), torch.full((3, 5), -1))
    chances, theirs = torch.zeros(6), torch.ones(4)
    legal.replace(chances, theirs, torch.tensor([True, False]), 1, 3)
    assert chances.tolist() == [0, 0, 1, 1, 0, 0]


def test_a_new_net_mostly_follows_its_advisors() -> None:
    training = Run(Path("/nonexistent"), replace(SMALL, games=64), CPU)
    assert isinstance(training.experience, Experience)
    games = training.experience.games
    code, _ = training.network(games.observation)
    legal = games.legal()
    assert isinstance(legal, Lists)
    chances = legal.chances(training.network, code).exp()
    advised = legal.advised.index_select(0, legal.row) == legal.ids[:, None]
    followed = chances[advised.all(1)].mean()
    assert 0.6 < followed < 0.95


def test_a_run_learns_saves_and_continues(tmp_path: Path) -> None:
    first = Run(tmp_path, SMALL, CPU)
    before = first.network.enter.weight.clone()
    (rows,) = first.experience.collect()
    assert rows.learns.any()
    first.learner.learn([rows], first.progress)
    assert not torch.equal(before, first.network.enter.weight)
    first.counters.rounds = 7
    first.save()
    again = Run(tmp_path, SMALL, CPU)
    assert again.counters.rounds == 7
    assert torch.equal(again.network.enter.weight, first.network.enter.weight)


def test_a_run_learns_from_masks_in_half_precision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This is how a run learns on a GPU. The processor only takes longer for it."""

    def masks(games: Games) -> Masks:
        legal = Games.legal(games)
        assert isinstance(legal, Lists)
        mask = torch.zeros(games.games, action_ids.COUNT, dtype=torch.int8)
        mask[legal.row, legal.ids] = 1
        return Masks(mask, legal.advised)

    class MaskedGames(Games):
        legal = masks

        def room(self, steps: int) -> MaskRoom:
            return MaskRoom(steps, (self.games, action_ids.COUNT), self.device)

    monkeypatch.setattr("celestia.training.experience.Games", MaskedGames)
    for module in ("precision", "network"):
        monkeypatch.setattr(f"celestia.training.{module}.has_half", lambda _: True)
    run = Run(tmp_path, SMALL, CPU)
    before = run.network.enter.weight.clone()
    (rows,) = run.experience.collect()
    legal = rows.legal.joined()
    assert isinstance(legal, Masks)
    taken = legal.mask.gather(1, rows.action.flatten()[:, None])
    assert bool(taken.all()), "only legal answers"
    run.learner.learn([rows], run.progress)
    assert not torch.equal(before, run.network.enter.weight)


def test_a_run_of_another_size_is_refused(tmp_path: Path) -> None:
    Run(tmp_path, SMALL, CPU).save()
    other = Settings(**{**SMALL.as_dict(), "width": 32})  # type: ignore[arg-type]
    with pytest.raises(RunError, match="width = 16"):
        Run(tmp_path, other, CPU)


def test_the_number_of_parameters_fits_into_two_megabytes() -> None:
    network = Network(Settings.width, Settings.rank)
    assert 2 * sum(part.numel() for part in network.parameters()) < 2_000_000, "in half precision"


def test_the_command_trains_and_ends_with_an_evaluation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from argparse import ArgumentParser

    from celestia.training.command import add_arguments

    settings = tmp_path / "small.toml"
    settings.write_text("\n".join(f"{name} = {value!r}" for name, value in SMALL.as_dict().items()))
    parser = ArgumentParser()
    add_arguments(parser)
    words = ["--out", str(tmp_path / "run"), "--settings", str(settings), "--deals", "2", "--device", "cpu"]
    assert train(parser.parse_args(words)) == 0
    assert "against three tuned2" in capsys.readouterr().out
    assert (tmp_path / "run" / "results.json").exists()
