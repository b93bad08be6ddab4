// npm run unsteady -- FOLDER: the page tests there, with a network and a machine that are slow now and then, by chance. A test
// that asks for something before the page has done its work fails. UNSTEADY=SEED takes the chances of a run again.
import { testChromium } from "../chromium.mjs";
import { install, run } from "../node24.mjs";

install({ developing: true });
const seed = process.env.UNSTEADY ?? String(Date.now() % 100_000);
const args = ["run", "--project", "web", ...process.argv.slice(2)];
process.exitCode = await run("node_modules/vitest/vitest.mjs", args, {
  env: { CHROMIUM_PATH: testChromium(), VITE_UNSTEADY: seed },
});
console.log(`The seed was ${seed}.`);
