"""What captains held and said, who believed them, turning points and other answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from celestia.game.ending.chronicle import chronicle_of
from celestia.game.events import Event
from celestia.game.setup.config import Config
from celestia.game.setup.names import CARDS
from celestia.game.state_lists import rows
from celestia.review.captains import SaidAloud, captains
from celestia.review.chances import Chances
from celestia.review.document import Grade, ReviewClaim, ReviewSentence, ReviewStep
from celestia.review.estimate import Estimate
from celestia.review.play_on import play_on
from celestia.review.timeline import Action, timeline
from celestia.review.totals import totals
from celestia.review.turning_points import MOST, _of_roll, turning_points
from celestia.review.what_if import NoSuchChoice, what_if
from celestia.review.words import Words
from tests.game.playing import finished as finished_at_random
from tests.review.games import finished

FEW = 40


# ---------------------------------------------------------------------------------------------- captains
def test_captains_announce_what_their_hand_allows() -> None:
    legs = captains(timeline(finished()))
    assert {leg.said for leg in legs} == {"can", "cannot"}
    assert all(leg.said == "can" for leg in legs if leg.could)
    assert all(leg.said == "cannot" for leg in legs if not leg.with_turbos)


def test_legs_tell_who_stayed_and_who_left() -> None:
    """The chronicle of the ending counts the same stays."""
    legs = captains(timeline(finished()))
    known = [leg for leg in chronicle_of(finished()).legs if leg.stays]
    for leg in legs:
        assert not set(leg.stayed) & {leg.captain}
    assert sum(len(leg.stayed) for leg in legs) <= sum(len(leg.stays) for leg in known)
    assert any(leg.stayed for leg in legs)
    assert any(leg.left for leg in legs)


def test_a_passenger_who_takes_the_wheel_has_not_stayed_with_themselves() -> None:
    """A power changes the captain after the declarations."""
    legs = captains(timeline(finished_at_random(Config.preset("whole_sky", 4), 1)))
    assert legs
    assert not [leg for leg in legs if leg.captain in leg.stayed]


@pytest.mark.parametrize("says", ["have", "lack"])
def test_a_claim_is_compared_with_the_hand(says: str) -> None:
    actions = timeline(finished())
    leg = next(leg for leg in captains(actions) if leg.stayed and leg.left)
    declared = next(one for one in reversed(actions[: leg.step]) if one.words.startswith("roll"))
    hand = rows(actions[declared.number].before, "hand")[leg.captain]
    held = CARDS[next(kind for kind, count in enumerate(hand) if count)]
    lacked = CARDS[next(kind for kind, count in enumerate(hand) if not count)]
    for word, holds in ((held, True), (lacked, False)):
        said = SaidAloud(declared.number, leg.captain, says, word)
        (found,) = [one for one in captains(actions, [said]) if one.step == leg.step]
        assert [claim.true for claim in found.claims] == [holds == (says == "have")]
        assert found.bluffed is not found.claims[0].true
        believers = found.stayed if says == "have" else found.left
        assert found.believed == (tuple(sorted(believers)) if found.bluffed else ())


def test_a_claim_without_a_card_is_neither_true_nor_false() -> None:
    actions = timeline(finished())
    leg = captains(actions)[0]
    said = [
        SaidAloud(leg.step - 1, leg.captain, "have", ""),
        SaidAloud(leg.step - 1, leg.captain, "maybe", "turbo"),
    ]
    (found,) = [one for one in captains(actions, said) if one.step == leg.step]
    assert [claim.true for claim in found.claims] == [None, None]
    assert not found.bluffed


def test_totals_count_who_stayed_or_left_in_vain_and_false_claims() -> None:
    leg = replace(captains(timeline(finished()))[0], captain=0, could=True, said="can", stayed=(), left=())
    lie = ReviewClaim(1, 0, "have", "turbo", true=False)
    legs = [
        replace(leg, stayed=(1,), left=(2, 3)),
        replace(leg, could=False, said="cannot", stayed=(1, 2), left=(3,), claims=(lie,)),
        replace(leg, captain=1, stayed=(0,)),
        replace(leg, claims=(replace(lie, true=True),)),
    ]
    start = ReviewStep(0, 1, None, "", "start", *[(0.5, 0.5)] * 4)
    first, second = totals([start], {}, [], legs)
    assert (first.legs, first.could, first.trusted, first.feared, first.lied) == (3, 2, 2, 2, 1)
    assert (second.legs, second.could, second.trusted, second.feared, second.lied) == (1, 1, 0, 0, 0)


# ---------------------------------------------------------------------------------------- turning points
def level_steps() -> list[ReviewStep]:
    """The steps of a game in which nothing ever changes the chances."""
    third = Estimate((1 / 3,) * 3, (0.01,) * 3, 100)
    steps = Chances(timeline(finished()), play_on()).steps({0: third}, {})
    return [
        replace(steps[-1], chances=third.mean, luck=(0.0,) * 3) if step is steps[-1] else step
        for step in steps
    ]


def test_a_level_game_has_no_turning_points() -> None:
    assert turning_points(timeline(finished()), level_steps(), [], play_on()) == ()


def test_every_roll_names_its_dice_and_its_leg() -> None:
    """Also a roll that nobody can answer, after which the next leg has already begun."""
    rolls = 0
    for seed in range(4):
        for action in timeline(finished_at_random(Config.parse("players=2 preset=first_flight"), seed)):
            if action.seat is None and action.words.startswith("roll"):
                facts = _of_roll(action, {}).facts
                assert facts["captain"] == action.before.captain
                assert str(facts["dice"]).split()
                rolls += 1
    assert rolls > 20


def test_a_change_within_the_error_is_no_turning_point() -> None:
    steps = level_steps()
    steps[50] = replace(steps[50], chances=(0.6, 0.2, 0.2), errors=(0.2,) * 3)
    assert turning_points(timeline(finished()), steps, [], play_on()) == ()


def test_a_roll_that_changes_much_is_told_with_its_dice() -> None:
    actions, steps = timeline(finished()), level_steps()
    at = next(one.number for one in actions[40:] if one.words.startswith("roll"))
    jump = (0.8, 0.1, 0.1)
    steps[at:] = [replace(step, chances=jump) for step in steps[at:]]
    (point,) = turning_points(actions, steps, [], play_on())
    assert (point.step, point.seat) == (at, 0)
    assert point.sentence.key == "turn_roll"
    assert str(point.sentence.facts["dice"]).split() == actions[at - 1].words.split()[1:]
    assert (point.sentence.facts["before"], point.sentence.facts["after"]) == (33, 80)


def jump_at(number: int, choice: tuple[float, ...] | None = None) -> list[ReviewStep]:
    """The first seat's chance rises in one step, by its choice if one is given."""
    steps, jump = level_steps(), (0.8, 0.1, 0.1)
    part = {"choice": choice, "luck": (0.0,) * 3} if choice else {"luck": (0.46, -0.23, -0.23)}
    steps[number:] = [replace(step, chances=jump) for step in steps[number:]]
    steps[number] = replace(steps[number], **part)
    return steps


def test_cards_that_change_much_are_named() -> None:
    actions = timeline(finished())
    at = next(one.number for one in actions[40:] if one.draws and one.seat is not None and drew_cards(one))
    (point,) = turning_points(actions, jump_at(at), [], play_on())
    assert point.sentence.key == "turn_drawn"
    assert point.sentence.facts["other"] == 0
    gained = sum(rows(actions[at - 1].after, "hand")[0]) - sum(rows(actions[at - 1].before, "hand")[0])
    assert len(str(point.sentence.facts["cards"]).split()) == gained


def drew_cards(action: Action) -> bool:
    """Whether the first seat drew cards, and no seat a treasure."""
    before, after = (sum(rows(state, "hand")[0]) for state in (action.before, action.after))
    return after > before and not any(event.what == "treasure_drawn" for event in action.events)


def test_a_choice_is_told_beside_that_of_the_bot() -> None:
    actions = timeline(finished())
    at = next(one.number for one in actions[40:] if one.decision is not None)
    action, steps = actions[at - 1], jump_at(at, choice=(0.46, -0.23, -0.23))
    (point,) = turning_points(actions, steps, [], play_on())
    assert (point.sentence.key, point.sentence.facts["played"]) == ("turn_choice", action.words)
    assert action.decision is not None
    assert point.sentence.facts["expected"] in action.decision.question.options


@pytest.mark.parametrize(("gain", "key"), [(0.46, "turn_gamble"), (-0.23, "turn_mistake")])
def test_a_mistake_that_goes_well_is_a_gamble(gain: float, key: str) -> None:
    actions = timeline(finished())
    at = next(one.number for one in actions[40:] if one.decision is not None)
    seat = actions[at - 1].seat
    choice = tuple(gain if other == seat else 0.46 for other in range(3))
    mark = Grade(
        at,
        1,
        seat or 0,
        "declare",
        "stay",
        "leave",
        (),
        0.1,
        0.01,
        "mistake",
        ReviewSentence("decision", {}),
        None,
    )
    (point,) = turning_points(actions, jump_at(at, choice), [mark], play_on())
    assert (point.sentence.key, point.sentence.facts["better"]) == (key, "leave")


def test_a_treasure_is_told_with_the_answer_that_drew_it() -> None:
    """Not the treasure alone: the player is also safe from then on."""
    actions = timeline(finished())
    at = next(
        one.number
        for one in actions
        if one.words == "leave" and any(event.what == "treasure_drawn" for event in one.events)
    )
    drawn = [event for event in actions[at - 1].events if event.what == "treasure_drawn"]
    steps, jump = level_steps(), (0.8, 0.1, 0.1)
    steps[at:] = [replace(step, chances=jump) for step in steps[at:]]
    steps[at] = replace(steps[at], luck=(0.47, -0.23, -0.23))
    (point,) = turning_points(actions, steps, [], play_on())
    facts = point.sentence.facts
    assert point.sentence.key in ("turn_choice_treasure", "turn_choice_treasure_of")
    assert (facts["other"], facts["played"]) == (actions[at - 1].seat, "leave")
    assert facts.get("drawer", facts["other"]) in {event.facts["seat"] for event in drawn}
    for language in ("en", "fr"):
        said = Words(language, ("Ann", "Ben", "Cy")).sentence(point.sentence)
        assert "33" in said
        assert "80" in said


@pytest.mark.parametrize("draws", [True, False])
def test_the_last_answer_is_told_with_its_treasure(draws: bool) -> None:
    """Otherwise the treasure that wins a game would be hidden behind the count."""
    actions = timeline(finished())
    last = actions[-1]
    drawn = Event("treasure_drawn", {"seat": 1, "city": "12"}, {"treasure": "12/15"}, -1, 0)
    events = tuple(event for event in last.events if event.what != "treasure_drawn")
    last = replace(last, seat=1, words="play jetpack", events=(*events, *[drawn] * draws))
    (point,) = turning_points([*actions[:-1], last], jump_at(last.number), [], play_on())
    assert point.sentence.key == ("turn_choice_treasure" if draws else "turn_end")
    assert point.sentence.facts.get("points") == (15 if draws else None)


def test_there_are_few_turning_points() -> None:
    steps = [
        replace(step, chances=(0.9, 0.05, 0.05) if step.number % 2 else (0.05, 0.9, 0.05), errors=(0.0,) * 3)
        for step in level_steps()
    ]
    found = turning_points(timeline(finished()), steps, [], play_on())
    assert len(found) == MOST
    assert [point.step for point in found] == sorted(point.step for point in found)
    assert all(isinstance(point.sentence, ReviewSentence) for point in found)


# ------------------------------------------------------------------------------------------------ what if
def declared() -> int:
    return next(one.number for one in timeline(finished()) if one.words == "leave" and one.decision)


def test_the_played_answer_again_changes_nothing() -> None:
    found = what_if(finished(), declared(), "leave", FEW)
    assert set(found.change) == {0.0}
    assert found.before == found.after
    assert sum(found.after) == pytest.approx(1.0)


def test_another_answer_is_played_on_with_an_error() -> None:
    found = what_if(finished(), declared(), "stay", FEW)
    assert found.playouts == FEW
    assert sum(found.after) == pytest.approx(1.0)
    assert any(found.change)
    assert all(error > 0 for error in found.change_errors)
    for seat, change in enumerate(found.change):
        assert found.after[seat] - found.before[seat] == pytest.approx(change)


@pytest.mark.parametrize(("step", "words"), [(0, "stay"), (1, "stay"), (99_999, "stay")])
def test_only_decisions_have_other_answers(step: int, words: str) -> None:
    with pytest.raises(NoSuchChoice, match="not a decision"):
        what_if(finished(), step, words, FEW)


def test_an_illegal_answer_is_refused() -> None:
    with pytest.raises(NoSuchChoice, match="no answer 'dance'"):
        what_if(finished(), declared(), "dance", FEW)
