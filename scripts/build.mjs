// npm run build: the web app, whether it changed or not.
import { install } from "./node24.mjs";
import { buildWeb } from "./webBuild.mjs";

install();
if (!(await buildWeb({ force: true }))) process.exit(1);
