// The house's import rules on this checkout: prints each breach; exit code 1 when there is one, or when nothing was read.
import { breaches } from "./houseRules.mjs";
import { root } from "./node24.mjs";

const { modules, found } = await breaches(root);
for (const breach of found) console.error(`✗ ${breach}`);
if (modules === 0) console.error("✗ the import rules read no module: they checked nothing");
else console.log(`import rules: ${modules} modules read, ${found.length} breaches`);
process.exitCode = found.length > 0 || modules === 0 ? 1 : 0;
