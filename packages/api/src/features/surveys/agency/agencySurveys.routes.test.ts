import type { Desk } from "@ribambelle/domain/desk/desk";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../../testing/signedIn.ts";
import type { TestPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../../testing/stores/testTeam.store.ts";
import { answer, saved, second, survey, surveyPortal, third } from "../../../testing/testSurveys.ts";

let tried: Awaited<ReturnType<typeof surveyPortal>>;
const staff = new Map<StaffFunction, TestPerson & { readonly cookie: string }>();
beforeAll(async () => {
  tried = await surveyPortal();
  const { portal } = tried;
  for (const one of staffFunctions) {
    const names = { first_name: one, last_name: "Zola" };
    const person = await insertStaff(portal, [one], names);
    staff.set(one, { ...person, cookie: await portal.signIn(person.userName) });
  }
});
afterAll(() => tried.portal.close());
beforeEach(() => tried.anew());

const cookieOf = (one: StaffFunction) => staff.get(one)?.cookie ?? "";
const idOf = (one: StaffFunction) => staff.get(one)?.personId ?? 0;
const get = (path: string, as: StaffFunction = "coordinator", headers = {}) =>
  tried.portal.call("GET", `/Agency/Surveys${path}`, { cookie: cookieOf(as), headers });
const list = async (query: object = {}) => {
  const answer = await get(`?${new URLSearchParams({ ...query })}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
};
const follow = (body: object, version: number | null = 1, as: StaffFunction = "coordinator") =>
  tried.portal.call("POST", "/Agency/Surveys/Follow", {
    cookie: cookieOf(as),
    body,
    headers: version === null ? {} : { "if-match": `"${version}"` },
  });
/** Begins a survey as the parent does, or ends it. */
async function begun(): Promise<number> {
  const id = await tried.begin();
  await tried.update(id, saved(second));
  return id;
}
async function finished(): Promise<number> {
  const id = await tried.begin();
  await tried.update(id, saved(third, { IsLastStep: true }));
  return id;
}
const acts = async () =>
  (
    await sql<{ action: string; kind: string }>`SELECT action, kind FROM audit_entry
      WHERE person_id = ${tried.parent().personId} AND functions IS NOT NULL ORDER BY id`.execute(tried.db)
  ).rows;

describe("the surveys of families", () => {
  it.each([
    ["administrator", 200, 200, 200],
    ["coordinator", 200, 200, 200],
    ["reader", 200, 403, 403],
    ["recruiter", 403, 403, 403],
  ] as const)(
    "are read by a %s: %i, with what is sensitive %i, and followed %i (AGSUR-02, AGSUR-04, AGSUR-06)",
    async (one, read, sensitive, followed) => {
      const id = await finished();
      expect((await get("", one)).statusCode).toBe(read);
      expect((await get(`/${id}`, one)).statusCode).toBe(read);
      expect((await get(`/${id}/Sensitive`, one)).statusCode).toBe(sensitive);
      expect((await follow({ leadNeedSurveyID: id, state: "quoted" }, 1, one)).statusCode).toBe(followed);
    },
  );

  it("are listed with how far each is, and who follows it (AGSUR-01, AGSUR-02)", async () => {
    const id = await begun();
    expect(await list()).toEqual([
      {
        leadNeedSurveyID: id,
        surveyType: 1,
        person: { userId: tried.parent().personId, displayName: expect.any(String) },
        isFinished: false,
        step: 2,
        steps: 3,
        startedAt: expect.any(String),
        savedAt: expect.any(String),
        finishedAt: null,
        version: expect.any(Number),
        salesRep: null,
        followUp: null,
      },
    ]);
    await tried.update(id, saved(third, { IsLastStep: true }));
    expect(await list({ state: "finished", followUp: "to-do" })).toMatchObject([
      { isFinished: true, step: 3, followUp: { state: "to-do", owner: null } },
    ]);
  });

  it.each([
    [{ state: "unfinished" }, 0],
    [{ state: "finished" }, 1],
    [{ followUp: "quoted,dropped" }, 0],
    [{ followUp: "to-do" }, 1],
    [{ ownerId: "none" }, 1],
    [{ salesRepId: "none" }, 1],
    [{ surveyType: "2" }, 0],
    [{ from: "2020-01-01", to: "2020-01-02" }, 0],
    [{ from: "2020-01-01" }, 1],
    [{ untouchedDays: "1" }, 0],
    [{ sort: "name" }, 1],
    [{ sort: "-finished" }, 1],
  ])("are narrowed and sorted by %j (AGSUR-02)", async (query, count) => {
    await finished();
    expect(await list(query)).toHaveLength(count);
    const outOf = "sort" in query ? {} : { outOf: { value: 1, isCapped: false } };
    const page = (await get(`?${new URLSearchParams(query as Record<string, string>)}`)).json();
    expect(page.count).toEqual({ value: count, isCapped: false, ...outOf });
  });

  it("wait first for whoever looks after the family, where they have an account (AGSUR-06)", async () => {
    await insertMember(tried.db, "COM-S", { first_name: "Ana", last_name: "Aron" });
    await sql`UPDATE team_member SET person_id = ${idOf("coordinator")} WHERE agency_reference = 'COM-S'`.execute(
      tried.db,
    );
    await insertAssignment(tried.db, tried.parent().personId, { sales_representative: "COM-S" });
    await finished();
    expect(await list({ ownerId: String(idOf("coordinator")) })).toMatchObject([
      { salesRep: { displayName: "Ana Aron" }, followUp: { owner: { displayName: "coordinator Zola" } } },
    ]);
    await sql`UPDATE team_member SET person_id = NULL WHERE agency_reference = 'COM-S'`.execute(tried.db);
  });

  it("are what the desk counts (DESK-03)", async () => {
    await finished();
    const desk = (
      await tried.portal.call("GET", "/Agency/Desk", { cookie: cookieOf("coordinator") })
    ).json() as Desk;
    expect(desk.tiles.find(({ code }) => code === "surveys-new")).toMatchObject({
      count: 1,
      link: "/agence/questionnaires?etat=termine&suivi=a-traiter&tri=termine",
    });
  });
});

describe("one survey", () => {
  it("reads in its own version, in words, without what is sensitive, and is noted (AGSUR-03, AGSUR-04, AGSUR-05)", async () => {
    const id = await finished();
    const answer = await get(`/${id}`, "administrator");
    expect(answer.headers.etag).toBe('"1"');
    const { categories, can } = answer.json();
    expect(categories.map(({ title }: { title: string }) => title)).toEqual(["Vous", "Enfants", "Fin"]);
    expect(categories[0].questions).toMatchObject([
      { id: 1, text: "Votre nom ?", isSensitive: false, answer: { text: "Anne", value: "Anne" }, sub: [] },
      { id: 2, answer: { text: "Oui" }, sub: [{ id: 3, answer: { text: "Un chat" } }] },
    ]);
    expect(categories[1].questions).toMatchObject([
      { id: 5, isSensitive: true, isAnswered: true, answer: null, sub: [] },
    ]);
    expect(categories[2].questions).toMatchObject([
      { id: 20, isSensitive: true, isAnswered: true, answer: null },
      { id: 10, isSensitive: false, isAnswered: false, answer: null },
    ]);
    expect(can).toEqual({ follow: true, showSensitive: true });
    expect(answer.body).not.toMatch(/Noé|\b32 ?500\b/);
    expect((await get(`/${id}`, "reader")).json()).toMatchObject({
      note: null,
      can: { follow: false, showSensitive: false },
    });
    expect(await acts()).toContainEqual({ action: "surveys.opened", kind: "reading" });
    expect((await get(`/${id}`, "coordinator", { "accept-language": "en" })).json().categories[0].title).toBe(
      "You",
    );
  });

  it("has under a question what was asked there, each once (AGSUR-03)", async () => {
    const asked = (ID: number, SubQuestions: object[] = []) => ({
      ID,
      Text: `${ID} ?`,
      Type: 32768,
      SubQuestions,
    });
    const Questions = [asked(30, [asked(31, [asked(32)])]), asked(33, [asked(34)])];
    await tried.load(3, { Categories: [{ Title: "Vous", Questions }], SubQuestionIds: [31, 32, 34] });
    const answers = { 30: "true", 31: "true", 32: "false", 33: "false" };
    const sent = Object.entries(answers).map(([id, value]) => answer(Number(id), value, "Vous"));
    const begun = await tried.create(saved(sent));
    const { categories } = (await get(`/${begun.json().leadNeedSurveyID}`)).json();
    const tree = (questions: { id: number; sub: [] }[]): unknown =>
      questions.map(({ id, sub }) => [id, tree(sub)]);
    expect(tree(categories[0].questions)).toEqual([
      [30, [[31, [[32, []]]]]],
      [33, []],
    ]);
  });

  it("has its week to be drawn, with what was said beside it (AGSUR-03, AGSUR-05)", async () => {
    const asked = { ID: 30, Text: "Votre semaine ?", Type: 256 };
    await tried.load(2, {
      ...survey,
      Categories: [{ Title: "Vous", Questions: [asked] }],
      SubQuestionIds: [],
    });
    const hours = { startTime: "16:30", endTime: "19:00" };
    const week = { slots: [{ days: [0, 2], ...hours }], isPlanningVariable: true, comment: "Selon l’école" };
    const begun = await tried.create(saved([answer(30, JSON.stringify(week), "Vous")]));
    const { categories } = (await get(`/${begun.json().leadNeedSurveyID}`)).json();
    const told = categories[0].questions[0].answer;
    expect(told.text).toContain("lundi, mercredi");
    expect(told.week).toEqual({
      slots: [
        { id: 1, day: 1, ...hours },
        { id: 2, day: 3, ...hours },
      ],
      beside: "planning variable\u00a0; Selon l’école",
    });
  });

  it("tells nobody how to reach a family who may not read it of the family (AGSUR-05, AGUI-31)", async () => {
    const kinds = { 30: 16_384, 31: 64, 32: 128, 33: 512, 34: 32 };
    const Questions = Object.entries(kinds).map(([ID, Type]) => ({ ID: Number(ID), Text: "Et ?", Type }));
    await tried.load(4, { ...survey, Categories: [{ Title: "Vous", Questions }], SubQuestionIds: [] });
    const street = { streetNumber: "4", streetName: "rue des Lilas", city: "Rezé", postalCode: "44400" };
    const answers = {
      30: "+33639981234",
      31: JSON.stringify({ fullAddress: "4 rue des Lilas 44400 Rezé", ...street }),
      32: JSON.stringify({ city: "Rezé", postalCode: "44400" }),
      33: "Appelez le 06 39 98 12 34 le soir",
      34: "Un chat",
    };
    const sent = Object.entries(answers).map(([id, value]) => answer(Number(id), value, "Vous"));
    const id = (await tried.create(saved(sent))).json().leadNeedSurveyID;
    const read = async (as: StaffFunction) => {
      const { categories } = (await get(`/${id}`, as)).json();
      return categories[0].questions.map((one: { isAnswered: boolean; answer: { text: string } | null }) => [
        one.isAnswered,
        one.answer?.text ?? null,
      ]);
    };
    expect((await read("coordinator")).map(([, text]: [boolean, string]) => text)).toEqual([
      "06\u00a039\u00a098\u00a012\u00a034",
      "4 rue des Lilas 44400 Rezé",
      "44400 Rezé",
      "Appelez le 06 39 98 12 34 le soir",
      "Un chat",
    ]);
    const hidden = [true, null];
    expect(await read("reader")).toEqual([
      ...[hidden, hidden, hidden],
      ...[
        [true, "Appelez le ••• le soir"],
        [true, "Un chat"],
      ],
    ]);
    const { userId } = (await get(`/${id}`)).json().person;
    await sql`UPDATE person SET phone_number = '+33639981235' WHERE id = ${userId}`.execute(tried.db);
    expect((await get(`/${id}`, "coordinator")).json().phoneNumber).toBe("+33639981235");
    expect((await get(`/${id}`, "reader")).json().phoneNumber).toBeNull();
    expect((await get(`/${id}`, "reader")).body).not.toMatch(/39 ?98 ?12|Lilas|\b44400\b/);
  });

  it("shows what is sensitive to who may, once they ask, and notes it (AGSUR-04)", async () => {
    const id = await finished();
    const { answers } = (await get(`/${id}/Sensitive`)).json();
    expect(answers.map(({ id: question }: { id: number }) => question)).toEqual([5, 20]);
    expect(answers[0].text).toContain("Noé");
    expect(await acts()).toContainEqual({ action: "surveys.sensitive-shown", kind: "reading" });
  });

  it("is not there where nobody has one (AGUI-30)", async () => {
    expect((await get("/999999")).statusCode).toBe(404);
    expect((await get("/999999/Sensitive")).statusCode).toBe(404);
    expect((await follow({ leadNeedSurveyID: 999_999, state: "quoted" })).statusCode).toBe(404);
    expect((await get("/x")).statusCode).toBe(404);
  });
});

describe("the follow-up of a survey", () => {
  it("is changed from the version that was seen, and noted without its words (AGSUR-06, AUDITS-07)", async () => {
    const id = await finished();
    const note = "Rappeler après les vacances";
    const answer = await follow({
      leadNeedSurveyID: id,
      state: "under-way",
      ownerId: idOf("coordinator"),
      note,
    });
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, {}, '"2"']);
    expect((await get(`/${id}`)).json()).toMatchObject({
      note,
      followUp: { state: "under-way", owner: { displayName: "coordinator Zola" } },
    });
    const stale = await follow({ leadNeedSurveyID: id, state: "quoted" });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "agency.changed-meanwhile"]);
    expect((await follow({ leadNeedSurveyID: id, state: "quoted" }, null)).statusCode).toBe(428);
    const { rows } =
      await sql<object>`SELECT changes, reason FROM audit_detail d JOIN audit_entry e ON e.id = d.entry_id
      WHERE e.action = 'surveys.followed' AND d.person_id = ${tried.parent().personId}`.execute(tried.db);
    expect(JSON.stringify(rows)).not.toContain(note);
  });

  it("says who changed it, and not who looked at it since (AGSUR-06, AGUI-21)", async () => {
    const id = await finished();
    await follow({ leadNeedSurveyID: id, state: "under-way" });
    await get(`/${id}`, "reader");
    const stale = await follow({ leadNeedSurveyID: id, state: "quoted" }, 1, "administrator");
    expect(stale.json()).toMatchObject({
      code: "agency.changed-meanwhile",
      message: expect.stringContaining("coordinator Zola a modifié cette fiche à "),
      changed: { by: { userId: idOf("coordinator") } },
    });
  });

  it("says that the family ended it where a follow-up was written before (AGSUR-06, AGUI-21)", async () => {
    const id = await begun();
    await follow({ leadNeedSurveyID: id, note: "Rappeler" }, 0);
    await tried.update(id, saved(third, { IsLastStep: true }));
    const stale = await follow({ leadNeedSurveyID: id, state: "quoted" }, 1);
    expect(stale.json()).toMatchObject({ changed: { by: { userId: tried.parent().personId } } });
  });

  it.each([
    [{ state: "done" }, 400],
    [{ note: "x".repeat(501) }, 400],
  ])("is refused where it says %j: %i (AGSUR-06, AGUI-27)", async (given, status) => {
    const id = await finished();
    expect((await follow({ leadNeedSurveyID: id, ...given })).statusCode).toBe(status);
  });

  it("keeps its note until another is written, or an empty one takes it away (AGSUR-06)", async () => {
    const id = await finished();
    await follow({ leadNeedSurveyID: id, note: "Rappeler" });
    await follow({ leadNeedSurveyID: id, state: "under-way" }, 2);
    expect((await get(`/${id}`)).json()).toMatchObject({ note: "Rappeler" });
    await follow({ leadNeedSurveyID: id, note: "" }, 3);
    expect((await get(`/${id}`)).json()).toMatchObject({ note: null, followUp: { state: "under-way" } });
  });

  it("has its note as it is seen, line by line (AGSUR-06, AGUI-27)", async () => {
    const id = await finished();
    await follow({ leadNeedSurveyID: id, note: "Rappeler\u0007 lundi,\u202e\r\nà midi\u200b" });
    expect((await get(`/${id}`)).json()).toMatchObject({ note: "Rappeler lundi,\nà midi" });
  });

  it("is somebody’s who may follow it (AGSUR-06)", async () => {
    const id = await finished();
    for (const ownerId of [idOf("recruiter"), idOf("reader"), tried.parent().personId]) {
      const answer = await follow({ leadNeedSurveyID: id, ownerId });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "people.not-assignable"]);
    }
  });

  it("goes to the colleague who takes over from its owner, which the journal says (AUDITS-04, STAFF-14)", async () => {
    const id = await finished();
    const boss = await provenStaff(tried.portal, ["administrator"]);
    const leaver = await insertStaff(tried.portal, ["coordinator"]);
    await follow({ leadNeedSurveyID: id, ownerId: leaver.personId });
    const body = { userId: leaver.personId, reason: "Fin de contrat", handOverTo: idOf("coordinator") };
    const ended = await tried.portal.call("POST", "/Agency/Staff/End", {
      cookie: boss.cookie,
      body,
      headers: { "if-match": '"1"' },
    });
    expect(ended.json()).toEqual({ handedOver: 1 });
    expect(await list({ ownerId: String(idOf("coordinator")) })).toHaveLength(1);
    const { rows } =
      await sql<object>`SELECT d.changes FROM audit_entry e JOIN audit_detail d ON d.entry_id = e.id
      WHERE e.person_id = ${leaver.personId} AND e.action = 'staff.ended'`.execute(tried.db);
    expect(rows).toEqual([
      {
        changes: {
          handedOver: { from: null, to: 1 },
          handedOverTo: { from: null, to: idOf("coordinator") },
        },
      },
    ]);
  });

  it("is nobody’s where who takes over may not follow it (AGSUR-06, STAFF-14)", async () => {
    const id = await finished();
    const boss = await provenStaff(tried.portal, ["administrator"]);
    const leaver = await insertStaff(tried.portal, ["coordinator"]);
    await follow({ leadNeedSurveyID: id, ownerId: leaver.personId });
    const ended = await tried.portal.call("POST", "/Agency/Staff/End", {
      cookie: boss.cookie,
      body: { userId: leaver.personId, reason: "Fin de contrat", handOverTo: idOf("recruiter") },
      headers: { "if-match": '"1"' },
    });
    expect(ended.json()).toEqual({ handedOver: 0 });
    expect(await list({ ownerId: "none" })).toHaveLength(1);
  });
});
