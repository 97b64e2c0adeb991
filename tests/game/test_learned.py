"""What a seat learns from the events that it sees (H5, H7)."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.game.knowledge.learned import Announcement, Learned
from celestia.game.setup.names import CARDS
from celestia.game.worlds.deals import might_have_said
from tests.ledger import rule
from tests.scenario import Scenario

ME, CAPTAIN = 0, 1


def learned_from(*events: dict[str, Any]) -> Learned:
    learned = Learned(ME)
    for event in events:
        learned.take_in(event)
    return learned


def announced(can: bool, seat: int = CAPTAIN) -> dict[str, Any]:
    what = "announced_can" if can else "announced_cannot"
    return {"what": what, "seat": seat, "faced": [2, 0, 1, 0], "turbos": 0}


def paid(card: str, count: int = 1) -> dict[str, Any]:
    return {"what": "card_paid", "seat": CAPTAIN, "card": card, "count": count}


def played(card: str, seat: int = CAPTAIN, **more: Any) -> dict[str, Any]:
    return {"what": "card_played", "seat": seat, "card": card, **more}


DRAWN = {"what": "card_drawn", "seat": CAPTAIN}
FLEW = {"what": "flew", "seat": CAPTAIN, "vessel": "aircraft", "city": "6"}


# ---------------------------------------------------------------------------------------- announcements
@rule("H5", "H7")
def test_an_announcement_counts_cards_drawn_and_spent_since() -> None:
    learned = learned_from(
        announced(can=False), DRAWN, DRAWN, paid("compass"), paid("turbo", 2), played("jetpack")
    )
    assert learned.announcements == [
        Announcement(CAPTAIN, False, (2, 0, 1, 0), 0, 2, (("compass", 1), ("turbo", 2)))
    ]


@rule("H5")
def test_own_announcements_teach_nothing() -> None:
    assert learned_from(announced(can=False, seat=ME)).announcements == []


@rule("H5")
def test_a_seat_remembers_its_own_cannot_until_it_gets_a_new_hand() -> None:
    """The others remember it too, so it belongs to what the seat knows."""
    drew = {"what": "card_drawn", "seat": ME}
    said = (announced(can=False, seat=ME), drew, DRAWN, announced(can=True, seat=ME), announced(can=False))
    assert learned_from(*said).own_cannot == Announcement(ME, False, (2, 0, 1, 0), 0, 1)
    assert learned_from(*said).copy().own_cannot == learned_from(*said).own_cannot
    assert learned_from(*said, played("new_gear")).own_cannot is not None
    assert learned_from(*said, played("new_gear", seat=ME)).own_cannot is None


@rule("H5", "H7")
def test_flying_on_ends_the_use_of_an_i_can() -> None:
    """An "I can" has no further use. An "I cannot" still limits the hand."""
    for event in (FLEW, {**FLEW, "what": "moored"}):
        assert learned_from(announced(can=True), event).announcements == []
        assert len(learned_from(announced(can=False), event).announcements) == 1
    assert len(learned_from(announced(can=True), {**FLEW, "seat": 2}).announcements) == 1


@rule("H7", "C127")
def test_new_gear_clears_all_knowledge_of_a_hand() -> None:
    seen = {"what": "hand_seen", "seat": ME, "of": CAPTAIN, "card": "cannon", "count": 1}
    assert learned_from(announced(can=False), seen).hands == {CAPTAIN: {"cannon": 1}}
    learned = learned_from(announced(can=False), announced(can=False, seat=2), seen, played("new_gear"))
    assert learned.hands == {}
    assert [one.seat for one in learned.announcements] == [2]


# ------------------------------------------------------------------------------------------- hands seen
@rule("H7", "C129")
def test_a_seen_hand_is_known_until_its_cards_are_spent() -> None:
    seen = [
        {"what": "hand_seen", "seat": ME, "of": CAPTAIN, "card": "cannon", "count": 2},
        {"what": "hand_seen", "seat": ME, "of": CAPTAIN, "card": "spy", "count": 1},
    ]
    assert learned_from(*seen, paid("cannon")).hands[CAPTAIN] == {"cannon": 1, "spy": 1}
    assert learned_from(*seen, paid("cannon", 3), played("spy", target=2)).hands[CAPTAIN] == {}
    assert learned_from(*seen, DRAWN).hands[CAPTAIN] == {"cannon": 2, "spy": 1}
    fresh = learned_from(*seen, played("spy", seat=ME, target=CAPTAIN), seen[0])
    assert fresh.hands[CAPTAIN] == {"cannon": 2}


@rule("C75", "H7")
def test_help_cards_taken_back_are_known_to_all() -> None:
    back = {"what": "help_taken_back", "seat": CAPTAIN, "card": "help_cannon", "count": 1}
    assert learned_from(back).hands == {CAPTAIN: {"help_cannon": 1}}
    assert learned_from({**back, "seat": ME}).hands == {}
    revealed = {**back, "what": "help_revealed"}
    assert learned_from(back, revealed).hands == {CAPTAIN: {}}


# ------------------------------------------------------------------------------------------------- piles
@rule("H7")
@pytest.mark.parametrize(
    ("event", "step"),
    [
        ({"what": "treasure_drawn", "seat": 1, "city": "6"}, ("drawn", 1, None, None)),
        ({"what": "treasure_drawn", "seat": 0, "city": "6", "treasure": "6/9"}, ("drawn", 0, "6/9", None)),
        ({"what": "treasure_returned", "seat": 1, "city": "6"}, ("returned", 1, None, None)),
        ({"what": "returned_under", "seat": 0, "city": "6", "treasure": "6/9"}, ("under", 0, "6/9", None)),
        ({"what": "treasure_discarded", "seat": 1, "city": "6", "points": 9}, ("removed", 1, None, 9)),
        ({"what": "spyglass_used", "seat": 1, "treasure": "6/spyglass"}, ("removed", 1, "6/spyglass", None)),
        ({"what": "gift_set_aside", "seat": 1, "city": "6"}, ("gift", 1, None, None)),
        ({"what": "gift_given", "seat": 1, "to": 2, "treasure": "6/9"}, ("given", 1, "6/9", 2)),
        ({"what": "pile_seen", "seat": 0, "treasure": "6/9", "count": 3}, ("holds", 0, "6/9", 3)),
        ({"what": "treasures_seen", "seat": 0, "treasure": "6/9", "count": 1}, ("saw", 0, "6/9", 1)),
        ({"what": "pile_shuffled", "city": "6"}, ("shuffled", None, None, None)),
    ],
    ids=lambda value: value["what"] if isinstance(value, dict) else "",
)
def test_each_change_to_a_pile_is_kept(event: dict[str, Any], step: tuple[Any, ...]) -> None:
    assert learned_from(event).piles == {"6": [step]}


def test_a_copy_is_independent() -> None:
    seen = {"what": "hand_seen", "seat": ME, "of": CAPTAIN, "card": "cannon", "count": 1}
    drawn = {"what": "treasure_drawn", "seat": 1, "city": "6"}
    first = learned_from(announced(can=False), seen, drawn)
    copy = first.copy()
    assert copy == first
    for event in (announced(can=True), seen, drawn):
        copy.take_in(event)
    assert (len(first.announcements), first.hands[CAPTAIN]["cannon"], len(first.piles["6"])) == (1, 1, 1)


# ------------------------------------------------------------------------ hands that fit an announcement
def hand(*cards: str) -> list[int]:
    return [cards.count(name) for name in CARDS]


CANNOT = Announcement(CAPTAIN, can=False, faced=(2, 0, 1, 0), turbos=0)
CAN = Announcement(CAPTAIN, can=True, faced=(2, 0, 1, 0), turbos=0)


@rule("H5", "R2")
@pytest.mark.parametrize(
    ("cards", "possible"),
    [
        ([], True),
        (["compass", "foghorn", "turbo"], True),
        (["compass", "compass", "foghorn"], False),
        (["improved_compass", "foghorn"], False),
        (["improved_compass", "turbo", "turbo"], True),
        (["compass", "compass", "improved_foghorn"], False),
    ],
)
def test_cannot_means_that_equipment_did_not_cover_all_dice(cards: list[str], possible: bool) -> None:
    assert might_have_said(hand(*cards), CANNOT) == possible


@rule("H5", "H7")
def test_cards_drawn_since_may_explain_a_cannot() -> None:
    held = hand("compass", "compass", "foghorn")
    assert might_have_said(held, Announcement(CAPTAIN, False, (2, 0, 1, 0), 0, drawn_since=1))
    improved = hand("improved_compass", "compass", "foghorn", "foghorn")
    assert might_have_said(improved, Announcement(CAPTAIN, False, (2, 0, 1, 0), 0, drawn_since=1))
    rich = hand("compass", "compass", "compass", "foghorn", "foghorn")
    assert not might_have_said(rich, Announcement(CAPTAIN, False, (2, 0, 1, 0), 0, drawn_since=1))


@rule("H5", "H7")
def test_cards_spent_since_count_as_held() -> None:
    spent = (("compass", 1), ("foghorn", 1))
    assert not might_have_said(hand("compass"), Announcement(CAPTAIN, False, (2, 0, 1, 0), 0, 0, spent))
    assert might_have_said(hand("cannon"), Announcement(CAPTAIN, False, (2, 0, 1, 0), 0, 0, spent))
    assert might_have_said(hand("compass"), Announcement(CAPTAIN, True, (2, 0, 1, 0), 0, 0, spent))


@rule("H5", "Q17")
def test_can_counts_turbos_of_the_hand_and_of_the_table() -> None:
    assert might_have_said(hand("compass", "turbo", "turbo"), CAN)
    assert not might_have_said(hand("compass", "turbo"), CAN)
    assert might_have_said(hand("compass", "turbo"), Announcement(CAPTAIN, True, (2, 0, 1, 0), turbos=1))


# --------------------------------------------------------------------------------------------- in a game
@rule("H5", "H7")
def test_a_crash_teaches_everybody_but_the_captain() -> None:
    """Ann held back a turbo. The others learn only which equipment was missing."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ann", "compass", "compass", "turbo")
    g = scenario.start().rolls("fog", "fog", "birds").do("Ben", "stay").do("Cy", "stay")
    g.do("Ann", "announce cannot")
    assert g.game.learned(0).announcements == []
    for seat in (1, 2, None):
        (kept,) = g.game.learned(seat).announcements
        assert (kept.seat, kept.can, kept.faced, kept.drawn_since) == (0, False, (2, 0, 1, 0), 1)
        assert might_have_said(hand("compass", "compass", "turbo", "foghorn"), kept)
        assert not might_have_said(hand("compass", "compass", "compass", "foghorn", "foghorn"), kept)
