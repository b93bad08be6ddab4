// npm run tables: writes what is generated: the table types of packages/api/src/db/generated, from the database that the
// migrations make, and the npm scripts of the commands and the list of calls, from the records of the features.
import { install, run } from "./node24.mjs";

install({ developing: true });
const tests = [
  "packages/api/src/reference/openapi.test.ts",
  "packages/api/src/db/tables.test.ts",
  "packages/api/src/commands/npmScripts.test.ts",
];
process.exitCode = await run("node_modules/vitest/vitest.mjs", [
  "run",
  "--project",
  "api",
  ...tests,
  "--update",
]);
