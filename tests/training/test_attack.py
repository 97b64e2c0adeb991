"""An attacker learns to beat copies of one exported net."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install -e '.[train]'")

from celestia.arena.seeds import TUNING  # noqa: E402
from celestia.learning import policy_kinds  # noqa: E402
from celestia.rules.kinds import limit  # noqa: E402
from celestia.training.command import add_arguments, run  # noqa: E402
from celestia.training.evaluation import CLASSIC, Cell, play_cell  # noqa: E402
from celestia.training.experience import Experience, RunError  # noqa: E402
from celestia.training.export import export, exported  # noqa: E402
from celestia.training.network import Network  # noqa: E402
from celestia.training.pool import Target  # noqa: E402
from celestia.training.ppo import shuffled  # noqa: E402
from celestia.training.run import Run  # noqa: E402
from celestia.training.settings import Settings  # noqa: E402
from celestia.training.tables import LATEST, PAST, draw_attack  # noqa: E402

CPU = torch.device("cpu")
SMALL = Settings(minutes=1e-9, games=12, steps=3, width=16, rank=8, minibatch=16)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    torch.manual_seed(6)
    network = Network(24, 8)
    export(tmp_path / "net", network, network, np.ones(limit.SEATS + 1, np.float32), {})
    return tmp_path / "net"


def test_one_seat_of_each_table_learns_and_the_target_holds_the_others() -> None:
    tables = draw_attack(replace(SMALL, games=300))
    assert tables.past == (0, 300)
    assert not np.any(tables.policy)
    assert all(sorted(held) == [LATEST, *[PAST] * (limit.SEATS - 1)] for held in tables.holder)
    seats = [held.index(LATEST) for held in tables.holder]
    assert all(seat < config.players for seat, config in zip(seats, tables.configs, strict=True))
    assert set(seats) == set(range(limit.SEATS))


def test_one_seat_of_each_table_learns_and_a_native_policy_answers_for_the_others() -> None:
    tables = draw_attack(replace(SMALL, games=300), policy_kinds.TUNED2)
    assert tables.past == (0, 0)
    assert all(sorted(seats) == [0, *[policy_kinds.TUNED2] * (limit.SEATS - 1)] for seats in tables.policy)
    assert {held for row in tables.holder for held in row} == {LATEST}
    seats = [policies.index(0) for policies in tables.policy]
    assert all(seat < config.players for seat, config in zip(seats, tables.configs, strict=True))


def test_a_target_gives_its_best_answers_and_stays_the_same(tmp_path: Path, folder: Path) -> None:
    """It may have another size than the attacker."""
    attack = Run(tmp_path / "run", SMALL, CPU, against=folder)
    assert isinstance(attack.experience, Experience)
    games, target = attack.experience.games, exported(folder)
    mover = games.mover.long()
    code, _ = attack.network(games.observation)
    legal = games.legal()
    chances = legal.chances(attack.network, code)
    before = chances.clone()
    attack.past.remember(attack.network)
    attack.past.replace_chances(games, mover, legal, chances)
    theirs = games.holder.gather(1, mover[:, None])[:, 0] == PAST
    assert 0 < int(theirs.sum()) < games.games
    best = legal.best(legal.chances(target, target(games.observation)[0]))
    assert torch.equal(legal.of(chances, best)[theirs], torch.zeros(int(theirs.sum())))
    own = torch.repeat_interleave(~theirs, legal.count)  # type: ignore[union-attr]
    assert torch.equal(chances[own], before[own])


@pytest.mark.parametrize(("share", "others"), [(0.0, 0), (0.25, 750), (1.0, 3000)])
def test_all_rows_of_the_attacker_are_learned_and_a_share_of_the_others(share: float, others: int) -> None:
    torch.manual_seed(3)
    learns = (torch.arange(4000) % 4 == 0).float()
    chosen = shuffled(learns, share)
    assert len(chosen.unique()) == len(chosen)
    own = chosen[learns[chosen] > 0]
    assert torch.equal(own.sort().values, torch.arange(0, 4000, 4))
    assert not torch.equal(own, own.sort().values), "rows must come in random order"
    assert len(chosen) - len(own) == pytest.approx(others, abs=100)


def test_an_attack_continues_against_the_same_target(tmp_path: Path, folder: Path) -> None:
    first = Run(tmp_path / "run", SMALL, CPU, against=folder)
    first.counters.rounds = 3
    first.save()
    again = Run(tmp_path / "run", SMALL, CPU, against=folder)
    assert isinstance(again.past, Target)
    assert again.counters.rounds == 3


def test_a_folder_without_a_target_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RunError, match=r"there is no net in .* to learn against"):
        Run(tmp_path / "run", SMALL, CPU, against=tmp_path / "nothing")


def test_a_net_among_copies_of_itself_wins_an_even_share(folder: Path) -> None:
    """With best answers all seats play alike, so the four games of a deal share one victory each time."""
    network = exported(folder)
    share = play_cell(network, Cell(CLASSIC, network, 6, TUNING), CPU, greedy=True)
    assert share.value == pytest.approx(1 / CLASSIC.players)


@pytest.mark.parametrize("target", ["a net", "tuned2"])
def test_the_command_trains_an_attacker_and_measures_it(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str], target: str
) -> None:
    against, named = (str(folder), "targets") if target == "a net" else (target, target)
    settings = tmp_path / "small.toml"
    settings.write_text("\n".join(f"{name} = {value!r}" for name, value in SMALL.as_dict().items()))
    parser = ArgumentParser()
    add_arguments(parser)
    words = ["--out", str(tmp_path / "run"), "--settings", str(settings), "--against", against]
    assert run(parser.parse_args([*words, "--deals", "2", "--device", "cpu"])) == 0
    printed = capsys.readouterr().out
    assert f"against three {named}, answers drawn: " in printed
    assert f"against three {named}, best answers: " in printed
    results = json.loads((tmp_path / "run" / "results.json").read_text())
    assert [result["deals"] for result in results] == [2, 2]
    assert not (tmp_path / "run" / "net").exists()
