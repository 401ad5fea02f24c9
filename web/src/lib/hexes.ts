import type { CellData } from "../types";

/** Hexes that stand on a corner, at signed axial coordinates: q to the right, r downwards and half a hex to the right. */

export const RADIUS = 50;
export const WIDE = RADIUS * Math.sqrt(3);
const LINE = RADIUS * 1.5;

export interface Spot {
  x: number;
  y: number;
}
export interface Place {
  q: number;
  r: number;
}

/** Right, then counterclockwise; the edge of the same number lies between a hex and its neighbour there. */
export const DIRECTIONS: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const idOf = ({ q, r }: Place): string => `@${q},${r}`;

/** A cell by its id; null if it is none. */
export function placeOf(id: string): Place | null {
  const found = /^@(-?\d+),(-?\d+)$/.exec(id);
  return found === null ? null : { q: Number(found[1]), r: Number(found[2]) };
}

export const centerOf = ({ q, r }: Place): Spot => ({ x: WIDE * (q + r / 2), y: LINE * r });

export const beside = ({ q, r }: Place, direction: number): Place => {
  const by = DIRECTIONS[((direction % 6) + 6) % 6] ?? { q: 0, r: 0 };
  return { q: q + by.q, r: r + by.r };
};

/** The hex that a spot lies in. */
export function placeAt({ x, y }: Spot): Place {
  const r = y / LINE;
  const q = x / WIDE - r / 2;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const offQ = Math.abs(roundQ - q);
  const offR = Math.abs(roundR - r);
  const offS = Math.abs(Math.round(-q - r) + q + r);
  if (offQ > offR && offQ > offS) roundQ = -roundR - Math.round(-q - r);
  else if (offR > offS) roundR = -roundQ - Math.round(-q - r);
  return { q: roundQ + 0, r: roundR + 0 };
}

/** Corner `i` lies before edge `i`, counterclockwise: 0 is down to the right. */
function corner(at: Spot, i: number, radius: number): Spot {
  const angle = Math.PI / 6 - (Math.PI / 3) * i;
  return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
}

const text = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const outline = (at: Spot, radius = RADIUS): string =>
  Array.from({ length: 6 }, (_, i) => text(corner(at, i, radius))).join(" ");

function edge(cell: Place, direction: number, radius = RADIUS): string {
  const at = centerOf(cell);
  return `M${text(corner(at, direction, radius))}L${text(corner(at, direction + 1, radius))}`;
}

/** The borders between tiles: around those that are known, and around those that could still be revealed. */
export function tileBorders(cells: readonly CellData[]): { known: string; unknown: string } {
  const tiles = new Map(cells.map((cell) => [idOf(cell), cell]));
  const out = { known: "", unknown: "" };
  for (const cell of cells) {
    if (cell.tile === undefined) continue;
    for (let i = 0; i < 6; i++) {
      const other = tiles.get(idOf(beside(cell, i)));
      if (other?.tile === cell.tile) continue;
      if (cell.terrain !== undefined) out.known += edge(cell, i);
      else if (other?.terrain === undefined) out.unknown += edge(cell, i);
    }
  }
  return out;
}

export const wallLines = (cells: readonly CellData[]): string =>
  cells.flatMap((cell) => (cell.walls ?? []).map((direction) => edge(cell, direction))).join("");

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Everything that cells take up. */
export function boundsOf(cells: readonly Place[]): Box {
  const out: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const { x, y } = centerOf(cell);
    out.left = Math.min(out.left, x - WIDE / 2);
    out.right = Math.max(out.right, x + WIDE / 2);
    out.top = Math.min(out.top, y - RADIUS);
    out.bottom = Math.max(out.bottom, y + RADIUS);
  }
  return cells.length > 0 ? out : { left: -WIDE, top: -RADIUS, right: WIDE, bottom: RADIUS };
}

/** Up or down: of the two hexes there the one nearer to a column, or else the other. */
export function vertical(from: Place, down: boolean, column: number, has: (place: Place) => boolean): Place | null {
  const both = (down ? [4, 5] : [2, 1]).map((direction) => beside(from, direction));
  const near = both.filter(has).toSorted((a, b) => Math.abs(centerOf(a).x - column) - Math.abs(centerOf(b).x - column));
  return near[0] ?? null;
}
