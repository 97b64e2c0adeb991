"""The measured games as tables and as JSON."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import mean
from typing import Any

from .counting import GameSeen, Moment, Question
from .oracle import Comparison


@dataclass
class Measured:
    """One game: its page's measurements, and the record's choices."""

    seed: int
    table: str
    seen: GameSeen
    comparison: Comparison

    @property
    def holds(self) -> bool:
        """Whether every question has a choice and an answer, and none is missing."""
        seen = self.seen
        return not (seen.one_option or seen.lost or seen.overtaken) and self.comparison.holds


def lines_of(measured: list[Measured]) -> Iterator[str]:
    """Yield the report on these games."""
    yield f"games {len(measured)}"
    yield ""
    yield (
        f"{'question':<28}{'asked':>6}{'a game':>8}{'answer s':>10}{'screen s':>10}{'one':>5}{'lost':>6}"
        f"{'overtaken':>11}"
    )
    for kind, questions in _by_kind(measured).items():
        yield _question_line(kind, questions, len(measured))
    yield ""
    yield f"{'moment without a choice':<32}{'times':>7}{'mean s':>8}{'worst s':>9}{'s a game':>10}"
    moments = [moment for game in measured for moment in game.seen.without_choice]
    for name, found in _grouped(moments):
        yield _moment_line(name, found, len(measured))
    yield ""
    yield (
        f"{'choices by the oracle':<22}{'choices':>8}{'asked':>7}{'ahead':>7}{'repeated':>10}{'unused':>8}"
        f"{'closed':>8}"
    )
    yield from _oracle_lines([game.comparison for game in measured])
    yield ""
    for game in measured:
        yield _game_line(game)
    yield from _average_lines(measured)


def _by_kind(measured: list[Measured]) -> dict[str, list[Question]]:
    found: dict[str, list[Question]] = defaultdict(list)
    for game in measured:
        for question in game.seen.questions:
            name = f"{question.kind} {question.phase}" if question.kind == "window" else question.kind
            found[f"{name}, ahead" if question.ahead else name].append(question)
        for roll in game.seen.rolls:
            found["(roll)"].append(roll)
    return dict(sorted(found.items()))


def _question_line(kind: str, questions: list[Question], games: int) -> str:
    answered = [question.seconds for question in questions if question.seconds is not None]
    screen = [question.shown - question.received for question in questions if question.shown is not None]
    one = sum(len(question.options) < 2 for question in questions) if kind != "(roll)" else 0
    lost = sum(question.is_lost for question in questions)
    return (
        f"{kind:<28}{len(questions):>6}{len(questions) / games:>8.1f}{_mean(answered):>10.2f}"
        f"{_mean(screen):>10.2f}{one:>5}{lost:>6}{sum(question.is_overtaken for question in questions):>11}"
    )


def _grouped(moments: Iterable[Moment]) -> Iterator[tuple[str, list[Moment]]]:
    found: dict[str, list[Moment]] = defaultdict(list)
    for moment in moments:
        name = f"{moment.kind} {moment.phase}" if moment.kind == "window" else moment.kind
        found[name].append(moment)
    yield from sorted(found.items())


def _moment_line(name: str, moments: list[Moment], games: int) -> str:
    waited = [moment.waited for moment in moments]
    return f"{name:<32}{len(moments):>7}{_mean(waited):>8.2f}{max(waited):>9.2f}{sum(waited) / games:>10.1f}"


def _oracle_lines(comparisons: list[Comparison]) -> Iterator[str]:
    kinds = sorted({kind for each in comparisons for kind in (*each.choices, *each.asked)})
    totals: Counter[str] = Counter()
    for kind in kinds:
        row = {
            name: sum(getattr(each, name)[kind] for each in comparisons)
            for name in ("choices", "asked", "decided_ahead", "repeated", "unused", "closed")
        }
        totals.update(row)
        yield _oracle_line(kind, row)
    yield _oracle_line("all", totals)
    missing = Counter(choice.kind for each in comparisons for choice in each.missing)
    needless = Counter(question.kind for each in comparisons for question in each.needless)
    yield f"choices that nobody asked about: {dict(missing) or 0}"
    yield f"questions without a choice: {dict(needless) or 0}"


def _oracle_line(kind: str, row: dict[str, int] | Counter[str]) -> str:
    return (
        f"{kind:<22}{row['choices']:>8}{row['asked']:>7}{row['decided_ahead']:>7}"
        f"{row['repeated']:>10}{row['unused']:>8}{row['closed']:>8}"
    )


def _game_line(game: Measured) -> str:
    seen = game.seen
    verdict = "holds" if game.holds else "DOES NOT HOLD"
    return (
        f"seed {game.seed}: {seen.seconds / 60:.1f} minutes, {seen.legs} legs, {len(seen.questions)} "
        f"questions ({len(seen.one_option)} with one option, {len(seen.lost)} lost, "
        f"{len(seen.overtaken)} overtaken), refused {seen.refusals or 0}, {verdict}"
    )


def _average_lines(measured: list[Measured]) -> Iterator[str]:
    if not measured:
        return
    minutes = [game.seen.seconds / 60 for game in measured]
    questions = [len(game.seen.questions) for game in measured]
    thinking = [_thinking(game.seen) / 60 for game in measured]
    waiting = [sum(moment.waited for moment in game.seen.without_choice) for game in measured]
    yield (
        f"a game: {mean(minutes):.1f} minutes ({mean(thinking):.1f} of them the person thinks), "
        f"{mean(game.seen.legs for game in measured):.1f} legs, {mean(questions):.1f} questions, "
        f"{mean(waiting):.1f} seconds in windows without a choice"
    )


def _thinking(seen: GameSeen) -> float:
    return sum(question.seconds or 0.0 for question in (*seen.questions, *seen.rolls))


def _mean(numbers: list[float]) -> float:
    return mean(numbers) if numbers else 0.0


def numbers_of(game: Measured) -> dict[str, Any]:
    """Return one game for a JSON file."""
    return {
        "seed": game.seed,
        "table": game.table,
        "seconds": round(game.seen.seconds, 1),
        "legs": game.seen.legs,
        "questions": [vars(question) for question in game.seen.questions],
        "rolls": [vars(roll) for roll in game.seen.rolls],
        "moments": [vars(moment) | {"waited": round(moment.waited, 3)} for moment in game.seen.moments],
        "refusals": game.seen.refusals,
        "oracle": {
            "asked": game.comparison.asked,
            "choices": game.comparison.choices,
            "decided_ahead": game.comparison.decided_ahead,
            "repeated": game.comparison.repeated,
            "unused": game.comparison.unused,
            "closed": game.comparison.closed,
            "missing": [vars(choice) for choice in game.comparison.missing],
            "needless": [vars(question) for question in game.comparison.needless],
        },
        "holds": game.holds,
    }
