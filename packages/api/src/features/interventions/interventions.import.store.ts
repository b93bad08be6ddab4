import { sql } from "kysely";
import { assigned, names, those, typed, values } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { type IncomingIntervention, interventionColumns } from "./interventions.columns.ts";

/** What one intervention is, or was, about: when, whose, and its state as the file says. */
export interface PlacedIntervention {
  readonly reference: string;
  readonly parentId: number;
  readonly babysitterId: number | null;
  readonly startDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly state: 0 | 1 | 2 | 3 | 4 | 5;
  /** True when another one of the family stands in for it. */
  readonly isReplaced: boolean;
}

/** Gives the interventions with these references, and those that others with these references replace; held until the end of the transaction. */
export async function listPlaced(db: Db, references: readonly string[]): Promise<PlacedIntervention[]> {
  const { rows } = await sql<PlacedIntervention>`
    SELECT i.reference, i.parent_id AS "parentId", i.babysitter_id AS "babysitterId", i.start_date AS "startDate",
      to_char(i.start_time, 'HH24:MI') AS "startTime", to_char(i.end_time, 'HH24:MI') AS "endTime", i.state,
      EXISTS (SELECT FROM intervention r WHERE r.replaces_reference = i.reference AND r.parent_id = i.parent_id)
        AS "isReplaced"
    FROM intervention i WHERE i.reference = ANY(${references})
    ORDER BY i.reference FOR UPDATE OF i`.execute(db);
  return rows;
}

/** Gives which interventions the ones with these references stand in for until now. */
export async function listReplacedBy(db: Db, references: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ replaced: string }>`
    SELECT replaces_reference AS replaced FROM intervention
    WHERE reference = ANY(${references}) AND replaces_reference IS NOT NULL`.execute(db);
  return rows.map(({ replaced }) => replaced);
}

type Done = "created" | "updated" | "unchanged";

// Another time, person or state is another revision; another note is not (VISITS-25).
const revised = new Set(["parentId", "babysitterId", "startDate", "startTime", "endTime", "state"]);

/** Creates the interventions that are new and corrects those that differ, in one statement; `present` names what the file says. */
export async function saveInterventions(
  db: Db,
  rows: readonly IncomingIntervention[],
  present: ReadonlySet<string>,
  now: Date,
): Promise<{ readonly line: number; readonly done: Done }[]> {
  const always = new Set(["parentId", "startsAt", "endsAt"]);
  const said = those(
    interventionColumns,
    (field) =>
      field !== "reference" &&
      (always.has(field) || present.has(field === "babysitterId" ? "babysitterReference" : field)),
  );
  const news = those(said, (field) => revised.has(field));
  const isRevised = sql`(${names(news, "t")}) IS DISTINCT FROM (${values(news, "i")})`;
  const { rows: saved } = await sql<{ line: number; done: Done }>`
    WITH incoming AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS i(line integer, ${typed(interventionColumns)})
    ), changed AS (
      UPDATE intervention t SET ${assigned(said, "i")},
        revision = t.revision + CASE WHEN ${isRevised} THEN 1 ELSE 0 END,
        changed_at = CASE WHEN ${isRevised} THEN ${now} ELSE t.changed_at END
      FROM incoming i
      WHERE t.reference = i.reference AND (${names(said, "t")}) IS DISTINCT FROM (${values(said, "i")})
      RETURNING i.line
    ), created AS (
      INSERT INTO intervention (${names(interventionColumns)}, changed_at)
      SELECT ${values(interventionColumns, "i")}, ${now} FROM incoming i
      WHERE NOT EXISTS (SELECT FROM intervention t WHERE t.reference = i.reference)
      RETURNING reference
    )
    SELECT i.line, CASE WHEN EXISTS (SELECT FROM created c WHERE c.reference = i.reference) THEN 'created'
      WHEN EXISTS (SELECT FROM changed c WHERE c.line = i.line) THEN 'updated' ELSE 'unchanged' END AS done
    FROM incoming i`.execute(db);
  return saved;
}

/** Counts another revision of interventions whose state people see changed, though their own line did not. */
export async function reviseInterventions(db: Db, references: readonly string[], now: Date): Promise<void> {
  if (references.length === 0) return;
  await sql`UPDATE intervention SET revision = revision + 1, changed_at = ${now}
    WHERE reference = ANY(${references})`.execute(db);
}
