import type { Desk } from "@ribambelle/domain/desk/desk";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { leaves, seasonPortal, stays, stops, unsure } from "../../../testing/season/seasonPortal.ts";
import { insertParentContract } from "../../../testing/stores/testPeople.store.ts";
import { putCampaign } from "../../../testing/stores/testRenewals.store.ts";
import { readSeason } from "./season.views.ts";

let tried: Awaited<ReturnType<typeof seasonPortal>>;
beforeAll(async () => {
  tried = await seasonPortal();
});
afterAll(() => tried.portal.close());

async function tiles(as: StaffFunction = "administrator") {
  const answer = await tried.portal.call("GET", "/Agency/Desk", { cookie: await tried.cookieOf(as) });
  const desk = answer.json() as Desk;
  return Object.fromEntries(
    desk.tiles.filter(({ code }) => code.startsWith("renewals-")).map((tile) => [tile.code, tile]),
  );
}
const counts = async (as?: StaffFunction) =>
  Object.fromEntries(Object.values(await tiles(as)).map(({ code, count }) => [code, count]));

describe("what the desk counts of the season", () => {
  beforeEach(() => tried.anew());

  it("is what the lists hold that it opens (DESK-03)", async () => {
    const called = await tried.answer(await tried.person("Parent"), unsure("2026-06-20"));
    await tried.answer(await tried.person("Parent"), unsure("2026-07-20"));
    const dealt = await tried.answer(await tried.person("Parent"), stops);
    await tried.follow({ userId: dealt.personId, state: "done" }, 1);
    await tried.answer(await tried.person("BabySitter"), stays());
    const silent = await tried.person("Parent");
    await tried.person("Parent");
    await tried.person("BabySitter", { email: null });
    await tried.remind(silent.personId);
    expect(await counts()).toEqual({
      "renewals-answered-parents": 2,
      "renewals-answered-babysitters": 1,
      "renewals-to-call": 0,
      "renewals-silent-parents": 1,
      "renewals-silent-babysitters": 0,
    });
    tried.at("2026-06-20T10:00:00Z");
    const found = await tiles();
    expect(found["renewals-to-call"]).toMatchObject({ count: 1, overdueDays: 0 });
    expect(found["renewals-silent-parents"]).toMatchObject({ count: 2, overdueCount: 0 });
    for (const [code, query] of [
      ["renewals-answered-parents", "view=families&followUp=to-do"],
      ["renewals-answered-babysitters", "view=babysitters&followUp=to-do"],
      ["renewals-to-call", "view=families&answer=unsure&callBack=due"],
      ["renewals-silent-parents", "view=families&answer=none&remindable=true"],
      ["renewals-silent-babysitters", "view=babysitters&answer=none&remindable=true"],
    ] as const) {
      const { count } = (await tried.get(`?${query}`)).json();
      expect([code, found[code]?.count]).toEqual([code, count.value]);
    }
    await tried.follow({ userId: called.personId, state: "dropped" }, 1);
    expect(await counts()).toMatchObject({ "renewals-to-call": 0, "renewals-answered-parents": 1 });
  });

  it("is overdue after five days, the day after a call, and a week before the end (TABLE D, DESK-02)", async () => {
    await tried.answer(await tried.person("Parent"), unsure("2026-06-19"));
    await tried.person("BabySitter");
    await putCampaign(tried.db, "BabySitter", 2026, { closes_on: "2026-06-27" });
    tried.at("2026-06-20T09:00:00Z");
    const before = await tiles();
    expect(before["renewals-answered-parents"]?.overdueCount).toBe(0);
    expect(before["renewals-to-call"]?.overdueCount).toBe(1);
    expect(before["renewals-silent-babysitters"]).toMatchObject({ count: 1, overdueCount: 0 });
    tried.at("2026-06-21T10:00:01Z");
    const after = await tiles();
    expect(after["renewals-answered-parents"]?.overdueCount).toBe(1);
    expect(after["renewals-silent-babysitters"]).toMatchObject({ count: 1, overdueCount: 1 });
    tried.at("2026-06-28T10:00:00Z");
    expect((await counts())["renewals-silent-babysitters"]).toBe(0);
  });

  it("is of whom one may read, and of the year that it is (DESK-03, AGUI-31)", async () => {
    await tried.answer(await tried.person("Parent"), stops);
    await tried.answer(await tried.person("BabySitter"), leaves);
    expect(await counts("recruiter")).toEqual({
      "renewals-answered-babysitters": 1,
      "renewals-silent-babysitters": 0,
    });
    expect(await counts("reader")).toEqual({});
    tried.at("2027-01-10T10:00:00Z");
    expect(await counts("coordinator")).toMatchObject({ "renewals-answered-parents": 0 });
  });
});

it("the list of those who may be reminded holds who may be, each by their own facts (AGREN-11, DESK-03)", async () => {
  await tried.anew();
  const { db } = tried;
  const noted = (personId: number, reminders: number, at: string) =>
    sql`INSERT INTO renewal_follow_up (year, person_id, reminders, last_reminded_at)
      VALUES (2026, ${personId}, ${reminders}, ${at})`.execute(db);
  const optedOut = (personId: number) =>
    sql`INSERT INTO opt_in (person_id, name, is_taken) VALUES (${personId}, 'agencyInformationEmail', false)`.execute(
      db,
    );
  const person = async () => (await tried.person("Parent")).personId;
  await noted(await person(), 1, "2026-06-12T10:00:00Z");
  await noted(await person(), 1, "2026-06-12T10:00:01Z");
  await noted(await person(), 3, "2026-06-01T10:00:00Z");
  await noted(await person(), 4, "2026-06-01T10:00:00Z");
  const [ended, running] = [await person(), await person()];
  for (const one of [await person(), ended, running]) await optedOut(one);
  await insertParentContract(db, ended, { end_date: "2026-06-14" });
  await insertParentContract(db, running, { end_date: "2026-06-15" });
  await tried.person("Parent", { email: null });
  const leaving = await person();
  await sql`INSERT INTO person_request (person_id, kind, way, asked_at, due_on)
    VALUES (${leaving}, 'unsubscription', 'phone', now(), '2026-07-01')`.execute(db);
  const before = await person();
  await sql`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
    VALUES (${before}, 'Parent', 2025, '{"unsubscribes": true}', 1, 'fr', now()),
      (${before}, 'Parent', 2024, '{"unsubscribes": false}', 1, 'fr', now())`.execute(db);
  await tried.answer(await tried.person("Parent"), stops);
  type Row = { readonly person: { readonly userId: number }; readonly isRemindable: boolean };
  const rowsOf = async (query: string) => (await tried.get(query)).json().items as Row[];
  const all = await rowsOf("?view=families");
  const mayBe = all.filter(({ isRemindable }) => isRemindable).map((row) => row.person.userId);
  expect([all.length, mayBe.length]).toEqual([11, 3]);
  expect((await rowsOf("?view=families&remindable=true")).map((row) => row.person.userId)).toEqual(mayBe);
});

describe("thousands whom a season asks", () => {
  beforeAll(async () => {
    await tried.anew();
    const { db } = tried;
    await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name, password_hash, email)
      SELECT 'MANY-' || n, 'Parent', 'many.' || n, 'A', 'Nom ' || n % 700, 'x', 'many.' || n || '@example.fr'
      FROM generate_series(1, 20100) n`.execute(db);
    await sql`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
      SELECT id, 'Parent', y, '{"need": 2}', 1, 'fr', timestamptz '2026-05-01' + id % 97 * interval '1 hour'
      FROM person, generate_series(2024, 2026) y WHERE agency_reference LIKE 'MANY-%' AND id % 3 = 0`.execute(
      db,
    );
    await sql`INSERT INTO renewal_follow_up (year, person_id, state, contact_date)
      SELECT year, person_id, CASE WHEN person_id % 2 = 0 THEN 'to-do' ELSE 'done' END, date '2026-06-01' + person_id % 90
      FROM renewal_answer WHERE answer ->> 'need' = '2'`.execute(db);
    await tried.portal.database.owner.query("VACUUM ANALYZE person, renewal_answer, renewal_follow_up");
  });

  it.each([
    [{}, "person_by_name"],
    [{ sort: "-name" }, "person_by_name"],
    [{ answer: "none" }, "person_by_name"],
    [{ sort: "answered" }, "renewal_answer_of_year"],
    [{ sort: "-answered", followUp: ["to-do"] }, "renewal_answer_of_year"],
    [{ sort: "contactDate" }, "renewal_by_contact_date"],
  ] as const)("the page of %j is read by %s, in one statement (AGREN-21, AGUI-33)", async (query, index) => {
    const plans: string[] = [];
    const { connection } = tried.portal.database;
    const listReads = {
      query: async ({ text, values }: Parameters<ListReads["query"]>[0]) => {
        const { rows } = await connection.pool.query(`EXPLAIN ${text}`, [...values]);
        plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
        return { rows: [] };
      },
    };
    const asked = { year: "2026", view: "families", ...query } as Parameters<typeof readSeason>[1];
    await readSeason({ connection, listReads }, asked, { functions: ["administrator"], now: tried.now() });
    expect(plans).toHaveLength(1);
    expect(plans[0]?.match(/CTE page.*?(?=\n {2}(?:InitPlan|CTE|->))/s)?.[0]).toContain(index);
  });

  it("are many on the desk, without one looking at more than twenty thousand (DESK-07)", async () => {
    await sql`INSERT INTO renewal_follow_up (year, person_id, reminders) SELECT 2026, id, 4 FROM person
      WHERE agency_reference LIKE 'MANY-%' ON CONFLICT DO NOTHING`.execute(tried.db);
    expect((await tiles())["renewals-silent-parents"]).toMatchObject({ count: 1_000, isCapped: true });
  });
});
