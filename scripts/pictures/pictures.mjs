// npm run pictures: takes the pictures of docs/images again, from a demonstration portal of its own. What they show is of the
// day on which they are taken, as the demonstration is: take them when the pages have changed.
import { buildAll } from "../builds.mjs";
import { chromium } from "../chromium.mjs";
import { install, run } from "../node24.mjs";

install({ developing: true });
process.exitCode = (await buildAll())
  ? await run("scripts/pictures/takePictures.mjs", [], { env: { CHROMIUM_PATH: chromium() } })
  : 1;
