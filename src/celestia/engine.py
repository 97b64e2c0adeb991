"""The rules as everybody else uses them: compiled where that build exists, interpreted otherwise.

Both builds come from the same files in `celestia.rules` and play the same games. `CELESTIA_PURE=1` in the
environment forces the plain source, for debuggers, coverage and hypothesis.
"""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

COMPILED = os.environ.get("CELESTIA_PURE") != "1" and find_spec("celestia._compiled") is not None

if TYPE_CHECKING or not COMPILED:
    from .native.generator import Generator, generator
    from .native.playouts import answer_chance, digest_of_play, play_games, play_on, step
    from .rules.play import (
        apply,
        apply_of,
        dice_to_answer,
        final_scores,
        is_over,
        kinds_of_treasure,
        legal_actions,
        legal_actions_of,
        name_first_captain,
        new_state,
        roll,
        rolling,
        settle,
        shuffle,
        shuffled_city,
        shuffling,
        turbos_in_payment,
        winners,
    )
    from .rules.staging import (
        answers_at_table,
        is_in_window,
        is_target,
        may_be_asked,
        may_play,
        show,
        stage,
    )
    from .rules.state import News, Options, State, state_from_bytes
else:
    from ._compiled import (
        Generator,
        News,
        Options,
        State,
        answer_chance,
        answers_at_table,
        apply,
        apply_of,
        dice_to_answer,
        digest_of_play,
        final_scores,
        generator,
        is_in_window,
        is_over,
        is_target,
        kinds_of_treasure,
        legal_actions,
        legal_actions_of,
        may_be_asked,
        may_play,
        name_first_captain,
        new_state,
        play_games,
        play_on,
        roll,
        rolling,
        settle,
        show,
        shuffle,
        shuffled_city,
        shuffling,
        stage,
        state_from_bytes,
        step,
        turbos_in_payment,
        winners,
    )

__all__ = [
    "COMPILED",
    "Generator",
    "News",
    "Options",
    "State",
    "answer_chance",
    "answers_at_table",
    "apply",
    "apply_of",
    "dice_to_answer",
    "digest_of_play",
    "final_scores",
    "generator",
    "is_in_window",
    "is_over",
    "is_target",
    "kinds_of_treasure",
    "legal_actions",
    "legal_actions_of",
    "may_be_asked",
    "may_play",
    "name_first_captain",
    "new_state",
    "play_games",
    "play_on",
    "roll",
    "rolling",
    "settle",
    "show",
    "shuffle",
    "shuffled_city",
    "shuffling",
    "stage",
    "state_from_bytes",
    "step",
    "turbos_in_payment",
    "winners",
]
