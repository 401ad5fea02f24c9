/** A text in parts: plain words, `[runes:2]` as a symbol, `[seat:0]` as a name. */
export type Part = { text: string } | { token: string; n: number; before: string; after: string };

const TOKEN = /\[([a-z][a-z-]*):(-?\d+)\]/g;
const OPENING = /[(«„“]*$/;
const CLOSING = /^[.,:;!?…)»“”%]*/;

export function parts(text: string): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const gap = text.slice(end, match.index);
    const before = OPENING.exec(gap)?.[0] ?? "";
    if (gap.length > before.length) out.push({ text: gap.slice(0, gap.length - before.length) });
    end = match.index + match[0].length;
    const after = CLOSING.exec(text.slice(end))?.[0] ?? ""; // no line begins with what belongs to a symbol
    out.push({ token: match[1] ?? "", n: Number(match[2]), before, after });
    end += after.length;
  }
  if (end < text.length) out.push({ text: text.slice(end) });
  return out;
}

/** The same in plain words. */
export function plain(text: string, say: (token: string, n: number) => string): string {
  return text.replace(TOKEN, (_, token: string, n: string) => say(token, Number(n)));
}
