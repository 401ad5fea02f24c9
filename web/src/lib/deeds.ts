import type { GameEvent } from "../types";

/** What a piece did: the cells it went along, its blows from cell to cell, and what was said of it. */
export interface Deed {
  piece: string;
  seat: number | undefined;
  path: string[];
  blows: { from: string; to: string; target: string | undefined }[];
  lines: string[];
}

/** What somebody else did last, after these events; null once I have done something myself (`own`). */
export function followed(deed: Deed | null, events: readonly GameEvent[], own: boolean, mine: readonly number[]): Deed | null {
  let now = deed;
  let told = false;
  for (const event of events) {
    const { piece, from, to, target, text } = event;
    if (event.kind === "undo") now = null;
    if (piece === undefined || (now === null && event.begins === undefined)) continue;
    if (event.begins) now = { piece, seat: event.seat, path: [], blows: [], lines: [] };
    else if (now?.piece === piece) {
      const { path, blows, lines } = now;
      if (event.kind === "walk" && from !== undefined && to !== undefined) now = { ...now, path: [...(path.length === 0 ? [from] : path), to] };
      else if (event.kind !== "place" && from !== undefined && to !== undefined) now = { ...now, blows: [...blows, { from, to, target }] };
      if (text !== undefined && event.kind !== "walk") now = { ...now, lines: [...lines, text] };
    } else if (now?.blows.some((blow) => blow.target === piece) && text !== undefined) now = { ...now, lines: [...now.lines, text] };
    else continue;
    told = true;
  }
  if (own && !told) return null;
  return now?.seat !== undefined && mine.includes(now.seat) ? null : now;
}
