"""Settings of a training run come from a file and the command line, and mistakes are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from celestia.training.settings import Settings, SettingsError, settings_of


def test_named_values_override_the_file(tmp_path: Path) -> None:
    path = tmp_path / "four.toml"
    path.write_text("minutes = 3\ngames = 512\n")
    assert settings_of(path, games=64, seed=None) == Settings(minutes=3, games=64)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("speed = 3", "speed"),
        ("games = 0", "games"),
        ("past_share = 0.9", "shares"),
        ("games =", "four.toml"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "four.toml"
    path.write_text(text)
    with pytest.raises(SettingsError, match=named):
        settings_of(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"absent\.toml"):
        settings_of(tmp_path / "absent.toml")
