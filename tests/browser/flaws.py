"""Flaws of a screen that a program can detect."""

from __future__ import annotations

from playwright.sync_api import Page

FOUND = """isTable => {
    const found = [];
    const named = (element) => {
        const words = (element.innerText || element.getAttribute('aria-label') || '').trim();
        const own = (each) => [...each.classList].find((name) => !/^(svelte-|art$)/.test(name));
        let place = element;
        while (place.parentElement && !own(place)) place = place.parentElement;
        const name = `${place === element ? '' : `${element.localName} in `}.${own(place)}`;
        return `${name} "${words.replace(/\\s+/g, ' ').slice(0, 40)}"`;
    };
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
    const seen = (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 4 && box.height > 4 && !element.closest('.unseen')
            && getComputedStyle(element).clipPath === 'none'
            && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const inside = (element, x, y) => { // not scrolled away in a list of its own
        for (let each = element.parentElement; each; each = each.parentElement) {
            const box = each.getBoundingClientRect();
            if (getComputedStyle(each).overflowY !== 'visible' && (x < box.left || x > box.right
                || y < box.top || y > box.bottom)) return false;
        }
        return true;
    };
    const covering = (element) => { // what lies over the middle of its first line, but for what covers all
        const range = document.createRange();
        range.selectNodeContents([...element.childNodes].find(isText));
        const line = range.getClientRects()[0];
        if (!line) return null;
        const x = line.left + line.width / 2, y = line.top + line.height / 2;
        const top = document.elementFromPoint(x, y);
        if (!top || element.contains(top) || top.contains(element) || !inside(element, x, y)) return null;
        return top.closest('dialog, .coach, .scrim, .spotlight') ? null : top;
    };
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} px wide`);
    if (isTable && page.scrollHeight > innerHeight) found.push(`the table is ${page.scrollHeight} px high`);
    for (const element of document.querySelectorAll('#app *')) {
        if (!(element instanceof HTMLElement) || !seen(element)) continue;
        const style = getComputedStyle(element);
        const hasWords = [...element.childNodes].some(isText);
        if (hasWords && style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
            found.push(`cut: ${named(element)}`);
        else if (hasWords && style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2)
            found.push(`cut below: ${named(element)}`);
        const over = hasWords && style.pointerEvents !== 'none' ? covering(element) : null;
        if (over) found.push(`${named(element)} lies under ${named(over)}`);
    }
    const asked = document.querySelector('.question[data-mine=true]');
    if (!isTable || !asked) return found;
    const isList = (element) => element.scrollHeight > element.clientHeight + 1
        && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
    const scrolls = (element) =>
        asked.parentElement.contains(element) && (isList(element) || scrolls(element.parentElement));
    const frame = asked.getBoundingClientRect();
    const choices = [...asked.querySelectorAll('[data-choice], [data-confirm]')].filter(seen).length;
    const isHidden = frame.top < -1 || frame.bottom > innerHeight + 1 || isList(asked.parentElement);
    if (isHidden && choices <= 3) found.push(`a question of ${choices} choices does not fit`);
    if (isHidden && !isList(asked.parentElement)) found.push('the question is out of sight');
    for (const button of asked.querySelectorAll('button')) {
        if (!seen(button)) continue;
        const box = button.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        const isUnder = top && !button.contains(top) && !top.contains(button);
        if ((!top || isUnder) && scrolls(button.parentElement)) continue; // a list of many choices
        if (!top) found.push(`out of sight: ${named(button)}`);
        else if (isUnder) found.push(`${named(button)} lies under ${named(top)}`);
        if (box.height < 43.5 || box.width < 43.5)
            found.push(`small (${Math.round(box.width)}x${Math.round(box.height)}): ${named(button)}`);
    }
    return found;
}"""


def flaws(page: Page, is_table: bool) -> list[str]:
    """Return the flaws in words, each once."""
    found: list[str] = page.evaluate(FOUND, is_table)
    return list(dict.fromkeys(found))
