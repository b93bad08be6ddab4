import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { insertMember } from "../../testing/stores/testTeam.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import {
  cardOfPerson,
  findCard,
  findCardOf,
  linkCards,
  listCards,
  saveCardOf,
  switchCardOff,
} from "./cards.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.owner.query("TRUNCATE person, person_word, team_member CASCADE"));

const db = () => database.connection.db;
const account = async (agency_reference: string, role: "Agency" | "Parent" = "Agency", given: object = {}) =>
  (await insertPerson(db(), role, { agency_reference, ...given })).personId;
/** Adds a member of the team; gives the id of their card. */
const member = async (reference: string, given: object = {}) => {
  await insertMember(db(), reference, given);
  const { rows } = await sql<{
    id: number;
  }>`SELECT id FROM team_member WHERE agency_reference = ${reference}`.execute(db());
  return rows[0]?.id ?? 0;
};
/** Whose each card is, by its reference. */
const owners = async () => {
  const cards = await listCards(db(), 50);
  return Object.fromEntries(cards.map(({ reference, userId }) => [reference, userId]));
};

it("cards stand by name, those of who works there first, so many (STAFF-44)", async () => {
  const named = (first_name: string, last_name: string, more: object = {}) => ({
    first_name,
    last_name,
    ...more,
  });
  const gone = await member("T-1", named("Ana", "Aaa", { is_enabled: false }));
  const zola = await member("T-2", named("Ana", "Zola"));
  const bea = await member("T-3", named("Béa", "Abel"));
  const ana = await member("T-4", named("Ana", "Abel"));
  const twin = await member("T-5", named("Ana", "Abel"));
  const ids = async (most: number) => (await listCards(db(), most)).map(({ memberId }) => memberId);
  expect([await ids(50), await ids(2)]).toEqual([
    [ana, twin, bea, zola, gone],
    [ana, twin],
  ]);
});

it("a card says its roles and whose it is, and is switched off alone (STAFF-43, STAFF-44)", async () => {
  const own = await account("A-1");
  const id = await member("T-1", {
    first_name: "Ana",
    last_name: "Abel",
    is_account_manager: false,
    is_referent: false,
  });
  const other = await member("T-2");
  await saveCardOf(db(), own, id);
  const card = {
    ...{ memberId: id, reference: "T-1", displayName: "Ana Abel", userId: own, isEnabled: true },
    roles: ["salesRepresentative", "hrContact"],
  };
  expect([await findCard(db(), id), await findCardOf(db(), own), await findCardOf(db(), own + 1)]).toEqual([
    card,
    card,
    null,
  ]);
  await switchCardOff(db(), id);
  expect([(await findCard(db(), id))?.isEnabled, (await findCard(db(), other))?.isEnabled]).toEqual([
    false,
    true,
  ]);
  const { rows } = await sql<object>`SELECT ${sql.raw(cardOfPerson("p.id"))} AS card FROM person p`.execute(
    db(),
  );
  expect(rows).toEqual([
    { card: { memberId: id, reference: "T-1", displayName: "Ana Abel", isEnabled: false } },
  ]);
});

it("a card that is given takes the place of the one before, and is taken away alone (STAFF-44)", async () => {
  const [own, other] = [await account("A-1"), await account("A-2")];
  const [first, second, theirs] = [await member("T-1"), await member("T-2"), await member("T-3")];
  await saveCardOf(db(), other, theirs);
  await saveCardOf(db(), own, first);
  await saveCardOf(db(), own, first);
  expect(await owners()).toEqual({ "T-1": own, "T-2": null, "T-3": other });
  await saveCardOf(db(), own, second);
  expect(await owners()).toEqual({ "T-1": null, "T-2": own, "T-3": other });
  await saveCardOf(db(), own, null);
  expect(await owners()).toEqual({ "T-1": null, "T-2": null, "T-3": other });
});

it("cards are made those of the accounts of their references, but for who left, is no staff, or has one (STAFF-43)", async () => {
  const own = await account("T-1");
  await account("T-2", "Parent");
  await account("T-3", "Agency", { deactivated_at: new Date() });
  const taken = await account("T-4");
  const other = await account("T-5");
  await account("T-6");
  for (const reference of ["T-1", "T-2", "T-3", "T-4", "T-5", "T-6", "T-7"]) await member(reference);
  // One has another card already, and of another the card is somebody’s.
  await saveCardOf(db(), taken, await member("T-8"));
  await sql`UPDATE team_member SET person_id = ${other} WHERE agency_reference = 'T-7'`.execute(db());
  await linkCards(db(), ["T-1", "T-2", "T-3", "T-4", "T-5", "T-7"]);
  expect(await owners()).toEqual({
    ...{
      "T-1": own,
      "T-2": null,
      "T-3": null,
      "T-4": null,
      "T-5": null,
      "T-6": null,
      "T-7": other,
      "T-8": taken,
    },
  });
});
