// npm run bench: every figure of the budgets, on portals and databases of its own.
import { buildAll } from "./builds.mjs";
import { findChromium } from "./chromium.mjs";
import { install, portalFlags, run } from "./node24.mjs";

install({ developing: true });
if (!(await buildAll())) process.exit(1);
// What the bench starts gets the flags of the bench itself: the portal and its yardsticks run alike.
process.exitCode = await run("bench/bench.ts", process.argv.slice(2), {
  nodeArgs: portalFlags,
  env: { CHROMIUM_PATH: findChromium() ?? "" },
});
