import "@fontsource/fira-sans/cyrillic-400.css";
import "@fontsource/fira-sans/cyrillic-600.css";
import "@fontsource/fira-sans/latin-400.css";
import "@fontsource/fira-sans/latin-600.css";
import "@fontsource/fira-sans-condensed/cyrillic-500.css";
import "@fontsource/fira-sans-condensed/latin-500.css";
import "@fontsource/fira-sans-condensed/cyrillic-600.css";
import "@fontsource/fira-sans-condensed/latin-600.css";
import "@fontsource/philosopher/cyrillic-700.css";
import "@fontsource/philosopher/latin-700.css";
import { mount } from "svelte";
import "./app.css";
import "./themes/default.css";
import "./themes/hexes.css";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

// Themes of games, where they have one: a game without looks like the table itself.
import.meta.glob(["./themes/*.css", "!./themes/default.css"], { eager: true });

document.documentElement.lang = settings.lang;
followLinks();

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

// Letters of another width would shift the table under the player's finger: it is shown with its own, unless they are late.
const PATIENCE = 1000;
const letters = Promise.allSettled([...document.fonts].map((face) => face.load()));
void Promise.race([letters, new Promise((done) => setTimeout(done, PATIENCE))]).then(() => mount(App, { target }));
