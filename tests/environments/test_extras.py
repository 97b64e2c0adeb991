"""Playing needs no learning package, and environments name the extra they need."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo"):
    sys.modules[name] = None  # an import of it fails
"""


def run_without_packages(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT + program], capture_output=True, text=True)


@pytest.mark.parametrize("module", ["celestia_v0", "single_seat", "vector", "batch", "arrays"])
def test_a_missing_package_names_its_extra(module: str) -> None:
    done = run_without_packages(f"import celestia.environments.{module}")
    assert done.returncode != 0
    assert "MissingExtra" in done.stderr
    assert "pip install -e '.[environments]'" in done.stderr


def test_ids_and_observations_need_no_extra() -> None:
    done = run_without_packages(
        "from celestia import engine\n"
        "from celestia.encoding.actions import words_of_id\n"
        "from celestia.encoding.slices import SIZE\n"
        "from celestia.game.setup.config import Config\n"
        "state = Config.preset('classic', 2).new_state()\n"
        "engine.answer_chance(state, engine.generator(1))\n"
        "seen = bytearray(SIZE)\n"
        "engine.observe(state, state.asked, seen)\n"
        "print(words_of_id(state, state.asked, engine.legal_ids(state, state.asked)[0]), sum(seen) > 0)\n"
    )
    assert done.stdout.split()[-1] == "True", done.stderr


def test_the_adapter_for_stable_baselines_says_what_it_needs() -> None:
    program = (
        "import sys\nsys.modules['stable_baselines3'] = None\nimport celestia.environments.stable_baselines"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode != 0
    assert "pip install sb3-contrib" in done.stderr
