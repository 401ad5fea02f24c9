import icons from "./icons.json";
import type { Owner, Sign } from "../types";

/** What boards of hexes are drawn from, by the keys that views name. A hex has its middle at 0,0 and corners 50 away. */

export interface Stroke {
  d: string;
  /** Filled, not only lined. */
  full?: true;
}

/** The same little drawing in several places. */
function many(d: string, ...places: [number, number][]): string {
  return places.map(([x, y]) => `M${x} ${y}${d}`).join("");
}

const TREE = "m0-11l8 12h-5l6 9h-18l6-9h-5z";
const TUFT = "l-4-8m4 8v-11m0 11l4-8";
const WAVE = "q5-6 10 0t10 0t10 0";
const REED = "v-12m-5 12v-8m10 8v-9m-14 9h18";
const PEAK = "l15-27l15 27z";
const STAR = "m0-8l2 6l6 2l-6 2l-2 6l-2-6l-6-2l6-2z";
const ROOF = "v-9l7-7l7 7v9z";

/** Terrain as a pattern: colour alone says nothing to many. Its colour is the theme's `--terrain-<key>`. */
const TERRAINS: Record<string, Stroke[]> = {
  open: [],
  plains: [{ d: many(TUFT, [-24, -14], [14, -24], [27, 6], [-8, 8], [-27, 22], [8, 36]) }],
  hills: [{ d: many("q15-19 30 0", [-34, -12], [2, -20], [-16, 6], [8, 14], [-30, 28], [-4, 36]) }],
  forest: [{ d: many(TREE, [-20, -20], [16, -26], [28, 4], [-30, 12], [-4, 2], [14, 28], [-16, 34]), full: true }],
  wasteland: [{ d: "M-38 -8l14 6l4-14l12 6M-24 -2l4 18l-10 8M8 -36l-2 14l12 6l16-4M18 -16l4 16l-8 8M4 14l10 8l2 16M-8 40l4-14l8-4" }],
  desert: [
    { d: many("q16-9 32 0", [-38, -8], [0, -24], [2, 4], [-28, 22], [4, 30]) },
    { d: many("h.1", [-16, -24], [22, -8], [-10, 8], [32, 18], [-32, 8], [-4, 42]) },
  ],
  swamp: [{ d: many(REED, [-20, -16], [18, -20], [26, 14], [-28, 16], [2, 8], [-4, 38]) }],
  lake: [{ d: many(WAVE, [-32, -14], [0, -26], [4, 0], [-30, 14], [-4, 26], [-14, 40]) }],
  sea: [{ d: many(WAVE, [-36, -18], [4, -18], [-16, -34], [-36, 2], [4, 2], [-16, 18], [-36, 24], [8, 30], [-16, 40]) }],
  mountain: [
    { d: many(PEAK, [-36, 4], [4, -2], [-16, 30]), full: true },
    { d: "M-27 -12l6 6l4-7M13 -18l6 6l4-7M-7 14l6 6l4-7" },
  ],
  city: [{ d: many(ROOF, [-30, -10], [-7, -22], [16, -10], [-34, 18], [20, 18], [-18, 36], [4, 36]), full: true }],
  corrupted: [
    { d: many("a6 6 0 1 1 9 7a10 10 0 1 1-15-9", [-22, -18], [18, -24], [26, 10], [-28, 16], [0, 34]) },
    { d: "M-34 -2L-2 -34M-40 22L-26 8M20 22L36 6M-2 44L10 32" },
  ],
  enchanted: [{ d: many(STAR, [-22, -18], [16, -26], [28, 6], [-30, 16], [0, 4], [10, 32], [-14, 36]), full: true }],
};

/** The outline says what kind of site it is: settlement, stronghold, resource, adventure, passage. */
export const OUTLINES = {
  house: "M0 -21L18 -7V17H-18V-7Z",
  battlement: "M-18 17V-18H-10V-12H-4V-18H4V-12H10V-18H18V17Z",
  diamond: "M0 -23L23 0L0 23L-23 0Z",
  disc: "M0 -19A19 19 0 1 1 0 19A19 19 0 1 1 0 -19Z",
  arch: "M-17 18V-4A17 17 0 0 1 17 -4V18Z",
} as const;

const OUTLINE_OF: Record<string, keyof typeof OUTLINES> = {
  village: "house",
  monastery: "house",
  camp: "house",
  "refugee-camp": "house",
  "volkares-camp": "battlement",
  keep: "battlement",
  "mage-tower": "battlement",
  city: "battlement",
  mine: "diamond",
  "deep-mine": "diamond",
  glade: "diamond",
  "hidden-valley": "diamond",
  "ruined-city": "battlement",
  chest: "diamond",
  portal: "arch",
  gate: "arch",
  shrine: "arch",
  beacon: "arch",
};

const siteIcons: Record<string, string> = icons.sites;
const markIcons: Record<string, string> = icons.marks;
const backIcons: Record<string, string> = icons.backs;

/** The entry of a key, or of what it begins with: "city-blue" is a city. */
function closest<T>(book: Record<string, T>, key: string): T | undefined {
  for (let part = key; part !== ""; part = part.slice(0, Math.max(0, part.lastIndexOf("-")))) {
    const found = book[part];
    if (found !== undefined) return found;
  }
  return undefined;
}

export const terrainOf = (key: string): Stroke[] => closest(TERRAINS, key) ?? [];
export const siteOutline = (key: string): string => OUTLINES[closest(OUTLINE_OF, key) ?? "disc"];
export const siteIcon = (key: string): string => closest(siteIcons, key) ?? icons.signs.explore;
export const markIcon = (key: string): string | undefined => closest(markIcons, key);
export const backIcon = (key: string): string => closest(backIcons, key) ?? icons.backs.other;
export const signIcon = (sign: Sign | undefined): string => icons.signs[sign ?? "go"];

/** Sides differ in shape, not only in colour. In a box of 60 x 60 around 0,0. */
const SHAPES = {
  circle: "M0 -26A26 26 0 1 1 0 26A26 26 0 1 1 0 -26Z",
  square: "M-21 -24H21Q24 -24 24 -21V21Q24 24 21 24H-21Q-24 24 -24 21V-21Q-24 -24 -21 -24Z",
  triangle: "M0 -29L29 23Q29 26 26 26H-26Q-29 26 -29 23Z",
  diamond: "M0 -30L28 0L0 30L-28 0Z",
  pentagon: "M0 -28L28 -7L17 25H-17L-28 -7Z",
  hexagon: "M0 -28L25 -14V14L0 28L-25 14V-14Z",
  star: "M0 -30L7 -19L19 -23L18 -10L30 -3L20 5L24 18L11 18L5 29L-5 20L-16 27L-17 13L-29 8L-22 -2L-28 -14L-15 -15L-12 -27Z",
  shield: "M-22 -25H22V2Q22 18 0 28Q-22 18 -22 2Z",
} as const;

const SEATS = [SHAPES.circle, SHAPES.square, SHAPES.triangle, SHAPES.diamond, SHAPES.pentagon, SHAPES.hexagon];

export function shapeOf(owner: Owner | undefined): string {
  if (owner === "foes") return SHAPES.star;
  return owner === undefined ? SHAPES.shield : (SEATS[owner % SEATS.length] ?? SHAPES.circle);
}

/** A token that lies flat: round, but for what players tell apart by its outline. */
export const tokenShape = (back: string | undefined): string => (back?.startsWith("ruin") ? SHAPES.hexagon : SHAPES.circle);

/** How far below the middle of its shape a picture sits. */
export const sink = (owner: Owner | undefined): number => (owner === 2 ? 6 : 0);
