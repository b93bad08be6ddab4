import type { KeptOutcome, Run, RunCounts } from "@ribambelle/domain/imports/runs/run";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

export interface NewRun {
  readonly id: string;
  readonly source: Run["source"];
  readonly by: number | null;
  readonly options: Run["options"];
  readonly at: Date;
}

/** What is kept of how a file is written. */
export interface KeptShape {
  readonly separator: string;
  readonly unknownColumns: readonly string[];
  /** Those of the cells that are kept. */
  readonly headers: readonly string[];
}

export interface NewLine {
  readonly line: number;
  readonly outcome: KeptOutcome;
  readonly name: string;
  readonly cells: readonly string[];
  readonly problem: object | null;
}

/** Notes that an import runs, by whoever holds the lock of imports: another that seems to run was killed. */
export async function insertRunning(
  db: Db,
  { id, source, by, options, at }: NewRun,
  files: readonly { readonly name: string; readonly byteCount: number; readonly sha256: string }[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`UPDATE import_run SET state = 'interrupted', ended_at = ${at} WHERE state = 'running'`.execute(
      transaction,
    );
    await sql`INSERT INTO import_run (id, source, by, state, options, created_at, started_at)
      VALUES (${id}, ${source}, ${by}, 'running', ${JSON.stringify(options)}, ${at}, ${at})`.execute(
      transaction,
    );
    await sql`INSERT INTO import_file (import_id, name, step, byte_count, sha256)
      SELECT ${id}, f.name, f.step, f."byteCount", f.sha256
      FROM json_to_recordset(${JSON.stringify(files.map((file, step) => ({ ...file, step })))}::json)
        AS f(name text, step integer, "byteCount" bigint, sha256 text)`.execute(transaction);
  });
}

export async function updateShape(db: Db, id: string, file: string, shape: KeptShape): Promise<void> {
  await sql`UPDATE import_file SET shape = ${JSON.stringify(shape)} WHERE import_id = ${id} AND name = ${file}`.execute(
    db,
  );
}

// Files whose lines are known by the reference of a person.
const ofPeople = ["personnes.csv", "equipe.csv"];

/** Keeps lines of a file; those of people lead to them. */
export async function insertLines(
  db: Db,
  id: string,
  file: string,
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const leads = ofPeople.includes(file);
  await sql`INSERT INTO import_line (import_id, file, line, outcome, subject_id, name, cells, problem)
    SELECT ${id}, ${file}, l.line, l.outcome,
      CASE WHEN ${leads} THEN (SELECT p.id FROM person p WHERE p.agency_reference = l.name) END, l.name, l.cells, l.problem
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS l(line integer, outcome text, name text, cells text[], problem jsonb)
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Ends an import that runs. */
export async function updateEnded(
  db: Db,
  id: string,
  {
    state,
    counts,
    at,
  }: {
    readonly state: Run["state"];
    readonly counts: Readonly<Record<string, RunCounts>>;
    readonly at: Date;
  },
): Promise<void> {
  await sql`UPDATE import_run SET state = ${state}, counts = ${JSON.stringify(counts)}, ended_at = ${at},
      version = version + 1
    WHERE id = ${id} AND state = 'running'`.execute(db);
}

/** Forgets the lines of imports that ended before an instant; their counts stay. */
export async function removeOldLines(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM import_line l USING import_run r
    WHERE r.id = l.import_id AND coalesce(r.ended_at, r.created_at) < ${before}`.execute(db);
}

/** Forgets the lines about somebody, and those that name them by their reference. */
export async function removeLinesOf(db: Db, personId: number): Promise<void> {
  await sql`DELETE FROM import_line l USING person p WHERE p.id = ${personId}
    AND (l.subject_id = p.id OR l.name = p.agency_reference OR p.agency_reference = ANY(l.cells))`.execute(
    db,
  );
}
