import { i18n } from "../i18n";
import type { TableSummary } from "../types";
import { settings } from "./settings.svelte";

/** How a game went that all win or lose together. A score of 0 or 1 only says the same in a number. */
export function togetherResult(won: boolean, score: number): string {
  const word = won ? i18n.t.home.won : i18n.t.home.lost;
  return score > 1 ? `${word} · ${score}` : word;
}

/** How a finished game went for me: my side's score first, then the others', the best of them first. */
export function result(table: TableSummary): string {
  const { outcome } = table;
  if (outcome === null) return i18n.t.home.finished;
  const won = table.mine.some((seat) => outcome.winners.includes(seat));
  const own = Math.max(...table.mine.map((seat) => outcome.scores[seat] ?? 0));
  const against = table.sides.filter((side) => !side.some((seat) => table.mine.includes(seat)));
  const others = [...against.map((side) => Math.max(...side.map((seat) => outcome.scores[seat] ?? 0))), ...Object.values(outcome.others)];
  if (others.length === 0) return togetherResult(won, own);
  return `${won ? i18n.t.home.won : i18n.t.home.lost} · ${[own, ...others.toSorted((a, b) => b - a)].join(" : ")}`;
}

/** A moment as people say it: the time today, the date otherwise. */
export function moment(seconds: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(settings.lang, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(at);
}
