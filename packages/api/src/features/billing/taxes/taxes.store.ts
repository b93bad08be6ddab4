import type {
  CertifiedInvoice,
  CertifiedPayment,
} from "@ribambelle/domain/billing/certificates/certificate.rules";
import type { TaxPayment } from "@ribambelle/domain/billing/taxes/taxes.rules";
import type { TaxInvoice } from "@ribambelle/domain/billing/taxes/taxInvoice";
import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../../../db/connection/connect.ts";

export interface KeptCertificate {
  readonly year: number;
  readonly version: number;
  readonly source: "portal" | "agency";
  readonly paidCents: number | null;
  readonly documentId: string;
  /** The instant of its publication, in ISO 8601. */
  readonly publishedAt: string;
}

/** All that the tax years of a family are told from; the certificates with the newest version first. */
export interface TaxRecords {
  readonly invoices: readonly TaxInvoice[];
  readonly payments: readonly TaxPayment[];
  readonly certificates: readonly KeptCertificate[];
}

/** Gives the SQL of the invoices of a family ($1) as JSON, in no order, with further fields of each and of its lines. */
const invoicesWith = (ofInvoice = "", ofLine = "") =>
  `SELECT coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind, 'isCanceled', i.is_canceled,
    'issueDate', i.issue_date, 'totalCents', i.total_cents, 'aidsCents', i.aids_cents, 'advanceCents', i.advance_cents,
    'dueCents', i.due_cents, ${ofInvoice}'lines', (
      SELECT coalesce(json_agg(json_build_object('kind', l.kind, 'service', l.service, 'nature', l.nature,
        'amountCents', l.amount_cents, ${ofLine}'givesRight', l.gives_right)), '[]')
      FROM invoice_line l WHERE l.invoice_id = i.id))), '[]') FROM invoice i WHERE i.parent_id = $1`;
/** The same of its payments. */
const paymentsWith = (ofPayment = "") =>
  `SELECT coalesce(json_agg(json_build_object('reference', p.reference, 'valueDate', p.value_date,
    'means', p.means, 'state', p.state, ${ofPayment}'shares', (
      SELECT coalesce(json_agg(json_build_object('number', i.number, 'amountCents', s.amount_cents)), '[]')
      FROM payment_share s JOIN invoice i ON i.id = s.invoice_id WHERE s.payment_id = p.id))), '[]')
  FROM payment p WHERE p.parent_id = $1`;
const certificates = `SELECT coalesce(json_agg(json_build_object('year', c.year, 'version', c.version, 'source', c.source,
    'paidCents', c.paid_cents, 'documentId', c.document_id, 'publishedAt', c.published_at)
    ORDER BY c.year DESC, c.version DESC), '[]')
  FROM tax_certificate c WHERE c.parent_id = $1 AND NOT c.is_held AND c.document_id IS NOT NULL`;

// One statement, prepared once a connection (TAX-13).
const taxRecords = {
  name: "tax-books",
  text: `SELECT (${invoicesWith()}) AS invoices, (${paymentsWith()}) AS payments, (${certificates}) AS certificates`,
};

/** Gives what the tax years of one family are told from (TAX-32: what is billed to them alone). */
export async function readTaxRecords(pool: Pick<pg.Pool, "query">, personId: number): Promise<TaxRecords> {
  const { rows } = await pool.query<TaxRecords>({ ...taxRecords, values: [personId] });
  return rows[0] ?? { invoices: [], payments: [], certificates: [] };
}

/** The same inside a transaction. */
export const readTaxRecordsIn = (
  db: Db,
  personId: number,
): Promise<Pick<TaxRecords, "invoices" | "payments">> => readIn(db, personId, invoicesWith(), paymentsWith());

/** What a certificate is made from: with who worked when, whom invoices name, and the accounts that were debited. */
export interface CertificateRecords {
  readonly invoices: readonly CertifiedInvoice[];
  readonly payments: readonly CertifiedPayment[];
}

const ofCertifiedInvoice =
  "'payerName', i.payer_name, 'payerAddress', i.payer_address, 'periodStart', i.period_start, ";
const ofCertifiedLine = `'position', l.position, 'babysitterName', l.babysitter_name,
        'babysitterNumber', l.babysitter_number, 'periodStart', l.period_start, 'minutes', l.minutes, `;

/** Gives what the certificates of one family are made from. */
export const readCertificateRecords = (db: Db, personId: number): Promise<CertificateRecords> =>
  readIn<CertificateRecords>(
    db,
    personId,
    invoicesWith(ofCertifiedInvoice, ofCertifiedLine),
    paymentsWith("'debitedAccount', p.debited_account, "),
  );

async function readIn<Records extends Pick<TaxRecords, "invoices" | "payments">>(
  db: Db,
  personId: number,
  invoices: string,
  payments: string,
): Promise<Records> {
  const of = (query: string) => sql.raw(query.replace("$1", String(Number(personId))));
  const { rows } =
    await sql<Records>`SELECT (${of(invoices)}) AS invoices, (${of(payments)}) AS payments`.execute(db);
  return rows[0] as Records;
}

/** Locks these payers until the transaction ends, so that their certificates get their versions one after the other. */
export async function lockPayers(transaction: Db, personIds: readonly number[]): Promise<void> {
  await sql`SELECT FROM person WHERE id = ANY(${personIds}) ORDER BY id FOR NO KEY UPDATE`.execute(
    transaction,
  );
}

/** The newest certificate of a payer and year, with its file. */
export interface LastCertificate {
  readonly personId: number;
  readonly year: number;
  readonly version: number;
  readonly paidCents: number | null;
  readonly sha256: Buffer | null;
}

/** Gives the newest certificate of each of these payers and years; one that is kept back is none. */
export async function listLastCertificates(db: Db, personIds: readonly number[]): Promise<LastCertificate[]> {
  const { rows } = await sql<LastCertificate>`
    SELECT DISTINCT ON (c.parent_id, c.year) c.parent_id AS "personId", c.year, c.version, c.paid_cents AS "paidCents",
      d.sha256
    FROM tax_certificate c LEFT JOIN document d ON d.id = c.document_id
    WHERE c.parent_id = ANY(${personIds}) AND NOT c.is_held ORDER BY c.parent_id, c.year, c.version DESC`.execute(
    db,
  );
  return rows;
}

/** A certificate of the agency, to keep. */
export interface NewCertificate {
  readonly personId: number;
  readonly year: number;
  readonly version: number;
  readonly paidCents: number | null;
  readonly documentId: string;
}

/** Keeps a certificate of the agency, published now; one that was kept back is so no longer. */
export async function insertCertificate(db: Db, one: NewCertificate, now: Date): Promise<void> {
  await removeHold(db, one);
  await sql`INSERT INTO tax_certificate (parent_id, year, version, source, paid_cents, document_id, published_at)
    VALUES (${one.personId}, ${one.year}, ${one.version}, 'agency', ${one.paidCents}, ${one.documentId}, ${now})`.execute(
    db,
  );
}

/** Ends that the certificate of a payer and year is kept back. */
export async function removeHold(
  db: Db,
  { personId, year }: Pick<NewCertificate, "personId" | "year">,
): Promise<void> {
  await sql`DELETE FROM tax_certificate WHERE parent_id = ${personId} AND year = ${year} AND is_held`.execute(
    db,
  );
}

/** Says when the first certificate of a payer and year was published, where that was earlier than it is known. */
export async function datePublication(
  db: Db,
  { personId, year, at }: { readonly personId: number; readonly year: number; readonly at: Date },
): Promise<void> {
  await sql`UPDATE tax_certificate SET published_at = ${at}
    WHERE parent_id = ${personId} AND year = ${year} AND version = 1 AND published_at > ${at}`.execute(db);
}

/** Corrects the amount that the newest certificate of a payer and year states. */
export async function updateStatedAmount(
  db: Db,
  { personId, year, version, paidCents }: Omit<NewCertificate, "documentId">,
): Promise<void> {
  await sql`UPDATE tax_certificate SET paid_cents = ${paidCents}
    WHERE parent_id = ${personId} AND year = ${year} AND version = ${version}`.execute(db);
}

/** Gives the payers, by reference, of the certificates that a file has just named, with the year and the amount of each. */
export async function listNamedCertificates(db: Db): Promise<
  {
    readonly personId: number;
    readonly reference: string;
    readonly year: number;
    readonly paidCents: number;
  }[]
> {
  const { rows } = await sql<{ personId: number; reference: string; year: number; paidCents: number }>`
    SELECT DISTINCT ON (c.parent_id, c.year) c.parent_id AS "personId", p.agency_reference AS reference, c.year,
      c.paid_cents AS "paidCents"
    FROM pg_temp.import_line l
    JOIN person p ON p.agency_reference = l.key::json->>0
    JOIN tax_certificate c ON c.parent_id = p.id AND c.year = (l.key::json->>1)::integer
    WHERE c.paid_cents IS NOT NULL ORDER BY c.parent_id, c.year, c.version DESC`.execute(db);
  return rows;
}
