import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertBabysitterContract, insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { takeToBeWarned } from "./closing/closing.store.ts";
import { insertChoice, listDeliveryFacts, listLastChoices } from "./delivery.store.ts";
import {
  correctPayslip,
  insertPayslip,
  listKeptPayslips,
  showFrom,
  updatePayslip,
} from "./payslips.import.store.ts";
import { takeToBeTold } from "./payslips.news.store.ts";
import {
  countPayslips,
  findOwnPayslip,
  listPayslipFiles,
  listPayslips,
  updateOpened,
} from "./payslips.store.ts";

let database: TestDatabase;
let count = 0;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`DELETE FROM payslip`.execute(db()));

const db = () => database.connection.db;
const [yesterday, today, tomorrow] = ["2026-11-04", "2026-11-05", "2026-11-06"];
const babysitter = async (last_name = "Durand") =>
  (await insertPerson(db(), "BabySitter", { first_name: "Ana", last_name })).personId;
/** Gives somebody a payslip that they see from today on, and its document’s id. */
async function payslip(
  personId: number,
  { month = "2026-10-01", rank = 1, from = today as string | null, isToBeTold = true } = {},
): Promise<string> {
  count += 1;
  const id = `payslip-${count}`.padEnd(22, "x");
  await sql`INSERT INTO document (id, person_id, kind, subject_reference, file_key, byte_count, sha256)
    VALUES (${id}, ${personId}, 'payslip', ${id}, ${id}, 1, '')`.execute(db());
  await sql`INSERT INTO payslip (babysitter_id, month, rank, kind, paid_date, document_id, visible_from, is_to_be_told)
    VALUES (${personId}, ${month}, ${rank}, 0, '2026-11-05', ${id}, ${from}, ${isToBeTold})`.execute(db());
  return id;
}

it("payslips are told to people by their ids, so many at once, those of one person together, once and not before their day (PAYSLIP-15)", async () => {
  const [one, two, three] = [await babysitter(), await babysitter(), await babysitter()];
  await payslip(one, { month: "2026-10-01", from: yesterday });
  await payslip(one, { month: "2026-09-01" });
  await payslip(one, { month: "2026-08-01", from: tomorrow });
  await payslip(one, { month: "2026-07-01", isToBeTold: false });
  await payslip(three);
  await payslip(two);
  await payslip(await babysitter(), { from: tomorrow });
  await payslip(await babysitter(), { from: null });
  await payslip(await babysitter(), { isToBeTold: false });
  expect(await takeToBeTold(db(), today, 2)).toEqual([
    { personId: one, months: ["2026-09", "2026-10"] },
    { personId: two, months: ["2026-10"] },
  ]);
  expect(await takeToBeTold(db(), today, 2)).toEqual([{ personId: three, months: ["2026-10"] }]);
  expect(await takeToBeTold(db(), today, 2)).toEqual([]);
  expect(await takeToBeTold(db(), tomorrow, 1)).toEqual([{ personId: one, months: ["2026-08"] }]);
});

it("payslips stand from the last month to the first, those of one month by their rank, from the day on which they are seen (PAYSLIP-01)", async () => {
  const [own, other] = [await babysitter(), await babysitter()];
  const ids = [
    await payslip(own, { rank: 1 }),
    await payslip(own, { rank: 3 }),
    await payslip(own, { rank: 2, from: yesterday }),
    await payslip(own, { month: "2026-11-01" }),
    await payslip(own, { month: "2026-12-01", from: tomorrow }),
    await payslip(own, { month: "2026-09-01", from: null }),
    await payslip(other, { month: "2026-11-01" }),
  ];
  const listed = await listPayslips(db(), own, today);
  expect(listed.map(({ month, rank }) => [month.slice(0, 7), rank])).toEqual([
    ["2026-11", 1],
    ["2026-10", 3],
    ["2026-10", 2],
    ["2026-10", 1],
  ]);
  expect(await countPayslips(db(), own, today)).toBe(4);
  const files = await listPayslipFiles(db(), own, today);
  expect(files.map(({ month, rank }) => [month.slice(0, 7), rank])).toEqual([
    ["2026-10", 1],
    ["2026-10", 2],
    ["2026-10", 3],
    ["2026-11", 1],
  ]);
  const found = await Promise.all(
    ids.map(async (id) => (await findOwnPayslip(db(), { personId: own, id, today })) !== null),
  );
  expect(found).toEqual([true, true, true, true, false, false, false]);
});

it.each([
  [1, false],
  [2, false],
  [3, true],
  [5, false],
  [6, false],
  [7, true],
  [8, false],
  [9, true],
])("somebody whose contract is in state %i was hired: %s (PAYSLIP-13)", async (state, isHired) => {
  const [own, other] = [await babysitter(), await babysitter()];
  await insertBabysitterContract(db(), own, { state, start_date: "2026-05-01" });
  await insertBabysitterContract(db(), own, { state, start_date: "2026-04-01" });
  await insertBabysitterContract(db(), other, { state: 9, start_date: "2026-03-01" });
  const [facts] = await listDeliveryFacts(db(), [own]);
  expect(facts?.hiredDate).toBe(isHired ? "2026-04-01" : null);
});

it("choices are those that were made last, by name (PAYSLIP-10)", async () => {
  const [zoe, ana, abel] = [await babysitter("Zola"), await babysitter("Abel"), await babysitter("Abel")];
  const at = new Date("2026-11-04T09:00:00Z");
  await insertChoice(db(), { personId: abel, choice: "electronic", at });
  await insertChoice(db(), { personId: zoe, choice: "electronic", at });
  await insertChoice(db(), { personId: zoe, choice: "paper", at: new Date("2026-11-03T09:00:00Z") });
  await insertChoice(db(), { personId: ana, choice: "paper", at });
  const all = await listLastChoices(db());
  expect(all.map(({ name, choice }) => [name, choice])).toEqual([
    ["Ana Abel", "paper"],
    ["Ana Abel", "electronic"],
    ["Ana Zola", "paper"],
  ]);
  const [facts] = await listDeliveryFacts(db(), [zoe]);
  expect(facts?.choice).toBe("paper");
});

it("a payslip is opened once, by nobody else, and opens no other (PAYSLIP-20)", async () => {
  const [own, other] = [await babysitter(), await babysitter()];
  const [first, second] = [await payslip(own, { rank: 1 }), await payslip(own, { rank: 2 })];
  const news = async () => (await listPayslips(db(), own, today)).map(({ isNew }) => isNew);
  const at = new Date("2026-11-05T09:00:00Z");
  await updateOpened(db(), { personId: other, documentIds: [first], at });
  expect(await news()).toEqual([true, true]);
  await updateOpened(db(), { personId: own, documentIds: [first], at });
  expect(await news()).toEqual([true, false]);
  await updateOpened(db(), {
    personId: own,
    documentIds: [first, second],
    at: new Date("2026-11-06T09:00:00Z"),
  });
  const { rows } = await sql<object>`SELECT rank, first_opened_at AS at FROM payslip ORDER BY rank`.execute(
    db(),
  );
  expect(rows).toEqual([
    { rank: 1, at },
    { rank: 2, at: new Date("2026-11-06T09:00:00Z") },
  ]);
});

it("those of a person that waited for their notice are shown from its day, and no others (PAYSLIP-14)", async () => {
  const [own, other] = [await babysitter(), await babysitter()];
  await payslip(own, { month: "2026-10-01", from: null });
  await payslip(own, { month: "2026-09-01", from: yesterday });
  await payslip(own, { month: "2026-08-01", from: tomorrow });
  await payslip(other, { month: "2026-07-01", from: null });
  await showFrom(db(), own, today);
  const { rows } = await sql<{
    from: string | null;
  }>`SELECT visible_from AS "from" FROM payslip ORDER BY month DESC`.execute(db());
  expect(rows.map(({ from }) => from)).toEqual([today, yesterday, tomorrow, null]);
});

it("what is said of a payslip and its file is corrected on that one alone (PAYSLIP-07, PAYSLIP-16)", async () => {
  const [own, other] = [await babysitter(), await babysitter()];
  await payslip(own, { month: "2026-10-01" });
  await payslip(own, { month: "2026-09-01" });
  await payslip(other, { month: "2026-10-01" });
  const opened = new Date("2026-11-05T09:00:00Z");
  await sql`UPDATE payslip SET first_opened_at = ${opened}`.execute(db());
  const kept = async () =>
    (await listKeptPayslips(db(), [own])).toSorted((one, next) => next.month.localeCompare(one.month));
  const [october, september] = await kept();
  const said = { personId: own, rank: 1, kind: 0, paidDate: "2026-11-05", netCents: null };
  expect([october, september]).toEqual([
    { ...said, id: expect.any(Number), month: "2026-10" },
    { ...said, id: expect.any(Number), month: "2026-09" },
  ]);
  await updatePayslip(db(), october?.id ?? 0, { kind: 2, paidDate: "2026-11-06", netCents: 12 });
  expect(await kept()).toEqual([{ ...october, kind: 2, paidDate: "2026-11-06", netCents: 12 }, september]);
  const at = new Date("2026-11-07T09:00:00Z");
  const former = { fileKey: "former", sha256: Buffer.alloc(32) };
  await correctPayslip(db(), september?.id ?? 0, { former, at, isToBeTold: false });
  const { rows } =
    await sql<object>`SELECT corrected_at AS corrected, first_opened_at AS opened, is_to_be_told AS told
    FROM payslip ORDER BY babysitter_id, month`.execute(db());
  const untouched = { corrected: null, opened, told: true };
  expect(rows).toEqual([{ corrected: at, opened: null, told: false }, untouched, untouched]);
  const files = await sql<object>`SELECT file_key AS key, payslip_id AS id, replaced_at AS at
    FROM payslip_former_file`.execute(db());
  expect(files.rows).toEqual([{ key: "former", id: september?.id, at }]);
  await sql`DELETE FROM payslip_former_file`.execute(db());
});

it("a payslip is kept as its line says it (PAYSLIP-07)", async () => {
  const own = await babysitter();
  const documentId = await payslip(own);
  await sql`DELETE FROM payslip`.execute(db());
  const said = {
    personId: own,
    month: "2026-06",
    rank: 4,
    kind: 1,
    paidDate: "2026-07-03",
    netCents: -5,
  } as const;
  await insertPayslip(db(), { ...said, documentId, visibleFrom: tomorrow, isToBeTold: false });
  const { rows } = await sql<object>`SELECT * FROM payslip`.execute(db());
  expect(rows).toEqual([
    {
      ...{ id: expect.any(Number), babysitter_id: own, month: "2026-06-01", rank: 4, kind: 1 },
      ...{ paid_date: "2026-07-03", net_cents: -5, document_id: documentId, visible_from: tomorrow },
      ...{ is_to_be_told: false, first_opened_at: null, corrected_at: null },
    },
  ]);
});

it("people hear of a closing so many at once, by their ids, once for each day, who left never (PAYSLIP-18)", async () => {
  const people = [await babysitter(), await babysitter(), await babysitter(), await babysitter()];
  const [one, two, , gone] = people;
  for (const person of [gone, two, one]) await payslip(person ?? 0);
  await sql`UPDATE person SET deactivated_at = now() WHERE id = ${gone}`.execute(db());
  const warn = (closesOn: string, most = 10) =>
    takeToBeWarned(db(), { closesOn, now: new Date("2026-11-05T09:00:00Z") }, most);
  expect(await warn("2027-06-30", 1)).toEqual([one]);
  expect(await warn("2027-06-30", 1)).toEqual([two]);
  expect(await warn("2027-06-30")).toEqual([]);
  expect(await warn("2027-07-31")).toEqual([one, two]);
  const { rows } = await sql<object>`SELECT closes_on AS day, told_at AS at FROM payslip_closing
    WHERE babysitter_id = ${one} ORDER BY closes_on`.execute(db());
  const at = new Date("2026-11-05T09:00:00Z");
  expect(rows).toEqual([
    { day: "2027-06-30", at },
    { day: "2027-07-31", at },
  ]);
});
