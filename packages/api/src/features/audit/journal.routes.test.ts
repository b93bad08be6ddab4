import { journalAreas } from "@ribambelle/domain/audit/journal.filters";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListReads } from "../../acting/office/listReads.ts";
import { actKinds } from "../../features.ts";
import { insertStaff, provenStaff, staffCookie } from "../../testing/signedIn.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { readJournal } from "./journal.views.ts";

let portal: TestApp;
let boss: TestPerson & { readonly cookie: string };
let parent: TestPerson;
let colleague: TestPerson;
const now = new Date("2026-11-24T09:00:00Z");
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => now } });
  boss = await provenStaff(portal, ["administrator"], { first_name: "Zoé", last_name: "Zola" });
  colleague = await insertStaff(portal, ["recruiter"], { first_name: "Luc", last_name: "Petit" });
  parent = await insertPerson(db(), "Parent", { first_name: "Claire", last_name: "Martin" });
  await entries();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const get = (query: object = {}, cookie = boss.cookie, headers = {}) =>
  portal.call("GET", `/Agency/Audit?${new URLSearchParams({ ...query })}`, { cookie, headers });
/** Reads as the pool of the lists does, and notes each plan. */
function poolReads(plans?: string[]): ListReads {
  const { pool } = portal.database.connection;
  return {
    async query({ text, values }) {
      if (plans) {
        const { rows } = await pool.query(`EXPLAIN ${text}`, [...values]);
        plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      }
      return pool.query(text, [...values]);
    },
  };
}
interface Row {
  readonly id: number;
  readonly action: string;
  readonly requestId: string | null;
}
async function list(query: object = {}) {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
/** The numbers under which the test noted them, of what is listed. */
const numbers = async (query: object = {}) =>
  (await list(query)).items
    .flatMap(({ requestId }: Row) => requestId?.match(/^entry-(\d+)$/)?.[1] ?? [])
    .map(Number);

async function note(number: number, at: string, given: Record<string, unknown>) {
  const entry = {
    action: "people.changed",
    kind: "act",
    source: "page",
    actor_id: boss.personId as number | null,
    person_id: parent.personId as number | null,
    address: "192.0.2.7",
    parent: null as string | null,
    ...given,
  };
  const { rows } = await sql<{ id: number }>`INSERT INTO audit_entry
      (at, actor_id, action, person_id, address, request_id, source, kind, functions, parent)
    VALUES (${new Date(at)}, ${entry.actor_id}, ${entry.action}, ${entry.person_id}, ${entry.address}, ${`entry-${number}`},
      ${entry.source}, ${entry.kind}, ARRAY['administrator'], ${entry.parent}) RETURNING id`.execute(db());
  return rows[0]?.id ?? 0;
}

async function entries() {
  await note(1, "2025-09-30T10:00:00Z", {});
  await note(2, "2026-11-01T23:30:00Z", { action: "contracts.changed", actor_id: colleague.personId });
  await note(3, "2026-11-02T10:00:00Z", { action: "photos.validated", person_id: null });
  await note(4, "2026-11-02T22:59:59Z", { action: "people.opened", kind: "reading" });
  await note(5, "2026-11-02T23:00:00Z", {
    action: "imports.people-imported",
    actor_id: null,
    source: "import",
    parent: "run-1",
  });
  const changed = await note(6, "2026-11-03T09:08:07.654Z", {});
  await sql`INSERT INTO audit_detail (entry_id, person_id, changes, reason)
    VALUES (${changed}, ${parent.personId}, ${JSON.stringify({ city: { from: "Paris", to: "Lyon" } })}, 'Déménagement')`.execute(
    db(),
  );
}

describe("the journal", () => {
  it.each([
    ...staffFunctions.map((one): [StaffFunction[], number] => [[one], one === "administrator" ? 200 : 403]),
    [[], 403],
  ])("is read by administrators alone: %j, %i (AUDITS-03, AGUI-30)", async (functions, status) => {
    const cookie = await staffCookie(portal, ...functions);
    expect((await get({}, cookie)).statusCode).toBe(status);
  });

  it("is no family’s, no babysitter’s and no stranger’s (AGUI-30)", async () => {
    for (const role of ["Parent", "BabySitter"] as const) {
      const { userName } = await insertPerson(db(), role);
      expect((await get({}, await portal.signIn(userName))).statusCode).toBe(403);
    }
    expect((await portal.call("GET", "/Agency/Audit")).statusCode).toBe(401);
  });

  it("tells who did what to whom, from where, why, and what was and is (AUDITS-01, AUDITS-03)", async () => {
    const { items } = await list({ requestId: "entry-6" });
    expect(items).toEqual([
      {
        id: expect.any(Number),
        at: "2026-11-03T09:08:07.654Z",
        actor: { userId: boss.personId, displayName: "Zoé Zola", role: "Agency" },
        source: "page",
        functions: ["administrator"],
        action: "people.changed",
        sentence: "a modifié\u00a0: ville",
        times: 1,
        person: { userId: parent.personId, displayName: "Claire Martin", role: "Parent" },
        subject: null,
        changes: [{ field: "city", from: "Paris", to: "Lyon" }],
        reason: "Déménagement",
        address: "192.0.2.7",
        requestId: "entry-6",
        parent: null,
      },
    ]);
    const english = (await get({ requestId: "entry-6" }, boss.cookie, { "accept-language": "en" })).json();
    expect(english.items[0].sentence).toBe("changed: city");
    expect((await list({ requestId: "entry-5" })).items).toMatchObject([
      { actor: null, source: "import", parent: "run-1" },
    ]);
  });

  it("begins with the newest, thirteen months back unless a first day is asked for (AUDITS-01, AUDITS-02)", async () => {
    const all = await numbers({ personId: String(parent.personId) });
    expect(all).toEqual([6, 5, 4, 2]);
    expect(await numbers({ personId: String(parent.personId), from: "2025-01-01" })).toEqual([6, 5, 4, 2, 1]);
    const ids = (await list()).items.map(({ id }: Row) => id);
    expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
  });

  it.each([
    [{ actorId: "colleague" }, [2]],
    [{ area: "contracts", from: "2026-11-01" }, [2]],
    [{ area: "moderation" }, [3]],
    [{ area: "imports" }, [5]],
    [{ kind: "readings" }, [4]],
    [{ from: "2026-11-02", to: "2026-11-02" }, [4, 3, 2]],
    [{ from: "2026-11-03", to: "2026-11-03", area: "people" }, [6]],
    [{ from: "2026-11-03", to: "2026-11-03", area: "imports" }, [5]],
    [{ from: "2024-01-01", to: "2024-01-02" }, []],
    [{ requestId: "entry-3" }, [3]],
    [{ requestId: "entry-3", area: "people" }, []],
    [{ requestId: "entry-2", actorId: "boss" }, []],
    [{ requestId: "entry-4", kind: "acts" }, []],
    [{ requestId: "entry-4", kind: "readings" }, [4]],
    [{ requestId: "entry-3", personId: "parent" }, []],
    [{ requestId: "entry-2", personId: "parent" }, [2]],
    [{ personId: "parent", actorId: "colleague" }, [2]],
    [{ personId: "parent", area: "people" }, [6, 4]],
    [{ personId: "parent", kind: "acts" }, [6, 5, 2]],
    [{ personId: "parent", from: "2026-11-02", to: "2026-11-02" }, [4, 2]],
    [{ actorId: "boss", kind: "readings" }, [4]],
    [{ actorId: "boss", area: "people" }, [6, 4]],
    [{ actorId: "colleague", area: "people" }, []],
    [{ actorId: "colleague", to: "2026-11-01" }, []],
  ])("is narrowed by %j, its days being those of Paris (AUDITS-02)", async (query, expected) => {
    const people: Record<string, TestPerson> = { boss, colleague, parent };
    const asked = Object.entries(query).map(([name, value]) => [
      name,
      name.endsWith("Id") && people[value] ? String(people[value].personId) : value,
    ]);
    expect(await numbers(Object.fromEntries(asked))).toEqual(expected);
  });

  it("is read page by page both ways, each entry once, of an area too (AUDITS-02, AGUI-12)", async () => {
    for (const query of [{}, { area: "people", from: "2025-01-01" }]) {
      const seen: number[] = [];
      let after: string | null = null;
      let back: string | null = null;
      do {
        const answer: { items: Row[]; next: string | null; previous: string | null } = await readAs(
          query,
          after,
        );
        seen.push(...answer.items.map(({ id }) => id));
        after = answer.next;
        back = answer.previous;
      } while (after !== null);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(seen.toSorted((one, other) => other - one));
      expect(seen.length).toBeGreaterThan(2);
      if (back) {
        const before = (await readAs(query, null, back)).items.map(({ id }) => id);
        expect(seen.join()).toContain(before.join());
        expect(before).toHaveLength(2);
      }
    }
  });

  type Page = Promise<{ items: Row[]; next: string | null; previous: string | null }>;
  const readAs = async (query: object, after: string | null, before: string | null = null): Page =>
    readJournal(
      { listReads: poolReads(), acts: actKinds, now: () => now },
      { ...query, ...(after && { after }), ...(before && { before }), limit: 2 as never },
      "fr",
    );

  it.each([
    [{ after: "x" }, "agency.cursor-unusable"],
    [{ area: "weather" }, "request.invalid"],
    [{ from: "2026-02-30" }, "request.invalid"],
    [{ actorId: "99999999999" }, "request.invalid"],
  ])("refuses what it cannot read: %j (AGUI-27)", async (query, code) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it("knows the area of every action that the portal notes (AUDITS-02)", () => {
    const known = new Set<string>(Object.values(journalAreas).flat());
    const areas = new Set(Object.keys(actKinds).map((action) => action.split(".")[0] ?? ""));
    expect([...areas].filter((area) => !known.has(area))).toEqual([]);
  });
});

it("gives somebody what they did themselves from the newest on (STAFF-36)", async () => {
  const own = await provenStaff(portal, ["reader"]);
  const given = { actor_id: own.personId };
  for (const number of [901, 902, 903]) await note(number, `2026-11-20T10:0${number - 901}:00Z`, given);
  const mine = async (query = "") =>
    (await portal.call("GET", `/Agency/Audit/Mine${query}`, { cookie: own.cookie })).json();
  const idsOf = ({ items }: { items: readonly Row[] }) => items.map(({ id }) => id);
  const whole = idsOf(await mine());
  expect(whole.length).toBeGreaterThanOrEqual(3);
  expect(whole).toEqual(whole.toSorted((one, other) => other - one));
});

describe("the journal at its size", () => {
  beforeAll(async () => {
    await sql`INSERT INTO audit_entry (at, actor_id, action, person_id, request_id, kind)
      SELECT ${now}::timestamptz - interval '300 days' + n * interval '3 minutes', CASE WHEN n % 1000 = 0 THEN ${colleague.personId}::integer ELSE n % 50 + 1000000 END,
        CASE WHEN n % 5000 = 0 THEN 'surveys.finished' WHEN n % 3 = 0 THEN 'people.opened' ELSE 'identity.signed-in' END,
        CASE WHEN n % 1000 = 1 THEN ${parent.personId}::integer END, 'r-' || n, CASE WHEN n % 3 = 0 THEN 'reading' ELSE 'act' END
      FROM generate_series(1, 100000) n`.execute(db());
    // All of it, not a sample: of the few entries of a colleague one would say now more, now fewer.
    await portal.database.owner.query("ALTER TABLE audit_entry ALTER actor_id SET STATISTICS 1000");
    await portal.database.owner.query("VACUUM ANALYZE audit_entry");
  });

  async function planOf(query: object): Promise<string[]> {
    const plans: string[] = [];
    const listReads = poolReads(plans);
    await readJournal({ listReads, acts: actKinds, now: () => now }, query, "fr");
    return plans;
  }

  it.each([
    [{}, "audit_entry_pkey"],
    [{ sort: "date" }, "audit_entry_pkey"],
    [{ from: "2026-03-01", to: "2026-03-02" }, "audit_entry_pkey"],
    [{ kind: "readings" }, "audit_entry_by_action"],
    [{ area: "surveys" }, "audit_entry_by_action"],
    [{ area: "identity", kind: "readings", to: "2026-03-01" }, "audit_entry_by_action"],
    [{ actorId: "colleague" }, "audit_entry_by_actor "],
    [{ actorId: "colleague", to: "2026-03-01" }, "audit_entry_by_actor "],
    [{ actorId: "colleague", area: "contracts" }, "audit_entry_by_actor_and_action"],
    [{ actorId: "colleague", kind: "readings", from: "2026-03-01" }, "audit_entry_by_actor_and_action"],
    [{ personId: "parent" }, "audit_entry_about_person"],
    [{ personId: "parent", area: "staff", kind: "readings" }, "audit_entry_about_person"],
    [{ requestId: "r-77" }, "audit_entry_of_request"],
    [{ requestId: "r-77", area: "people", actorId: "colleague" }, "audit_entry_of_request"],
  ] as const)(
    "narrowed by %j reads %s, in one statement, and never all of it (AUDITS-02, AGUI-33)",
    async (query, index) => {
      const meant = {
        ...query,
        ...("actorId" in query && { actorId: String(colleague.personId) }),
        ...("personId" in query && { personId: String(parent.personId) }),
      };
      const [plan, ...others] = await planOf(meant);
      expect(others).toEqual([]);
      expect(plan).toContain(index);
      // Out of how many is counted in whatever order, up to a thousand.
      const scans = [...(plan ?? "").matchAll(/Seq Scan on audit_entry ?(\w*)/g)].map(([, alias]) => alias);
      expect(
        scans.filter((alias) => alias !== "every"),
        plan,
      ).toEqual([]);
    },
  );

  // One of the 800 people was a survey.
  it.each<[Record<string, string>, number]>([
    [{ area: "people", from: "2026-05-01", to: "2026-05-05" }, 799],
    [{ kind: "acts", from: "2026-05-01", to: "2026-05-03", sort: "date" }, 3 * 320],
    [{ from: "2026-05-05", to: "2026-05-05" }, 480],
    [{ area: "surveys" }, 20],
  ])(
    "forth and back by %j, none stands twice and none is left out (AUDITS-02, AGUI-12)",
    async (query, all) => {
      const paged = { ...query, limit: "25" };
      const seen: number[] = [];
      let page = await list(paged);
      const { count } = page;
      const [first] = [page];
      for (;;) {
        seen.push(...page.items.map(({ id }: Row) => id));
        if (page.next === null) break;
        page = await list({ ...paged, after: page.next });
      }
      expect(seen).toEqual(seen.toSorted((one, other) => ("sort" in query ? one - other : other - one)));
      expect([new Set(seen).size, count.value, count.isCapped]).toEqual([all, all, false]);
      if (first.next === null) return;
      const second = await list({ ...paged, after: first.next });
      expect((await list({ ...paged, before: second.previous })).items).toEqual(first.items);
    },
  );
});

describe("what an act tells beside what was and is", () => {
  it("is told as what is: counts one by one, the kind of a contract (AUDITS-01, AUDITS-04)", async () => {
    const told = async (number: number, action: string, changes: object) => {
      const entry = await note(number, "2026-11-20T10:00:00Z", { action, person_id: null });
      await sql`INSERT INTO audit_detail (entry_id, changes) VALUES (${entry}, ${JSON.stringify(changes)})`.execute(
        db(),
      );
      return (await list({ requestId: `entry-${number}` })).items[0].changes;
    };
    const counts = { created: 2, updated: 1, unchanged: 0, refused: 3 };
    expect(await told(91, "imports.run", { counts })).toEqual([
      { field: "created", from: null, to: 2 },
      { field: "refused", from: null, to: 3 },
      { field: "updated", from: null, to: 1 },
      { field: "unchanged", from: null, to: 0 },
    ]);
    const moved = { kind: "guard", act: "ask", state: { from: 0, to: 2 } };
    expect(await told(92, "contracts.state-changed", moved)).toEqual([
      { field: "act", from: null, to: "ask" },
      { field: "kind", from: null, to: "guard" },
      { field: "state", from: 0, to: 2 },
    ]);
  });
});

it("finds a day’s entry before many of the day before, which a long transaction held back (AUDITS-02)", async () => {
  await note(93, "2026-12-10T10:00:00Z", {});
  await sql`INSERT INTO audit_entry (at, action, source, kind)
    SELECT '2026-12-09T10:00:00Z', 'people.changed', 'page', 'act' FROM generate_series(1, 400)`.execute(
    db(),
  );
  await note(94, "2026-12-11T10:00:00Z", {});
  expect(await numbers({ from: "2026-12-10", to: "2026-12-10" })).toEqual([93]);
});
