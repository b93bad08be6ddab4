import type pg from "pg";
import { communes } from "../../features/addresses/communes/communes.ts";

/** Gives so many homes, spread over the communes of France as people live there. */
async function homesOf(count: number): Promise<{ readonly codes: string[]; readonly cities: string[] }> {
  const all = (await communes()).all.filter(({ population }) => population > 0);
  const people = all.reduce((sum, { population }) => sum + population, 0);
  const [codes, cities]: [string[], string[]] = [[], []];
  let before = 0;
  for (const { name, population, postalCodes } of all) {
    before += population;
    while (cities.length < count && cities.length < (before / people) * count) {
      codes.push(postalCodes[cities.length % postalCodes.length] ?? "");
      cities.push(name);
    }
  }
  return { codes, cities };
}

/** Publishes so many adverts, each written as a profile with its week, and listed by that; then the tables are analysed. */
export async function publishAdverts(client: pg.ClientBase | pg.Pool, count: number): Promise<void> {
  const { codes, cities } = await homesOf(count);
  await client.query(
    `INSERT INTO person (agency_reference, role, user_name, first_name, last_name, zip_code, city)
      SELECT 'B-' || n, 'BabySitter', 'b.' || n, 'Prénom', 'Nom' || n, zip, city
      FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS one (zip, city, n)`,
    [codes, cities],
  );
  await client.query(`INSERT INTO profile (person_id, advert_title, advert_description, search_frequency, spoken_languages,
      specific_diplomas, has_driving_licence, updated_at)
    SELECT id, 'Titre', 'Texte', id % 8, CASE WHEN id % 3 = 0 THEN '{106,1}'::smallint[] ELSE '{106}' END,
      CASE WHEN id % 4 = 0 THEN '{1242}'::smallint[] ELSE '{}' END, id % 2 = 0, '2026-11-20'::timestamptz - id % 90 * interval '1 day'
    FROM person WHERE agency_reference LIKE 'B-%'`);
  await client.query(`INSERT INTO availability (person_id, id, day, start_time, end_time)
    SELECT person_id, d, d % 7, '16:00', '19:00' FROM profile, generate_series(1, 5) d WHERE (person_id + d) % 2 = 0`);
  await client.query("UPDATE profile SET advert_is_published = true");
  await client.query("ANALYZE");
}
