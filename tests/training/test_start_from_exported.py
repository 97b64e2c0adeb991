"""A run can start with an exported net. A folder without a net that fits is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install -e '.[train]'")

from celestia.rules.kinds import limit  # noqa: E402
from celestia.training.experience import Experience, RunError  # noqa: E402
from celestia.training.export import export  # noqa: E402
from celestia.training.network import Network  # noqa: E402
from celestia.training.run import Run  # noqa: E402
from celestia.training.settings import Settings  # noqa: E402

CPU = torch.device("cpu")
SURE = Settings(
    minutes=1e-9, games=12, steps=3, width=16, rank=8, minibatch=16, pool_size=2, value_games=10, sureness=1
)


@pytest.fixture
def network() -> Network:
    torch.manual_seed(5)
    return Network(SURE.width, SURE.rank)


@pytest.fixture
def folder(tmp_path: Path, network: Network) -> Path:
    export(tmp_path / "net", network, network, np.ones(limit.SEATS + 1, np.float32), {})
    return tmp_path / "net"


def test_a_run_starts_with_the_answers_and_expectations_of_an_exported_net(
    tmp_path: Path, network: Network, folder: Path
) -> None:
    started = Run(tmp_path / "run", SURE, CPU, start=folder)
    assert isinstance(started.experience, Experience)
    rows = started.experience.games.observation
    for found, wanted in zip(started.network(rows), network(rows), strict=True):
        assert torch.allclose(found, wanted, atol=0.02), "half precision"


def test_a_net_of_another_width_is_refused(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(RunError, match="another width or rank"):
        Run(tmp_path / "run", replace(SURE, width=24), CPU, start=folder)


def test_a_folder_without_a_net_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RunError, match=r"no run in .* no net to start with"):
        Run(tmp_path / "run", SURE, CPU, start=tmp_path)
