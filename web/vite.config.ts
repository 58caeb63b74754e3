import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./tools/compressed.ts";
import { firstWords } from "./tools/first_words.ts";
import { worker } from "./tools/worker.ts";

const SERVER = process.env.SALLE_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), firstWords(), worker(), compressed()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: fileURLToPath(new URL("../src/salle/server/static", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no inline files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // pages to read come as one file: many small ones would be larger
          includeDependenciesRecursively: false,
          groups: [
            // the first screen comes as one file: a browser makes only six requests at a time
            {
              name: "first",
              test: /node_modules\/(?!uqr)|virtual:first-words|preload-helper|\.ftl|src\/(style|App|main|route|net\/(api|connectivity|seal_promise)|words|state|shell\/(?!Settings|Dialog)|home\/(?!Terms|Options)|boards\/\w+\/game_emblem|table\/clocks|pages\/Home)/,
            },
            { name: "library", test: /src\/(study|learn|reading|pages\/(Replay|Stance|Rules|Cards|Learn))/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files are in src/salle
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
}));
