import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishAdverts } from "../../../testing/nannies/manyAdverts.store.ts";
import {
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../../testing/privateSpace/privateSpace.ts";
import { statementsOf } from "../../../testing/privateSpace/statements.ts";

const adverts = 25_000;

let space: PrivateSpace;
let family: SignedInPerson;
beforeAll(async () => {
  space = await privateSpace();
  family = await space.person("Parent", { zip_code: "44000", city: "Nantes" });
  await publishAdverts(space.agency.database.owner, adverts);
}, 120_000);
afterAll(() => space.close());

/** The plan of a statement: made for its values, or as it is made once for all of them. */
async function planOf(text: string, values: unknown[], mode: "custom" | "generic"): Promise<string> {
  const client = await space.agency.database.connection.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(`SET LOCAL plan_cache_mode = force_${mode}_plan`);
    // By its name the statement is planned as the portal has it planned.
    const { rows } = await client.query<{ "QUERY PLAN": string }>({
      name: `explain-${mode}-${text.length}`,
      text: `EXPLAIN ${text}`,
      values,
    });
    return rows.map((line) => line["QUERY PLAN"]).join("\n");
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

describe("a search among twenty-five thousand adverts", () => {
  it("reads the listing by its indexes, in two statements at most, facets included (NANNY-19, NANNY-20)", async () => {
    const { pool } = space.agency.database.connection;
    const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM nanny_listing");
    expect(rows[0]?.count).toBe(adverts);
    const search = async () => {
      const answer = await space.get(family, "/Nanny/Search?radius=20&moments=lundi-16:30-18:30&languages=1");
      expect(answer.json().near).toBeGreaterThan(50);
    };
    const statements = (await statementsOf(search)).filter(
      ({ text }) => !/\bsession\b/.test(text) && text !== "SELECT 1" && !text.includes("set_config("),
    );
    expect(statements.length).toBeLessThanOrEqual(2);
    for (const { text, values } of statements)
      for (const plan of [await planOf(text, values, "custom"), await planOf(text, values, "generic")]) {
        const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
        const big = ["nanny_listing", "nanny_place", "profile", "person", "availability"];
        expect(
          scanned.filter((table) => big.includes(table ?? "")),
          plan,
        ).toEqual([]);
        if (text.includes("nanny_place")) expect(plan).toContain("using nanny_listing_by_place");
      }
  });
});
