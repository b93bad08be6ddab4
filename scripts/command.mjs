// npm run import -- … and the other commands, on the same database as the portal.
import { buildPortal } from "./builds.mjs";
import { install, run } from "./node24.mjs";

install();
if (!(await buildPortal())) process.exit(1);
// A small young generation is collected often, so that large garbage is not promoted to the old one.
process.exitCode = await run("packages/api/dist/command.js", process.argv.slice(2), {
  nodeArgs: ["--max-semi-space-size=1"],
});
