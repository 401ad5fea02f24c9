import type { Attachment } from "svelte/attachments";

const isCut = (node: Element): boolean => node.scrollWidth > node.clientWidth + 1;

/** Whether everything stands in its place: nothing has to be scrolled to, no name is wider than its room. */
const fits = (node: HTMLElement): boolean =>
  node.scrollHeight <= node.clientHeight + 1 && !isCut(node) && ![...node.querySelectorAll(".title:not([data-shortened])")].some(isCut);

const SMALLEST = 0.76; // of its letters, until a name takes two lines
const LINES = 2.3; // no more than these, of its letters

/** A name that is a little too long for its line is written a little smaller; one that is far too long, in two lines. */
function shrink(node: HTMLElement): void {
  for (const title of node.querySelectorAll<HTMLElement>(".title[data-shortened]")) {
    title.style.fontSize = title.style.whiteSpace = title.style.lineHeight = "";
    if (!isCut(title)) continue;
    const size = parseFloat(getComputedStyle(title).fontSize) * Math.max(SMALLEST, (0.99 * title.clientWidth) / title.scrollWidth);
    title.style.fontSize = `${size}px`;
    if (!isCut(title)) continue;
    title.style.whiteSpace = "normal";
    title.style.lineHeight = "1";
    if (isCut(title) || title.scrollHeight > LINES * size || node.scrollHeight > node.clientHeight + 1) title.style.whiteSpace = title.style.lineHeight = "";
  }
}

/** What `data-tight` is at first. */
export const LOOSE = "";

/**
 * Draws what a place of a given size holds as large as it fits: `data-tight` gets the levels "1", "1 2", ... until
 * nothing is cut off. What a level looks like is up to who uses it; `of` names what the contents depend on.
 */
export function tightening(levels: number, of: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    const fit = (): void => {
      node.dataset["tight"] = LOOSE;
      for (let level = 1; level <= levels && !fits(node); level++) node.dataset["tight"] += ` ${level}`;
      shrink(node);
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(node);
    $effect(() => {
      of();
      fit();
    });
    return () => sizes.disconnect();
  };
}
