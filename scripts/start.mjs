// npm start: installs what is missing, builds what changed, starts the portal.
import { buildPortal, buildWeb } from "./builds.mjs";
import { install, portalFlags, run } from "./node24.mjs";

install();
const pages = buildWeb();
// It prepares its database while its pages are built, and waits for these.
const start = () =>
  run("packages/api/dist/main.js", ["pages-follow"], { nodeArgs: portalFlags, news: pages });
process.exitCode = (await buildPortal()) ? await start() : 1;
