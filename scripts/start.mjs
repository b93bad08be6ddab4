// npm start: installs what is missing, builds what changed, starts the portal.
import { buildAll } from "./builds.mjs";
import { install, portalFlags, run } from "./node24.mjs";

install();
if (!(await buildAll())) process.exit(1);
process.exitCode = await run("packages/api/dist/main.js", [], { nodeArgs: portalFlags });
