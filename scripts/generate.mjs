// npm run generate -- --parents N: an empty database filled with an agency of that size.
import { install, run } from "./node24.mjs";

install({ developing: true });
process.exitCode = await run("bench/generate.ts", process.argv.slice(2));
