"""The statistics as pictures, one WebP each. Needs matplotlib (extra `stats`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..game.setup.config import PRESETS
from ..game.setup.names import CITIES
from .summary import Summary

STYLE: dict[Any, Any] = {
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#e4e4e4",
    "legend.frameon": False,
}
COLOURS = {"random": "#8a93a6", "careful": "#3f7fbf", "odds": "#d9752b"}
CITY_WORDS = [word for word, place in CITIES.items() if place >= 0]
ENOUGH_LEGS = 100  # with fewer legs a share says little
TYPICAL = 4  # players in pictures that show one table of a preset


def draw_all(found: list[Summary], folder: Path) -> None:
    """Draw every picture for which these statistics have data."""
    folder.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context(STYLE):
        for name, panel in PER_PRESET.items():
            _draw_by_preset(found, folder / f"{name}.webp", panel)
        if shown := typical(found, "whole_sky"):
            _save(_cards(shown), folder / "cards.webp")


def typical(found: Iterable[Summary], preset: str) -> list[Summary]:
    """Return a preset's tables for four players, or for the fewest players it has."""
    of_preset = [entry for entry in found if entry["preset"] == preset]
    counts = {entry["players"] for entry in of_preset}
    players = TYPICAL if TYPICAL in counts else min(counts, default=0)
    return [entry for entry in of_preset if entry["players"] == players]


def _save(figure: Figure, path: Path) -> None:
    figure.savefig(path, dpi=144, pil_kwargs={"lossless": True})


def _draw_by_preset(found: list[Summary], path: Path, panel: Callable[[Axes, list[Summary]], None]) -> None:
    """Draw one panel per preset, side by side."""
    presets = [preset for preset in PRESETS if any(entry["preset"] == preset for entry in found)]
    figure = Figure(figsize=(2.9 * len(presets) + 0.6, 2.9), layout="constrained")
    panels = figure.subplots(1, len(presets), squeeze=False)[0]
    for axes, preset in zip(panels, presets, strict=True):
        panel(axes, [entry for entry in found if entry["preset"] == preset])
        axes.set_title(preset.replace("_", " "), fontsize=10)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=max(1, len(labels)))
    _save(figure, path)


# ------------------------------------------------------------------------------------------ the panels
def _crashes(axes: Axes, of_preset: list[Summary]) -> None:
    for entry in typical(of_preset, of_preset[0]["preset"]):
        aircraft = entry["crashes"]["aircraft"]
        words = [word for word in CITY_WORDS if word in aircraft]
        words = [word for word in words if aircraft[word]["legs"] * entry["games"] >= ENOUGH_LEGS]
        shares = [100 * aircraft[word]["crashed"] for word in words]
        axes.plot(_short(words), shares, "o-", ms=3, color=COLOURS[entry["bot"]], label=entry["bot"])
    axes.set_ylim(0, 100)
    axes.set_xlabel("bound for")
    axes.set_ylabel("% of legs that crash")


def _points(axes: Axes, of_preset: list[Summary]) -> None:
    shown = typical(of_preset, of_preset[0]["preset"])
    for number, entry in enumerate(shown):
        points = {**entry["points"]["cities"], "boscalumia": entry["points"]["boscalumia"]}
        total = sum(points.values())
        width = 0.8 / len(shown)
        places = [at + (number - (len(shown) - 1) / 2) * width for at in range(len(points))]
        shares = [100 * part / total for part in points.values()]
        axes.bar(places, shares, width, color=COLOURS[entry["bot"]], label=entry["bot"])
        axes.set_xticks(range(len(points)), _short(points))
    axes.set_xlabel("city")
    axes.set_ylabel("% of all points")


def _seats(axes: Axes, of_preset: list[Summary]) -> None:
    """Draw the first captain's share of victories relative to an even share."""
    for shift, bot, tables in _by_bot(of_preset):
        axes.errorbar(
            [entry["players"] + shift for entry in tables],
            [100 * entry["players"] * entry["seats"]["victory"][0] for entry in tables],
            [100 * entry["players"] * entry["seats"]["margin"] for entry in tables],
            fmt="o",
            ms=3,
            color=COLOURS[bot],
            label=bot,
        )
    axes.axhline(100, color="#555555", lw=0.8)
    _players(axes, of_preset)
    axes.set_ylabel("victories of the first captain\n(100: an even share)")


def _length(axes: Axes, of_preset: list[Summary]) -> None:
    for shift, bot, tables in _by_bot(of_preset):
        players = [entry["players"] + shift for entry in tables]
        lengths = [entry["length"]["decisions"] for entry in tables]
        means = [length["mean"] for length in lengths]
        below = [max(0.0, length["mean"] - length["low"]) for length in lengths]
        above = [max(0.0, length["high"] - length["mean"]) for length in lengths]
        axes.errorbar(players, means, [below, above], fmt="o", ms=3, color=COLOURS[bot], label=bot)
    axes.set_ylim(bottom=0)
    _players(axes, of_preset)
    axes.set_ylabel("decisions of a game\n(bars: 90 % of the games)")


def _winner(axes: Axes, of_preset: list[Summary]) -> None:
    for entry in typical(of_preset, of_preset[0]["preset"]):
        lowest, shares = entry["winner"]["lowest"], entry["winner"]["shares"]
        scores = range(lowest, lowest + len(shares))
        axes.step(
            scores,
            [100 * share for share in shares],
            where="mid",
            color=COLOURS[entry["bot"]],
            label=entry["bot"],
        )
    axes.set_ylim(bottom=0)
    axes.set_xlabel("the winner's score")
    axes.set_ylabel("% of games")


PER_PRESET: dict[str, Callable[[Axes, list[Summary]], None]] = {
    "crashes": _crashes,
    "points": _points,
    "seats": _seats,
    "length": _length,
    "winner": _winner,
}


def _cards(shown: list[Summary]) -> Figure:
    """Draw the share of drawn cards that is used."""
    names = list(shown[0]["cards"])
    figure = Figure(figsize=(6.4, 0.19 * len(names) + 0.9), layout="constrained")
    axes = figure.subplots()
    for entry in shown:
        used = [100 * entry["cards"].get(name, {"used": 0})["used"] for name in names]
        axes.plot(used, range(len(names)), "o", ms=4, color=COLOURS[entry["bot"]], label=entry["bot"])
    axes.set_yticks(range(len(names)), [name.replace("_", " ") for name in names])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(f"% of the cards drawn that are used (whole sky, {shown[0]['players']} players)")
    figure.legend(loc="outside upper center", ncols=len(shown))
    return figure


# -------------------------------------------------------------------------------------------- helpers
def _by_bot(of_preset: list[Summary]) -> list[tuple[float, str, list[Summary]]]:
    """Return each bot's tables with a horizontal offset, so that marks do not overlap."""
    bots = list(dict.fromkeys(entry["bot"] for entry in of_preset))
    return [
        (0.16 * (at - (len(bots) - 1) / 2), bot, [entry for entry in of_preset if entry["bot"] == bot])
        for at, bot in enumerate(bots)
    ]


def _players(axes: Axes, of_preset: list[Summary]) -> None:
    counts = sorted({entry["players"] for entry in of_preset})
    axes.set_xticks(counts)
    axes.set_xlim(counts[0] - 0.6, counts[-1] + 0.6)
    axes.set_xlabel("players")


def _short(words: Iterable[str]) -> list[str]:
    return [{"boscalumia": "Bo", "void": "vo"}.get(word, word) for word in words]
