import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leaves, seasonPortal, stays, stops, unsure } from "../../../testing/season/seasonPortal.ts";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { insertPlacement, putCampaign } from "../../../testing/stores/testRenewals.store.ts";
import { insertAssignment, insertMember } from "../../../testing/stores/testTeam.store.ts";

let tried: Awaited<ReturnType<typeof seasonPortal>>;
beforeAll(async () => {
  tried = await seasonPortal();
  await insertMember(tried.db, "COM-1", { first_name: "Ana", last_name: "Aron" });
  await sql`UPDATE team_member SET person_id = ${tried.idOf("coordinator")} WHERE agency_reference = 'COM-1'`.execute(
    tried.db,
  );
});
afterAll(() => tried.portal.close());
beforeEach(() => tried.anew());

async function list(query: object = {}, as: StaffFunction = "administrator") {
  const answer = await tried.get(`?${new URLSearchParams({ ...query })}`, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const namesOf = async (query: object): Promise<string[]> =>
  (await list(query)).items.map((row: { person: { displayName: string } }) => row.person.displayName);
const named = (first_name: string) => ({ first_name, last_name: "Test" });

/** A family for each answer, and one that has only begun; two babysitters, one of whom works at the first. */
async function everybody() {
  const lea = await tried.person("BabySitter", named("Léa"));
  const goes = await tried.person("Parent", named("Anne"));
  await insertPlacement(tried.db, goes.personId, [lea.personId]);
  await insertAssignment(tried.db, goes.personId, { sales_representative: "COM-1" });
  const choice = { employeeID: lea.personId, wantRenew: false, DontRenewReason: 4, comment: "En retard" };
  await tried.answer(goes, {
    ...{ needRenewContract: 1, needContinueWithBS: true, needBSForSummer: true, needComment: "Merci" },
    linkedEmployees: [choice],
  });
  tried.at("2026-06-16T10:00:00Z");
  const ends = await tried.answer(await tried.person("Parent", named("Bruno")), stops);
  tried.at("2026-06-17T10:00:00Z");
  const waits = await tried.answer(await tried.person("Parent", named("Chloé")), unsure("2026-06-20"));
  const silent = await tried.person("Parent", named("Diane"));
  const begun = await tried.person("Parent", named("Éric"));
  await sql`INSERT INTO renewal_draft (person_id, year, draft, version, saved_at)
    VALUES (${begun.personId}, 2026, '{}', 1, now())`.execute(tried.db);
  await tried.answer(lea, stays([{ CustomerID: goes.personId, WantToRenew: true }]));
  const left = await tried.answer(await tried.person("BabySitter", named("Nora")), leaves);
  return { lea, goes, ends, waits, silent, begun, left };
}

describe("those whom a season asks", () => {
  it("are listed with what they said, who follows it and the reminders (AGREN-02, AGREN-07)", async () => {
    const { goes, lea, waits } = await everybody();
    const { items, count } = await list();
    expect(count).toEqual({ value: 5, isCapped: false });
    expect(items[0]).toEqual({
      person: { userId: goes.personId, displayName: "Anne Test" },
      salesRep: { memberId: expect.any(Number), displayName: "Ana Aron" },
      hrContact: null,
      answer: {
        state: "yes",
        reason: null,
        contactDate: null,
        answeredAt: "2026-06-15T10:00:00.000Z",
        by: "self",
      },
      pairs: [{ other: { userId: lea.personId, displayName: "Léa Test" }, want: false, reason: 4 }],
      summer: true,
      extraGuards: null,
      availabilities: null,
      optOut: null,
      hasDraft: false,
      followUp: {
        state: "to-do",
        owner: { userId: tried.idOf("coordinator"), displayName: "coordinator Zola" },
        note: null,
        version: 1,
      },
      reminders: 0,
      lastRemindedAt: null,
      isRemindable: false,
      whyNot: "answered",
      can: { follow: true, remind: false },
    });
    expect(items[2]).toMatchObject({
      person: { userId: waits.personId },
      answer: { state: "unsure", contactDate: "2026-06-20" },
      followUp: { owner: null },
    });
    expect(items[3]).toMatchObject({
      ...{ answer: null, followUp: { state: null }, isRemindable: true },
      can: { follow: true, remind: true },
    });
  });

  it("are told, of babysitters, with extra guards, availabilities and opt-outs (AGREN-03)", async () => {
    await everybody();
    const { items } = await list({ view: "babysitters" });
    expect(items).toMatchObject([
      {
        answer: { state: "yes" },
        pairs: [{ other: { displayName: "Anne Test" }, want: true }],
        extraGuards: true,
        availabilities: { state: "same", from: null },
      },
      { answer: { state: "no", reason: 99 }, extraGuards: null, availabilities: null, optOut: null },
    ]);
    expect(JSON.stringify(items)).not.toContain("Trop loin");
  });

  it.each([
    [{}, ["Anne", "Bruno", "Chloé", "Diane", "Éric"]],
    [{ sort: "-name" }, ["Éric", "Diane", "Chloé", "Bruno", "Anne"]],
    [{ sort: "answered" }, ["Anne", "Bruno", "Chloé"]],
    [{ sort: "-answered" }, ["Chloé", "Bruno", "Anne"]],
    [{ sort: "contactDate" }, ["Chloé"]],
    [{ answer: "yes" }, ["Anne"]],
    [{ answer: "no", reason: "2" }, ["Bruno"]],
    [{ answer: "no", reason: "3" }, []],
    [{ answer: "unsure" }, ["Chloé"]],
    [{ answer: "none" }, ["Diane", "Éric"]],
    [{ hasDraft: "true" }, ["Éric"]],
    [{ answer: "none", hasDraft: "false" }, ["Diane"]],
    [{ followUp: "to-do" }, ["Anne", "Bruno", "Chloé"]],
    [{ followUp: "done,dropped" }, []],
    [{ ownerId: "none" }, ["Bruno", "Chloé", "Diane", "Éric"]],
    [{ salesRepId: "none" }, ["Bruno", "Chloé", "Diane", "Éric"]],
    [{ remindable: "true" }, ["Diane", "Éric"]],
    [{ remindable: "false" }, ["Anne", "Bruno", "Chloé"]],
    [{ callBack: "due" }, []],
    [{ view: "babysitters", extraGuards: "true" }, ["Léa"]],
    [{ view: "babysitters", hrContactId: "none", sort: "-answered" }, ["Nora", "Léa"]],
  ])("narrowed and sorted by %j hold %j (AGREN-02, AGREN-03)", async (query, names) => {
    await everybody();
    expect(await namesOf(query)).toEqual(names.map((name) => `${name} Test`));
  });

  it("are narrowed to those whom one member looks after or follows, in their own column (AGREN-02, AGREN-03)", async () => {
    const { lea, ends, left, waits } = await everybody();
    await insertMember(tried.db, "COM-2", { first_name: "Bob", last_name: "Bosc" });
    await insertAssignment(tried.db, ends.personId, { sales_representative: "COM-2", hr_contact: "COM-1" });
    await insertAssignment(tried.db, waits.personId, { hr_contact: "COM-1" });
    await insertAssignment(tried.db, lea.personId, { hr_contact: "COM-1" });
    await insertAssignment(tried.db, left.personId, { sales_representative: "COM-1" });
    const { rows } = await sql<{ id: number }>`SELECT id FROM team_member
      WHERE agency_reference IN ('COM-1', 'COM-2') ORDER BY agency_reference`.execute(tried.db);
    const [first, second] = rows.map(({ id }) => String(id));
    const view = "babysitters";
    expect(await namesOf({ salesRepId: first })).toEqual(["Anne Test"]);
    expect(await namesOf({ salesRepId: second })).toEqual(["Bruno Test"]);
    expect(await namesOf({ salesRepId: "none" })).toEqual(["Chloé Test", "Diane Test", "Éric Test"]);
    expect(await namesOf({ view, hrContactId: first })).toEqual(["Léa Test"]);
    expect(await namesOf({ view, hrContactId: second })).toEqual([]);
    expect(await namesOf({ view, hrContactId: "none" })).toEqual(["Nora Test"]);
    await tried.follow({ userId: waits.personId, ownerId: tried.idOf("administrator") }, 1);
    expect(await namesOf({ ownerId: tried.idOf("administrator") })).toEqual(["Chloé Test"]);
    expect(await namesOf({ ownerId: tried.idOf("coordinator") })).toEqual(["Anne Test"]);
    expect(await namesOf({ view, extraGuards: "false" })).toEqual([]);
  });

  it("are sorted by the day to be called back, both ways (AGREN-02)", async () => {
    for (const [name, day] of [
      ["Paul", "2026-06-21"],
      ["Rose", "2026-06-20"],
      ["Sara", "2026-06-22"],
    ] as const)
      await tried.answer(await tried.person("Parent", named(name)), unsure(day));
    expect(await namesOf({ sort: "contactDate" })).toEqual(["Rose Test", "Paul Test", "Sara Test"]);
    expect(await namesOf({ sort: "-contactDate" })).toEqual(["Sara Test", "Paul Test", "Rose Test"]);
  });

  it("come to be called back on the day that they named (AGREN-02)", async () => {
    await everybody();
    tried.at("2026-06-19T21:59:00Z");
    expect(await namesOf({ callBack: "due" })).toEqual([]);
    const outOf = { value: 5, isCapped: false };
    expect((await list({ callBack: "due" })).count).toEqual({ value: 0, isCapped: false, outOf });
    tried.at("2026-06-19T22:00:00Z");
    expect(await namesOf({ callBack: "due" })).toEqual(["Chloé Test"]);
  });

  it("are the active accounts, and where it asks so those with a contract that links (AGREN-01)", async () => {
    const { ends } = await everybody();
    await tried.person("Parent", { ...named("Fanny"), password_hash: null });
    await tried.person("Parent", { ...named("Gaël"), deactivated_at: new Date() });
    const hugo = await tried.person("Parent", named("Hugo"));
    await insertPlacement(tried.db, hugo.personId, [(await tried.person("BabySitter")).personId]);
    expect(await namesOf({})).toEqual(
      ["Anne", "Bruno", "Chloé", "Diane", "Éric", "Hugo"].map((one) => `${one} Test`),
    );
    await putCampaign(tried.db, "Parent", 2026, { audience: "with-contract" });
    // Whoever has answered stays, though they would not be asked now.
    expect(await namesOf({})).toEqual(["Anne", "Bruno", "Chloé", "Hugo"].map((one) => `${one} Test`));
    expect((await tried.get(`/Answer/${ends.personId}`)).statusCode).toBe(200);
  });

  it("are read page by page, forth and back, none twice (AGUI-12)", async () => {
    const { db } = tried;
    await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name, password_hash)
      SELECT 'PAGE-' || n, 'Parent', 'page.' || n, 'A', 'Même', 'x' FROM generate_series(1, 60) n
      ON CONFLICT DO NOTHING`.execute(db);
    const first = await list({ limit: "25" });
    const second = await list({ limit: "25", after: first.next });
    const third = await list({ limit: "25", after: second.next });
    const all = [first, second, third].flatMap(({ items }) =>
      items.map(({ person }: { person: { userId: number } }) => person.userId),
    );
    expect([all.length, new Set(all).size, third.next]).toEqual([60, 60, null]);
    expect((await list({ limit: "25", before: second.previous })).items).toEqual(first.items);
  });
});

describe("who reads a season", () => {
  it.each([
    ["administrator", 200, 200],
    ["coordinator", 200, 200],
    ["reader", 200, 200],
    ["recruiter", 403, 200],
  ] as const)(
    "%s are answered %i for families and %i for babysitters, with the halves that they may read (AGREN-07)",
    async (one, families, babysitters) => {
      const { goes, lea } = await everybody();
      expect((await tried.get("?view=families", one)).statusCode).toBe(families);
      expect((await tried.get("?view=babysitters", one)).statusCode).toBe(babysitters);
      const answers = [families === 403 ? 404 : 200, 200];
      expect((await tried.get(`/Answer/${goes.personId}`, one)).statusCode).toBe(answers[0]);
      expect((await tried.get(`/Answer/${lea.personId}`, one)).statusCode).toBe(answers[1]);
      const summary = (await tried.get("/Summary", one)).json();
      expect(summary.families === null).toBe(families === 403);
      expect(summary.babysitters).not.toBeNull();
    },
  );

  it("sees first those whom they may read (AGREN-01)", async () => {
    await everybody();
    expect((await list({}, "recruiter")).items[0].person.displayName).toBe("Léa Test");
  });
});

it("a season is summed up by answer and by day, at most once a minute (AGREN-01, AGREN-07)", async () => {
  await everybody();
  tried.at("2026-06-18T10:00:00Z");
  const summary = async () => (await tried.get("/Summary")).json();
  const before = await summary();
  const campaign = { opensOn: "2026-01-01", closesOn: "2026-12-31", isOpen: true, audience: "everyone" };
  expect(before).toEqual({
    year: 2026,
    years: [2026],
    campaign,
    families: {
      campaign,
      targets: 5,
      answered: 3,
      byAnswer: { yes: 1, no: 1, unsure: 1 },
    },
    babysitters: {
      campaign,
      targets: 2,
      answered: 2,
      byAnswer: { yes: 1, no: 1, unsure: 0 },
    },
    pairs: null,
    daily: expect.arrayContaining([{ day: "2026-06-16", families: 1, babysitters: 0 }]),
  });
  await tried.person("Parent");
  expect(await summary()).toEqual(before);
  tried.at("2026-06-18T10:01:01Z");
  expect((await summary()).families.targets).toBe(6);
  const other = await tried.portal.call("GET", "/Agency/Renewals/2031/Summary", {
    cookie: await tried.cookieOf("reader"),
  });
  expect(other.json()).toMatchObject({
    campaign: null,
    families: { campaign: null, targets: 0 },
    years: [2026],
  });
});

describe("one answer", () => {
  it("is read in words with its follow-up and those of the years before, and noted (AGREN-08)", async () => {
    const { goes } = await everybody();
    for (const other of [2025, 2027])
      await sql`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
        SELECT person_id, role, ${other}, answer, 1, 'fr', ${`${other}-05-02T08:00:00Z`} FROM renewal_answer
        WHERE person_id = ${goes.personId} AND year = 2026`.execute(tried.db);
    const answer = await tried.get(`/Answer/${goes.personId}`);
    expect(answer.headers.etag).toBe('"1"');
    const { questions, earlier, questionsVersion, role, year } = answer.json();
    expect([role, year, questionsVersion]).toEqual(["Parent", 2026, 1]);
    const told = questions.map((one: { question: string; answer: string }) => [one.question, one.answer]);
    expect(told).toContainEqual(["Souhaitez-vous continuer avec Léa Test\u00a0?", "Non"]);
    expect(told).toContainEqual(["Que souhaitez-vous nous dire au sujet de Léa Test\u00a0?", "En retard"]);
    expect(earlier).toMatchObject([{ year: 2025, answeredAt: "2025-05-02T08:00:00.000Z", questions }]);
    expect((await listAudit(tried.db, goes.personId)).map(({ action }) => action)).toContain(
      "renewals.opened",
    );
    const english = await tried.get(`/Answer/${goes.personId}`, "reader", { "accept-language": "en" });
    expect(english.json().questions[0].answer).toBe("Yes");
  });

  it("says how to call whoever it is of, to who may read that alone (AGREN-08, AGUI-31)", async () => {
    const { goes } = await everybody();
    await sql`UPDATE person SET phone_number = '+33639981234' WHERE id = ${goes.personId}`.execute(tried.db);
    const phoneFor = async (as: StaffFunction) =>
      (await tried.get(`/Answer/${goes.personId}`, as)).json().phoneNumber;
    expect(await phoneFor("coordinator")).toBe("+33639981234");
    expect(await phoneFor("reader")).toBeNull();
  });

  it("hides comments and reasons about somebody from who may not follow it (AGREN-08)", async () => {
    const { goes, left } = await everybody();
    await tried.follow({ userId: goes.personId, note: "À rappeler" }, 1);
    const answer = await tried.get(`/Answer/${goes.personId}`, "reader");
    expect(answer.body).not.toMatch(/En retard|Merci|Autre|À rappeler/);
    const [listed] = (await list({}, "reader")).items;
    expect(listed).toMatchObject({ pairs: [{ want: false, reason: null }], followUp: { note: null } });
    expect(answer.json()).toMatchObject({
      followUp: { note: null },
      can: { follow: false, remind: false },
    });
    expect(answer.json().questions.filter((one: { answer: unknown }) => one.answer === null)).toHaveLength(3);
    expect((await tried.get(`/Answer/${left.personId}`, "reader")).body).not.toContain("Trop loin");
    expect((await tried.get(`/Answer/${left.personId}`, "recruiter")).body).toContain("Trop loin");
  });

  it("is that of nobody who is not asked (AGREN-08, AGUI-30)", async () => {
    await putCampaign(tried.db, "Parent", 2026, { audience: "with-contract" });
    const { personId } = await tried.person("Parent");
    for (const id of [personId, tried.idOf("reader"), 999_999])
      expect((await tried.get(`/Answer/${id}`)).statusCode).toBe(404);
    expect((await tried.get("/Answer/x")).statusCode).toBe(404);
  });

  it("is read no more of who has left (AGREN-08, AGUI-30)", async () => {
    const { goes } = await everybody();
    expect((await tried.get(`/Answer/${goes.personId}`)).statusCode).toBe(200);
    await sql`UPDATE person SET deactivated_at = now() WHERE id = ${goes.personId}`.execute(tried.db);
    expect((await tried.get(`/Answer/${goes.personId}`)).statusCode).toBe(404);
  });

  it.each(staffFunctions)("has no question where somebody is silent, for a %s (AGREN-08)", async (one) => {
    const { personId } = await tried.person("BabySitter");
    expect((await tried.get(`/Answer/${personId}`, one)).json()).toMatchObject({
      answer: null,
      questions: [],
      followUp: { state: null },
    });
  });
});
