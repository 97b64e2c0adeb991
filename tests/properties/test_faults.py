"""Each check fails on a planted fault."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from celestia import engine
from celestia.game.game import Game
from celestia.game.knowledge.learned import Announcement, Learned
from celestia.game.knowledge.view import View, view
from celestia.game.setup.config import Config
from celestia.game.state_lists import numbers, rows
from celestia.game.worlds import Draw, draw_world
from celestia.rules.kinds import card, limit, question
from tests.ledger import rule

from . import checks, secrecy
from .random_games import find

WHOLE = Config.preset("whole_sky", 4)
CREWS = Config.preset("two_crews", 2)
OTHER = 1


def in_a_window(game: Game) -> bool:
    """A hidden window in which players own treasures and everybody holds cards."""
    held = sum(sum(row) for row in rows(game.state, "treasure"))
    cards = min(numbers(game.state, "hand_size")[:4])
    return checks.is_window(game.state) and game.state.asked != OTHER and held > 2 and cards > 3


def spoilt(state: engine.State, field: str, at: int, by: int) -> engine.State:
    """Return a copy in which one number of a field is wrong."""
    copy = state.clone()
    value: Any = copy.read_field(field)
    if isinstance(value, int):
        copy.write_field(field, value + by)
        return copy
    flat = value[0] if isinstance(value[0], list) else value
    flat[at] += by
    copy.write_field(field, value)
    return copy


def do_nothing(_state: engine.State, _seat: int, _action: int) -> None:
    """Accept every answer without any effect."""


@pytest.fixture(scope="module")
def game() -> Game:
    return find(WHOLE, in_a_window)


@pytest.mark.parametrize("field", ["hand", "discard", "on_table", "copies", "deck_size", "deck"])
def test_a_lost_card_is_detected(game: Game, field: str) -> None:
    checks.check_cards_are_conserved(game.state)
    with pytest.raises(AssertionError, match="card"):
        checks.check_cards_are_conserved(
            spoilt(game.state, field, card.CANNON, -1 if field == "deck_size" else 1)
        )


@pytest.mark.parametrize("field", ["treasure", "gifts", "removed", "boxed", "pile", "pile_size"])
def test_a_lost_treasure_is_detected(game: Game, field: str) -> None:
    checks.check_treasures_are_conserved(game.state)
    with pytest.raises(AssertionError, match="treasure"):
        checks.check_treasures_are_conserved(spoilt(game.state, field, 0, -1 if field == "pile_size" else 1))


def test_a_lost_draw_of_a_crew_is_detected() -> None:
    drawing = find(CREWS, lambda game: game.state.question == question.KEEP_TREASURE)
    checks.check_treasures_are_conserved(drawing.state)
    with pytest.raises(AssertionError, match="a treasure is lost"):
        checks.check_treasures_are_conserved(spoilt(drawing.state, "drawn_count", 0, -1))


@pytest.mark.parametrize("field", ["held", "owned", "hand_size", "points"])
def test_a_wrong_derived_field_is_detected(game: Game, field: str) -> None:
    checks.check_position(game.state)
    with pytest.raises(AssertionError, match=field):
        checks.check_position(spoilt(game.state, field, 0, 1))


def test_too_many_frames_are_detected(game: Game) -> None:
    with pytest.raises(AssertionError, match="too many frames"):
        checks.check_position(spoilt(game.state, "frames", 0, limit.FRAMES + 1))


@rule("R13")
def test_a_wrong_score_is_detected(game: Game) -> None:
    over = game.state.clone()
    engine.play_on(over, engine.generator(3))
    checks.check_final_scores(over)
    with pytest.raises(AssertionError, match="score is wrong"):
        checks.check_final_scores(spoilt(over, "points", 0, 1))
    with pytest.raises(AssertionError, match="not over"):
        checks.check_final_scores(game.state)


# -------------------------------------------------------------------------------------------- legal answers
def test_a_question_without_a_choice_is_detected(game: Game) -> None:
    """A seat is asked that can only pass."""
    checks.check_question(game.state)
    wrong = game.state.clone()
    wrong.write_field("hand", [[0] * card.KINDS for _ in range(limit.SEATS)])
    wrong.write_field("held", [0] * limit.SEATS)
    with pytest.raises(AssertionError, match="one answer"):
        checks.check_question(wrong)
    with pytest.raises(AssertionError, match="nobody is asked"):
        checks.check_question(spoilt(game.state, "asked", 0, limit.SEATS))


def test_an_answer_without_effect_is_detected(game: Game) -> None:
    with pytest.raises(AssertionError, match="changed nothing"):
        checks.check_options_apply(game.state, do_nothing)


def test_an_accepted_illegal_answer_is_detected(game: Game) -> None:
    odd, seats = checks.odd_actions(Random(1), 5), range(4)
    checks.check_others_are_refused(game.state, odd, seats)
    with pytest.raises(AssertionError, match="not legal"):
        checks.check_others_are_refused(game.state, odd, seats, do_nothing)


def test_a_refusal_that_changes_the_state_is_detected(game: Game) -> None:
    def refuse_too_late(state: engine.State, seat: int, action: int) -> None:
        state.write_field("turn", state.turn + 1)
        raise ValueError(f"{seat} may not {action}")

    with pytest.raises(AssertionError, match="changed the position"):
        checks.check_others_are_refused(game.state.clone(), [-1], [0], refuse_too_late)


# --------------------------------------------------------------------------------------------------- copies
@pytest.mark.parametrize("field", ["polled", "step", "asked", "turn", "dice", "deck", "laid", "just_drew"])
def test_a_field_missing_from_a_copy_is_detected(game: Game, field: str) -> None:
    with pytest.raises(AssertionError, match="the copy differs"):
        checks.check_copies(game.state, lambda state: spoilt(state, field, 0, 1))


def test_a_shared_copy_is_detected(game: Game) -> None:
    with pytest.raises(AssertionError, match=r"did not move|changed the original"):
        checks.check_copies(game.state.clone(), lambda state: state)


def test_a_record_that_leads_elsewhere_is_detected(game: Game) -> None:
    seen = {len(game.lines): game.state.to_bytes()}
    checks.check_replay(game.config, game.lines, seen)
    seen[len(game.lines)] = spoilt(game.state, "turn", 0, 1).to_bytes()
    with pytest.raises(AssertionError, match="leads elsewhere"):
        checks.check_replay(game.config, game.lines, seen)


# -------------------------------------------------------------------------------------------------- secrets
Leak = Callable[[engine.State, View], View]
LEAKS: dict[str, Leak] = {
    "a hand": lambda state, shown: replace(
        shown, hands=tuple({"": sum(row[:4])} for row in rows(state, "hand"))
    ),
    "who is asked": lambda state, shown: replace(shown, may_be_asked=(state.asked,)),
    "how far the poll is": lambda state, shown: replace(shown, turn=state.polled),
    "the next card": lambda state, shown: replace(shown, turn=numbers(state, "deck")[state.deck_size - 1]),
    "points": lambda state, shown: replace(shown, scores=tuple(numbers(state, "points"))),
    "a pile": lambda state, shown: replace(shown, turn=rows(state, "pile")[1][0]),
}


def check_all_views_are_equal(
    real: engine.State, worlds: list[engine.State], learned: Learned, look: secrecy.Look
) -> None:
    for world in worlds:
        secrecy.check_cannot_be_told_apart(real, world, OTHER, learned, look)


@rule("H1", "H2", "H3")
@pytest.mark.parametrize("leak", sorted(LEAKS))
def test_a_leaking_view_is_detected(game: Game, leak: str) -> None:
    """The leak shows in at least one of several worlds. The real view differs in none."""

    def leaky(state: engine.State, seat: int | None, learned: Learned | None) -> View:
        return LEAKS[leak](state, view(state, seat, learned))

    rng, learned = Random(2), game.learned(OTHER)
    found = [draw_world(game.state, OTHER, learned, rng).state for _ in range(30)]
    check_all_views_are_equal(game.state, found, learned, view)
    with pytest.raises(AssertionError, match="can tell a world"):
        check_all_views_are_equal(game.state, found, learned, leaky)


@rule("H2", "H3")
@pytest.mark.parametrize("field", ["hand", "deck", "pile", "treasure", "asked"])
def test_a_dealer_that_reads_hidden_fields_is_detected(game: Game, field: str) -> None:
    """This dealer copies one hidden field of the real state."""

    def dealer_that_copies(state: engine.State, seat: int | None, learned: Learned, rng: Random) -> Draw:
        drawn = draw_world(state, seat, learned, rng)
        drawn.state.write_field(field, state.read_field(field))
        return drawn

    rng, learned = Random(4), game.learned(OTHER)
    found = [draw_world(game.state, OTHER, learned, rng).state for _ in range(20)]
    check_no_hidden_reads(game.state, found, learned, draw_world)
    with pytest.raises(AssertionError, match="depend on what it does not know"):
        check_no_hidden_reads(game.state, found, learned, dealer_that_copies)


def check_no_hidden_reads(
    real: engine.State, worlds: list[engine.State], learned: Learned, draw: secrecy.Drawing
) -> None:
    for world in worlds:
        secrecy.check_dealing_reads_nothing_hidden(real, world, OTHER, learned, 1, draw)


@rule("H5", "H7")
def test_a_world_that_contradicts_knowledge_is_detected(game: Game) -> None:
    secrecy.check_world_can_be(game.state, game.learned(OTHER))
    with pytest.raises(AssertionError, match="does not hold"):
        secrecy.check_world_can_be(game.state, Learned(OTHER, hands={0: {"cannon": 15}}))
    untrue = [Announcement(0, True, (9, 9, 9, 9), 0), Announcement(0, False, (0, 0, 0, 0), 0)]
    for said in untrue:
        with pytest.raises(AssertionError, match="cannot have announced"):
            secrecy.check_world_can_be(game.state, Learned(OTHER, [said]))


@rule("H2", "H4", "Q28")
@pytest.mark.parametrize(
    "event",
    [
        {"what": "card_drawn", "seat": 0, "card": "compass"},
        {"what": "treasure_drawn", "seat": 0, "city": "6", "treasure": "6/9"},
        {"what": "treasure_returned", "seat": 0, "city": "6", "treasure": "6/9"},
        {"what": "treasure_discarded", "seat": 0, "city": "6", "points": 9, "treasure": "6/9"},
        {"what": "returned_under", "seat": 0, "city": "6", "treasure": "6/9"},
        {"what": "help_laid", "seat": 0, "card": "help_compass", "count": 1},
        {"what": "hand_seen", "seat": 0, "of": 2, "card": "compass", "count": 1},
        {"what": "pile_seen", "seat": 0, "treasure": "6/9", "count": 1},
        {"what": "treasures_seen", "seat": 0, "treasure": "6/9", "count": 1},
    ],
    ids=lambda event: event["what"],
)
def test_a_leaking_event_is_detected(event: dict[str, Any]) -> None:
    secrecy.check_events_keep_secrets([event], 0)
    for viewer in (OTHER, None):
        with pytest.raises(AssertionError, match="was told"):
            secrecy.check_events_keep_secrets([event], viewer)


def test_a_gap_in_the_numbers_is_detected() -> None:
    secrecy.check_numbers_have_no_gaps([{"n": 1}, {"n": 2}])
    with pytest.raises(AssertionError, match="gap"):
        secrecy.check_numbers_have_no_gaps([{"n": 1}, {"n": 3}])


@rule("C3", "Q41")
def test_a_visible_pass_is_detected(game: Game) -> None:
    before = checks.moment_of(game.state)
    told: dict[int | None, int] = {seat: len(game.events_for(seat)) for seat in range(4)}
    secrecy.check_pass_leaves_no_trace(game, before, told, "0 pass")
    with pytest.raises(AssertionError, match="noticed a pass"):
        secrecy.check_pass_leaves_no_trace(game, before, told | {2: told[2] - 1}, "0 pass")


@pytest.fixture(scope="module")
def help_round() -> Game:
    def two_owe(game: Game) -> bool:
        owing = [seat for seat in range(4) if engine.legal_actions_of(game.state, seat)]
        return checks.is_help_round(game.state) and len(owing) > 1

    return find(WHOLE, two_owe)


@rule("Q29")
def test_answers_that_do_not_commute_are_detected(help_round: Game) -> None:
    def keep_the_order(state: engine.State, seat: int, action: int) -> None:
        engine.apply_of(state, seat, action)
        state.write_field("turn", state.turn * 7 + seat)

    checks.check_help_answers_commute(help_round.state, Random(1))
    with pytest.raises(AssertionError, match="order"):
        checks.check_help_answers_commute(help_round.state, Random(1), keep_the_order)


@rule("H4", "Q29")
def test_a_view_that_shows_hidden_answers_is_detected(help_round: Game) -> None:
    def leaky(state: engine.State, seat: int | None, learned: Learned | None) -> View:
        return replace(view(state, seat, learned), turn=state.help_answered)

    seat = help_round.state.asked
    answer = engine.legal_actions(help_round.state)[0]
    secrecy.check_help_stays_hidden(help_round.state, seat, answer)
    with pytest.raises(AssertionError, match="saw that"):
        secrecy.check_help_stays_hidden(help_round.state, seat, answer, leaky)
