// npm run jobs: a process that runs the jobs alone, beside portals started with JOBS=elsewhere.
import { install, run } from "./node24.mjs";

install();
process.exitCode = await run("packages/api/src/main.mjs", ["jobs"], {
  nodeArgs: ["--max-semi-space-size=1"],
});
