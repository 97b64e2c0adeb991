"""Write what the browser's check of the dice is tested with: the record of a whole game, whose rolls and
shuffles follow from a fixed secret. With --check, say whether it is up to date."""

from __future__ import annotations

from random import Random

from celestia.bots.bot import make
from celestia.game.config import Config
from celestia.game.fair import FairChance, commitment
from celestia.game.fairness import Fairness
from celestia.game.game import Game
from celestia.game.record import record_text
from celestia.game.words import due_words
from tools.fresh import ROOT, write_or_check

TARGET = ROOT / "web" / "src" / "pages" / "verify" / "fair-game.txt"
SECRET = bytes(range(32))
ENTROPY = ("a1b2c3", "", "été à Meiji ☁")  # one line a seat, any script, or nothing
NAMES = ("Ann", "Léa", "Tomasz")
CONFIG = Config.parse("players=3 modules=turbo,powers,spyglass,characters")  # characters are dealt, too


def played() -> Game:
    """A whole game of careful bots."""
    game = Game(CONFIG, NAMES)
    chance = FairChance(SECRET, ENTROPY)
    bots = [make("careful", Random(seat)) for seat in range(CONFIG.players)]
    answered = 0
    while not game.over:
        if game.chance_is_asked:
            game.answer_chance(chance.answer(answered, due_words(game.state), CONFIG.players))
            answered += 1
            continue
        seat = game.asked
        assert seat is not None, "somebody is asked while a game goes on"
        view = game.view(seat)
        assert view.question is not None, "the seat that is asked has a question"
        game.do(seat, bots[seat].choose(view, view.question))
    return game


def rendered() -> str:
    return record_text(played(), Fairness(commitment(SECRET), SECRET, ENTROPY))


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, TARGET.parent, {TARGET.name: rendered()}))
