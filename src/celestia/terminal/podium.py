"""The final screen: everything is revealed (H6), highest score first, ties shared."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..game.knowledge.view import View
from ..rules.box import HELP_PENALTY
from .language import Language


def podium(view: View, names: Sequence[str], language: Language) -> Group:
    assert view.scores is not None
    assert view.hands is not None
    assert view.all_treasures is not None
    winners = [names[seat] for seat, score in enumerate(view.scores) if score == max(view.scores)]
    title = winners_said(winners, language)
    parts: list[RenderableType] = [
        Text(""),
        Text(title, style="bold reverse"),
        _ranking(view, names, language),
    ]
    return Group(*parts)


def winners_said(winners: Sequence[str], language: Language) -> str:
    key = "end-winner" if len(winners) == 1 else "end-tie"
    return language.say(key, names=language.listed(winners))


def _ranking(view: View, names: Sequence[str], language: Language) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in ("rank", "name", "end-total", "treasures", "end-cards"):
        table.add_column(language.say(label), overflow="fold")
    scores = view.scores or ()
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        rank = 1 + sum(score > scores[seat] for score in scores)
        cells = [str(rank), names[seat], _points(view, seat, language), _treasures(view, seat, language)]
        cells.append(language.cards((view.hands or ())[seat]))
        table.add_row(*[Text(cell) for cell in cells], style="bold" if rank == 1 else "")
    return table


def _points(view: View, seat: int, language: Language) -> str:
    """The final score, and the points lost for help cards (R13)."""
    score = (view.scores or ())[seat]
    helps = sum(count for card, count in (view.hands or ())[seat].items() if card.startswith("help_"))
    lost = language.say("end-help", points=HELP_PENALTY * helps, count=helps)
    return f"{score} ({lost})" if helps else str(score)


def _treasures(view: View, seat: int, language: Language) -> str:
    """Treasures by value, highest first."""
    held = (view.all_treasures or ())[seat]
    shown = [language.values(held)] if held else []
    shown += [language.say("city-boscalumia")] * view.seats[seat].token
    return ", ".join(shown) or language.say("need-nothing")
