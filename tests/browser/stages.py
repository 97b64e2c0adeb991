"""How to reach each screen.

A stage walks through several, and yields one per picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from .moments import Moment, Moments, seat_at
from .pauses import falling_with, wind_gust_of_ben
from .person import LONGEST
from .studio import Studio, ask

FAIR_GAME = Path(__file__).parents[2] / "web/src/pages/verify/fair-game.txt"
OWN = ".question[data-mine=true]"
HELD_TIMERS = """
    const begin = window.setTimeout;
    window.setTimeout = (what, ms, ...facts) => begin(what, window.held ? 1e8 : ms, ...facts);
"""


@dataclass(frozen=True)
class Shot:
    """A screen that is ready. A table never scrolls as a whole; a page may."""

    name: str
    page: Page
    is_table: bool = False
    about: str = ""  # selector of the subject, if it may lie below the edge


Stage = Callable[[Studio], Iterator[Shot]]


def stages(sky: dict[int, Moments], crews: Moments) -> dict[str, Stage]:
    """Return all stages. `sky` has the moments of the whole sky by number of players."""
    four = sky[4].asked
    last = sky[4].last
    assert last is not None, "no random game ends by an answer of seat 0"
    made: dict[str, Stage] = {
        "pages": pages,
        "waiting-room": waiting_room,
        "verify": verify,
        "replay": replay,
        "learn": learn,
        "others": partial(others, moment=four["declare"]),
        "hot-seat": partial(hot_seat, turn=four["declare"], window=four["window-after_declarations"]),
        "drawers": partial(drawers, moment=four["declare"]),
        "pause": pause,
        "ahead": ahead,
        "offline": partial(offline, moment=four["declare"]),
        "end": partial(end, moment=last),
    }
    for players, found in sky.items():
        for kind, moment in sorted(found.asked.items()):
            made[f"table-{players}-{kind}"] = partial(question, name=f"table-{players}-{kind}", moment=moment)
    for kind, moment in sorted(crews.asked.items()):
        made[f"crews-{kind}"] = partial(question, name=f"crews-{kind}", moment=moment)
    return made


# ------------------------------------------------------------------------------------------------- pages
def pages(studio: Studio) -> Iterator[Shot]:
    page = studio.visit("/")
    page.wait_for_selector("main h1")
    yield Shot("home", page)
    for name, path in (
        ("create", "/create"),
        ("create-shared", "/create?device=shared"),
        ("settings", "/settings"),
        ("rules", "/rules"),
        ("rules-cards", "/rules#cards"),
        ("rules-characters", "/rules#characters"),
        ("rules-cities", "/rules#cities"),
        ("rules-one", "/rules#C30"),
    ):
        page = studio.visit(path)
        page.wait_for_selector("main h1, main h2")
        yield Shot(name, page)
        if name == "create":
            page.locator("summary").click()
            yield Shot("create-customise", page, about="summary")
        if name == "rules":
            page.locator("input[type=search]").fill("turbo")
            page.wait_for_selector(".found a")
            yield Shot("rules-search", page)


def waiting_room(studio: Studio) -> Iterator[Shot]:
    host = studio.visit("/")
    opened = ask(host, "POST", "/api/tables", {"name": "Ann", "config": "players=4 preset=whole_sky"})
    ask(host, "POST", f"/api/tables/{opened['table']}/bots", {"seat": 1, "bot": "careful"})
    guest = studio.visit(f"/table/{opened['table']}")
    guest.wait_for_selector("main h1")
    yield Shot("waiting-visitor", guest)
    ask(guest, "POST", f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
    for name, page in (("waiting-guest", guest), ("waiting-host", host)):
        page.goto(f"/table/{opened['table']}")
        page.wait_for_selector("main h1")
        yield Shot(name, page)


def verify(studio: Studio) -> Iterator[Shot]:
    page = studio.visit("/verify")
    page.wait_for_selector("main h1")
    yield Shot("verify", page)
    page.locator("input[type=file]").set_input_files(FAIR_GAME)
    page.wait_for_selector(".seal:not(.idle)")
    yield Shot("verify-fair", page)


def replay(studio: Studio) -> Iterator[Shot]:
    """A game of a record: at a crash with all hands open, and from one seat's eyes."""
    page = studio.visit("/replay")
    page.wait_for_selector("main h1")
    yield Shot("replay", page)
    page.locator("input[type=file]").set_input_files(FAIR_GAME)
    page.wait_for_selector("[data-step]", timeout=LONGEST)
    page.locator("[data-highlight=crash]").first.click()
    yield Shot("replay-open", page)
    page.locator("[data-eyes]").select_option("1")
    page.wait_for_selector("[data-eyes]:not(:disabled)")
    yield Shot("replay-eyes", page)


def learn(studio: Studio) -> Iterator[Shot]:
    """Follow every card of the coach: fly, leave in time, play both power cards."""
    page = studio.visit("/learn")
    for number in range(1, 30):
        page.wait_for_selector(".coach", timeout=LONGEST)
        yield Shot(f"learn-{number:02}", page, is_table=True)
        if page.locator(".coach .next").count():
            page.locator(".coach .next").click()
        elif page.locator(".coach .now-you").count():
            answer_until_the_coach_continues(page, "leave" if 4 < number < 8 else "stay")
        else:
            return


def answer_until_the_coach_continues(page: Page, answer: str) -> None:
    said = page.locator(".coach h2").inner_text()
    while True:
        page.wait_for_function(
            """([said, own]) => document.querySelector(own)
                || (document.querySelector('.coach h2')?.innerText ?? said) !== said""",
            arg=[said, OWN],
            timeout=LONGEST,
        )
        coach = page.locator(".coach h2")
        if coach.count() and coach.inner_text() != said:
            return
        asked = page.locator(OWN)
        number = asked.get_attribute("data-question")
        if asked.get_attribute("data-kind") == "reroll":
            asked.locator("[data-choice='1']").click()
        preferred = (answer, "play alternative_route", "play jetpack", "announce can", "pass")
        offered = [asked.locator(f"[data-choice='{words}']") for words in preferred]
        next(one for one in (*offered, asked.locator("[data-confirm]")) if one.count()).first.click()
        expect(page.locator(f"{OWN}[data-question='{number}']")).to_have_count(0, timeout=LONGEST)


# --------------------------------------------------------------------------------------------- the table
def question(studio: Studio, name: str, moment: Moment) -> Iterator[Shot]:
    page = studio.visit("/")
    seat_at(page, moment)
    page.wait_for_selector(OWN, timeout=LONGEST)
    yield Shot(name, page, is_table=True)


def others(studio: Studio, moment: Moment) -> Iterator[Shot]:
    """Somebody else is asked: the views of a waiting player and of a spectator."""
    ann, ben = studio.visit("/"), studio.visit("/")
    table = seat_at(ann, moment, people=2)
    link = ask(ann, "POST", f"/api/tables/{table}/seats/1/link")
    ask(ben, "POST", f"/api/tables/{table}/moves", {"token": link["token"]})
    ann.goto(f"/table/{table}")
    ann.wait_for_selector(OWN, timeout=LONGEST)
    watcher = studio.visit("/")
    for name, page in (("table-waiting", ben), ("table-spectator", watcher)):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".question h2:not(:empty)", timeout=LONGEST)  # spectators see it with a delay
        yield Shot(name, page, is_table=True)


def hot_seat(studio: Studio, turn: Moment, window: Moment) -> Iterator[Shot]:
    page = studio.visit("/")
    seat_at(page, turn, people=2)
    page.wait_for_selector("[data-curtain]", timeout=LONGEST)
    yield Shot("hot-seat-curtain", page, is_table=True)
    seat_at(page, window, people=2)
    page.wait_for_selector("[data-speak]", timeout=LONGEST)
    yield Shot("hot-seat-speak-up", page, is_table=True)


def pause(studio: Studio) -> Iterator[Shot]:
    """Ben may play a card. Ann can only pass, reads a quiet line, and looks at a card."""
    ann, ben = studio.visit("/"), studio.visit("/")
    table = seat_at(ann, wind_gust_of_ben(), people=2)
    link = ask(ann, "POST", f"/api/tables/{table}/seats/1/link")
    ask(ben, "POST", f"/api/tables/{table}/moves", {"token": link["token"]})
    for page in (ann, ben):
        page.goto(f"/table/{table}")
    ben.locator(f"{OWN} [data-choice=stay]").click(timeout=LONGEST)
    ben.wait_for_selector(f"{OWN} [data-choice='play wind_gust']", timeout=LONGEST)
    ben.mouse.move(0, 0)  # a card under the mouse would rise over the question
    yield Shot("table-asked-in-a-pause", ben, is_table=True)
    ann.wait_for_selector(".question.pause", timeout=LONGEST)
    yield Shot("table-pause", ann, is_table=True)
    ann.locator("[data-card]").first.click()
    ann.wait_for_selector("[data-details]")
    yield Shot("table-card-details", ann, is_table=True)


def ahead(studio: Studio) -> Iterator[Shot]:
    """The ship falls: a player with a Jetpack decides before it crashes."""
    page = studio.visit("/")
    seat_at(page, falling_with("jetpack"))
    page.wait_for_selector(f"{OWN} [data-choice='play jetpack']", timeout=LONGEST)
    yield Shot("table-decides-ahead", page, is_table=True)


def drawers(studio: Studio, moment: Moment) -> Iterator[Shot]:
    """The panels beside the table, and the exit."""
    page = studio.visit("/")
    seat_at(page, moment)
    page.wait_for_selector(OWN, timeout=LONGEST)
    page.locator("#app").press("j")
    page.locator("#tab-seen").click()
    yield Shot("table-cards-seen", page, is_table=True)
    page.keyboard.press("Escape")
    page.locator(".top-place header > button").last.click()
    page.wait_for_selector("dialog[open]")
    yield Shot("table-leave", page, is_table=True)


def offline(studio: Studio, moment: Moment) -> Iterator[Shot]:
    """The connection is cut and stays cut."""
    page = studio.visit("/")
    lines: list[WebSocketRoute] = []

    def carry(route: WebSocketRoute) -> None:
        if lines:
            route.close()
        else:
            route.connect_to_server()
            lines.append(route)

    page.route_web_socket("**/ws/**", carry)
    seat_at(page, moment)
    page.wait_for_selector(OWN, timeout=LONGEST)
    page.route("**/api/**", lambda route: route.abort())
    lines[0].close()
    page.wait_for_selector("[data-link=offline]", state="attached", timeout=LONGEST)
    yield Shot("table-offline", page, is_table=True)


def end(studio: Studio, moment: Moment) -> Iterator[Shot]:
    """The count is held half way, and then continues."""
    page = studio.window()
    page.add_init_script(HELD_TIMERS)
    page.goto("/")
    seat_at(page, moment, instant=True)
    page.locator(f"{OWN} [data-choice='{moment.answer}']").click(timeout=LONGEST)
    page.locator("[data-over] .treasures li").first.wait_for(state="attached", timeout=LONGEST)
    page.evaluate("window.held = true")
    yield Shot("end-count", page, is_table=True)
    page.evaluate("window.held = false")
    page.keyboard.press("Escape")  # any key ends the count
    expect(page.locator("[data-over] .rank").first).to_contain_text("1", timeout=LONGEST)
    yield Shot("end-podium", page, is_table=True)
