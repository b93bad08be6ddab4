// npm run pictures: takes the pictures of docs/images again, from a demonstration portal of its own. What they show is of the
// day on which they are taken, as the demonstration is: take them when the pages have changed.
import { chromium } from "../chromium.mjs";
import { install, run } from "../node24.mjs";
import { buildWeb } from "../webBuild.mjs";

install({ developing: true });
process.exitCode = (await buildWeb())
  ? await run("scripts/pictures/takePictures.mjs", [], { env: { CHROMIUM_PATH: chromium() } })
  : 1;
