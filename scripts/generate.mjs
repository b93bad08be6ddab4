// npm run generate -- --parents N: an empty database filled with an agency of that size.
import { install, run } from "./node24.mjs";

install();
process.exitCode = await run("bench/generate.ts", process.argv.slice(2));
