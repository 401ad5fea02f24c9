import type { Spot } from "./hexes";

/** Where things stand so that they do not hide each other. */

/** How wide pieces are drawn, of a hex, which is 87. */
export const DRAWN = { figure: 64, token: 56 };
const ROW = 5;

/** A piece of a stack, a little aside from the others; and from the site that it stands at. */
export function stacked(index: number, of: number, site: boolean): Spot {
  const aside = site ? { x: 12, y: 12 } : { x: 0, y: of > 1 ? 2 : 0 };
  if (of === 1) return aside;
  const spread = of === 2 ? 24 : 34;
  const along = index / (of - 1) - 0.5;
  return { x: aside.x + along * spread, y: aside.y + (index % 2 === 0 ? -5 : 6) };
}

/** The same with all of them side by side, each seen whole; `wide` is the widest of them. */
export function fanned(index: number, of: number, wide: number): Spot {
  const rows = Math.ceil(of / ROW);
  const each = Math.ceil(of / rows);
  const row = Math.floor(index / each);
  const here = Math.min(each, of - row * each);
  return { x: ((index % each) - (here - 1) / 2) * wide, y: (row - (rows - 1) / 2) * (wide + 6) };
}

/** The middle of several spots. */
export function fitted(spots: Spot[]): Spot {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

function shared(a: DOMRect, b: DOMRect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * Where a note fits into a window without covering what it speaks of: beside it, else in a corner; `docked` ones only above or
 * below. `covers` is how much of it could not be helped.
 */
export function besides(note: Size, room: Size, spoken: DOMRect[], others: DOMRect[], docked: boolean): Spot & { covers: number } {
  const { width, height } = note;
  const [right, bottom] = [room.width - width - EDGE, room.height - height - EDGE];
  const last = spoken.at(-1);
  const near: Spot[] =
    last === undefined
      ? []
      : [
          { x: last.right + 10, y: last.top + last.height / 2 - height / 2 },
          { x: last.left - 10 - width, y: last.top + last.height / 2 - height / 2 },
          { x: last.left + last.width / 2 - width / 2, y: last.top - 10 - height },
          { x: last.left + last.width / 2 - width / 2, y: last.bottom + 10 },
        ];
  const corners: Spot[] = [
    { x: EDGE, y: EDGE },
    { x: right, y: bottom },
    { x: EDGE, y: bottom },
    { x: right, y: EDGE },
  ];
  const middle = Math.max(EDGE, (room.width - width) / 2);
  const places = docked ? [{ x: middle, y: bottom }, { x: middle, y: EDGE }] : [...near, ...corners];
  const rated = places
    .map(({ x, y }) => ({ x: Math.max(EDGE, Math.min(x, right)), y: Math.max(EDGE, Math.min(y, bottom)) }))
    .map((at) => {
      const box = new DOMRect(at.x, at.y, width, height);
      const covers = spoken.reduce((sum, one) => sum + shared(box, one), 0);
      return { ...at, covers, bad: covers * 4 + others.reduce((sum, one) => sum + shared(box, one), 0) };
    });
  const best = rated.toSorted((a, b) => a.bad - b.bad)[0] ?? { x: EDGE, y: EDGE, covers: 0 };
  return { x: best.x, y: best.y, covers: best.covers };
}
