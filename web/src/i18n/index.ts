import { settings } from "../lib/settings.svelte";
import { en, type Texts } from "./en";
import { ru } from "./ru";

const texts: Record<string, Texts> = { en, ru };

/** The page's own texts in the present language; reading it in a template makes the template follow the language. */
export const i18n = {
  get t(): Texts {
    return texts[settings.lang] ?? en;
  },
};
