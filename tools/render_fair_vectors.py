"""Generate the test records for the browser's check of fair dice.

They are whole games whose rolls and shuffles follow from fixed secrets. --check fails if they are stale.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import msgspec

from celestia.bot_registry import make
from celestia.game.fairness.daily_dice import Occasions
from celestia.game.fairness.headers import Daily, Entropy, Round, Rounds, SealedLine
from celestia.game.fairness.sealed_dice import FairChance, commitment, seal_of
from celestia.game.game import Game
from celestia.game.notation.words import due_words
from celestia.game.records.record import record_text
from celestia.game.records.verify_daily import occasions_of
from celestia.game.setup.config import Config
from celestia.server.protocol.shapes import OccasionShown, OpenedSecret
from tools.fresh import ROOT, write_or_check

FOLDER = ROOT / "web" / "src" / "pages" / "verify"
SECRET = bytes(range(32))
ENTROPY = ("a1b2c3", "", "été à Meiji ☁")  # older versions: one line of text for each seat, possibly empty
NAMES = ("Ann", "Léa", "Tomasz")
CONFIG = Config.parse(
    "players=3 modules=turbo,powers,spyglass,characters"
)  # with characters, so that chance also deals
DATE = "2026-03-14"  # a day gone by: a browser compares days with the commitments that it has seen
TABLE = "kX0bYfW1-_7cQm3RzT5vUA"


def in_order(chance: FairChance) -> Callable[[Game], str]:
    """Return the answers of sealed dice, which are numbered."""
    numbers = count()
    return lambda game: chance.answer(next(numbers), due_words(game.state), CONFIG.players)


def played(answer: Callable[[Game], str]) -> Game:
    """Play a whole game of careful bots, with these answers of chance."""
    game = Game(CONFIG, NAMES)
    bots = [make("careful", Random(seat)) for seat in range(CONFIG.players)]
    while not game.over:
        if game.chance_is_asked:
            game.answer_chance(answer(game))
            continue
        seat = game.asked
        assert seat is not None, "a seat is asked unless the game is over"
        view = game.view(seat)
        assert view.question is not None, "the seat that is asked has a question"
        game.do(seat, bots[seat].choose(view, view.question))
    return game


def older() -> str:
    """Return a record with the dice of older versions."""
    entropy = Entropy(commitment(SECRET), SECRET, ENTROPY)
    return record_text(played(in_order(entropy.chance())), entropy)


def with_rounds() -> str:
    """Return a record with a void round (the last seat sent no line) and a second one."""
    void = _round(1, (0, 2), missing=(2,))
    rounds = Rounds(TABLE, (void, _round(2, (0, 1))))
    return record_text(played(in_order(rounds.chance())), rounds)


def daily() -> str:
    """Return the opened key of a daily flight as JSON, as the server sends it."""
    fairness, occasions = Daily(DATE, commitment(SECRET), SECRET), Occasions()

    def answer(game: Game) -> str:
        due = due_words(game.state)
        occasion = occasions.next(game.state, due)
        occasions.note(game.state, due)
        return fairness.chance().answer(occasion, due, CONFIG.players)

    game = played(answer)
    opened = OpenedSecret(
        protocol=3,
        table=TABLE,
        commitment=fairness.commitment,
        secret=SECRET.hex(),
        rounds=[],
        entropy=[],
        players=CONFIG.players,
        chance=[line for line in game.lines if not line[0].isdigit()],
        date=DATE,
        occasions=[OccasionShown(one.label, one.dice) for one in occasions_of(game)],
    )
    return msgspec.json.encode(opened).decode() + "\n"


def _round(number: int, seats: tuple[int, ...], missing: tuple[int, ...] = ()) -> Round:
    secret = bytes(number + at for at in range(32))
    promised = commitment(secret)
    sealed = []
    for seat in seats:
        line = bytes(100 + number + seat + at for at in range(32))
        shown = "" if seat in missing else line.hex()
        sealed.append(SealedLine((seat,), seal_of(TABLE, promised, line), shown))
    return Round(promised, secret, tuple(sealed))


def rendered() -> dict[str, str]:
    return {"fair-game.txt": older(), "fair-rounds.txt": with_rounds(), "fair-daily.txt": daily()}


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, FOLDER, rendered()))
