import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { opaqueIdPattern } from "../../kernel/ids/opaqueId.ts";
import { commonRefusals } from "../../kernel/refusal.ts";
import { arrivingFilesSchema } from "../../kernel/upload.ts";
import { runOptionsSchema } from "./run.ts";
import { runRefusals } from "./runs.refusals.ts";

const acting = { method: "POST", access: { permission: "imports.run" } } as const;
const importId = z.string().check(z.regex(opaqueIdPattern, "invalid"));
const ofOne = z.object({ importId });

/** Bytes: the most that one table and all files of an import by page may have (IMPORTS-03). */
export const mostTableBytes = 200_000_000;
export const mostImportBytes = 2_000_000_000;
export const mostImportFiles = 5_000;

/** Begins an import by page: its files are added to it one after the other (IMPORTS-03). */
export const createImport = endpoint({
  ...acting,
  name: "createImport",
  path: "/Agency/Imports/Create",
  isOnce: "required",
  output: z.object({ importId: z.string() }),
});

/** What was found of a file as it arrived. */
const arrivedSchema = z.object({
  name: z.string(),
  /** Its place in the order in which files are read; null for one that is not read itself: a PDF, or one left aside. */
  step: z.nullable(z.int()),
  lines: z.nullable(z.int()),
  problems: z.array(z.object({ code: z.string(), column: z.nullable(z.string()), sentence: z.string() })),
});
export type Arrived = z.infer<typeof arrivedSchema>;

/** Adds files to an import, or puts them in the place of those of their names; a ZIP is opened (IMPORTS-03). */
export const addImportFile = endpoint({
  ...acting,
  name: "addImportFile",
  path: "/Agency/Imports/AddFile",
  isWorded: true,
  bodyForm: "multipart",
  upload: { mostBytes: mostTableBytes, tooLarge: runRefusals.tooLarge, isStreamed: true },
  body: z.object({ importId, file: arrivingFilesSchema }),
  output: z.extend(arrivedSchema, { files: z.array(arrivedSchema) }),
  refusals: [
    runRefusals.nothing,
    runRefusals.tooLarge,
    runRefusals.running,
    runRefusals.ended,
    commonRefusals.notFound,
  ],
});

export const removeImportFile = endpoint({
  ...acting,
  name: "removeImportFile",
  path: "/Agency/Imports/RemoveFile",
  body: z.extend(ofOne, { name: z.string() }),
  refusals: [runRefusals.running, runRefusals.ended, commonRefusals.notFound],
});

const asked = z.extend(ofOne, runOptionsSchema.shape);

/** Looks at what an import would do, and keeps nothing of it (IMPORTS-05). */
export const tryImport = endpoint({
  ...acting,
  name: "tryImport",
  path: "/Agency/Imports/Try",
  isOnce: "required",
  body: asked,
  refusals: [runRefusals.nothing, runRefusals.running, runRefusals.ended, commonRefusals.notFound],
});

/** Does an import that was tried, if what it would touch is still as it was (IMPORTS-08, IMPORTS-10). */
export const runImport = endpoint({
  ...acting,
  name: "runImport",
  path: "/Agency/Imports/Run",
  isOnce: "required",
  needsProof: true,
  body: asked,
  refusals: [
    runRefusals.notTried,
    runRefusals.changedSince,
    runRefusals.nothing,
    runRefusals.running,
    runRefusals.ended,
    commonRefusals.notFound,
  ],
});

/** Ends what an import does after its present batch. */
export const stopImport = endpoint({
  ...acting,
  name: "stopImport",
  path: "/Agency/Imports/Stop",
  body: ofOne,
  refusals: [runRefusals.ended, commonRefusals.notFound],
});

/** Throws an import away that was not run, its files with it. */
export const abandonImport = endpoint({
  ...acting,
  name: "abandonImport",
  path: "/Agency/Imports/Abandon",
  body: ofOne,
  refusals: [runRefusals.running, runRefusals.ended, commonRefusals.notFound],
});
