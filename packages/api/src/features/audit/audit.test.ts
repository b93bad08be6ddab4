import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../testing/testApp.ts";
import { auditTasks } from "./audit.jobs.ts";
import { audit, byCommand } from "./index.ts";

let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(db(), "Parent");
});

const db = () => portal.database.connection.db;
const kept = async () => (await listAudit(db(), person.personId)).map(({ action }) => action);
const note = (action: string) => audit(db(), byCommand, { action, personId: person.personId });
const noteAt = (action: string, at: string) =>
  sql`INSERT INTO audit_entry (action, person_id, at) VALUES (${action}, ${person.personId}, ${at})`.execute(
    db(),
  );

describe("the audit", () => {
  it.each([
    ["changed", "UPDATE audit_entry SET action = 'x'"],
    ["taken back", "DELETE FROM audit_entry"],
    ["emptied", "TRUNCATE audit_entry"],
  ])("is only added to: by the portal’s own role it cannot be %s", async (_, statement) => {
    await note("test.noted");
    await expect(sql.raw(statement).execute(db())).rejects.toMatchObject({ code: "42501" });
    expect(await kept()).toEqual(["test.noted"]);
  });

  it("forgets each night what is older than AUDIT_MONTHS, and nothing of the last six months", async () => {
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    await noteAt("test.old", ago(367));
    await noteAt("test.young", ago(364));
    const [sweep] = Object.values(auditTasks({ ...portal.deps, now: () => new Date(now) }));
    await sweep?.(null, { id: "1" });
    expect(await kept()).toEqual(["test.young"]);
    const [hasty] = Object.values(
      auditTasks({
        ...portal.deps,
        now: () => new Date(now),
        config: { ...portal.deps.config, auditMonths: 1 },
      }),
    );
    await noteAt("test.recent", ago(100));
    await expect(hasty?.(null, { id: "2" })).rejects.toMatchObject({ code: "42501" });
  });
});

describe("who is refused what is not theirs", () => {
  const refused = async () =>
    (await listAudit(db(), person.personId)).filter(({ action }) => action === "request.refused");

  it("is noted by role, with the call", async () => {
    const cookie = await portal.signIn(person.userName);
    const answer = await portal.call("GET", "/BabysitterProfile/GetMyBabysitterProfile", {
      cookie,
    });
    expect(answer.statusCode).toBe(403);
    expect(await refused()).toEqual([
      {
        action: "request.refused",
        actorId: person.personId,
        subject: expect.stringMatching(/^\w+: request\.forbidden$/),
        address: "127.0.0.1",
        requestId: answer.json().requestId,
      },
    ]);
  });

  it("is noted when a page of another origin tries it with their session: a sign-out too", async () => {
    const cookie = await portal.signIn(person.userName);
    const headers = { origin: "https://evil.example" };
    const answer = await portal.call("POST", "/Authentication/logout", { cookie, headers });
    expect(answer.statusCode).toBe(403);
    expect(await refused()).toMatchObject([
      { actorId: person.personId, subject: "logout: request.foreign-origin" },
    ]);
    const own = await portal.call("GET", "/Authentication/GetMyInformation", {
      cookie,
      headers: { origin: testOrigin },
    });
    expect(own.statusCode).toBe(200);
  });

  it("is not noted of strangers", async () => {
    const count = async () => (await sql`SELECT FROM audit_entry`.execute(db())).rows.length;
    const before = await count();
    await portal.call("POST", "/Authentication/logout", { headers: { origin: "https://evil.example" } });
    expect(await count()).toBe(before);
  });
});
