import type { ImportedOffer } from "@ribambelle/domain/offers/offers.file";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

type Stored = Omit<ImportedOffer, "week"> & { readonly week: string };

/** Gives an offer as it is kept, locked until the transaction ends; null where there is none. */
export async function lockOffer(db: Db, reference: string): Promise<ImportedOffer | null> {
  const { rows } = await sql<ImportedOffer>`
    SELECT reference, title, body AS text, postal_code AS "postalCode", city, start_date AS "startDate", end_date AS "endDate",
      week, weekly_minutes AS "weeklyMinutes", is_regular AS "isRegular", child_ages AS "childAges",
      has_housework AS "hasHousework", wage_from_cents AS "wageFromCents", wage_to_cents AS "wageToCents", languages,
      needs_licence AS "needsLicence", published_date AS "publishedDate", published_until AS "publishedUntil", state
    FROM offer WHERE reference = ${reference} FOR UPDATE`.execute(db);
  return rows[0] ?? null;
}

/** Keeps an offer in place of the one of its reference; `isNew` has those told whom it fits. */
export async function saveOffer(db: Db, { week, ...one }: ImportedOffer, isToBeTold: boolean): Promise<void> {
  const stored: Stored = { ...one, week: JSON.stringify(week) };
  await sql`INSERT INTO offer (reference, title, body, postal_code, city, start_date, end_date, week, weekly_minutes, is_regular,
      child_ages, has_housework, wage_from_cents, wage_to_cents, languages, needs_licence, published_date, published_until,
      state, is_to_be_told)
    VALUES (${stored.reference}, ${stored.title}, ${stored.text}, ${stored.postalCode}, ${stored.city}, ${stored.startDate},
      ${stored.endDate}, ${stored.week}::jsonb, ${stored.weeklyMinutes}, ${stored.isRegular}, ${stored.childAges},
      ${stored.hasHousework}, ${stored.wageFromCents}, ${stored.wageToCents}, ${stored.languages}, ${stored.needsLicence},
      ${stored.publishedDate}, ${stored.publishedUntil}, ${stored.state}, ${isToBeTold})
    ON CONFLICT (reference) DO UPDATE SET title = excluded.title, body = excluded.body, postal_code = excluded.postal_code,
      city = excluded.city, start_date = excluded.start_date, end_date = excluded.end_date, week = excluded.week,
      weekly_minutes = excluded.weekly_minutes, is_regular = excluded.is_regular, child_ages = excluded.child_ages,
      has_housework = excluded.has_housework, wage_from_cents = excluded.wage_from_cents,
      wage_to_cents = excluded.wage_to_cents, languages = excluded.languages, needs_licence = excluded.needs_licence,
      published_date = excluded.published_date, published_until = excluded.published_until, state = excluded.state,
      is_to_be_told = offer.is_to_be_told OR excluded.is_to_be_told`.execute(db);
}

/** Gives the texts of the offers that an import named (`pg_temp.import_line`). */
export async function listImported(db: Db): Promise<{ reference: string; text: string }[]> {
  const { rows } = await sql<{ reference: string; text: string }>`
    SELECT o.reference, o.title || ' ' || o.body AS text FROM offer o
    JOIN pg_temp.import_line l ON l.key = o.reference ORDER BY l.line`.execute(db);
  return rows;
}

/** Removes the offers whose reference begins so. */
export async function removeOffersUnder(db: Db, prefix: string): Promise<void> {
  await sql`DELETE FROM offer WHERE starts_with(reference, ${prefix})`.execute(db);
}
