"""Tell a recorded game from the start, with all secrets or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator

from ..game.game import Game
from ..game.records.record import take
from ..game.records.replay_document import truth
from .journey import KnownEvent
from .language import Language
from .narrator import Narrator
from .pause import FALL, Beats
from .podium import winners_said
from .symbols import Symbols


def story(game: Game, seat: int | None, language: Language, symbols: Symbols) -> Iterator[str]:
    """Yield the game in sentences, with all its secrets or with those of one seat."""
    names = language.listed(game.names)
    yield language.tell("replay-game", names=names, config=str(game.config))
    beginners = "beginners" in game.config.modules
    narrator = Narrator(None, game.names, language, symbols, beginners)
    _tell(game, seat, narrator)
    yield from narrator.sentences
    if not game.over:
        yield language.tell("replay-unfinished")
        return
    for player, score in sorted(enumerate(game.scores()), key=lambda entry: -entry[1]):
        points = language.say("count-points", points=score)
        yield language.say("order-of", card=game.names[player], order=points)
    yield winners_said([game.names[seat] for seat in game.winners()], language)


def _tell(game: Game, seat: int | None, narrator: Narrator) -> None:
    """Replay the game staged, so that each fall names the possible rescuers."""
    again = Game(game.config, game.names)
    again.stage()
    beats = Beats(again)
    for line in [*game.lines, None]:
        while again.table_is_asked:
            if again.view(None).phase in FALL:
                narrator.hear(_events_known_to(again, seat))
                narrator.add_rescuers(sorted(beats.rescuers()))
            again.show()
        if line is not None:
            take(again, line)
    narrator.hear(_events_known_to(again, seat))


def _events_known_to(game: Game, seat: int | None) -> list[KnownEvent]:
    return [known for event in game.events if (known := truth(event, seat)) is not None]
