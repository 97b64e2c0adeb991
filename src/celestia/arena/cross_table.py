"""A cross table: each cell is one candidate against copies of another bot, all on the same deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from ..bot_process.process import BUDGET
from ..bot_registry import title_of
from ..game.setup.config import Config, preset_of
from .contest import Contest, line_up
from .outcome import BotOutcome, Mean, Outcome, outcome_of
from .pool import Cell, Pool
from .runner import Progress, contests_played
from .seeds import SeedRange


@dataclass(frozen=True)
class Plan:
    """Everything that decides a cross table's figures."""

    pool: Pool
    tables: tuple[Config, ...]
    deals: int
    seed: int
    seeds: SeedRange
    budget: float = BUDGET

    def contests(self) -> list[Contest]:
        """The contest of each cell, table by table."""
        return [
            Contest(table, line_up(cell, table.players), self.deals, self.seed, self.seeds, self.budget)
            for table in self.tables
            for cell in self.pool.cells
        ]


@dataclass(frozen=True)
class TableResult:
    table: Config
    cells: dict[Cell, Outcome]


def cross_table(plan: Plan, processes: int, ray: str | None, progress: Progress) -> list[TableResult]:
    contests = plan.contests()
    outcomes = (
        outcome_of(contest, played)
        for contest, played in zip(contests, contests_played(contests, processes, ray, progress), strict=True)
    )
    return [TableResult(table, {cell: next(outcomes) for cell in plan.pool.cells}) for table in plan.tables]


def candidate_of(outcome: Outcome) -> BotOutcome:
    """Return the outcome of the candidate, who is first in the line-up."""
    return outcome.bots[0]


# ----------------------------------------------------------------------------------------------------- output
def as_json(plan: Plan, found: list[TableResult]) -> dict[str, object]:
    label = plan.pool.label
    return {
        "seed": plan.seed,
        "seeds": plan.seeds.name,
        "deals": plan.deals,
        "tables": [
            {
                "config": str(result.table),
                "even_share": 1 / result.table.players,
                "cells": [
                    {"candidate": label(candidate), "others": label(others), **_cell_json(outcome)}
                    for (candidate, others), outcome in result.cells.items()
                ],
            }
            for result in found
        ],
    }


def _cell_json(outcome: Outcome) -> dict[str, object]:
    candidate = candidate_of(outcome)
    return {
        "games": outcome.games,
        "win_share": asdict(candidate.win_share),
        "score": asdict(candidate.score),
        "crash_rate": candidate.crash_rate,
        "decisions": asdict(outcome.decisions),
        "faults": {bot: faults for bot, faults in _faults(outcome).items() if faults},
    }


def as_markdown(plan: Plan, found: list[TableResult]) -> str:
    """Return one matrix per table, or one row per table if the pool names its cells."""
    every_pair = len(plan.pool.cells) == len(plan.pool.bots) * (len(plan.pool.bots) - 1)
    body = _matrices(plan, found) if every_pair else _rows(plan, found)
    return "\n".join([*body, "", caption(plan)])


def _rows(plan: Plan, found: list[TableResult]) -> Iterator[str]:
    label = plan.pool.label
    yield from _head(
        "table", "even", *(f"{label(one)} against {label(other)}" for one, other in plan.pool.cells)
    )
    for result in found:
        cells = [percent(outcome) for outcome in result.cells.values()]
        yield _row(table_name(result.table), f"{100 / result.table.players:.1f}", *cells)


def _matrices(plan: Plan, found: list[TableResult]) -> Iterator[str]:
    bots, label = plan.pool.bots, plan.pool.label
    for number, result in enumerate(found):
        if number:
            yield ""
        yield f"**{table_name(result.table)}** (even is {100 / result.table.players:.1f})"
        yield ""
        yield from _head("candidate \\ others", *(label(bot) for bot in bots))
        for candidate in bots:
            outcomes = [result.cells.get((candidate, others)) for others in bots]
            yield _row(label(candidate), *("-" if one is None else percent(one) for one in outcomes))


def caption(plan: Plan) -> str:
    return (
        f"Wins of the candidate in %, ± is half of the 95 % interval over {plan.deals} deals, "
        f"each played from every seat (seed {plan.seed}, {plan.seeds.name})."
    )


def percent(outcome: Outcome) -> str:
    share = candidate_of(outcome).win_share
    missed = sum(sum(faults.values()) for faults in _faults(outcome).values())
    note = f" ({missed} faults)" if missed else ""
    return with_margin(Mean(100 * share.value, 100 * share.margin)) + note


def _faults(outcome: Outcome) -> dict[str, dict[str, int]]:
    return {title_of(bot.bot): bot.faults for bot in outcome.bots}


def faults_line(bot: BotOutcome) -> str:
    """Say how often a bot failed, or nothing."""
    if not bot.faults:
        return ""
    kinds = ", ".join(f"{kind}: {count}" for kind, count in sorted(bot.faults.items()))
    return f"{title_of(bot.bot)} missed {sum(bot.faults.values())} answers ({kinds}); careful gave them"


def with_margin(mean: Mean) -> str:
    return f"{mean.value:.1f} ± {mean.margin:.1f}"


def table_name(table: Config) -> str:
    preset = preset_of(table)
    return str(table) if preset is None else f"{preset.replace('_', ' ')}, {table.players} players"


def _head(*titles: str) -> list[str]:
    return [_row(*titles), f"|---|{'---:|' * (len(titles) - 1)}"]


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
