import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../../testing/privateSpace/privateSpace.ts";
import { statementsOf } from "../../../testing/privateSpace/statements.ts";
import { communes } from "../../addresses/communes/communes.ts";

const adverts = 50_000;

let space: PrivateSpace;
let family: SignedInPerson;
beforeAll(async () => {
  space = await privateSpace();
  family = await space.person("Parent", { zip_code: "44000", city: "Nantes" });
  await fill();
}, 120_000);
afterAll(() => space.close());

/** Spreads adverts over the communes of France as people live there; each is written as a profile, and listed by that. */
async function fill(): Promise<void> {
  const { db } = space.agency.database.connection;
  const all = (await communes()).all.filter(({ population }) => population > 0);
  const people = all.reduce((sum, { population }) => sum + population, 0);
  const cities: string[] = [];
  const codes: string[] = [];
  let [before, at] = [0, 0];
  for (const { name, population, postalCodes } of all) {
    before += population;
    for (; at < adverts && at < (before / people) * adverts; at++) {
      cities.push(name);
      codes.push(postalCodes[at % postalCodes.length] ?? "");
    }
  }
  await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name, zip_code, city)
    SELECT 'B-' || n, 'BabySitter', 'b.' || n, 'Prénom', 'Nom' || n, zip, city
    FROM unnest(${codes}::text[], ${cities}::text[]) WITH ORDINALITY AS one (zip, city, n)`.execute(db);
  await sql`INSERT INTO profile (person_id, advert_title, advert_description, search_frequency, spoken_languages,
      specific_diplomas, has_driving_licence, updated_at)
    SELECT id, 'Titre', 'Texte', id % 8, CASE WHEN id % 3 = 0 THEN '{106,1}'::smallint[] ELSE '{106}' END,
      CASE WHEN id % 4 = 0 THEN '{1242}'::smallint[] ELSE '{}' END, id % 2 = 0, '2026-11-20'::timestamptz - id % 90 * interval '1 day'
    FROM person WHERE agency_reference LIKE 'B-%'`.execute(db);
  await sql`INSERT INTO availability (person_id, id, day, start_time, end_time)
    SELECT person_id, d, d % 7, '16:00', '19:00' FROM profile, generate_series(1, 5) d WHERE (person_id + d) % 2 = 0`.execute(
    db,
  );
  await sql`UPDATE profile SET advert_is_published = true`.execute(db);
  await space.agency.database.owner.query("ANALYZE");
}

describe("a search among fifty thousand adverts", () => {
  it("reads the listing by its indexes, in two statements at most, facets included (NANNY-19, NANNY-20)", async () => {
    const { pool } = space.agency.database.connection;
    const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM nanny_listing");
    expect(rows[0]?.count).toBe(adverts);
    const search = async () => {
      const answer = await space.get(family, "/Nanny/Search?radius=20&moments=lundi-16:30-18:30&languages=1");
      expect(answer.json().near).toBeGreaterThan(100);
    };
    const statements = (await statementsOf(search)).filter(
      ({ text }) => !/\bsession\b/.test(text) && text !== "SELECT 1" && !text.includes("set_config("),
    );
    expect(statements.length).toBeLessThanOrEqual(2);
    for (const { text, values } of statements) {
      const { rows: lines } = await pool.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
      const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
      const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
      const big = ["nanny_listing", "profile", "person", "availability"];
      expect(
        scanned.filter((table) => big.includes(table ?? "")),
        plan,
      ).toEqual([]);
    }
  });
});
