import { tick } from "svelte";
import type { GameEvent } from "../types";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

const EASE = "cubic-bezier(.3,.05,.15,1)";
const STAGGER = 0.18; // of a step, between pieces that move together
const MAX_STAGGER = 6;
const OWN_MS = 34; // two frames
const MOVES: ReadonlySet<string> = new Set(["move", "walk", "place"]); // between areas, over a board, onto or off it
const HURRY = 4; // from so many waiting changes on, each one is quicker

interface Was {
  rect: DOMRect;
  node: HTMLElement;
}

const visible = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

function pieces(root: HTMLElement): Map<string, HTMLElement> {
  const out = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) out.set(node.dataset["piece"] ?? "", node);
  return out;
}

function areaRect(root: HTMLElement, id: string | undefined): DOMRect | null {
  if (id === undefined) return null;
  const node =
    (id.startsWith("@") ? root.querySelector(`[data-piece="${CSS.escape(id)}"]`) : null) ??
    root.querySelector(`[data-area="${CSS.escape(id)}"] [data-heart]`) ??
    root.querySelector(`[data-area="${CSS.escape(id)}"]`) ??
    root.querySelector(`[data-seat="${CSS.escape(id.split("/")[1] ?? "")}"]`);
  const rect = node?.getBoundingClientRect();
  return rect !== undefined && visible(rect) ? rect : null;
}

function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${to.width > 0 ? Math.min(3, from.width / to.width) : 1})`;
}

/** Let something come from where it was. Nothing but the transform is animated: then the compositor does it alone. */
function slide(node: HTMLElement, from: string, timing: KeyframeAnimationOptions): void {
  node.style.zIndex = "5";
  node.animate([{ transform: from }, { transform: "none" }], timing).finished.finally(() => (node.style.zIndex = ""));
}

/** A copy of something that is gone, flying to where it went. */
function fly(was: Was, to: DOMRect, duration: number, delay: number): void {
  const ghost = was.node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  for (const small of ghost.querySelectorAll(".text, .type, .values, .notes")) small.replaceChildren(); // not read in flight
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const { style } = ghost;
  style.position = "fixed";
  style.left = `${was.rect.left}px`;
  style.top = `${was.rect.top}px`;
  style.width = `${was.rect.width}px`;
  style.height = `${was.rect.height}px`;
  style.margin = "0";
  style.zIndex = "60";
  style.pointerEvents = "none";
  document.body.append(ghost);
  const scale = Math.max(0.2, Math.min(1.6, to.width / was.rect.width));
  const x = to.left + to.width / 2 - (was.rect.left + was.rect.width / 2);
  const y = to.top + to.height / 2 - (was.rect.top + was.rect.height / 2);
  ghost
    .animate([{ opacity: 1 }, { opacity: 0.9, offset: 0.7 }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 }], {
      duration,
      delay,
      easing: EASE,
      fill: "both",
    })
    .finished.finally(() => ghost.remove());
}

/** A number that floats up from a place: what was gained or lost there. */
function float(text: string, rect: DOMRect, duration: number, delay: number): void {
  const node = document.createElement("span");
  node.className = "floating";
  node.textContent = text;
  node.setAttribute("aria-hidden", "true");
  node.style.left = `${rect.left + rect.width / 2}px`;
  node.style.top = `${rect.top + rect.height / 2}px`;
  document.body.append(node);
  node
    .animate(
      [
        { transform: "translate(-50%, -50%) scale(.6)", opacity: 0 },
        { transform: "translate(-50%, -90%) scale(1.1)", opacity: 1, offset: 0.3 },
        { transform: "translate(-50%, -220%)", opacity: 0 },
      ],
      { duration, delay, fill: "both", easing: "ease-out" },
    )
    .finished.finally(() => node.remove());
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Make a change to the table and show it as movement: what moved slides, what came flies in, what went flies off. */
export async function animated(
  root: HTMLElement | null,
  change: () => void,
  events: GameEvent[],
  waiting: number,
  own: boolean,
): Promise<void> {
  const step = settings.step / (waiting >= HURRY ? 2.5 : 1);
  if (root === null || step === 0 || document.hidden) {
    change();
    await tick();
    return;
  }
  const before = new Map<string, Was>();
  for (const [id, node] of pieces(root)) before.set(id, { rect: node.getBoundingClientRect(), node });
  const counters = new Map<string, number>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-count]")) {
    counters.set(node.dataset["count"] ?? "", Number(node.dataset["value"]));
  }
  change();
  await tick();
  const after = pieces(root);
  const order = new Map<string, { from: string | undefined; to: string | undefined; index: number }>();
  let index = 0;
  for (const event of events) {
    if (!MOVES.has(event.kind)) continue;
    if (event.piece !== undefined && !order.has(event.piece)) {
      order.set(event.piece, { from: event.from, to: event.to, index: Math.min(index++, MAX_STAGGER) });
    } else if (event.piece !== undefined) {
      const known = order.get(event.piece);
      if (known !== undefined) known.to = event.to;
    }
  }
  const options = (delay: number): KeyframeAnimationOptions => ({ duration: step, delay, easing: EASE, fill: "backwards" });
  let moved = false;
  // Everything is measured before anything is changed: else the browser lays the table out again for each piece.
  const changes: (() => void)[] = [];
  for (const [id, node] of after) {
    const rect = node.getBoundingClientRect();
    if (!visible(rect)) continue;
    const was = before.get(id);
    const told = order.get(id);
    const delay = (told?.index ?? 0) * STAGGER * step;
    const from = was?.rect ?? areaRect(root, told?.from);
    if (from === null || from === undefined) {
      if (was === undefined) {
        changes.push(() => node.animate([{ opacity: 0, transform: "scale(.85)" }, { opacity: 1, transform: "none" }], options(delay)));
      }
      continue;
    }
    if (Math.abs(from.left - rect.left) + Math.abs(from.top - rect.top) + Math.abs(from.width - rect.width) < 3) continue;
    changes.push(() => slide(node, shift(from, rect), options(delay)));
    moved ||= told !== undefined;
  }
  for (const [id, was] of before) {
    if (after.has(id) || !visible(was.rect)) continue;
    const told = order.get(id);
    const to = areaRect(root, told?.to);
    if (to !== null) {
      changes.push(() => fly(was, to, step, (told?.index ?? 0) * STAGGER * step));
      moved = true;
    }
  }
  let floats = 0;
  for (const node of root.querySelectorAll<HTMLElement>("[data-count]")) {
    const old = counters.get(node.dataset["count"] ?? "");
    const now = Number(node.dataset["value"]);
    if (old === undefined || old === now) continue;
    const rect = node.getBoundingClientRect();
    if (!visible(rect)) continue;
    const late = floats++ * 40;
    changes.push(() => float(now > old ? `+${now - old}` : `−${old - now}`, rect, step * 2.4, late));
  }
  for (const make of changes) make();
  if (moved) sound.move();
  // One's own clicks are answered at once, and seen before what follows; what others do gets time to be seen.
  const lines = events.some((event) => event.text !== undefined);
  if (own) await rest(OWN_MS);
  else if (moved || lines) await rest(step * (moved ? 1.25 : 0.8));
}
