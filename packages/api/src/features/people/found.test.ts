import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { findCredentials, findCredentialsOf, lockPerson, updateShortPassword } from "./credentials.store.ts";
import { removeEmail, updateEmail, updateIdentity } from "./details.store.ts";
import { isRoleNamed, listNames, listPeopleNotNamed } from "./people.absent.store.ts";
import {
  hasPeopleOutside,
  listNameHolders,
  listPapersByReference,
  listPeopleByReference,
  listPeopleFromBefore,
  listPeopleUnder,
  saveFirstPassword,
} from "./people.import.store.ts";
import {
  deactivate,
  findAddressee,
  findPersonByEmail,
  findPersonByReference,
  nameOf,
  reactivate,
  updateBlock,
  updateConnectionPopup,
  updateLastSeen,
  updateLocale,
} from "./people.store.ts";

let database: TestDatabase;
let zoe: TestPerson;
let noe: TestPerson;
let gone: TestPerson;
let ines: TestPerson;
const db = () => database.connection.db;
const now = new Date("2026-03-01T08:00:00Z");

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word RESTART IDENTITY CASCADE");
  // First of all, and the last by reference.
  ines = await insertPerson(db(), "Agency", {
    agency_reference: "B-1",
    user_name: "ines",
    email: "ines@example.fr",
  });
  zoe = await insertPerson(db(), "Parent", {
    agency_reference: "A-1",
    user_name: "zoe@example.fr",
    email: "zoe@example.fr",
    address: "1 rue des Lilas",
    longitude: 5,
    latitude: 46,
    created_at: now,
  });
  noe = await insertPerson(db(), "BabySitter", {
    agency_reference: "A-2",
    user_name: "noe",
    email: null,
    password_hash: null,
    locale: "en",
    longitude: 5,
    latitude: 46,
    created_at: new Date(now.getTime() - 1),
  });
  gone = await insertPerson(db(), "Parent", {
    agency_reference: "A-3",
    user_name: "gone",
    email: "gone@example.fr",
    password_hash: null,
    deactivated_at: now,
    created_at: new Date(now.getTime() - 1),
  });
});

const ofAll = () => [zoe, noe, gone, ines].map(({ personId }) => personId);
type Row = Readonly<Record<string, unknown>>;
const rows = async () => (await sql<Row>`SELECT * FROM person ORDER BY id`.execute(db())).rows;
const unsaid = new Set(["updated_at", "version", "version_at", "version_by_import"]);
/** Gives what an act changed of anybody, by their reference. */
async function changesOf(act: () => Promise<unknown>): Promise<Record<string, Row>> {
  const before = await rows();
  await act();
  return Object.fromEntries(
    (await rows()).flatMap((row, at) => {
      const differing = Object.entries(row).filter(
        ([column, value]) => !unsaid.has(column) && String(value) !== String(before[at]?.[column]),
      );
      return differing.length > 0 ? [[row.agency_reference, Object.fromEntries(differing)]] : [];
    }),
  );
}

describe("who is found among people", () => {
  it("is found by an address or a reference while they are there", async () => {
    expect(await findPersonByEmail(db(), "zoe@example.fr")).toBe(zoe.personId);
    expect(await findPersonByReference(db(), "A-2")).toBe(noe.personId);
    for (const found of [
      await findPersonByEmail(db(), "gone@example.fr"),
      await findPersonByEmail(db(), "nobody@example.fr"),
      await findPersonByReference(db(), "A-3"),
      await findPersonByReference(db(), "C-1"),
    ])
      expect(found).toBeNull();
  });

  it("is written to where they have an address and did not leave, with whether they have a password and are kept out", async () => {
    expect(await findAddressee(db(), zoe.personId)).toMatchObject({
      personId: zoe.personId,
      email: "zoe@example.fr",
      hasPassword: true,
      isBlocked: false,
    });
    await updateBlock(db(), ines.personId, { by: null, reason: "x", at: now });
    await sql`UPDATE person SET password_hash = NULL WHERE id = ${ines.personId}`.execute(db());
    expect(await findAddressee(db(), ines.personId)).toMatchObject({ hasPassword: false, isBlocked: true });
    expect([await findAddressee(db(), noe.personId), await findAddressee(db(), gone.personId)]).toEqual([
      null,
      null,
    ]);
    expect([await nameOf(db(), zoe.personId), await nameOf(db(), noe.personId)]).toEqual([
      "zoe@example.fr",
      "noe",
    ]);
  });

  it("signs in by a user name or an address of their own", async () => {
    const found = async (name: string) => (await findCredentials(db(), name))?.personId ?? null;
    expect([await found("noe"), await found("ines"), await found("ines@example.fr")]).toEqual([
      noe.personId,
      ines.personId,
      ines.personId,
    ]);
    expect([await found("gone"), await found("gone@example.fr"), await found("A-1")]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await findCredentialsOf(db(), noe.personId)).toMatchObject({
      passwordHash: null,
      isBlocked: false,
    });
    expect([await findCredentialsOf(db(), gone.personId), await lockPerson(db(), gone.personId)]).toEqual([
      null,
      false,
    ]);
    expect(await lockPerson(db(), zoe.personId)).toBe(true);
  });

  it("is known to an import by reference, gone ones too, and told of it where they were there before", async () => {
    const known = await listPeopleByReference(db(), ["A-2", "A-3", "C-1"]);
    const byReference = Object.fromEntries(
      known.map((one) => [one.reference, [one.isDeactivated, one.hasPassword]]),
    );
    expect(byReference).toEqual({ "A-2": [false, false], "A-3": [true, false] });
    expect([...(await listPeopleFromBefore(db(), ofAll(), now))]).toEqual([[noe.personId, "en"]]);
    expect([...(await listPeopleFromBefore(db(), [zoe.personId], new Date(now.getTime() + 1)))]).toEqual([
      [zoe.personId, "fr"],
    ]);
    const holders = await listNameHolders(db(), ["zoe@example.fr", "noe"], ["ines", "ines@example.fr"]);
    expect(holders.map(({ reference }) => reference)).toEqual(["A-1", "B-1"]);
  });

  it("is told apart by how references begin", async () => {
    expect([await hasPeopleOutside(db(), "A-"), await hasPeopleOutside(db(), "")]).toEqual([true, false]);
    expect(await listPeopleUnder(db(), "A-")).toEqual([zoe.personId, noe.personId, gone.personId]);
  });

  it("is absent of a file that does not name them: who is there, by reference, so many", async () => {
    const isNamed = (reference: unknown) => sql<boolean>`${reference} = 'A-2'`;
    const absent = async (after: string, limit: number) =>
      (await listPeopleNotNamed(db(), isNamed, after, limit)).map(({ reference }) => reference);
    expect([
      await absent("", 9),
      await absent("", 1),
      await absent("A-1", 9),
      await absent("B-1", 9),
    ]).toEqual([["A-1", "B-1"], ["A-1"], ["B-1"], []]);
    expect([
      await isRoleNamed(db(), "BabySitter", isNamed),
      await isRoleNamed(db(), "Parent", isNamed),
    ]).toEqual([true, false]);
    expect(await isRoleNamed(db(), "Parent", () => sql<boolean>`person.agency_reference = 'A-3'`)).toBe(
      false,
    );
    const names = await listNames(db(), [zoe.personId, gone.personId]);
    expect(names.map(({ reference }) => reference)).toEqual(["A-1"]);
  });

  it("stands on papers with an address without gaps, and with the employee number, else the reference", async () => {
    await sql`UPDATE person SET address_complement = '', zip_code = '69001', city = 'Lyon', employee_number = '42',
      first_name = '', last_name = 'Roy' WHERE id = ${zoe.personId}`.execute(db());
    const papers = await listPapersByReference(db(), ["A-1", "A-2"]);
    expect(papers.get("A-1")).toEqual({
      personId: zoe.personId,
      reference: "A-1",
      role: "Parent",
      name: "Roy",
      address: "1 rue des Lilas, 69001 Lyon",
      city: "Lyon",
      number: "42",
    });
    expect(papers.get("A-2")).toMatchObject({ name: "Camille Durand", address: "", city: "", number: "A-2" });
    expect(papers.size).toBe(2);
  });
});

describe("what is written of one person, and of nobody else", () => {
  const later = new Date(now.getTime() + 60_000);

  it("is when they were last there, never earlier than before, and of nobody who left", async () => {
    expect(await changesOf(() => updateLastSeen(db(), zoe.personId, later))).toEqual({
      "A-1": { last_seen_at: later },
    });
    expect(await changesOf(() => updateLastSeen(db(), zoe.personId, now))).toEqual({});
    expect(await changesOf(() => updateLastSeen(db(), gone.personId, now))).toEqual({});
  });

  it("is a language, a popup, whether a password is short: where it is another", async () => {
    expect(await changesOf(() => updateLocale(db(), zoe.personId, "en"))).toEqual({
      "A-1": { locale: "en" },
    });
    const before = await rows();
    await updateLocale(db(), zoe.personId, "en");
    expect(await rows()).toEqual(before);
    const answers: boolean[] = [];
    const popup = async (isShown: boolean) =>
      answers.push(await updateConnectionPopup(db(), noe.personId, isShown));
    const shown = { "A-2": { displays_connection_popup: true } };
    expect([await changesOf(() => popup(true)), await changesOf(() => popup(true))]).toEqual([shown, {}]);
    expect(answers).toEqual([true, false]);
    const short = (of: TestPerson) => changesOf(() => updateShortPassword(db(), of.personId, true));
    expect([await short(zoe), await short(ines), await short(ines)]).toEqual([
      {},
      { "B-1": { has_short_password: true } },
      {},
    ]);
  });

  it("is a first password, where there is none and nobody left", async () => {
    const first = (reference: string) => changesOf(() => saveFirstPassword(db(), reference, "a hash"));
    expect([await first("A-1"), await first("A-3")]).toEqual([{}, {}]);
    expect(await first("A-2")).toEqual({ "A-2": { password_hash: "a hash" } });
  });

  it("is that they are kept out, left or came back", async () => {
    const block = { by: ines.personId, reason: "Vol", at: later };
    expect(await changesOf(() => updateBlock(db(), zoe.personId, block))).toEqual({
      "A-1": { blocked_at: later, blocked_by: ines.personId, block_reason: "Vol" },
    });
    expect(await changesOf(() => updateBlock(db(), zoe.personId, null))).toEqual({
      "A-1": { blocked_at: null, blocked_by: null, block_reason: null },
    });
    expect(await changesOf(() => deactivate(db(), zoe.personId, later))).toEqual({
      "A-1": { deactivated_at: later },
    });
    expect(await changesOf(() => reactivate(db(), zoe.personId, later))).toEqual({
      "A-1": { deactivated_at: null, password_hash: null },
    });
  });

  it.each<[string, object, Row]>([
    ["a name", { firstName: "Ana" }, { first_name: "Ana" }],
    ["a street", { address: "2 rue du Lac" }, { address: "2 rue du Lac" }],
    ["a postcode", { zipCode: "69001" }, { zip_code: "69001" }],
    ["a city", { city: "Lyon" }, { city: "Lyon" }],
  ])("is %s; with another address nobody knows any more where it lies", async (what, given, changed) => {
    const place = what === "a name" ? {} : { longitude: null, latitude: null };
    const { "A-1": found, ...others } = await changesOf(() =>
      updateIdentity(db(), zoe.personId, given, later),
    );
    expect(others).toEqual({});
    expect(found).toMatchObject({ ...changed, ...place });
    if (what === "a name") expect(found).not.toHaveProperty("longitude");
  });

  it("is an address, and the user name where that was it", async () => {
    const of = async ({ personId }: TestPerson) => {
      const found = await findCredentialsOf(db(), personId);
      if (!found) throw new Error("nobody is there");
      return found;
    };
    const [own, other] = [await of(zoe), await of(ines)];
    const changed = (person: typeof own, email: string) =>
      changesOf(() => updateEmail(db(), person, email, later));
    expect(await changed(own, "z@example.fr")).toEqual({
      "A-1": { email: "z@example.fr", user_name: "z@example.fr" },
    });
    expect(await changed(other, "i@example.fr")).toEqual({ "B-1": { email: "i@example.fr" } });
    const taken = updateEmail(db(), await of(ines), "z@example.fr", later);
    await expect(taken).rejects.toMatchObject({ refusal: { code: "people.email-taken" } });
    const [nowOwn, nowOther] = [await of(zoe), await of(ines)];
    expect(await changesOf(() => removeEmail(db(), nowOwn, "A-1", later))).toEqual({
      "A-1": { email: null, user_name: "a-1" },
    });
    expect(await changesOf(() => removeEmail(db(), nowOther, "B-1", later))).toEqual({
      "B-1": { email: null },
    });
  });
});
