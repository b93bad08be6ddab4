import { downloadDocument } from "@ribambelle/domain/documents/document.api";
import { act, acts, changed } from "@ribambelle/domain/kernel/acts/act";
import { downloadMyData } from "@ribambelle/domain/myData/myData.api";
import { downloadPayslips } from "@ribambelle/domain/payslips/payslip.api";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { connect } from "../../db/connection/connect.ts";
import { personWithEverything } from "../../testing/everythingKept.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../testing/testApp.ts";
import { auditTasks } from "./audit.jobs.ts";
import { countByStaff, removeDetailsOf, removeOldAuditEntries, wasDoneIn } from "./audit.store.ts";
import { findFailedSignIns } from "./failedSignIns.store.ts";
import { audit, auditCounted, byCommand } from "./index.ts";
import { findLastChange } from "./lastChange.store.ts";

let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(db(), "Parent");
});

const db = () => portal.database.connection.db;
const kept = async () => (await listAudit(db(), person.personId)).map(({ action }) => action);
const testActs = acts("test", {
  noted: act({ fr: "a noté", en: "noted" }),
  read: act({ fr: "a lu", en: "read" }),
  renamed: act(
    ({ subject, changes }) => ({
      fr: `a renommé ${subject} ${changes?.name.to ?? "autrement"}`,
      en: `renamed ${subject} ${changes?.name.to ?? "otherwise"}`,
    }),
    z.object({ name: changed(z.string()) }),
  ),
});
const note = () => audit(db(), byCommand, testActs.noted({ personId: person.personId }));
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
    await note();
    await expect(sql.raw(statement).execute(db())).rejects.toMatchObject({ code: "42501" });
    expect(await kept()).toEqual(["test.noted"]);
  });

  it("forgets each night what is older than AUDIT_MONTHS, and nothing of the last six months", async () => {
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    const before = new Date(now);
    before.setUTCMonth(before.getUTCMonth() - portal.deps.config.auditMonths);
    await noteAt("test.old", new Date(before.getTime() - 1).toISOString());
    await noteAt("test.young", before.toISOString());
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

describe("what an act changed", () => {
  const renamed = { name: { from: "Zoé", to: "Anaïs" } };
  const rename = (changes: typeof renamed | null = renamed) =>
    audit(db(), byCommand, testActs.renamed({ personId: person.personId, subject: "Z-1", changes }));
  const details = async () =>
    (
      await sql<{ action: string; changes: unknown }>`
        SELECT e.action, d.changes FROM audit_detail d JOIN audit_entry e ON e.id = d.entry_id
        WHERE d.person_id = ${person.personId} ORDER BY e.id`.execute(db())
    ).rows;

  it("is kept beside its entry, field by field, of several at once each with its own (AUDITS-08)", async () => {
    const others = { name: { from: "A", to: "B" } };
    const entry = { personId: person.personId };
    await audit(
      db(),
      byCommand,
      testActs.noted(entry),
      testActs.renamed({ ...entry, changes: renamed }),
      testActs.renamed({ ...entry, changes: null }),
      testActs.renamed({ ...entry, subject: "last", changes: others }),
    );
    expect(await kept()).toEqual(["test.noted", ...Array(3).fill("test.renamed")]);
    expect((await details()).map(({ changes }) => changes)).toEqual([renamed, others]);
    const { rows } = await sql`SELECT FROM audit_detail d JOIN audit_entry e ON e.id = d.entry_id
      WHERE d.changes->'name'->>'to' = 'B' AND e.subject = 'last' AND e.person_id = ${person.personId}`.execute(
      db(),
    );
    expect(rows).toHaveLength(1);
  });

  it("stands beside the reason that was given, or a reason alone (AGUI-24, AUDITS-08)", async () => {
    const entry = { personId: person.personId, reason: "À sa demande" };
    await audit(db(), byCommand, testActs.noted(entry), testActs.renamed({ ...entry, changes: renamed }));
    const { rows } = await sql`SELECT changes, reason FROM audit_detail WHERE person_id = ${person.personId}
      ORDER BY entry_id`.execute(db());
    expect(rows).toEqual([
      { changes: null, reason: "À sa demande" },
      { changes: renamed, reason: "À sa demande" },
    ]);
  });

  it("is kept in characters that are seen, one line each text (AUDITS-07)", async () => {
    const hostile = "a\u0000b\r\n2026-11-25 d\u202Ee\u200B\u001B[2J\uD800";
    const entry = { personId: person.personId, subject: hostile, reason: hostile };
    const given = { name: { from: hostile, to: "Anaïs, l’aînée 👧" } };
    await audit(db(), byCommand, testActs.renamed({ ...entry, changes: given }));
    await auditCounted(db(), byCommand, testActs.read({ ...entry, reason: null }));
    const { rows } = await sql<{
      said: (string | null)[];
    }>`SELECT ARRAY[e.subject, d.reason, d.changes->'name'->>'from',
        d.changes->'name'->>'to'] AS said FROM audit_entry e LEFT JOIN audit_detail d ON d.entry_id = e.id
      WHERE e.person_id = ${person.personId} ORDER BY e.id`.execute(db());
    const plain = "a b 2026-11-25 de [2J\uFFFD";
    expect(rows.map(({ said }) => said)).toEqual([
      [plain, plain, plain, "Anaïs, l’aînée 👧"],
      [plain, null, null, null],
    ]);
  });

  it("is only added to, while its entry is there and its person is not erased (AUDITS-08)", async () => {
    await rename();
    for (const statement of [
      "UPDATE audit_detail SET changes = '{}'",
      "DELETE FROM audit_detail",
      "TRUNCATE audit_detail",
    ])
      await expect(sql.raw(statement).execute(db()), statement).rejects.toMatchObject({ code: "42501" });
    await db()
      .transaction()
      .execute((transaction) => removeDetailsOf(transaction, person.personId));
    expect([await details(), await kept()]).toEqual([[], ["test.renamed"]]);
    await rename();
    await expect(sql`DELETE FROM audit_detail`.execute(db())).rejects.toMatchObject({ code: "42501" });
  });

  it("goes with its entry when that is old enough", async () => {
    await sql`WITH old AS (INSERT INTO audit_entry (action, person_id, at)
        VALUES ('test.renamed', ${person.personId}, now() - interval '400 days') RETURNING id)
      INSERT INTO audit_detail (entry_id, person_id, changes)
      SELECT id, ${person.personId}, ${JSON.stringify(renamed)} FROM old`.execute(db());
    await removeOldAuditEntries(db(), new Date(Date.now() - 365 * 86_400_000));
    expect([await details(), await kept()]).toEqual([[], []]);
  });

  it("is said in both languages, and left out where this version does not understand it (AUDITS-09)", () => {
    const say = (changes: unknown) => testActs.renamed.say({ subject: "Z-1", changes });
    expect(say(renamed)).toEqual({ fr: "a renommé Z-1 Anaïs", en: "renamed Z-1 Anaïs" });
    for (const other of [null, {}, { name: { from: 1, to: 2 } }, "text"])
      expect(say(other)).toEqual({ fr: "a renommé Z-1 autrement", en: "renamed Z-1 otherwise" });
  });
});

describe("what is looked up of what was noted", () => {
  interface Entry {
    readonly at?: string;
    readonly of?: number;
    readonly actor?: number;
    readonly functions?: string[];
    readonly request?: string;
    readonly subject?: string;
    readonly times?: number;
    readonly kind?: "act" | "reading";
    readonly changes?: object;
  }
  const put = async (action: string, given: Entry = {}) => {
    const { at = "2026-03-01T08:00:00Z", of = person.personId, kind = "act", times = 1 } = given;
    await sql`WITH entry AS (
        INSERT INTO audit_entry (action, person_id, actor_id, at, functions, request_id, subject, times, kind)
        VALUES (${action}, ${of}, ${given.actor ?? null}, ${at}, ${given.functions ?? null}, ${given.request ?? null},
          ${given.subject ?? null}, ${times}, ${kind}) RETURNING id, person_id
      ) INSERT INTO audit_detail (entry_id, person_id, changes)
        SELECT id, person_id, ${JSON.stringify(given.changes ?? {})} FROM entry`.execute(db());
  };

  it("is how often a sign-in was refused since the one before the last, and since when", async () => {
    const other = await insertPerson(db(), "Parent");
    const failed = () => findFailedSignIns(db(), person.personId);
    expect(await failed()).toBeNull();
    await put("identity.sign-in-refused", { at: "2026-03-01T08:00:00Z", times: 3 });
    await put("identity.sign-in-refused", { at: "2026-03-01T09:00:00Z" });
    await put("identity.sign-in-refused", { of: other.personId });
    await put("test.noted", { times: 7 });
    await put("identity.signed-in", { at: "2026-03-01T10:00:00Z" });
    expect(await failed()).toEqual({ count: 4, since: new Date("2026-03-01T08:00:00Z") });
    await put("identity.signed-in", { at: "2026-03-01T11:00:00Z" });
    expect(await failed()).toBeNull();
    await put("identity.sign-in-refused", { at: "2026-03-01T12:00:00Z", times: 2 });
    await put("identity.signed-in", { of: other.personId });
    await put("identity.signed-in", { at: "2026-03-01T13:00:00Z" });
    expect(await failed()).toEqual({ count: 2, since: new Date("2026-03-01T11:00:00Z") });
  });

  it("is how often colleagues did an act to somebody since an instant, and whether one did anything in a request", async () => {
    const [other, colleague] = [await insertPerson(db(), "Parent"), await insertPerson(db(), "Agency")];
    const functions = ["administrator"];
    await put("test.noted", { functions, at: "2026-03-01T08:00:00Z" });
    await put("test.noted", { functions, at: "2026-03-01T08:00:00.001Z" });
    await put("test.noted", { at: "2026-03-02T08:00:00Z" });
    await put("test.read", { functions, at: "2026-03-02T08:00:00Z" });
    await put("test.noted", { functions, at: "2026-03-02T08:00:00Z", of: other.personId });
    const since = new Date("2026-03-01T08:00:00Z");
    expect(await countByStaff(db(), person.personId, "test.noted", since)).toBe(1);
    const request = `request of ${colleague.personId}`;
    await put("test.noted", { request, actor: colleague.personId });
    const done = (actor: number, one: string) => wasDoneIn(db(), actor, one);
    expect([
      await done(colleague.personId, request),
      await done(other.personId, request),
      await done(colleague.personId, "another"),
    ]).toEqual([true, false, false]);
  });

  it("is who made the last change by some acts, of one thing or any, and of which fields (AGUI-21)", async () => {
    const colleague = await insertPerson(db(), "Agency", { first_name: "Luc", last_name: "" });
    const other = await insertPerson(db(), "Parent");
    const actor = colleague.personId;
    const last = (subjects: string[] | null = null, ...actions: string[]) =>
      findLastChange(db(), person.personId, actions.length > 0 ? actions : ["test.%"], subjects);
    expect(await last()).toBeNull();
    await put("test.renamed", { actor, subject: "Z-1", changes: { b: 1, a: 2 }, at: "2026-03-01T08:00:00Z" });
    await put("test.noted", { subject: "Z-2", at: "2026-03-01T07:00:00Z" });
    await put("test.read", { actor, kind: "reading", subject: "Z-1" });
    await put("other.noted", { actor });
    await put("test.renamed", { actor, of: other.personId, subject: "Z-1" });
    const first = {
      at: "2026-03-01T08:00:00.000Z",
      by: { userId: actor, displayName: "Luc" },
      fields: ["a", "b"],
    };
    const second = { at: "2026-03-01T07:00:00.000Z", by: null, fields: [] };
    expect(await last()).toEqual(second);
    expect(await last(["Z-1"])).toEqual(first);
    expect(await last(null, "test.renamed", "nothing.%")).toEqual(first);
    expect(await last(["Z-3"])).toBeNull();
  });
});

describe("what can be repeated at will", () => {
  const by = () => ({ actorId: person.personId, address: "127.0.0.1", requestId: null });
  const read = (on = db(), subject = "a-document") =>
    auditCounted(on, by(), testActs.read({ personId: person.personId, subject }));
  // A quarter of an hour may end in the middle of a test: what it counted is then in two entries.
  const counted = async () =>
    (
      await sql<{ subject: string; times: number; isOnce: boolean }>`
        SELECT subject, sum(times)::int AS times, count(*) = count(DISTINCT quarter) AS "isOnce" FROM audit_entry
        WHERE person_id = ${person.personId} GROUP BY subject ORDER BY subject`.execute(db())
    ).rows.map(({ subject, times, isOnce }) => [subject, times, isOnce]);
  const change = (set: string, where = "true") =>
    sql.raw(`UPDATE audit_entry SET ${set} WHERE person_id = ${person.personId} AND ${where}`).execute(db());

  it("is one entry a person, act and thing, with how many times, by two processes at once too (API-OP14)", async () => {
    const other = connect({ ...portal.database.clientConfig, max: 10 }, () => {});
    const all = Array.from({ length: 40 }, (_, n) => read(n % 2 ? db() : other.db));
    await Promise.all([...all, read(db(), "another")]);
    await other.close();
    expect(await counted()).toEqual([
      ["a-document", 40, true],
      ["another", 1, true],
    ]);
  });

  it("is changed by nothing but one time more (API-OP14)", async () => {
    await read();
    for (const set of ["times = times + 2", "times = times - 1", "times = times"])
      await expect(change(set), set).rejects.toMatchObject({ code: "42501" });
    for (const set of ["subject = 'x', times = times + 1", "quarter = NULL", "at = now()"])
      await expect(change(set), set).rejects.toMatchObject({ code: "42501" });
  });

  it("is counted anew each quarter of an hour, and never added to in an earlier quarter of an hour, nor where nothing is counted (API-OP14)", async () => {
    await sql`INSERT INTO audit_entry (action, actor_id, person_id, subject, quarter)
      VALUES ('test.read', ${person.personId}, ${person.personId}, 'a-document',
        date_bin('15 minutes', now(), 'epoch') - interval '15 minutes')`.execute(db());
    await read();
    expect(await counted()).toEqual([["a-document", 2, true]]);
    await note();
    for (const which of ["quarter < date_bin('15 minutes', now(), 'epoch')", "quarter IS NULL"])
      await expect(change("times = times + 1", which)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("the limit of writes", () => {
  const settings = { WRITES_PER_PERSON: "30" };
  let limited: TestApp;
  let cookie: string;
  beforeAll(async () => {
    limited = await buildTestApp(settings, {
      database: portal.database,
      alone: "a process takes shares of the limit",
    });
  });
  afterAll(() => limited.close());
  beforeEach(async () => {
    cookie = await limited.signIn(person.userName);
  });

  const statuses = async (count: number, path: string, headers = {}) => {
    const given = [];
    for (let time = 0; time < count; time += 1)
      given.push((await limited.call("GET", path, { cookie, headers })).statusCode);
    return given;
  };
  const noted = async (action: string) =>
    (
      await sql<{ times: number; entries: number; quarters: number }>`
        SELECT sum(times)::int AS times, count(*) AS entries, count(DISTINCT quarter) AS quarters FROM audit_entry
        WHERE person_id = ${person.personId} AND action = ${action}`.execute(db())
    ).rows.map(({ times, entries, quarters }) => (entries === quarters ? times : -1));
  const notTheirs = "/BabysitterProfile/GetMyBabysitterProfile";

  it("counts what is refused, which past it is answered so and noted no more (API-OP15)", async () => {
    expect(await statuses(33, notTheirs)).toEqual([...Array(30).fill(403), 429, 429, 429]);
    expect(await noted("request.refused")).toEqual([30]);
    expect(await statuses(1, "/Authentication/GetMyInformation")).toEqual([200]);
  });

  it("counts the readings that leave a trace: downloads of one document are one entry (API-OP14, API-OP15)", async () => {
    const { id } = await insertDocument({ db: db(), fileStore: limited.fileStore }, person.personId);
    expect(await statuses(32, `/document/${id}/download`)).toEqual([...Array(30).fill(200), 429, 429]);
    expect(await noted("documents.downloaded")).toEqual([30]);
  });

  it("is not used up by a page of another origin, whose calls are noted up to the same number (API-OP15)", async () => {
    const headers = { origin: "https://evil.example" };
    for (let time = 0; time < 33; time += 1) {
      const answer = await limited.call("POST", "/Authentication/logout", { cookie, headers });
      expect(answer.statusCode).toBe(403);
    }
    expect(await noted("request.refused")).toEqual([30]);
    const own = await limited.call("POST", "/Authentication/DisableDisplayedConnectionPopup", { cookie });
    expect(own.statusCode).toBe(200);
  });
});

describe("a reading", () => {
  it("leaves no trace in the database each time unless it is declared to, and then counts as a write (API-OP15)", async () => {
    const cookies = [(await personWithEverything(portal)).cookie, await portal.signIn(person.userName)];
    const { paths } = (await portal.call("GET", "/api/v1/openapi.json")).json();
    const isEndless = (path: string) => JSON.stringify(paths[path].get).includes("text/event-stream");
    const readings = Object.keys(paths).filter(
      (path) => paths[path].get && !path.includes("{") && !isEndless(path),
    );
    expect(readings.length).toBeGreaterThan(20);
    // Counts of who asks how much are no trace of what was read: one row a person, or a person and hour.
    await portal.database.owner.query(`CREATE TABLE seen_write (name text);
      CREATE FUNCTION see_write() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO seen_write VALUES (TG_RELNAME); RETURN NULL; END';
      DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          AND relname NOT IN ('seen_write', 'session', 'attempt', 'nanny_reads') LOOP
          EXECUTE format('CREATE TRIGGER see_write AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION see_write()', name);
        END LOOP; END $$`);
    const writing: string[] = [];
    for (const [path, cookie] of readings.flatMap((path) =>
      cookies.map((cookie) => [path, cookie] as const),
    )) {
      // What is noted once, as that something was seen, fills nothing.
      await portal.call("GET", path, { cookie });
      await sql`DELETE FROM seen_write`.execute(db());
      const { statusCode } = await portal.call("GET", path, { cookie });
      const { rows } = await sql`SELECT FROM seen_write`.execute(db());
      if (statusCode !== 403 && rows.length > 0 && !writing.includes(path)) writing.push(path);
    }
    expect(writing.toSorted()).toEqual([downloadMyData, downloadPayslips].map(({ path }) => path));
    expect([downloadMyData, downloadPayslips, downloadDocument].every(({ isNoted }) => isNoted)).toBe(true);
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
