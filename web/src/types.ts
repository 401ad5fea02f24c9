/** What the server sends: see docs/protocol.md. */

export type Lang = "en" | "ru";

export interface Me {
  id: string;
  name: string;
  registered: boolean;
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  id: string;
  label: string;
  about?: string;
  many: boolean;
  low: number;
  high: number;
  advanced: boolean;
  default: OptionValue | OptionValue[];
  values: { value: OptionValue; label: string; about?: string }[];
  /** Where a value is put together: one of each, "/" between them. */
  parts: { value: OptionValue; label: string }[][];
  /** It matters only where these options have one of these values. */
  needs: Record<string, OptionValue[]>;
}

/** Which options of a new table go together. */
export interface Fitting {
  /** Why an option cannot be what it is. */
  problems: Record<string, string>;
  /** Values that do not go with the rest. */
  refused: Record<string, OptionValue[]>;
  /** Options that can only be what they are. */
  fixed: string[];
}

export interface GameEntry {
  id: string;
  version: string;
  title: string;
  about: string;
  seats: [number, number];
  cooperative: boolean;
  minutes: [number, number];
  weight: number;
  options: GameOption[];
  bots: { id: string; label: string }[];
}

export interface CardEntry {
  id: string;
  kind: string;
  name: string;
  text: string;
  /** Of a card that is played for one of two effects: what each of them says. */
  effects?: string[];
  copies: number;
  provenance: string;
  rules: string[];
  icon?: string | null;
  [fact: string]: unknown;
}

export type Words = Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>>;

export interface CardStatistics {
  offered: number;
  taken: number;
  with_it: number | null;
  without: number | null;
  low: number;
  high: number;
  sure: boolean;
  round: number | null;
}

export interface Statistics {
  version: string;
  games: number;
  bots: string[];
  together: boolean;
  cards: Record<string, CardStatistics>;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  kind: "rule" | "example" | "ruling";
  source?: string;
}

export type Counters = Record<string, number>;

export interface PieceData {
  id: string;
  card?: string;
  counters?: Counters;
  marks?: string[];
  /** On a grid its column, on a board of hexes its axial q. */
  x?: number;
  y?: number;
  on?: string;
  owner?: Owner;
  /** It stands upright on a board; everything else lies there as a token. */
  figure?: true;
  /** What the back of a token shows, also while its face lies up. */
  back?: string;
  /** It lies in one fan with the card before it. */
  fanned?: true;
  /** The further cells that a large figure stands on. */
  covers?: string[];
  /** What is to be known of it in words. */
  lines?: LineData[];
}

/** A line on the table: how it is meant, and the mark whose symbol stands before it. */
export interface LineData {
  text: string;
  tone?: "good" | "bad";
  mark?: string;
  /** The same with what it means, where there is room for that. */
  more?: string;
}

/** What is written in the cells of a track, and in which of them its counter stands. */
export interface TrackData {
  cells: string[];
  at: number;
  /** What comes of it. */
  line?: LineData;
}

/** A seat, or the game's own side. */
export type Owner = number | "foes";

export interface CellData {
  q: number;
  r: number;
  /** Without one the cell is not revealed yet. */
  terrain?: string;
  site?: { key: string; name?: string; owner?: Owner };
  tile?: string;
  /** Edges: 0 to the right, then counterclockwise. */
  walls?: number[];
  marks?: string[];
  counters?: Counters;
}

export type AreaKind = "row" | "hand" | "pile" | "stack" | "track" | "grid" | "hex" | "dice" | "panel" | "race" | "strips" | "names" | "faced" | "phases" | "sum";

export interface AreaData {
  id: string;
  kind: AreaKind;
  label: string;
  owner?: number;
  pieces: (PieceData | null)[];
  hidden?: number;
  counters?: Counters;
  /** How much of a counter there can be, or is needed. */
  limits?: Counters;
  lines?: LineData[];
  /** Rows of cells that counters move along. */
  tracks?: Record<string, TrackData>;
  /** An answer that cannot be given yet, as its button says it. */
  withheld?: string;
  /** What its cards say is read at once. */
  worded?: true;
  width?: number;
  cells?: CellData[];
}

/** Areas that lie over the board when wanted. */
export interface DrawerData {
  id: string;
  label: string;
  rows: string[][];
  /** The question is about it, even where nothing in it can be done. */
  asked?: true;
  /** A letter that opens and closes it. */
  key?: string;
}

export interface LayoutData {
  wide: string[][];
  narrow: string[][];
  theme: string;
  light?: string;
  first: string[];
  left?: string[];
  /** What stands with the seats, where they have a column of their own. */
  right?: string[];
  below?: string[][];
  /** What takes the place of the board while it is there. */
  stage?: string[][];
  drawers?: DrawerData[];
  /** The area whose counters stand beside the question. */
  pools?: string;
  /** On a narrow screen: areas whose numbers are one line above everything else. */
  status?: string[];
  /** There too: areas whose pieces are one line of symbols above the question. */
  belt?: string[];
}

export type Sign = "fight" | "defeat" | "hold" | "explore";

export interface Action {
  action: number;
  verb: string;
  label: string;
  pieces: string[];
  /** What it is to the one who gives it: ends a turn or a phase, declines, or is what a player most often wants. */
  intent?: "ends" | "declines" | "wanted";
  /** Cannot be undone. */
  final?: true;
  /** The game is over with it; such an action is final too. */
  ends?: true;
  /** The way to where it ends, with the cost so far. */
  path?: { at: string; cost: number }[];
  cost?: number;
  roles?: { who?: string; to?: string; target?: string };
  sign?: Sign;
  forecast?: string[];
  warnings?: string[];
  leads?: Leads;
  /** Counters of the pools that it changes, as they would be. */
  after?: Counters;
  /** The heading that its piece's menu has it under, and what it gives, in a few words. */
  row?: string;
  brief?: string;
  /** Questions that come at once with it, and can be answered along with it. */
  asks?: Asked[];
}

export interface Asked {
  kind: string;
  answers: Follow[];
}

/** An answer to a question that another answer leads to. */
export interface Follow extends Pick<Action, "action" | "label" | "brief" | "after" | "leads" | "final"> {
  mark?: string;
}

/** What a sum that is being put together comes to with an answer; `way`: the mark of an unusual use. */
export interface Leads {
  total: number;
  enough?: true;
  way?: string;
}

export interface Decision {
  seat: number;
  kind: string;
  serial: number;
  prompt: string;
  rules: string[];
  /** Whose turn it is, where it is not that of the seat which decides. */
  turn?: Owner;
}

/** What a score consists of: of these seats, or of an opponent who holds none. */
export interface Breakdown {
  seats?: number[];
  other?: string;
  parts: { label: string; amount: number; card?: string; count?: number }[];
}

/** The table that goes on from this game, and what each seat may take along. */
export interface SequelData {
  text: string;
  carried: string[];
  offers: { seat: number; value: string | number; label: string }[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  others: Counters;
  text: string;
  breakdown: Breakdown[];
  sequel?: SequelData;
}

/** Something in force: whose, from which card, what it says and until when. */
export interface LastingData {
  text: string;
  until: string;
  seat?: number;
  card?: string;
}

export interface View {
  game: string;
  version: string;
  seat: number | null;
  seats: { seat: number; name: string; counters: Counters }[];
  decision: Decision | null;
  actions: Action[];
  areas: AreaData[];
  lasting: LastingData[];
  layout: LayoutData;
  outcome: Outcome | null;
}

export interface GameEvent {
  kind: string;
  seat?: number;
  piece?: string;
  amount?: number;
  from?: string;
  to?: string;
  /** Whom a blow meets. */
  target?: string;
  text?: string;
  /** A piece begins to do something: ways and blows that follow belong to it. */
  begins?: true;
}

export interface SeatHolder {
  seat: number;
  name: string;
  kind: "human" | "bot" | "empty";
  level?: string | null;
  online?: boolean;
  standin?: boolean;
  /** Lent to the bot by the others, until the person is back. */
  lent?: boolean;
  /** Is to decide and has been away for so long that a bot may stand in. */
  absent?: boolean;
  /** What it takes along to the sequel, null: nothing; not there: not chosen yet. */
  chosen?: string | number | null;
}

export interface TableData {
  id: string;
  game: string;
  status: "open" | "playing" | "over";
  seats: SeatHolder[];
  public: boolean;
  options: Record<string, OptionValue | OptionValue[]>;
  me: number | null;
  mine: number[];
  spectators: number;
  takeback: { by: number; steps: number; waiting: number[]; refused: number | null } | null;
  invite?: string | null;
  rematch: string | null;
  sequel: string | null;
  seeded: boolean;
  /** Others of my team see what I point at. */
  mates?: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  status: "open" | "playing" | "over";
  public: boolean;
  created: number;
  updated: number;
  seats: SeatHolder[];
  mine: number[];
  turn: number | null;
  my_turn: boolean;
  /** Who wins and loses together. */
  sides: number[][];
  outcome: Pick<Outcome, "scores" | "winners" | "others"> | null;
  branch: { id: string; step: number } | null;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Hint {
  action: number;
  label: string;
  worth: number | null;
}

export interface PatchOp {
  op: "add" | "replace" | "remove";
  path: string;
  value?: unknown;
}

export type ServerMessage =
  | { type: "view"; version: number; undo: number; view: View | null; table: TableData; log: GameEvent[]; chat: ChatLine[] }
  | {
      type: "patch";
      version: number;
      serial: number | null;
      undo: number;
      ops: PatchOp[];
      events: GameEvent[];
      table?: TableData;
    }
  | ({ type: "chat" } & ChatLine)
  | { type: "hint"; serial: number; actions: Hint[] }
  | { type: "point"; seat: number; at: string | null }
  | { type: "why"; piece: string; text: string | null }
  | { type: "error"; code: string; message: string; serial?: number }
  | { type: "pong" };

export interface Film {
  steps: number;
  step: number;
  turns: { step: number; label: string }[];
  seat: number | null;
  view: View;
  events: GameEvent[];
}
