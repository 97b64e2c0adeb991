"""Tests of all bots include the search bot. Its clock stands still, so that its answers repeat."""

from __future__ import annotations

import pytest

from celestia.bots.net import search_bot

FEW = search_bot.Budget(milliseconds=0.0, worlds=1)


@pytest.fixture(autouse=True)
def search_in_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "USUAL", FEW)
    monkeypatch.setattr(search_bot, "clock", lambda: 0.0)
    monkeypatch.setattr(search_bot, "TOGETHER", 4)
