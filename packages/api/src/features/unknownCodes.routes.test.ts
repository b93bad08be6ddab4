import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertBilling } from "../testing/stores/testBilling.store.ts";
import { insertDocument } from "../testing/stores/testDocuments.store.ts";
import { insertCorrectedPayslip } from "../testing/stores/testPayslips.store.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";

// As a newer version leaves them, which knows more codes and was taken back.
let portal: TestApp;
let parent: TestPerson;
let babysitter: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const { rows } = await sql<{
    name: string;
    of: string;
  }>`SELECT conname AS name, conrelid::regclass::text AS of
    FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0`.execute(db());
  for (const { name, of } of rows)
    await portal.database.owner.query(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
  parent = await insertPerson(db(), "Parent", { first_name: "Zoé", last_name: "Durand" });
  babysitter = await insertPerson(db(), "BabySitter");
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const read = async (path: string, person: TestPerson) => {
  const answer = await portal.call("GET", path, { cookie: await portal.signIn(person.userName) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const leftOut = (from: number) =>
  portal
    .logged()
    .slice(from)
    .split("\n")
    .flatMap((line) => (line.includes("is left out") ? [JSON.parse(line)] : []));

const contract = { parent: insertParentContract, housework: insertHouseworkContract };
it.each([
  ["parent", "/CustomerContract/GetMyContracts", [{ state: 42 }, { youngest_child_age_category: 42 }]],
  ["housework", "/CustomerContract/GetHouseworkContracts", [{ state: 42 }, { typology: 42 }]],
] as const)("the other contracts of a parent stay (%s, DATA-OP9)", async (kind, path, unknown) => {
  for (const given of [{ reference: `${kind}-known` }, ...unknown])
    await contract[kind](db(), parent.personId, given);
  const from = portal.logged().length;
  const told: { reference: string }[] = await read(path, parent);
  expect(told.map(({ reference }) => reference)).toEqual([`${kind}-known`]);
  expect(leftOut(from)).toMatchObject(unknown.map(() => ({ kept: `${kind} contract`, code: 42 })));
});

it("the other contracts of a babysitter stay (DATA-OP9)", async () => {
  const unknown = [{ state: 42 }, { type: 42 }, { duration: 42 }, { hourly_volume: 42 }];
  for (const given of [{ reference: "known" }, ...unknown])
    await insertBabysitterContract(db(), babysitter.personId, given);
  const from = portal.logged().length;
  const told: { reference: string }[] = await read("/EmployeeContract/GetMyContracts", babysitter);
  expect(told.map(({ reference }) => reference)).toEqual(["known"]);
  expect(leftOut(from)).toHaveLength(4);
});

it("the other interventions stay, of both (DATA-OP9)", async () => {
  for (const [reference, service, state] of [
    ["known", 0, 0],
    ["service", 42, 0],
    ["state", 0, 42],
  ])
    await sql`INSERT INTO intervention (reference, parent_id, babysitter_id, service, start_date, start_time, end_time,
        starts_at, ends_at, state, changed_at)
      VALUES (${reference}, ${parent.personId}, ${babysitter.personId}, ${service}, '2026-03-10', '16:30', '19:00',
        '2026-03-10T15:30:00Z', '2026-03-10T18:00:00Z', ${state}, '2026-03-01T08:00:00Z')`.execute(db());
  for (const person of [parent, babysitter]) {
    const told = await read(`${getMyInterventions.path}?from=2026-03-01&to=2026-03-31`, person);
    expect(told.interventions.map(({ reference }: { reference: string }) => reference)).toEqual(["known"]);
  }
});

it("the other invoices and payments stay, and the account is told from them (DATA-OP9)", async () => {
  const [known, kind, means, state, line] = await Promise.all(
    Array.from({ length: 5 }, () => insertBilling(db(), parent.personId)),
  );
  await sql`UPDATE invoice SET kind = 42 WHERE id = ${kind}`.execute(db());
  await sql`UPDATE payment SET means = 42 WHERE reference = ${`R-${means}`}`.execute(db());
  await sql`UPDATE payment SET state = 42 WHERE reference = ${`R-${state}`}`.execute(db());
  await sql`UPDATE invoice_line SET kind = 42 WHERE invoice_id = ${line}`.execute(db());
  const from = portal.logged().length;
  const { invoices } = await read("/Invoice/GetMyInvoices", parent);
  expect(invoices.map(({ id }: { id: string }) => id).sort()).toEqual([known, means, state, line].sort());
  const { payments } = await read("/Payment/GetMyPayments", parent);
  expect(payments).toHaveLength(3);
  expect((await read("/Payment/GetMyAccount", parent)).balanceCents).toEqual(expect.any(Number));
  for (const id of [known, means, state, line]) await read(`/Invoice/GetMyInvoice/${id}`, parent);
  expect((await read(`/Invoice/GetMyInvoice/${line}`, parent)).lines).toEqual([]);
  const cookie = await portal.signIn(parent.userName);
  expect((await portal.call("GET", `/Invoice/GetMyInvoice/${kind}`, { cookie })).statusCode).toBe(404);
  expect(JSON.stringify(leftOut(from))).not.toMatch(/Zoé|Durand|F-|R-|Payer/);
});

it("the other payslips stay (DATA-OP9)", async () => {
  const files = { db: db(), fileStore: portal.fileStore };
  for (let count = 0; count < 2; count += 1) {
    const { id } = await insertDocument(files, babysitter.personId, { kind: "payslip" });
    await insertCorrectedPayslip(files, babysitter.personId, id);
    if (count === 0) await sql`UPDATE payslip SET kind = 42, rank = 2`.execute(db());
  }
  const { payslips } = await read("/Payslip/GetMyPayslips", babysitter);
  expect(payslips.map(({ rank }: { rank: number }) => rank)).toEqual([1]);
});
