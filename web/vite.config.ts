import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { iconSprite } from "./plugins/sprite.ts";

const server = process.env["DECKHOLD_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte(), iconSprite()],
  build: {
    outDir: "../src/deckhold/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's Content-Security-Policy refuses data: addresses
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
