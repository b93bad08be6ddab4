import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/testDatabase.ts";

const run = promisify(execFile);
const codegen = fileURLToPath(
  new URL("../../../../node_modules/kysely-codegen/dist/cli/bin.js", import.meta.url),
);
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

function urlOf(config: pg.ClientConfig): string {
  if (config.connectionString) return config.connectionString;
  const { user = "", password, host = "", port = 5432, database: name = "" } = config;
  const secret = password ? `:${encodeURIComponent(String(password))}` : "";
  return `postgres://${user}${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

it("the committed table types are those of the migrated database: `npm run tables` writes them again", async () => {
  const { stdout } = await run(process.execPath, [
    codegen,
    ...["--dialect", "postgres", "--print", "--url", urlOf(database.clientConfig)],
    ...["--include-pattern", "public.*", "--date-parser", "string", "--type-mapping", '{"int8":"number"}'],
    // Counted by libraries in their own shape: nobody of ours reads them by name.
    ...["--exclude-pattern", "public.(attempt|migration)"],
  ]);
  await expect(stdout.slice(stdout.indexOf("/**"))).toMatchFileSnapshot("generated/tables.ts");
});
