"""A digest of advice in fixed positions. It changes if the code of an advisor changes its answers.

Computing it takes a while in the plain build, so a test compares it with the manifest and no bot does.
"""

from __future__ import annotations

from hashlib import sha256

import numpy as np

from ... import engine
from ...game.setup.config import Config
from ...learning import observation_layout as layout
from .advice import advice_on

TABLES = (("classic", 4), ("classic", 2), ("whole_sky", 6))
QUESTIONS = 120  # of each table; the odds policy's advice is followed


def advice_digest() -> str:
    """Return 16 digits of the advice on the first questions of a few games."""
    found = sha256()
    for preset, players in TABLES:
        state, chance = Config.preset(preset, players).new_state(), engine.generator(players)
        announced, events = engine.Announcements(), engine.EventBuffer()
        state.listen(events)
        engine.answer_chance(state, chance)
        row = np.zeros((1, layout.SIZE), np.uint8)
        for _ in range(QUESTIONS):
            announced.take_in(events)
            ids = engine.legal_ids(state, state.asked)
            engine.observe_announced(state, state.asked, announced, row[0])
            advice = advice_on(row, [ids])
            found.update(advice.rows.tobytes() + advice.ids.astype("<i2").tobytes())
            engine.step_by_id(state, int(advice.ids[0, -1]), chance)
    return found.hexdigest()[:16]
