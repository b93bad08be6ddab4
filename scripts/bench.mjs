// npm run bench: what is measured, on a portal of its own.
import { install, run } from "./node24.mjs";
import { buildWeb } from "./webBuild.mjs";

install();
if (!(await buildWeb())) process.exit(1);
process.exitCode = await run("bench/bench.ts");
