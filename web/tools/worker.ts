import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

const WORDS = /\/first\.[\w-]+\.ftl$/; // the words of every page
const FIRST = "first"; // the first chunk of every page

/** Writes the service worker with the names of what every page needs: it changes with every file of the page. */
export function worker(): Plugin {
  return {
    name: "salle-worker",
    apply: "build",
    generateBundle: {
      order: "post", // after entries that only import the first chunk are removed
      async handler(_, bundle) {
        const template = await readFile(new URL("worker.js", import.meta.url), "utf-8");
        const shell = new Set<string>();
        const add = (name: string): void => {
          const chunk = bundle[name];
          if (shell.has(name) || chunk?.type !== "chunk") return;
          shell.add(name);
          chunk.imports.forEach(add);
          for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style);
        };
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && (file.isEntry || file.name === FIRST)) add(file.fileName);
          if (file.type === "asset" && WORDS.test(file.fileName)) shell.add(file.fileName);
        }
        const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
        const names = [...shell].map((name) => JSON.stringify(`/${name}`)).join(", ");
        const source = template.replace("salle-BUILD", `salle-${build}`).replace('"SHELL"', names);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
