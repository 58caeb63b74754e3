import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|html|ftl|svg|json|webmanifest)$/;
const SMALL = 512; // bytes: a smaller file is not compressed

/** Writes a `.gz` and a `.br` beside every built text file, so that the server does not compress anything. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "salle-compressed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => WORTH_IT.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < SMALL) return;
  const text = await readFile(path);
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
}
