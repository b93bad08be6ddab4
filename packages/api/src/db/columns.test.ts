import { afterAll, beforeAll, expect, it } from "vitest";
import { contractColumns } from "../features/contracts/contracts.columns.ts";
import { givenPersonColumns } from "../features/people/people.columns.ts";
import {
  availabilityColumns,
  experienceColumns,
  profileColumns,
} from "../features/profile/profile.columns.ts";
import { type TestDatabase, testDatabase } from "../testing/testDatabase.ts";
import { type Columns, rowsInJson } from "./columns.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const lists: readonly (readonly [table: string, columns: Columns<string>])[] = [
  ["parent_contract", contractColumns.parent],
  ["housework_contract", contractColumns.housework],
  ["babysitter_contract", contractColumns.babysitter],
  ["person", givenPersonColumns],
  ["profile", profileColumns],
  ["availability", availabilityColumns],
  ["experience", experienceColumns],
];

// By another type, a value given as JSON could be rounded or cut before it is kept.
it.each(lists)("the list of columns of %s says of each the type that it has", async (table, columns) => {
  const { rows } = await database.connection.pool.query<{ name: string; type: string; said: string }>(
    `SELECT c.name, format_type(a.atttypid, NULL) AS type, format_type(c.type::regtype, NULL) AS said
    FROM unnest($1::text[], $2::text[]) AS c(name, type)
    JOIN pg_attribute a ON a.attrelid = $3::regclass AND a.attname = c.name`,
    [Object.values(columns).map(([name]) => name), Object.values(columns).map(([, type]) => type), table],
  );
  expect(rows).toHaveLength(Object.keys(columns).length);
  expect(rows.filter(({ type, said }) => type !== said)).toEqual([]);
});

it("rows in JSON say their fields alone, and nothing of what is null", () => {
  const rows = [{ line: 1, name: "É", city: null, other: "x", list: [null, 1] }];
  expect(rowsInJson(rows, ["line", "name", "city", "list", "absent"])).toBe(
    '[{"line":1,"name":"É","list":[null,1]}]',
  );
});
