import icons from "./icons.json";
import sprite from "virtual:icon-sprite";
import type { CardEntry } from "../types";

type Book = Record<string, string>;

const words: Book = icons.words;
const cards: Book = icons.cards;
const kinds: Record<string, string[]> = icons.kinds;
const factions: Book = icons.factions;
const resources: Book = icons.resources;
const games: Book = icons.games;

export type UiIcon = keyof typeof icons.ui;

/** The address of an icon inside the sprite. */
export const address = (name: string): string => `${sprite}#${name}`;
export const uiIcon = (name: UiIcon): string => icons.ui[name];
export const gameIcon = (game: string): string => games[game] ?? "card-joker";
export const factionIcon = (faction: string): string | undefined => factions[faction];
export const resourceIcon = (resource: string): string | undefined => resources[resource];

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** A picture for an id: its own, one for a word in it, or always the same one of its kind. */
export function pictureOf(id: string, kind = "other"): string {
  const name = id.replaceAll("_", "-");
  const own = cards[name];
  if (own !== undefined) return own;
  const parts = name.split("-").reverse(); // the last word says most: "flytrap-witch"
  for (const part of parts) {
    const found = words[part] ?? words[part.replace(/s$/, "")];
    if (found !== undefined) return found;
  }
  const pool = kinds[kind] ?? kinds["other"] ?? [];
  return pool[hash(id) % pool.length] ?? "card-joker";
}

const known = new Set(Object.values(cards).concat(Object.values(words), Object.values(kinds).flat()));

export function cardPicture(card: CardEntry): string {
  if (typeof card.icon === "string" && known.has(card.icon)) return card.icon;
  const type = typeof card["type"] === "string" ? card["type"] : card.kind;
  return pictureOf(card.id, type in kinds ? type : card.kind);
}
