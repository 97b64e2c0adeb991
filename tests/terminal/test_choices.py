"""Every question of a game has a sentence, and every choice its own label."""

from __future__ import annotations

from random import Random

from celestia.game.game import Game
from celestia.game.setup.config import PRESETS, Config
from celestia.game.setup.names import QUESTIONS
from celestia.locales import languages
from celestia.terminal.choices import Asking
from celestia.terminal.language import Language
from celestia.terminal.narrator import BREAK, Narrator
from celestia.terminal.symbols import Symbols

ASKED_OF_CHANCE = {"none", "roll", "shuffle", "deal_characters", "first_captain"}
NAMES = ("Ann", "Ben", "Cy", "Di")
GAMES = 8  # these seeds produce every kind of question


def test_every_question_of_whole_games_has_a_sentence_and_choices() -> None:
    crews = Config(2, PRESETS["whole_sky"] | {"crews"}, frozenset({"chosen_characters"}))
    everybody = Config.preset("whole_sky", 4)  # gifts are only asked about if several seats can get them
    kinds: set[str] = set()
    for seed in range(GAMES):
        for config in (crews, everybody):
            kinds |= kinds_asked(Game(config, NAMES[: config.players]), Random(seed))
    assert kinds == set(QUESTIONS) - ASKED_OF_CHANCE


def kinds_asked(game: Game, chance: Random) -> set[str]:
    """Play this game with random answers, and check every question and all events."""
    kinds: set[str] = set()
    while True:
        game.let_chance_answer(chance)
        if game.over:
            assert_sentences(game)
            return kinds
        seat = game.asked
        assert seat is not None
        question = game.question(seat)
        assert question is not None
        kinds.add(question.kind)
        for language in languages():
            said = Language(language)
            assert_clear(Asking(game.view(seat), question, game.names, said, Symbols(said)))
        game.do(seat, chance.choice(question.options))


def assert_clear(asking: Asking) -> None:
    """The question and its reason are sentences, and all choices read differently."""
    assert asking.sentence[0].isupper()
    assert asking.sentence[-1] in "?."
    assert asking.reason.endswith(")")
    labels = [(choice.label, choice.does) for choice in asking.choices()]
    assert all(label for label, _ in labels)
    assert len({label for label, _ in labels}) == len(labels), labels


def assert_sentences(game: Game) -> None:
    for language in languages():
        said = Language(language)
        for seat in (None, 0, 1):
            sentences = Narrator(seat, NAMES, said, Symbols(said), beginners=False).hear(
                game.events_for(seat)
            )
            texts = [sentence for sentence in sentences if sentence != BREAK]
            assert not [sentence for sentence in texts if "{" in sentence or not sentence[0].isupper()]
