import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const CHOICE = new URL("../src/icons/icons.json", import.meta.url);
const OWN = new URL("../src/icons/own.json", import.meta.url); // plain shapes that the set does not have
const MODULE = "virtual:icon-sprite";

/** Every icon name in `icons.json`, at whatever depth. */
function names(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value !== null && typeof value === "object") return Object.values(value).flatMap(names);
  return [];
}

/** One SVG file with the icons that `src/icons/icons.json` names; `virtual:icon-sprite` is its address. */
export function iconSprite(): Plugin {
  const require = createRequire(import.meta.url);
  const build = (): string => {
    const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;
    const own = JSON.parse(readFileSync(OWN, "utf8")) as Record<string, string>;
    const wanted = [...new Set(names(JSON.parse(readFileSync(CHOICE, "utf8"))))].sort();
    const symbols = wanted.map((name) => {
      if (own[name] !== undefined) return `<symbol id="${name}" viewBox="0 0 512 512">${own[name]}</symbol>`;
      const icon = set.icons[set.aliases?.[name]?.parent ?? name];
      if (icon === undefined) throw new Error(`src/icons/icons.json: game-icons has no icon ${JSON.stringify(name)}`);
      const box = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
      return `<symbol id="${name}" viewBox="${box}">${icon.body}</symbol>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  };
  let serving = false;
  return {
    name: "icon-sprite",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (serving) return 'export default "/icons.svg";';
      const file = this.emitFile({ type: "asset", name: "icons.svg", source: build() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}.replace(location.origin, "");`;
    },
    configureServer(dev) {
      dev.middlewares.use("/icons.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(build());
      });
    },
  };
}
