"""The rules as other packages import them: compiled if possible, else plain Python.

Both builds come from the same files in `celestia.rules` and play the same games. Set `CELESTIA_PURE=1` in the
environment to force the plain source, for debuggers, coverage and hypothesis.
"""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

COMPILED = os.environ.get("CELESTIA_PURE") != "1" and find_spec("celestia._compiled") is not None

if TYPE_CHECKING or not COMPILED:
    from .learning.action_space import action_of_id, id_of, legal_ids, step_by_id, write_mask
    from .learning.announcements import Announcements, announcements_from_bytes
    from .learning.batch import BatchDesk, BatchGame, observe_games, visit_games
    from .learning.batch_rows import BatchRows, find_illegal
    from .learning.buffer import Bytes
    from .learning.census import Census, count_random_games
    from .learning.generator import Generator
    from .learning.generator import generator as _generator
    from .learning.observation import look, observe, observe_announced
    from .learning.playouts import answer_chance, digest_of_play, play_games, play_on, step
    from .learning.policies.advice import AdviceDesk, AdviceRows, advise_rows
    from .learning.policies.policies import choose_by_policy
    from .learning.policy_games import PolicyTable, play_policies
    from .rules.because import REASONS
    from .rules.flow.foresight import declarations_ahead, dice_ahead, next_gift
    from .rules.flow.staging import (
        answers_at_table,
        go_ahead,
        is_in_window,
        may_be_asked,
        may_play,
        phases_ahead,
        show,
        stage,
        why_not_now,
        why_not_play,
    )
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
    from .rules.state import EventBuffer, Options, State, state_from_bytes
else:
    from ._compiled import (
        REASONS,
        AdviceDesk,
        AdviceRows,
        Announcements,
        BatchDesk,
        BatchGame,
        BatchRows,
        Bytes,
        Census,
        EventBuffer,
        Generator,
        Options,
        PolicyTable,
        State,
        action_of_id,
        advise_rows,
        announcements_from_bytes,
        answer_chance,
        answers_at_table,
        apply,
        apply_of,
        choose_by_policy,
        count_random_games,
        declarations_ahead,
        dice_ahead,
        dice_to_answer,
        digest_of_play,
        final_scores,
        find_illegal,
        go_ahead,
        id_of,
        is_in_window,
        is_over,
        kinds_of_treasure,
        legal_actions,
        legal_actions_of,
        legal_ids,
        look,
        may_be_asked,
        may_play,
        name_first_captain,
        new_state,
        next_gift,
        observe,
        observe_announced,
        observe_games,
        phases_ahead,
        play_games,
        play_on,
        play_policies,
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
        visit_games,
        why_not_now,
        why_not_play,
        winners,
        write_mask,
    )
    from ._compiled import generator as _generator

__all__ = [
    "COMPILED",
    "REASONS",
    "AdviceDesk",
    "AdviceRows",
    "Announcements",
    "BatchDesk",
    "BatchGame",
    "BatchRows",
    "Bytes",
    "Census",
    "EventBuffer",
    "Generator",
    "Options",
    "PolicyTable",
    "State",
    "action_of_id",
    "advise_rows",
    "announcements_from_bytes",
    "answer_chance",
    "answers_at_table",
    "apply",
    "apply_of",
    "choose_by_policy",
    "count_random_games",
    "declarations_ahead",
    "dice_ahead",
    "dice_to_answer",
    "digest_of_play",
    "final_scores",
    "find_illegal",
    "generator",
    "go_ahead",
    "id_of",
    "is_in_window",
    "is_over",
    "kinds_of_treasure",
    "legal_actions",
    "legal_actions_of",
    "legal_ids",
    "look",
    "may_be_asked",
    "may_play",
    "name_first_captain",
    "new_state",
    "next_gift",
    "observe",
    "observe_announced",
    "observe_games",
    "phases_ahead",
    "play_games",
    "play_on",
    "play_policies",
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
    "visit_games",
    "why_not_now",
    "why_not_play",
    "winners",
    "write_mask",
]


def generator(seed: int) -> Generator:
    """Return a generator with the low 63 bits of this seed.

    The compiled build cannot take more."""
    return _generator(seed & 0x7FFFFFFFFFFFFFFF)
