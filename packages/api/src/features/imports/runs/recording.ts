import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { CsvFile } from "@ribambelle/domain/imports/column";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import { problemReason } from "@ribambelle/domain/imports/problemText";
import type { RunCounts } from "@ribambelle/domain/imports/runs/run";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { By } from "../../../acting/actor.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FileImporter } from "../../../importing/fileImporter.ts";
import type { CsvRecord } from "../parsing/csvRecords.ts";
import type { Batch, Shape, WrongLine } from "../parsing/readBatches.ts";
import { type NamedProblem, namedProblems } from "../report/reportText.ts";
import { type LineChange, lineChanges } from "./lineChanges.ts";
import * as store from "./recording.store.ts";
import { roomForLines } from "./roomForLines.ts";

/** What became of a batch of lines. */
export interface KeptBatch {
  readonly importer: FileImporter;
  readonly batch: Batch<unknown>;
  readonly outcomes: readonly Outcome[];
  /** What was kept of the rows that lines know, by line. */
  readonly before: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
  /** What was refused, by its reading or by its saving. */
  readonly refused: readonly WrongLine[];
}

/** Writes down what an import does, as the agency reads it (IMPORTS-07, IMPORTS-17). */
export interface Recording {
  /** Who imports, as the journal notes it: each act is part of this import (AUDITS-08). */
  readonly by: By;
  /** Begins, once this import has its turn: what a killed process left under way is over. */
  begin(files: readonly { readonly name: string; readonly path: string }[]): Promise<void>;
  /** Keeps lines of a batch whose fate is sealed. */
  keep(kept: KeptBatch): Promise<void>;
  /** Learns from a transaction that was only a look what it read, before it is taken back. */
  looked?(transaction: Db): Promise<void>;
  end(result: {
    readonly files: readonly (RunCounts & { readonly file: string })[];
    readonly kept: boolean;
    readonly interrupted: boolean;
  }): Promise<void>;
}

interface Asked {
  /** Drawn by lot unless it is given. */
  readonly id?: string;
  readonly source: store.NewRun["source"];
  readonly by: By;
  readonly options: store.NewRun["options"];
  readonly now: () => Date;
}

/** Opens the record of an import by the command; it is kept whatever becomes of the import's own transactions. */
export function openRecording(
  db: Db,
  { id = randomBytes(16).toString("base64url"), source, by, options, now }: Asked,
): Recording {
  return {
    by: { ...by, source: "import", parent: id },
    async begin(files) {
      const at = now();
      const found = await Promise.all(
        files.map(async ({ name, path }) => ({ name, ...(await sumOf(path)) })),
      );
      await store.insertRunning(db, { id, source, by: by.actorId, options, at }, found);
    },
    keep: lineKeeper(db, id),
    end: (result) => ended(db, id, result, now()),
  };
}

interface OfRun {
  readonly id: string;
  readonly by: By;
}

/**
 * Opens the record of a look at an import by page: what a former look found goes (IMPORTS-11). Where it does not write, it only
 * learns what it would. `found` gives one hash of all changes that weigh.
 */
export function openLook(
  db: Db,
  { id, by, writes }: OfRun & { readonly writes: boolean },
): Recording & { readonly found: () => string } {
  const write = lineWriter(db, id);
  const hash = createHash("sha256");
  return {
    by,
    async begin() {
      if (writes) await store.removeLines(db, id);
    },
    async keep(kept) {
      const changed = changesOf(kept);
      for (const [line, changes] of changed)
        for (const change of changes)
          if (change.isWeighty) hash.update(JSON.stringify([kept.importer.file.name, line, change]));
      if (writes) await write(kept, changed);
    },
    async end() {},
    found: () => hash.copy().digest("hex"),
  };
}

/** Opens the record of an import by page; `isLeft` says that another process takes it up, so that it has not ended. */
export function openRun(
  db: Db,
  { id, by, now, isLeft }: OfRun & { readonly now: () => Date; readonly isLeft: () => boolean },
): Recording {
  return {
    by,
    begin: () => store.beginRun(db, id, now()),
    keep: lineKeeper(db, id),
    async end(result) {
      if (!isLeft()) await ended(db, id, result, now());
    },
  };
}

async function ended(
  db: Db,
  id: string,
  { files, kept, interrupted }: Parameters<Recording["end"]>[0],
  at: Date,
): Promise<void> {
  const isRefused = files.some(({ refused }) => refused > 0);
  const state = interrupted ? "interrupted" : !kept ? "abandoned" : isRefused ? "to-resume" : "done";
  const counts = Object.fromEntries(files.map(({ file, ...of }) => [file, of]));
  await store.updateEnded(db, id, { state, counts, at });
}

function lineKeeper(db: Db, id: string): Recording["keep"] {
  const write = lineWriter(db, id);
  return (kept) => write(kept, changesOf(kept));
}

type Changed = ReadonlyMap<number, readonly LineChange[]>;

/** Keeps the lines of an import as far as there is room for them: all that were refused, and what weighs apart from the rest. */
function lineWriter(db: Db, id: string): (kept: KeptBatch, changed: Changed) => Promise<void> {
  const rooms = new Map<string, ReturnType<typeof roomForLines>>();
  return async ({ importer, batch, outcomes, refused }, changed) => {
    const { file } = importer;
    if (!batch.shape) return store.insertLines(db, id, file.name, linesOfNone(file, refused));
    const hasRoom = rooms.get(file.name) ?? roomForLines();
    if (!rooms.has(file.name)) await store.updateShape(db, id, file.name, shapeOf(file, batch.shape));
    rooms.set(file.name, hasRoom);
    const rows = new Map(batch.lines.map(({ line, row }) => [line, row]));
    const done = outcomes.flatMap(({ line, done: outcome }) => {
      if (outcome !== "created" && outcome !== "updated") return [];
      const changes = changed.get(line) ?? [];
      const isWeighty = changes.some((one) => one.isWeighty);
      if (!hasRoom(outcome, isWeighty)) return [];
      return [{ line, outcome, problem: null, changes, isWeighty }];
    });
    const shape = batch.shape;
    const lines = [...done, ...refusedLines(file, refused)].map(({ line, ...what }) => {
      const row = rows.get(line);
      return {
        ...what,
        line,
        name: row === undefined ? "" : nameOf(importer.keyOf(row)),
        cells: cellsOf(file, shape, batch.records.get(line)),
      };
    });
    await store.insertLines(db, id, file.name, lines);
  };
}

function changesOf({ importer, batch, outcomes, before }: KeptBatch): Changed {
  const rows = new Map(batch.lines.map(({ line, row }) => [line, row]));
  return new Map(
    outcomes.flatMap(({ line, done }) => {
      const [was, row] = [before.get(line), rows.get(line)];
      if (done !== "updated" || !was || !row) return [];
      return [[line, lineChanges(importer, batch.shape?.header.present ?? new Set(), was, row)]];
    }),
  );
}

async function sumOf(path: string) {
  const hash = createHash("sha256");
  const size = await stat(path).catch(() => null);
  // What cannot be read is told by the import itself.
  await pipeline(createReadStream(path), hash).catch(() => {});
  return { byteCount: size?.size ?? 0, sha256: hash.digest("hex") };
}

// The cells that may be kept, by their places in the file: those of known columns, but for what no record holds.
function keptPlaces(file: CsvFile, { header }: Shape): number[] {
  const never = new Set<string>(file.neverKept);
  return header.cells.flatMap((key, place) => (key === null || never.has(key) ? [] : [place]));
}

function shapeOf(file: CsvFile, shape: Shape) {
  const places = keptPlaces(file, shape);
  const placeOf = (column: string) => places.findIndex((place) => shape.header.cells[place] === column) + 1;
  const [personCell, babysittersCell] = [placeOf("personReference"), placeOf("babysitters")];
  return {
    separator: shape.delimiter,
    unknownColumns: [...shape.header.unknown],
    headers: places.map((place) => shape.header.names[place]?.trim() ?? ""),
    ...(personCell > 0 && { personCell }),
    ...(babysittersCell > 0 && { babysittersCell }),
  };
}

const cellsOf = (file: CsvFile, shape: Shape, record: CsvRecord | undefined): string[] =>
  record?.cells ? keptPlaces(file, shape).map((place) => record.cells?.[place] ?? "") : [];

function refusedLines(file: CsvFile, refused: readonly WrongLine[]) {
  return refused.map(({ line, problems }) => {
    const named = namedProblems(file.columns, problems);
    const said = (locale: Locale, at: (one: NamedProblem) => string | null) =>
      named.map((one) => problemReason({ ...one, column: at(one) }, locale)).join(" | ");
    const [first] = named;
    const where = ({ column }: NamedProblem) => column;
    // The first is told beside its column.
    const elsewhere = ({ column }: NamedProblem) => (column === first?.column ? null : column);
    const problem = {
      column: first?.column ?? null,
      code: first?.code ?? "",
      fr: said("fr", elsewhere),
      en: said("en", elsewhere),
      why: { fr: said("fr", where), en: said("en", where) },
    };
    // Zero stands for the file as a whole.
    return { line: line ?? 0, outcome: "refused" as const, problem, changes: [], isWeighty: false };
  });
}

const linesOfNone = (file: CsvFile, refused: readonly WrongLine[]) =>
  refusedLines(file, refused).map((line) => ({ ...line, name: "", cells: [] }));

// A key of several columns is a list.
function nameOf(key: string): string {
  if (!key.startsWith("[")) return key;
  const parts: unknown = JSON.parse(key);
  return Array.isArray(parts) ? parts.filter((part) => part !== null).join(", ") : key;
}
