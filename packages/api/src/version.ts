import { readFileSync } from "node:fs";

/** Gives the portal's version. */
export const version = (): string =>
  JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
