"""The greeting, settings and warnings of `celestia serve`."""

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
    """Return the printed greeting, and how often a browser was opened."""
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


def test_it_prints_its_addresses_and_a_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    printed, _ = greeting(monkeypatch, display=False)
    assert "Celestia is at http://localhost:8421\n" in printed
    assert "On this network: http://" in printed
    assert "\u2588" in printed, "the QR code"


def test_a_local_server_prints_no_network_address(monkeypatch: pytest.MonkeyPatch) -> None:
    printed, _ = greeting(monkeypatch, display=False, host="127.0.0.1")
    assert printed == "Celestia is at http://localhost:8421\n"


def test_the_browser_opens_only_in_a_terminal_with_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    assert greeting(monkeypatch, display=True)[1] == 1
    assert greeting(monkeypatch, display=False)[1] == 0, "no display"
    assert greeting(monkeypatch, display=True, terminal=False)[1] == 0, "started by another program"
    assert greeting(monkeypatch, display=True, open_browser=False)[1] == 0, "disabled"


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
def test_a_display_is_detected(environment: dict[str, str], platform: str, display: bool) -> None:
    assert has_display(environment, platform) == display


def test_addresses_follow_the_host_setting() -> None:
    assert addresses("192.0.2.7", 1) == ("http://192.0.2.7:1",) * 2
    assert addresses("2001:db8::7", 1) == ("http://[2001:db8::7]:1",) * 2
    assert addresses("::1", 1) == ("http://localhost:1", "")


# ------------------------------------------------------------------------------------------------- settings
def settings(*words: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    arguments = parser.parse_args(words)
    return settings_of(arguments, **serve_command._switches(arguments))


def test_the_dev_switch_enables_dev_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not settings().dev
    assert settings("--dev").dev
    assert "any position" in warnings_of(settings("--dev"))[0]
    monkeypatch.setenv("CELESTIA_DEV", "true")
    assert settings().dev, "a missing switch does not override the environment"


def test_the_no_browser_switch_disables_the_browser() -> None:
    assert settings().open_browser
    assert not settings("--no-browser").open_browser


def test_several_workers_without_a_bus_cause_a_warning() -> None:
    several = read_settings({}, given={"workers": 2, "database": POSTGRES})
    assert "once a second" in warnings_of(several)[0]
    assert (
        warnings_of(read_settings({}, given={"workers": 2, "database": POSTGRES, "bus": "redis://x"})) == []
    )
    assert warnings_of(Settings()) == []


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(SettingsError, match="PostgreSQL"):
        read_settings({}, given={"workers": 2})


def test_only_a_server_loads_custom_bots(
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
