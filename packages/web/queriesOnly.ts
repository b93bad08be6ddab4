import type { Plugin } from "vite";

// What the cache of queries asks of one of mutations, which nobody fills here: acts are sent by our own calls.
const none = `export class MutationCache {
  resumePausedMutations() { return Promise.resolve(); }
  findAll() { return []; }
  clear() {}
}
`;

// What of the client of queries is for mutations, or called by nobody here: a bundler leaves no method of a class out by itself.
const uncalled = [
  "isMutating",
  "setMutationDefaults",
  "getMutationDefaults",
  "defaultMutationOptions",
  "isFetching",
  "infiniteQuery",
  "ensureInfiniteQueryData",
];
const call = new RegExp(`\\.(${uncalled.join("|")})\\(`);

function withoutUncalled(code: string): string {
  return uncalled.reduce((left, name) => {
    const method = new RegExp(`^\\t${name}\\(.*\\{\\n(?:\\t\\t.*\\n)*\\t\\}\\n`, "m");
    if (!method.test(left)) throw new Error(`The client of queries has no ${name}`);
    return left.replace(method, "");
  }, code);
}

/** Leaves mutations out of the app, which the query library brings with every cache, and what nobody calls (1.7 kB compressed). */
export function queriesOnly(): Plugin {
  return {
    name: "queries-only",
    apply: "build",
    transform(code, id) {
      if (id.endsWith("/query-core/build/modern/mutationCache.js")) return { code: none, map: null };
      if (id.endsWith("/query-core/build/modern/queryClient.js"))
        return { code: withoutUncalled(code), map: null };
      if (id.includes("/packages/web/src/") && call.test(code))
        throw new Error(`${id} calls what the build leaves out of the client of queries (queriesOnly.ts)`);
    },
  };
}
