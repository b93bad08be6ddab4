import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { provenStaff } from "../../../testing/signedIn.ts";
import { surveyPortal } from "../../../testing/testSurveys.ts";
import { listSurveys, surveyOrders } from "./agencySurveys.store.ts";

let tried: Awaited<ReturnType<typeof surveyPortal>>;
let cookie = "";
const families = 3_000;
// Planned with what the database knows of thousands of families, many of whom have one name.
beforeAll(async () => {
  tried = await surveyPortal();
  await tried.anew();
  ({ cookie } = await provenStaff(tried.portal, ["coordinator"]));
  await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name)
    SELECT 'L-' || n, 'Parent', 'l.' || n, 'Lou', 'Nom ' || n % 700 FROM generate_series(1, ${sql.lit(families)}) n`.execute(
    tried.db,
  );
  await sql`INSERT INTO survey (person_id, survey_type, version, started_at, saved_at, finished_at)
    SELECT id, 1, 1, at, at, CASE WHEN id % 5 > 0 THEN at + id % 7 * interval '9 days' END
    FROM (SELECT id, timestamptz '2026-03-01' + id % 400 * interval '1 day' AS at FROM person
      WHERE agency_reference LIKE 'L-%') those`.execute(tried.db);
  await sql`INSERT INTO survey_follow_up (survey_id) SELECT id FROM survey WHERE finished_at IS NOT NULL`.execute(
    tried.db,
  );
  await tried.portal.database.owner.query("VACUUM ANALYZE person, survey, survey_follow_up");
});
afterAll(() => tried.portal.close());

const list = async (query: object) => {
  const path = `/Agency/Surveys?${new URLSearchParams({ ...query })}`;
  const answer = await tried.portal.call("GET", path, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const idsOf = ({ items }: { items: { leadNeedSurveyID: number }[] }) =>
  items.map((one) => one.leadNeedSurveyID);

describe("thousands of surveys", () => {
  it.each([
    ["saved", ["2026-06-01T00:00:00Z", 500], "survey_by_save"],
    ["finished", ["2026-06-01T00:00:00Z", 500], "survey_by_end"],
    ["name", ["nom 400 lou", 500], "person_in_order_of_names"],
  ] as const)(
    "sorted by %s are read by an index, at the beginning and deep down (AGSUR-02, AGSUR-15)",
    async (by, key, index) => {
      const plans: string[] = [];
      const reading: ListReads = {
        query: async ({ text, values }) => {
          const { rows } = await tried.pool.query(`EXPLAIN ${text}`, [...values]);
          plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
          return { rows: [] };
        },
      };
      for (const isDescending of [false, true])
        for (const place of [null, { side: "after", key } as const]) {
          const order = { columns: surveyOrders[by], isDescending };
          await listSurveys(reading, {}, new Date(), { order, place, limit: 50 });
        }
      expect(plans).toHaveLength(4);
      for (const plan of plans) expect(plan).toContain(index);
      for (const plan of [plans[1], plans[3]])
        expect(plan?.slice(plan.indexOf(index))).toMatch(/^.*\n *Index Cond/);
    },
  );

  it.each(["name", "-name", "-saved", "finished"])(
    "sorted by %s, none stands twice and none is left out, forth and back (AGSUR-02, AGUI-12)",
    async (sort) => {
      const query = { sort, limit: "100" };
      const pages: number[][] = [];
      let page = await list(query);
      pages.push(idsOf(page));
      while (page.next !== null) {
        page = await list({ ...query, after: page.next });
        pages.push(idsOf(page));
      }
      expect([pages.flat().length, new Set(pages.flat()).size]).toEqual([families, families]);
      const back = await list({ ...query, before: page.previous });
      expect(idsOf(back)).toEqual(pages.at(-2));
    },
  );
});

describe("the follow-up of a survey, as it is kept", () => {
  it("is one a survey, in a state that is known, and goes with it (AGSUR-15)", async () => {
    const { pool } = tried;
    const { rows } = await pool.query(
      "SELECT survey_id AS id, state, owner_id, note, version FROM survey_follow_up ORDER BY survey_id LIMIT 1",
    );
    const [{ id, ...kept }] = rows;
    expect(kept).toEqual({ state: "to-do", owner_id: null, note: null, version: 1 });
    await expect(pool.query("INSERT INTO survey_follow_up (survey_id) VALUES ($1)", [id])).rejects.toThrow(
      "survey_follow_up_pkey",
    );
    await expect(
      pool.query("UPDATE survey_follow_up SET state = 'done' WHERE survey_id = $1", [id]),
    ).rejects.toThrow("a_survey_is_followed_somehow");
    await pool.query("DELETE FROM survey WHERE id = $1", [id]);
    const left = await pool.query("SELECT FROM survey_follow_up WHERE survey_id = $1", [id]);
    expect(left.rowCount).toBe(0);
  });
});
