import { dayAt } from "@ribambelle/domain/kernel/day";
import { until } from "@ribambelle/processes/signals";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { lettersTo } from "../../testing/stores/testLetters.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { putCampaign } from "../../testing/stores/testRenewals.store.ts";
import { insertAssignment, insertMember } from "../../testing/stores/testTeam.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { tellOfTheDay } from "./letters/renewals.letters.ts";
import { isTellingTime, renewalTasks } from "./renewals.jobs.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
  await putCampaign(db(), "Parent", year());
  await putCampaign(db(), "BabySitter", year());
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const year = () => Number(dayAt(new Date()).slice(0, 4));
const leaving = { NeedRenewContract: false, NotRenewingReason: 3 };
async function answer(
  role: "Parent" | "BabySitter",
  body: object,
  given = {},
): Promise<TestPerson & { cookie: string }> {
  const person = await insertPerson(db(), role, given);
  const cookie = await portal.signIn(person.userName);
  return { ...person, cookie, ...(await send(person.role, cookie, body)) };
}
async function send(role: string, cookie: string, body: object) {
  const path =
    role === "Parent"
      ? "/customerrenewal/sendbacktoschoolreminder"
      : "/BabysitterRenewal/SendBackToSchoolMessage";
  expect((await portal.call("POST", path, { cookie, body })).statusCode).toBe(200);
  return {};
}
async function letterTo(address: string, part: string): Promise<string> {
  const found = async () => (await lettersTo(db(), address)).find(({ plain }) => plain.includes(part));
  await until(async () => (await found()) !== undefined);
  return (await found())?.plain.replaceAll("\u00a0", " ") ?? "";
}
const rows = async (table: string, personId: number) =>
  (
    await sql<
      Record<string, unknown>
    >`SELECT * FROM ${sql.table(table)} WHERE person_id = ${personId}`.execute(db())
  ).rows;

describe("what an answer asks is done with it", () => {
  it("no more communications: every opt-in is refused, with the words that were shown (RENEWBS-15, RENEWBS-OP16)", async () => {
    const person = await answer("BabySitter", { ...leaving, WantDisableCommunications: true });
    const changes = await rows("opt_in_change", person.personId);
    expect(changes).toHaveLength(6);
    expect(new Set(changes.map(({ is_taken, source, words }) => `${is_taken} ${source} ${words}`))).toEqual(
      new Set(["false renewal Souhaitez-vous ne plus recevoir nos communications\u00a0?"]),
    );
    expect(await rows("person_request", person.personId)).toEqual([]);
    const acts = (await listAudit(db(), person.personId)).map(({ action }) => action);
    expect(acts).toContain("renewals.answered");
    expect(acts).toContain("opt-ins.refused");
  });

  it("leaving the agency: a request that is kept, and a letter to the agency; only while the situation is unknown (RENEWBS-16, RENEWBS-23, RENEWBS-OP16)", async () => {
    const person = await answer(
      "BabySitter",
      { ...leaving, WantUnsubscribe: true },
      { first_name: "Zélie", last_name: "Quignard" },
    );
    expect(await rows("person_request", person.personId)).toMatchObject([
      { kind: "unsubscription", way: "renewal", state: "open" },
    ]);
    const letter = await letterTo(portal.deps.agency.contact.email, "Zélie Quignard");
    expect(letter).toContain("demande à ne plus être inscrit à l’agence");
    const employed = await insertPerson(db(), "BabySitter");
    await sql`INSERT INTO profile (person_id, current_situation) VALUES (${employed.personId}, 1)`.execute(
      db(),
    );
    const cookie = await portal.signIn(employed.userName);
    const body = { ...leaving, WantUnsubscribe: true };
    const refused = await portal.call("POST", "/BabysitterRenewal/SendBackToSchoolMessage", { cookie, body });
    expect(refused.statusCode).toBe(400);
  });

  it("a copy goes to the person, in their language (RENEWBS-OP18)", async () => {
    const person = await insertPerson(db(), "Parent", { first_name: "Zoé" });
    const cookie = await portal.signIn(person.userName);
    await sql`UPDATE person SET locale = 'en' WHERE id = ${person.personId}`.execute(db());
    await send("Parent", cookie, { needRenewContract: 0, dontRenewReason: 6 });
    expect(await letterTo(person.email, "Hello Zoé")).toContain("Price");
  });

  it("an answer of somebody without an address is kept, and no copy is ordered (RENEWBS-OP18)", async () => {
    const { personId } = await answer("Parent", { needRenewContract: 1 }, { email: null });
    expect(await rows("renewal_answer", personId)).toHaveLength(1);
    const kinds = (await recordsOf(db(), personId)).map(({ kind }) => kind);
    expect(kinds).not.toContain("renewals.copy");
  });

  it("goes with the account: the answer, its follow-up and the draft, and the request is closed (AUTH-OP9, FOLKS-37, AGREN-21)", async () => {
    const person = await answer("BabySitter", { ...leaving, WantUnsubscribe: true });
    const { cookie } = person;
    const gone = await portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
    expect(gone.statusCode).toBe(200);
    for (const table of ["renewal_answer", "renewal_draft", "renewal_follow_up"])
      expect(await rows(table, person.personId)).toEqual([]);
    expect(await rows("person_request", person.personId)).toMatchObject([{ state: "done", note: null }]);
  });
});

describe("the team is told", () => {
  it("once a day: one letter for each who looks after those who answered, one for the agency of the others, which leads to where they are followed (AGREN-09)", async () => {
    await sql`DELETE FROM renewal_to_tell`.execute(db());
    await insertMember(db(), "TELL-1", { first_name: "Sophie", email: "sophie.tell@example.fr" });
    const people = [
      await answer("Parent", { needRenewContract: 0, dontRenewReason: 2 }, { agency_reference: "T-1" }),
      await answer("BabySitter", leaving, { agency_reference: "T-2" }),
      await answer("Parent", { needRenewContract: 1 }, { agency_reference: "T-3" }),
    ];
    const [parent, babysitter, other] = people;
    await insertAssignment(db(), parent?.personId ?? 0, { sales_representative: "TELL-1" });
    await insertAssignment(db(), babysitter?.personId ?? 0, { hr_contact: "TELL-1" });
    expect(await lettersTo(db(), "sophie.tell@example.fr")).toEqual([]);
    expect(await tellOfTheDay(db(), portal.deps.now())).toBe(2);
    expect(await tellOfTheDay(db(), portal.deps.now())).toBe(0);
    const told = await letterTo("sophie.tell@example.fr", "T-1");
    expect(told).toContain("2 personnes que vous suivez ont répondu");
    expect(told).toContain("(T-2), intervenant");
    expect(told).not.toContain("T-3");
    expect(told).toContain(`/agence/rentree/${year()}?vue=familles&suivi=a-traiter`);
    expect(await letterTo(portal.deps.agency.contact.email, "(T-3)")).toContain("Une personne");
    expect((await recordsOf(db(), other?.personId ?? 0)).map(({ kind }) => kind).sort()).toEqual([
      "renewals.copy",
      "renewals.told",
    ]);
  });

  it.each([
    ["2026-07-01T16:00:00Z", true],
    ["2026-07-01T17:00:00Z", false],
    ["2026-12-01T16:00:00Z", false],
    ["2026-12-01T17:00:00Z", true],
  ])("at 18:00 in Paris, in summer and in winter: %s", (at, isTime) => {
    expect(isTellingTime(new Date(at))).toBe(isTime);
  });

  it.each(["each", "none"])("a team with RENEWAL_LETTERS=%s is told at once, or not at all", async (how) => {
    const own = await buildTestApp(
      { RENEWAL_LETTERS: how, JOBS: "elsewhere" },
      { database: portal.database },
    );
    const person = await insertPerson(db(), "Parent");
    const cookie = await own.signIn(person.userName);
    const body = { needRenewContract: 1 };
    await own.call("POST", "/customerrenewal/sendbacktoschoolreminder", { cookie, body });
    await own.close();
    const kinds = (await recordsOf(db(), person.personId)).map(({ kind }) => kind);
    expect(kinds.includes("renewals.told")).toBe(how === "each");
    const waiting = await sql`SELECT FROM renewal_to_tell t JOIN renewal_answer a ON a.id = t.answer_id
      WHERE a.person_id = ${person.personId}`.execute(db());
    expect(waiting.rows).toEqual([]);
  });
});

it("forgets forms that were never sent, a month after their campaign, and answers after three years (RENEWBS-OP17, RENEWBS-OP18)", async () => {
  const [kept, closed] = [await insertPerson(db(), "Parent"), await insertPerson(db(), "Parent")];
  await putCampaign(db(), "Parent", 2025, { closes_on: "2025-09-30" });
  const draft = JSON.stringify({ role: "Parent", need: null });
  await sql`INSERT INTO renewal_draft VALUES (${kept.personId}, 2025, ${draft}, 1, '2025-09-01'),
    (${closed.personId}, 2025, ${draft}, 1, '2025-09-01')`.execute(db());
  await sql`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
    VALUES (${kept.personId}, 'Parent', 2022, '{}', 1, 'fr', '2022-06-01'), (${kept.personId}, 'Parent', 2021, '{}', 1, 'fr', '2021-06-01')`.execute(
    db(),
  );
  const sweep = async (at: string) => {
    const tasks = renewalTasks({ ...portal.deps, now: () => new Date(at) });
    await tasks["renewals.sweep"]?.({}, { id: "1" });
    return [
      (await rows("renewal_draft", closed.personId)).length,
      (await rows("renewal_answer", kept.personId)).length,
    ];
  };
  expect(await sweep("2025-10-30T12:00:00Z")).toEqual([1, 1]);
  expect(await sweep("2025-10-31T12:00:00Z")).toEqual([0, 1]);
});
