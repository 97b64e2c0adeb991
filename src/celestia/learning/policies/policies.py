"""The one entry to all native policies."""

from __future__ import annotations

from ...rules.kinds import limit
from ...rules.state import Options
from .. import observation_layout, policy_kinds
from ..buffer import Buffer, Bytes, Row, give_back, lend
from ..generator import Generator, _below
from .careful import _choose_carefully
from .desk import PolicyDesk
from .odds import _choose_by_odds
from .seat_facts import _read_facts
from .yardstick import _choose_by_yardstick

OBSERVATION = Bytes()
LEGAL_IDS = Options()
DESK = PolicyDesk()


def _choose_by_policy(policy: int, row: Row, options: Options, g: Generator, desk: PolicyDesk) -> int:
    """Return one of the legal ids in `options`, chosen from this observation.

    Only RANDOM uses the generator. The others give the same answer to the same row."""
    if options.count == 1:
        return options.action[0]
    if policy == policy_kinds.RANDOM:
        return options.action[_below(g, options.count)]
    _read_facts(row, desk.facts)
    if policy >= policy_kinds.ODDS0:
        return _choose_by_yardstick(policy, options, desk)
    if policy == policy_kinds.ODDS:
        return _choose_by_odds(options, desk)
    return _choose_carefully(options, desk)


def choose_by_policy(policy: int, observation: Buffer, ids: list[int], g: Generator) -> int:
    """Return one of these legal ids, chosen by a native policy from an observation."""
    if not policy_kinds.CALLER < policy < policy_kinds.COUNT:
        raise ValueError(f"there is no policy {policy}")
    if not 0 < len(ids) <= limit.OPTIONS:
        raise ValueError(f"a policy needs 1 to {limit.OPTIONS} ids, not {len(ids)}")
    LEGAL_IDS.count = 0
    for number in ids:
        LEGAL_IDS.action[LEGAL_IDS.count] = number
        LEGAL_IDS.count += 1
    lend(OBSERVATION, observation, observation_layout.SIZE)
    number = _choose_by_policy(policy, OBSERVATION.number, LEGAL_IDS, g, DESK)
    give_back(OBSERVATION)
    return number
