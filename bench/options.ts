import { resolve } from "node:path";
import { parseArgs } from "node:util";

export const chapterNames = [
  "contracts",
  "private-space",
  "office",
  "search",
  "writes",
  "statements",
  "sign-in",
  "start",
  "import",
  "pages",
  "visits",
] as const;
export type ChapterName = (typeof chapterNames)[number];

export interface Options {
  readonly only: readonly ChapterName[];
  /** A number of parents to measure beside 200 and 20,000. */
  readonly parents: number | null;
  /** Shorter and rougher: to see whether the bench itself works. */
  readonly quick: boolean;
  /** The folder of another checkout, installed and built: its portal takes turns with ours. */
  readonly against: string | null;
  /** The document that receives the figures. */
  readonly write: string | null;
}

const usage = `Usage: npm run bench -- [--only ${chapterNames.join(",")}] [--parents 1000000] [--quick] [--against FOLDER] [--write docs/performance.md]`;

const isChapter = (name: string): name is ChapterName => chapterNames.some((known) => known === name);

/** Reads the command line; gives null when it cannot be understood, after saying how it is written. */
export function readOptions(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: "string", default: chapterNames.join(",") },
        parents: { type: "string" },
        quick: { type: "boolean", default: false },
        against: { type: "string" },
        write: { type: "string" },
      },
    });
    const names = values.only.split(",");
    const only = names.filter(isChapter);
    const parents = values.parents === undefined ? null : Number(values.parents);
    const understood =
      only.length === names.length && (parents === null || /^\d{1,8}$/.test(values.parents ?? ""));
    const { quick, against, write } = values;
    if (understood && parents !== 0)
      return {
        only,
        parents,
        quick,
        against: against === undefined ? null : resolve(against),
        write: write ?? null,
      };
  } catch {
    // An option that does not exist: the usage says which do.
  }
  console.error(usage);
  return null;
}
