"""Pop-ups at the table cover no plaque of a city and, on a phone, no player."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute

from .altered import Frame, alter
from .conftest import DESKTOP, PHONE, Opener
from .moments import moments, seat_at
from .person import LONGEST, Person, wait_until_drawn
from .stages import OWN

SMALL, SIDEWAYS = (360, 640), (844, 390)
LONG = {"key": "claim_maybe", "to": None, "text": "lightning_arrester"}
# The overlaps, once enough elements are shown and still; null before.
COVERED = """([kind, count, plaqued]) => {
    const over = [...document.querySelectorAll(kind)].filter((each) => each.checkVisibility());
    if (over.length < count || over.some((each) => each.getAnimations().length)) return null;
    const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const plaques = [...document.querySelectorAll(plaqued)]
        .filter((each) => each.checkVisibility());
    if (!plaques.length) return null;
    return { covered: over.flatMap((each) => plaques.filter((plaque) =>
            meets(each.getBoundingClientRect(), plaque.getBoundingClientRect()))
        .map((plaque) => [each.innerText, plaque.innerText.split('\\n')[0]])) };
}"""


def covered(page: Page, kind: str, count: int, plaques: str) -> list[list[str]]:
    found = page.wait_for_function(COVERED, arg=[kind, count, plaques], timeout=LONGEST).json_value()
    return list(found["covered"])


class Connection:
    """The page's connection to the server, with events injected for the page."""

    def __init__(self, page: Page) -> None:
        self._snap: Frame = {}
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/ws/**", self._carry)

    def _carry(self, route: WebSocketRoute) -> None:
        self._route, server = route, route.connect_to_server()
        route.on_message(server.send)

        def to_page(frame: str | bytes) -> None:
            message = json.loads(frame)
            self._snap = message if message["t"] == "snap" else self._snap
            route.send(frame)

        server.on_message(to_page)

    def inject(self, events: list[Frame]) -> None:
        """Inject events after the last real one, for this page only."""
        assert self._route is not None
        for n, event in enumerate(events, start=self._snap["n"] + 1):
            self._route.send(json.dumps({"t": "ev", "n": n, "e": event}))
        self._route.send(json.dumps({**self._snap, "n": self._snap["n"] + len(events)}))


@pytest.mark.parametrize(
    ("size", "players", "language"),
    [
        (DESKTOP, 4, "en-GB"),
        (DESKTOP, 6, "fr-FR"),
        (PHONE, 4, "fr-FR"),
        (PHONE, 6, "en-GB"),
        (SMALL, 6, "fr-FR"),
        (SIDEWAYS, 6, "en-GB"),
    ],
)
def test_speech_bubbles_cover_no_plaque(
    visit: Opener, size: tuple[int, int], players: int, language: str
) -> None:
    page = visit("/", size, language)
    connection = Connection(page)
    seat_at(page, moments("classic", players).asked["declare"])
    page.wait_for_selector(OWN, timeout=LONGEST)
    wait_until_drawn(page)
    connection.inject([{"what": "talked", "seat": seat, **LONG} for seat in range(players)])
    if size == DESKTOP:
        assert covered(page, ".bubble", players, ".plaque") == []
    elif size == SMALL:  # the sky is only as high as the bubble; the strip repeats the plaques
        assert covered(page, ".bubble", 1, ".strip li, .rail .player") == []
    else:  # there is room for one
        assert covered(page, ".bubble", 1, ".plaque, .strip li, .rail .player") == []


@pytest.mark.parametrize(
    ("size", "players", "character", "language"),
    [
        (DESKTOP, 4, "purple", "en-GB"),
        (DESKTOP, 6, "yellow", "fr-FR"),
        (PHONE, 6, "yellow", "en-GB"),
        (PHONE, 6, "yellow", "fr-FR"),
    ],
)
def test_the_card_of_a_character_covers_no_plaque(
    visit: Opener, size: tuple[int, int], players: int, character: str, language: str
) -> None:
    """At take-off the card stays until it is closed or the first answer.

    Longest texts.
    """

    def deal(frame: Frame) -> list[Frame]:
        if frame["t"] == "snap" and (view := frame["view"].get("view")):
            view["seats"][view["seat"]]["character"] = character
        return [frame]

    page = visit("/", size, language)
    alter(page, deal)
    ann = Person(page, Random(4))
    ann.play_now(f"players={players} preset=whole_sky", instant=False)
    card = f'.note[data-power="{character}"]'
    # On a phone the card hangs in the sky, below the strip that repeats the plaques.
    assert covered(page, card, 1, ".plaque" if size == DESKTOP else ".strip li, .rail .player") == []
