import type { Action, ChatLine, GameEvent, Hint, ServerMessage, TableData, View } from "../types";
import { followed, type Deed } from "./deeds";
import type { Use } from "./uses";
import { patched } from "./patch";
import { settings } from "./settings.svelte";

type Patch = Extract<ServerMessage, { type: "patch" }>;
type Status = "connecting" | "online" | "offline" | "missing";

const PING_MS = 25_000;
const RETRY_MS = [200, 400, 800, 1500, 3000, 5000];
const LOG_LINES = 400;
const POINTED_MS = 8000; // until a finger that was not taken away is forgotten
const POINT_MS = 220; // between one place and the next
const NO_SUCH_TABLE = 4404;

/** Draws what a patch changed: it gets the change to make, and returns when the next one may come. */
export type Player = (change: () => void, events: GameEvent[], waiting: number) => Promise<void>;

/** Something that was clicked: what it should do, at which place of the table, and which question it answers. */
interface Click {
  action: number;
  label: string;
  at: string;
  seat: number;
  kind: string;
}

/** A table as the server tells it: the socket, kept open, and everything that came through it. */
export class Connection {
  status = $state<Status>("connecting");
  view = $state.raw<View | null>(null);
  table = $state.raw<TableData | null>(null);
  /** How many of my actions I may take back freely. */
  undoable = $state(0);
  log = $state.raw<GameEvent[]>([]);
  /** What somebody else did last. */
  deed = $state.raw<Deed | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What team mates point at, by their seats. */
  pointed = $state.raw<ReadonlyMap<number, string>>(new Map());
  hint = $state.raw<{ serial: number; actions: Hint[] } | null>(null);
  hinting = $state(false);
  why = $state.raw<{ piece: string; text: string } | null>(null);
  refusal = $state.raw<string | null>(null);
  /** The click that has not been answered yet. */
  pending = $state.raw<(Click & { serial: number }) | null>(null);
  /** Clicks made before it was: each is done in its turn, if it then still means the same. */
  waiting = $state.raw<readonly Click[]>([]);
  /** The places that were clicked and not answered yet. */
  readonly sent = $derived.by(
    (): ReadonlySet<string> => new Set([...(this.pending === null ? [] : [this.pending]), ...this.waiting].map((click) => click.at)),
  );

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #ping = 0;
  #queue: Patch[] = [];
  #playing = false;

  constructor(
    readonly id: string,
    readonly player: Player,
  ) {
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?lang=${settings.lang}`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      clearInterval(this.#ping);
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === NO_SUCH_TABLE) {
        this.status = "missing";
        return;
      }
      this.status = "offline";
      setTimeout(() => !this.#closed && this.#open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]);
    };
    this.#ping = window.setInterval(() => this.#send({ type: "ping" }), PING_MS);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.#queue = [];
        this.#tries = 0;
        this.status = "online";
        this.view = message.view;
        this.undoable = message.undo;
        this.table = message.table;
        this.log = message.log.filter((event) => event.text !== undefined);
        this.deed = followed(null, message.log, false, message.table.mine);
        this.chat = message.chat;
        this.#again();
        break;
      case "patch":
        this.#queue.push(message);
        void this.#play();
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "point":
        this.#pointed(message.seat, message.at);
        break;
      case "hint":
        this.hinting = false;
        this.hint = message;
        break;
      case "why":
        if (message.text !== null) this.why = { piece: message.piece, text: message.text };
        break;
      case "error":
        this.hinting = false;
        this.#refused(message.code, message.serial);
        if (message.code !== "stale") this.refusal = message.message;
        break;
      case "pong":
        break;
    }
  }

  #forget = new Map<number, number>();
  #pointed(seat: number, at: string | null): void {
    clearTimeout(this.#forget.get(seat));
    const now = new Map(this.pointed);
    if (at === null) now.delete(seat);
    else {
      now.set(seat, at);
      this.#forget.set(seat, window.setTimeout(() => this.#pointed(seat, null), POINTED_MS));
    }
    this.pointed = now;
  }

  /** After a broken connection: the same question means that the click never arrived. */
  #again(): void {
    const pending = this.pending;
    if (pending !== null && this.view?.decision?.serial === pending.serial) this.#tell(pending);
    else this.pending = null;
    this.#next();
  }

  /** A click for an older question is tried again with the newer one, which is on its way; after any other refusal all is off. */
  #refused(code: string, serial: number | undefined): void {
    const { pending } = this;
    if (pending === null || (serial !== undefined && serial !== pending.serial)) return;
    this.pending = null;
    this.waiting = code === "stale" ? [pending, ...this.waiting] : [];
  }

  /** The next click that waits, if its question is asked again and the same answer is still there. */
  #next(): void {
    const [click, ...rest] = this.waiting;
    if (click === undefined || this.pending !== null) return;
    const decision = this.view?.decision ?? null;
    const possible =
      decision?.seat === click.seat &&
      decision.kind === click.kind &&
      this.view?.actions.some((action) => action.action === click.action && action.label === click.label);
    this.waiting = possible === true ? rest : []; // what was clicked later counted on this one
    if (possible === true && decision !== null) this.#do(click, decision.serial);
  }

  #do(click: Click, serial: number): void {
    this.pending = { ...click, serial };
    this.#tell(this.pending); // when offline it is sent with the next view
  }

  #tell({ serial, action }: { serial: number; action: number }): void {
    this.#send({ type: "act", serial, action });
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let patch = this.#queue.shift(); patch !== undefined; patch = this.#queue.shift()) {
      const next = patch;
      try {
        await this.player(() => this.#apply(next), next.events, this.#queue.length);
      } catch (error) {
        console.error(error);
        this.#send({ type: "resync" });
      }
      if (this.#queue.length === 0) this.#next();
    }
    this.#playing = false;
  }

  #apply(patch: Patch): void {
    if (this.view !== null && patch.ops.length > 0) this.view = patched(this.view, patch.ops);
    this.undoable = patch.undo;
    if (patch.table !== undefined) this.table = patch.table;
    const lines = patch.events.filter((event) => event.text !== undefined);
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LOG_LINES);
    const serial = this.view?.decision?.serial;
    const own = this.pending !== null && serial !== this.pending.serial;
    this.deed = followed(this.deed, patch.events, own, this.table?.mine ?? []);
    if (own) this.pending = null;
    if (this.hint !== null && serial !== this.hint.serial) this.hint = null;
    this.why = null;
  }

  /** A click, and what it answers besides; a second one at the same place before the answer is the same click. */
  act(action: Action, at: string, then: Use["then"] = []): void {
    const decision = this.view?.decision ?? null;
    if (decision === null || this.sent.has(at)) return;
    const click: Click = { action: action.action, label: action.label, at, seat: decision.seat, kind: decision.kind };
    const more = then.map(({ kind, answer }): Click => ({ ...click, kind, action: answer.action, label: answer.label }));
    if (this.sent.size === 0 && this.#queue.length === 0) {
      this.waiting = more;
      this.#do(click, decision.serial);
    } else this.waiting = [...this.waiting, click, ...more];
  }

  /** Takes back the last click: one that still waits is forgotten. */
  undo(): void {
    if (this.waiting.length > 0) this.waiting = this.waiting.slice(0, -1);
    else this.#send({ type: "undo" });
  }
  takeback(): void {
    this.#send({ type: "takeback" });
  }
  consent(yes: boolean): void {
    this.#send({ type: "consent", yes });
  }
  askHint(): void {
    this.hinting = this.#send({ type: "hint" });
  }
  askWhy(piece: string): void {
    this.#send({ type: "why", piece });
  }
  say(text: string): void {
    this.#send({ type: "chat", text });
  }
  #last: string | null = null; // what was shown to team mates
  #aim: string | null = null; // what is to be shown next
  #pause = 0;
  /** Shows team mates what is under the pointer, not more often than they can see. */
  point(at: string | null): void {
    this.#aim = at;
    if (this.#pause === 0) this.#show();
  }
  #show(): void {
    if (this.#aim === this.#last) return;
    this.#last = this.#aim;
    this.#send({ type: "point", at: this.#aim });
    this.#pause = window.setTimeout(() => {
      this.#pause = 0;
      this.#show();
    }, POINT_MS);
  }
  speak(lang: string): void {
    this.#send({ type: "lang", lang });
  }
}
