import type { AreaData } from "../types";

/** How high a card is against its width. */
export const RATIO = 1.4;

const LABEL = 17; // the name above an area
const LINE = 12; // each further line of it
const LETTER = 5.7; // how wide a letter of it is at most, on average
const PAD = 5; // around the cards of an area
const GAP = 8; // between areas, and between cards of a row
const MAX_CARD = 300;
const MAX_PILE = 190; // in a row of nothing but piles and counters
const PANEL = 132;
const CROWDED = 5; // rows
const SLIM = 78; // an empty row that is only a name

export interface Place {
  areas: AreaData[]; // several: small piles in two lines
  columns: number;
  width: number;
  card: number; // width of a card
  step: number; // from one card to the next
  label: number; // height of the names in this row
}

export interface RowPlace {
  height: number;
  places: Place[];
}

interface Wish {
  areas: AreaData[];
  fixed: number; // pixels that do not depend on the size of cards
  least: number; // card widths
  most: number;
  stretch: number;
}

const isPile = (area: AreaData): boolean => area.kind === "pile" || area.kind === "stack";
const isBoard = (area: AreaData): boolean => area.kind === "hex" || area.kind === "grid";

/** An area for something passing, with nothing in it, takes no room. */
export function isShown(area: AreaData): boolean {
  const passing = area.kind === "row" && area.owner === undefined;
  return !passing || area.pieces.length > 0 || (area.hidden ?? 0) > 0 || area.counters !== undefined;
}

function wish(areas: AreaData[]): Wish {
  const [area] = areas;
  if (area === undefined) return { areas, fixed: 0, least: 0, most: 0, stretch: 0 };
  const around = 2 * PAD + 2;
  if (areas.length > 1) {
    const columns = Math.ceil(areas.length / 2);
    return { areas, fixed: around * columns, least: columns * 0.48, most: columns * 0.48, stretch: 0 };
  }
  const n = area.pieces.length;
  if (n === 0 && !area.hidden && area.counters !== undefined) {
    return { areas, fixed: PANEL, least: 0, most: 0, stretch: 0.5 };
  }
  switch (area.kind) {
    case "panel":
      return { areas, fixed: PANEL + Math.max(0, n) * 4, least: n * 0.5, most: n, stretch: n > 0 ? 1 : 0 };
    case "pile":
    case "stack":
      return { areas, fixed: around, least: 1, most: 1, stretch: 0 };
    case "hand":
      if (n === 0) return { areas, fixed: around, least: 1.3, most: 1.6, stretch: 0.2 };
      return { areas, fixed: around + (n - 1) * 2, least: 1 + Math.min(n - 1, 5) * 0.62, most: n, stretch: 4 };
    case "row":
      if (n === 0) return { areas, fixed: SLIM, least: 0, most: 0.4, stretch: 1 };
      if (area.owner === undefined) return { areas, fixed: around + (n - 1) * GAP, least: n, most: n, stretch: 1 };
      return { areas, fixed: around + (n - 1) * 2, least: 1 + Math.min(n - 1, 5) * 0.4, most: n, stretch: 2 };
    case "dice":
      return { areas, fixed: around + n * 6, least: n * 0.36, most: n * 0.5, stretch: 0.5 };
    case "track":
      return { areas, fixed: around, least: Math.max(2, (area.width ?? n) * 0.3), most: area.width ?? n, stretch: 2 };
    case "grid":
    case "hex":
      return { areas, fixed: around + 260, least: 1, most: 4, stretch: 6 };
  }
}

function wishes(row: string[], areas: ReadonlyMap<string, AreaData>): Wish[] {
  const found = row.map((id) => areas.get(id)).filter((area) => area !== undefined && isShown(area)) as AreaData[];
  const out: Wish[] = [];
  for (let i = 0; i < found.length; ) {
    let end = i;
    while (end < found.length && isPile(found[end] as AreaData)) end++;
    const count = end - i >= 3 ? end - i : 1;
    out.push(wish(found.slice(i, i + count)));
    i += count;
  }
  return out;
}

/** How much of the height a row should get against the others. */
function weight(list: Wish[], me: number | null, crowded: boolean): number {
  const areas = list.flatMap((one) => one.areas);
  if (areas.some(isBoard)) return areas.length === 1 ? 3 : 1.25;
  const cards = areas.filter((area) => area.kind !== "panel");
  if (cards.every((area) => area.kind === "track" || area.kind === "dice" || isPile(area))) {
    return cards.some(isPile) ? 0.55 : 0.42;
  }
  if (cards.every((area) => area.owner !== undefined && area.owner !== (me ?? 0))) return 0.42;
  // Where many rows share the height, the own hand is what one reads most.
  if (crowded && cards.some((area) => area.kind === "hand")) return 1.3;
  if (cards.some((area) => area.kind === "hand" || (area.kind === "row" && area.owner === undefined))) return 1;
  return 0.68;
}

/** The other seats' rows side by side in one: at a full table height is what is short. */
function merged(rows: string[][], areas: ReadonlyMap<string, AreaData>, me: number | null): string[][] {
  const isOthers = (row: string[]): boolean =>
    row.length > 0 &&
    row.every((id) => {
      const owner = areas.get(id)?.owner;
      return owner !== undefined && owner !== (me ?? 0);
    });
  const out: string[][] = [];
  let open = false;
  const several = rows.filter(isOthers).length > 1;
  const isEmptyRow = (id: string): boolean => areas.get(id)?.kind === "row" && areas.get(id)?.pieces.length === 0;
  for (const full of rows) {
    const others = isOthers(full);
    const row = others && several ? full.filter((id) => !isEmptyRow(id)) : full;
    if (others && open) out.at(-1)?.push(...row);
    else out.push([...row]);
    open = others;
  }
  return out;
}

/** A board of its own row, when there is one: it stands beside the rows after it. */
export function boardRow(rows: string[][], areas: ReadonlyMap<string, AreaData>): number {
  return rows.findIndex((row) => {
    const [only, ...others] = row.map((id) => areas.get(id)).filter((area) => area !== undefined && isShown(area));
    return only !== undefined && others.length === 0 && isBoard(only);
  });
}

/** Rows cut into shorter ones, for a narrow column. */
export function cut(rows: string[][], areas: ReadonlyMap<string, AreaData>, most: number): string[][] {
  return rows.flatMap((row) => {
    const shown = row.filter((id) => {
      const area = areas.get(id);
      return area !== undefined && isShown(area);
    });
    const lines = Math.ceil(shown.length / most);
    const each = Math.ceil(shown.length / Math.max(1, lines));
    return Array.from({ length: lines }, (_, i) => shown.slice(i * each, (i + 1) * each));
  });
}

/** Says what stands above an area. */
export type Title = (area: AreaData) => string;

/** Whether the name of an area that has cards takes a second line; without cards there is room for it anyway. */
function isLong(area: AreaData, width: number, title: Title): boolean {
  const filled = area.pieces.length > 0 || (area.hidden ?? 0) > 0;
  return filled && title(area).length * LETTER > width - 2 * PAD - 2;
}

/** Sizes for rows of areas that fill a window: cards as large as they may be, no row wider than the window. */
export function fit(
  layout: string[][],
  areas: ReadonlyMap<string, AreaData>,
  width: number,
  height: number,
  me: number | null,
  title: Title,
): RowPlace[] {
  const lists = merged(layout, areas, me)
    .map((row) => wishes(row, areas))
    .filter((list) => list.length > 0);
  const plain = sized(lists, lists.map(() => LABEL), width, height, me);
  const labels = plain.map((row) => {
    const long = row.places.some((place) => place.areas.some((area) => isLong(area, place.width / place.columns, title)));
    return long ? LABEL + LINE : LABEL;
  });
  return labels.every((label) => label === LABEL) ? plain : sized(lists, labels, width, height, me);
}

function sized(lists: Wish[][], labels: number[], width: number, height: number, me: number | null): RowPlace[] {
  const limits = lists.map((list) => {
    const fixed = list.reduce((sum, one) => sum + one.fixed, 0) + GAP * (list.length - 1);
    const units = list.reduce((sum, one) => sum + one.least, 0);
    const board = list.some((one) => one.areas.some(isBoard));
    if (board) return list.length === 1 ? height : MAX_CARD;
    const only = list.every((one) => one.areas.every((area) => isPile(area) || area.kind === "panel" || area.kind === "dice"));
    return Math.min(only ? MAX_PILE : MAX_CARD, units === 0 ? MAX_CARD : ((width - fixed) / units) * RATIO);
  });
  const weights = lists.map((list) => weight(list, me, lists.length >= CROWDED));
  const around = 2 * PAD + 2;
  const room = height - labels.reduce((sum, label) => sum + label + around, 0) - GAP * 0.75 * (lists.length - 1);
  const cardHeight = (unit: number, i: number): number => Math.min((weights[i] ?? 1) * unit, limits[i] ?? 0);
  let low = 0;
  let high = 4 * MAX_CARD;
  for (let i = 0; i < 40; i++) {
    const unit = (low + high) / 2;
    const total = lists.reduce((sum, _, row) => sum + cardHeight(unit, row), 0);
    if (total > room) high = unit;
    else low = unit;
  }
  return lists.map((list, row) => {
    const tall = Math.max(24, cardHeight(low, row));
    const label = labels[row] ?? LABEL;
    return { height: tall + label + around, places: spread(list, tall, width, label) };
  });
}

const PILE_BY_BOARD = 168; // beside a board piles need not be as high as it

function spread(list: Wish[], tall: number, width: number, label: number): Place[] {
  const board = list.some((one) => one.areas.some(isBoard));
  const card = (board ? Math.min(tall, PILE_BY_BOARD) : tall) / RATIO;
  const fixed = list.reduce((sum, one) => sum + one.fixed, 0) + GAP * (list.length - 1);
  const least = list.reduce((sum, one) => sum + one.least * card, 0);
  const wanted = list.reduce((sum, one) => sum + (one.most - one.least) * card, 0);
  const spare = width - fixed - least;
  const share = wanted > 0 ? Math.max(0, Math.min(1, spare / wanted)) : 0;
  const rest = Math.max(0, spare - wanted * share);
  const stretch = list.reduce((sum, one) => sum + one.stretch, 0);
  return list.map((one) => {
    const own = one.fixed + (one.least + (one.most - one.least) * share) * card;
    const room = own + (stretch > 0 ? (rest * one.stretch) / stretch : 0);
    const columns = one.areas.length > 1 ? Math.ceil(one.areas.length / 2) : 1;
    const size = one.areas.length > 1 ? (tall - label - 2 * PAD - 6) / 2 / RATIO : card;
    const n = one.areas[0]?.pieces.length ?? 0;
    const inner = room - 2 * PAD - 2;
    const step = n > 1 ? Math.min(size + GAP, (inner - size) / (n - 1)) : size;
    return { areas: one.areas, columns, width: Math.floor(room), card: size, step, label };
  });
}
