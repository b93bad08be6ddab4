import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isStillWritten } from "../../../mail/writeLetter.ts";
import { leaves, seasonPortal, stops } from "../../../testing/season/seasonPortal.ts";
import { insertStaff, provenStaff } from "../../../testing/signedIn.ts";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import type { TestPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertParentContract } from "../../../testing/stores/testPeople.store.ts";
import { putCampaign } from "../../../testing/stores/testRenewals.store.ts";
import { insertAssignment, insertMember } from "../../../testing/stores/testTeam.store.ts";
import { optIns } from "../../optIns/index.ts";
import { renewalLetterWriters } from "../letters/renewals.letters.ts";
import { renewalTasks } from "../renewals.jobs.ts";

let tried: Awaited<ReturnType<typeof seasonPortal>>;
beforeAll(async () => {
  tried = await seasonPortal();
});
afterAll(() => tried.portal.close());
beforeEach(() => tried.anew());

const readOf = async ({ personId }: TestPerson) => (await tried.get(`/Answer/${personId}`)).json();
const lettersOf = async ({ personId }: TestPerson) =>
  (await recordsOf(tried.db, personId)).map(({ kind }) => kind).filter((kind) => kind !== "renewals.copy");
const actsOf = async ({ personId }: TestPerson) =>
  (await listAudit(tried.db, personId)).map(({ action }) => action);
async function end(leaver: number, handOverTo: number) {
  const { cookie } = await provenStaff(tried.portal, ["administrator"]);
  return tried.portal.call("POST", "/Agency/Staff/End", {
    cookie,
    body: { userId: leaver, reason: "Fin de contrat", handOverTo },
    headers: { "if-match": '"1"' },
  });
}
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe("the follow-up of an answer", () => {
  it("is changed from the version that was seen, and noted without its words (AGREN-09, AGREN-10, AUDITS-07)", async () => {
    const family = await tried.answer(await tried.person("Parent"), stops);
    const userId = family.personId;
    const ownerId = tried.idOf("coordinator");
    const note = "Rappeler après les vacances";
    const answer = await tried.follow({ userId, state: "under-way", ownerId, note }, 1);
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, {}, '"2"']);
    expect(await readOf(family)).toMatchObject({
      followUp: { state: "under-way", owner: { displayName: "coordinator Zola" }, note, version: 2 },
    });
    expect(codeOf(await tried.follow({ userId, state: "done" }, 1))).toEqual([
      409,
      "agency.changed-meanwhile",
    ]);
    expect(codeOf(await tried.follow({ userId, state: "done" }, null))).toEqual([
      428,
      "agency.version-required",
    ]);
    expect((await tried.follow({ userId, state: "under-way" }, 2)).headers.etag).toBe('"2"');
    expect((await actsOf(family)).filter((one) => one === "renewals.followed")).toHaveLength(1);
    const { rows } = await sql<object>`SELECT d.changes, d.reason FROM audit_detail d
      WHERE d.person_id = ${userId}`.execute(tried.db);
    expect(JSON.stringify(rows)).not.toContain(note);
  });

  it.each([
    [{ state: "quoted" }, 400],
    [{ note: "x".repeat(501) }, 400],
    [{ note: "x".repeat(500) }, 200],
    [{ state: "dropped" }, 200],
  ])("is answered %j with %i (AGREN-09, AGUI-27)", async (given, status) => {
    const { personId: userId } = await tried.answer(await tried.person("Parent"), stops);
    expect((await tried.follow({ userId, ...given }, 1)).statusCode).toBe(status);
  });

  it("has its note as it is seen, line by line (AGREN-09, AGUI-27)", async () => {
    const family = await tried.answer(await tried.person("Parent"), stops);
    const note = " Rappeler\u0007 lundi,\u202e\r\n\tà midi\u200b ";
    await tried.follow({ userId: family.personId, note }, 1);
    expect(await readOf(family)).toMatchObject({ followUp: { note: "Rappeler lundi,\n à midi" } });
  });

  it("holds a note and an owner for a silent person, and no state (AGREN-09, AGREN-21)", async () => {
    const family = await tried.person("Parent");
    const userId = family.personId;
    expect((await tried.follow({ userId, state: "done" }, 0)).statusCode).toBe(400);
    expect((await tried.follow({ userId, note: "Répondra en mai" }, 0)).headers.etag).toBe('"1"');
    expect(await readOf(family)).toMatchObject({ followUp: { state: null, note: "Répondra en mai" } });
    await tried.answer(family, stops);
    expect(await readOf(family)).toMatchObject({
      followUp: { state: "to-do", note: "Répondra en mai", version: 2 },
    });
  });

  it("is that of who took it before there was an answer, else of who looks after the person (AGREN-09, AGREN-10)", async () => {
    const adviser = tried.idOf("administrator");
    await insertMember(tried.db, "FOL-1", { is_enabled: true });
    await sql`UPDATE team_member SET person_id = ${adviser} WHERE agency_reference = 'FOL-1'`.execute(
      tried.db,
    );
    const note = "Répondra en mai";
    const ownerOf = async (taken: object) => {
      const family = await tried.person("Parent");
      await insertAssignment(tried.db, family.personId, { sales_representative: "FOL-1" });
      const noted = await tried.follow({ userId: family.personId, note, ...taken }, 0);
      expect(noted.statusCode, noted.body).toBe(200);
      await tried.answer(family, stops);
      const { followUp } = await readOf(family);
      expect(followUp).toMatchObject({ state: "to-do", note });
      return followUp.owner?.userId;
    };
    const ownerId = tried.idOf("coordinator");
    expect([await ownerOf({ ownerId }), await ownerOf({})]).toEqual([ownerId, adviser]);
  });

  it("is to do again when a new answer arrives (AGREN-09)", async () => {
    const family = await tried.answer(await tried.person("Parent"), stops);
    await tried.follow({ userId: family.personId, state: "done", ownerId: tried.idOf("coordinator") }, 1);
    await sql`DELETE FROM renewal_answer WHERE person_id = ${family.personId}`.execute(tried.db);
    await tried.answer(family, stops);
    expect((await readOf(family)).followUp).toMatchObject({
      state: "to-do",
      owner: { userId: tried.idOf("coordinator") },
      version: 3,
    });
  });

  it("is somebody’s who may follow answers of that kind of people (AGREN-10)", async () => {
    const family = await tried.answer(await tried.person("Parent"), stops);
    const sitter = await tried.answer(await tried.person("BabySitter"), leaves);
    for (const ownerId of [tried.idOf("recruiter"), tried.idOf("reader"), family.personId])
      expect(codeOf(await tried.follow({ userId: family.personId, ownerId }, 1))).toEqual([
        400,
        "people.not-assignable",
      ]);
    const ownerId = tried.idOf("recruiter");
    expect((await tried.follow({ userId: sitter.personId, ownerId }, 1)).statusCode).toBe(200);
  });

  it("is changed by who may, of those whom they may read (AGREN-10, AGUI-30)", async () => {
    const family = await tried.answer(await tried.person("Parent"), stops);
    const [userId, state] = [family.personId, "done"];
    expect((await tried.follow({ userId, state }, 1, "reader")).statusCode).toBe(403);
    expect((await tried.follow({ userId, state }, 1, "recruiter")).statusCode).toBe(404);
    expect((await tried.remind(userId, "recruiter")).statusCode).toBe(404);
    expect((await tried.follow({ userId, state }, 1, "coordinator")).statusCode).toBe(200);
    expect((await tried.follow({ userId: 999_999, state }, 1)).statusCode).toBe(404);
  });

  it("goes to the colleague who takes over from its owner (STAFF-14)", async () => {
    const family = await tried.answer(await tried.person("Parent"), stops);
    const { personId: leaver } = await insertStaff(tried.portal, ["coordinator"]);
    await tried.follow({ userId: family.personId, ownerId: leaver }, 1);
    const handOverTo = tried.idOf("coordinator");
    const ended = await end(leaver, handOverTo);
    expect(ended.json()).toEqual({ handedOver: 1 });
    expect((await readOf(family)).followUp.owner.userId).toBe(handOverTo);
  });

  it("goes to the colleague who takes over before there is an answer, which then is theirs (AGREN-09, STAFF-14)", async () => {
    const family = await tried.person("Parent");
    const { personId: leaver } = await insertStaff(tried.portal, ["coordinator"]);
    await tried.follow({ userId: family.personId, ownerId: leaver, note: "Répondra en mai" }, 0);
    const handOverTo = tried.idOf("coordinator");
    const ended = await end(leaver, handOverTo);
    expect(ended.json()).toEqual({ handedOver: 1 });
    await tried.answer(family, stops);
    expect((await readOf(family)).followUp).toMatchObject({
      state: "to-do",
      owner: { userId: handOverTo },
    });
  });

  it("is nobody’s where who takes over may not follow answers of that kind (AGREN-10, STAFF-14)", async () => {
    const family = await tried.answer(await tried.person("Parent"), stops);
    const sitter = await tried.answer(await tried.person("BabySitter"), leaves);
    const { personId: leaver } = await insertStaff(tried.portal, ["coordinator", "recruiter"]);
    for (const { personId } of [family, sitter]) await tried.follow({ userId: personId, ownerId: leaver }, 1);
    const ended = await end(leaver, tried.idOf("recruiter"));
    expect(ended.json()).toEqual({ handedOver: 1 });
    expect((await readOf(family)).followUp.owner).toBeNull();
    expect((await readOf(sitter)).followUp.owner.userId).toBe(tried.idOf("recruiter"));
  });

  it("is forgotten after three school years (AGREN-21)", async () => {
    const family = await tried.answer(await tried.person("Parent"), stops);
    const followed = async () =>
      (await sql`SELECT FROM renewal_follow_up WHERE person_id = ${family.personId}`.execute(tried.db)).rows
        .length;
    const sweep = renewalTasks(tried.portal.deps)["renewals.sweep"] as () => Promise<void>;
    tried.at("2029-12-31T10:00:00Z");
    await sweep();
    expect(await followed()).toBe(1);
    tried.at("2030-01-02T10:00:00Z");
    await sweep();
    expect(await followed()).toBe(0);
  });
});

describe("a reminder", () => {
  it("goes once by letter, is noted, and stands on the line (AGREN-11, AGREN-13)", async () => {
    const family = await tried.person("Parent");
    const key = randomUUID();
    const answers = [
      await tried.remind(family.personId, "coordinator", key),
      await tried.remind(family.personId, "coordinator", key),
    ];
    const said = { lastRemindedAt: "2026-06-15T10:00:00.000Z" };
    expect(answers.map((one) => one.json())).toEqual([said, said]);
    expect(await lettersOf(family)).toEqual(["renewals.information"]);
    expect(await readOf(family)).toMatchObject({ reminders: 1, ...said, whyNot: "lately" });
    expect(await actsOf(family)).toContain("renewals.reminded");
  });

  it("is asked for in two tabs at once: one letter (AGREN-11)", async () => {
    const family = await tried.person("Parent");
    await tried.cookieOf("administrator");
    const both = await Promise.all([tried.remind(family.personId), tried.remind(family.personId)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await lettersOf(family)).toHaveLength(1);
  });

  it("waits three days, and is given four times at most (AGREN-11, AGREN-13)", async () => {
    const family = await tried.person("Parent");
    expect((await tried.remind(family.personId)).statusCode).toBe(200);
    tried.at("2026-06-18T09:59:59Z");
    const early = await tried.remind(family.personId);
    expect([...codeOf(early), early.json().message]).toEqual([
      409,
      "renewals.reminded-lately",
      "La dernière relance date du 15 juin 2026\u00a0: attendez le 18 juin 2026.",
    ]);
    for (const day of ["2026-06-18T10:00:00Z", "2026-06-21T10:00:00Z", "2026-06-24T10:00:00Z"]) {
      tried.at(day);
      expect((await tried.remind(family.personId)).statusCode).toBe(200);
    }
    tried.at("2026-07-20T10:00:00Z");
    const fifth = await tried.remind(family.personId);
    expect([...codeOf(fifth), fifth.json().message]).toEqual([
      409,
      "renewals.not-remindable",
      "Cette personne ne peut pas être relancée\u00a0: elle a reçu toutes les relances prévues.",
    ]);
    expect(await lettersOf(family)).toHaveLength(4);
  });

  const refuses = async ({ personId }: TestPerson, code: string) =>
    expect(codeOf(await tried.remind(personId))).toEqual([409, `renewals.${code}`]);

  it("is refused of who has answered, and of a campaign that is not open (AGREN-13)", async () => {
    const [family, silent] = [await tried.person("Parent"), await tried.person("Parent")];
    await tried.answer(family, stops);
    await refuses(family, "answered");
    await putCampaign(tried.db, "Parent", 2026, { closes_on: "2026-06-15" });
    expect((await tried.remind(silent.personId)).statusCode).toBe(200);
    tried.at("2026-06-15T22:00:00Z");
    await refuses(silent, "closed");
    await putCampaign(tried.db, "Parent", 2026, { opens_on: "2026-06-17" });
    await refuses(silent, "closed");
  });

  it("is refused of who cannot be written to, or asked not to be (AGREN-11, AGREN-12)", async () => {
    await refuses(await tried.person("Parent", { email: null }), "not-remindable");
    const refused = await tried.person("Parent");
    await sql`INSERT INTO blocked_address (person_id, email, source, blocked_at)
      VALUES (${refused.personId}, ${refused.email}, 'refusal', now())`.execute(tried.db);
    await refuses(refused, "not-remindable");
    const asked = await tried.person("BabySitter");
    await sql`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
      VALUES (${asked.personId}, 'BabySitter', 2025, '{"renews": false, "disablesCommunications": true}', 1, 'fr', now())`.execute(
      tried.db,
    );
    await refuses(asked, "not-remindable");
    const { personId: blocked } = await tried.person("Parent", {
      blocked_at: new Date(),
      block_reason: "Impayés",
    });
    expect((await tried.remind(blocked)).statusCode).toBe(404);
  });

  it.each([
    [{ state: 9 }, "renewals.reminder"],
    [{ state: 3, start_date: "2026-09-01" }, "renewals.reminder"],
    [{ state: 9, end_date: "2026-06-15" }, "renewals.reminder"],
    [{ state: 9, end_date: "2026-06-14" }, null],
    [{ state: 2 }, null],
    [{ state: 7 }, null],
  ])(
    "goes to who refuses information, with a contract %j, as the letter %j: about a contract in force alone (AGREN-12)",
    async (contract, kind) => {
      const family = await tried.person("Parent");
      await sql`INSERT INTO opt_in (person_id, name, is_taken)
        VALUES (${family.personId}, 'agencyInformationEmail', false)`.execute(tried.db);
      await insertParentContract(tried.db, family.personId, contract);
      const answer = await tried.remind(family.personId);
      expect(answer.statusCode).toBe(kind ? 200 : 409);
      expect(await lettersOf(family)).toEqual(kind ? [kind] : []);
    },
  );
});

describe("a reminder’s letter, when it leaves", () => {
  const kinds = () => renewalLetterWriters(tried.portal.deps).kinds;
  async function written(kind: "renewals.reminder" | "renewals.information", { personId }: TestPerson) {
    const of = kinds()[kind];
    if (!of) throw new Error("no such kind");
    const due = { id: "x", personId, locale: "fr", payload: { year: 2026 }, lastAddress: null } as const;
    return tried.db.transaction().execute(async (transaction) => {
      const needs = {
        ...tried.portal.deps,
        consents: (optIns.consents as NonNullable<typeof optIns.consents>)(tried.portal.deps),
      };
      const is = await isStillWritten(needs, of, transaction, due);
      return is ? of.write(transaction, due) : null;
    });
  }

  it("says until when, leads to the form, and to who began what is left to do (AGREN-11)", async () => {
    const family = await tried.person("Parent", { first_name: "Zoé" });
    await insertParentContract(tried.db, family.personId);
    const text = async () => JSON.stringify(await written("renewals.reminder", family));
    expect(await text()).toContain("jusqu’au 31 décembre 2026");
    expect(await text()).toContain("/client/rentree-scolaire");
    expect(await text()).not.toContain("Il vous reste à l’envoyer.");
    await sql`INSERT INTO renewal_draft (person_id, year, draft, version, saved_at)
      VALUES (${family.personId}, 2026, '{}', 1, now())`.execute(tried.db);
    expect(await text()).toContain("Il vous reste à l’envoyer.");
  });

  it("is not written to who has answered, when the campaign is over, or once the contract is (AGREN-11, AGREN-12)", async () => {
    const [one, other] = [await tried.person("Parent"), await tried.person("BabySitter")];
    await insertParentContract(tried.db, one.personId, { end_date: "2026-06-16" });
    expect(await written("renewals.reminder", one)).not.toBeNull();
    expect(await written("renewals.information", other)).not.toBeNull();
    tried.at("2026-06-17T10:00:00Z");
    expect(await written("renewals.reminder", one)).toBeNull();
    await tried.answer(other, leaves);
    expect(await written("renewals.information", other)).toBeNull();
    await putCampaign(tried.db, "Parent", 2026, { closes_on: "2026-06-16" });
    expect(await written("renewals.information", one)).toBeNull();
  });

  it("about no contract goes with its way out, and not to who left by it (AGREN-12)", async () => {
    const sitter = await tried.person("BabySitter");
    expect(kinds()["renewals.information"]?.purpose).toBe("agency-information");
    await sql`INSERT INTO opt_in (person_id, name, is_taken)
      VALUES (${sitter.personId}, 'agencyInformationEmail', false)`.execute(tried.db);
    expect(await written("renewals.information", sitter)).toBeNull();
  });
});
