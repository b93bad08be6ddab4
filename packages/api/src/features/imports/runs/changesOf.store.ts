import { type Who, whoOf } from "@ribambelle/domain/audit/entry";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

const fieldsByHeader = new Map(
  Object.entries(peopleFile.columns).map(([field, { header }]) => [header, field]),
);

/** Gives who made an import, and which fields of a person it changed as far as its lines are kept; a command is nobody. */
export async function findChangesOf(
  db: Db,
  importId: string,
  personId: number,
): Promise<{ by: Who | null; fields: string[] }> {
  const { rows } = await sql<{ by: number | null; displayName: string | null; headers: string[] | null }>`
    SELECT r.by, trim(p.first_name || ' ' || p.last_name) AS "displayName",
      (SELECT array_agg(DISTINCT change->>'column') FROM import_line l, jsonb_array_elements(l.changes) change
        WHERE l.subject_id = ${personId} AND l.import_id = r.id AND l.file = ${peopleFile.name}) AS headers
    FROM import_run r LEFT JOIN person p ON p.id = r.by WHERE r.id = ${importId}`.execute(db);
  const [run] = rows;
  const fields = (run?.headers ?? []).flatMap((header) => fieldsByHeader.get(header) ?? []);
  return { by: run ? whoOf(run.by, run.displayName) : null, fields: fields.sort() };
}
