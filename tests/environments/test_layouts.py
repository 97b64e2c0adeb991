"""Ids and offsets match the numbers of kinds, without gaps, overlaps or overruns."""

from __future__ import annotations

from celestia import engine
from celestia.encoding.slices import SEAT_SLICES, SIZE, SLICES, Slice
from celestia.game.setup.config import HOUSE, MODULES, Config
from celestia.game.setup.names import PHASES, QUESTIONS
from celestia.learning import action_ids, observation_layout
from celestia.learning.action_space import FACE_OF, PLAY_START
from celestia.rules.box import TREASURE_COUNTS
from celestia.rules.dispatch import PLAY_IDS
from celestia.rules.kinds import card, house_option, limit, module, phase, question


def ends(slices: tuple[Slice, ...]) -> list[int]:
    return [part.start + part.size for part in slices]


def test_slices_have_no_gaps() -> None:
    for slices, size in ((SLICES, SIZE), (SEAT_SLICES, observation_layout.SEAT_SIZE)):
        assert [part.start for part in slices] == [0, *ends(slices)[:-1]]
        assert ends(slices)[-1] == size


def test_the_ids_of_plays_fill_their_block() -> None:
    assert PLAY_START[card.ROWBOAT] == action_ids.PLAY
    assert action_ids.PLAY + sum(PLAY_IDS) == action_ids.TAKE


def test_the_counts_match_the_kinds() -> None:
    assert [len(PHASES), len(QUESTIONS)] == [phase.COUNT, question.COUNT]
    assert [len(MODULES), len(HOUSE)] == [module.COUNT, house_option.COUNT]
    assert limit.FACES == sum(count > 0 for count in TREASURE_COUNTS) == max(FACE_OF) + 1


def test_an_observation_does_not_write_past_its_end() -> None:
    state = Config.preset("whole_sky", 6).new_state()
    engine.answer_chance(state, engine.generator(1))
    around = bytearray(b"\x7f" * (SIZE + 16))
    engine.observe(state, state.asked, memoryview(around)[8 : SIZE + 8])
    assert around[:8] == around[SIZE + 8 :] == b"\x7f" * 8
