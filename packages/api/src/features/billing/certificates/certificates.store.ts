import { type Certificate, certificateSchema } from "@ribambelle/domain/billing/certificates/certificate";
import type { NewestCertificate } from "@ribambelle/domain/billing/certificates/certificate.rules";
import { paymentMeans, paymentStates } from "@ribambelle/domain/billing/payment/payment";
import { givesRight } from "@ribambelle/domain/billing/taxes/taxes.rules";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** Somebody who may be due a certificate of a year, and has none that is published. */
export interface DuePayer {
  readonly personId: number;
  readonly reference: string;
}

const counted = paymentMeans.rows.map(({ value }) => value).filter(givesRight);

/**
 * Gives, by their ids and after one, at most so many payers from whom money came in a year by a means that gives right, and who
 * have no certificate of it; those whose certificate is kept back are among them.
 */
export async function listDuePayers(
  db: Db,
  year: number,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<DuePayer[]> {
  // Said of the certificates too, or each page would read those of all pages before it.
  const { rows } = await sql<DuePayer>`
    SELECT due.parent_id AS "personId", coalesce(p.agency_reference, '') AS reference FROM (
      SELECT DISTINCT m.parent_id FROM payment m
      WHERE m.parent_id > ${after} AND m.value_date >= ${`${year}-01-01`} AND m.value_date <= ${`${year}-12-31`}
        AND m.state = ${paymentStates.numbers.cleared} AND m.means = ANY(${counted}) AND m.amount_cents > 0
        AND NOT EXISTS (
          SELECT FROM tax_certificate c
          WHERE c.parent_id = m.parent_id AND c.parent_id > ${after} AND c.year = ${year} AND NOT c.is_held
        )
      ORDER BY m.parent_id LIMIT ${most}
    ) due JOIN person p ON p.id = due.parent_id ORDER BY due.parent_id`.execute(db);
  return rows;
}

/** Gives the newest certificate of a payer and year, or that it is kept back; null when there is neither. */
export async function findNewest(db: Db, personId: number, year: number): Promise<NewestCertificate | null> {
  const { rows } = await sql<{
    version: number;
    isHeld: boolean;
    publishedAt: Date;
    snapshot: unknown;
  }>`SELECT version, is_held AS "isHeld", published_at AS "publishedAt", snapshot FROM tax_certificate
    WHERE parent_id = ${personId} AND year = ${year} ORDER BY version DESC LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { publishedAt, snapshot, ...newest } = row;
  const content = snapshot === null ? null : certificateSchema.parse(snapshot);
  return { ...newest, publishedDate: dayAt(publishedAt), content };
}

/** Keeps a certificate of the portal as it is published. */
export async function insertPublished(
  db: Db,
  personId: number,
  certificate: Certificate,
  { documentId, at }: { readonly documentId: string; readonly at: Date },
): Promise<void> {
  const { year, version, paidCents } = certificate;
  await sql`INSERT INTO tax_certificate (parent_id, year, version, source, paid_cents, snapshot, document_id, published_at)
    VALUES (${personId}, ${year}, ${version}, 'portal', ${paidCents}, ${JSON.stringify(certificate)}, ${documentId},
      ${at})`.execute(db);
}

/** Keeps the certificate of a payer and year back. */
export async function insertHold(db: Db, personId: number, year: number, at: Date): Promise<void> {
  await sql`INSERT INTO tax_certificate (parent_id, year, version, source, is_held, published_at)
    VALUES (${personId}, ${year}, 1, 'portal', true, ${at})`.execute(db);
}
