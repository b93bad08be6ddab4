import * as z from "zod/mini";
import type { Bilingual } from "../texts.ts";
import { type ActKind, act } from "./act.ts";

const countsSchema = z.object({ created: z.int(), updated: z.int() });

/** Describes the import of lines of one file, its subject, with how many of them were created and changed. */
export const importedLines = (words: Bilingual): ((action: string) => ImportAct) =>
  act(() => words, countsSchema);

/** The kind of what an import made of one file. */
export type ImportAct = ActKind<{
  readonly personId: null;
  readonly subject: string;
  readonly changes: z.infer<typeof countsSchema>;
}>;
