import type { AreaData } from "../types";

/** How high a card is against its width. */
export const RATIO = 1.4;

const LABEL = 17; // the name above an area
const LINE = 12; // each further line of it
const LETTER = 5.7; // how wide a letter of it is at most, on average
const PAD = 5; // around the cards of an area
const AROUND = 2 * PAD + 2;
const GAP = 8; // between areas, and between cards of a row
const BETWEEN = 6; // rows
const MAX_CARD = 300; // heights
const MAX_SECOND = 200; // of cards that need not be the first thing one sees
const MAX_OTHERS = 110;
const MAX_NUMBERS = 124; // of a row of counters and dice
const PILE_BY_BOARD = 168; // beside a board piles need not be as high as it
const PANEL = 132;
const PANEL_SHARED = 100; // in a row that two seats share
const STRIP = 190;
const LEAST_STRIP = 27; // height
const NAMES_WIDE = 118;
const NAMES_HIGH = 26; // a line of names
const TRACKED = 108; // strips below a track
const LEAST_HIGH = 40; // of anything that can be clicked
const RACE = 150;
const SLIM = 78; // a row that never held anything and is only a name
const NOTES = 60; // beside a card of which something is noted: numbers,
const WORDS = 84; // and words
const BELOW = 58; // under it
const LEAST_CARD = 24;
const LEAST_SHARED = 64; // height of cards in a row that two seats share
const LEAST_PILE = 54; // for its name
const TWO_PILES = 118; // one above the other, with their names
const PILE = 0.72; // of a card that comes first
// Cards that areas have room for however many they hold, so that the sizes of the table stay what they are.
const HAND = 6;
const OWN = 2.4;
const OWN_SHARED = 1.2; // in a row that two seats share
const READ = 4; // of which something is noted that one reads
const SHARED = 1.4;
const OTHERS = 1.6;
const MANY = 5; // cards of a row that may stand in two lines
const SLIGHTLY = 0.2; // of a card: as much of it may be covered and its text still be read
const SLIM_GAP = 4;

/** Width of a card that still says its two effects; see Card.svelte. */
export const LEAST_PARTED = 54;

export interface Place {
  areas: AreaData[]; // several: small piles in two lines
  columns: number; // of piles, or of cards that stand in several lines; 0: all in one line
  width: number;
  card: number; // width of a card
  step: number; // from one card to the next
  label: number; // height of the names in this row
  tall: number; // what is left of the height for cards
  notes?: Notes;
  high?: number; // of cards that are narrower than that
}

/** Where that stands which is noted of a card, where it is not on the card. */
export type Notes = "beside" | "below";

export interface RowPlace {
  height: number;
  places: Place[];
}

/** What has to be known of a table to lay it out. What passes changes nothing of it: the table keeps its place. */
export interface Room {
  areas: ReadonlyMap<string, AreaData>;
  /** What one reads, buys and plays. */
  first: ReadonlySet<string>;
  me: number | null;
  /** Few enough seats to say beside their cards what their names say as well. */
  few: boolean;
  /** Its cards have two effects each: in hand they are read side by side. */
  parted: boolean;
  /** As many of them as usual need not become narrower for that. */
  roomy: boolean;
  /** What stands above an area. */
  title: (area: AreaData) => string;
  /** The most pieces that an area has held so far. */
  most: (area: AreaData) => number;
}

interface Wish {
  areas: AreaData[];
  minimum: number; // pixels
  fixed: number; // pixels that do not depend on the size of cards
  least: number; // card widths
  most: number;
  stretch: number;
  columns: number;
}

/** How much of a card is seen that lies in a fan below the next one. */
export const FAN = 0.3;

const fannedIn = (area: AreaData): number => area.pieces.filter((piece) => piece?.fanned).length;

/** How many cards' room the cards of an area take side by side. */
export const abreast = (area: AreaData): number => area.pieces.length - fannedIn(area) * (1 - FAN);

/** From one card to the next, in a line so wide: fans first, the others share what is left. */
export function stepIn(area: AreaData, width: number, card: number, gap: number): number {
  const fanned = fannedIn(area);
  const steps = area.pieces.length - fanned - 1;
  return steps > 0 ? Math.min(card + gap, (width - card - fanned * FAN * card) / steps) : card;
}

const isPile = (area: AreaData): boolean => area.kind === "pile" || area.kind === "stack";
const isBoard = (area: AreaData): boolean => area.kind === "hex" || area.kind === "grid";

/** Counters, and perhaps tokens beside them: no cards. */
export function isSheet(area: AreaData): boolean {
  if (area.kind === "panel") return true;
  return area.kind === "row" && area.counters !== undefined && area.pieces.every((piece) => piece === null || piece.card === undefined);
}

const notesOf = (area: AreaData): number => ((area.pieces[0]?.marks?.length ?? 0) > 0 ? WORDS : NOTES);

/** An area of which one card is the whole point, with notes on it: a player's board, an enemy's. */
const isNoted = (area: AreaData, room: Room): boolean =>
  area.kind === "row" &&
  area.pieces.length === 1 &&
  room.most(area) === 1 &&
  area.pieces[0]?.counters !== undefined &&
  (room.few || !isOthers(area, room.me) || room.first.has(area.id));

/** Whether something is noted of all its pieces: they stand side by side, so that it can be read. What was used may come and go. */
const isRead = (area: AreaData): boolean =>
  area.pieces.length > 0 && area.pieces.every((piece) => piece?.counters !== undefined || (piece?.marks?.some((mark) => mark !== "used") ?? false));

const isOthers = (area: AreaData, me: number | null): boolean => area.owner !== undefined && area.owner !== (me ?? 0);

function wish(areas: AreaData[], room: Room, lines: number, first: boolean, column: boolean, shared: boolean): Wish {
  const plain = { areas, minimum: 0, columns: 0, stretch: 0 };
  const [area] = areas;
  if (area === undefined) return { ...plain, fixed: 0, least: 0, most: 0 };
  if (areas.length > 1) {
    const columns = Math.ceil(areas.length / 2);
    const size = columns * (lines > 1 ? 0.6 : 0.48);
    const minimum = columns * (LEAST_PILE + AROUND) + 4 * (columns - 1);
    return { ...plain, minimum, fixed: AROUND * columns + 4 * (columns - 1), least: size, most: size, columns };
  }
  if (isSheet(area)) return { ...plain, fixed: shared ? PANEL_SHARED : PANEL, least: 0, most: 0, stretch: 0.1 };
  const n = Math.max(room.most(area), area.pieces.length);
  switch (area.kind) {
    case "panel":
    case "pile":
    case "stack":
      return { ...plain, minimum: LEAST_PILE + AROUND, fixed: AROUND, least: first ? PILE : 1, most: first ? PILE : 1 };
    case "hand":
      if (room.parted && room.roomy && !isOthers(area, room.me)) return { ...plain, fixed: AROUND + (HAND - 1) * GAP, least: HAND, most: Math.max(n, HAND), stretch: 4 };
      if (!isOthers(area, room.me)) return { ...plain, fixed: AROUND, least: HAND * 0.84, most: Math.max(n, HAND), stretch: 4 };
      return { ...plain, fixed: AROUND, least: OTHERS, most: area.pieces.length === 0 ? OTHERS : Math.max(n, OTHERS), stretch: 0.3 };
    case "row":
      if (room.first.has(area.id) && area.owner === undefined) {
        const columns = Math.ceil(n / lines);
        const across = { fixed: AROUND + (columns - 1) * GAP, least: columns, most: columns, stretch: 1 };
        return { ...plain, ...across, columns: lines > 1 ? columns : 0 };
      }
      if (isNoted(area, room)) {
        const notes = notesOf(area);
        return { ...plain, minimum: AROUND + LEAST_CARD + notes, fixed: AROUND + (column ? 0 : notes), least: 1, most: 1, stretch: 0.2 };
      }
      if (area.owner === undefined) return { ...plain, fixed: AROUND, least: SHARED, most: Math.max(SHARED, n), stretch: n > 1 ? 1 : 0.1 };
      if (isOthers(area, room.me)) return { ...plain, fixed: AROUND, least: OTHERS, most: Math.max(OTHERS, n), stretch: 0.5 };
      if (isRead(area)) return { ...plain, fixed: AROUND + (READ - 1) * GAP, least: READ, most: Math.max(READ, n), stretch: 1 };
      return { ...plain, minimum: SLIM, fixed: AROUND, least: shared ? OWN_SHARED : OWN, most: Math.max(OWN, n), stretch: 1 };
    case "faced":
    case "phases":
    case "sum":
    case "race":
      return { ...plain, fixed: AROUND + RACE, least: 0, most: 0, stretch: 3 };
    case "names":
      return { ...plain, fixed: AROUND + NAMES_WIDE, least: 0, most: 0, stretch: 0.5 };
    case "strips":
      return { ...plain, fixed: AROUND + STRIP, least: 0, most: 0, stretch: 1 };
    case "dice":
      return { ...plain, fixed: AROUND + PANEL, least: 0, most: 0, stretch: 1 };
    case "track":
      return { ...plain, fixed: AROUND, least: Math.max(2, (area.width ?? n) * 0.3), most: area.width ?? n, stretch: 2 };
    case "grid":
    case "hex":
      return { ...plain, fixed: AROUND + 260, least: 1, most: 4, stretch: 6 };
  }
}

function wishes(row: string[], room: Room, lines: number, column: boolean, width = 0): Wish[] {
  const found = row.map((id) => room.areas.get(id)).filter((area) => area !== undefined);
  const first = found.some((area) => room.first.has(area.id));
  // Names leave little room for a hand beside them: piles stand one above the other then.
  const fewest = column || (first && found.some((area) => area.kind === "names")) ? 2 : first ? 3 : Infinity;
  const shared = found.some((area) => isOthers(area, room.me)) && found.some((area) => area.owner === (room.me ?? 0));
  const inLine = found.every(isPile) && found.length * (LEAST_PILE + AROUND + GAP) <= width;
  const out: Wish[] = [];
  for (let i = 0; i < found.length; ) {
    let end = i;
    while (end < found.length && isPile(found[end] as AreaData)) end++;
    const several = !inLine && end - i >= fewest;
    const count = several ? end - i : 1;
    const next = wish(found.slice(i, i + count), room, lines, first, column, shared);
    out.push(inLine ? { ...next, stretch: 1 } : next);
    i += count;
  }
  return out;
}

const areasOf = (list: Wish[]): AreaData[] => list.flatMap((one) => one.areas);
const isOnlyNumbers = (list: Wish[]): boolean => areasOf(list).every((area) => isSheet(area) || ["dice", "track", "race"].includes(area.kind));

/** How much of the height a row should get against the others. */
function weight(list: Wish[], room: Room): number {
  const areas = areasOf(list);
  if (areas.some(isBoard)) return 5;
  if (areas.some((area) => room.first.has(area.id))) return 1;
  if (areas.every((area) => isOthers(area, room.me))) return 0.3;
  return 0.48;
}

/** How high counters are at least. */
function numbersHigh(area: AreaData): number {
  if (isPile(area)) return LEAST_HIGH;
  if (area.kind === "names") return NAMES_HIGH;
  if (area.tracks !== undefined && area.kind === "strips") return TRACKED;
  if (area.kind === "strips") return Math.min(6, area.pieces.filter((piece) => piece?.on === undefined).length) * LEAST_STRIP;
  const n = isSheet(area) ? Object.keys(area.counters ?? {}).length : 0;
  return n > 5 ? 120 : n > 2 ? 84 : LEAST_CARD;
}

/** How wide a part of a row is at least, with cards of a width. */
const narrowest = (one: Wish, card: number): number => Math.max(one.minimum, one.fixed + one.least * card);

const wide = (list: Wish[], card: number): number => list.reduce((sum, one) => sum + narrowest(one, card), 0) + GAP * (list.length - 1);

/** How high the cards of a row may be. */
function limit(list: Wish[], room: Room, width: number, height: number, column: boolean): number {
  const areas = areasOf(list);
  if (areas.some(isBoard)) return height;
  if (isOnlyNumbers(list)) return MAX_NUMBERS;
  if (areas.every((area) => area.kind === "names")) return NAMES_HIGH;
  if (areas.some((area) => area.kind === "strips" && area.tracks !== undefined)) return TRACKED;
  const first = areas.some((area) => room.first.has(area.id));
  const most = first ? MAX_CARD : areas.every((area) => isOthers(area, room.me)) ? MAX_OTHERS : MAX_SECOND;
  let high = column ? 1.4 * most : most; // a column beside a board has height to spare
  let low = LEAST_CARD;
  if (wide(list, high / RATIO) <= width) return high;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (wide(list, middle / RATIO) > width) high = middle;
    else low = middle;
  }
  return low;
}

const isTheirs = (id: string, room: Room): boolean => {
  const area = room.areas.get(id);
  return area !== undefined && isOthers(area, room.me);
};

/** The rows of several others in one: at a full table height is what is short. What they never used takes no room then. */
function merged(rows: string[][], room: Room): string[][] {
  const isUnused = (id: string): boolean => {
    const area = room.areas.get(id);
    return area?.kind === "row" && room.most(area) === 0;
  };
  const out: string[][] = [];
  let open = false;
  const isOthersRow = (row: string[]): boolean => row.length > 0 && row.every((id) => isTheirs(id, room));
  const several = rows.filter(isOthersRow).length > 1;
  for (const full of rows) {
    const theirs = isOthersRow(full);
    const row = theirs && several ? full.filter((id) => !isUnused(id)) : full;
    if (theirs && open) out.at(-1)?.push(...row);
    else out.push([...row]);
    open = theirs;
  }
  return out;
}

/** Another one's row that stands right above the own one stands beside it, where both have room enough. */
function joined(rows: string[][], room: Room, width: number): string[][] {
  const at = rows.findIndex((row, i) => {
    const below = rows[i + 1];
    const isMine = below?.every((id) => !isTheirs(id, room) && !room.first.has(id)) ?? false;
    return isMine && row.length > 0 && row.every((id) => isTheirs(id, room));
  });
  if (at < 0) return rows;
  const row = [...(rows[at + 1] ?? []), ...(rows[at] ?? [])];
  return limit(wishes(row, room, 1, false), room, width, MAX_CARD, false) < LEAST_SHARED ? rows : rows.toSpliced(at, 2, row);
}

/** A board of its own row, when there is one: in a window that is not high it stands beside the rows after it. */
export function boardRow(rows: string[][], areas: ReadonlyMap<string, AreaData>): number {
  return rows.findIndex((row) => {
    const [only, ...others] = row.map((id) => areas.get(id)).filter((area) => area !== undefined);
    return only !== undefined && others.length === 0 && isBoard(only);
  });
}

/** Rows cut into shorter ones, for a narrow column. */
export function cut(rows: string[][], areas: ReadonlyMap<string, AreaData>, most: number): string[][] {
  return rows.flatMap((row) => {
    const shown = row.filter((id) => areas.has(id));
    const piles = shown.filter((id) => isPile(areas.get(id) as AreaData)).length; // they stand in one column
    const lines = Math.ceil((shown.length - Math.max(0, piles - 1)) / most);
    const each = Math.ceil(shown.length / Math.max(1, lines));
    return Array.from({ length: lines }, (_, i) => shown.slice(i * each, (i + 1) * each));
  });
}

/** Rows of nothing but names stand beside the piles above them: there are seldom many. */
export function besidePiles(rows: string[][], areas: ReadonlyMap<string, AreaData>): string[][] {
  const are = (row: string[] | undefined, test: (area: AreaData) => boolean): boolean =>
    row?.every((id) => areas.has(id) && test(areas.get(id) as AreaData)) ?? false;
  const out: string[][] = [];
  for (const row of rows) {
    if (are(row, (area) => area.kind === "names") && are(out.at(-1), isPile)) out.at(-1)?.push(...row);
    else out.push([...row]);
  }
  return out;
}

/** How wide a column for rows has to be at least. */
export function narrowestColumn(rows: string[][], room: Room): number {
  return Math.max(...rows.map((row) => wide(wishes(row, room, 1, true), LEAST_CARD / RATIO)));
}

/** Sizes for rows of areas that fill a window: cards as large as they may be, no row wider than the window. */
export function fit(layout: string[][], room: Room, width: number, height: number, column = false): RowPlace[] {
  const rows = joined(merged(layout, room), room, width).filter((row) => row.some((id) => room.areas.has(id)));
  const isLarge = (row: string[]): boolean =>
    row.some((id) => room.first.has(id) && room.areas.get(id)?.kind === "row" && (room.areas.get(id)?.pieces.length ?? 0) >= MANY);
  const laid = (lines: number[]): Sized => {
    const lists = rows.map((row, i) => wishes(row, room, lines[i] ?? 1, column, width));
    return sized(lists, lines, lists.map((list) => labelOf(list, room, column)), room, width, height, column);
  };
  const one = laid(rows.map(() => 1));
  if (!rows.some(isLarge)) return one.places;
  const two = laid(rows.map((row) => (isLarge(row) ? 2 : 1)));
  return two.first > one.first ? two.places : one.places;
}

interface Sized {
  places: RowPlace[];
  first: number; // how high the smallest of the cards that come first are
}

/** Names that may need two lines have them from the beginning. */
function labelOf(list: Wish[], room: Room, column: boolean): number {
  const isLong = (area: AreaData): boolean => {
    const wide = isPile(area) ? LEAST_PILE : area.kind === "row" && area.owner !== undefined ? SLIM : column ? PANEL : Infinity;
    return isOthers(area, room.me) ? !column : room.title(area).length * LETTER > wide;
  };
  return areasOf(list).some(isLong) ? LABEL + LINE : LABEL;
}

function sized(lists: Wish[][], lines: number[], labels: number[], room: Room, width: number, height: number, column: boolean): Sized {
  const limits = lists.map((list) => limit(list, room, width, height, column));
  const weights = lists.map((list) => (isOnlyNumbers(list) ? 2 : weight(list, room)));
  const free = height - labels.reduce((sum, label) => sum + label + AROUND, 0) - BETWEEN * (lists.length - 1);
  const floors = lists.map((list) => Math.max(...areasOf(list).map(numbersHigh), ...list.map((one) => (one.areas.length > 1 ? TWO_PILES : 0))));
  const cardHeight = (unit: number, i: number): number => Math.min(Math.max(floors[i] ?? 0, (weights[i] ?? 1) * unit), limits[i] ?? 0);
  const rowHeight = (unit: number, i: number): number => Math.max(floors[i] ?? 0, (lines[i] ?? 1) * (cardHeight(unit, i) + GAP) - GAP);
  let low = 0;
  let high = 4 * MAX_CARD;
  for (let i = 0; i < 40; i++) {
    const unit = (low + high) / 2;
    const total = lists.reduce((sum, _, row) => sum + rowHeight(unit, row), 0);
    if (total > free) high = unit;
    else low = unit;
  }
  const places = lists.map((list, row) => {
    const label = labels[row] ?? LABEL;
    const tall = Math.max(LEAST_CARD, rowHeight(low, row));
    return { height: tall + label + AROUND, places: spread(list, room, Math.max(LEAST_CARD, cardHeight(low, row)), tall, width, label) };
  });
  const first = lists.flatMap((list, row) => (areasOf(list).some((area) => room.first.has(area.id)) ? [cardHeight(low, row)] : []));
  return { places, first: Math.min(...first) };
}

function spread(list: Wish[], table: Room, high: number, tall: number, width: number, label: number): Place[] {
  const board = list.some((one) => one.areas.some(isBoard));
  const card = (board ? Math.min(high, PILE_BY_BOARD) : high) / RATIO;
  const wanted = list.reduce((sum, one) => sum + (one.most - one.least) * card, 0);
  const spare = width - wide(list, card);
  const share = wanted > 0 ? Math.max(0, Math.min(1, spare / wanted)) : 0;
  const rest = Math.max(0, spare - wanted * share);
  const stretch = list.reduce((sum, one) => sum + one.stretch, 0);
  return list.map((one) => {
    const own = narrowest(one, card) + (one.most - one.least) * share * card;
    const room = Math.floor(own + (stretch > 0 ? (rest * one.stretch) / stretch : 0));
    const [area] = one.areas;
    const place = { areas: one.areas, columns: one.columns, width: room, label, tall };
    if (one.areas.length > 1) {
      const size = Math.min((tall - label - AROUND - 4) / 2 / RATIO, (room - 4 * (one.columns - 1)) / one.columns - AROUND);
      return { ...place, card: size, step: size };
    }
    const inner = room - AROUND;
    if (area !== undefined && isPile(area)) {
      const size = Math.min(card * (one.least || 1), inner);
      return { ...place, card: size, step: size };
    }
    if (area !== undefined && isNoted(area, table)) return { ...place, ...noted(inner, tall, card, notesOf(area)) };
    const step = area !== undefined && one.columns === 0 ? stepIn(area, inner, card, GAP) : card;
    const read = area?.kind === "hand" && table.parted && !isOthers(area, table.me);
    if (read && step < card * (1 - SLIGHTLY)) {
      const slim = Math.min(card, Math.max(LEAST_PARTED, (inner - SLIM_GAP * (area.pieces.length - 1)) / abreast(area)));
      return { ...place, card: slim, step: stepIn(area, inner, slim, SLIM_GAP), high: card * RATIO };
    }
    return { ...place, card, step };
  });
}

/** A card of which something is noted, as large as it can be with the notes beside or below it. */
export function noted(inner: number, tall: number, card: number, notes: number = WORDS): { card: number; step: number; notes: Notes } {
  const beside = Math.min(card, inner - notes);
  const below = Math.min(card, inner, (tall - BELOW) / RATIO);
  const size = Math.max(beside, below, LEAST_CARD);
  return { card: size, step: size, notes: beside >= below ? "beside" : "below" };
}
