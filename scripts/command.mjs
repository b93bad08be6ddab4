// npm run import -- …: an act without a page, on the same database as the portal.
import { install, run } from "./node24.mjs";

install();
// A small young generation is emptied often: what is large does not grow old before it is thrown away.
process.exitCode = await run("packages/api/src/commands/main.ts", process.argv.slice(2), {
  nodeArgs: ["--max-semi-space-size=1"],
});
