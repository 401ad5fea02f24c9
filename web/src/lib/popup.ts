const EDGE = 8;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Put a floating element beside another one, inside the window, where it covers neither that nor what is to be answered. */
export function beside(node: HTMLElement, anchor: Element, prefer: "side" | "below" | "above" = "side"): void {
  const from = anchor.getBoundingClientRect();
  const { width, height } = node.getBoundingClientRect();
  const answers = [...document.querySelectorAll(".answers [data-action]")].map((one) => one.getBoundingClientRect());
  const middleX = from.left + from.width / 2 - width / 2;
  const middleY = from.top + from.height / 2 - height / 2;
  const sides = [
    [from.right + EDGE, middleY],
    [from.left - EDGE - width, middleY],
  ];
  const ends = [
    [middleX, from.bottom + EDGE],
    [middleX, from.top - EDGE - height],
  ];
  const places = prefer === "side" ? [...sides, ...ends] : [...(prefer === "above" ? ends.toReversed() : ends), ...sides];
  // Where answers are in the way: as near to them as can be.
  for (const one of answers) {
    places.push([one.left - EDGE - width, middleY], [one.right + EDGE, middleY], [middleX, one.top - EDGE - height]);
    places.push([from.right + EDGE, one.top - EDGE - height], [from.left - EDGE - width, one.top - EDGE - height]);
  }
  places.push([innerWidth, middleY], [0, middleY]);
  let best: Box | null = null;
  let least = Infinity;
  for (const [x, y] of places) {
    const left = Math.max(EDGE, Math.min(x ?? 0, innerWidth - width - EDGE));
    const top = Math.max(EDGE, Math.min(y ?? 0, innerHeight - height - EDGE));
    const box = { left, top, right: left + width, bottom: top + height };
    const hidden = answers.reduce((sum, one) => sum + 4 * shared(box, one), shared(box, from));
    if (hidden < least) {
      least = hidden;
      best = box;
    }
  }
  node.style.left = `${best?.left ?? EDGE}px`;
  node.style.top = `${best?.top ?? EDGE}px`;
  node.style.right = node.style.bottom = "auto";
}
