"""Whole games between native policies, for cross tables."""

from __future__ import annotations

from ..rules.arrays import longs
from ..rules.flow.journeys import _final_score
from ..rules.flow.loop import _run
from ..rules.kinds import event, limit, phase
from ..rules.moves.answers import _answer
from ..rules.moves.legal_answers import _list_options
from ..rules.state import EventBuffer, Options, State, _copy_state
from . import observation_layout, policy_kinds
from .action_space import _action_id
from .announcements import Announcements, _forget, _take_in_events
from .buffer import Buffer, Bytes, Longs, Row, give_back, lend
from .generator import Generator, _below, _seed
from .observation import _observe, _observe_configuration
from .playouts import _answer_chance
from .policies import yardstick_parameter
from .policies.desk import PolicyDesk
from .policies.policies import _choose_by_policy

POLICY_WHIM = 0x2545F4914F6CDD1D  # separates random answers from chance
COUNTS = 2  # of a game: decisions and journeys
COUNTS_OF_SEAT = 3  # final score, legs as captain, crashes as captain


class PolicyTable:
    """One table with a policy in each seat, and the working memory for it."""

    def __init__(self) -> None:
        self.fresh: State = State()
        self.position: State = State()
        self.events: EventBuffer = EventBuffer()
        self.announced: Announcements = Announcements()
        self.chance: Generator = Generator()
        self.whim: Generator = Generator()
        self.options: Options = Options()
        self.ids: Options = Options()
        self.desk: PolicyDesk = PolicyDesk()
        self.policy = longs(limit.SEATS)
        self.decisions = 0
        self.legs = longs(limit.SEATS)
        self.crashes = longs(limit.SEATS)

    def seat(self, seat: int, policy: int) -> None:
        if not 0 <= seat < limit.SEATS or not _is_playable(policy):
            raise ValueError(f"seat {seat} cannot have policy {policy}")
        self.policy[seat] = policy

    def try_parameters(self, trial: int, parameters: list[float]) -> None:
        """Set the parameters of a trial, in the order of `yardstick_parameter`."""
        if not 0 <= trial < policy_kinds.TRIALS or len(parameters) != yardstick_parameter.COUNT:
            raise ValueError(f"trial {trial} cannot have {len(parameters)} parameters")
        for at in range(yardstick_parameter.COUNT):
            self.desk.voyage.trial[trial * yardstick_parameter.COUNT + at] = parameters[at]


def _is_playable(policy: int) -> bool:
    if policy >= policy_kinds.TRIAL:
        return policy < policy_kinds.TRIAL + policy_kinds.TRIALS
    return policy_kinds.CALLER < policy < policy_kinds.COUNT


def _go_to_next_question(t: PolicyTable) -> None:
    _run(t.position)
    _answer_chance(t.position, t.chance)
    _count_legs(t)
    _take_in_events(t.announced, t.events)


def _count_legs(t: PolicyTable) -> None:
    for at in range(t.events.count):
        what = t.events.entry[at * event.WIDTH]
        seat = t.events.entry[at * event.WIDTH + 1]
        if what == event.FLEW or what == event.MOORED or what == event.CRASHED:
            t.legs[seat] += 1
            if what == event.CRASHED:
                t.crashes[seat] += 1


def _play_policy_game(t: PolicyTable, seed: int, row: Row) -> None:
    """Play one game. Chance depends only on the seed."""
    _copy_state(t.position, t.fresh)
    _seed(t.chance, seed)
    _seed(t.whim, seed ^ POLICY_WHIM)
    _forget(t.announced)
    t.events.count = 0
    t.decisions = 0
    for seat in range(limit.SEATS):
        t.legs[seat] = 0
        t.crashes[seat] = 0
    _go_to_next_question(t)
    while t.position.phase != phase.OVER:
        _answer(t.position, t.position.asked, _policy_action(t, row))
        t.decisions += 1
        _go_to_next_question(t)


def _policy_action(t: PolicyTable, row: Row) -> int:
    """Return the answer of the seat that is asked."""
    seat = t.position.asked
    policy = t.policy[seat]
    _list_options(t.position, seat, t.options)
    if t.options.count == 1:
        return t.options.action[0]
    if policy == policy_kinds.RANDOM:
        return t.options.action[_below(t.whim, t.options.count)]
    _observe(t.position, seat, t.announced, row)
    t.ids.count = t.options.count
    for at in range(t.options.count):
        t.ids.action[at] = _action_id(t.position, seat, t.options.action[at])
    number = _choose_by_policy(policy, row, t.ids, t.whim, t.desk)
    for at in range(t.options.count):
        if t.ids.action[at] == number:
            return t.options.action[at]
    return t.options.action[0]


def play_policies(t: PolicyTable, fresh: State, seeds: list[int], results: Buffer) -> None:
    """Play one game for each seed.

    Each game writes 32-bit numbers in a row: decisions and journeys, then for each seat its final score, its
    legs as captain and its crashes."""
    if fresh.staged:
        raise ValueError("policies play no staged games")
    for seat in range(fresh.players):
        if not t.policy[seat]:
            raise ValueError(f"seat {seat} has no policy")
    width = COUNTS + COUNTS_OF_SEAT * fresh.players
    out = Longs()
    out.open(results, len(seeds) * width)
    page = Bytes()
    lend(page, bytearray(observation_layout.SIZE), observation_layout.SIZE)
    _observe_configuration(fresh, page.number)
    _copy_state(t.fresh, fresh)
    t.position.listen(t.events)
    for at, seed in enumerate(seeds):
        _play_policy_game(t, seed, page.number)
        out.number[at * width] = t.decisions
        out.number[at * width + 1] = t.position.journey
        for seat in range(fresh.players):
            first = at * width + COUNTS + COUNTS_OF_SEAT * seat
            out.number[first] = _final_score(t.position, seat)
            out.number[first + 1] = t.legs[seat]
            out.number[first + 2] = t.crashes[seat]
    give_back(page)
