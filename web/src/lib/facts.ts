import { resourceIcon } from "../icons";
import type { CardEntry, Words } from "../types";

const NOT_VALUES = new Set(["copies", "cost", "tier", "index", "number"]);

export interface Fact {
  name: string;
  value: number;
}

/** The numbers printed in a card's corners beside its cost. */
export function values(card: CardEntry): Fact[] {
  const out: Fact[] = [];
  for (const [name, value] of Object.entries(card)) {
    if (typeof value !== "number" || value === 0 || NOT_VALUES.has(name)) continue;
    if (resourceIcon(name) !== undefined) out.push({ name, value });
  }
  return out;
}

export function cost(card: CardEntry): Fact | null {
  const value = card["cost"];
  if (typeof value !== "number" || (value === 0 && card["cost_kind"] !== undefined && card["group"] === "starting")) return null;
  const kind = card["cost_kind"];
  return { name: typeof kind === "string" ? kind : "cost", value };
}

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

export const typeOf = (card: CardEntry): string => text(card["type"]) ?? card.kind;
/** The faction of what belongs to none. */
export const NONE = "none";
export const factionOf = (card: CardEntry): string | null => text(card["faction"]) ?? text(card["colour"]);

/** A word of the game; colours and the like are often known as marks. */
export function wordOr(words: Words, key: string, other: string): string {
  const found = words[key] ?? words[`mark-${other}`];
  return typeof found === "string" ? found : other.replaceAll("-", " ");
}
