"""Measurements inside the browser, by scripts that run before those of the page."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, convert

# Milliseconds from the start of the navigation until the button that starts a bout is painted and handles a click. A
# task follows the painted frame, so anything that keeps the page busy then is included.
INTERACTIVE: Final = """
window.salleInteractive = new Promise((resolve) => {
    const afterFrame = (then) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
    });
    const tried = () => {
        const button = document.querySelector("button.fence:enabled");
        if (!button || button.getBoundingClientRect().height === 0) return;
        watching.disconnect();
        afterFrame(() => {
            addEventListener("submit", (event) => {
                if (event.defaultPrevented) resolve(performance.now());
            });
            button.click();
        });
    };
    const watching = new MutationObserver(tried);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
});
"""

# The time from the click on a decision until the first painted frame that shows the server's answer, and all layout
# shifts without a click or key press just before them.
WATCHING: Final = """
window.salleSeen = { frames: [], shifts: [] };
{
    const seen = window.salleSeen;
    let clicked = 0, decided = 0, told = false;
    addEventListener("click", (event) => (clicked = event.timeStamp), true);

    const changed = new MutationObserver((records) => {
        const main = document.getElementById("main");
        if (!told || !records.some(({ target }) => main?.contains(target))) return;
        const began = decided;
        decided = 0;
        told = false;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => seen.frames.push(performance.now() - began);
            port2.postMessage(null);
        });
    });
    changed.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                if (decided && JSON.parse(data).type === "update") told = true;
            });
        }
        send(data) {
            if (JSON.parse(data).type === "act") decided = clicked;
            super.send(data);
        }
    };

    const named = (one) => {
        const names = [...(one?.classList ?? [])].filter((name) => !name.startsWith("svelte-"));
        return [one?.tagName.toLowerCase(), ...names].join(".");
    };
    const called = ({ node }) => {
        const one = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (!one?.tagName) return "?";
        return [one.parentElement, one].map(named).join(" > ");
    };
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
            if (!hadRecentInput) seen.shifts.push({ value, what: sources.map(called) });
        }
    }).observe({ type: "layout-shift", buffered: true });
}
"""


class Shift(Struct, frozen=True):
    """A layout shift: its size and the moved elements."""

    value: float
    what: list[str]


class Seen(Struct, frozen=True):
    """The measurements since the page was loaded. Times are in milliseconds."""

    frames: list[float]
    shifts: list[Shift]


def seen(page: Any) -> Seen:
    """Read the measurements so far."""
    return convert(page.evaluate("window.salleSeen"), Seen)


# `Fast 3G` of Chromium's developer tools. The latency is that of a whole request.
LINE: Final = {
    "offline": False,
    "latency": 562.5,  # milliseconds
    "downloadThroughput": 1_600_000 / 8 * 0.9,  # bytes a second
    "uploadThroughput": 750_000 / 8 * 0.9,
}
SLOWER: Final = 4  # factor for the processor


def throttle(page: Any) -> None:
    """Slow down the connection and the processor."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
