"""Scripts for measured pages: animations, layout shifts, answered clicks."""

from __future__ import annotations

ANIMATED = """() => {
    window.animated = {};
    const look = () => {
        for (const motion of document.getAnimations()) {
            const part = motion.effect?.target;
            if (!part) continue;
            for (const frame of motion.effect.getKeyframes())
                for (const name of Object.keys(frame))
                    if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name))
                        (window.animated[name] ??= {})[
                            part.dataset?.part ?? part.className?.baseVal ?? part.className] = true;
        }
        requestAnimationFrame(look);
    };
    look();
}"""
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shifts.push({ value: shift.value, parts: shift.sources
            .map((source) => source.node?.className?.baseVal ?? source.node?.className ?? '') });
    }).observe({ type: 'layout-shift', buffered: false });
}"""
CLICKED = """
    window.click = {};
    addEventListener('click', () => {
        window.click.pressed = performance.now();
        new MutationObserver((_, seen) => {
            seen.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(
                () => (window.click.answered = performance.now())));
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    }, { capture: true, once: true });
"""
