/** A text in parts: plain words, `[runes:2]` as a symbol, `[seat:0]` as a name. */
export type Part = { text: string } | { token: string; n: number };

const TOKEN = /\[([a-z][a-z-]*):(-?\d+)\]/g;

export function parts(text: string): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) out.push({ text: text.slice(end, match.index) });
    out.push({ token: match[1] ?? "", n: Number(match[2]) });
    end = match.index + match[0].length;
  }
  if (end < text.length) out.push({ text: text.slice(end) });
  return out;
}

/** The same in plain words. */
export function plain(text: string, say: (token: string, n: number) => string): string {
  return text.replace(TOKEN, (_, token: string, n: string) => say(token, Number(n)));
}
