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
from .tiles import dice_on

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
        text = self._say("header", journey=view.journey, leg=leg, deck=view.deck_size, discard=discard)
        if view.gifts:
            text += f" · {self._say('gifts', gifts=view.gifts)}"
        return Text(text, style="bold reverse")

    # ------------------------------------------------------------------------------------- the way
    def _way(self, view: View, width: int) -> list[RenderableType]:
        config = Config.parse(view.config)
        cities = [*CITIES, "boscalumia"] if "boscalumia" in config.modules else list(CITIES)
        column = 10 if width >= WIDE else 7
        vessel = view.boat if view.vessel == "boat" and view.boat else view.aircraft
        lines = [
            self._row("city", [self._city_cell(word, vessel) for word in cities], column, "bold"),
            self._row("dice", [self._dice_cell(word, view, config) for word in cities], column),
            self._row("treasures", [self._pile_cell(word, view) for word in cities], column),
        ]
        if width >= WIDE:
            names = [self._language.name_of("city", word) for word in cities]
            lines.insert(1, self._row("name", names, column, "dim"))
        if view.aircraft_flying:
            aboard = [seat for seat, other in enumerate(view.seats) if other.place == "aboard"]
            people = ", ".join(self._names[seat] for seat in aboard)
            note = f"{self._say('label', label=self._say('aircraft'))} {people}"
            lines.append(self._marker(view.aircraft, note, cities, column))
        if view.boat is not None and view.occupant is not None and view.boat_card is not None:
            hazard = self._language.hazard(view.boat_card.removeprefix("rowboat_"))
            ignores = self._say("rowboat-ignores", hazard=hazard)
            label = self._say("label", label=self._say("rowboat"))
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

    def _dice_cell(self, word: str, view: View, config: Config) -> str:
        if word == "boscalumia":
            return "4+4"
        return str(dice_on(word, config)) if view.piles[word] else "-"

    def _pile_cell(self, word: str, view: View) -> str:
        if word == "boscalumia":
            return self._say("boscalumia-lit" if view.lit else "boscalumia-dark")
        return str(view.piles[word]) if view.piles[word] else self._say("empty")

    def _marker(self, vessel: VesselView, note: str, cities: list[str], column: int) -> Text:
        """Draw an arrow under a vessel's city, with its people on the side that has room."""
        here = self._symbols.mark("here")
        word = "boscalumia" if vessel.at == "void" else vessel.at
        if vessel.at == "void":
            note = f"{note}, {self._say('void')}"
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
        has_characters = any(seat.character for seat in view.seats)
        labels = ["name", "where", "cards", "points", "treasures"]
        rows = [self._seat_cells(number, view) for number in range(len(view.seats))]
        if has_characters:
            labels.insert(4, "character")
            for number, seat in enumerate(view.seats):
                rows[number].insert(4, self._character(seat))
        for at, label in enumerate(labels):
            title = self._say(f"seat-{label}")
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
        parts = [self._say(seat.place)]
        if number == view.captain and seat.place == "aboard":
            parts = [f"{self._symbols.mark('captain')} {self._say('captain')}"]
        elif seat.place == "aboard" and seat.declared == "stay":
            parts.append(self._say("stays"))
        if seat.place == "aboard" and "crews" in Config.parse(view.config).modules:
            parts.append(self._say("pawns", pawns=seat.pawns))
        return ", ".join(parts)

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
        if not view.dice:
            return self._labelled("rolled", self._say("rolled-none"))
        if "rolling" in view.dice and len(set(view.dice)) == 1:
            return self._labelled("rolled", self._say("rolled-ahead", dice=len(view.dice)))
        faces = []
        for face in view.dice:
            shown = self._symbols.face(face)
            ignored = (face == "pirates" and view.locked) or (face != "blank" and view.spyglass)
            faces.append(self._say("die-ignored", face=shown) if ignored else shown)
        parts = ["  ".join(f"[{face}]" for face in faces)]
        parts.append(self._owed(view))
        if view.announced:
            parts.append(self._say(f"says-{view.announced}"))
        return self._labelled("rolled", "   ".join(parts))

    def _owed(self, view: View) -> str:
        if any(view.to_answer):
            return self._say("owed", need=self._language.owed(view.to_answer))
        return self._say("owed-nothing" if set(view.dice) == {"blank"} else "owed-covered")

    def _on_table(self, view: View) -> list[RenderableType]:
        lines: list[RenderableType] = []
        if view.table:
            lines.append(Text(self._say("on-table", cards=self._language.cards(view.table))))
        return lines

    def _hand(self, view: View) -> Text:
        count = sum(view.hand.values())
        return self._labelled("hand", self._language.cards(view.hand), count=count)

    def _treasures(self, view: View) -> Text:
        if view.seat is None or not (view.treasures or view.seats[view.seat].token):
            return self._labelled("own-treasures", self._say("own-treasures-none"))
        own = view.seats[view.seat]
        shown = [self._language.values(view.treasures)] if view.treasures else []
        shown += [self._say("token")] * own.token
        points = own.points or 0
        return self._labelled("own-treasures", self._say("total", treasures=", ".join(shown), points=points))

    def _private(self, view: View) -> list[RenderableType]:
        """Facts only this seat knows: laid help, a pile it looks through, hands it saw."""
        lines: list[RenderableType] = []
        if view.laid:
            lines.append(Text(self._say("laid", cards=self._language.cards(view.laid))))
        if view.seen:
            lines.append(self._labelled("seen", self._language.treasures(view.seen)))
        for seat, cards in (view.learned.hands if view.learned else {}).items():
            if cards:
                known = self._language.cards(cards)
                lines.append(Text(self._say("known-hand", name=self._names[seat], cards=known)))
        return lines

    def _labelled(self, label: str, value: str, **values: object) -> Text:
        shown = self._say("label", label=self._say(label, **values))
        return Text.assemble((f"{shown} ", "dim"), value)
