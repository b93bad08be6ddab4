// npm run build: the web app and the portal, whether they changed or not.
import { buildAll } from "./builds.mjs";
import { install } from "./node24.mjs";

install();
if (!(await buildAll({ force: true }))) process.exit(1);
