"""Whole games: every bot gives a legal answer to every question."""

from __future__ import annotations

from random import Random

import pytest

from celestia.arena.contest import Contest, line_up
from celestia.arena.match import play, shares
from celestia.arena.outcome import Mean, outcome_of
from celestia.arena.runner import deals
from celestia.bot_registry import UnknownBot, make
from celestia.bots.bot import BOTS, Bot
from celestia.game.game import Game
from celestia.game.knowledge.view import Question, View
from celestia.game.setup.config import HOUSE, MODULES, OPTION_NEEDS, PRESETS, Config
from tests.ledger import rule


class _Watched:
    """A bot wrapper that records the kinds of questions and all illegal answers."""

    def __init__(self, bot: Bot, kinds: set[str], illegal: list[str]) -> None:
        self._bot = bot
        self._kinds = kinds
        self._illegal = illegal

    def choose(self, view: View, question: Question) -> str:
        answer = self._bot.choose(view, question)
        self._kinds.add(question.kind)
        if answer not in question.options:
            self._illegal.append(f"{answer!r} to {question}")
            return question.options[0]
        return answer


def _play(config: Config, names: list[str], seed: str) -> tuple[set[str], list[str]]:
    kinds: set[str] = set()
    illegal: list[str] = []
    bots = [_Watched(make(name, Random(seed)), kinds, illegal) for name in names]
    assert play(config, bots, seed).over
    return kinds, illegal


TABLES = [
    (preset, players)
    for preset in sorted(PRESETS)
    for players in range(2, 7)
    if players == 2 or "crews" not in PRESETS[preset]
]


@pytest.mark.parametrize(("preset", "players"), TABLES)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_preset_is_played_to_its_end(preset: str, players: int, name: str) -> None:
    _, illegal = _play(Config.preset(preset, players), [name] * players, "preset")
    assert illegal == []


def _any_config(rng: Random) -> Config:
    players = rng.randint(2, 6)
    modules = {name for name in MODULES if rng.random() < 0.6}
    if players != 2:
        modules -= {"crews"}
    house = {name for name in HOUSE if rng.random() < 0.3 and modules >= set(OPTION_NEEDS.get(name, ()))}
    return Config(players, frozenset(modules), frozenset(house))


def test_any_modules_are_played_to_their_end() -> None:
    rng = Random("tables")
    kinds: set[str] = set()
    for table in range(60):
        config = _any_config(rng)
        names = [rng.choice(sorted(BOTS)) for _ in range(config.players)]
        asked, illegal = _play(config, names, f"any/{table}")
        assert illegal == [], str(config)
        kinds |= asked
    assert len(kinds) == 17  # every kind of question a seat can be asked


@pytest.mark.parametrize("name", sorted(BOTS))
@rule("C3", "Q41")
def test_a_staged_game_is_answered_too(name: str) -> None:
    """When the TABLE is asked, bots also answer questions with one option."""
    game = Game(Config.preset("whole_sky", 4))
    game.stage()
    chance = Random(5)
    bot = make(name, Random(6))
    forced = 0
    while not game.over:
        if game.chance_is_asked:
            game.let_chance_answer(chance)
        elif game.table_is_asked:
            forced += sum(_answers_legally(bot, game.view(seat)) for seat in game.view(None).may_be_asked)
            game.show()
        else:
            seat = game.asked
            assert seat is not None
            view = game.view(seat)
            assert view.question is not None
            game.do(seat, bot.choose(view, view.question))
    assert forced > 50


def _answers_legally(bot: Bot, view: View) -> bool:
    """Return whether the question had only one option."""
    assert view.question is not None
    assert bot.choose(view, view.question) in view.question.options
    return len(view.question.options) == 1


def test_an_unknown_bot_is_named_in_the_error() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'clever'; there are stowaway, deckhand"):
        make("clever", Random(0))


def win_share(config: Config, candidate: str, others: str, number: int) -> Mean:
    contest = Contest(config, line_up([candidate, others], config.players), number)
    return outcome_of(contest, deals(contest, 1)).bots[0].win_share


def test_a_shared_victory_is_shared_out() -> None:
    bots = [make("careful", Random(seat)) for seat in range(4)]
    assert sum(shares(play(Config.preset("classic", 4), bots, 3))) == pytest.approx(1)


@pytest.mark.parametrize(
    ("candidate", "others", "share"), [("odds", "random", 0.5), ("careful", "random", 0.4)]
)
def test_careful_and_odds_beat_random(candidate: str, others: str, share: float) -> None:
    assert win_share(Config.preset("classic", 4), candidate, others, 8).value > share


def test_odds_beats_careful() -> None:
    assert win_share(Config.preset("whole_sky", 4), "odds", "careful", 10).value > 0.3
