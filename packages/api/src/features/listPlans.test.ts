import { sql } from "kysely";
import { afterAll, beforeAll, describe, it } from "vitest";
import type { Db } from "../db/connection/connect.ts";
import {
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../testing/privateSpace/privateSpace.ts";
import { expectOneIndexedStatement } from "../testing/privateSpace/statements.ts";

// Annex B's tables, which hold rows of every family and every babysitter.
const big = [
  "intervention",
  "invoice",
  "invoice_line",
  "payment",
  "payment_share",
  "tax_certificate",
  "payslip",
  "payslip_choice",
  "document",
];
const rows = 20_000;

let space: PrivateSpace;
let parent: SignedInPerson;
let babysitter: SignedInPerson;
beforeAll(async () => {
  space = await privateSpace();
  parent = await space.person("Parent");
  babysitter = await space.person("BabySitter");
  const [family, colleague] = [await space.person("Parent"), await space.person("BabySitter")];
  await fill(space.agency.database.connection.db, [parent, family], [babysitter, colleague]);
  await space.agency.database.owner.query("ANALYZE");
});
afterAll(() => space.close());

/** Gives the first of each pair one row in five hundred of each table, and the second the others. */
async function fill(
  db: Db,
  [mine, theirs]: readonly [SignedInPerson, SignedInPerson],
  [my, their]: readonly [SignedInPerson, SignedInPerson],
) {
  const parentId = sql`CASE WHEN n % 500 = 0 THEN ${mine.personId}::integer ELSE ${theirs.personId}::integer END`;
  const babysitterId = sql`CASE WHEN n % 500 = 0 THEN ${my.personId}::integer ELSE ${their.personId}::integer END`;
  const id = sql`lpad(n::text, 22, 'x')`;
  const all = sql`generate_series(1, ${sql.lit(rows)}) n`;
  await sql`INSERT INTO invoice (id, number, parent_id, kind, issue_date, due_date, total_cents, aids_cents,
      advance_cents, due_cents, is_canceled, payer_name, payer_address, lines_agree)
    SELECT ${id}, 'F-' || n, ${parentId}, 0, date '2026-01-01' + n % 300, date '2026-12-01', 100, 0, 0, 100, false, 'A', '', true
    FROM ${all}`.execute(db);
  await sql`INSERT INTO invoice_line (invoice_id, position, kind, label, amount_cents, gives_right)
    SELECT ${id}, 1, 0, 'Garde', 100, true FROM ${all}`.execute(db);
  await sql`INSERT INTO payment (reference, parent_id, value_date, means, amount_cents, state)
    SELECT 'R-' || n, ${parentId}, date '2026-01-01' + n % 300, 2, 50, 1 FROM ${all}`.execute(db);
  await sql`INSERT INTO payment_share (payment_id, invoice_id, amount_cents)
    SELECT p.id, ${id}, 50 FROM ${all} JOIN payment p ON p.reference = 'R-' || n`.execute(db);
  await sql`INSERT INTO document (id, person_id, kind, subject_reference, file_key, byte_count, sha256)
    SELECT ${id}, ${babysitterId}, 'payslip', n::text, 'K-' || n, 1, '' FROM ${all}`.execute(db);
  await sql`INSERT INTO payslip (babysitter_id, month, rank, kind, paid_date, document_id, visible_from, is_to_be_told)
    SELECT ${babysitterId}, date '2000-01-01' + make_interval(months => n % 300), n, 0, date '2026-01-05', ${id},
      date '2026-01-05', false FROM ${all}`.execute(db);
  await sql`INSERT INTO payslip_choice (babysitter_id, choice, at)
    SELECT ${babysitterId}, 'electronic', now() FROM ${all}`.execute(db);
  await sql`INSERT INTO tax_certificate (parent_id, year, version, source, published_at)
    SELECT ${parentId}, 2024, n, 'agency', now() FROM ${all}`.execute(db);
  await sql`INSERT INTO intervention (reference, parent_id, babysitter_id, service, start_date, start_time, end_time,
      starts_at, ends_at, state, changed_at)
    SELECT 'V-' || n, ${parentId}, ${babysitterId}, 0, day, '08:00', '09:00', day + time '07:00', day + time '08:00', 1, now()
    FROM (SELECT n, date '2020-01-01' + n % 2400 AS day FROM ${all}) days`.execute(db);
}

const invoice = `${"500".padStart(22, "x")}`;

describe("a list of the private space among those of many families", () => {
  it.each([
    ["/Invoice/GetMyInvoices", "Parent"],
    [`/Invoice/GetMyInvoice/${invoice}`, "Parent"],
    ["/Payment/GetMyPayments", "Parent"],
    ["/Payment/GetMyAccount", "Parent"],
    ["/FiscalCertificate/GetMyFiscalYears", "Parent"],
    ["/Intervention/GetMyInterventions?from=2026-01-01&to=2026-12-31", "Parent"],
    ["/ToDo/GetMyToDos", "Parent"],
    ["/Payslip/GetMyPayslips", "BabySitter"],
    ["/Payslip/GetMyDelivery", "BabySitter"],
    ["/Intervention/GetMyInterventions?from=2026-01-01&to=2026-12-31", "BabySitter"],
    ["/ToDo/GetMyToDos", "BabySitter"],
  ] as const)(
    "is read by one statement beside the session's, by an index: %s of a %s (SPACE-21, VISITS-21)",
    async (path, role) => {
      await expectOneIndexedStatement(space, role === "Parent" ? parent : babysitter, path, big);
    },
  );
});
