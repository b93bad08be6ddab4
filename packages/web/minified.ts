import { minify, version } from "@swc/core";
import type { Plugin } from "vite";
import { compiledAtOnce } from "./compiledAtOnce.ts";

const ecma = 2022;
// The fourth pass brings 0.2 kB a page, a fifth nothing.
const passes = 4;

/**
 * Minifies the app’s files once more: the bundler’s own minifier leaves 2 kB of a page as it travels
 * (docs/decisions/0088-what-a-page-weighs.md).
 */
export function minified(): Plugin {
  return {
    name: "minified",
    apply: (config, { command, isSsrBuild }) =>
      command === "build" && !isSsrBuild && !config.build?.sourcemap,
    // The names of files are made before; what makes other files of the same text gives them other names.
    augmentChunkHash: () => `${version} ${passes} ${compiledAtOnce}`,
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        await Promise.all(chunks.map(minifyChunk));
      },
    },
  };
}

async function minifyChunk(chunk: { name: string; code: string }): Promise<void> {
  const { code } = await minify(chunk.code, { module: true, ecma, compress: { ecma, passes }, mangle: true });
  chunk.code = chunk.name === "react" ? compiledAtOnce(code) : code;
}
