import type { Action, Asked, Follow } from "../types";

/** A click that answers a question and those that come with it. */
export interface Use {
  action: Action;
  /** The answer that tells what it gives: its own, or one to the question that follows. */
  says: Action | Follow;
  /** What is answered besides, in its order. */
  then: { kind: string; answer: Follow }[];
}

/** A line of the table of uses: what pays for it is chosen once for all of them. */
export interface Row {
  heading: string;
  pays: Follow[];
  uses: Use[];
}

const isPayment = (asked: Asked): boolean => asked.kind === "pay";

/** The uses of a piece, by their headings; `paid` is which of the ways to pay is chosen. */
export function rowsOf(actions: readonly Action[], paid: number): Row[] {
  const rows: Row[] = [];
  for (const action of actions) {
    const heading = action.row ?? "";
    let row = rows.find((one) => one.heading === heading && heading !== "");
    if (row === undefined) rows.push((row = { heading, pays: [], uses: [] }));
    const payment = action.asks?.find(isPayment);
    row.pays = payment?.answers ?? row.pays;
    const chosen = payment?.answers[Math.min(paid, payment.answers.length - 1)];
    const then = payment !== undefined && chosen !== undefined ? [{ kind: payment.kind, answer: chosen }] : [];
    const next = action.asks?.find((asked) => !isPayment(asked));
    if (next === undefined) row.uses.push({ action, says: action, then });
    else for (const answer of next.answers) row.uses.push({ action, says: answer, then: [...then, { kind: next.kind, answer }] });
  }
  return rows;
}

/** Whether a menu is a table of uses. */
export const isTable = (actions: readonly Action[]): boolean => actions.some((action) => action.row !== undefined);
