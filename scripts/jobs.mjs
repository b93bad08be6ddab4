// npm run jobs: a process that runs the jobs alone, beside portals started with JOBS=elsewhere.
import { buildPortal } from "./builds.mjs";
import { install, run } from "./node24.mjs";

install();
if (!(await buildPortal())) process.exit(1);
process.exitCode = await run("packages/api/dist/main.js", ["jobs"], {
  nodeArgs: ["--max-semi-space-size=1"],
});
