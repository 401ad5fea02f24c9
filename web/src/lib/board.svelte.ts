import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { i18n } from "../i18n";
import type { Action, AreaData, CardEntry, CellData, DrawerData, LayoutData, Leads, PieceData, SeatHolder, TableData, View, Words } from "../types";
import type { Deed } from "./deeds";
import { idOf } from "./hexes";
import { amount, library, word, type Cards } from "./library.svelte";
import { settings } from "./settings.svelte";
import { plain } from "./tokens";
import { isTable, rowsOf as usesOf, type Row, type Use } from "./uses";

export interface Menu {
  /** What the menu belongs to; it opens beside it. */
  anchor: Element;
  title: string;
  actions: readonly Action[];
  /** What the click on it counts for: a piece or an area; each action for itself if it belongs to none. */
  at?: string;
}

export interface Zoom {
  anchor: Element;
  card: CardEntry;
  piece: PieceData | null;
  /** Opened on purpose: stays until closed. */
  pinned: boolean;
  /** What else is to be said of the card here. */
  notes?: string[];
}

interface Doer {
  act(action: Action, at: string, then: Use["then"]): void;
  why(piece: string): void;
  /** Places whose click is not answered yet. */
  readonly sent: ReadonlySet<string>;
  /** What somebody else did last. */
  readonly deed: Deed | null;
}

const NOTHING: ReadonlySet<string> = new Set();

/** All rows of a layout but those in drawers. */
const rowsOf = (layout: LayoutData | undefined): string[][] => [
  ...(layout?.wide ?? []),
  ...(layout?.narrow ?? []),
  ...(layout?.below ?? []),
  ...(layout?.stage ?? []),
  layout?.left ?? [],
  layout?.right ?? [],
  layout?.status ?? [],
  layout?.belt ?? [],
];
const DIGITS = "123456789";

/** Keys for answers: ending and declining have their own, the others are numbered; `given` keeps what they had before. */
export function keysOf(actions: readonly Action[], given: Map<number, string> = new Map()): Map<number, string> {
  const out = new Map<number, string>();
  for (const { action, intent } of actions) {
    if (intent === "ends") out.set(action, "E");
    else if (intent === "declines") out.set(action, "0");
    else {
      const taken = new Set(given.values());
      const digit = given.get(action) ?? [...DIGITS].find((one) => !taken.has(one));
      if (digit === undefined) continue;
      given.set(action, digit);
      out.set(action, digit);
    }
  }
  return out;
}

/** Keys for the uses of a piece: numbered in the order in which they are read. */
export function keyedUses(rows: readonly Row[]): Map<Use, string> {
  const uses = rows.flatMap((row) => row.uses);
  return new Map(uses.slice(0, DIGITS.length).map((use, i) => [use, DIGITS[i] ?? ""]));
}

/** One word for a bot of a level, as the catalog of the game calls it. */
export function botName(game: string, level: string | null | undefined, n: number | null = null): string {
  const label = library.game(game)?.bots.find((bot) => bot.id === level)?.label;
  return i18n.t.bot(label ?? level ?? "?", n);
}

/** A person's name; guests the server named are named in the present language. */
export function personName(name: string): string {
  const guest = /^Guest (\d+)$/.exec(name);
  return guest === null ? name : i18n.t.guest(guest[1] ?? "");
}

export function holderName(game: string, holder: SeatHolder | undefined, seat: number): string {
  if (holder === undefined) return i18n.t.player(seat + 1);
  if (holder.kind === "bot") {
    return holder.name !== "" ? `${personName(holder.name)} · ${botName(game, holder.level)}` : botName(game, holder.level);
  }
  if (holder.kind === "empty") return i18n.t.emptySeat;
  return holder.name !== "" ? personName(holder.name) : i18n.t.player(seat + 1);
}

const FEW_ANSWERS = 6; // in somebody else's turn, or of a tie of the foes, that all of them are buttons,
const BRIEF_ANSWERS = 130; // of a tie if they have no more letters than these

/** What is said without its place: where a number stands on the table, or a hex lies under the mouse, nobody needs it. */
export const unplaced = (label: string): string => label.replace(/:? \(?[^():]*-?\d+,-?\d+\)?/, "");

/** What the table's parts share: the view, what can be done, and what is open on top of it. */
export class Board {
  menu = $state.raw<Menu | null>(null);
  zoom = $state.raw<Zoom | null>(null);
  /** Which of the ways to pay is chosen in the menu. */
  paid = $state(0);
  browsing = $state<string | null>(null);
  /** Pieces that a hint or a focused choice points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** The choice pointed at away from the table: the board draws what it would do. */
  foreseen = $state.raw<Action | null>(null);

  /** The drawer that somebody opened to look, and those that were closed while the question is about them. */
  opened = $state<string | null>(null);
  closed = $state.raw<readonly string[]>([]);
  /** What takes the place of the board is shown, not the board. */
  staged = $state(true);

  /** Lists of strips that have too little room for two lines each. */
  readonly crowded = new SvelteSet<string>();

  readonly #view: () => View | null;
  readonly #table: () => TableData | null;
  readonly doer: Doer | null;
  readonly #deed: () => Deed | null;

  constructor(view: () => View | null, table: () => TableData | null, doer: Doer | null, deed: () => Deed | null = () => doer?.deed ?? null) {
    this.#view = view;
    this.#table = table;
    this.doer = doer;
    this.#deed = deed;
  }

  readonly view = $derived.by(() => this.#view());
  readonly table = $derived.by(() => this.#table());
  readonly words = $derived.by((): Words => (this.view === null ? {} : (library.words(this.view.game) ?? {})));
  readonly cards = $derived.by((): Cards | undefined =>
    this.view === null ? undefined : library.cards(this.view.game),
  );
  /** Whether the names of things have arrived. */
  readonly ready = $derived.by(
    (): boolean => this.view !== null && this.cards !== undefined && library.words(this.view.game) !== undefined,
  );
  /** Sides have many figures each, told apart by shape and colour: whoever is named is named with them. */
  readonly racing = $derived((this.view?.areas ?? []).some((area) => area.kind === "race"));
  readonly areas = $derived.by(
    (): ReadonlyMap<string, AreaData> => new Map((this.view?.areas ?? []).map((area) => [area.id, area])),
  );

  /** What I may do now: nothing while a bot decides for my seat. */
  readonly actions = $derived.by((): readonly Action[] => {
    const { view } = this;
    return view?.decision == null || this.table?.seats[view.decision.seat]?.kind === "bot" ? [] : view.actions;
  });

  /** Piece -> what a click on it may do. */
  readonly offers = $derived.by((): ReadonlyMap<string, Action[]> => {
    const out = new Map<string, Action[]>();
    for (const action of this.actions) {
      for (const piece of action.pieces) {
        const list = out.get(piece);
        if (list === undefined) out.set(piece, [action]);
        else list.push(action);
      }
    }
    return out;
  });

  /** What a sum comes to with the best use of a piece: the first that is enough, else the most. */
  leads(piece: string): Leads | undefined {
    const all = (this.offers.get(piece) ?? []).flatMap((action) => action.leads ?? []);
    return all.find((one) => one.enough) ?? all.toSorted((a, b) => b.total - a.total)[0];
  }

  /** Pieces that can be clicked where they lie, or in the pile that can be opened. */
  readonly #reachable = $derived.by((): ReadonlySet<string> => {
    const out = new Set<string>((this.view?.seats ?? []).map((seat) => `seat:${seat.seat}`));
    const layout = this.view?.layout;
    const shown = new Set([...rowsOf(layout), ...(layout?.drawers ?? []).flatMap((drawer) => drawer.rows)].flat());
    for (const area of this.view?.areas ?? []) {
      if (!shown.has(area.id)) continue;
      for (const piece of area.pieces) if (piece !== null) out.add(piece.id);
      for (const cell of area.cells ?? []) out.add(idOf(cell));
    }
    return out;
  });

  /** Buttons beside the question: actions that no piece on the table offers, and before them what is wanted most. */
  readonly loose = $derived.by((): Action[] => {
    const { actions } = this;
    const few = actions.length <= FEW_ANSWERS;
    const brief = actions.map(({ label }) => unplaced(label)).join("").length <= BRIEF_ANSWERS;
    if (few && (this.tie.size > 0 ? brief : this.answering)) return [...actions];
    const others = actions.filter((action) => action.intent !== "wanted" && !action.pieces.some((piece) => this.#reachable.has(piece)));
    return [...actions.filter((action) => action.intent === "wanted"), ...others];
  });

  /** Action -> the cell or figure that it means, in a tie of the foes that the table breaks: all answers are on a board. */
  readonly tie = $derived.by((): ReadonlyMap<number, string> => {
    const out = new Map<number, string>();
    if (!this.mine || this.view?.decision?.turn !== "foes") return out;
    const boards = (this.view.areas ?? []).filter((area) => area.cells !== undefined);
    const places = new Set(boards.flatMap((area) => [...(area.cells ?? []).map(idOf), ...area.pieces.flatMap((piece) => piece?.id ?? [])]));
    for (const { action, intent, pieces } of this.actions) {
      const place = pieces.find((piece) => places.has(piece));
      if (place !== undefined) out.set(action, place);
      else if (intent !== "declines") return new Map();
    }
    return out;
  });
  /** Cell or figure -> the keys of the buttons that mean it, in a tie of the foes. */
  readonly numbered = $derived.by((): ReadonlyMap<string, string> => {
    const out = new Map<string, string>();
    for (const [action, place] of this.tie) {
      const key = this.keys.get(action);
      if (key !== undefined) out.set(place, out.has(place) ? `${out.get(place)} ${key}` : key);
    }
    return out;
  });

  /** In somebody else's turn I may do something, or pass: all of it stands together, and is not looked for on the table. */
  get answering(): boolean {
    return this.mine && this.view?.decision?.turn !== undefined && this.actions.some((action) => action.intent === "declines");
  }

  /** The drawers that the question is about: something in them can be done, and nowhere else. */
  readonly wanted = $derived.by((): DrawerData[] => {
    const layout = this.view?.layout;
    if (layout?.drawers === undefined || this.actions.length === 0) return [];
    const outside = new Set(rowsOf(layout).flat());
    const seen = new Set([...outside].flatMap((id) => this.areas.get(id)?.pieces ?? []).map((piece) => piece?.id));
    const offering = (id: string): boolean =>
      !outside.has(id) && (this.areas.get(id)?.pieces ?? []).some((piece) => piece !== null && this.offers.has(piece.id) && !seen.has(piece.id));
    return layout.drawers.filter((drawer) => drawer.asked === true || drawer.rows.flat().some(offering));
  });

  /** Drawers that hold anything. */
  readonly filled = $derived.by((): DrawerData[] =>
    (this.view?.layout.drawers ?? []).filter((drawer) => drawer.rows.flat().some((id) => this.areas.has(id))),
  );
  /** The drawer that lies open: somebody looks into it, or the question is about it. */
  readonly drawer = $derived.by((): DrawerData | undefined => {
    const asked = new Set(this.wanted.map((drawer) => drawer.id));
    return this.filled.find((one) => one.id === this.opened) ?? this.filled.find((one) => asked.has(one.id) && !this.closed.includes(one.id));
  });

  /** Open a drawer, or close it. */
  toggle(drawer: DrawerData): void {
    if (this.drawer?.id === drawer.id) {
      if (this.wanted.some((one) => one.id === drawer.id)) this.closed = [...this.closed, drawer.id];
      this.opened = null;
    } else {
      this.opened = drawer.id;
      this.closed = this.closed.filter((id) => id !== drawer.id);
    }
  }
  /** The same with the key of a drawer; whether there is one. */
  pull(code: string): boolean {
    const drawer = this.filled.find((one) => one.key !== undefined && `Key${one.key.toUpperCase()}` === code);
    if (drawer !== undefined) this.toggle(drawer);
    return drawer !== undefined;
  }

  /** What takes the place of the board, if anything does: the board alone needs none. */
  readonly stage = $derived.by((): AreaData[][] => {
    const rows = (this.view?.layout.stage ?? []).map((row) => row.flatMap((id) => this.areas.get(id) ?? []));
    const acts = rows.filter((row) => row.length > 0);
    return acts.flat().every((area) => area.cells !== undefined) ? [] : acts;
  });
  /** Show the board instead, or what takes its place again; whether there is a choice. */
  swap(): boolean {
    if (this.stage.length === 0) return false;
    this.staged = !this.staged;
    return true;
  }

  /** The key of each answer. In a question that comes again and again until it is ended, a number keeps its meaning. */
  readonly keys = $derived.by((): ReadonlyMap<number, string> => {
    const lasting = this.loose.some((action) => action.intent === "ends");
    return keysOf(this.tie.size > 0 ? this.actions : this.loose, lasting ? this.#numbers : new Map());
  });
  readonly #numbers = new Map<number, string>();

  /** What the open menu offers, if it is a table of a piece's uses. */
  readonly uses = $derived.by((): Row[] => (this.menu?.at !== undefined && isTable(this.menu.actions) ? usesOf(this.menu.actions, this.paid) : []));

  /** Whether an answer is the one that most people want here; declining and ending never is, unless nothing else is left. */
  isLoud(action: Action): boolean {
    const { actions } = this;
    if (action.intent === "wanted") return true;
    // What reveals or costs for good is not louder than a way out that can still be taken back.
    if (action.final !== undefined && actions.some((other) => other.intent === "declines" && other.final === undefined)) return false;
    if (this.answering && action.intent === undefined) return actions.filter((one) => one.intent === undefined).length === 1;
    if (action.intent !== undefined) return actions.length === 1;
    return actions.length === 2 && actions.some((other) => other.intent === "declines");
  }

  /** How many choices that could still be undone a final action leaves undone. */
  leftBefore(action: Action): number {
    if (action.final === undefined) return 0;
    // Others with its own verb stand in its place, not before it: one of several options, one of several cards.
    return this.actions.filter((other) => other.final === undefined && other.verb !== action.verb).length;
  }

  /** What is to be said before a click on a piece that does one thing at once. */
  warning(piece: string): string[] {
    const [only, ...more] = this.offers.get(piece) ?? [];
    if (only?.final === undefined || more.length > 0) return [];
    return [only.ends ? i18n.t.table.ends : i18n.t.table.final];
  }

  readonly mine = $derived.by(
    (): boolean => this.view?.decision != null && this.view.decision.seat === this.view.seat && this.actions.length > 0,
  );

  readonly sent = $derived.by((): ReadonlySet<string> => this.doer?.sent ?? NOTHING);
  readonly deed = $derived.by((): Deed | null => this.#deed());

  card(piece: PieceData): CardEntry | undefined {
    return piece.card === undefined ? undefined : this.cards?.get(piece.card);
  }

  seatName(seat: number): string {
    const game = this.view?.game ?? "";
    const holder = this.table?.seats[seat];
    const bots = this.table?.seats.filter((other) => other.kind === "bot" && other.name === "") ?? [];
    // Several nameless bots are told apart by number.
    if (holder?.kind === "bot" && holder.name === "" && bots.length > 1) return botName(game, holder.level, bots.indexOf(holder) + 1);
    return holderName(game, holder, seat);
  }

  /** What stands above an area: whose it is, where that must be said, and what it is. */
  areaTitle(area: AreaData): string[] {
    const others = area.owner !== undefined && area.owner !== this.view?.seat; // a watcher is nobody's owner
    const pile = area.kind === "pile" || area.kind === "stack"; // stands beside something with the owner's name
    return others && !pile ? [`${this.seatName(area.owner ?? 0)}:`, area.label] : [area.label];
  }

  word(key: string): string {
    return word(this.words, key);
  }

  /** A text with its tokens in words. */
  say(text: string): string {
    return plain(text, (token, n) =>
      token === "seat" ? this.seatName(n) : amount(this.words, token, n, settings.lang),
    );
  }

  readonly #cells = $derived.by(
    (): ReadonlyMap<string, CellData> => new Map([...this.areas.values()].flatMap((area) => (area.cells ?? []).map((cell) => [idOf(cell), cell]))),
  );
  /** What an answer is called by who sees the cell that it means: by what lies there, not by its numbers. */
  labelOf(action: Action): string {
    const named = action.label.match(/-?\d+,-?\d+/g) ?? [];
    const [place = ""] = named;
    const cell = named.length === 1 ? this.#cells.get(`@${place}`) : undefined;
    if (cell === undefined || action.label.trim() === place) return action.label;
    if (cell.terrain === undefined) return action.label.replace(`: ${place}`, "");
    const site = cell.site === undefined ? undefined : (cell.site.name ?? this.word(`site-${cell.site.key}`));
    return action.label.includes(`: ${place}`) ? action.label.replace(place, site ?? this.word(`terrain-${cell.terrain}`)) : unplaced(action.label);
  }

  /** Every action of the pieces in an area. */
  offersOf(area: AreaData): Action[] {
    const out = new Set<Action>();
    for (const piece of area.pieces) for (const action of (piece && this.offers.get(piece.id)) ?? []) out.add(action);
    return [...out];
  }

  /** Show what a choice is about, and what it would do; null: no longer. */
  point(action: Action | null): void {
    this.foreseen = action;
    this.pointed = action?.pieces ?? [];
  }

  do(action: Action, at: string = this.menu?.at ?? `action:${action.action}`, then: Use["then"] = []): void {
    if (action.intent === "ends") this.#numbers.clear();
    this.menu = null;
    this.zoom = null;
    this.browsing = null;
    this.point(null);
    this.doer?.act(action, at, then);
  }

  /** A click on something that may offer actions. */
  poke(piece: string, title: string, anchor: Element, actions: readonly Action[] = this.offers.get(piece) ?? []): void {
    if (this.sent.has(piece)) return;
    const [only] = actions;
    this.zoom = null;
    if (only === undefined) this.doer?.why(piece);
    else if (actions.length === 1 && only.asks === undefined) this.do(only, piece);
    else {
      this.paid = 0;
      this.menu = { anchor, title, actions, at: piece };
    }
  }
}

const KEY = Symbol("board");

export function provideBoard(board: Board): Board {
  setContext(KEY, board);
  return board;
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
