"""What a screen reader is told reaches to the very end."""

from __future__ import annotations

from random import Random

from .conftest import Opener
from .moments import moments
from .person import LONGEST, NEXT, Person

LISTEN = """
    window.told = [];
    const hear = () => {
        const region = document.querySelector('[data-narration]');
        if (!region || region.heard) return;
        region.heard = true; // a screen reader speaks what is put in, not what was there
        new MutationObserver(() => window.told.push(region.textContent.trim()))
            .observe(region, { childList: true, characterData: true, subtree: true });
    };
    new MutationObserver(hear).observe(document, { childList: true, subtree: true });
"""


def test_the_last_events_are_told_although_the_table_is_gone(visit: Opener) -> None:
    last = moments("first_flight", 2).last
    assert last is not None
    ann = Person(visit("/"), Random(1))
    ann.page.add_init_script(LISTEN)
    wish = {"position": last.position, "bots": ["careful"] * (last.players - 1), "window": 0.0}
    table = ann.ask_server("POST", "/api/dev/tables", wish)["table"]
    ann.page.goto(f"/table/{table}")
    ann.page.wait_for_function(NEXT, arg="", timeout=LONGEST)
    ann.page.locator(f".question [data-choice='{last.answer}']").click()
    ann.page.wait_for_function("() => window.told.join(' ').includes('The game is over.')", timeout=LONGEST)
    journal = " ".join(ann.page.evaluate("window.told"))
    assert journal.count("The game is over.") == 1
    assert journal.index("Amelia") < journal.index("The game is over.")
