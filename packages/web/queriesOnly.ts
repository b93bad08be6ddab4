import type { Plugin } from "vite";

// What the cache of queries asks of one of mutations, which nobody fills here: acts are sent by our own calls.
const none = `export class MutationCache {
  resumePausedMutations() { return Promise.resolve(); }
  findAll() { return []; }
  clear() {}
}
`;

/** Leaves mutations out of the app, which the query library brings with every cache (1.5 kB compressed). */
export function queriesOnly(): Plugin {
  return {
    name: "queries-only",
    apply: "build",
    transform: (code, id) =>
      id.endsWith("/query-core/build/modern/mutationCache.js") && code
        ? { code: none, map: null }
        : undefined,
  };
}
