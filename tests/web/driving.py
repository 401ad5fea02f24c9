"""Playing in a browser as a person does: looking at what glows, and clicking it."""

import random
import re
import time
from typing import Any

from playwright.sync_api import ConsoleMessage, JSHandle, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

# What glows and is in reach of the mouse, and the buttons beside the question, as places to click. In a menu only what
# answers: other buttons close it, or choose what pays.
PLACES = """
() => {
  const scope = document.querySelector('.menu') ?? document.querySelector('dialog[open]') ?? document;
  const asked = scope === document ? '.live, .answers [data-action]' : '.live';
  const wanted = scope !== document && scope.matches('.menu') ? '[data-action]' : asked;
  const out = [];
  for (const node of scope.querySelectorAll(wanted)) {
    if (node.disabled) continue;
    const first = node.getBoundingClientRect();
    if (first.width === 0) continue;
    out.push({piece: node.dataset.piece ?? null, node});
  }
  window.found = out.map((one) => one.node);
  return out.map((one) => one.piece);
}
"""

# Bring one of them into view and wait until it lies still, as people do; its middle, or a free corner where cards
# overlap.
AIM = """
async (index) => {
  const node = window.found[index];
  node.scrollIntoView({block: 'center', inline: 'center'});
  let rect = node.getBoundingClientRect();
  for (let still = 0; still < 2; ) {
    await new Promise(requestAnimationFrame);
    const now = node.getBoundingClientRect();
    still = now.left === rect.left && now.top === rect.top ? still + 1 : 0;
    rect = now;
  }
  for (const [x, y] of [[.5, .5], [.12, .5], [.12, .9], [.88, .5], [.5, .9], [.5, .12]]) {
    const at = [rect.left + rect.width * x, rect.top + rect.height * y];
    const hit = document.elementFromPoint(...at);
    if (hit !== null && (node === hit || node.contains(hit))) return at;
  }
  return null;
}
"""

# Ready: a question for me that nothing is pending for, something open, or the end.
READY = """
(serial) => {
  const page = document.querySelector('.tablepage');
  if (page === null) return false;
  if (document.querySelector('dialog[open] table') !== null) return 'over';
  if (document.querySelector('.menu, dialog[open]') !== null) return 'open';
  const mine = document.querySelector('.prompt.mine');
  return mine !== null && page.dataset.serial !== serial && mine.querySelector('.answers') !== null ? 'asked' : false;
}
"""


# The click was answered: another question, or something opened.
MOVED_ON = """
(serial) => document.querySelector('.menu, dialog[open]') !== null
  || document.querySelector('.tablepage').dataset.serial !== serial
"""

# The same, or at least it is no longer my turn.
ANSWERED = """
(serial) => document.querySelector('.menu, dialog[open], .answers .sent') !== null
  || document.querySelector('.tablepage').dataset.serial !== serial
  || document.querySelector('.prompt.mine') === null
"""

HAND = "[...document.querySelectorAll('.area.hand [data-piece]')].map((node) => node.dataset.piece)"
PIECES = "[...document.querySelectorAll('[data-piece]')].map((node) => node.dataset.piece)"
CHOICES = "[...document.querySelectorAll('.live, .answers [data-action]')].map((node) => node.textContent)"
ANIMATIONS = "document.getAnimations().filter((one) => one.effect?.getTiming().duration > 20).length"


class Seat:
    """One person at one browser."""

    def __init__(self, page: Page, address: str, lang: str, speed: str) -> None:
        self.page = page
        self.address = address
        self.lang = lang
        self.complaints: list[str] = []
        self.heard: list[str] = []
        self.look_ms: float | None = None  # how often to look whether something happened; every frame if not said
        settings = f"{{lang: '{lang}', speed: '{speed}'}}"
        page.add_init_script(
            f"if (!localStorage.getItem('deckhold')) localStorage.setItem('deckhold', JSON.stringify({settings}))"
        )
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._listen)

    def _console(self, message: ConsoleMessage) -> None:
        # A server that is down cannot be reached: tests that kill it expect exactly that.
        if message.type == "error" and "WebSocket connection" not in message.text and "ERR_CONN" not in message.text:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(str(text)))

    def open(self, path: str) -> None:
        """Go there, as far as the letters: without them everything has other sizes."""
        self.page.goto(self.address + path)
        self.page.evaluate("async () => void (await document.fonts.ready)")

    def new_table(self, game: str, **wanted: Any) -> str:
        """A table made through the API of the page's own identity, opened; its id."""
        assert self.identity
        made = self.post("/api/tables", {"game": game, **wanted})
        assert "id" in made, made
        self.open(f"/table/{made['id']}")
        return str(made["id"])

    def get(self, path: str) -> Any:
        """What the server says to this person."""
        return self.page.request.get(self.address + path).json()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server for something as this person."""
        return self.page.request.post(self.address + path, data=body).json()

    @property
    def identity(self) -> str:
        """Who the server takes this person for."""
        return str(self.get("/api/me")["id"])

    @property
    def serial(self) -> str:
        return str(self.page.evaluate("document.querySelector('.tablepage')?.dataset.serial ?? ''"))

    @property
    def decision(self) -> str:
        return str(self.page.evaluate("document.querySelector('.tablepage')?.dataset.decision ?? ''"))

    @property
    def asked(self) -> bool:
        """Whether the open question is mine, or something of mine is open."""
        return bool(self.page.evaluate("document.querySelector('.prompt.mine, .menu, dialog[open]') !== null"))

    @property
    def pieces(self) -> set[str]:
        """Everything that this page shows and that has a name."""
        return set(self.page.evaluate(PIECES))

    @property
    def hand(self) -> list[str]:
        """The cards of hands that this page shows."""
        return list(self.page.evaluate(HAND))

    @property
    def choices(self) -> list[str]:
        """What glows, and the buttons."""
        return list(self.page.evaluate(CHOICES))

    @property
    def animations(self) -> int:
        return int(self.page.evaluate(ANIMATIONS))

    def _until(self, condition: str, serial: str) -> JSHandle:
        return self.page.wait_for_function(condition, arg=serial, polling=self.look_ms or "raf")

    def next_frames(self) -> None:
        """Until the page has been drawn anew, and all that was done to it has come to its end."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def wait(self, after: str = "") -> str:
        """Until I am asked something other than `after`, something is open, or the game is over."""
        return str(self._until(READY, after).json_value())

    def click_something(self, rng: random.Random, prefer: str = "pieces") -> str:
        """One click on something that can be clicked, pieces rather than buttons; what and where."""
        pieces: list[str | None] = self.page.evaluate(PLACES)
        if not pieces and self.page.locator("dialog[open]").count():  # only looking
            self.page.keyboard.press("Escape")
            pieces = self.page.evaluate(PLACES)
        assert pieces, "a question without anything to click"
        buttons = [i for i, piece in enumerate(pieces) if piece is None]
        cards = [i for i, piece in enumerate(pieces) if piece is not None]
        order = rng.sample(cards, len(cards)) + buttons
        if not cards or (buttons and prefer == "any" and rng.random() < 0.3):
            order = rng.sample(buttons, len(buttons)) + cards
        for index in order:
            place = self.page.evaluate(AIM, index)
            if place is not None:
                self.page.mouse.click(place[0], place[1])
                return f"{pieces[index]} at {place}"
        raise AssertionError(f"nothing of {pieces} is in reach of the mouse")

    def play(self, rng: random.Random, clicks: int = 100_000, prefer: str = "pieces") -> bool:
        """Click on until the game is over (True) or so many clicks were made."""
        now = self.wait()
        for _ in range(clicks):
            if now == "over":
                return True
            serial = self.serial
            clicked = self.click_something(rng, prefer)
            try:
                self._until(ANSWERED, serial)
            except PlaywrightTimeout:
                raise AssertionError(f"a click on {clicked} was not answered; heard: {self.heard[-1][:200]}") from None
            now = self.wait(serial)
        return now == "over"

    def be_done(self, rng: random.Random) -> None:
        """Answer with the last button, as somebody who wants to come to an end; where there is none, with anything."""
        if self.page.locator(".menu").count():
            self.page.keyboard.press("Escape")
        serial = self.serial
        buttons = self.page.locator(".answers [data-action]")
        if buttons.count():
            buttons.last.click()
        else:
            self.click_something(rng)
        self._until(MOVED_ON, serial)

    def choose(self, action: int) -> None:
        """Take one particular action, and wait until I am asked again."""
        serial = self.serial
        self.pick(action)
        self.wait(serial)

    def pick(self, action: int) -> None:
        """Click one particular action: its button, or in the list of all choices."""
        button = self.page.locator(f".answers [data-action='{action}']")
        if not button.count():
            self.page.locator(".choices").click()
            button = self.page.locator(f".menu [data-action='{action}']")
        button.click()

    def overflow(self) -> list[str]:
        """What stands out of the window sideways or of its place, is covered, or is cut off."""
        return list(self.page.evaluate(OVERFLOW))

    def english(self, allowed: set[str]) -> set[str]:
        """English words that are left on a Russian page."""
        text = str(self.page.evaluate("document.body.innerText"))
        labels = self.page.evaluate(
            "[...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap((node) =>"
            " ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''))"
        )
        names = " ".join(self.page.evaluate("[...document.querySelectorAll('code')].map((node) => node.textContent)"))
        text = re.sub(r"[\w/-]+\.md\b", "", text + " " + " ".join(labels))
        words = set(re.findall(r"[A-Za-z][A-Za-z'’]+", text)) - set(re.findall(r"[A-Za-z]+", names))
        return {word for word in words if word not in allowed and not re.fullmatch(r"[A-Z]{2,3}|II|III|IV", word)}

    def expect_no_trouble(self) -> None:
        expect(self.page.locator(".problem, .toast")).to_have_count(0)


def first_asked(*seats: Seat) -> Seat:
    """The first of several people at a table who is asked something: pages hear of it one after the other."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for seat in seats:
            if seat.asked:
                return seat
            seat.next_frames()
    raise AssertionError("nobody is asked anything")


# Names may be shortened where the whole of them stands elsewhere (`data-shortened`); what scrolls is not cut off, nor
# what lies on a board that can be moved.
OVERFLOW = """
() => {
  const out = [];
  // Cards that a gallery draws only in sight are laid out at once, not one by one as each is measured.
  for (const node of document.querySelectorAll('.cards > li')) node.style.contentVisibility = 'visible';
  const scrolls = (style) => [style.overflowX, style.overflowY].some((how) => how === 'auto' || how === 'scroll');
  const hasText = (node, style) => style.webkitLineClamp !== 'none'
    || [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim() !== '');
  // Asked once of an element, however many texts stand in it: styles cost the most here.
  const known = new Map();
  const place = (node) => {
    let found = known.get(node);
    if (found === undefined) {
      const style = getComputedStyle(node);
      const unseen = style.clipPath !== 'none' || style.visibility === 'hidden';
      found = {
        isUnseen: unseen || (node.parentElement !== null && place(node.parentElement).isUnseen),
        scrolls: scrolls(style),
        cuts: style.overflowX !== 'visible' || node.matches('.area, .piece'),
        box: node.getBoundingClientRect(),
      };
      known.set(node, found);
    }
    return found;
  };
  const cutter = (node) => {
    const clamped = getComputedStyle(node).webkitLineClamp !== 'none';
    if (clamped && node.scrollHeight > node.clientHeight + 2) return 'its own end';
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let up = node; up !== null && up !== document.body; up = up.parentElement) {
      const { box, ...around } = place(up);
      if (around.scrolls) return null;
      if (!around.cuts) continue;
      const aside = text.left < box.left - 1.5 || text.right > box.right + 1.5;
      if (aside || text.top < box.top - 3 || text.bottom > box.bottom + 3) return `${up.tagName}.${up.className}`;
    }
    return null;
  };
  const wide = document.documentElement.clientWidth;
  const whole = document.documentElement.scrollWidth;
  if (whole > wide + 1) out.push(`the page is ${whole} wide`);
  for (const node of document.querySelectorAll('body *')) {
    const rect = node.getBoundingClientRect();
    if (rect.width <= 2 || rect.height <= 2) continue;
    if (node.closest('.for-screen-readers, .skip, svg, .floating, .world')) continue;
    const style = getComputedStyle(node);
    const inside = node.closest('[data-scrolls], nav');
    const name = `${node.tagName}.${node.className}`;
    if (inside === null && (rect.right > wide + 1 || rect.left < -1)) out.push(`${name} out of the window`);
    if (!hasText(node, style) || place(node).isUnseen) continue;
    if (node.closest('[data-shortened], .card .text, select')) continue;
    const by = cutter(node);
    if (by !== null) out.push(`${JSON.stringify(node.textContent.trim().slice(0, 40))} is cut off by ${by}`);
  }
  for (const area of document.querySelectorAll('.area')) {
    const name = area.querySelector('h3').getBoundingClientRect();
    const heart = area.querySelector('[data-heart]')?.getBoundingClientRect();
    const beside = heart && name.right <= heart.left + 1;
    const covered = heart && heart.height > 0 && !beside && name.bottom > heart.top + 1;
    if (covered) out.push(`${area.dataset.area}: its name is covered`);
    for (const piece of area.querySelectorAll('.piece:not([data-scrolls] *)')) {
      const rect = piece.getBoundingClientRect();
      const around = area.getBoundingClientRect();
      if (rect.bottom > around.bottom + 2 || rect.right > around.right + 2 || rect.left < around.left - 2) {
        out.push(`${piece.dataset.piece} stands out of ${area.dataset.area}`);
      }
    }
  }
  for (const node of document.querySelectorAll('.card .text')) {
    const inner = node.firstElementChild;
    if (inner && node.clientHeight > 5 && inner.getBoundingClientRect().height > node.clientHeight + 1) {
      out.push(`card text does not fit: ${inner.textContent.slice(0, 60)} (${Math.round(node.clientWidth)} px wide)`);
    }
  }
  return [...new Set(out)].slice(0, 12);
}
"""
