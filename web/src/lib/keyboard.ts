const FOCUSABLE = "button:not([disabled]), a[href], input, select, textarea, [tabindex='0']";

function shown(node: Element): boolean {
  const rect = node.getBoundingClientRect();
  return rect.width > 0 && rect.height > 0 && node.closest("[inert]") === null;
}

/** Move the focus to the nearest thing in the direction of an arrow key. */
export function moveFocus(root: ParentNode, key: string): boolean {
  const nodes = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(shown);
  const now = document.activeElement;
  if (now === null || now === document.body || !nodes.includes(now as HTMLElement)) {
    (nodes.find((node) => node.classList.contains("live")) ?? nodes[0])?.focus();
    return nodes.length > 0;
  }
  const from = now.getBoundingClientRect();
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of nodes) {
    if (node === now) continue;
    const rect = node.getBoundingClientRect();
    const dx = rect.left + rect.width / 2 - x;
    const dy = rect.top + rect.height / 2 - y;
    const along = key === "ArrowRight" ? dx : key === "ArrowLeft" ? -dx : key === "ArrowDown" ? dy : -dy;
    const across = Math.abs(key === "ArrowRight" || key === "ArrowLeft" ? dy : dx);
    if (along <= 2) continue;
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = node;
    }
  }
  best?.focus();
  return best !== null;
}

/** What can be done, but for answers that end or decline something: no habit of pressing a key may lead to those. */
const LEGAL = ".live, .answers [data-action]:not([data-intent=ends], [data-intent=declines])";

/** Which way `focusLegal` goes just now, 0 if it does not: a board that is entered backwards begins with its last cell. */
export let heading: 1 | -1 | 0 = 0;

/** Move the focus to the next thing that can be done, or to the one before. */
export function focusLegal(root: ParentNode, step: 1 | -1): boolean {
  // A board, whose cells have no focus of their own, is one of these as a whole.
  const legal = [...root.querySelectorAll<HTMLElement>(LEGAL)].filter(shown);
  const nodes = [...new Set(legal.map((node) => node.closest<HTMLElement>("[data-focusable]") ?? node))];
  const now = nodes.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step > 0 ? 0 : nodes.length - 1) : (now + step + nodes.length) % nodes.length;
  heading = step;
  nodes[next]?.focus();
  heading = 0;
  nodes[next]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return nodes.length > 0;
}

/** Put the focus on what can be done, and undone, nearest to a place; on the question, if nothing of that kind is left. */
export function focusNear(root: ParentNode, place: DOMRect): void {
  const far = (node: Element): number => {
    const rect = node.getBoundingClientRect();
    return Math.hypot(rect.left - place.left, rect.top - place.top);
  };
  const nodes = [...root.querySelectorAll<HTMLElement>(LEGAL)].filter((node) => shown(node) && node.dataset["final"] === undefined);
  const nearest = nodes.toSorted((a, b) => far(a) - far(b))[0] ?? root.querySelector<HTMLElement>(".question");
  (nearest?.closest<HTMLElement>("[data-focusable]") ?? nearest)?.focus(); // a board is focused as a whole
}

/** Whether a key belongs to a field that is being written in. */
export function isTyping(event: KeyboardEvent): boolean {
  const node = event.target as HTMLElement | null;
  return node !== null && (node.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName));
}
