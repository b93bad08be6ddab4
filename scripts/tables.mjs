// npm run tables: writes the table types of packages/api/src/db/generated from the database that the migrations make.
import { install, run } from "./node24.mjs";

install();
const test = "packages/api/src/db/tables.test.ts";
process.exitCode = await run("node_modules/vitest/vitest.mjs", ["run", "--project", "api", test, "--update"]);
