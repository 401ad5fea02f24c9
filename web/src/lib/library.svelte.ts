import { SvelteMap } from "svelte/reactivity";
import type { CardEntry, GameEntry, Lang, Rule, Statistics, Words } from "../types";
import { get } from "./api";
import { settings } from "./settings.svelte";

export type Cards = ReadonlyMap<string, CardEntry>;

const RETRY_MS = 1500;

/** One kind of thing the server knows by game and language, fetched once and kept. */
class Shelf<T> {
  readonly #kept = new SvelteMap<string, T>();
  readonly #asked = new Set<string>();

  /** With a `name` it is remembered in the browser too, and shown from there until the server has answered. */
  constructor(
    readonly fetch: (game: string, lang: Lang) => Promise<T>,
    readonly name?: string,
  ) {}

  /** What there is for a game, in the present language if it has arrived, else in the other one meanwhile. */
  of(game: string, lang: Lang = settings.lang): T | undefined {
    this.#ask(game, lang);
    const other: Lang = lang === "en" ? "ru" : "en";
    return this.#kept.get(`${game}/${lang}`) ?? this.#kept.get(`${game}/${other}`);
  }

  #ask(game: string, lang: Lang): void {
    const key = `${game}/${lang}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    if (this.name !== undefined) void Promise.resolve(this.#recall(key)).then((value) => value !== undefined && !this.#kept.has(key) && this.#kept.set(key, value));
    this.fetch(game, lang).then(
      (value) => {
        this.#kept.set(key, value);
        this.#remember(key, value);
      },
      () => setTimeout(() => this.#asked.delete(key) && this.#ask(game, lang), RETRY_MS),
    );
  }

  #recall(key: string): T | undefined {
    try {
      return (JSON.parse(localStorage.getItem(`deckhold-${this.name}${key}`) ?? "null") as T | null) ?? undefined;
    } catch {
      return undefined; // as if it had never been here
    }
  }

  #remember(key: string, value: T): void {
    if (this.name === undefined) return;
    try {
      localStorage.setItem(`deckhold-${this.name}${key}`, JSON.stringify(value));
    } catch {
      // no room: it is fetched again
    }
  }
}

const games = new Shelf<GameEntry[]>((_, lang) => get<GameEntry[]>(`/games?lang=${lang}`), "games");
const cards = new Shelf<Cards>(async (game, lang) => {
  const list = await get<CardEntry[]>(`/games/${game}/cards?lang=${lang}`);
  return new Map(list.map((card) => [card.id, card]));
});
const words = new Shelf<Words>((game, lang) => get<Words>(`/games/${game}/words?lang=${lang}`));
const rules = new Shelf<Rule[]>((game, lang) => get<Rule[]>(`/games/${game}/rules?lang=${lang}`));
const statistics = new Shelf<Statistics>((game) => get<Statistics>(`/games/${game}/statistics`));

export const library = {
  games: (): GameEntry[] | undefined => games.of(""),
  game: (id: string): GameEntry | undefined => games.of("")?.find((game) => game.id === id),
  cards: (game: string, lang?: Lang): Cards | undefined => cards.of(game, lang),
  words: (game: string): Words | undefined => words.of(game),
  rules: (game: string): Rule[] | undefined => rules.of(game),
  statistics: (game: string): Statistics | undefined => statistics.of(game),
};

/** A single word of a game (`count-honor`), or what it is about in want of one. */
export function word(words: Words, key: string): string {
  const found = words[key];
  if (typeof found === "string") return found;
  return key.replace(/^[a-z]+-/, "").replaceAll("-", " ");
}

/** An amount as it is read aloud: "2 runes". */
export function amount(words: Words, resource: string, n: number, lang: Lang): string {
  const forms = words[`res-${resource}`];
  if (typeof forms === "string") return forms.replaceAll("{n}", String(n));
  if (forms === undefined) return `${n} ${word(words, `count-${resource}`)}`;
  const rule = new Intl.PluralRules(lang).select(n);
  return (forms[rule] ?? forms.other ?? "{n}").replaceAll("{n}", String(n));
}
