"""The screen of one seat, drawn from its view: the way, seats, dice and own cards.

For a spectator's view it draws what everybody may see.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..game.knowledge.view import SeatView, VesselView, View
from ..game.setup.config import Config
from .language import Language
from .symbols import Symbols
from .wording import pilot_of, vessel_of

LABEL = 10  # width of the labels left of the way
WIDE = 112  # from this width on, cities are shown with their names
CITIES = ("1", "2", "4", "6", "9", "12", "15", "20", "25")


class Screen:
    def __init__(
        self, names: Sequence[str], kinds: Sequence[str], language: Language, symbols: Symbols
    ) -> None:
        self._names = names
        self._kinds = kinds  # for each seat: the bot's name, or empty for a person
        self._say = language.say
        self._language = language
        self._symbols = symbols

    def draw(self, view: View, leg: int, width: int, airy: bool) -> Group:
        """Draw everything above the news. `airy` adds blank lines."""
        gap: list[RenderableType] = [Text("")] if airy else []
        parts: list[RenderableType] = [self._header(view, leg), *gap, *self._way(view, width), *gap]
        parts += [self._seats(view), *gap, self._dice(view), *self._on_table(view)]
        if view.seat is not None:
            parts += [*gap, self._hand(view), self._treasures(view), *self._private(view)]
        return Group(*parts)

    def _header(self, view: View, leg: int) -> Text:
        discard = sum(view.discard.values())
        parts = [
            self._say("journal-leg", journey=view.journey, leg=leg),
            self._say("top-deck", deck=view.deck_size, discard=discard),
        ]
        if view.gifts:
            parts.append(self._say("scene-gifts", city=self._say("city-krismastri"), count=view.gifts))
        return Text(" · ".join(parts), style="bold reverse")

    # ------------------------------------------------------------------------------------- the way
    def _way(self, view: View, width: int) -> list[RenderableType]:
        is_forked = "boscalumia" in Config.parse(view.config).modules
        cities = [*CITIES, "boscalumia"] if is_forked else list(CITIES)
        column = 10 if width >= WIDE else 7
        vessel = vessel_of(view)
        lines = [
            self._row("city", [self._city_cell(word, vessel) for word in cities], column, "bold"),
            self._row("dice", [self._dice_cell(word, view) for word in cities], column),
            self._row("treasures", [self._pile_cell(word, view) for word in cities], column),
        ]
        if width >= WIDE:
            names = [self._language.name_of("city", word) for word in cities]
            lines.insert(1, self._row("name", names, column, "dim"))
        if view.aircraft_flying:
            aboard = [seat for seat, other in enumerate(view.seats) if other.place == "aboard"]
            people = ", ".join(self._names[seat] for seat in aboard)
            note = f"{self._say('rules-label', label=self._say('aircraft'))} {people}"
            lines.append(self._marker(view.aircraft, note, cities, column))
        if view.boat is not None and view.occupant is not None and view.boat_card is not None:
            hazard = self._language.hazard(view.boat_card.removeprefix("rowboat_"))
            ignores = self._say("rowboat-ignores", hazard=hazard)
            label = self._say("rules-label", label=self._say("rowboat"))
            note = f"{label} {self._names[view.occupant]}, {ignores}"
            lines.append(self._marker(view.boat, note, cities, column))
        return list(lines)

    def _row(self, label: str, cells: list[str], column: int, style: str = "") -> Text:
        text = "".join(cell.center(column) for cell in cells)
        return Text(f"{self._say(label):<{LABEL}}{text}", style=style, no_wrap=True, overflow="crop")

    def _city_cell(self, word: str, vessel: VesselView) -> str:
        shown = self._say("boscalumia-short") if word == "boscalumia" else word
        if word == vessel.at:
            return f"[{shown}]"
        is_next = word == vessel.heading or (word == "boscalumia" and vessel.heading == "void")
        return f">{shown}<" if is_next else shown

    def _dice_cell(self, word: str, view: View) -> str:
        if word == "boscalumia":
            return "4+4"
        return str(view.dice_to[word]) if view.piles[word] else "-"

    def _pile_cell(self, word: str, view: View) -> str:
        if word == "boscalumia":
            return self._say("boscalumia-lit" if view.lit else "boscalumia-dark")
        return str(view.piles[word]) if view.piles[word] else self._say("scene-empty")

    def _marker(self, vessel: VesselView, note: str, cities: list[str], column: int) -> Text:
        """Draw an arrow under a vessel's city, with its people on the side that has room."""
        here = self._symbols.mark("here")
        word = "boscalumia" if vessel.at == "void" else vessel.at
        if vessel.at == "void":
            note = f"{note}, {self._language.place('void', 'at')}"
        middle = LABEL + cities.index(word) * column + (column - 1) // 2
        room_right = LABEL + len(cities) * column - middle - 2
        if len(note) <= room_right or middle <= room_right:
            text = f"{' ' * middle}{here} {note}"
        else:
            text = f"{note} {here}".rjust(middle + 1)
        return Text(text, style="bold cyan", no_wrap=True, overflow="ellipsis")

    # ----------------------------------------------------------------------------------- the seats
    def _seats(self, view: View) -> Table:
        """On a narrow screen only the column of treasures shrinks."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        labels = ["name", "where", "cards", "end-total", "treasures"]
        rows = [self._seat_cells(number, view) for number in range(len(view.seats))]
        if any(seat.character for seat in view.seats):
            labels.insert(4, "details-character")
            for number, seat in enumerate(view.seats):
                rows[number].insert(4, self._character(seat))
        for at, label in enumerate(labels):
            title = self._say(label)
            widest = max(len(title), *(len(row[at]) for row in rows))
            least = 9 if label == "treasures" else widest
            table.add_column(title, no_wrap=True, overflow="ellipsis", min_width=min(least, widest))
        for number, row in enumerate(rows):
            table.add_row(*[Text(cell) for cell in row], style="bold" if number == view.seat else "")
        return table

    def _seat_cells(self, number: int, view: View) -> list[str]:
        seat = view.seats[number]
        mark = self._symbols.mark("you") if number == view.seat else " "
        kind = self._say("you") if number == view.seat else self._kinds[number]
        name = f"{mark} {self._names[number]}" + (f" ({kind})" if kind else "")
        return [name, self._where(number, view), str(seat.hand_size), self._points(seat), self._backs(seat)]

    def _where(self, number: int, view: View) -> str:
        """Return where this seat is. The captain is always aboard."""
        seat = view.seats[number]
        if seat.place != "aboard":
            return self._say("rail-boat" if seat.place == "boat" else "rail-off-short")
        where = self._say("rail-stay" if seat.declared == "stay" else "rail-aboard")
        if number == view.captain:
            where = f"{self._symbols.mark('captain')} {self._say('rail-captain')}"
        has_crews = "crews" in Config.parse(view.config).modules
        return f"{where}, {self._say('pawns', pawns=seat.pawns)}" if has_crews else where

    def _backs(self, seat: SeatView) -> str:
        """The number of treasures, and the cities on their backs."""
        backs = [city for city, count in seat.treasures.items() for _ in range(count)]
        backs += [self._say("boscalumia-short")] * seat.token
        return f"{len(backs)} ({' '.join(backs)})" if backs else "0"

    def _points(self, seat: SeatView) -> str:
        return "?" if seat.points is None else str(seat.points)

    def _character(self, seat: SeatView) -> str:
        if not seat.character:
            return ""
        colour = self._language.name_of("character", seat.character)
        return self._say("used", colour=colour) if seat.character_used else colour

    # ------------------------------------------------------------------------------- dice and cards
    def _dice(self, view: View) -> Text:
        if not view.dice or ("rolling" in view.dice and len(set(view.dice)) == 1):
            dice = len(view.dice) or view.dice_ahead
            return self._labelled("dice", self._say("tray-coming", dice=dice) if dice else "-")
        faces = []
        for face in view.dice:
            shown = self._symbols.face(face)
            ignored = (face == "pirates" and view.locked) or (face != "blank" and view.spyglass)
            faces.append(f"{shown} ({self._say('die-waived')})" if ignored else shown)
        parts = ["  ".join(f"[{face}]" for face in faces), self._owed(view)]
        if view.announced:
            parts.append(self._say(f"rail-{view.announced}"))
        return self._labelled("dice", "   ".join(parts))

    def _owed(self, view: View) -> str:
        captain = self._names[pilot_of(view)]
        if any(view.to_answer):
            return self._say("why-relieved", captain=captain, need=self._language.owed(view.to_answer))
        return self._say("journal-announced-can-free", who=captain)

    def _on_table(self, view: View) -> list[RenderableType]:
        return [self._labelled("on-table", self._language.cards(view.table))] if view.table else []

    def _hand(self, view: View) -> Text:
        cards = sum(view.hand.values())
        title = self._say("hand-label", cards=cards)
        return self._labelled(title, self._language.cards(view.hand)) if cards else Text(title)

    def _treasures(self, view: View) -> Text:
        own = view.seats[view.seat or 0]
        shown = [self._language.values(view.treasures)] if view.treasures else []
        shown += [self._say("city-boscalumia")] * own.token
        if not shown:
            return self._labelled("treasures-title", self._say("details-no-treasure"))
        points = self._say("count-points", points=own.points or 0)
        return self._labelled("treasures-title", f"{', '.join(shown)} = {points}")

    def _private(self, view: View) -> list[RenderableType]:
        """Facts only this seat knows: laid help, a pile it looks through, hands it saw."""
        said, lines = self._language, []
        if view.laid:
            lines.append(self._say("you-help-laid", things=said.cards_said(view.laid)))
        if view.seen:
            lines.append(self._say("you-pile-seen", things=said.treasures_said(view.seen)))
        for seat, cards in (view.learned.hands if view.learned else {}).items():
            if cards:
                lines.append(
                    self._say("odds-known", captain=self._names[seat], things=said.cards_said(cards))
                )
        return [Text(line) for line in lines]

    def _labelled(self, label: str, value: str) -> Text:
        """Label a value. `label` is a key, or a title."""
        title = self._say(label) if self._language.knows(label) else label
        return Text.assemble((f"{self._say('rules-label', label=title)} ", "dim"), value)
