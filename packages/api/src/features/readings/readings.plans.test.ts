import { sql } from "kysely";
import { afterAll, beforeAll, it } from "vitest";
import {
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../testing/privateSpace/privateSpace.ts";
import { expectOneIndexedStatement } from "../../testing/privateSpace/statements.ts";

let space: PrivateSpace;
let my: SignedInPerson;
beforeAll(async () => {
  space = await privateSpace();
  my = await space.person("BabySitter");
  const their = await space.person("BabySitter");
  const { db } = space.agency.database.connection;
  await sql`INSERT INTO reading (id, reference, version, title_fr, category, demand, published_date, audience, is_withdrawn,
      file_key, byte_count, sha256, page_count)
    SELECT lpad(n::text, 22, 'x'), 'L-' || n, 1, 'Titre', 0, 1, date '2026-01-01', 2, false, 'L-' || n, 1, '', 1
    FROM generate_series(1, 2000) n`.execute(db);
  await sql`INSERT INTO reading_recipient (reading_id, person_id, added_on)
    SELECT lpad(n::text, 22, 'x'), p.id, date '2026-01-01' FROM generate_series(1, 2000) n
    JOIN person p ON p.id = ${their.personId} OR (p.id = ${my.personId} AND n % 200 = 0)`.execute(db);
  await space.agency.database.owner.query("ANALYZE");
});
afterAll(() => space.close());

it.each(["/Reading/GetMyReadings", "/ToDo/GetMyToDos"])(
  "is read by one statement beside the session's, by an index, among the documents of many: %s (SPACE-21)",
  (path) => expectOneIndexedStatement(space, my, path, ["reading_recipient"]),
);
