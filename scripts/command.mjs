// npm run import -- … and the other commands, on the same database as the portal.
import { install, run } from "./node24.mjs";

install();
// A small young generation is collected often, so that large garbage is not promoted to the old one.
process.exitCode = await run("packages/api/src/commands/main.mjs", process.argv.slice(2), {
  nodeArgs: ["--max-semi-space-size=1"],
});
