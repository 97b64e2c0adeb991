"""A review as titled sections in one language, which `plain_text` and `web_page` lay out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .document import CaptainLeg, Grade, Review, ReviewStep, SeatTotals
from .words import Words

Row = tuple[str, ...]
CHANGES = ("luck", "own", "others")  # figures of a seat that are shown in a hundred, with their sign
SHARES = ("start", "error", "share", "lost")  # the same without a sign; all others are counts


@dataclass(frozen=True)
class Section:
    """A heading, a note, a table (its first column names the row) and lines."""

    heading: str
    note: str = ""
    header: Row = ()
    rows: tuple[Row, ...] = ()
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    title: str
    notes: tuple[str, ...]
    chances: Section
    sections: tuple[Section, ...]
    all_steps: Section


def report_of(review: Review, language: str) -> Report:
    words = Words(language, review.names)
    results = sorted(zip(review.names, review.scores, strict=True), key=lambda one: -one[1])
    scores = "; ".join(words.say("result", name=name, points=points) for name, points in results)
    return Report(
        title=words.say("title", names=", ".join(review.names)),
        notes=(f"{scores}.", words.say("about"), words.say("about-errors")),
        chances=_chances(review, words),
        sections=(
            _turning_points(review, words),
            _sources(review, words),
            _counts(review, words),
            _marked(review, words),
            _captains(review, words),
        ),
        all_steps=_all_steps(review, words),
    )


# ----------------------------------------------------------------------------------------------- chances
def _chances(review: Review, words: Words) -> Section:
    """The chances before the game, when each journey begins, and at the end."""
    rows = [_chance_row(words.say("when-start"), review.steps[0], words)]
    for before, step in zip(review.steps[1:], review.steps[2:], strict=False):
        if step.journey > before.journey:
            rows.append(_chance_row(words.say("when-journey", journey=step.journey), before, words))
    rows.append(_chance_row(words.say("when-end"), review.steps[-1], words))
    return Section(words.say("chances"), header=("", *review.names), rows=tuple(rows))


def _chance_row(label: str, step: ReviewStep, words: Words) -> Row:
    pairs = zip(step.chances, step.errors, strict=True)
    return label, *(_with_error(words.percent(chance), error) for chance, error in pairs)


def _with_error(percent: str, error: float) -> str:
    return f"{percent} ± {round(100 * error)}" if error else percent


def _all_steps(review: Review, words: Words) -> Section:
    header = (words.say("step"), words.say("player"), words.say("words"), *review.names)
    rows = tuple(
        (
            f"{step.number}",
            "" if step.seat is None else review.names[step.seat],
            words.say("chance-answer") if step.seat is None else words.answer(step.words),
            *(_with_error(words.percent(a), b) for a, b in zip(step.chances, step.errors, strict=True)),
        )
        for step in review.steps[1:]
    )
    return Section(words.say("all-steps"), header=header, rows=rows)


# ----------------------------------------------------------------------------------------- what happened
def _turning_points(review: Review, words: Words) -> Section:
    lines = tuple(
        words.say("line", at=_at(words, point.journey, point.step), sentence=words.sentence(point.sentence))
        for point in review.turning_points
    )
    return Section(words.say("turning-points"), lines=lines or (words.say("no-turning-points"),))


def _at(words: Words, journey: int, step: int) -> str:
    return words.say("at", journey=journey, step=step)


def _sources(review: Review, words: Words) -> Section:
    figures = _by_seat(review, words, "start", *CHANGES, "error", "share")
    return Section(words.say("sources"), words.say("sources-note"), *figures)


def _by_seat(review: Review, words: Words, *columns: str) -> tuple[Row, tuple[Row, ...]]:
    """Return the header and the rows of a table with one row for each seat."""
    rows = tuple(
        (review.names[one.seat], *(_figure(one, column) for column in columns)) for one in review.seats
    )
    return ("", *map(words.say, columns)), rows


def _figure(totals: SeatTotals, column: str) -> str:
    value = getattr(totals, column)
    if column in CHANGES:
        return f"{round(100 * value):+d}"
    return f"{round(100 * value)}" if column in SHARES else f"{value}"


# ------------------------------------------------------------------------------------------------ grades
def _counts(review: Review, words: Words) -> Section:
    figures = _by_seat(review, words, "graded", "inaccuracies", "mistakes", "blunders", "lost")
    return Section(words.say("grades"), words.say("grades-note"), *figures)


def _marked(review: Review, words: Words) -> Section:
    lines = tuple(_marked_line(grade, words) for grade in review.grades if grade.mark != "fine")
    return Section(words.say("marked"), lines=lines or (words.say("no-marks"),))


def _marked_line(grade: Grade, words: Words) -> str:
    line = words.say(
        "marked-line",
        at=_at(words, grade.journey, grade.step),
        who=words.names[grade.seat],
        mark=words.say(f"mark-{grade.mark}"),
        loss=round(100 * grade.loss),
        error=round(100 * grade.error),
        sentence=words.sentence(grade.reason),
    )
    return f"{line} {words.bot(grade.bot)}" if grade.bot is not None else line


# ---------------------------------------------------------------------------------------------- captains
def _captains(review: Review, words: Words) -> Section:
    lines = tuple(
        words.say("line", at=_at(words, leg.journey, leg.step), sentence=sentence)
        for leg in review.captains
        for sentence in _captain_lines(leg, words)
    )
    figures = _by_seat(review, words, "legs", "could", "trusted", "feared", "lied")
    return Section(words.say("captains"), words.say("captains-note"), *figures, lines)


def _captain_lines(leg: CaptainLeg, words: Words) -> Iterator[str]:
    """Tell false claims, and captains who were trusted for nothing."""
    captain = words.names[leg.captain]
    for claim in leg.claims:
        if claim.true is False:
            yield words.say(
                "captain-claimed",
                captain=captain,
                claim=words.say(f"claim-{claim.says}", card=words.card(claim.card)),
                count=len(leg.believed),
                names=words.listed(leg.believed),
            )
    if leg.said == "cannot" and leg.stayed:
        yield words.say(
            "captain-owed",
            captain=captain,
            dice=words.owed(leg.dice),
            turbos="kept" if leg.with_turbos else "few",
            names=words.listed(leg.stayed),
            hand=words.cards(leg.hand),
        )
