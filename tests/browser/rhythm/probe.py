"""Scripts inside the measured page: they write the log that `counting` reads."""

from __future__ import annotations

# Log frames, reduced to the fields used, and one's own question on the screen, frame by frame.
PROBE = """(() => {
    if (window.rhythm) return;
    let log = [];
    let shown = '';
    const note = (entry) => log.push({ at: Date.now() / 1000, ...entry });
    const CUT = {
        welcome: (m) => ({ seat: m.seat }),
        snap: (m) => ({ phase: m.view?.view?.phase ?? '' }),
        ev: (m) => ({ n: m.n, what: m.e.what }),
        ask: (m) => ({ q: m.q, kind: m.kind, seats: m.seats, options: m.options ?? [],
            ahead: m.ahead ?? '', opens: m.opens ?? 0 }),
        no: (m) => ({ id: m.id, code: m.code }),
        do: (m) => ({ id: m.id, q: m.q, a: m.a, ahead: m.ahead ?? '' }),
        press: (m) => ({ id: m.id, q: m.q }),
    };
    const cut = (io, text) => {
        const message = JSON.parse(text);
        const part = CUT[message.t];
        if (part) note({ io, t: message.t, ...part(message) });
    };
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', (frame) => cut('in', frame.data));
        }
        send(text) {
            cut('out', text);
            super.send(text);
        }
    };
    const look = () => {
        const key = document.querySelector('.question[data-mine=true]')?.dataset.question ?? '';
        if (key !== shown) note({ io: 'screen', key });
        shown = key;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.rhythm = { take: () => { const taken = log; log = []; return taken; } };
})();"""

TAKE = "() => window.rhythm.take()"

# One's own question and its buttons in one call. `over` is set once the game is counted.
LOOK = """() => {
    if (document.querySelector('[data-over]')) return { over: true };
    const panel = document.querySelector('.question[data-mine=true]');
    if (!panel?.dataset.question) return null;
    const offered = [...panel.querySelectorAll('[data-choice]:not([aria-disabled=true], [disabled])')];
    return {
        over: false,
        key: panel.dataset.question,
        kind: panel.dataset.kind,
        choices: offered.map((button) => button.dataset.choice),
        confirm: panel.querySelector('[data-confirm]:not([disabled])') !== null,
        lens: panel.querySelector('.seen [data-confirm]') !== null,
        dice: panel.querySelectorAll('.tray .die').length,
    };
}"""
WAITING = """(before) => document.querySelector('[data-over]') !== null
    || !['', before].includes(document.querySelector('.question[data-mine=true]')?.dataset.question ?? '')"""
