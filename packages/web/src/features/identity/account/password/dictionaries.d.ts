// The packages have types for all of their lists together only, which a phone need not fetch.
declare module "@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs" {
  import type { adjacencyGraphs } from "@zxcvbn-ts/language-common";

  const graphs: typeof adjacencyGraphs;
  export default graphs;
}
declare module "@zxcvbn-ts/language-*.json.mjs" {
  const words: string[];
  export default words;
}
