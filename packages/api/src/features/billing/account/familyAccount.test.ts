import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { readTaxRecords } from "../taxes/taxes.store.ts";
import { readFamilyAccount } from "./familyAccount.store.ts";
import { findInvoice, findInvoiceDocument } from "./invoiceDetail.store.ts";

let database: TestDatabase;
let family: number;
let other: number;
beforeAll(async () => {
  database = await testDatabase();
  family = (await insertPerson(db(), "Parent")).personId;
  other = (await insertPerson(db(), "Parent")).personId;
  await fill();
});
afterAll(() => database.drop());

const db = () => database.connection.db;
const pool = () => database.connection.pool;
const run = (text: string) => sql.raw(text).execute(db());
const at = new Date("2026-11-23T10:00:00Z");
const idOf = (number: string) => number.padEnd(22, "x");

/** Three invoices of which two are of one day, the second corrected four times, once for another family; three payments of it. */
async function fill() {
  const invoices = [
    ["F-3", family, "2026-10-05", null],
    ["F-1", family, "2026-10-01", null],
    ["F-2", family, "2026-10-05", null],
    ["A-2", family, "2026-10-06", "F-2"],
    ["A-1", family, "2026-10-06", "F-2"],
    ["A-3", family, "2026-10-05", "F-2"],
    ["B-1", other, "2026-10-09", "F-2"],
  ] as const;
  for (const [number, parent, day, corrects] of invoices)
    await sql`INSERT INTO invoice (id, number, parent_id, kind, issue_date, due_date, total_cents, aids_cents, advance_cents,
        due_cents, is_canceled, payer_name, payer_address, corrects_number, lines_agree)
      VALUES (${idOf(number)}, ${number}, ${parent}, 0, ${day}, '2026-12-01', 300, 0, 0, 300, false, 'A', 'B', ${corrects}, true)`.execute(
      db(),
    );
  await run(`INSERT INTO invoice_line (invoice_id, position, kind, label, amount_cents, gives_right)
    VALUES ('${idOf("F-2")}', 2, 0, 'Deux', 200, true), ('${idOf("F-2")}', 1, 0, 'Un', 100, true)`);
  const payments = [
    ["P-1", family, "2026-10-20", 10],
    ["P-2", family, "2026-10-08", 20],
    ["P-3", family, "2026-10-20", 30],
    ["P-4", other, "2026-10-21", 40],
  ] as const;
  for (const [reference, parent, day, cents] of payments)
    await sql`INSERT INTO payment (reference, parent_id, value_date, means, amount_cents, state)
      VALUES (${reference}, ${parent}, ${day}, 2, ${cents}, 1)`.execute(db());
  for (const [reference, number, cents] of [
    ["P-3", "F-3", 1],
    ["P-3", "F-2", 2],
    ["P-3", "F-1", 3],
    ["P-2", "F-2", 4],
    ["P-1", "F-2", 5],
  ] as const)
    await sql`INSERT INTO payment_share (payment_id, invoice_id, amount_cents)
      SELECT id, ${idOf(number)}, ${cents} FROM payment WHERE reference = ${reference}`.execute(db());
}

describe("the account of a family", () => {
  it("holds its invoices and payments, the newest first, those of one day by their numbers (BILLS-01, PAYMENTS-01)", async () => {
    const { invoices, payments } = await readFamilyAccount(pool(), family, { shownAt: null });
    expect(invoices.map(({ number }) => number)).toEqual(["A-2", "A-1", "F-3", "F-2", "A-3", "F-1"]);
    expect(payments.map(({ amountCents }) => amountCents)).toEqual([30, 10, 20]);
    expect(payments[0]?.shares.map(({ number }) => number)).toEqual(["F-1", "F-2", "F-3"]);
  });

  it("has the agency’s own file of its own invoice, where it gave one (BILLS-24)", async () => {
    const document = idOf("D-1");
    await sql`INSERT INTO document (id, person_id, kind, subject_reference, file_key, byte_count, sha256)
      VALUES (${document}, ${family}, 'invoice', 'F-3', 'documents/F-3', 1, '')`.execute(db());
    await sql`UPDATE invoice SET document_id = ${document} WHERE number = 'F-3'`.execute(db());
    const found = (personId: number, number: string) => findInvoiceDocument(db(), personId, idOf(number));
    expect([await found(family, "F-3"), await found(family, "F-1"), await found(other, "F-3")]).toEqual([
      document,
      null,
      null,
    ]);
    await sql`UPDATE invoice SET document_id = NULL WHERE number = 'F-3'`.execute(db());
  });

  it("notes what it shows once, and no other family’s (BILLS-01)", async () => {
    const shown = async () =>
      (
        await sql<{ number: string; at: Date | null }>`SELECT number, first_shown_at AS at FROM invoice
          WHERE number IN ('F-1', 'F-2', 'B-1') ORDER BY number`.execute(db())
      ).rows.map(({ at }) => at);
    const former = new Date("2026-10-10T09:00:00Z");
    await sql`UPDATE invoice SET first_shown_at = ${former} WHERE number = 'F-1'`.execute(db());
    await readFamilyAccount(pool(), family, { shownAt: null });
    await findInvoice(pool(), family, idOf("F-1"), at);
    expect(await shown()).toEqual([null, former, null]);
    await findInvoice(pool(), other, idOf("F-2"), at);
    expect(await shown()).toEqual([null, former, null]);
    await readFamilyAccount(pool(), family, { shownAt: at });
    expect(await shown()).toEqual([null, former, at]);
  });
});

describe("an invoice", () => {
  it("has its lines and shares in their order, and the last that corrects it (BILLS-01)", async () => {
    const found = await findInvoice(pool(), family, idOf("F-2"), at);
    expect(found?.lines.map(({ label }) => label)).toEqual(["Un", "Deux"]);
    expect(found?.shares.map(({ amountCents }) => amountCents)).toEqual([4, 5, 2]);
    expect([found?.corrects, found?.correctedBy?.number]).toEqual([null, "A-2"]);
    expect((await findInvoice(pool(), family, idOf("A-1"), at))?.corrects?.number).toBe("F-2");
  });

  it("is its family’s alone, and says nothing of what another’s corrects (SPACE-21)", async () => {
    expect(await findInvoice(pool(), other, idOf("F-2"), at)).toBeNull();
    expect(await findInvoice(pool(), other, idOf("B-1"), at)).toMatchObject({
      corrects: null,
      correctedBy: null,
    });
  });
});

describe("the tax years of a family", () => {
  it("have their certificates, the newest first, but for those kept back or without their paper (TAX-13)", async () => {
    await run(`INSERT INTO document (id, person_id, kind, subject_reference, file_key, byte_count, sha256)
      SELECT lpad(n::text, 22, 'x'), ${family}, 'tax-certificate', n::text, 'K-' || n, 1, '' FROM generate_series(1, 5) n`);
    for (const [year, version, isHeld, document] of [
      [2024, 1, false, 1],
      [2025, 1, false, 2],
      [2025, 3, true, null],
      [2025, 2, false, 4],
      [2023, 1, false, null],
    ] as const)
      await sql`INSERT INTO tax_certificate (parent_id, year, version, source, published_at, is_held, document_id)
        VALUES (${family}, ${year}, ${version}, ${isHeld ? "portal" : "agency"}, now(), ${isHeld},
          ${document === null ? null : String(document).padStart(22, "x")})`.execute(db());
    const { certificates, invoices, payments } = await readTaxRecords(pool(), family);
    expect(certificates.map(({ year, version }) => [year, version])).toEqual([
      [2025, 2],
      [2025, 1],
      [2024, 1],
    ]);
    expect([invoices.length, payments.length]).toEqual([6, 3]);
    expect((await readTaxRecords(pool(), other)).certificates).toEqual([]);
  });
});
