import { type RenewalForm, renewalFormSchema } from "@ribambelle/domain/renewals/renewal";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** A form that was begun, as it is kept. */
export interface KeptDraft {
  readonly form: RenewalForm;
  readonly version: number;
  readonly savedAt: Date;
}

/** A draft as it is stored; its form is null where the questions have changed since, and it is none of theirs any more. */
export type StoredDraft = Omit<KeptDraft, "form"> & { readonly form: RenewalForm | null };

/** Gives the form that a person has begun for a year; null without one. */
export async function findDraft(db: Db, personId: number, year: number): Promise<StoredDraft | null> {
  const { rows } =
    await sql<KeptDraft>`SELECT draft AS form, version, saved_at AS "savedAt" FROM renewal_draft
    WHERE person_id = ${personId} AND year = ${year}`.execute(db);
  const [found] = rows;
  return found ? { ...found, form: renewalFormSchema.safeParse(found.form).data ?? null } : null;
}

/** Keeps a form in place of the one before, in a transaction that has locked the person. */
export async function saveDraft(
  db: Db,
  draft: KeptDraft & { readonly personId: number; readonly year: number },
): Promise<void> {
  const { personId, year, form, version, savedAt } = draft;
  await sql`INSERT INTO renewal_draft (person_id, year, draft, version, saved_at)
    VALUES (${personId}, ${year}, ${JSON.stringify(form)}, ${version}, ${savedAt})
    ON CONFLICT ON CONSTRAINT one_draft_per_person_and_year DO UPDATE
      SET draft = excluded.draft, version = excluded.version, saved_at = excluded.saved_at`.execute(db);
}

/** Forgets the form that a person began for a year. */
export async function removeDraft(db: Db, personId: number, year: number): Promise<void> {
  await sql`DELETE FROM renewal_draft WHERE person_id = ${personId} AND year = ${year}`.execute(db);
}

/** Forgets the forms whose campaign closed before a day, or is no more, and that were not touched since that day. */
export async function removeOldDrafts(db: Db, before: string): Promise<void> {
  await sql`DELETE FROM renewal_draft d USING person p
    WHERE p.id = d.person_id AND d.saved_at < ${before}::date AND NOT EXISTS (
      SELECT FROM renewal_campaign c WHERE c.year = d.year AND c.role = p.role AND c.closes_on >= ${before}::date)`.execute(
    db,
  );
}
