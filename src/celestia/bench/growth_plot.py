"""The plot of `growth`. Needs matplotlib (extra `stats`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..stats.plots import STYLE

COLOURS = {"cpu": "#3f7fbf", "gpu": "#d9752b"}
STYLES = ("-", "--", ":")  # of the lines of one panel
MOST_TIMES = 2  # memory that the smallest batches measure is mostly that of the system
PANELS = {"games": "games in the batch", "players": "players", "modules": "modules"}
Point = dict[str, Any]


def draw(found: dict[str, Any], path: Path) -> None:
    """Draw steps a second by games, players and modules, and the memory of a game."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(11.6, 3.8), layout="constrained")
        *rates, memory = figure.subplots(1, len(PANELS) + 1)
        for axes, (panel, words) in zip(rates, PANELS.items(), strict=True):
            for device, part in found.items():
                draw_panel(axes, device, [point for point in part["points"] if point["panel"] == panel])
            axes.set_xlabel(words)
            finish(axes, has_gpu="gpu" in found)
        rates[0].set_xscale("log")
        rates[0].set_ylabel("M steps a second")
        draw_memory(memory, found)
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, dpi=144, pil_kwargs={"lossless": True})


def draw_panel(axes: Axes, device: str, points: list[Point]) -> None:
    lines = list(dict.fromkeys(point["line"] for point in points))
    for line, style in zip(lines, STYLES, strict=False):
        own = [point for point in points if point["line"] == line]
        places = [point[point["panel"]] for point in own]
        label = f"{device.upper()}, {line}"
        axes.plot(
            places,
            [point["median"] / 1e6 for point in own],
            style,
            marker="o",
            ms=3,
            color=COLOURS[device],
            label=label,
        )
        low, high = ([point[end] / 1e6 for point in own] for end in ("lowest", "highest"))
        axes.fill_between(places, low, high, color=COLOURS[device], alpha=0.15, lw=0)


def draw_memory(axes: Axes, found: dict[str, Any]) -> None:
    for device, part in found.items():
        own = [point for point in part["points"] if point["panel"] == "games" and point["measured_bytes"]]
        games = [point["games"] for point in own]
        measured = [point["measured_bytes"] / 1e3 for point in own]
        axes.plot(games, measured, "o-", ms=3, color=COLOURS[device], label=f"{device.upper()}, measured")
        stated = [point["bytes"] / 1e3 for point in own]
        axes.plot(games, stated, "--", color=COLOURS[device], label=f"{device.upper()}, arrays and games")
    axes.set_xscale("log")
    axes.set_xlabel(PANELS["games"])
    axes.set_ylabel("kB a game")
    axes.set_ylim(0, max(MOST_TIMES * part["points"][0]["bytes"] / 1e3 for part in found.values()))
    finish(axes, has_gpu=False)


def finish(axes: Axes, has_gpu: bool) -> None:
    """Set the scale and put the legend below. A GPU is so much faster that both devices need logarithms."""
    if has_gpu:
        axes.set_yscale("log")
    else:
        axes.set_ylim(0, 1.05 * axes.get_ylim()[1])
    axes.legend(fontsize=7, loc="upper center", bbox_to_anchor=(0.5, -0.16), ncols=1, frameon=False)
