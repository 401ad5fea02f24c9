import type { Box, Spot } from "./hexes";
import { settings } from "./settings.svelte";

/** Pixels that a pointer may tremble before it drags. */
const TREMBLE = { mouse: 5, touch: 10 };
const WHEEL = 0.0016; // of a zoom, by pixel of the wheel
const SLACK = 0.3; // of the window that may show what lies beyond the map
const MOST = 1.9; // pixels a unit
const PADDING = 6;
const SMALLER = [1, 0.97, 0.94, 0.91, 0.88, 0.85]; // parts of the size in which the whole board would fit,
const ASIDE = [0, 0.5, -0.5, 1, -1]; // and of the room that is left beside it
const LITTLE = 0.88; // a little smaller is better than at the very edge of the window

interface Hooks {
  /** Moved and at rest again. */
  rested(): void;
  /** The first movement of a drag. */
  began(): void;
}

/**
 * Which part of a board is seen: the spot in the middle of the window, and how many pixels a unit has.
 *
 * It speaks of the board in its own units, so whatever comes to the board leaves the view where it is. While fingers move only
 * one transform changes, which the compositor does alone; the board is drawn anew, and sharp, when they rest.
 *
 * As long as nobody zooms, one finger scrolls the page up and down, past the board; from then on (`held`) it moves the
 * board, and the page when the board has come to its end.
 */
export class Camera {
  /** Somebody looks at a part of their own choice. */
  held = false;
  /** Somebody has moved it since it showed the whole board. */
  moved = false;
  /** The pointer that is down has dragged, so it is no click. */
  dragged = false;

  #middle: Spot = { x: 0, y: 0 };
  #scale = 1;
  #drawn = 0; // the scale at which the board is drawn
  #home = 1;
  #least = 1; // far enough away to see all of it
  #bounds: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  #size = { width: 0, height: 0 };
  #fingers = new Map<number, Spot>();
  #start: Spot = { x: 0, y: 0 };
  #resting = 0;

  constructor(
    readonly frame: HTMLElement,
    readonly world: HTMLElement,
    readonly hooks: Hooks,
  ) {
    const down = (event: PointerEvent): void => this.#down(event);
    const move = (event: PointerEvent): void => this.#move(event);
    const up = (event: PointerEvent): void => this.#up(event);
    const wheel = (event: WheelEvent): void => this.#wheel(event);
    // Two fingers are for the board, whatever the page does with one.
    const pinch = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    frame.addEventListener("pointerdown", down);
    frame.addEventListener("pointermove", move);
    frame.addEventListener("pointerup", up);
    frame.addEventListener("pointercancel", up);
    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("touchstart", pinch, { passive: false });
    frame.addEventListener("touchmove", pinch, { passive: false });
  }

  get scale(): number {
    return this.#scale;
  }
  get size(): { width: number; height: number } {
    return this.#size;
  }

  /** What may be looked at; the view stays where it is. */
  set bounds(bounds: Box) {
    this.#bounds = bounds;
  }

  resize(width: number, height: number): void {
    this.#size = { width, height };
  }

  /**
   * The whole board, so that it is clear of what lies over the window, if a little less size will do; or where it would be too
   * small, a part of it around a spot, in a size that may be larger.
   */
  home(around: Spot, least: number, near: number = least, isClear: () => boolean = () => true): void {
    const { left, top, right, bottom } = this.#bounds;
    const { width, height } = this.#size;
    const whole = Math.min((width - 2 * PADDING) / (right - left), (height - 2 * PADDING) / (bottom - top), MOST);
    this.#least = Math.min(whole, near) * 0.7;
    this.held = this.moved = false;
    this.#scale = this.#home = whole >= least ? whole : near;
    this.#middle = whole >= least ? { x: (left + right) / 2, y: (top + bottom) / 2 } : around;
    if (whole < least) this.#clamp(0);
    else this.#makeRoom(whole, least, isClear);
    this.#rest(true);
  }

  #makeRoom(whole: number, least: number, isClear: () => boolean): void {
    const { left, top, right, bottom } = this.#bounds;
    const centre = this.#middle;
    const sizes = SMALLER.map((part) => part * whole).filter((one) => one >= least);
    const inside = sizes.filter((one) => one >= LITTLE * whole).map((scale) => ({ scale, aside: ASIDE.slice(0, 3) }));
    for (const { scale, aside } of [...inside, ...sizes.map((one) => ({ scale: one, aside: ASIDE }))]) {
      const free = { x: this.#size.width / scale - (right - left) - (2 * PADDING) / scale, y: this.#size.height / scale - (bottom - top) - (2 * PADDING) / scale };
      for (const y of ASIDE) {
        for (const x of aside) {
          this.#scale = this.#home = scale;
          this.#middle = { x: centre.x + (x * free.x) / 2, y: centre.y + (y * free.y) / 2 };
          if (isClear()) return;
        }
      }
    }
    this.#scale = this.#home = whole;
    this.#middle = centre;
  }

  zoom(by: number, around: Spot = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    const fixed = this.toBoard(around);
    this.moved = true;
    this.#scale = Math.min(MOST, Math.max(this.#least, this.#scale * by));
    this.#middle = {
      x: fixed.x - (around.x - this.#size.width / 2) / this.#scale,
      y: fixed.y - (around.y - this.#size.height / 2) / this.#scale,
    };
    this.held = this.#scale > this.#home * 1.02;
    this.#clamp();
    this.#apply();
    this.#restSoon();
  }

  sees(spot: Spot): boolean {
    const { x, y } = this.toFrame(spot);
    return x > 0 && y > 0 && x < this.#size.width && y < this.#size.height;
  }

  get middle(): Spot {
    return this.#middle;
  }
  /** Look at a spot again that was looked at before. */
  set middle(spot: Spot) {
    this.#middle = { ...spot };
    this.#rest(true);
  }
  /** Have a spot so many pixels from the left. */
  slide(spot: Spot, x: number): void {
    this.middle = { x: spot.x - (x - this.#size.width / 2) / this.#scale, y: this.#middle.y };
  }

  centre(spot: Spot): void {
    this.moved = true;
    this.#middle = { ...spot };
    this.#clamp();
    this.#rest(true);
  }

  /** As little as it takes to have a spot in sight, with some pixels around it; what covers the window counts as out of it. */
  show(spot: Spot, around: number, covered: { top: number; bottom: number } = { top: 0, bottom: 0 }): void {
    const at = this.toFrame(spot);
    const { width, height } = this.#size;
    const aside = at.x < around ? at.x - around : at.x > width - around ? at.x - width + around : 0;
    const [high, low] = [covered.top + around, height - covered.bottom - around];
    const along = at.y < high ? at.y - high : at.y > low ? at.y - low : 0;
    if (aside === 0 && along === 0) return;
    this.#middle = { x: this.#middle.x + aside / this.#scale, y: this.#middle.y + along / this.#scale };
    this.#rest(true);
  }

  toFrame(spot: Spot): Spot {
    return {
      x: this.#size.width / 2 + (spot.x - this.#middle.x) * this.#scale,
      y: this.#size.height / 2 + (spot.y - this.#middle.y) * this.#scale,
    };
  }
  toBoard(at: Spot): Spot {
    return {
      x: this.#middle.x + (at.x - this.#size.width / 2) / this.#scale,
      y: this.#middle.y + (at.y - this.#size.height / 2) / this.#scale,
    };
  }
  /** A spot of the window, as events tell it, on the board. */
  under(event: { clientX: number; clientY: number }): Spot {
    const box = this.frame.getBoundingClientRect();
    return this.toBoard({ x: event.clientX - box.left, y: event.clientY - box.top });
  }

  #clamp(slack = SLACK): void {
    const { left, top, right, bottom } = this.#bounds;
    const within = (value: number, low: number, high: number, seen: number): number => {
      const room = seen / 2 / this.#scale - (seen * slack) / this.#scale;
      const [from, to] = [low + room, high - room];
      return from > to ? (low + high) / 2 : Math.min(to, Math.max(from, value));
    };
    this.#middle = {
      x: within(this.#middle.x, left, right, this.#size.width),
      y: within(this.#middle.y, top, bottom, this.#size.height),
    };
  }

  #apply(): void {
    const { x, y } = this.toFrame({ x: 0, y: 0 });
    this.world.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${this.#scale / this.#drawn})`;
  }

  #restSoon(): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#rest(false), 140);
  }

  #rest(glide: boolean): void {
    clearTimeout(this.#resting);
    const before = this.#drawn > 0 && glide && settings.step > 0 ? getComputedStyle(this.world).transform : null;
    const was = this.#drawn;
    if (this.#drawn !== this.#scale) {
      this.#drawn = this.#scale;
      this.world.style.setProperty("--unit", `${this.#scale}px`);
    }
    this.#apply();
    if (before !== null && before !== "none" && was === this.#drawn) {
      this.world.animate([{ transform: before }, { transform: this.world.style.transform }], { duration: 160, easing: "ease-out" });
    }
    this.frame.style.touchAction = this.held ? "none" : "pan-y";
    this.hooks.rested();
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.dragged = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent): void {
    const was = this.#fingers.get(event.pointerId);
    if (was === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged) {
      const far = Math.hypot(now.x - this.#start.x, now.y - this.#start.y);
      if (this.#fingers.size < 2 && far < (event.pointerType === "mouse" ? TREMBLE.mouse : TREMBLE.touch)) return;
      this.dragged = this.moved = true;
      for (const finger of this.#fingers.keys()) this.frame.setPointerCapture(finger);
      this.hooks.began();
    }
    if (this.#fingers.size === 1) this.#pan(now.x - was.x, now.y - was.y, event.pointerType !== "mouse" && this.held);
    else this.#pinch(event.pointerId, was, now);
    this.#fingers.set(event.pointerId, now);
    this.#apply();
  }

  #pan(dx: number, dy: number, chained: boolean): void {
    const wanted = this.#middle.y - dy / this.#scale;
    this.#middle = { x: this.#middle.x - dx / this.#scale, y: wanted };
    this.#clamp();
    if (chained) this.#scroller?.scrollBy(0, (wanted - this.#middle.y) * this.#scale);
  }

  /** One of two fingers moved: the board keeps under both of them. */
  #pinch(finger: number, was: Spot, now: Spot): void {
    const [other] = [...this.#fingers].filter(([id]) => id !== finger).map(([, at]) => at);
    if (other === undefined) return;
    const box = this.frame.getBoundingClientRect();
    const between = (a: Spot): Spot => ({ x: (a.x + other.x) / 2 - box.left, y: (a.y + other.y) / 2 - box.top });
    const apart = (a: Spot): number => Math.max(10, Math.hypot(a.x - other.x, a.y - other.y));
    const [from, to] = [between(was), between(now)];
    this.#pan(to.x - from.x, to.y - from.y, false);
    this.zoom(apart(now) / apart(was), to);
    clearTimeout(this.#resting);
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0 || !this.dragged) return;
    this.#rest(false);
    setTimeout(() => (this.dragged = false)); // after the click that the browser makes of it
  }

  #wheel(event: WheelEvent): void {
    // Where the page scrolls, the wheel is for the page until somebody has taken hold of the board.
    if (!event.ctrlKey && !this.held && this.#scroller !== null) return;
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const by = Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 5 : 1));
    this.hooks.began();
    this.zoom(by, { x: event.clientX - box.left, y: event.clientY - box.top });
  }

  /** What scrolls around the board, if anything does. */
  get #scroller(): HTMLElement | null {
    for (let node = this.frame.parentElement; node !== null; node = node.parentElement) {
      const scrolls = /auto|scroll/.test(getComputedStyle(node).overflowY);
      if (scrolls && node.scrollHeight > node.clientHeight + 1) return node;
    }
    return null;
  }
}
