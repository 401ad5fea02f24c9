/** Put a floating element beside another one, inside the window. */
export function beside(node: HTMLElement, anchor: Element, prefer: "side" | "below" = "side"): void {
  const edge = 8;
  const from = anchor.getBoundingClientRect();
  const own = node.getBoundingClientRect();
  let left: number;
  let top: number;
  if (prefer === "side") {
    left = from.right + edge + own.width < innerWidth ? from.right + edge : from.left - edge - own.width;
    top = from.top + from.height / 2 - own.height / 2;
  } else {
    left = from.left + from.width / 2 - own.width / 2;
    top = from.bottom + edge + own.height < innerHeight ? from.bottom + edge : from.top - edge - own.height;
  }
  node.style.left = `${Math.max(edge, Math.min(left, innerWidth - own.width - edge))}px`;
  node.style.top = `${Math.max(edge, Math.min(top, innerHeight - own.height - edge))}px`;
}
