"""Measure the rhythm of tables with several people. Run it by hand:

    python -m tests.server.rhythm.measure [--games 50] [--json FILE]

With four scripted people on a virtual clock it measures the share of a game spent in drawn delays, the pauses
per leg, and how well the length of a pause reveals that somebody held a card. With three people by
correspondence it measures the questions per leg and person.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import mean
from typing import Any

from celestia.game.setup.config import PRESETS
from tests.server.rhythm.games import GameSeen, play_game
from tests.server.rhythm.monitor import PauseSeen
from tests.server.rhythm.people import Manner
from tests.server.rhythm.secrecy import separation

HOURS = 3600.0
PACES = (1.2, 2.0, 3.0)  # median seconds that a holder takes to pass
BY_LETTER = Manner(decides=6 * HOURS, passes=6 * HOURS, rolls=HOURS)


def rhythm_of(preset: str, games: int) -> dict[str, Any]:
    players = 2 if preset == "two_crews" else 4
    seen = [play_game(f"players={players} preset={preset}", players, seed, Manner()) for seed in range(games)]
    lasts = sum(game.lasts for game in seen)
    legs = sum(game.monitor.legs for game in seen)
    return {
        "preset": preset,
        "people": players,
        "games": games,
        "minutes": round(lasts / games / 60, 1),
        "legs": round(legs / games, 1),
        "pauses_a_leg": round(sum(len(game.monitor.pauses) for game in seen) / legs, 2),
        "delays_share": round(sum(game.monitor.delayed for game in seen) / lasts, 3),
        "questions_a_game_and_person": round(mean(len(asked) for game in seen for asked in game.asked), 1),
        "questions_with_one_answer": sum(_count_single_answers(game) for game in seen),
    }


def _count_single_answers(game: GameSeen) -> int:
    return sum(ask["kind"] != "roll" and len(ask["options"]) < 2 for asked in game.asked for ask in asked)


def secrecy_of(preset: str, games: int) -> list[dict[str, Any]]:
    found = []
    for pace in PACES:
        pauses: list[PauseSeen] = []
        for seed in range(games):
            manner = Manner(passes=pace, plays=0.1)
            pauses += play_game(f"players=4 preset={preset}", 4, 1000 + seed, manner).monitor.pauses
        holders = sum(pause.holder and not pause.played for pause in pauses)
        area = round(separation(pauses), 3)
        found.append(
            {"preset": preset, "pass_after": pace, "pauses": len(pauses), "holders": holders, "area": area}
        )
    return found


def correspondence(games: int) -> dict[str, Any]:
    settings: dict[str, Any] = {"pace": 2 * 24 * HOURS, "correspondence": True}
    seen = [play_game("players=3 preset=whole_sky", 3, seed, BY_LETTER, **settings) for seed in range(games)]
    legs = sum(game.monitor.legs for game in seen)
    questions = sum(len(asked) for game in seen for asked in game.asked)
    return {
        "games": games,
        "legs": legs,
        "questions_a_leg_and_person": round(questions / legs / 3, 2),
        "questions_with_one_answer": sum(_count_single_answers(game) for game in seen),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    found: dict[str, Any] = {"rhythm": [], "secrecy": []}
    for preset in PRESETS:
        found["rhythm"].append(rhythm_of(preset, arguments.games))
        print(found["rhythm"][-1], flush=True)
    for preset in ("classic", "whole_sky"):
        for row in secrecy_of(preset, arguments.games):
            found["secrecy"].append(row)
            print(row, flush=True)
    found["correspondence"] = correspondence(max(1, arguments.games // 5))
    print(found["correspondence"])
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
