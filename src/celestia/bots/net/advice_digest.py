"""A digest of advice in fixed positions. It changes if the code of an advisor changes its answers.

Computing it takes a while in the plain build, so a test compares it with the manifest and no bot does.
"""

from __future__ import annotations

from hashlib import sha256

import numpy as np

from ... import engine
from ...encoding.actions import NAMES
from ...game.setup.config import Config
from ...learning import observation_layout as layout
from .advice import advice_on

# Spelled out, because another card changes the preset with all modules.
TABLES = (
    "players=4 preset=classic",
    "players=2 preset=classic",
    "players=6 modules=turbo,powers,spyglass,improved,specials_1,help,characters,rowboat,specials_2,"
    "grappling_hook,instructor,krismastri,matryoshburg,boscalumia",
)
QUESTIONS = 120  # of each table; the odds policy's advice is followed


def advice_digest() -> str:
    """Return 16 digits of the advice on the first questions of a few games."""
    found = sha256()
    for table in TABLES:
        config = Config.parse(table)
        state, chance = config.new_state(), engine.generator(config.players)
        announced, events = engine.Announcements(), engine.EventBuffer()
        state.listen(events)
        engine.answer_chance(state, chance)
        row = np.zeros((1, layout.SIZE), np.uint8)
        for _ in range(QUESTIONS):
            announced.take_in(events)
            ids = engine.legal_ids(state, state.asked)
            engine.observe_announced(state, state.asked, announced, row[0])
            advice = advice_on(row, [ids])
            answers = " ".join(NAMES[number] for number in advice.ids[0])
            found.update(advice.rows[:, layout.SIZE :].tobytes() + answers.encode())
            engine.step_by_id(state, int(advice.ids[0, -1]), chance)
    return found.hexdigest()[:16]
