import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffCookie } from "../testing/signedIn.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { putCampaign } from "../testing/stores/testRenewals.store.ts";
import { insertAssignment, insertMember } from "../testing/stores/testTeam.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import { declaredCalls } from "../testing/walks/declaredCalls.ts";

let portal: TestApp;
let cookie: string;
/** Four families; a thing of each at the last instant of a day in Paris, the two ends of the next, and the first of that after. */
const families: number[] = [];
const [before, first, last, after] = [
  "2026-03-10T22:59:59.999Z",
  "2026-03-10T23:00:00Z",
  "2026-03-11T22:59:59.999Z",
  "2026-03-11T23:00:00Z",
];
const now = new Date("2026-03-21T23:00:00Z");
let owner: number;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => now } });
  cookie = await staffCookie(portal, "administrator");
  owner = (await insertPerson(db(), "Agency")).personId;
  for (const created_at of [before, first, last, after])
    families.push(
      (await insertPerson(db(), "Parent", { created_at, last_name: `N${families.length}` })).personId,
    );
  await fill();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const run = (text: string) => sql.raw(text).execute(db());
const family = (place: number) => families[place] ?? 0;

/** The first is looked after by one colleague, the second by another; of the third nothing is said, of the last no name. */
async function fill() {
  const rows = [before, first, last, after].map(
    (at, place) => `(${family(place)}, timestamptz '${at}', ${place})`,
  );
  const all = `(VALUES ${rows.join(", ")}) AS v(person, at, place)`;
  for (const reference of ["S-1", "S-2"]) await insertMember(db(), reference);
  await insertAssignment(db(), family(0), { sales_representative: "S-1" });
  await insertAssignment(db(), family(1), { sales_representative: "S-2" });
  await insertAssignment(db(), family(3), { hr_contact: "S-1" });
  await run(`INSERT INTO letter (id, kind, person_id, locale, payload, state, created_at, waiting_since, next_attempt_at)
    SELECT left(md5(place::text), 22), 'identity.reset', person, 'fr', '{}', 'withdrawn', at, at, at FROM ${all}`);
  await run(`INSERT INTO moderation_decision (kind, subject_id, seen_version, person_id, decision, at, takes_effect_at, state)
    SELECT 'photo', 'm' || place, 's', person, 'accept', at, at, 'applied' FROM ${all}`);
  await run(
    `INSERT INTO audit_entry (action, person_id, at) SELECT 'people.viewed', person, at FROM ${all} ORDER BY at`,
  );
  await run(`INSERT INTO parent_contract (parent_id, reference, is_shared_guard, is_full_time, is_one_shot, state, start_date)
    SELECT person, 'R-' || place, false, false, false, 1, date '2026-03-10' + place FROM ${all} WHERE place < 3`);
  await run(
    `INSERT INTO survey_configuration VALUES (1, 1, '{"categories": []}', now()), (1, 2, '{"categories": []}', now())`,
  );
  await run(`INSERT INTO survey (person_id, survey_type, version, started_at, saved_at, finished_at)
    SELECT person, 1, 1 + place % 2, at, at, at FROM ${all}`);
  await run(`INSERT INTO survey_follow_up (survey_id, state, owner_id)
    SELECT id, 'to-do', CASE WHEN person_id = ${family(0)} THEN ${owner} END FROM survey WHERE version = 1`);
  await putCampaign(db(), "Parent", 2026);
  await run(`INSERT INTO renewal_follow_up (person_id, year, owner_id, state)
    VALUES (${family(0)}, 2026, ${owner}, NULL), (${family(1)}, 2025, ${owner}, 'to-do'), (${family(2)}, 2026, NULL, 'to-do')`);
  await run(`INSERT INTO renewal_draft (person_id, year, draft, version, saved_at)
    VALUES (${family(0)}, 2026, '{}', 1, now()), (${family(1)}, 2025, '{}', 1, now())`);
}

type Item = Readonly<Record<"id" | "userId", number>> & { readonly person?: { readonly userId: number } };
/** Gives whose rows a list holds, by their place among the four. */
async function placesIn(path: string, query: Readonly<Record<string, string>>): Promise<number[]> {
  const asked = path + (path.includes("?") ? "&" : "?") + new URLSearchParams(query);
  const answer = await portal.call("GET", asked, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  const { items } = answer.json() as { items: Item[] };
  return items.map((item) => families.indexOf(item.person?.userId ?? item.userId));
}
const memberId = async (reference: string) =>
  (await sql<{ id: number }>`SELECT id FROM team_member WHERE agency_reference = ${reference}`.execute(db()))
    .rows[0]?.id;

const betweenDays = [
  ["/Agency/Letters", { sort: "asked", from: "2026-03-11", to: "2026-03-11" }],
  ["/Agency/Moderation/History", { sort: "date", from: "2026-03-11", to: "2026-03-11" }],
  ["/Agency/Audit", { sort: "date", from: "2026-03-11", to: "2026-03-11" }],
  ["/Agency/Surveys", { sort: "saved", from: "2026-03-11", to: "2026-03-11" }],
  ["/Agency/People?role=Parent", { sort: "created", createdFrom: "2026-03-11", createdTo: "2026-03-11" }],
] as const;
const startDays = { startFrom: "2026-03-11", startTo: "2026-03-11" };

describe("a list of the agency between two days", () => {
  it.each(betweenDays)("holds both of them to their ends in Paris: %s (AGUI-28)", async (path, query) => {
    expect(await placesIn(path, query)).toEqual([1, 2]);
  });

  it("holds the contracts that begin on them, and no other (AGCON-02)", async () => {
    expect(await placesIn("/Agency/Contracts?kind=guard", startDays)).toEqual([1]);
  });

  it("is tried here by each of its days: whoever adds one says it above (AGUI-28)", () => {
    const isDay = (name: string) => /(?:^f|F)rom$|(?:^t|T)o$/.test(name);
    const declared = declaredCalls
      .filter(({ params: { shape } }) => shape.limit && shape.before)
      .flatMap(({ path, params }) =>
        Object.keys(params.shape)
          .filter(isDay)
          .map((name) => `${path} ${name}`),
      );
    const tried = [...betweenDays, ["/Agency/Contracts", startDays] as const].flatMap(([path, query]) =>
      Object.keys(query)
        .filter(isDay)
        .map((name) => `${path.split("?")[0]} ${name}`),
    );
    expect(declared.length).toBeGreaterThan(10);
    expect(tried.sort()).toEqual(declared.sort());
  });
});

describe("a list of the agency", () => {
  it.each([
    ["/Agency/Surveys", "saved"],
    ["/Agency/Renewals/2026?view=families", "name"],
  ])("holds those whom a colleague looks after, or nobody: %s (AGUI-10)", async (path, sort) => {
    expect(await placesIn(path, { sort, salesRepId: String(await memberId("S-1")) })).toEqual([0]);
    expect(await placesIn(path, { sort, salesRepId: "none" })).toEqual([2, 3]);
  });

  it.each([
    ["/Agency/Surveys", "saved", [1, 2, 3]],
    ["/Agency/Renewals/2026?view=families", "name", [1, 2, 3]],
  ])("holds what a colleague follows, or nobody: %s (AGUI-10)", async (path, sort, nobodys) => {
    expect(await placesIn(path, { sort, ownerId: String(owner) })).toEqual([0]);
    expect(await placesIn(path, { sort, ownerId: "none" })).toEqual(nobodys);
  });

  it.each([
    [{ version: "1" }, [0, 2]],
    [{ version: "2" }, [1, 3]],
    [{ followUp: "to-do" }, [0, 2]],
    [{ followUp: "dropped" }, []],
    [{ untouchedDays: "10" }, [0, 1, 2, 3]],
    [{ untouchedDays: "11" }, [0, 1]],
  ])("holds the surveys that %j asks for (AGSUR-02)", async (query, places) => {
    expect(await placesIn("/Agency/Surveys", { sort: "saved", ...query })).toEqual(places);
  });

  it("holds the surveys of one family (AGSUR-02)", async () => {
    expect(await placesIn("/Agency/Surveys", { personId: String(family(1)) })).toEqual([1]);
  });

  it.each([
    [{ hasDraft: "true" }, [0]],
    [{ hasDraft: "false" }, [1, 2, 3]],
    [{ followUp: "to-do" }, [2]],
  ])(
    "holds those whom a season asks and %j asks for, by nothing of another year (AGREN-07)",
    async (query, places) => {
      expect(await placesIn("/Agency/Renewals/2026?view=families", query)).toEqual(places);
    },
  );
});
