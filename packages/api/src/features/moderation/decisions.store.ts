import { knownFunctions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type {
  Decision,
  DecisionState,
  SubjectKind,
  VoidCause,
} from "@ribambelle/domain/moderation/moderation";
import { sql } from "kysely";
import { functionsOf } from "../../acting/functionsOf.store.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed } from "../../db/tables.ts";
import { chosenReasons } from "./moderation.store.ts";

const tables = (db: Db) =>
  db.withTables<
    Narrowed<
      "moderation_decision",
      { kind: SubjectKind; decision: Decision; state: DecisionState; void_because: VoidCause | null }
    >
  >();

/** A decision as it is taken. */
export interface NewDecision {
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly seen: string;
  readonly personId: number;
  readonly decision: Decision;
  readonly reasonIds: readonly number[];
  readonly textFr: string | null;
  readonly textEn: string | null;
  readonly by: number | null;
  readonly at: Date;
  readonly takesEffectAt: Date;
}

/** Stores a decision that has no effect yet; gives its id. */
export async function insertDecision(db: Db, given: NewDecision): Promise<number> {
  const { id } = await tables(db)
    .insertInto("moderation_decision")
    .values({
      kind: given.kind,
      subject_id: given.subjectId,
      seen_version: given.seen,
      person_id: given.personId,
      decision: given.decision,
      reason_ids: [...given.reasonIds],
      text_fr: given.textFr,
      text_en: given.textEn,
      by: given.by,
      at: given.at,
      takes_effect_at: given.takesEffectAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A decision as it is kept. */
export interface KeptDecision extends Omit<NewDecision, "reasonIds"> {
  readonly state: DecisionState;
  readonly chosen: readonly { readonly textFr: string; readonly textEn: string }[];
  /** What who decided does at the agency. */
  readonly functions: readonly StaffFunction[];
  /** True when the person is neither blocked nor gone. */
  readonly isPersonThere: boolean;
}

/** Gives a decision, and holds it until the transaction ends; null for none. */
export async function lockDecision(transaction: Db, id: number): Promise<KeptDecision | null> {
  const { rows } = await sql<KeptDecision>`
    SELECT d.kind, d.subject_id AS "subjectId", d.seen_version AS seen, d.person_id AS "personId", d.decision, d.state,
      ${sql.raw(chosenReasons)} AS chosen, d.text_fr AS "textFr", d.text_en AS "textEn", d.by, d.at,
      d.takes_effect_at AS "takesEffectAt", ${sql.raw(functionsOf("d.by"))} AS functions,
      p.blocked_at IS NULL AND p.deactivated_at IS NULL AS "isPersonThere"
    FROM moderation_decision d JOIN person p ON p.id = d.person_id
    WHERE d.id = ${id} FOR NO KEY UPDATE OF d`.execute(transaction);
  const [row] = rows;
  return row ? { ...row, functions: knownFunctions(row.functions) } : null;
}

/** Gives whose thing a decision is about; null for no decision. */
export async function findPersonOf(db: Db, id: number): Promise<number | null> {
  const found = await tables(db)
    .selectFrom("moderation_decision")
    .select("person_id as personId")
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.personId ?? null;
}

/** Stores what became of a decision, and why it had no effect where it had none. */
export async function updateState(
  db: Db,
  id: number,
  state: DecisionState,
  voidBecause: VoidCause | null = null,
): Promise<void> {
  await tables(db)
    .updateTable("moderation_decision")
    .set({ state, void_because: voidBecause })
    .where("id", "=", id)
    .execute();
}

/** Gives the last decision on a version of a thing that has effect or will have, and the name of who took it; null for none. */
export async function findAnswer(
  db: Db,
  { personId, kind, subjectId, seen }: Pick<NewDecision, "personId" | "kind" | "subjectId" | "seen">,
): Promise<{ name: string | null; decision: Decision } | null> {
  const { rows } = await sql<{ name: string | null; decision: Decision }>`
    SELECT trim(p.first_name || ' ' || p.last_name) AS name, d.decision
    FROM moderation_decision d LEFT JOIN person p ON p.id = d.by
    WHERE d.person_id = ${personId} AND d.kind = ${kind} AND d.subject_id = ${subjectId} AND d.seen_version = ${seen}
      AND d.state IN ('pending', 'applied') ORDER BY d.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Gives the decisions whose time came before an instant and that have no effect yet. */
export async function listLate(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM moderation_decision WHERE state = 'pending' AND takes_effect_at < ${before}
    ORDER BY takes_effect_at LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
}
