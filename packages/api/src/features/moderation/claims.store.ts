import type { SubjectKind } from "@ribambelle/domain/moderation/moderation";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { claimOf, type KeptWho, rowsOf, type Viewer, who } from "./moderation.store.ts";

/** Notes that somebody looks at a thing, unless somebody else does; gives who that is, or null. */
export async function claimThing(
  db: Db,
  kind: SubjectKind,
  subjectId: string,
  { viewerId, now, until }: Viewer & { readonly until: Date },
): Promise<KeptWho | null> {
  await sql`
    INSERT INTO moderation_claim (kind, subject_id, by, until) VALUES (${kind}, ${subjectId}, ${viewerId}, ${until})
    ON CONFLICT (kind, subject_id) DO UPDATE SET by = excluded.by, until = excluded.until
    WHERE moderation_claim.by = ${viewerId} OR moderation_claim.until <= ${now}`.execute(db);
  const [row] = await rowsOf<{ who: KeptWho }>(db, `SELECT ${who("v")} AS who ${claimOf(kind, "$3")}`, [
    viewerId,
    now,
    subjectId,
  ]);
  return row?.who ?? null;
}

/** Forgets who looks at a thing, which has its answer. */
export async function removeClaim(db: Db, kind: SubjectKind, subjectId: string): Promise<void> {
  await sql`DELETE FROM moderation_claim WHERE kind = ${kind} AND subject_id = ${subjectId}`.execute(db);
}

/** Forgets who looked at what before an instant. */
export async function removeOldClaims(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM moderation_claim WHERE until < ${before}`.execute(db);
}
