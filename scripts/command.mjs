// npm run import -- …: an act without a page, on the same database as the portal.
import { install, run } from "./node24.mjs";

install();
process.exitCode = await run("packages/api/src/commands/main.ts", process.argv.slice(2));
