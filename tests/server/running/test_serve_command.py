"""What `celestia serve` says and does before it serves."""

from __future__ import annotations

import argparse
import io
import sys
from typing import Any

import pytest

from celestia.server.operation.settings import Settings, SettingsError, read_settings
from celestia.server.process import serve_command
from celestia.server.process.serve_command import (
    add_arguments,
    addresses,
    has_display,
    settings_of,
    warnings_of,
)

POSTGRES = "postgresql+asyncpg://celestia@db/celestia"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def greeting(
    monkeypatch: pytest.MonkeyPatch, display: bool, terminal: bool = True, **settings: Any
) -> tuple[str, int]:
    """What is printed, and how often a browser would be opened."""
    opened: list[Any] = []

    class AtOnce:
        def __init__(self, _seconds: float, work: Any) -> None:
            self.start = work

    monkeypatch.setattr(serve_command, "Timer", AtOnce)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(serve_command, "has_display", lambda *_: display)
    output = Terminal() if terminal else io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    serve_command._greet(Settings(**settings), 8421)
    return output.getvalue(), len(opened)


def test_it_prints_its_addresses_with_a_code_to_point_a_phone_at(monkeypatch: pytest.MonkeyPatch) -> None:
    told, _ = greeting(monkeypatch, display=False)
    assert "Celestia is at http://localhost:8421\n" in told
    assert "On this network: http://" in told
    assert "\u2588" in told, "the QR code"


def test_for_this_machine_alone_there_is_nothing_to_point_at(monkeypatch: pytest.MonkeyPatch) -> None:
    told, _ = greeting(monkeypatch, display=False, host="127.0.0.1")
    assert told == "Celestia is at http://localhost:8421\n"


def test_the_browser_opens_where_somebody_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    assert greeting(monkeypatch, display=True)[1] == 1
    assert greeting(monkeypatch, display=False)[1] == 0, "no display"
    assert greeting(monkeypatch, display=True, terminal=False)[1] == 0, "started by another program"
    assert greeting(monkeypatch, display=True, open_browser=False)[1] == 0, "not wanted"


@pytest.mark.parametrize(
    ("environment", "platform", "display"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_where_a_browser_could_be_seen(environment: dict[str, str], platform: str, display: bool) -> None:
    assert has_display(environment, platform) == display


def test_addresses_follow_what_is_listened_on() -> None:
    assert addresses("192.0.2.7", 1) == ("http://192.0.2.7:1",) * 2
    assert addresses("2001:db8::7", 1) == ("http://[2001:db8::7]:1",) * 2
    assert addresses("::1", 1) == ("http://localhost:1", "")


# ------------------------------------------------------------------------------------------------- settings
def settings(*words: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    arguments = parser.parse_args(words)
    return settings_of(arguments, **serve_command._switches(arguments))


def test_dev_is_switched_on_by_a_word_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not settings().dev
    assert settings("--dev").dev
    assert "any position" in warnings_of(settings("--dev"))[0]
    monkeypatch.setenv("CELESTIA_DEV", "true")
    assert settings().dev, "a switch that is not given takes nothing back"


def test_no_browser_is_switched_by_a_word() -> None:
    assert settings().open_browser
    assert not settings("--no-browser").open_browser


def test_several_workers_without_a_bus_are_allowed_and_told() -> None:
    several = read_settings({}, given={"workers": 2, "database": POSTGRES})
    assert "once a second" in warnings_of(several)[0]
    assert (
        warnings_of(read_settings({}, given={"workers": 2, "database": POSTGRES, "bus": "redis://x"})) == []
    )
    assert warnings_of(Settings()) == []


def test_several_workers_need_a_served_database() -> None:
    with pytest.raises(SettingsError, match="PostgreSQL"):
        read_settings({}, given={"workers": 2})


def test_only_a_server_loads_the_bots_of_its_host(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A backup with the same settings does not need them."""
    monkeypatch.setenv("CELESTIA_BOTS", "nowhere.py:Bot")
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    arguments = parser.parse_args([])
    assert settings_of(arguments).bots == ("nowhere.py:Bot",)
    assert serve_command.run(arguments) == serve_command.WRONG_SETTING
    assert "bots: nowhere.py cannot be loaded" in capsys.readouterr().err
