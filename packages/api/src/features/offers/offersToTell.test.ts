import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { insertTold, listApplicants, takeForLetter, takeToTell } from "./offersToTell.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.owner.query("TRUNCATE person, person_word, offer CASCADE"));

const db = () => database.connection.db;
const today = "2026-11-23";
const offer = (reference: string, { state = "open", published = today, isToBeTold = true } = {}) =>
  sql`INSERT INTO offer (reference, title, body, postal_code, city, start_date, week, weekly_minutes, is_regular, child_ages,
      has_housework, wage_from_cents, languages, needs_licence, published_date, state, is_to_be_told)
    VALUES (${reference}, 'Garde', 'Garde', '69003', 'Lyon', '2026-12-01', '[]', 120, true, '{3}', true, 1300, '{106}', false,
      ${published}, ${state}, ${isToBeTold})`.execute(db());
const babysitter = async (zip_code: string, given: object = {}, isAvailable = true) => {
  const { personId } = await insertPerson(db(), "BabySitter", { zip_code, city: "Lyon", ...given });
  await sql`INSERT INTO profile (person_id) VALUES (${personId})`.execute(db());
  if (isAvailable)
    await sql`INSERT INTO availability (person_id, id, day, start_time, end_time)
      VALUES (${personId}, 1, 1, '16:00', '19:00')`.execute(db());
  return personId;
};

it("offers are told of once, by their reference, from the day of their publication, while they are open (OFFER-09)", async () => {
  await offer("B");
  await offer("A", { published: "2026-11-22" });
  await offer("C", { published: "2026-11-24" });
  await offer("D", { state: "filled" });
  await offer("E", { isToBeTold: false });
  const taken: unknown[] = [];
  for (let count = 0; count < 3; count += 1) taken.push((await takeToTell(db(), today))?.reference ?? null);
  expect(taken).toEqual(["A", "B", null]);
  expect(await takeToTell(db(), "2026-11-24")).toEqual({
    ...{ reference: "C", postalCode: "69003", city: "Lyon", week: [], languages: [106], needsLicence: false },
    hasHousework: true,
  });
});

it("those of the department who say when they can work, and are there, hear of it page by page (OFFER-09)", async () => {
  const [one, two] = [await babysitter("69110"), await babysitter("69003")];
  await babysitter("38200");
  await babysitter("69003", {}, false);
  await babysitter("69003", { deactivated_at: new Date() });
  await babysitter("69003", { blocked_at: new Date(), block_reason: "Essai" });
  const page = (after: number, most = 9) => listApplicants(db(), "69", after, most);
  expect([await page(0), await page(0, 1), await page(one), await page(two)]).toEqual([
    [one, two],
    [one],
    [two],
    [],
  ]);
});

it("a person is told once of an offer, and the letter counts what was told since the last (OFFER-09)", async () => {
  const [one, two] = [await babysitter("69110"), await babysitter("69003")];
  for (const reference of ["A", "B"]) await offer(reference);
  const told = [
    await insertTold(db(), two, "A"),
    await insertTold(db(), two, "A"),
    await insertTold(db(), two, "B"),
  ];
  expect([told, await insertTold(db(), one, "A")]).toEqual([[true, false, true], true]);
  expect(await takeForLetter(db())).toEqual([
    { personId: one, count: 1 },
    { personId: two, count: 2 },
  ]);
  expect(await takeForLetter(db())).toEqual([]);
});
