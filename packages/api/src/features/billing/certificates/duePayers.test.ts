import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { findNewest, listDuePayers } from "./certificates.store.ts";
import { duePayers } from "./publishYear.ts";

let database: TestDatabase;
let count = 0;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const db = () => database.connection.db;
/** A family who paid once in 2025 what gives right, unless told. */
async function payer(given: { day?: string; state?: number; means?: number; cents?: number } = {}) {
  const { day = "2025-06-01", state = 1, means = 2, cents = 100 } = given;
  const { personId } = await insertPerson(db(), "Parent");
  count += 1;
  await sql`INSERT INTO payment (reference, parent_id, value_date, means, amount_cents, state)
    VALUES (${`P-${count}`}, ${personId}, ${day}, ${means}, ${cents}, ${state})`.execute(db());
  return personId;
}
const certified = (personId: number, year: number, isHeld = false) =>
  sql`INSERT INTO tax_certificate (parent_id, year, version, source, published_at, is_held)
    VALUES (${personId}, ${year}, 1, ${isHeld ? "portal" : "agency"}, now(), ${isHeld})`.execute(db());
const due = async (after = 0, most = 100) =>
  (await listDuePayers(db(), 2025, { after, most })).map(({ personId }) => personId);

it.each([
  [{ day: "2024-12-31" }, false],
  [{ day: "2025-01-01" }, true],
  [{ day: "2025-12-31" }, true],
  [{ day: "2026-01-01" }, false],
  [{ state: 0 }, false],
  [{ state: 2 }, false],
  [{ means: 7 }, false],
  [{ means: 9 }, false],
  [{ cents: -1 }, false],
  [{ cents: 1 }, true],
])("a family whose payment is %j is due a certificate of 2025: %s (TAX-17)", async (given, isDue) => {
  const personId = await payer(given);
  expect((await due()).includes(personId)).toBe(isDue);
});

it("a family is due a certificate once, until it has that of the year; one kept back is none (TAX-17)", async () => {
  const [twice, has, held, former] = [await payer(), await payer(), await payer(), await payer()];
  await sql`UPDATE payment SET parent_id = ${twice} WHERE parent_id = ${await payer()}`.execute(db());
  await certified(has, 2025);
  await certified(held, 2025, true);
  await certified(former, 2024);
  expect(await due(twice - 1)).toEqual([twice, held, former]);
  expect(await due(twice - 1, 2)).toEqual([twice, held]);
  expect(await due(held)).toEqual([former]);
});

it("the certificate of a payer and year is the newest of that year, or that it is kept back (TAX-17)", async () => {
  const [many, held, none] = [await payer(), await payer(), await payer()];
  for (const [year, version] of [
    [2025, 2],
    [2025, 3],
    [2025, 1],
    [2024, 4],
  ])
    await sql`INSERT INTO tax_certificate (parent_id, year, version, source, published_at)
      VALUES (${many}, ${year}, ${version}, 'agency', '2026-03-01T23:30Z')`.execute(db());
  await certified(held, 2025, true);
  const newest = async (personId: number) => {
    const found = await findNewest(db(), personId, 2025);
    return found && [found.version, found.isHeld];
  };
  expect([await newest(many), await newest(held), await newest(none)]).toEqual([[3, false], [1, true], null]);
  expect(await findNewest(db(), many, 2025)).toMatchObject({ publishedDate: "2026-03-02", content: null });
});

it("all who are due one are given, whatever a page holds, each once (TAX-17)", async () => {
  const before = await due();
  await sql`WITH people AS (
      INSERT INTO person (agency_reference, role, user_name, first_name, last_name)
      SELECT 'M-' || n, 'Parent', 'm.' || n, '', '' FROM generate_series(1, 401) n RETURNING id
    ) INSERT INTO payment (reference, parent_id, value_date, means, amount_cents, state)
      SELECT 'M-' || id, id, '2025-06-01', 2, 100, 1 FROM people`.execute(db());
  const given: number[] = [];
  for await (const { personId } of duePayers(db(), 2025)) given.push(personId);
  expect([given.length, new Set(given).size]).toEqual([before.length + 401, before.length + 401]);
  expect(given).toEqual(given.toSorted((one, other) => one - other));
});
