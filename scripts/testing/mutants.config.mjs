// How StrykerJS tries the rules of the domain (npm run mutants says which files): docs/decisions/0070.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../node24.mjs";

const cache = join(root, "node_modules/.cache/mutants");

export const report = join(cache, "report.json");
export const known = join(cache, "incremental.json");

export default {
  testRunner: "vitest",
  vitest: { configFile: join(root, "scripts/testing/mutants.vitest.mjs"), related: true },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // The compiler notices a code that is empty and an object without its fields; words have tests of their own.
  mutator: { excludedMutations: ["StringLiteral", "ObjectLiteral"] },
  // What the rules and their tests are made of: the rest of the house is not copied.
  ignorePatterns: ["/*", "!/packages", "/packages/*", "!/packages/domain", "!/scripts", "!/docs", "!/*.json"],
  tempDirName: join(tmpdir(), "ribambelle-mutants"),
  // What was found before is not tried again while neither the rule nor its tests changed.
  incremental: true,
  incrementalFile: known,
  reporters: ["dots", "json"],
  jsonReporter: { fileName: report },
  thresholds: { high: 95, low: 95, break: null },
  warnings: { slow: false },
  fileLogLevel: "off",
  allowEmpty: true,
};
