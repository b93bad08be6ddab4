import type { Offer, OfferState } from "@ribambelle/domain/offers/offer";
import type { KeptInterest } from "@ribambelle/domain/offers/offer.rules";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** An offer as it is kept. */
export interface KeptOffer extends Offer {
  readonly postalCode: string;
  readonly state: OfferState;
}

/** What somebody said of an offer. */
export interface OwnInterest extends KeptInterest {
  readonly requestId: number | null;
  readonly saidAt: string;
  readonly seenAt: string | null;
  readonly withdrawnAt: string | null;
  readonly closedAt: string | null;
  readonly sentence: string | null;
}

export type OfferWith = KeptOffer & { readonly interest: OwnInterest | null; readonly isHidden: boolean };

const offerColumns =
  sql.raw(`o.reference, o.title, o.body AS text, o.postal_code AS "postalCode", o.city, o.start_date AS "startDate",
    o.end_date AS "endDate", o.week, o.weekly_minutes AS "weeklyMinutes", o.is_regular AS "isRegular",
    o.child_ages AS "childAges", o.has_housework AS "hasHousework", o.wage_from_cents AS "wageFromCents",
    o.wage_to_cents AS "wageToCents", o.languages, o.needs_licence AS "needsLicence", o.published_date AS "publishedDate", o.state`);
const interestColumn =
  sql.raw(`CASE WHEN i.id IS NOT NULL THEN json_build_object('requestId', i.request_id, 'saidAt', i.said_at,
    'seenAt', i.seen_at, 'withdrawnAt', i.withdrawn_at, 'isWithdrawn', i.withdrawn_at IS NOT NULL,
    'isSeen', i.seen_at IS NOT NULL OR q.owner_id IS NOT NULL, 'state', coalesce(q.state, 'done'), 'closedAt', q.closed_at,
    'sentence', q.outcome_reason) END AS interest`);

/** True for what babysitters see on a day: published, not ended, not filled (OFFER-03). */
const isShown = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(o.state = 'open' AND o.published_date <= ${today}::date
    AND (o.published_until IS NULL OR o.published_until >= ${today}::date)
    AND (o.end_date IS NULL OR o.end_date >= ${today}::date))`;

// An agency has dozens at once; no page shows more.
const mostShown = 500;

/** Gives the offers that are shown on a day, with what a babysitter said of each. */
export async function listShown(db: Db, personId: number, today: string): Promise<OfferWith[]> {
  const { rows } = await sql<OfferWith>`
    SELECT ${offerColumns}, ${interestColumn}, h.person_id IS NOT NULL AS "isHidden"
    FROM offer o LEFT JOIN offer_interest i ON i.offer_reference = o.reference AND i.person_id = ${personId}
      LEFT JOIN person_request q ON q.id = i.request_id
      LEFT JOIN offer_hidden h ON h.offer_reference = o.reference AND h.person_id = ${personId}
    WHERE ${isShown(today)} ORDER BY o.published_date DESC, o.reference LIMIT ${mostShown}`.execute(db);
  return rows;
}

/** Gives one offer that is shown, or that the babysitter applied for; null for another. */
export async function findOffer(
  db: Db,
  personId: number,
  reference: string,
  today: string,
): Promise<(OfferWith & { readonly isShown: boolean }) | null> {
  const { rows } = await sql<OfferWith & { isShown: boolean }>`
    SELECT ${offerColumns}, ${interestColumn}, h.person_id IS NOT NULL AS "isHidden", ${isShown(today)} AS "isShown"
    FROM offer o LEFT JOIN offer_interest i ON i.offer_reference = o.reference AND i.person_id = ${personId}
      LEFT JOIN person_request q ON q.id = i.request_id
      LEFT JOIN offer_hidden h ON h.offer_reference = o.reference AND h.person_id = ${personId}
    WHERE o.reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

/** Gives what a babysitter applied for, the newest first. */
export async function listInterests(
  db: Db,
  personId: number,
  today: string,
): Promise<(OfferWith & { readonly isShown: boolean })[]> {
  const { rows } = await sql<OfferWith & { isShown: boolean }>`
    SELECT ${offerColumns}, ${interestColumn}, false AS "isHidden", ${isShown(today)} AS "isShown"
    FROM offer_interest i JOIN offer o ON o.reference = i.offer_reference
      LEFT JOIN person_request q ON q.id = i.request_id
    WHERE i.person_id = ${personId} ORDER BY i.said_at DESC, i.id DESC`.execute(db);
  return rows;
}

/** Holds an offer until the transaction ends, so that it is not filled meanwhile; null where there is none. */
export async function holdOffer(
  transaction: Db,
  reference: string,
  today: string,
): Promise<{ readonly isShown: boolean; readonly state: OfferState; readonly title: string } | null> {
  const { rows } = await sql<{ isShown: boolean; state: OfferState; title: string }>`
    SELECT ${isShown(today)} AS "isShown", o.state, o.title FROM offer o WHERE o.reference = ${reference} FOR SHARE`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** Stores an application, in place of one that was withdrawn. */
export async function saveInterest(
  transaction: Db,
  said: {
    readonly personId: number;
    readonly reference: string;
    readonly requestId: number;
    readonly word: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`INSERT INTO offer_interest (offer_reference, person_id, request_id, word, said_at)
    VALUES (${said.reference}, ${said.personId}, ${said.requestId}, ${said.word}, ${said.now})
    ON CONFLICT ON CONSTRAINT one_application_per_offer_and_person DO UPDATE SET request_id = excluded.request_id,
      word = excluded.word, said_at = excluded.said_at, seen_at = NULL, withdrawn_at = NULL`.execute(
    transaction,
  );
}

/** Notes that an application was taken back. */
export async function saveWithdrawn(
  transaction: Db,
  personId: number,
  reference: string,
  now: Date,
): Promise<void> {
  await sql`UPDATE offer_interest SET withdrawn_at = ${now}
    WHERE person_id = ${personId} AND offer_reference = ${reference}`.execute(transaction);
}

/** Holds a babysitter until the transaction ends, so that they apply once. */
export async function holdApplicant(transaction: Db, personId: number): Promise<void> {
  await sql`SELECT FROM person WHERE id = ${personId} FOR NO KEY UPDATE`.execute(transaction);
}

/** Hides an offer from a babysitter, or shows it again. */
export async function saveHidden(
  db: Db,
  personId: number,
  reference: string,
  isHidden: boolean,
): Promise<void> {
  await (isHidden
    ? sql`INSERT INTO offer_hidden (offer_reference, person_id) VALUES (${reference}, ${personId}) ON CONFLICT DO NOTHING`
    : sql`DELETE FROM offer_hidden WHERE offer_reference = ${reference} AND person_id = ${personId}`
  ).execute(db);
}

/** Removes applications for offers that ended before a day, with all that is kept of those offers (OFFER-12). */
export async function removeOldOffers(db: Db, before: string): Promise<void> {
  await sql`DELETE FROM offer WHERE coalesce(end_date, published_until, published_date) < ${before}::date
    AND (state <> 'open' OR coalesce(end_date, published_until) IS NOT NULL)`.execute(db);
}
