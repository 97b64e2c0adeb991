"""Which games a run plays, and who holds each seat.

The tables are drawn once, from the seed of the run. Blocks of games are consecutive: self-play first, then
tables with past selves, then tables with native heuristics.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..game.setup.config import BOX, Config, ConfigError
from ..learning import policy_kinds
from ..rules.kinds import limit
from .settings import Settings

LATEST, PAST = 0, 1  # which net holds a seat that the batch leaves to us
# Generous ones among them: people are, and a net that never met generosity does not use it.
HEURISTICS = (
    policy_kinds.TUNED2,
    policy_kinds.ODDS,
    policy_kinds.ODDS0,
    policy_kinds.TUNED1,
    policy_kinds.CAREFUL,
    policy_kinds.RANDOM,
)
HEURISTIC_WEIGHTS = (9, 4, 6, 3, 1, 1)
OTHER_PLAYERS = (2, 3, 5, 6)
VARIANTS = frozenset({"crews", "beginners"})  # they change the whole game, so they are drawn seldom
SELDOM = 0.1


@dataclass(frozen=True)
class Tables:
    configs: tuple[Config, ...]
    policy: tuple[tuple[int, ...], ...]  # by seat: 0 for a net, otherwise a native policy
    holder: tuple[tuple[int, ...], ...]  # by seat: LATEST or PAST
    past: tuple[int, int]  # the games with past selves, first and last + 1


def draw_tables(settings: Settings) -> Tables:
    source = Random(f"tables/{settings.seed}")
    heuristic = int(settings.games * settings.heuristic_share)
    past = int(settings.games * settings.past_share)
    first = settings.games - heuristic - past
    configs, policy, holder = [], [], []
    drawn = [draw_config(settings, source) for _ in range(settings.games)]
    # Native policies keep the chances of few decks, so equal decks sit next to each other.
    drawn[first + past :] = sorted(drawn[first + past :], key=str)
    for game, config in enumerate(drawn):
        configs.append(config)
        if game < first:
            seats, nets = [0] * limit.SEATS, [LATEST] * limit.SEATS
        elif game < first + past:
            seats, nets = [0] * limit.SEATS, _some(config.players, PAST, LATEST, source)
        else:
            seats, nets = _with_heuristics(config.players, source), [LATEST] * limit.SEATS
        policy.append(tuple(seats))
        holder.append(tuple(nets))
    return Tables(tuple(configs), tuple(policy), tuple(holder), (first, first + past))


def draw_attack(settings: Settings, policy: int | None = None) -> Tables:
    """Seat one learning net among copies of the target at every table: a native policy, or a net."""
    source = Random(f"attack/{settings.seed}")
    configs = tuple(draw_config(settings, source) for _ in range(settings.games))
    ours = [source.randrange(config.players) for config in configs]
    if policy is not None:
        seats = tuple(_among(own, 0, policy) for own in ours)
        return Tables(configs, seats, ((LATEST,) * limit.SEATS,) * settings.games, (0, 0))
    holder = tuple(_among(own, LATEST, PAST) for own in ours)
    nobody = ((0,) * limit.SEATS,) * settings.games
    return Tables(configs, nobody, holder, (0, settings.games))


def _among(own: int, ours: int, others: int) -> tuple[int, ...]:
    return tuple(ours if seat == own else others for seat in range(limit.SEATS))


def draw_config(settings: Settings, source: Random) -> Config:
    players = 4 if source.random() < settings.four_share else source.choice(OTHER_PLAYERS)
    if source.random() < settings.classic_share:
        return Config.preset("classic", players)
    if source.random() < 0.5:
        return Config.preset("whole_sky", players)
    return _random_config(players, source)


def _random_config(players: int, source: Random) -> Config:
    """Draw modules until they fit together and to the number of players."""
    while True:
        modules = frozenset(
            name for name in sorted(BOX) if source.random() < (SELDOM if name in VARIANTS else 0.5)
        )
        try:
            config = Config(players, modules)
            config.new_state()
        except ConfigError:
            continue
        return config


def _some(players: int, these: int, others: int, source: Random) -> list[int]:
    """Give at least one seat to `others` and at least one to `these`."""
    count = source.randint(1, players - 1)
    chosen = set(source.sample(range(players), count))
    return [these if seat in chosen else others for seat in range(limit.SEATS)]


def _with_heuristics(players: int, source: Random) -> list[int]:
    """Mostly one of us among copies of one heuristic, sometimes a mixed table."""
    kind = source.choices(HEURISTICS, HEURISTIC_WEIGHTS)[0]
    ours = source.randrange(players)
    if source.random() < 0.7:
        return list(_among(ours, 0, kind))
    mixed = source.choices((0, *HEURISTICS), (8, *HEURISTIC_WEIGHTS), k=limit.SEATS)
    mixed[ours] = 0
    return mixed
