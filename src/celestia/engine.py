"""The rules as everybody else uses them: compiled where that build exists, interpreted otherwise.

Both builds come from the same files in `celestia.rules` and play the same games. `CELESTIA_PURE=1` in the
environment forces the plain source, for debuggers, coverage and hypothesis.
"""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

COMPILED = os.environ.get("CELESTIA_PURE") != "1" and find_spec("celestia._compiled") is not None

if TYPE_CHECKING or not COMPILED:
    from .native.action_space import action_of_id, id_of, legal_ids, step_by_id, write_mask
    from .native.generator import Generator, generator
    from .native.heard import Heard
    from .native.observation import observe, observe_hearing
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
        Heard,
        News,
        Options,
        State,
        action_of_id,
        answer_chance,
        answers_at_table,
        apply,
        apply_of,
        dice_to_answer,
        digest_of_play,
        final_scores,
        generator,
        id_of,
        is_in_window,
        is_over,
        is_target,
        kinds_of_treasure,
        legal_actions,
        legal_actions_of,
        legal_ids,
        may_be_asked,
        may_play,
        name_first_captain,
        new_state,
        observe,
        observe_hearing,
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
        step_by_id,
        turbos_in_payment,
        winners,
        write_mask,
    )

__all__ = [
    "COMPILED",
    "Generator",
    "Heard",
    "News",
    "Options",
    "State",
    "action_of_id",
    "answer_chance",
    "answers_at_table",
    "apply",
    "apply_of",
    "dice_to_answer",
    "digest_of_play",
    "final_scores",
    "generator",
    "id_of",
    "is_in_window",
    "is_over",
    "is_target",
    "kinds_of_treasure",
    "legal_actions",
    "legal_actions_of",
    "legal_ids",
    "may_be_asked",
    "may_play",
    "name_first_captain",
    "new_state",
    "observe",
    "observe_hearing",
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
    "step_by_id",
    "turbos_in_payment",
    "winners",
    "write_mask",
]
