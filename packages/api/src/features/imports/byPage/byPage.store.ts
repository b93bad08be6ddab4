import type { Run, RunCounts, RunState } from "@ribambelle/domain/imports/runs/run";
import type { RunStep } from "@ribambelle/domain/imports/runs/runStep";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import { type FoundTable, removeLines } from "../runs/recording.store.ts";

/** An import by page as it stands, locked. */
export interface HeldRun extends RunStep {
  readonly counts: Readonly<Record<string, RunCounts>>;
}

export async function holdRun(db: Db, id: string): Promise<HeldRun | null> {
  const { rows } = await sql<HeldRun>`
    SELECT r.source, r.state, r.tried_at AS "triedAt", r.problem, r.counts,
      (SELECT count(*) FROM import_file f WHERE f.import_id = r.id AND f.step IS NOT NULL) AS files
    FROM import_run r WHERE r.id = ${id} FOR UPDATE OF r`.execute(db);
  return rows[0] ?? null;
}

export async function insertRun(db: Db, id: string, by: number | null, at: Date): Promise<void> {
  await sql`INSERT INTO import_run (id, source, by, state, options, created_at)
    VALUES (${id}, 'page', ${by}, 'preparing', ${JSON.stringify({ allOrNothing: false, quiet: false })}, ${at})`.execute(
    db,
  );
}

/** A file of an import that stands in the store. */
export interface NewFile {
  readonly name: string;
  /** Null for one that lines name. */
  readonly step: number | null;
  readonly byteCount: number;
  readonly sha256: string;
  readonly key: string;
  readonly shape: Partial<FoundTable>;
}

export async function insertFiles(db: Db, id: string, files: readonly NewFile[]): Promise<void> {
  await sql`INSERT INTO import_file (import_id, name, step, byte_count, sha256, file_key, shape)
    SELECT ${id}, f.name, f.step, f."byteCount", decode(f.sha256, 'hex'), f.key, f.shape
    FROM jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      AS f(name text, step integer, "byteCount" bigint, sha256 text, key text, shape jsonb)`.execute(db);
}

/** Removes files of an import; gives the keys under which they stood in the store. */
export async function removeFiles(db: Db, id: string, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    DELETE FROM import_file WHERE import_id = ${id} AND name = ANY(${names}) RETURNING file_key AS key`.execute(
    db,
  );
  return rows.flatMap(({ key }) => key ?? []);
}

/** Forgets the files of an import in the store, and those that lines name; gives their keys. */
export async function letGoOfRunFiles(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    WITH kept AS (SELECT name, file_key FROM import_file WHERE import_id = ${id} AND file_key IS NOT NULL FOR UPDATE),
      papers AS (DELETE FROM import_file WHERE import_id = ${id} AND step IS NULL),
      tables AS (UPDATE import_file SET file_key = NULL WHERE import_id = ${id} AND step IS NOT NULL)
    SELECT file_key AS key FROM kept`.execute(db);
  return rows.map(({ key }) => key);
}

export async function sumOfFiles(
  db: Db,
  id: string,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    SELECT count(*) AS count, coalesce(sum(byte_count), 0)::bigint AS bytes FROM import_file WHERE import_id = ${id}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Takes an import back to its files: what a try found of others is worth nothing any more (IMPORTS-11). */
export async function setPreparing(db: Db, id: string): Promise<void> {
  await sql`UPDATE import_run SET state = 'preparing', tried_at = NULL, found_sha256 = NULL, problem = NULL, counts = '{}',
      warnings = '[]', progress = NULL, runs_after = false, is_stopping = false, version = version + 1
    WHERE id = ${id}`.execute(db);
  await removeLines(db, id);
}

/** Notes that an import is to be looked at, and whether it is to run then. */
export async function setAsked(
  db: Db,
  id: string,
  { runsAfter, options }: { readonly runsAfter: boolean; readonly options: Run["options"] },
): Promise<void> {
  await sql`UPDATE import_run SET state = 'trying', runs_after = ${runsAfter}, options = ${JSON.stringify(options)},
      problem = NULL, progress = NULL, is_stopping = false, ended_at = NULL, version = version + 1
    WHERE id = ${id}`.execute(db);
}

export async function setStopping(db: Db, id: string): Promise<void> {
  await sql`UPDATE import_run SET is_stopping = true, version = version + 1 WHERE id = ${id}`.execute(db);
}

export async function setAbandoned(db: Db, id: string, at: Date): Promise<void> {
  await sql`UPDATE import_run SET state = 'abandoned', ended_at = ${at}, version = version + 1 WHERE id = ${id}`.execute(
    db,
  );
}

/** What a job needs to know of an import. */
export interface RunToDo {
  readonly state: RunState;
  readonly by: number | null;
  readonly runsAfter: boolean;
  readonly isStopping: boolean;
  readonly options: Run["options"];
  readonly counts: Readonly<Record<string, RunCounts>>;
  readonly foundSha256: string | null;
  readonly triedAt: Date | null;
  readonly files: readonly {
    readonly name: string;
    readonly key: string | null;
    readonly step: number | null;
  }[];
}

export async function findRunToDo(db: Db, id: string): Promise<RunToDo | null> {
  const { rows } = await sql<RunToDo>`
    SELECT r.state, r.by, r.runs_after AS "runsAfter", r.is_stopping AS "isStopping", r.options, r.counts,
      r.found_sha256 AS "foundSha256", r.tried_at AS "triedAt",
      (SELECT coalesce(json_agg(json_build_object('name', f.name, 'key', f.file_key, 'step', f.step)), '[]')
        FROM import_file f WHERE f.import_id = r.id) AS files
    FROM import_run r WHERE r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Notes how far an import has come; says whether somebody wants it to stop. */
export async function noteProgress(db: Db, id: string, progress: object | null): Promise<boolean> {
  const { rows } = await sql<{ isStopping: boolean }>`
    UPDATE import_run SET progress = coalesce(${progress && JSON.stringify(progress)}::jsonb, progress)
    WHERE id = ${id} RETURNING is_stopping AS "isStopping"`.execute(db);
  return rows[0]?.isStopping ?? true;
}

/** What a look at an import found. */
export interface FoundByTry {
  readonly counts: Readonly<Record<string, RunCounts>>;
  readonly sha256: string;
  readonly warnings: readonly object[];
}

/** Ends a look at an import: it waits for a decision, or its files are to be looked at again. */
export async function endTry(
  db: Db,
  id: string,
  {
    state,
    problem,
    found,
    at,
  }: {
    readonly state: "tried" | "preparing";
    readonly problem: Run["problem"];
    readonly found: FoundByTry | null;
    readonly at: Date;
  },
): Promise<void> {
  await sql`UPDATE import_run SET state = ${state}, problem = ${problem}, progress = NULL, runs_after = false,
      is_stopping = false, tried_at = ${state === "tried" ? at : null}, found_sha256 = ${found?.sha256 ?? null},
      counts = ${JSON.stringify(found?.counts ?? {})}, warnings = ${JSON.stringify(found?.warnings ?? [])},
      version = version + 1
    WHERE id = ${id} AND state = 'trying'`.execute(db);
}

/** Puts an import back that was to run after a look: it waits for a decision as before. */
export async function endLook(db: Db, id: string): Promise<void> {
  await sql`UPDATE import_run SET state = 'tried', progress = NULL, runs_after = false, is_stopping = false, version = version + 1
    WHERE id = ${id} AND state = 'trying'`.execute(db);
}

/** Ends what is done with an import that cannot go on: it is prepared again, or was interrupted. */
export async function endWithProblem(
  db: Db,
  id: string,
  problem: NonNullable<Run["problem"]>,
  at: Date,
): Promise<void> {
  await sql`UPDATE import_run SET state = CASE state WHEN 'running' THEN 'interrupted' ELSE 'preparing' END,
      ended_at = CASE state WHEN 'running' THEN ${at}::timestamptz END, problem = ${problem}, progress = NULL,
      runs_after = false, is_stopping = false, tried_at = NULL, version = version + 1
    WHERE id = ${id} AND state IN ('trying', 'running')`.execute(db);
}

/** Abandons imports by page that were prepared before an instant, and never run. */
export async function setAbandonedBefore(db: Db, before: Date, at: Date): Promise<void> {
  await sql`UPDATE import_run SET state = 'abandoned', ended_at = ${at}, version = version + 1
    WHERE source = 'page' AND state IN ('preparing', 'tried') AND created_at < ${before}`.execute(db);
}

/** Ids of imports by page that were begun before an instant, ended, and still have files. */
export async function listRunsToForget(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM import_run r
    WHERE (r.ended_at < ${before} OR (r.state = 'abandoned' AND r.created_at < ${before}))
      AND EXISTS (SELECT FROM import_file f WHERE f.import_id = r.id AND f.file_key IS NOT NULL)
    LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keeps what an import found that is to be looked at. */
export async function saveWarnings(db: Db, id: string, warnings: readonly object[]): Promise<void> {
  await sql`UPDATE import_run SET warnings = ${JSON.stringify(warnings)} WHERE id = ${id}`.execute(db);
}
