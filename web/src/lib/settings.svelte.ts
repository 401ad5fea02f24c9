import type { Lang } from "../types";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long one step of an animation takes, in milliseconds. */
const STEP: Record<Speed, number> = { slow: 700, normal: 380, fast: 180, instant: 0 };

interface Saved {
  lang: Lang;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  side: boolean;
}

const KEY = "deckhold";

function stored(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
  } catch {
    return {};
  }
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What this browser's user prefers; kept in the browser. */
class Settings {
  lang = $state<Lang>("en");
  speed = $state<Speed>("normal");
  sound = $state(false);
  notify = $state(false);
  side = $state(true);
  reduced = $state(calm.matches);

  constructor() {
    const saved = stored();
    this.lang = saved.lang ?? (navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en");
    this.speed = SPEEDS.find((speed) => speed === saved.speed) ?? "normal";
    this.sound = saved.sound ?? false;
    this.notify = saved.notify ?? false;
    this.side = saved.side ?? true;
    calm.addEventListener("change", () => (this.reduced = calm.matches));
  }

  /** The length of one animation step; 0 means that nothing moves. */
  get step(): number {
    return this.reduced ? 0 : STEP[this.speed];
  }

  save(): void {
    const { lang, speed, sound, notify, side } = this;
    localStorage.setItem(KEY, JSON.stringify({ lang, speed, sound, notify, side } satisfies Saved));
  }

  speak(lang: Lang): void {
    this.lang = lang;
    document.documentElement.lang = lang;
    this.save();
  }
}

export const settings = new Settings();
