"""Invariants of every moment of every game. Each check raises AssertionError."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice, permutations
from random import Random
from typing import Any

from celestia import engine
from celestia.game.game import Game
from celestia.game.setup.config import Config
from celestia.game.state_lists import numbers, rows
from celestia.rules.box import TREASURE_COUNTS, TREASURE_VALUES
from celestia.rules.kinds import act, card, die_face, limit, module, phase, question

Act = Callable[[engine.State, int, int], None]


# ---------------------------------------------------------------------------------------- conservation
def check_cards_are_conserved(state: engine.State) -> None:
    """Hands, deck, discard, table and the rowboat's card add up to the deck."""
    found = Counter(numbers(state, "deck")[: state.deck_size])
    for counts in [*rows(state, "hand"), numbers(state, "discard"), numbers(state, "on_table")]:
        _count(found, counts)
    if state.occupant >= 0:
        found[state.boat_card] += 1
    due = [0] * card.KINDS if _is_before_the_deck(state) else numbers(state, "copies")
    assert [found[kind] for kind in range(card.KINDS)] == due, "a card is lost or made"
    assert not any(numbers(state, "deck")[state.deck_size :]), "a card lies beyond the end of the deck"


def _count(found: Counter[int], counts: list[int]) -> None:
    for kind, count in enumerate(counts):
        if count:
            found[kind] += count


def _is_before_the_deck(state: engine.State) -> bool:
    """Whether the deck is not built yet: characters are chosen first (Q11)."""
    return state.phase == phase.SET_UP and state.question == question.TAKE_CHARACTER


def check_treasures_are_conserved(state: engine.State) -> None:
    """Seats, piles, gifts, removed, boxed and drawn treasures add up to the box."""
    found: Counter[int] = Counter(numbers(state, "drawn")[: state.drawn_count])
    aside = [numbers(state, name) for name in ("gifts", "removed", "boxed")]
    for counts in [*rows(state, "treasure"), *aside]:
        _count(found, counts)
    piles = rows(state, "pile")
    for place, size in enumerate(numbers(state, "pile_size")):
        pile = piles[place]
        assert all(treasure // limit.SLOTS == place for treasure in pile[:size]), "a treasure in a wrong pile"
        assert not any(pile[size:]), "a treasure lies beyond the end of its pile"
        found.update(pile[:size])
    for treasure, count in enumerate(TREASURE_COUNTS):
        is_left_out = treasure % limit.SLOTS == limit.SPYGLASS_SLOT and not state.modules & module.SPYGLASS
        assert found[treasure] == (0 if is_left_out else count), "a treasure is lost or made"
    assert state.gift_count == sum(numbers(state, "gifts")), "gifts are miscounted"


def check_numbers_follow_from_cards(state: engine.State) -> None:
    """The derived fields agree with the cards."""
    kept = {name: numbers(state, name) for name in ("held", "owned", "hand_size", "points", "token")}
    characters, used = numbers(state, "character"), numbers(state, "used")
    for seat, (hand, treasure) in enumerate(zip(rows(state, "hand"), rows(state, "treasure"), strict=True)):
        faces = [face for face, count in enumerate(treasure) if count]
        held = {kind for kind, count in enumerate(hand) if count}
        held |= {card.SPYGLASS for face in faces if face % limit.SLOTS == limit.SPYGLASS_SLOT}
        if characters[seat] >= 0 and not used[seat]:
            held.add(card.CHARACTER + characters[seat])
        assert kept["held"][seat] == sum(1 << number for number in held), "held is wrong"
        assert kept["owned"][seat] == sum(1 << face for face in faces), "owned is wrong"
        assert kept["hand_size"][seat] == sum(hand), "hand_size is wrong"
        points = sum(TREASURE_VALUES[face] * treasure[face] for face in faces) + 25 * kept["token"][seat]
        assert kept["points"][seat] == points, "points are wrong"


def check_position(state: engine.State) -> None:
    """Run all checks above, and check the limits of the state."""
    check_cards_are_conserved(state)
    check_treasures_are_conserved(state)
    check_numbers_follow_from_cards(state)
    assert 0 <= state.frames <= limit.FRAMES, "too many frames"
    assert 0 <= state.dice_count <= limit.DICE, "too many dice"


def check_final_scores(state: engine.State) -> None:
    """Scores are treasures and tokens minus two points for each help card (R13)."""
    assert engine.is_over(state), "the game is not over"
    for seat, score in enumerate(engine.final_scores(state)):
        treasure, hand = rows(state, "treasure")[seat], rows(state, "hand")[seat]
        worth = sum(value * count for value, count in zip(TREASURE_VALUES, treasure, strict=True))
        helping = sum(hand[card.HELP + hazard] for hazard in range(die_face.HAZARDS))
        assert score == worth + 25 * numbers(state, "token")[seat] - 2 * helping, "the score is wrong"
    best = max(engine.final_scores(state))
    winners = [seat for seat, score in enumerate(engine.final_scores(state)) if score == best]
    assert engine.winners(state) == winners, "the winners are wrong"


# ---------------------------------------------------------------------------------------- legal answers
def check_question(state: engine.State) -> None:
    """A seat is asked that may be asked, and it has a real choice without duplicates."""
    assert 0 <= state.asked < state.players, "nobody is asked"
    legal = engine.legal_actions(state)
    assert len(legal) >= 2, "a question has only one answer"
    assert len(legal) == len(set(legal)), "an answer is offered twice"
    assert len(legal) <= limit.OPTIONS, "too many answers"
    assert state.asked in engine.may_be_asked(state), "public facts say that this seat is not asked"


def check_options_apply(state: engine.State, apply: Act = engine.apply_of) -> None:
    """Every legal answer of every seat leads to a valid position."""
    for seat in range(state.players):
        for action in engine.legal_actions_of(state, seat):
            after = state.clone()
            apply(after, seat, action)
            assert after != state, "an answer changed nothing"
            check_position(after)


def check_others_are_refused(
    state: engine.State, actions: Iterable[int], seats: Iterable[int], apply: Act = engine.apply_of
) -> None:
    """Every illegal answer is refused and changes nothing."""
    before = state.to_bytes()
    actions = list(actions)
    for seat in seats:
        legal = engine.legal_actions_of(state, seat)
        for action in set(actions).difference(legal):
            try:
                apply(state, seat, action)
            except ValueError:
                assert state.to_bytes() == before, "a refused answer changed the position"
            else:
                raise AssertionError(f"seat {seat} may answer {action}, which is not legal")


def odd_actions(rng: Random, count: int) -> list[int]:
    """Return random numbers that may or may not be actions."""
    near = [rng.randrange(act.VERBS) * act.SPAN + rng.randrange(64) for _ in range(count)]
    far = [rng.randrange(-act.SPAN, act.VERBS * act.SPAN * 2) for _ in range(count)]
    return [*near, *far, -1, 0, 2**31 - 1]


# ---------------------------------------------------------------------------------------------- copies
def check_copies(state: engine.State, copy: Callable[[engine.State], engine.State]) -> None:
    """A copy is equal to the original and independent of it."""
    before = state.to_bytes()
    twin = copy(state)
    assert twin == state, "the copy differs"
    assert hash(twin) == hash(state), "equal positions with different hashes"
    assert twin.to_bytes() == before, "the copy has other bytes"
    assert engine.legal_actions(twin) == engine.legal_actions(state), "the copy may answer something else"
    if not engine.is_over(twin):
        engine.step(twin, engine.legal_actions(twin)[-1], engine.generator(1))
        assert twin != state, "the copy did not move"
    assert state.to_bytes() == before, "playing the copy changed the original"


COPIES: dict[str, Callable[[engine.State], engine.State]] = {
    "clone": lambda state: state.clone(),
    "bytes": lambda state: engine.state_from_bytes(state.to_bytes()),
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
}


def check_replay(config: Config, lines: list[str], seen: dict[int, bytes]) -> None:
    """A replay leads to the same positions. `seen` has them by number of lines."""
    game = Game(config)
    for number, line in enumerate(lines, start=1):
        who, _, words = line.partition(" ")
        if who.isdigit():
            game.do(int(who), words)
        else:
            game.answer_chance(line)
        assert seen.get(number, game.state.to_bytes()) == game.state.to_bytes(), f"{line!r} leads elsewhere"
    assert len(lines) in seen, "the last position was not kept"
    assert game.lines == lines, "the record of the replay differs"


# ------------------------------------------------------------------------------------------- help round
def check_help_answers_commute(state: engine.State, rng: Random, apply: Act = engine.apply_of) -> None:
    """The order of the passengers' answers does not change the position (Q29)."""
    owing = [seat for seat in range(state.players) if engine.legal_actions_of(state, seat)]
    answers = {seat: rng.choice(engine.legal_actions_of(state, seat)) for seat in owing}
    outcomes = set()
    for order in islice(permutations(owing), 24):
        after = state.clone()
        for seat in order:
            apply(after, seat, answers[seat])
        outcomes.add(after.to_bytes())
    assert len(outcomes) == 1, "the order of face-down answers matters"


def is_help_round(state: engine.State) -> bool:
    return state.question == question.LAY_HELP


def is_window(state: engine.State) -> bool:
    return state.question == question.WINDOW


def moment_of(state: engine.State) -> tuple[Any, ...]:
    """Return a key that differs between two windows."""
    return state.phase, state.question, state.vessel, state.turn, state.frames
