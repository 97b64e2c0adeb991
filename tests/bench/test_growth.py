"""The growth of batches is measured, kept by device and drawn. No test asserts a speed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from celestia.bench import growth
from celestia.game.setup.config import PRESETS

pytest.importorskip("numpy")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "GAMES", (2, 4))
    monkeypatch.setattr(growth, "PLAYERS", range(2, 4))
    monkeypatch.setattr(growth, "ALL_MODULES", growth.ALL_MODULES[:4])
    monkeypatch.setattr(growth.Cpu, "typical_games", 3)
    monkeypatch.setattr(growth, "SPREAD", 2)
    monkeypatch.setattr(growth, "pin", lambda: None)


def run(folder: Path, *more: str) -> dict[str, Any]:
    assert growth.main(["--rounds", "1", "--seconds", "0.001", "--folder", str(folder), *more]) == 0
    found: dict[str, Any] = json.loads((folder / "growth.json").read_text())
    return found


def test_the_panels_go_from_few_to_many() -> None:
    games, players, modules = growth.points(100)
    assert (games[0].games, games[-1].games) == (1_000, 1_000_000)
    assert {point.players for point in players} == set(range(2, 7))
    assert modules[0].config().modules == frozenset()
    assert modules[-1].config().modules == PRESETS["whole_sky"]


@pytest.mark.usefixtures("small")
def test_the_cpu_is_measured_and_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "performance"
    page = tmp_path / "performance.md"
    page.write_text("Before.\n<!-- growth -->\n<!-- end -->\nAfter.\n")
    found = run(folder, "--device", "cpu")["cpu"]["points"]
    assert len(found) == 2 + 3 * 2 + 5
    assert all(point["lowest"] <= point["median"] <= point["highest"] for point in found)
    assert all(point["bytes"] > 1_000 for point in found)
    assert (folder / "growth.webp").stat().st_size > 1_000
    assert page.read_text().startswith("Before.\n<!-- growth -->\n| device | games |")
    assert page.read_text().count("\n| CPU | ") == len(growth.GAMES)


@pytest.mark.usefixtures("small")
def test_another_device_is_added_to_the_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A GPU's figures come from another machine, whose CPU does not matter."""
    pytest.importorskip("matplotlib")
    before = run(tmp_path, "--device", "cpu")["cpu"]

    class OtherCpu(growth.Cpu):
        name = "gpu"

    monkeypatch.setattr(growth, "Gpu", OtherCpu)
    after = run(tmp_path, "--device", "gpu")
    assert set(after) == {"cpu", "gpu"}
    assert after["cpu"] == before
    assert run(tmp_path, "--draw") == after


@pytest.mark.usefixtures("small")
def test_without_a_gpu_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert growth.main(["--device", "gpu", "--folder", str(tmp_path)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "Games on a GPU need PyTorch with CUDA, which is not installed.",
        "There is nothing to draw.",
    ]


@pytest.mark.usefixtures("small")
def test_batches_that_do_not_fit_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth.Cpu, "free", lambda _: 3 * 4_000 * 2)
    found = growth.measure_device(growth.Cpu(), 1, 0.001)
    assert {point["games"] for point in found} == {2, 3}


@pytest.mark.usefixtures("small")
def test_without_matplotlib_the_figures_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "celestia.bench.growth_plot", None)
    line = ["--rounds", "1", "--seconds", "0.001", "--device", "cpu", "--folder", str(tmp_path)]
    assert growth.main(line) == 2
    assert (tmp_path / "growth.json").exists()
    assert "needs matplotlib" in capsys.readouterr().err
