import { randomUUID } from "node:crypto";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { getMyNotifications } from "@ribambelle/domain/notifications/notification.api";
import { until } from "@ribambelle/processes/signals";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { staffLetters } from "./staff.letters.ts";
import { lockStaff } from "./staff.store.ts";

type Staff = Awaited<ReturnType<typeof provenStaff>>;
let portal: TestApp;
let boss: Staff;
let member: Awaited<ReturnType<typeof insertStaff>>;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`UPDATE person SET role = 'Parent' WHERE role = 'Agency'`.execute(db());
  boss = await provenStaff(portal, ["administrator"], { first_name: "Zoé", last_name: "Zola" });
  member = await insertStaff(portal, ["reader"]);
});

const db = () => portal.database.connection.db;
const reason = "À sa demande";
interface Sent {
  readonly as?: { readonly cookie: string };
  readonly version?: string | undefined;
}
const post = (call: string, body: object, { as = boss, version = '"1"' }: Sent = {}) =>
  portal.call("POST", `/Agency/Staff/${call}`, {
    cookie: as.cookie,
    body,
    headers: { "idempotency-key": randomUUID(), ...(version && { "if-match": version }) },
  });
const give = (functions: readonly string[], sent?: Sent, userId = member.personId) =>
  post("UpdateFunctions", { userId, functions, reason }, sent);
const kept = async (userId = member.personId) =>
  (await portal.call("GET", `/Agency/Staff/${userId}`, { cookie: boss.cookie })).json();
const statusOf = async (cookie: string) =>
  (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode;
const actsOn = async (personId = member.personId) =>
  (
    await sql<object>`SELECT e.action, e.actor_id AS "actorId", d.changes, d.reason FROM audit_entry e
      LEFT JOIN audit_detail d ON d.entry_id = e.id
      WHERE e.person_id = ${personId} AND e.action LIKE 'staff.%' ORDER BY e.id`.execute(db())
  ).rows.slice(1);
const lettersTo = async (personId: number) =>
  (await recordsOf(db(), personId)).map(({ kind }) => kind).filter((kind) => kind.startsWith("staff."));

describe("other functions", () => {
  it("are given with a reason: audited, told by letter and bell, and the sessions end (STAFF-05, STAFF-13)", async () => {
    const cookie = await portal.signIn(member.userName);
    const answer = await give(["coordinator", "recruiter", "coordinator"]);
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, {}, '"2"']);
    expect((await kept()).functions).toEqual(["coordinator", "recruiter"]);
    await untilHeard(async () => (await statusOf(cookie)) === 401);
    expect(await actsOn()).toEqual([
      {
        action: "staff.functions-changed",
        actorId: boss.personId,
        changes: { functions: { from: ["reader"], to: ["coordinator", "recruiter"] } },
        reason,
      },
    ]);
    expect(await lettersTo(member.personId)).toEqual(["staff.functions-changed"]);
    const feed = await portal.call("GET", getMyNotifications.path, {
      cookie: await portal.signIn(member.userName),
    });
    expect(JSON.stringify(feed.json())).toContain("Vos fonctions dans le portail ont changé");
    expect(await lettersTo(boss.personId)).toEqual([]);
  });

  it("name an administrator: all the others are written to (STAFF-13)", async () => {
    const other = await insertStaff(portal, ["administrator", "reader"]);
    expect((await give(["administrator"])).statusCode).toBe(200);
    for (const { personId } of [boss, other])
      expect(await lettersTo(personId)).toEqual(["staff.administrator-named"]);
    expect(await lettersTo(member.personId)).toEqual(["staff.functions-changed"]);
    await give(["administrator", "reader"], { version: '"2"' });
    expect(await lettersTo(boss.personId)).toHaveLength(1);
  });

  it("are written of with the way to one’s own account, and a colleague’s with the way to the team (STAFF-13, STAFF-33)", async () => {
    const { kinds } = staffLetters(portal.deps);
    const textOf = async (kind: string, payload: Record<string, string | number>) => {
      const due = { id: "x", personId: member.personId, locale: "fr", payload, lastAddress: null } as const;
      const written = await kinds[kind]?.write(db(), due);
      return written && "letter" in written ? written.letter.text : "";
    };
    const { publicUrl } = portal.deps;
    const own = await textOf("staff.functions-changed", { functions: "coordinator reader" });
    expect(own).toContain("Coordination, Lecture");
    expect(own).toMatch(new RegExp(`${publicUrl}/agence/mon-compte$`, "m"));
    for (const kind of ["staff.administrator-named", "staff.second-factor-reset"])
      expect(await textOf(kind, { colleague: boss.personId })).toMatch(
        new RegExp(`${publicUrl}/agence/equipe$`, "m"),
      );
  });

  it("change nothing where they are those of before (STAFF-13)", async () => {
    const cookie = await portal.signIn(member.userName);
    const answer = await give(["reader"]);
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"1"']);
    expect([await statusOf(cookie), await actsOn(), await lettersTo(member.personId)]).toEqual([200, [], []]);
  });

  it("are the same in another order, and others where one of two is taken away or put in its place (STAFF-13)", async () => {
    const { personId } = await insertStaff(portal, ["coordinator", "recruiter"]);
    const answers: unknown[] = [];
    for (const [functions, version] of [
      [["recruiter", "coordinator"], '"1"'],
      [["recruiter"], '"1"'],
      [["reader"], '"2"'],
    ] as const) {
      const { statusCode, headers } = await give(functions, { version }, personId);
      answers.push([statusCode, headers.etag, (await kept(personId)).functions]);
    }
    expect(answers).toEqual([
      [200, '"1"', ["coordinator", "recruiter"]],
      [200, '"2"', ["recruiter"]],
      [200, '"3"', ["reader"]],
    ]);
    expect(await lettersTo(personId)).toHaveLength(2);
  });

  it("are given to who had none, from version 0 (STAFF-03, STAFF-13)", async () => {
    const { personId } = await insertStaff(portal, []);
    expect((await give(["reader"], { version: '"0"' }, personId)).statusCode).toBe(200);
    expect((await kept(personId)).functions).toEqual(["reader"]);
  });

  it.each([
    [[], "staff.no-function", "Choisissez au moins une fonction."],
    [["boss"], "request.invalid", "Cette valeur n’est pas valide."],
  ])("%j are refused at their field (STAFF-11, AGUI-27)", async (functions, code, message) => {
    const answer = await give(functions);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code, message }]);
    expect(answer.json().issues[0].path).toMatch(/^functions/);
    expect((await kept()).functions).toEqual(["reader"]);
  });

  it.each(["", "Non.", "x".repeat(201), "\u200b\u200b\u200b\u200b\u200b"])(
    "are refused without a reason that says something: %j (AGUI-24)",
    async (given) => {
      const answer = await post("UpdateFunctions", {
        userId: member.personId,
        functions: ["coordinator"],
        reason: given,
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: "agency.reason-unfit", issues: [{ path: "reason" }] },
      ]);
    },
  );

  it.each(["", "*"])("are refused from no version: %j (AGUI-21)", async (version) => {
    const answer = await give(["coordinator"], { version });
    expect([answer.statusCode, answer.json().code]).toEqual([428, "agency.version-required"]);
  });

  it.each(['"0"', '"1"', 'W/"2"'])(
    "are refused from another version, %s, with who made it (AGUI-21)",
    async (version) => {
      await give(["coordinator"]);
      const answer = await give(["recruiter"], { version });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        {
          code: "agency.changed-meanwhile",
          message: expect.stringMatching(/^Zoé Zola a modifié cette fiche à \d\d?\u00a0h(\u00a0\d\d)?\.$/),
          changed: { by: { userId: boss.personId, displayName: "Zoé Zola" }, fields: ["functions"] },
        },
      ]);
      expect((await kept()).functions).toEqual(["coordinator"]);
    },
  );

  it.each([0, -1, 1.5, "x", 2 ** 31, null, undefined])(
    "are refused for the id %s (AGUI-27)",
    async (userId) => {
      const answer = await post("UpdateFunctions", { userId, functions: ["reader"], reason });
      expect([answer.statusCode, answer.json().issues?.[0].path]).toEqual([400, "userId"]);
    },
  );

  it("are nobody’s who is no staff: 404, as nobody (AGUI-30)", async () => {
    const { personId } = await insertPerson(db(), "Parent");
    for (const id of [personId, 999_999_999])
      expect((await give(["reader"], {}, id)).json().code).toBe("request.not-found");
  });
});

describe("who changes the agency’s people", () => {
  const calls = [
    ["UpdateFunctions", { functions: ["coordinator"] }],
    ["EndSessions", {}],
  ] as const;

  it.each(calls)("%s: administrators alone (AGUI-29, AGUI-30)", async (call, body) => {
    const given = { userId: member.personId, reason, ...body };
    for (const one of ["coordinator", "recruiter", "reader"] as const) {
      const answer = await post(call, given, { as: await provenStaff(portal, [one]) });
      expect([one, answer.statusCode, answer.json().code]).toEqual([one, 403, "request.forbidden"]);
    }
    for (const person of [
      await insertStaff(portal, []),
      await insertPerson(db(), "Parent"),
      await insertPerson(db(), "BabySitter"),
    ]) {
      const as = { cookie: await portal.signIn(person.userName) };
      expect((await post(call, given, { as })).json().code).toBe("request.forbidden");
    }
    expect((await portal.call("POST", `/Agency/Staff/${call}`, { body: given })).statusCode).toBe(401);
    expect(await actsOn()).toEqual([]);
  });

  it.each(calls)("%s: with a second factor given within fifteen minutes (STAFF-34)", async (call, body) => {
    const given = { userId: member.personId, reason, ...body };
    const unproven = await insertStaff(portal, ["administrator"]);
    const as = { cookie: await portal.signIn(unproven.userName) };
    expect((await post(call, given, { as })).json().code).toBe("request.proof-needed");
    await sql`UPDATE session SET proved_at = proved_at - interval '16 minutes' WHERE person_id = ${boss.personId}`.execute(
      db(),
    );
    expect((await post(call, given)).json().code).toBe("request.proof-needed");
    expect(await actsOn()).toEqual([]);
  });

  it("is not oneself (STAFF-06)", async () => {
    const answer = await give(["reader"], {}, boss.personId);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: "staff.not-oneself", message: "Un autre administrateur doit le faire pour vous." },
    ]);
  });
});

describe("the last administrator", () => {
  /** Sends two changes that both wait for a third, and lets them go on. */
  async function together(...changes: readonly (() => ReturnType<typeof post>)[]) {
    const answers = await db()
      .transaction()
      .execute(async (transaction) => {
        await lockStaff(transaction);
        const sent = changes.map((change) => change());
        await until(async () => {
          const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM pg_locks
            WHERE locktype = 'advisory' AND NOT granted
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(db());
          return rows[0]?.count === changes.length;
        });
        return sent;
      });
    return Promise.all(answers);
  }
  const codes = (answers: readonly Awaited<ReturnType<typeof post>>[]) =>
    answers.map(({ statusCode, json }) => [statusCode, json().code]).toSorted();

  it("stays, of two who take each other’s function at once (STAFF-07)", async () => {
    const other = await provenStaff(portal, ["administrator"]);
    const answers = await together(
      () => give(["reader"], {}, other.personId),
      () => give(["reader"], { as: other }, boss.personId),
    );
    expect(codes(answers)).toEqual([
      [200, undefined],
      [409, "staff.last-administrator"],
    ]);
  });

  it("stays, of two who end each other’s account at once (STAFF-07, STAFF-14)", async () => {
    const other = await provenStaff(portal, ["administrator"]);
    const answers = await together(
      () => post("End", { userId: other.personId, reason }),
      () => post("End", { userId: boss.personId, reason }, { as: other }),
    );
    expect(codes(answers)).toEqual([
      [200, undefined],
      [409, "staff.last-administrator"],
    ]);
    const { rows } =
      await sql<object>`SELECT count(*) AS count FROM staff s JOIN person p ON p.id = s.person_id
      WHERE s.ended_at IS NULL AND p.deactivated_at IS NULL AND p.id = ANY(${[boss.personId, other.personId]})`.execute(
        db(),
      );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("stays though others are named who have no second factor (STAFF-07)", async () => {
    const other = await provenStaff(portal, ["administrator"]);
    await insertStaff(portal, ["administrator"]);
    const answers = await together(
      () => give(["reader"], {}, other.personId),
      () => give(["reader"], { as: other }, boss.personId),
    );
    expect(codes(answers)).toContainEqual([409, "staff.last-administrator"]);
  });

  it("is not the matter where a third stays: who has lost the function meanwhile does nothing more (STAFF-07)", async () => {
    const [other] = [
      await provenStaff(portal, ["administrator"]),
      await provenStaff(portal, ["administrator"]),
    ];
    const answers = await together(
      () => give(["reader"], {}, other.personId),
      () => give(["reader"], { as: other }, boss.personId),
    );
    expect(codes(answers)).toEqual([
      [200, undefined],
      [403, "request.forbidden"],
    ]);
  });

  it("may be given other functions beside (STAFF-07)", async () => {
    const other = await provenStaff(portal, ["administrator"]);
    await sql`DELETE FROM second_factor WHERE person_id = ${other.personId}`.execute(db());
    const functions: StaffFunction[] = ["administrator", "reader"];
    expect((await give(functions, { as: other }, boss.personId)).statusCode).toBe(200);
    const answer = await give(["reader"], { as: other, version: '"2"' }, boss.personId);
    expect(answer.json().code).toBe("staff.last-administrator");
  });
});

describe("the sessions of one of the agency’s people", () => {
  it("are ended on all devices, with a reason, and noted (STAFF-16)", async () => {
    const cookies = [await portal.signIn(member.userName), await portal.signIn(member.userName)];
    const answer = await post("EndSessions", { userId: member.personId, reason });
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, { ended: 2 }, '"1"']);
    for (const cookie of cookies) await untilHeard(async () => (await statusOf(cookie)) === 401);
    expect(await actsOn()).toEqual([
      { action: "staff.sessions-ended", actorId: boss.personId, changes: null, reason },
    ]);
    expect((await post("EndSessions", { userId: member.personId, reason })).json()).toEqual({ ended: 0 });
    expect((await listAudit(db(), boss.personId)).map(({ action }) => action)).not.toContain(
      "staff.sessions-ended",
    );
  });
});
