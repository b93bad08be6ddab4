import { randomUUID } from "node:crypto";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertStaff } from "../../testing/signedIn.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertCorrectedPayslip } from "../../testing/stores/testPayslips.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../testing/stores/testTeam.store.ts";
import { insertSurvey } from "../../testing/stores/testToDos.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

type Staff = TestPerson & { readonly cookie: string };
let portal: TestApp;
let staff: Record<StaffFunction, Staff>;
let parent: TestPerson;
let babysitter: TestPerson;
const now = new Date("2026-11-24T09:07:00Z");
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => now } });
  const signedIn = await Promise.all(
    staffFunctions.map(async (one) => {
      const person = await insertStaff(portal, [one], { first_name: "Zoé", last_name: one });
      return [one, { ...person, cookie: await portal.signIn(person.userName) }];
    }),
  );
  staff = Object.fromEntries(signedIn);
  await insertMember(db(), "C-1", { first_name: "Ana", last_name: "Aron", is_enabled: true });
  parent = await insertPerson(db(), "Parent", {
    agency_reference: "FAM-1",
    phone_number: "+33639981234",
    city: "Lyon",
    birth_date: "1980-02-01",
  });
  babysitter = await insertPerson(db(), "BabySitter", { agency_reference: "INT-1" });
  await insertAssignment(db(), parent.personId, { sales_representative: "C-1" });
  await sql`UPDATE team_member SET person_id = ${staff.coordinator.personId} WHERE agency_reference = 'C-1'`.execute(
    db(),
  );
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const get = (path: string, as: StaffFunction = "coordinator") =>
  portal.call("GET", `/Agency/People/${path}`, { cookie: staff[as].cookie });
const post = (call: string, body: object, as: StaffFunction = "coordinator", version?: string) =>
  portal.call("POST", `/Agency/Notes/${call}`, {
    cookie: staff[as].cookie,
    body,
    headers: { "idempotency-key": randomUUID(), ...(version && { "if-match": version }) },
  });
const actionsOn = async ({ personId }: TestPerson, kind: "act" | "reading") =>
  (
    await sql<{ action: string }>`SELECT action FROM audit_entry
      WHERE person_id = ${personId} AND kind = ${kind} AND functions IS NOT NULL ORDER BY id`.execute(db())
  ).rows.map(({ action }) => action);

describe("one person’s record", () => {
  it("gives all that a coordinator may read, with the version that a change is made for (FOLKS-16, FOLKS-32)", async () => {
    const answer = await get(String(parent.personId));
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    expect(answer.json()).toMatchObject({
      userId: parent.personId,
      role: "Parent",
      reference: "FAM-1",
      displayName: "Camille Durand",
      accountState: "active",
      blocked: null,
      assigned: {
        salesRep: { displayName: "Ana Aron", userId: staff.coordinator.personId },
        manager: null,
        referentEndDate: null,
      },
      currentSituation: null,
      openRequests: [],
      payslips: null,
      can: { edit: true, block: true, unblock: false, readProfile: false, sendReset: true, invite: false },
      private: {
        eMail: parent.email,
        phoneNumber: "+33639981234",
        adresseComplement: null,
        birthDate: "1980-02-01",
        isInBlockList: false,
        invitedAt: null,
      },
    });
  });

  it("says how many payslips a babysitter has to whoever may keep them out, and to nobody else (FOLKS-OP6)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    const kept = { db: db(), fileStore: portal.fileStore };
    const { id } = await insertDocument(kept, person.personId, { kind: "payslip" });
    await insertCorrectedPayslip(kept, person.personId, id);
    const told = async (as: StaffFunction) => {
      const { can, payslips } = (await get(String(person.personId), as)).json();
      return [can.block, payslips];
    };
    expect(await told("administrator")).toEqual([true, 1]);
    expect(await told("reader")).toEqual([false, null]);
    expect((await get(String(babysitter.personId), "administrator")).json().payslips).toBe(0);
  });

  it("holds nothing private for a reader, and nothing that they could do (FOLKS-16, AGUI-31)", async () => {
    const answer = await get(String(parent.personId), "reader");
    expect(answer.json()).toMatchObject({ displayName: "Camille Durand", city: "Lyon", private: null });
    const { readContracts, readRenewals, readSurveys, ...can } = answer.json().can;
    expect([readContracts, readRenewals, readSurveys]).toEqual([true, true, true]);
    expect(Object.values(can)).not.toContain(true);
    for (const secret of [parent.email, "639981234", "1980"]) expect(answer.body).not.toContain(secret);
  });

  it.each(["", "/History", "/Notes", "/ToDos"])(
    "is nobody’s to who may not read that kind, for staff and for strangers: %s (AGUI-30, FOLKS-16)",
    async (call) => {
      const asked: [number, StaffFunction][] = [
        [parent.personId, "recruiter"],
        [staff.reader.personId, "administrator"],
        [999_999, "administrator"],
      ];
      for (const [id, as] of asked) {
        const answer = await get(`${id}${call}`, as);
        expect([answer.statusCode, answer.json().code]).toEqual([404, "request.not-found"]);
      }
    },
  );

  it.each(["0", "abc", "9999999999", "1e3", "%00"])(
    "answers no 500 for an id that is none: %s (AGUI-27)",
    async (id) => {
      expect([400, 404]).toContain((await get(id)).statusCode);
    },
  );

  it("is noted once however often it is opened in a quarter of an hour, with who looked (FOLKS-15, AUDITS-05, AUDITS-08)", async () => {
    const looked = await insertPerson(db(), "BabySitter");
    for (const _ of [1, 2]) await get(String(looked.personId), "recruiter");
    await get(String(looked.personId), "reader");
    await get(String(looked.personId), "administrator");
    const { rows } = await sql<object>`SELECT actor_id AS "actorId", functions, source, kind, action
      FROM audit_entry WHERE person_id = ${looked.personId} ORDER BY id`.execute(db());
    expect(rows).toEqual(
      (["recruiter", "reader", "administrator"] as const).map((one) => ({
        actorId: staff[one].personId,
        functions: [one],
        source: "page",
        kind: "reading",
        action: "people.opened",
      })),
    );
  });

  it.each([
    ["never-invited", sql`UPDATE person SET password_hash = NULL`],
    ["blocked", sql`UPDATE person SET blocked_at = now(), block_reason = 'Doute'`],
    ["deleted", sql`UPDATE person SET deactivated_at = now()`],
  ])("says how far the account is: %s (FOLKS-16)", async (state, change) => {
    const { personId } = await insertPerson(db(), "Parent");
    await sql`${change} WHERE id = ${personId}`.execute(db());
    expect((await get(String(personId))).json().accountState).toBe(state);
  });

  it("says of an invitation whether its link still works (FOLKS-16)", async () => {
    const { personId } = await insertPerson(db(), "Parent", { password_hash: null });
    await sql`INSERT INTO invitation (person_id, round, created_at) VALUES (${personId}, 1, ${now})`.execute(
      db(),
    );
    const state = async () => (await get(String(personId))).json();
    expect(await state()).toMatchObject({
      accountState: "invitation-expired",
      private: { invitedAt: now.toISOString() },
    });
    await sql`INSERT INTO password_reset (key_hash, person_id, expires_at)
      VALUES ('\\x01', ${personId}, ${new Date(now.getTime() + 1)})`.execute(db());
    expect((await state()).accountState).toBe("invited");
  });
});

describe("what a person has to do", () => {
  it("is what they read themselves, in their language, and no visit of theirs (FOLKS-50, FOLKS-51)", async () => {
    const person = await insertPerson(db(), "Parent");
    await insertSurvey(db(), person.personId, { savedAt: new Date("2026-11-01"), finishedAt: null });
    const own = await portal.call("GET", "/ToDo/GetMyToDos", {
      cookie: await portal.signIn(person.userName),
      headers: { "accept-language": "en" },
    });
    await sql`UPDATE person SET locale = 'en' WHERE id = ${person.personId}`.execute(db());
    const seenAt = async () =>
      (
        await sql<{ at: Date }>`SELECT last_seen_at AS at FROM person WHERE id = ${person.personId}`.execute(
          db(),
        )
      ).rows;
    const before = await seenAt();
    const answer = await get(`${person.personId}/ToDos`);
    expect(answer.json()).toEqual(own.json());
    expect(answer.json().total).toBe(1);
    expect([await seenAt(), await actionsOn(person, "reading")]).toEqual([before, ["people.to-dos-opened"]]);
    expect((await get(`${person.personId}/ToDos`, "reader")).statusCode).toBe(403);
  });
});

describe("notes", () => {
  const written = async (person: TestPerson, as: StaffFunction = "coordinator") =>
    (await get(`${person.personId}/Notes`, as)).json().items;
  const write = async (
    person: TestPerson,
    text: string,
    isPinned = false,
    as: StaffFunction = "coordinator",
  ) => post("Create", { userId: person.personId, text, isPinned }, as);

  it("stand with their author, the pinned ones first, then the newest (FOLKS-33, FOLKS-34)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    await write(person, "Première\nligne", true);
    await write(person, "Deuxième", false, "recruiter");
    await write(person, "Troisième");
    const items = await written(person);
    expect(items.map(({ text }: { text: string }) => text)).toEqual([
      "Première\nligne",
      "Troisième",
      "Deuxième",
    ]);
    expect(items[2]).toMatchObject({
      author: { userId: staff.recruiter.personId, displayName: "Zoé recruiter" },
      createdAt: now.toISOString(),
      changedAt: null,
      version: 1,
      can: { change: false, remove: false },
    });
    expect((await written(person, "administrator"))[2].can).toEqual({ change: false, remove: true });
    expect(await actionsOn(person, "act")).toEqual(Array(3).fill("people.note-written"));
    expect(JSON.stringify(await sql`SELECT * FROM audit_entry`.execute(db()))).not.toContain("Deuxième");
  });

  it("are written once however often they are sent (AGUI-23)", async () => {
    const person = await insertPerson(db(), "Parent");
    const headers = { "idempotency-key": randomUUID() };
    const body = { userId: person.personId, text: "Une fois", isPinned: false };
    const send = () =>
      portal.call("POST", "/Agency/Notes/Create", { cookie: staff.coordinator.cookie, body, headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.json()).toEqual(second.json());
    expect(await written(person)).toHaveLength(1);
  });

  it("are read page by page (FOLKS-34)", async () => {
    const person = await insertPerson(db(), "Parent");
    await sql`INSERT INTO note (person_id, author_id, text, created_at)
      SELECT ${person.personId}, ${staff.coordinator.personId}, 'n' || g, ${now} FROM generate_series(1, 60) g`.execute(
      db(),
    );
    const first = (await get(`${person.personId}/Notes`)).json();
    const second = (await get(`${person.personId}/Notes?after=${first.next}`)).json();
    const texts = [...first.items, ...second.items].map(({ text }: { text: string }) => text);
    expect(texts).toEqual(Array.from({ length: 60 }, (_, place) => `n${60 - place}`));
    expect(second.next).toBeNull();
    expect((await get(`${person.personId}/Notes?after=abc`)).json().code).toBe("agency.cursor-unusable");
  });

  it("are three at most that are pinned, of two at once as well (FOLKS-34)", async () => {
    const person = await insertPerson(db(), "Parent");
    for (const text of ["un", "deux"]) await write(person, text, true);
    const both = await Promise.all([write(person, "trois", true), write(person, "quatre", true)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "people.pinned-enough",
      issues: [{ path: "isPinned" }],
    });
  });

  it.each(["", " ", "x".repeat(2_001)])("have 1 to 2,000 characters (FOLKS-34)", async (text) => {
    const answer = await write(parent, text);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "people.note-unfit"]);
  });

  it("are changed by their author alone, from the version that they saw (FOLKS-34, AGUI-21)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    const { noteId } = (await write(person, "Avant")).json();
    const change = (as: StaffFunction, version?: string) =>
      post("Update", { noteId, text: "Après", isPinned: true }, as, version);
    expect((await change("coordinator")).statusCode).toBe(428);
    expect((await change("administrator", '"1"')).statusCode).toBe(403);
    const done = await change("coordinator", '"1"');
    expect([done.statusCode, done.headers.etag]).toEqual([200, '"2"']);
    const late = await change("coordinator", '"1"');
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      {
        code: "agency.changed-meanwhile",
        message: "Zoé coordinator a modifié cette fiche à 10\u00a0h\u00a007.",
      },
    ]);
    expect(await written(person)).toMatchObject([
      { text: "Après", isPinned: true, changedAt: now.toISOString() },
    ]);
    expect(await actionsOn(person, "act")).toEqual(["people.note-written", "people.note-changed"]);
  });

  it("are removed by their author or an administrator (FOLKS-34)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    const { noteId } = (await write(person, "À retirer")).json();
    expect((await post("Remove", { noteId }, "recruiter", '"1"')).statusCode).toBe(403);
    expect((await post("Remove", { noteId }, "administrator", '"1"')).statusCode).toBe(200);
    expect((await post("Remove", { noteId }, "administrator", '"1"')).statusCode).toBe(404);
    expect(await written(person)).toEqual([]);
  });

  it("are not there for people whom one may not read, and none is written of staff (AGUI-30)", async () => {
    const { noteId } = (await write(parent, "D’une famille")).json();
    expect(
      (await post("Update", { noteId, text: "x", isPinned: false }, "recruiter", '"1"')).statusCode,
    ).toBe(404);
    expect((await write(parent, "x", false, "recruiter")).statusCode).toBe(404);
    expect((await write(staff.reader, "x", false, "administrator")).statusCode).toBe(404);
  });
});

describe("the history of a person", () => {
  it("tells what was done in words, with who, why and from what to what (FOLKS-21, FOLKS-22)", async () => {
    const person = await insertPerson(db(), "BabySitter");
    const { noteId } = (
      await post("Create", { userId: person.personId, text: "Bien", isPinned: false }, "recruiter")
    ).json();
    await get(String(person.personId), "recruiter");
    const read = async (query = "", locale = "fr") =>
      (
        await portal.call("GET", `/Agency/People/${person.personId}/History${query}`, {
          cookie: staff.coordinator.cookie,
          headers: { "accept-language": locale },
        })
      ).json();
    expect(await read("?kind=acts")).toMatchObject({
      items: [
        {
          actor: { userId: staff.recruiter.personId, displayName: "Zoé recruiter" },
          source: "page",
          functions: ["recruiter"],
          action: "people.note-written",
          sentence: "a écrit une note",
          subject: String(noteId),
          changes: null,
          reason: null,
        },
      ],
      next: null,
      count: { value: 1, isCapped: false },
    });
    expect((await read("?kind=readings", "en")).items).toMatchObject([{ sentence: "viewed the record" }]);
    expect((await read(`?actorId=${staff.administrator.personId}`)).items).toEqual([]);
    expect(JSON.stringify(await read())).not.toMatch(/requestId|"address"/);
  });

  it("is not for a reader (FOLKS-22)", async () => {
    expect((await get(`${babysitter.personId}/History`, "reader")).statusCode).toBe(403);
  });
});
