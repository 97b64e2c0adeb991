"""Around a game that is told again."""

TEXTS: dict[str, tuple[str, str]] = {
    "replay.game": ("A game of {names}; {config}.", "Une partie de {names} ; {config}."),
    "replay.unfinished": (
        "The record stops here: the game is unfinished.",
        "L'enregistrement s'arrête ici : la partie n'est pas finie.",
    ),
    "replay.score": ("{name}: {points:point|points}.", "{name} : {points:point|points}."),
    "replay.winners": (
        "{people} {people:wins|win|win}.",
        "{people} {people:gagne|gagnent|gagnez}.",
    ),
}
