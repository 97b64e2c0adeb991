"""All workers use the same signing key."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from celestia.server.identity.signing import signing_key
from celestia.server.operation.settings import Settings


def test_workers_that_start_together_share_one_key(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new"))
    with ThreadPoolExecutor(8) as workers:
        keys = set(workers.map(signing_key, [settings] * 32))
    assert len(keys) == 1
    assert len(keys.pop()) == 32
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["signing.key"]


def test_the_key_file_is_private(tmp_path: Path) -> None:
    signing_key(Settings(data=str(tmp_path)))
    assert (tmp_path / "signing.key").stat().st_mode & 0o777 == 0o600


def test_a_key_in_the_settings_replaces_the_file(tmp_path: Path) -> None:
    key = "a long and secret line of text, at least"
    assert signing_key(Settings(data=str(tmp_path), signing_key=key)) == key.encode()
    assert list(tmp_path.iterdir()) == []


def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="signing_key"):
        Settings(signing_key="short")
