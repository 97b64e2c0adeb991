"""Bots against bots: fair seatings, intervals, and independence of processes."""

from __future__ import annotations

import json
from random import Random

import pytest

from celestia import engine
from celestia.arena.contest import Contest, line_up, play_deal
from celestia.arena.game_result import GameResult, SeatResult
from celestia.arena.match import play_compiled_deal, shares
from celestia.arena.outcome import mean, outcome_of
from celestia.arena.runner import deals
from celestia.arena.seeds import TUNING
from celestia.bot_registry import UnknownBot, make
from celestia.cli import main
from celestia.game.notation.words import action_of
from celestia.game.setup.config import Config

THREE = Config.preset("classic", 3)


def contest(*names: str, config: Config = THREE, deals: int = 2, seed: int = 0) -> Contest:
    return Contest(config, line_up(names, config.players), deals, seed)


def test_the_last_bot_fills_the_table() -> None:
    assert line_up(["odds", "careful"], 4) == ("odds", "careful", "careful", "careful")
    assert line_up(["odds", "careful", "random"], 3) == ("odds", "careful", "random")


@pytest.mark.parametrize("names", [[], ["random"] * 4])
def test_too_few_and_too_many_bots_are_refused(names: list[str]) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        line_up(names, 3)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        line_up(["nobody"], 3)


def test_every_bot_sits_in_every_seat_of_a_deal() -> None:
    games = play_deal(contest("odds", "careful", "random"), 0)
    seatings = [tuple(seat.bot for seat in game.seats) for game in games]
    assert seatings == [
        ("odds", "careful", "random"),
        ("random", "odds", "careful"),
        ("careful", "random", "odds"),
    ]


def test_the_share_is_that_of_the_games_one_by_one() -> None:
    """The test seats the bots itself and averages in another way."""
    met = contest("careful", "random", deals=4, seed=3)
    by_deal = []
    for number in range(4):
        deal, won = met.seeds.deal(3, number), 0.0
        for place in range(3):
            names = ["careful" if seat == place else "random" for seat in range(3)]
            bots = [make(name, Random(f"{deal}/{seat}")) for seat, name in enumerate(names)]
            won += shares(play_compiled_deal(THREE, bots, deal))[place]
        by_deal.append(won / 3)
    assert outcome_of(met, deals(met, 1)).bots[0].win_share == mean(by_deal)


def test_a_bot_against_copies_of_itself_wins_exactly_its_share() -> None:
    met = contest("careful", deals=4)
    assert outcome_of(met, deals(met, 1)).bots[0].win_share.value == pytest.approx(1 / 3)


def test_a_deal_has_the_chance_of_the_compiled_generator() -> None:
    """A native game with the same answers is the same game."""
    deal = TUNING.deal(5, 0)
    bots = [make("careful", Random(seat)) for seat in range(3)]
    game = play_compiled_deal(THREE, bots, deal)
    state, chance = THREE.new_state(), engine.generator(deal)
    engine.answer_chance(state, chance)
    for line in game.lines:
        engine.step(state, action_of(state, line.partition(" ")[2]), chance)
    assert state == game.state


def test_the_number_of_processes_changes_nothing() -> None:
    met = contest("random", deals=3)
    assert list(deals(met, 1)) == list(deals(met, 3))


def test_another_seed_gives_other_games() -> None:
    assert play_deal(contest("random", seed=1), 0) != play_deal(contest("random", seed=2), 0)
    assert play_deal(contest("random"), 0) != play_deal(contest("random"), 1)


def test_intervals_are_over_deals() -> None:
    """Two deals, each decided by its cards: four games prove no more than two."""
    won = SeatResult("careful", 1.0, 50, 4, 1), SeatResult("random", 0.0, 20, 6, 3)
    lost = SeatResult("random", 1.0, 40, 0, 0), SeatResult("careful", 0.0, 30, 0, 0)
    met = Contest(Config.preset("classic", 2), ("careful", "random"), 2)
    played = [[GameResult(won, 10, 3)] * 2, [GameResult(lost, 30, 5)] * 2]
    found = outcome_of(met, played)
    careful, other = found.bots
    assert careful.win_share == mean([1.0, 0.0])
    assert careful.win_share.margin == pytest.approx(1.96 / 2)
    assert (careful.score.value, other.score.value) == (40, 30)
    assert (careful.crash_rate, other.crash_rate, found.crash_rate) == (0.25, 0.5, 0.4)
    assert (found.decisions.value, found.journeys.value) == (20, 4)
    assert (found.deals, found.games) == (2, 4)


def test_a_single_deal_has_no_spread() -> None:
    assert mean([0.25]).margin == 0


def test_the_crash_rate_without_legs_is_zero() -> None:
    met = Contest(Config.preset("classic", 2), ("random", "random"), 1)
    idle = GameResult((SeatResult("random", 0.5, 0, 0, 0),) * 2, 0, 1)
    assert outcome_of(met, [[idle]]).crash_rate == 0


def test_legs_crashes_and_shares_match_the_events() -> None:
    """Legs and crashes equal those in the events.

    Shares add up to one victory per game.
    """
    for game in play_deal(contest("careful", "random", config=Config.preset("whole_sky", 4)), 5):
        assert sum(seat.share for seat in game.seats) == pytest.approx(1)
        assert all(0 <= seat.crashes <= seat.legs for seat in game.seats)
        assert sum(seat.legs for seat in game.seats) >= game.journeys / 2
        assert game.decisions > game.journeys > 0


# --------------------------------------------------------------------------------------------- the command
def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena careful random --preset first_flight --players 2 --deals 2 --seed 5 --processes 1 --json"
    assert main(words.split()) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["config"] == "players=2 modules=turbo,beginners"
    assert printed["lineup"] == ["careful", "random"]
    assert (printed["deals"], printed["games"], printed["seed"], printed["even_share"]) == (2, 4, 5, 0.5)
    assert sum(bot["win_share"]["value"] for bot in printed["bots"]) == pytest.approx(1)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "random", "--config", "players=2 preset=classic", "--deals", "1", "--processes", "1"]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "random" in shown
    assert "50.0" in shown
    assert "2 games of 1 deals" in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("nobody", "no bot 'nobody'"),
        ("random --players 9", "2 to 6 players"),
        ("random random random --players 2", "do not fit"),
    ],
)
def test_the_command_refuses_invalid_options(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words.split()]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("deals", ["0", "-3", "many"])
def test_an_invalid_number_is_refused(deals: str) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "random", "--deals", deals])
