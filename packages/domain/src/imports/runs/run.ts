import * as z from "zod/mini";
import { whoSchema } from "../../audit/entry.ts";
import { weightyKinds } from "./weighty.ts";

/** How far an import is; `tried` waits for a decision, `to-resume` ended with lines that were refused. */
export const runStates = [
  "preparing",
  "trying",
  "tried",
  "running",
  "done",
  "to-resume",
  "interrupted",
  "abandoned",
  "undone",
] as const;
export type RunState = (typeof runStates)[number];

export const runSources = ["page", "command"] as const;
export const keptOutcomes = ["created", "updated", "refused"] as const;
export type KeptOutcome = (typeof keptOutcomes)[number];

/** Why an import does not go on: its data changed since it was tried, its files could not be read, or the portal is at fault. */
export const runProblems = ["changed-since", "files-away", "failed"] as const;

export const countsSchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});
export type RunCounts = z.infer<typeof countsSchema>;

/** What of each file is kept at most: all that was refused, and so many of the others (IMPORTS-07). */
export const mostKept = { created: 1_000, updated: 20_000 } as const;

/** An import among the others (IMPORTS-01). */
export const runRowSchema = z.object({
  id: z.string(),
  source: z.enum(runSources),
  by: z.nullable(whoSchema),
  state: z.enum(runStates),
  /** The names of its files, in the order in which they are read. */
  files: z.array(z.string()),
  counts: countsSchema,
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type RunRow = z.infer<typeof runRowSchema>;

/** What is wrong with lines of a file, and with how many. */
const gatheredSchema = z.object({
  column: z.nullable(z.string()),
  code: z.string(),
  sentence: z.string(),
  count: z.int(),
});

const runFileSchema = z.object({
  name: z.string(),
  /** Its place in the order in which files are read. */
  step: z.int(),
  byteCount: z.int(),
  sha256: z.string(),
  /** False once the file itself was removed, or where the command read it. */
  isKept: z.boolean(),
  separator: z.nullable(z.string()),
  encoding: z.nullable(z.enum(["utf-8", "windows-1252"])),
  /** How many it has, its header aside; null where nobody counted. */
  lines: z.nullable(z.int()),
  unknownColumns: z.array(z.string()),
  /** Those without which it cannot be read. */
  missingColumns: z.array(z.string()),
  counts: countsSchema,
  /** What is wrong with its lines, the most frequent first. */
  problems: z.array(gatheredSchema),
});

/** How an import was asked for. */
export const runOptionsSchema = z.object({ allOrNothing: z.boolean(), quiet: z.boolean() });

/** One import (IMPORTS-17). */
export const runSchema = z.extend(runRowSchema, {
  options: runOptionsSchema,
  triedAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  files: z.array(runFileSchema),
  /** The PDF files that came with them. */
  papers: z.object({ count: z.int(), byteCount: z.int() }),
  /** Files that the import does not read were left aside; and what is to be looked at. */
  warnings: z.array(z.object({ file: z.string(), sentence: z.string() })),
  /** How far it has come while it is tried or runs; null before it begins. */
  progress: z.nullable(
    z.object({
      file: z.string(),
      /** How many of its lines are done, `of` how many; null where nobody counted them. */
      lines: z.int(),
      of: z.nullable(z.int()),
      /** The same number, and how far the file is read. */
      rows: z.int(),
      bytes: z.int(),
      totalBytes: z.int(),
    }),
  ),
  /** True while it is to begin and another import is under way: they take turns. */
  isWaiting: z.boolean(),
  /** True from the moment it is asked to run: it is looked at again first (IMPORTS-08). */
  runsAfter: z.boolean(),
  isStopping: z.boolean(),
  problem: z.nullable(z.enum(runProblems)),
  /** How many lines change what weighs, by its kind; none of a kind that stands still. */
  weighty: z.array(z.object({ kind: z.enum(weightyKinds), count: z.int() })),
  /** Who is not named any more, by kind; of an import that was said to be whole alone, which the page does not say yet. */
  absences: z.null(),
  /** False once its lines were removed, 90 days after it ended. */
  hasLines: z.boolean(),
  /** What whoever looks may do with it now (AGUI-32). */
  can: z.object({
    changeFiles: z.boolean(),
    try: z.boolean(),
    run: z.boolean(),
    stop: z.boolean(),
    abandon: z.boolean(),
  }),
});
export type Run = z.infer<typeof runSchema>;

const subjectKinds = ["person", "member"] as const;
/** What became of a line: a refused one is corrected in its file, and then imported anew. */
const lineStates = ["open"] as const;

/** One line of an import, as it is kept (IMPORTS-12). */
export const runLineSchema = z.object({
  file: z.string(),
  line: z.int(),
  outcome: z.enum(keptOutcomes),
  state: z.enum(lineStates),
  name: z.string(),
  /** The person whom it is about, or whose the contract, the invoice or the document is, where one knows; somebody of the agency is a member. */
  subject: z.nullable(z.extend(whoSchema, { kind: z.enum(subjectKinds), id: z.int(), name: z.string() })),
  /** Who works under the contract that it is about, as far as they are known. */
  babysitters: z.array(whoSchema),
  /** By the header of their column. */
  cells: z.record(z.string(), z.string()),
  problem: z.nullable(z.object({ column: z.nullable(z.string()), code: z.string(), sentence: z.string() })),
  /** What a changed line changes, where its file says so (IMPORTS-06). */
  changes: z.array(
    z.object({
      column: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      isWeighty: z.boolean(),
    }),
  ),
});
export type RunLine = z.infer<typeof runLineSchema>;
