// npm start: installs what is missing, builds the web app when it changed, starts the portal.
import { install, portalFlags, run } from "./node24.mjs";
import { buildWeb } from "./webBuild.mjs";

install();
if (!(await buildWeb())) {
  console.error("The web app could not be built: the lines above say why.");
  process.exit(1);
}
process.exitCode = await run("packages/api/src/main.mjs", [], { nodeArgs: portalFlags });
