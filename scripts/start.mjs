// npm start: installs what is missing, builds the web app when it changed, starts the portal.
import { install, run } from "./node24.mjs";
import { buildWeb } from "./webBuild.mjs";

install();
if (!(await buildWeb())) {
  console.error("The web app could not be built: the lines above say why.");
  process.exit(1);
}
// A small young generation halves the idle memory of Node.
process.exitCode = await run("packages/api/src/main.ts", [], { nodeArgs: ["--max-semi-space-size=1"] });
