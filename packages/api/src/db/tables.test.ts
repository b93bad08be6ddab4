import { execFile } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/testDatabase.ts";

// Handwritten table types against those that kysely-codegen reads from the migrated database.
const run = promisify(execFile);
const sources = fileURLToPath(new URL("..", import.meta.url));
const modules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));
const cache = fileURLToPath(new URL("../../node_modules", import.meta.url));
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, ".tables-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

function urlOf(config: pg.ClientConfig): string {
  if (config.connectionString) return config.connectionString;
  const { user = "", password, host = "", port = 5432, database: name = "" } = config;
  const secret = password ? `:${encodeURIComponent(String(password))}` : "";
  return `postgres://${user}${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

const tableTypes = globSync("**/*.table.ts", { cwd: sources }).flatMap((file) => {
  const text = readFileSync(join(sources, file), "utf8");
  return [...text.matchAll(/export interface (\w+)Table\b/g)].map(([, name = ""]) => ({ name, file }));
});

const comparison = (generated: string) => `
import type { Selectable } from "kysely";
import type * as generated from "./generated.ts";
${tableTypes.map(({ name, file }) => `import type { ${name}Table } from "${relative(folder, join(sources, file))}";`).join("\n")}
type Same<Ours, Theirs> = [keyof Ours] extends [keyof Theirs]
  ? [keyof Theirs] extends [keyof Ours]
    ? Selectable<Ours> extends Selectable<Theirs> ? true : "a column has another type"
    : { missing: Exclude<keyof Theirs, keyof Ours> }
  : { unknown: Exclude<keyof Ours, keyof Theirs> };
${tableTypes.map(({ name }) => `export const of${name}: Same<${name}Table, ${new RegExp(`export interface ${name} `).test(generated) ? `generated.${name}` : "never"}> = true;`).join("\n")}
`;

it("describes every table as the migrations made it, column by column", async () => {
  const flags = [
    "--dialect",
    "postgres",
    "--print",
    "--date-parser",
    "string",
    "--include-pattern",
    "public.*",
  ];
  const { stdout } = await run(process.execPath, [
    join(modules, "kysely-codegen/dist/cli/bin.js"),
    ...flags,
    "--type-mapping",
    '{"int8":"number"}',
    "--url",
    urlOf(database.clientConfig),
  ]);
  const generated = stdout.slice(stdout.indexOf("/**"));
  writeFileSync(join(folder, "generated.ts"), generated);
  writeFileSync(join(folder, "comparison.ts"), comparison(generated));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)),
      files: ["comparison.ts"],
      include: [],
      compilerOptions: { typeRoots: [join(modules, "@types")] },
    }),
  );
  const compiled = await run(process.execPath, [join(modules, "typescript/bin/tsc"), "-p", folder]).then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
  expect(compiled).toBe("");

  // Counted by libraries in their own shape: nobody of ours reads them by name.
  const foreign = ["Attempt", "Migration", "DB"];
  const made = [...generated.matchAll(/export interface (\w+) /g)].map(([, name = ""]) => name);
  expect(tableTypes.map(({ name }) => name).sort()).toEqual(
    made.filter((name) => !foreign.includes(name)).sort(),
  );
});
